/* PandoriaCardUses: which games have used which printed cost. Nothing remembers that: the games' files are read when it is asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-job.h"
#include "pandoria-printed.h"
#include "pandoria-record.h"

/** PandoriaCardUse: a game. */
typedef struct
{
  gatomicrefcount ref_count;
  char *path;
  char *title; /* as it is shown; never empty */
} PandoriaCardUse;

typedef struct _PandoriaCardUses PandoriaCardUses;

/**
 * Reads all games of @folder. Actions that were taken back or no longer fit count, too: they may return. Files that cannot be read are
 * ignored. So are prices of the card market: a game does not name the card.
 * Returns: (transfer full): the job. Its result is a PandoriaCardUses.
 */
PandoriaJob *pandoria_card_uses_count (const char *folder);

/** Returns: (transfer none) (nullable) (element-type PandoriaCardUse): the games that have used @printed, by title; NULL for none. */
GPtrArray *pandoria_card_uses_find (const PandoriaCardUses *uses, const PandoriaPrinted *printed);
/** Returns: (transfer full) (element-type guint): the values with which @thing was used in games, ascending. */
GArray *pandoria_card_uses_get_values (const PandoriaCardUses *uses, const PandoriaPrinted *thing);

/* The printed numbers of a game: where they are in its acts and in its setup. */

/** Called with each number; the value that it returns replaces the number. */
typedef guint (*PandoriaCardNumberFunc) (const PandoriaPrinted *printed, gpointer data);

/** Goes through the numbers of @action in a game of @variant: in the family variants nothing is paid (14), but there are relics. */
void pandoria_card_numbers_visit_action (PandoriaAction *action, guint variant, PandoriaCardNumberFunc function,
                                         gpointer data);
/** Goes through those of @setup. */
void pandoria_card_numbers_visit_setup (PandoriaSetup *setup, PandoriaCardNumberFunc function, gpointer data);

/* --- pandoria-card-correct.c: a wrong printed number, corrected in games that were played with it ---------------- */

/** PandoriaCardOutcome: the result for a game. */
typedef struct
{
  char *title;     /* as it is shown */
  char *reason;    /* (nullable): why it is left as it was, in a sentence; NULL: it is corrected */
  guint n_dropped; /* of one that is corrected: acts that had been taken back and can no longer be redone */
} PandoriaCardOutcome;

/**
 * Replaces the value of @printed by @value, in all acts and in the setup of the games at @paths, on a separate thread. Each
 * game is replayed, and its file is written as a whole. Acts that no longer fit and undone ones get it, too; undone
 * acts that no longer fit are dropped. A game stays unchanged, to the byte, if an act would no longer fit, if it is open, if another
 * program writes it meanwhile, or if it cannot be read or written.
 */
void pandoria_card_correct_async (const char *const *paths, const PandoriaPrinted *printed, guint value,
                                  GAsyncReadyCallback callback, gpointer data);
/** Returns: (transfer full) (element-type PandoriaCardOutcome): the games, in the order of the paths. */
GPtrArray *pandoria_card_correct_finish (GAsyncResult *result);
