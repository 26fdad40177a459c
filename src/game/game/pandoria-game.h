/* PandoriaGame: the session. It holds the record, the present state and the way back; only it applies actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"
#include "pandoria-options.h"
#include "pandoria-record.h"

G_BEGIN_DECLS

/* --- pandoria-game-entries.c: the entries of a game's lists: its ledger and its history --------------------------- */

/** PandoriaLedgerEntry: a GObject around one PandoriaEvent, for list models. */
#define PANDORIA_TYPE_LEDGER_ENTRY (pandoria_ledger_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerEntry, pandoria_ledger_entry, PANDORIA, LEDGER_ENTRY, GObject)

PandoriaLedgerEntry *pandoria_ledger_entry_new (const PandoriaEvent *event, guint action);
const PandoriaEvent *pandoria_ledger_entry_get_event (PandoriaLedgerEntry *self);
/** Returns: the number of the action (from 0) that made the entry. */
guint pandoria_ledger_entry_get_action (PandoriaLedgerEntry *self);

/** PandoriaHistoryEntry: one act of the record, for list models. */
#define PANDORIA_TYPE_HISTORY_ENTRY (pandoria_history_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryEntry, pandoria_history_entry, PANDORIA, HISTORY_ENTRY, GObject)

const PandoriaAction *pandoria_history_entry_get_action (PandoriaHistoryEntry *self);
/** Returns: its number in the record, from 0. */
guint pandoria_history_entry_get_index (PandoriaHistoryEntry *self);
/** Returns: who was active and the number of the turn. */
guint pandoria_history_entry_get_player (PandoriaHistoryEntry *self);
guint pandoria_history_entry_get_turn (PandoriaHistoryEntry *self);

/** Makes the entry of act @index, before which @player was active in @turn. */
PandoriaHistoryEntry *pandoria_history_entry_new (const PandoriaAction *action, guint index, guint player, guint turn);

/* --- pandoria-game.c ---------------------------------------------------------------------------------------------- */

/**
 * PandoriaGame:
 *
 * Properties (all notify): "title" (rw), "can-undo", "can-redo", "path" (nullable: where it is saved), "shown" (the
 * position that is looked at), "save-error" (nullable string: the reason why the last save failed; saving is tried again
 * with every act, and by itself with growing pauses).
 * Signal "changed": the state is another one (act, undo, redo, correction), or another one is looked at; views update from
 * pandoria_game_get_shown_state().
 * Signal "parted" (string path): another program has written the file at path meanwhile, which stays as that left it; the
 * game goes on under another title in another file.
 */
#define PANDORIA_TYPE_GAME (pandoria_game_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaGame, pandoria_game, PANDORIA, GAME, GObject)

/**
 * Replays @record. Returns: (transfer full) (nullable): the game at its end; NULL and a PANDORIA_ERROR when an action
 * breaks a rule, its number then in *@failed (nullable).
 */
PandoriaGame *pandoria_game_new (PandoriaRecord *record, guint *failed, GError **error);

/**
 * Replays @record as far as its actions fit. What does not is kept apart (pandoria_game_get_n_unfit()). Fails only when the
 * setup does.
 */
PandoriaGame *pandoria_game_new_as_far (PandoriaRecord *record, GError **error);
/**
 * Opens a game's file as far as its actions fit; from now on it is saved there with every change. Opening does not write.
 * Returns: (transfer full) (nullable): NULL and a PANDORIA_FILE_ERROR, a PANDORIA_ERROR (the setup), or a PANDORIA_GAME_ERROR
 * when the file is open elsewhere.
 */
PandoriaGame *pandoria_game_open (const char *path, GError **error);
/**
 * Returns: (transfer full): another game that is like @self after @n actions (0 … pandoria_game_get_position()). It is saved
 * nowhere and cannot be undone further; nothing is replayed for it.
 */
PandoriaGame *pandoria_game_branch (PandoriaGame *self, guint n);

