/* What the files of PandoriaGame share: pandoria-game.c (the object and what it tells), -steps (acting, undo, redo),
 * -amending (one step that replaces the end of the record), -file (saving).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-entry-list.h"
#include "pandoria-game-stack.h"
#include "pandoria-game.h"

G_BEGIN_DECLS

struct _PandoriaGame
{
  GObject parent_instance;
  PandoriaRecord *record; /* holds what is applied, nothing more; what no longer fits stands apart in it */
  PandoriaStack stack;
  guint shown;             /* the position that is looked at; the size of the stack: the present one */
  guint floor;             /* a branch does not undo what it was made with */
  gboolean is_split;       /* what was read is kept apart in part; the file says it otherwise */
  GPtrArray *amendments;   /* PandoriaChange: those that can be undone, the latest last */
  GPtrArray *undone;       /* PandoriaChange: what can be redone, the next one last */
  PandoriaOptions options; /* of the last state; nothing while another position is looked at */
  PandoriaGameStep undo;   /* what pandoria_game_get_undo() has told last */
  PandoriaEntryList *ledger, *history;
  char *path;
  char *save_error;
};

/** PandoriaChange: what one undo or redo brings back: one act, or the end of a record with the states it led to. */
typedef struct
{
  PandoriaGameStep step;  /* what was done */
  PandoriaRecordAct *act; /* NULL: the following */
  guint first;            /* number of the first act that is replaced */
  GPtrArray *acts;        /* PandoriaRecordAct: what comes from there on */
  GPtrArray *unfit;       /* PandoriaRecordAct: what no longer fits */
  PandoriaStack stack;    /* the states after each of them */
  guint end;              /* of one that was done: with so many acts it is what is undone next */
} PandoriaChange;

void pandoria_change_free (PandoriaChange *change);

/* pandoria-game.c */

/** PandoriaGameBefore: what a change is compared with. */
typedef struct
{
  gboolean could_undo, could_redo;
  guint shown;
} PandoriaGameBefore;

PandoriaGameBefore pandoria_game_begin_change (PandoriaGame *self);
/**
 * Everything that follows from another state or another record; the acts from number @first on are other ones. The file
 * comes first: what is seen is on disk.
 */
void pandoria_game_end_change (PandoriaGame *self, const PandoriaGameBefore *before, guint first);
/** Returns: (transfer full): the game of @record, which is taken over at the end of @stack; @stack is taken, too. */
PandoriaGame *pandoria_game_new_from_stack (PandoriaRecord *record, PandoriaStack *stack);

/* pandoria-game-amending.c */

/**
 * Replaces everything from action @first on in one step that can be undone, and saves once. @acts and @unfit
 * (PandoriaRecordAct) and what is in @stack are taken; @stack has the states after each of @acts.
 */
void pandoria_game_replace_end (PandoriaGame *self, guint first, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);
/** Exchanges the end of the game for that of @change, which then has what was there. */
void pandoria_game_exchange (PandoriaGame *self, PandoriaChange *change);

/* pandoria-game-file.c */
void pandoria_game_set_save_error (PandoriaGame *self, const char *message);

G_END_DECLS
