/* Shared by the files of PandoriaGame: pandoria-game.c (the object and its signals), -steps (acting, undo, redo),
 * -amending (one step that replaces the end of the record), -file (saving).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-amend.h"
#include "pandoria-file.h"
#include "pandoria-saver.h"

/* --- pandoria-game-stack.c ---------------------------------------------------------------------------------------- */
/* PandoriaStack: the states of a game from its beginning to now, with the ledger that led there. */

typedef struct
{
  GPtrArray *states; /* PandoriaState, shared by copies: before the first act, and after each */
  GArray *ends;      /* guint: the length of the ledger after each act */
  GArray *events;    /* PandoriaEvent */
} PandoriaStack;

/** Makes an empty stack; pandoria_stack_begin() puts the first state on it. */
void pandoria_stack_init (PandoriaStack *stack);
void pandoria_stack_clear (PandoriaStack *stack);
void pandoria_stack_begin (PandoriaStack *stack, const PandoriaState *start);

/** Applies @action on top. Returns: FALSE and a PANDORIA_ERROR when it is refused; nothing has then changed. */
gboolean pandoria_stack_push (PandoriaStack *stack, const PandoriaAction *action, GError **error);

/** Makes @copy a stack of the first @n acts of @stack. Nothing is applied: the states are shared. */
void pandoria_stack_copy (const PandoriaStack *stack, guint n, PandoriaStack *copy);
/**
 * Takes all acts from number @n on off. @rest (out, nullable): them, without a state before the first; only
 * pandoria_stack_join() and pandoria_stack_clear() may be used on it.
 */
void pandoria_stack_cut (PandoriaStack *stack, guint n, PandoriaStack *rest);
/** Puts @rest, which was cut off after the very same state, on top; it is then cleared. */
void pandoria_stack_join (PandoriaStack *stack, PandoriaStack *rest);

/** Returns: (transfer none): the last state; its address stays the same while it is on the stack. */
const PandoriaState *pandoria_stack_get_top (const PandoriaStack *stack);
/** Returns: (transfer none): the state after @n acts. */
const PandoriaState *pandoria_stack_get_state (const PandoriaStack *stack, guint n);
/** Returns: how many acts. */
guint pandoria_stack_get_size (const PandoriaStack *stack);

guint pandoria_stack_get_n_events (const PandoriaStack *stack);
/** Returns: the length of the ledger after @n acts. */
guint pandoria_stack_get_n_events_at (const PandoriaStack *stack, guint n);
/** Returns: (transfer none): entry @index of the ledger, and in @action the number of the act that made it. */
const PandoriaEvent *pandoria_stack_get_event (const PandoriaStack *stack, guint index, guint *action);

/* --- pandoria-entry-list.c ---------------------------------------------------------------------------------------- */
/* PandoriaEntryList: a GListModel that creates its objects on demand.
 *
 * A game's ledger and history grow and shrink at their end with every act, undo and redo. A window shows only a few of their
 * entries, the command line often none.
 */

#define PANDORIA_TYPE_ENTRY_LIST (pandoria_entry_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaEntryList, pandoria_entry_list, PANDORIA, ENTRY_LIST, GObject)

/** Makes entry @position. Returns: (transfer full). */
typedef gpointer (*PandoriaEntryFunc) (gpointer owner, guint position);

/** @owner is not kept alive: call pandoria_entry_list_detach() before it goes. */
PandoriaEntryList *pandoria_entry_list_new (GType item_type, PandoriaEntryFunc create, gpointer owner);

/** Sets the number of entries; those below the smaller of both numbers stay the same objects. */
void pandoria_entry_list_resize (PandoriaEntryList *self, guint n);

/** Empties the list for good. */
void pandoria_entry_list_detach (PandoriaEntryList *self);

/** PandoriaGameFile: where a game is saved, and whether that goes well (pandoria-game-file.c). */
typedef struct
{
  PandoriaSaver *saver; /* NULL: the game has no file */
  PandoriaFileLock *lock;
  gsize size; /* of the last content written or read */
  char *error;
  gint64 unsaved_since; /* Unix seconds; 0: everything is saved */
  guint retry, pause;   /* the source of the next try, and its delay in seconds */
} PandoriaGameFile;

struct _PandoriaGame
{
  GObject parent_instance;
  PandoriaRecord *record; /* the applied acts; "unfit" has the others */
  PandoriaStack stack;
  guint shown;             /* the shown position; the size of the stack: the present one */
  guint floor;             /* undo stops here: the acts that a branch was made with */
  GPtrArray *amendments;   /* PandoriaChange: undo steps, the latest last */
  GPtrArray *undone;       /* PandoriaChange: redo steps, the next one last */
  PandoriaOptions options; /* of the last state; none while looking back */
  PandoriaGameStep undo;   /* last result of pandoria_game_get_undo() */
  PandoriaEntryList *ledger, *history;
  PandoriaGameFile file;
};