PandoriaRecord *pandoria_game_get_record (PandoriaGame *self);
/** Returns: (transfer none): the present state; valid until the next change. */
const PandoriaState *pandoria_game_get_state (PandoriaGame *self);
/** Returns: the state after the first @n actions (0 … number of actions now applied). */
const PandoriaState *pandoria_game_get_state_at (PandoriaGame *self, guint n);
/** Returns: what may be done now: nothing while looking back; kept up to date with the state. */
const PandoriaOptions *pandoria_game_get_options (PandoriaGame *self);
/** Returns: (transfer none): all PandoriaLedgerEntry up to now, in order. */
GListModel *pandoria_game_get_ledger (PandoriaGame *self);
/** Returns: (transfer none): all PandoriaHistoryEntry up to now, in order. */
GListModel *pandoria_game_get_history (PandoriaGame *self);
/** Returns: how many actions are applied now. */
guint pandoria_game_get_position (PandoriaGame *self);
/** Returns: (nullable): the last action applied. */
const PandoriaAction *pandoria_game_get_last_action (PandoriaGame *self);

/* Looking at another position: the game stays where it is, but nothing can be entered meanwhile. */

/** Shows the position after the first @n actions; the present one (or any number above it) ends looking back. */
void pandoria_game_look_at (PandoriaGame *self, guint n);
gboolean pandoria_game_is_looking_back (PandoriaGame *self);
/** Returns: how many actions the shown position has: pandoria_game_get_position() unless looking back. */
guint pandoria_game_get_shown (PandoriaGame *self);
/** Returns: (transfer none): the state to show; valid until the next change. */
const PandoriaState *pandoria_game_get_shown_state (PandoriaGame *self);
/** Returns: (nullable): the action that led to it. */
const PandoriaAction *pandoria_game_get_shown_action (PandoriaGame *self);

#define PANDORIA_GAME_ERROR (pandoria_game_error_quark ())
GQuark pandoria_game_error_quark (void);

/** PandoriaGameError: why the session does not take an act, whatever the rules say. */
typedef enum
{
  PANDORIA_GAME_ERROR_LOOKING_BACK,
  PANDORIA_GAME_ERROR_OPEN_ELSEWHERE, /* in another window or instance of the program */
} PandoriaGameError;

/** Sets PANDORIA_GAME_ERROR_OPEN_ELSEWHERE. */
void pandoria_game_set_open_elsewhere (GError **error);

/**
 * Applies @action, records it with the present time, a "note" and, of a purchase, the "card" bought (both nullable; empty is
 * none), drops what could have been redone, saves. FALSE: refused, nothing changed.
 */
gboolean pandoria_game_apply_noted (PandoriaGame *self, const PandoriaAction *action, const char *note,
                                    const char *card, GError **error);
/** The same for @n actions in a row, each a step of its own, with one "changed". FALSE: those before the refused one are applied. */
gboolean pandoria_game_apply_several (PandoriaGame *self, const PandoriaAction *actions, guint n, const char *note,
                                      GError **error);
/** What pandoria_game_apply_noted() would lead to. @out and @events may be NULL. */
gboolean pandoria_game_preview (PandoriaGame *self, const PandoriaAction *action, PandoriaState *out,
                                PandoriaEvents *events, GError **error);

/** PandoriaGameStepKind: what one undo takes back, or one redo brings back. */
typedef enum
{
  PANDORIA_GAME_STEP_ACT,
  PANDORIA_GAME_STEP_CORRECTION, /* of old acts */
  PANDORIA_GAME_STEP_SETUP,      /* another set-up, and all acts on it */
  PANDORIA_GAME_STEP_BOARD,      /* nothing of the set-up but the board */
} PandoriaGameStepKind;

/** PandoriaGameStep: pandoria-text.h has its words. */
typedef struct
{
  PandoriaGameStepKind kind;
  guint turn;            /* the first that a correction changes */
  PandoriaAction action; /* of an act */
} PandoriaGameStep;

