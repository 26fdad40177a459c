/* Shared by the files of PandoriaGame: -steps (acting, undo, redo, amendments) calls
 * pandoria-game.c (the object) and -file (saving), which call pandoria-change.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-amend.h"
#include "pandoria-file.h"
#include "pandoria-record.h"

/* --- pandoria-game-stack.c ------------------------------------------------------------------ */
/* PandoriaStack: the states of a game from its beginning to now, with the ledger. */

typedef struct
{
  GPtrArray *states; /* PandoriaState, shared by copies: before the first act, and after each */
  GArray *ends;      /* guint: the length of the ledger after each act */
  GArray *events;    /* PandoriaEvent */
} PandoriaStack;

/** Initializes an empty stack. The caller adds the first state. */
void pandoria_stack_init (PandoriaStack *stack);
void pandoria_stack_clear (PandoriaStack *stack);
void pandoria_stack_add_state (PandoriaStack *stack, const PandoriaState *state);

/**
 * Applies @action to the last state.
 * Returns: FALSE and a PANDORIA_ERROR, with nothing changed, if it is refused.
 */
gboolean pandoria_stack_push (PandoriaStack *stack, const PandoriaAction *action, GError **error);

/**
 * Initializes @copy with the first @n acts of @stack. Shares their states instead of applying the
 * acts again.
 */
void pandoria_stack_copy (const PandoriaStack *stack, guint n, PandoriaStack *copy);
/**
 * Removes all acts from number @n on. @rest (out, nullable) gets them, without a state before the
 * first. Only pandoria_stack_join() and pandoria_stack_clear() may be used on @rest.
 */
void pandoria_stack_cut (PandoriaStack *stack, guint n, PandoriaStack *rest);
/** Appends @rest, which was cut off after exactly the last state of @stack, and clears @rest. */
void pandoria_stack_join (PandoriaStack *stack, PandoriaStack *rest);

/**
 * Returns: (transfer none): the last state; its address stays the same while it is on the stack.
 */
const PandoriaState *pandoria_stack_get_top (const PandoriaStack *stack);
/** Returns: (transfer none): the state after @n acts. */
const PandoriaState *pandoria_stack_get_state (const PandoriaStack *stack, guint n);
/** Returns: the number of acts. */
guint pandoria_stack_get_size (const PandoriaStack *stack);

/** Returns: the length of the ledger after @n acts. */
guint pandoria_stack_get_n_events (const PandoriaStack *stack, guint n);
/**
 * Returns: (transfer none): entry @index of the ledger. Sets @action to the number of the act that
 * made it.
 */
const PandoriaEvent *pandoria_stack_get_event (const PandoriaStack *stack, guint index,
                                               guint *action);

/* --- pandoria-entry-list.c ------------------------------------------------------------------ */
/* PandoriaEntryList: a GListModel that creates its objects on demand: a window shows only a few,
 * pandoria-cli often none. */

#define PANDORIA_TYPE_ENTRY_LIST (pandoria_entry_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaEntryList, pandoria_entry_list, PANDORIA, ENTRY_LIST, GObject)

/** Creates entry @position. Returns: (transfer full). */
typedef gpointer (*PandoriaEntryFunc) (gpointer owner, guint position);

/** Holds no reference to @owner: empty the list before it is freed. */
PandoriaEntryList *pandoria_entry_list_new (GType item_type, PandoriaEntryFunc create,
                                            gpointer owner);

/** Sets the number of entries. Those below the smaller of both numbers stay the same objects. */
void pandoria_entry_list_resize (PandoriaEntryList *self, guint n);

/** PandoriaUnsaved: a state that is not known to be in the file. */
typedef struct
{
  guint64 number; /* from 1, in the order of the changes */
  gint64 since;   /* Unix seconds */
} PandoriaUnsaved;

/** PandoriaGameFile: where a game is saved, and whether saving works (pandoria-game-file.c). */
typedef struct
{
  PandoriaSaver *saver; /* NULL: the game has no file */
  gboolean in_thread;   /* a thread writes */
  gsize size;           /* size of the content last written or read */
  char *error;          /* nullable */
  gint64 unsaved_since; /* Unix seconds; 0: everything is saved, or is being saved in time */
  guint retry, pause;   /* the timeout of the next attempt, and its delay in seconds */
  GArray *unsaved;      /* PandoriaUnsaved: the states that the thread has yet to write */
  gboolean is_writing;  /* the result of a write has not arrived yet */
  guint late;           /* the timeout that reports a late disk */
  PandoriaSaver *aside; /* (nullable): of the other file in which the game is about to continue */
  char *title_before;   /* its title until then */
} PandoriaGameFile;

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
  PandoriaGameFile file;
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
/**
 * Returns: (transfer full): the game of @record at the end of @stack. Takes ownership of @stack.
 */
PandoriaGame *pandoria_game_new_from_stack (PandoriaRecord *record, PandoriaStack *stack);

/* pandoria-game-steps.c */

/**
 * Replaces everything from action @first on, as one undo step, and saves once. Takes @acts and
 * @unfit (PandoriaRecordAct) and the content of @stack, which has the state after each of @acts.
 * With the setup of @head (nullable, taken), @first is 0, and @stack starts with the first state.
 * @kind: PANDORIA_GAME_STEP_CORRECTION or _NUMBERS.
 */
void pandoria_game_replace_end (PandoriaGame *self, PandoriaGameStepKind kind, PandoriaRecord *head,
                                guint first, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);

/* pandoria-game-file.c */

void pandoria_game_init_file (PandoriaGame *self);
void pandoria_game_clear_file (PandoriaGame *self);
/** Saves a change: now, or in the thread (pandoria_game_save_in_thread()). */
void pandoria_game_save_change (PandoriaGame *self);
/** Returns: FALSE and a PANDORIA_FILE_ERROR if the record is too large to be read again. */
gboolean pandoria_game_fits_file (PandoriaGame *self, GError **error);

/* pandoria-amend-act.c */

/**
 * Returns: (transfer full) (nullable): @acts (PandoriaRecordAct), converted to the setup of @head;
 * @origins as for an edited record.
 */
GPtrArray *pandoria_amend_move_acts (GPtrArray *acts, PandoriaRecord *head, const guint8 *origins,
                                     GError **error);
