/* PandoriaGame: a game with its record, its present state and undo. Only it applies actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"
#include "pandoria-record.h"

/* --- pandoria-entry-list.c: the entries of a game's lists: its ledger and its history ------- */

/** PandoriaLedgerEntry: a GObject around one PandoriaEvent, for list models. Read only. */
#define PANDORIA_TYPE_LEDGER_ENTRY (pandoria_ledger_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerEntry, pandoria_ledger_entry, PANDORIA, LEDGER_ENTRY, GObject)
struct _PandoriaLedgerEntry
{
  GObject parent_instance;

  PandoriaEvent event;
  guint action; /* the number (from 0) of the action that made the entry */
};

/** Returns: (transfer full): the entry of @event, which action @action made. */
PandoriaLedgerEntry *pandoria_ledger_entry_new (const PandoriaEvent *event, guint action);

/** PandoriaHistoryEntry: one act of the record, for list models. Read only. */
#define PANDORIA_TYPE_HISTORY_ENTRY (pandoria_history_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryEntry, pandoria_history_entry, PANDORIA, HISTORY_ENTRY,
                      GObject)
struct _PandoriaHistoryEntry
{
  GObject parent_instance;

  PandoriaAction action;
  guint index;        /* in the record, from 0 */
  guint player, turn; /* the active seat and the number of the turn before the act */
};

/* --- pandoria-game.c ------------------------------------------------------------------------ */

/**
 * PandoriaGame:
 *
 * Properties (all notify): "title" (rw), "path" (nullable: its file), "save-error" (nullable
 * string: why the last save failed; the game retries with every act, and automatically with growing
 * delays). Signal "changed": the state (act, undo, redo, correction) or the shown position has
 * changed. Views update from pandoria_game_get_shown_state(). Signal "parted" (string path):
 * another program has written the file at path. The game leaves that file alone and continues in
 * another file, with another title. Signal "save-ended": an attempt to save has succeeded or
 * failed, or takes more than a second.
 */
#define PANDORIA_TYPE_GAME (pandoria_game_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaGame, pandoria_game, PANDORIA, GAME, GObject)

/**
 * Replays @record.
 * Returns: (transfer full) (nullable): the game at its end; NULL and a PANDORIA_ERROR if an action
 * breaks a rule. *@failed (nullable) is then the number of that action.
 */
PandoriaGame *pandoria_game_new (PandoriaRecord *record, guint *failed, GError **error);

/**
 * Replays @record as far as its actions fit, and keeps the rest as unfit
 * (pandoria_game_get_n_unfit()).
 * Returns: (transfer full) (nullable): the game; NULL and a PANDORIA_ERROR if the setup is not
 * valid.
 */
PandoriaGame *pandoria_game_new_as_far (PandoriaRecord *record, GError **error);
/**
 * Opens a game's file as far as its actions fit. Every later change is saved there; opening does
 * not write.
 * Returns: (transfer full) (nullable): NULL and a PANDORIA_FILE_ERROR, a PANDORIA_ERROR (the
 * setup), or a PANDORIA_GAME_ERROR if the file is open elsewhere.
 */
PandoriaGame *pandoria_game_open (const char *path, GError **error);
/**
 * Returns: (transfer full): a copy of @self after @n actions (0 … pandoria_game_get_position()). It
 * has no file, and undo stops at these actions. It shares the states of @self and replays nothing.
 */
PandoriaGame *pandoria_game_branch (PandoriaGame *self, guint n);

/** Returns: (transfer none): the record of the game. */
PandoriaRecord *pandoria_game_get_record (PandoriaGame *self);
/** Returns: (transfer none): pandoria_record_get_player_name() of its record. */
const char *pandoria_game_get_player_name (PandoriaGame *self, guint seat);
/** Returns: (transfer none): the present state; valid until the next change. */
const PandoriaState *pandoria_game_get_state (PandoriaGame *self);
/**
 * Returns: (transfer none): the state after the first @n actions (0 …
 * pandoria_game_get_position()); valid until the next change.
 */
const PandoriaState *pandoria_game_get_state_at (PandoriaGame *self, guint n);
/** Returns: the options of the present state; none while looking back. Follows the state. */
const PandoriaOptions *pandoria_game_get_options (PandoriaGame *self);
/** Returns: (transfer none): all PandoriaLedgerEntry objects so far, in order. */
GListModel *pandoria_game_get_ledger (PandoriaGame *self);
/** Returns: the number of entries in the ledger after the first @n actions. */
guint pandoria_game_get_n_events (PandoriaGame *self, guint n);
/**
 * Returns: (transfer none): entry @index of the ledger, followed by the later ones; valid until the
 * next change.
 */
