/* What the files of PandoriaGame share: pandoria-game.c (the object and what it tells), -steps (acting, undo, redo),
 * -amending (one step that replaces the end of the record), -file (saving).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-amend.h"
#include "pandoria-file-lock.h"
#include "pandoria-saver.h"

G_BEGIN_DECLS

/* --- pandoria-game-stack.c ---------------------------------------------------------------------------------------- */
/* PandoriaStack: the states of a game from its beginning to now, with the ledger that led there. */

typedef struct
{
  GPtrArray *states; /* PandoriaState, shared by what was copied: before the first act, and after each */
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
/* PandoriaEntryList: a GListModel whose objects are made only when somebody looks at them.
 *
 * A game's ledger and history grow and shrink at their end with every act, undo and redo; a window looks at a few of their
 * entries, the command line often at none.
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
  PandoriaSaver *saver; /* NULL: nowhere */
  PandoriaFileLock *lock;
  gsize size; /* of what was written or read last */
  char *error;
  gint64 unsaved_since; /* Unix seconds; 0: it is saved */
  guint retry, pause;   /* the next try, and how long it waits, in seconds */
} PandoriaGameFile;

struct _PandoriaGame
{
  GObject parent_instance;
  PandoriaRecord *record; /* holds what is applied, nothing more; what no longer fits stands apart in it */
  PandoriaStack stack;
  guint shown;             /* the position that is looked at; the size of the stack: the present one */
  guint floor;             /* a branch does not undo what it was made with */
  GPtrArray *amendments;   /* PandoriaChange: those that can be undone, the latest last */
  GPtrArray *undone;       /* PandoriaChange: what can be redone, the next one last */
  PandoriaOptions options; /* of the last state; nothing while another position is looked at */
  PandoriaGameStep undo;   /* what pandoria_game_get_undo() has told last */
  PandoriaEntryList *ledger, *history;
  PandoriaGameFile file;
};

/** PandoriaChange: what one undo or redo brings back: one act, or the end of a record with the states it led to. */
typedef struct
{
  PandoriaGameStep step;  /* what was done */
  PandoriaRecordAct *act; /* NULL: the following */
  gboolean is_unsure;     /* of an act that was read from the file: whether it fits is not known yet */
  PandoriaRecord *head;   /* has another set-up; then all is replaced. NULL: it stays */
  char *title;            /* another title beside the head; NULL: it stays */
  guint first;            /* number of the first act that is replaced */
  GPtrArray *acts;        /* PandoriaRecordAct: what comes from there on */
  GPtrArray *unfit;       /* PandoriaRecordAct: what no longer fits */
  PandoriaStack stack;    /* the states after each of them; with a head also the one before the first */
  guint end;              /* of one that was done: with so many acts it is what is undone next */
} PandoriaChange;

void pandoria_change_free (PandoriaChange *change);

/* pandoria-game-steps.c */

/** Makes what the record says was taken back what can be redone. */
void pandoria_game_read_undone (PandoriaGame *self);
/** Lets the record say what can be redone, as far as it can say it. */
void pandoria_game_write_undone (PandoriaGame *self);

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
/** The same with everything, @head (taken) being the set-up that @stack begins with. */
void pandoria_game_replace_all (PandoriaGame *self, PandoriaRecord *head, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);
/** Exchanges the end of the game for that of @change, which then has what was there. */
void pandoria_game_exchange (PandoriaGame *self, PandoriaChange *change);

/** Notes why the last saving failed (NULL: it did not). */
void pandoria_game_set_save_error (PandoriaGame *self, const char *message);
/** Gives the game the title *@title, which then is the one that it had. */
void pandoria_game_exchange_title (PandoriaGame *self, char **title);
/** Tells that the game goes on under another name, because somebody else has written what is in the file @other. */
void pandoria_game_announce_parting (PandoriaGame *self, const char *other);

/* pandoria-game-file.c */

void pandoria_game_clear_file (PandoriaGame *self);
/** Returns: FALSE and a PANDORIA_FILE_ERROR when the record has become more than what could be read again. */
gboolean pandoria_game_fits_file (PandoriaGame *self, GError **error);

/* --- pandoria-amend-list.c ---------------------------------------------------------------------------------------- */
/* PandoriaAmendList: the acts of a correction, replayed one after the other, and those of them that do not fit.
 *
 * An act that does not fit is passed over; where the turn cannot go on without it, the rest stays unchecked. Only what follows a
 * change is replayed.
 */

/** To be read by others, and changed by the functions below alone. */
typedef struct
{
  GPtrArray *acts;     /* PandoriaAmendAct */
  PandoriaStack stack; /* of the acts that fit */
  GListStore *misfits; /* PandoriaMisfit, in the order of the acts */
  guint n_unchecked;   /* acts at the end that could not be checked */
  guint n_replayed;    /* acts that were tried since the beginning */
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
guint pandoria_amend_list_count_to_first_misfit (const PandoriaAmendList *list);
/** Returns: (transfer full): the acts from @first up to @end, as PandoriaRecordAct. */
GPtrArray *pandoria_amend_list_collect (const PandoriaAmendList *list, guint first, guint end);

/** Puts @new (nullable, PandoriaAmendAct, taken) in the place of @n_removed acts from @index on, and replays what follows. */
void pandoria_amend_list_splice (PandoriaAmendList *list, guint index, guint n_removed, GPtrArray *new);
/** Drops what does not fit or could not be checked. Returns: the first that was dropped; the number of acts when none was. */
guint pandoria_amend_list_drop_misfits (PandoriaAmendList *list);
/** Replays @acts (PandoriaAmendAct, taken) in place of those there are, from @start on. */
void pandoria_amend_list_restart (PandoriaAmendList *list, const PandoriaState *start, GPtrArray *acts);

G_END_DECLS