/** PandoriaChange: the content of one undo or redo step: one act, or the end of a record with its states. */
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

/* pandoria-game-steps.c */

/** Fills the redo steps from the record. */
void pandoria_game_read_undone (PandoriaGame *self);
/** Writes the redo steps to the record, as far as it can represent them. */
void pandoria_game_write_undone (PandoriaGame *self);

/* pandoria-game.c */

/** PandoriaGameBefore: the game before a change, for comparison. */
typedef struct
{
  gboolean could_undo, could_redo;
  guint shown;
} PandoriaGameBefore;

PandoriaGameBefore pandoria_game_begin_change (PandoriaGame *self);
/**
 * Updates everything after a change of state or record. The acts from @first on have changed. Saves before it notifies, so that
 * everything on the screen is on disk.
 */
void pandoria_game_end_change (PandoriaGame *self, const PandoriaGameBefore *before, guint first);
/** Returns: (transfer full): the game of @record at the end of @stack. Takes ownership of @stack. */
PandoriaGame *pandoria_game_new_from_stack (PandoriaRecord *record, PandoriaStack *stack);

/* pandoria-game-amending.c */

/**
 * Replaces everything from action @first on, as one undo step, and saves once. Takes @acts and @unfit (PandoriaRecordAct) and the
 * content of @stack, which has the state after each of @acts.
 */
void pandoria_game_replace_end (PandoriaGame *self, guint first, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);
/** Replaces everything, including the setup: @stack starts with the setup of @head (taken). */
void pandoria_game_replace_all (PandoriaGame *self, PandoriaRecord *head, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);
/** Swaps the end of the game with that of @change. */
void pandoria_game_exchange (PandoriaGame *self, PandoriaChange *change);

/** Sets the reason why saving failed (NULL: it succeeded). */
void pandoria_game_set_save_error (PandoriaGame *self, const char *message);
/** Swaps the title of the game with *@title. */
void pandoria_game_exchange_title (PandoriaGame *self, char **title);
/** Emits "parted": another process wrote the file @other, so the game continues under another name. */
void pandoria_game_announce_parting (PandoriaGame *self, const char *other);

/* pandoria-game-file.c */

void pandoria_game_clear_file (PandoriaGame *self);
/** Returns: FALSE and a PANDORIA_FILE_ERROR if the record is too large to be read again. */
gboolean pandoria_game_fits_file (PandoriaGame *self, GError **error);

/* --- pandoria-amend-list.c ---------------------------------------------------------------------------------------- */
/* PandoriaAmendList: the acts of a correction, replayed one after the other, and the conflicts among them.
 *
 * An act that does not fit is skipped. Where the turn cannot continue without it, the later acts stay unchecked. Only acts after a
 * change are replayed.
 */

/** To be read by others, and changed by the functions below alone. */
typedef struct
{
  GPtrArray *acts;       /* PandoriaAmendAct */
  PandoriaStack stack;   /* of the acts that fit */
  GListStore *conflicts; /* PandoriaConflict, in the order of the acts */
  guint n_unchecked;     /* acts at the end that could not be checked */
  guint n_replayed;      /* acts that were tried since the beginning */
} PandoriaAmendList;

/** Makes a list of @fitting (its stack is @stack, which is taken) and, after them, of @unfit, which are tried; both of
 * PandoriaRecordAct, taken. */
void pandoria_amend_list_init (PandoriaAmendList *list, PandoriaStack *stack, GPtrArray *fitting, GPtrArray *unfit);
void pandoria_amend_list_clear (PandoriaAmendList *list);

/** Returns: (transfer none): act @index, from 0, less than acts->len. */
PandoriaAmendAct *pandoria_amend_list_get (const PandoriaAmendList *list, guint index);
/** Returns: how many of the first @end acts fit. */
guint pandoria_amend_list_count_fitting (const PandoriaAmendList *list, guint end);
/** Returns: how many acts at the beginning fit, without a gap, at most as many as a file may have. */
guint pandoria_amend_list_count_to_first_conflict (const PandoriaAmendList *list);
/** Returns: (transfer full): the acts from @first up to @end, as PandoriaRecordAct. */
GPtrArray *pandoria_amend_list_collect (const PandoriaAmendList *list, guint first, guint end);

/** Replaces @n_removed acts from @index on by @new (nullable, PandoriaAmendAct, taken), and replays the later acts. */
void pandoria_amend_list_splice (PandoriaAmendList *list, guint index, guint n_removed, GPtrArray *new);
/** Drops what does not fit or could not be checked. Returns: the first that was dropped; the number of acts when none was. */
guint pandoria_amend_list_drop_conflicts (PandoriaAmendList *list);
/** Replays @acts (PandoriaAmendAct, taken) in place of those there are, from @start on. */
void pandoria_amend_list_restart (PandoriaAmendList *list, const PandoriaState *start, GPtrArray *acts);