const PandoriaEvent *pandoria_game_get_events (PandoriaGame *self, guint index);
/** Returns: (transfer none): all PandoriaHistoryEntry objects so far, in order. */
GListModel *pandoria_game_get_history (PandoriaGame *self);
/** Returns: the number of applied actions. */
guint pandoria_game_get_position (PandoriaGame *self);

/* Looking back: the game keeps its present position, but accepts no actions. */

/**
 * Shows the position after the first @n actions. The present position, or a higher number, ends
 * looking back.
 */
void pandoria_game_look_at (PandoriaGame *self, guint n);
/** Returns: whether an earlier position is shown. */
gboolean pandoria_game_is_looking_back (PandoriaGame *self);
/**
 * Returns: the number of actions of the shown position. Without looking back, that is
 * pandoria_game_get_position().
 */
guint pandoria_game_get_shown (PandoriaGame *self);
/** Returns: (transfer none): the shown state; valid until the next change. */
const PandoriaState *pandoria_game_get_shown_state (PandoriaGame *self);
/** Returns: (nullable): the action that led to the shown position. */
const PandoriaAction *pandoria_game_get_shown_action (PandoriaGame *self);

#define PANDORIA_GAME_ERROR (pandoria_game_error_quark ())
GQuark pandoria_game_error_quark (void);

/** PandoriaGameError: reasons outside the rules why a game refuses an act or a file. */
typedef enum
{
  PANDORIA_GAME_ERROR_LOOKING_BACK,
  PANDORIA_GAME_ERROR_OPEN_ELSEWHERE, /* in another window or instance of the program */
} PandoriaGameError;

/** Sets PANDORIA_GAME_ERROR_OPEN_ELSEWHERE. */
void pandoria_game_set_open_elsewhere (GError **error);

/**
 * Applies @action and records it with the present time, a "note" and, for a purchase, the bought
 * "card" (both nullable; empty means none). Drops the redo steps and saves.
 * Returns: FALSE if it is refused; nothing has then changed.
 */
gboolean pandoria_game_apply_noted (PandoriaGame *self, const PandoriaAction *action,
                                    const char *note, const char *card, GError **error);
/**
 * Applies @n actions as separate undo steps, with one "changed".
 * Returns: FALSE if one is refused; those before it stay applied.
 */
gboolean pandoria_game_apply_several (PandoriaGame *self, const PandoriaAction *actions, guint n,
                                      const char *note, GError **error);
/** Computes the result of pandoria_game_apply_noted(). @out and @events may be NULL. */
gboolean pandoria_game_preview (PandoriaGame *self, const PandoriaAction *action,
                                PandoriaState *out, PandoriaEvents *events, GError **error);

/** PandoriaGameStepKind: the kind of an undo or redo step. */
typedef enum
{
  PANDORIA_GAME_STEP_ACT,
  PANDORIA_GAME_STEP_CORRECTION, /* of old acts */
  PANDORIA_GAME_STEP_SETUP,      /* another setup, with all acts replayed */
  PANDORIA_GAME_STEP_BOARD,      /* only another board */
  PANDORIA_GAME_STEP_NUMBERS,    /* the numbers of this game instead of the saved ones */
  PANDORIA_GAME_STEP_TAKEN_OVER, /* the later acts of a file */
  PANDORIA_GAME_STEP_POSITION,   /* the position of a table, at the start */
} PandoriaGameStepKind;

/** PandoriaGameStep: an undo or redo step; pandoria-text.h describes it. */
typedef struct
{
  PandoriaGameStepKind kind;
  guint turn;            /* the first turn that a correction changes */
  PandoriaAction action; /* of an act */
} PandoriaGameStep;

/**
 * Takes over the actions of @newer after the present ones, with their notes and times, as far as
 * they fit, as one undo step; keeps the rest as unfit. @newer must have the setup and the actions
 * of @self, and more of them (pandoria_record_contains()).
 */
void pandoria_game_take_over (PandoriaGame *self, PandoriaRecord *newer);

/** Returns: whether there is a step to undo (redo). A step from the file must fit to be redone. */
gboolean pandoria_game_can_undo (PandoriaGame *self);
gboolean pandoria_game_can_redo (PandoriaGame *self);
/** Undoes the last step: an act, a whole correction, or the position that the game began with. Ends
 * looking back. */
void pandoria_game_undo (PandoriaGame *self);
/** Redoes the last undone step, which must fit. Ends looking back. */
void pandoria_game_redo (PandoriaGame *self);
/** Redoes up to @n steps, with one "changed". */
void pandoria_game_redo_several (PandoriaGame *self, guint n);
/** Returns: (transfer none) (nullable): the next undo step; valid until the next change. */
const PandoriaGameStep *pandoria_game_get_undo (PandoriaGame *self);
/** Returns: (transfer none) (nullable): the next redo step; valid until the next change. */
const PandoriaGameStep *pandoria_game_get_redo (PandoriaGame *self);
/**
 * Undoes everything after the first @n actions. Redo brings it back.
 * Returns: the number of undone steps, for pandoria_game_redo_several().
 */