gboolean pandoria_game_can_undo (PandoriaGame *self);
gboolean pandoria_game_can_redo (PandoriaGame *self);
/** Takes back the last step: an act, or a correction of old ones as a whole. Looking back ends. */
void pandoria_game_undo (PandoriaGame *self);
void pandoria_game_redo (PandoriaGame *self);
/** Redoes @n steps, or as many as there are, with one "changed". */
void pandoria_game_redo_several (PandoriaGame *self, guint n);
/** Returns: (transfer none) (nullable): what undo would take back; valid until the next change. */
const PandoriaGameStep *pandoria_game_get_undo (PandoriaGame *self);
const PandoriaGameStep *pandoria_game_get_redo (PandoriaGame *self);
/**
 * Undoes until only the first @n actions are left, to continue from there; all of it can be redone. Returns: how many steps
 * were taken back, for pandoria_game_redo_several().
 */
guint pandoria_game_go_back_to (PandoriaGame *self, guint n);

/** Sets or (NULL, or empty) removes the note of action @index and saves. It is no step that can be undone. */
void pandoria_game_set_note (PandoriaGame *self, guint index, const char *note);

/** Returns: how many acts stand apart because they no longer fit; pandoria-amend.h takes them in again. */
guint pandoria_game_get_n_unfit (PandoriaGame *self);

/**
 * Sets where the game is saved from now on (NULL: nowhere) and saves at once; a file that already says the same, however
 * it is laid out, is not written, and one that says something else stays ("parted"). FALSE: it is not saved, or (a
 * PANDORIA_GAME_ERROR) that file is open elsewhere, and the path stays what it was.
 */
gboolean pandoria_game_set_path (PandoriaGame *self, const char *path, GError **error);
const char *pandoria_game_get_path (PandoriaGame *self);
/** Tries to save now. The message of the error is the reason alone. */
gboolean pandoria_game_save (PandoriaGame *self, GError **error);
/** Returns: since when what was entered is not on disk, in Unix seconds; 0: it is. */
gint64 pandoria_game_get_unsaved_since (PandoriaGame *self);
/** Writes a copy elsewhere; the path stays. */
gboolean pandoria_game_export (PandoriaGame *self, const char *path, GError **error);

/* --- pandoria-game-times.c: how long who has thought, by the times that stand beside the acts of a game ----------- */

/** PANDORIA_LONGEST_ACT: seconds; a pause before an act that is longer was no thinking about it, and does not count at all. */
#define PANDORIA_LONGEST_ACT (15 * 60)

/**
 * Fills @seconds, by seat, with the time that passed before the acts of each player's turns, each since the act before it;
 * pauses longer than PANDORIA_LONGEST_ACT do not count, and nothing is known of what came before the first act. Acts without
 * a time count with the next one that has it.
 *
 * Returns: FALSE, and only zeros, when not at least two acts up to now have a time.
 */
gboolean pandoria_game_get_player_seconds (PandoriaGame *self, int seconds[PANDORIA_MAX_PLAYERS]);

/** Returns: the same for the present turn, as far as it has been entered. */
int pandoria_game_get_turn_seconds (PandoriaGame *self);

/* --- pandoria-turn-span.c: which acts of a game were one turn ----------------------------------------------------- */

/** PandoriaTurnSpan: the acts @first … @end − 1 (from 0) were done in @turn, in which @player was active. */
typedef struct
{
  guint first, end;
  guint turn, player;
} PandoriaTurnSpan;

/**
 * Finds the turn of act @index of @game, as far as @position goes. Returns: FALSE when that act is not among those that led to it.
 */
gboolean pandoria_turn_span_find (PandoriaGame *game, guint position, guint index, PandoriaTurnSpan *span);
/** Finds the last turn that is over in the shown position. Returns: FALSE when that is none yet. */
gboolean pandoria_turn_span_find_last (PandoriaGame *game, PandoriaTurnSpan *span);

G_END_DECLS
