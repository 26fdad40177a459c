/* Shared by the files of PandoriaGame: -steps (acting, undo, redo, amendments) calls
 * pandoria-game.c (the object), which calls pandoria-change.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-entry-list.h"
#include "pandoria-game-file.h"
#include "pandoria-game-stack.h"

struct _PandoriaGame
{
  GObject parent_instance;
  PandoriaRecord *record; /* the applied acts; "unfit" has the others */
  PandoriaStack stack;
  guint
      shown; /* number of acts of the shown position; the size of the stack: the present position */
  guint floor;             /* undo stops here: the number of acts that a branch started with */
  GPtrArray *amendments;   /* PandoriaChange: undo steps, the latest last */
  GPtrArray *undone;       /* PandoriaChange: redo steps, the next one last */
  PandoriaOptions options; /* the options of the last state; none while looking back */
  PandoriaGameStep undo;   /* last result of pandoria_game_get_undo() */
  PandoriaDifference difference; /* the first number in the file that the game does not confirm */
  guint n_compared;              /* acts that were searched for it */
  guint n_noted;                 /* acts that have the numbers after their turn, if they end one */
  PandoriaEntryList *ledger, *history;
  PandoriaGameFile *file;
};

/* --- pandoria-change.c ---------------------------------------------------------------------- */

/**
 * PandoriaChange: the content of one undo or redo step: one act, or the end of a record with its
 * states.
 */
typedef struct
{
  PandoriaGameStep step;  /* its description */
  PandoriaRecordAct *act; /* NULL: use the members below */
  gboolean is_unsure;     /* the act comes from the file and is not checked yet */
  PandoriaRecord *head;   /* another setup, which replaces all acts; NULL: no change */
  char *title;            /* another title, with the head; NULL: no change */
  guint first;            /* index of the first replaced act */
  GPtrArray *acts;        /* PandoriaRecordAct: the acts from there on */
  GPtrArray *unfit;       /* PandoriaRecordAct: the acts that no longer fit */
  PandoriaStack stack;    /* the state after each act; with a head also the first state */
  guint end;              /* number of acts at which this amendment is the next undo step */
} PandoriaChange;

void pandoria_change_free (PandoriaChange *change);
/**
 * Swaps the end of the game with that of @change, which then undoes it. Does not save or notify:
 * see pandoria_game_end_change().
 */
void pandoria_game_exchange (PandoriaGame *self, PandoriaChange *change);
/**
 * Returns: (transfer none) (nullable): the amendment that is the next undo step; NULL if an act is.
 */
PandoriaChange *pandoria_game_get_amendment (PandoriaGame *self);
/** Adds @act (taken) as the next redo step. */
void pandoria_game_push_undone (PandoriaGame *self, PandoriaRecordAct *act, gboolean is_unsure);
/** Fills the redo steps from the record. */
void pandoria_game_read_undone (PandoriaGame *self);
/** Writes the redo steps to the record, as far as it can represent them. */
void pandoria_game_write_undone (PandoriaGame *self);

/* --- pandoria-game.c ------------------------------------------------------------------------ */

/**
 * Updates everything after a change of state or record. The acts from @first on have changed. Saves
 * before it notifies, so that everything on the screen is on disk.
 */
void pandoria_game_end_change (PandoriaGame *self, guint first);