guint pandoria_game_go_back_to (PandoriaGame *self, guint n);

/** Returns: (transfer none) (nullable): the first number in the file that this game does not
 * confirm; NULL: it confirms all. */
const PandoriaDifference *pandoria_game_get_difference (PandoriaGame *self);
/** Replaces the numbers in the file, from the first difference on, by those of this game, as one
 * undo step. */
void pandoria_game_keep_numbers (PandoriaGame *self);

/**
 * Sets or (NULL, or empty) removes the note of action @index, and saves. This is not an undo step.
 */
void pandoria_game_set_note (PandoriaGame *self, guint index, const char *note);

/** Returns: the number of acts that no longer fit; pandoria-amend.h can include them again. */
guint pandoria_game_get_n_unfit (PandoriaGame *self);

/**
 * Sets the file of the game (NULL: none) and saves at once. Does not write a file with the same
 * content, in any layout. Keeps a file with other content ("parted").
 * Returns: FALSE if saving failed, or (a PANDORIA_GAME_ERROR) if the file is open elsewhere; the
 * path is then unchanged.
 */
gboolean pandoria_game_set_path (PandoriaGame *self, const char *path, GError **error);
/** Returns: (transfer none) (nullable): the path of the file; NULL: the game has none. */
const char *pandoria_game_get_path (PandoriaGame *self);
/**
 * Makes a thread write the game from now on, in its newest state, so that no caller waits for a
 * disk. A change that is not in the file after a second becomes "save-error". Needs a main loop.
 */
void pandoria_game_save_in_thread (PandoriaGame *self);
/** Tries to save now; the error message is the reason only. With a thread, only begins that, and
 * returns TRUE if everything is saved already. */
gboolean pandoria_game_save (PandoriaGame *self, GError **error);
/** Returns: whether the newest state is in the file, or there is no file. */
gboolean pandoria_game_is_saved (PandoriaGame *self);
/** Returns: whether the thread is writing, so that "save-ended" will follow. */
gboolean pandoria_game_is_saving (PandoriaGame *self);
/** Waits for the thread, but not longer than @milliseconds. Returns: whether everything is saved.
 */
gboolean pandoria_game_wait_until_saved (PandoriaGame *self, guint milliseconds);
/** Returns: the time of the oldest change that could not be saved, or not within a second, in Unix
 * seconds; 0: there is none. */
gint64 pandoria_game_get_unsaved_since (PandoriaGame *self);

/** Returns: how many more actions fit into the game. */
guint pandoria_game_get_room (PandoriaGame *self);
/** Returns: whether the file is so large that only a few more actions or notes fit into it. */
gboolean pandoria_game_has_large_file (PandoriaGame *self);

/* --- thinking times, from the times of the acts --------------------------------------------- */

/**
 * PANDORIA_LONGEST_ACT: seconds; a longer pause before an act is an interruption and does not
 * count.
 */
#define PANDORIA_LONGEST_ACT (15 * 60)

/**
 * Fills @seconds, by seat, with the thinking time of each player: the pauses before the acts of the
 * player's turns. Ignores the time before the first act, and pauses longer than
 * PANDORIA_LONGEST_ACT. The pause of an act without a time counts for the next act that has one.
 *
 * Returns: FALSE, and only zeros, if fewer than two acts have a time.
 */
gboolean pandoria_game_get_player_seconds (PandoriaGame *self, int seconds[PANDORIA_MAX_PLAYERS]);

/** Returns: the thinking time of the present turn so far, in seconds; 0 without times. */
int pandoria_game_get_turn_seconds (PandoriaGame *self);

/* --- the acts of a turn --------------------------------------------------------------------- */

/** PandoriaTurnSpan: the acts @first … @end − 1 (from 0) of @turn, in which @player was active. */
typedef struct
{
  guint first, end;
  guint turn, player;
} PandoriaTurnSpan;

/**
 * Finds the turn of act @index of @game among the first @position acts.
 * Returns: FALSE if the act is not one of them.
 */
gboolean pandoria_turn_span_find (PandoriaGame *game, guint position, guint index,
                                  PandoriaTurnSpan *span);
/**
 * Finds the last turn that has ended in the shown position.
 * Returns: FALSE if no turn has ended.
 */
gboolean pandoria_turn_span_find_last (PandoriaGame *game, PandoriaTurnSpan *span);
