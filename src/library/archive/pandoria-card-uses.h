/* PandoriaCardUses: finds which games have used which printed cost. It is not stored: each search
 * reads all games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-job.h"
#include "pandoria-catalogue.h"

/** PandoriaCardUse: a game. */
typedef struct
{
  gatomicrefcount ref_count;
  char *path;
  char *title; /* for display; never empty */
} PandoriaCardUse;

/** PandoriaCardUses: the games (GPtrArray of PandoriaCardUse) by pandoria_printed_key(). */
typedef GHashTable PandoriaCardUses;

/**
 * Reads all games of @folder. Undone acts and acts that no longer fit count, too, because they may
 * return. Ignores unreadable files. Ignores prices of the card market, because a game does not name
 * the card.
 * Returns: (transfer full): the job. Its result is a PandoriaCardUses.
 */
PandoriaJob *pandoria_card_uses_count (const char *folder);

/**
 * Returns: (transfer none) (nullable) (element-type PandoriaCardUse): the games that have used
 * @printed, by title; NULL if there are none.
 */
GPtrArray *pandoria_card_uses_find (const PandoriaCardUses *uses, const PandoriaPrinted *printed);
/**
 * Returns: (transfer full) (element-type guint): the values with which @thing was used in games,
 * ascending.
 */
GArray *pandoria_card_uses_get_values (const PandoriaCardUses *uses, const PandoriaPrinted *thing);

/* The printed numbers of a game: where they are in its acts and in its setup. */

/** PandoriaCardNumber: a printed number, and its place in an act or in a setup. */
typedef struct
{
  PandoriaPrinted printed;
  guint8 *value;
} PandoriaCardNumber;

/**
 * Returns: (transfer full) (element-type PandoriaCardNumber): the numbers of @action in a game of
 * @variant. Family variants have no costs (14), but they have relics.
 */
GArray *pandoria_card_numbers_of_action (PandoriaAction *action, guint variant);
/** Returns: (transfer full) (element-type PandoriaCardNumber): the numbers of @setup. */
GArray *pandoria_card_numbers_of_setup (PandoriaSetup *setup);

/* --- pandoria-card-correct.c ---------------------------------------------------------------- */
/* Corrects a wrong printed number in games that were played with it. */

/** PandoriaCardOutcome: the result for a game. */
typedef struct
{
  char *title;     /* as it is shown */
  char *reason;    /* (nullable): a sentence why it stays unchanged; NULL: corrected */
  guint n_dropped; /* if corrected: number of undone acts that can no longer be redone */
} PandoriaCardOutcome;

/**
 * Replaces the value of @printed with @value in all acts and in the setup of the games at @paths,
 * on a separate thread. Replays each game and writes its file as a whole. Also changes undone acts
 * and acts that no longer fit, and drops undone acts that no longer fit. A game stays unchanged, to
 * the byte, if another act would no longer fit, if it is open, if another program writes it
 * meanwhile, or if it cannot be read or written.
 */
void pandoria_card_correct_async (const char *const *paths, const PandoriaPrinted *printed,
                                  guint value, GAsyncReadyCallback callback, gpointer data);
/**
 * Returns: (transfer full) (element-type PandoriaCardOutcome): the games, in the order of the
 * paths.
 */
GPtrArray *pandoria_card_correct_finish (GAsyncResult *result);
