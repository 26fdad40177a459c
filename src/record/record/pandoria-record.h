/* A game's record: its setup and actions as in the .pandoria file, including unknown members.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-action.h"

#define PANDORIA_MAX_ACTIONS 10000 /* including acts that no longer fit and undone acts */
#define PANDORIA_MAX_NOTE    2000

typedef enum
{
  PANDORIA_COLOR_RED,
  PANDORIA_COLOR_BLUE,
  PANDORIA_COLOR_GREEN,
  PANDORIA_COLOR_YELLOW,
} PandoriaColor;
#define PANDORIA_N_COLORS 4

/* In pandoria-setup-json.c */
const char *pandoria_color_key (PandoriaColor color);
int pandoria_color_from_key (const char *key);
/** Returns: the name of @color, translated. */
const char *pandoria_color_name (PandoriaColor color);
/** Returns: (transfer full): @name with @color next to it: “Anna (Red)”. */
char *pandoria_color_add_to_name (const char *name, PandoriaColor color);
/** Returns: whether the names look alike: they differ at most in case and encoding. */
gboolean pandoria_names_look_equal (const char *name, const char *other);

/**
 * PandoriaRecord: reference-counted; the JSON tree of the file, and the setup and actions parsed
 * from it. Appending and truncating change both together.
 */
typedef struct _PandoriaRecord PandoriaRecord;

PandoriaRecord *pandoria_record_ref (PandoriaRecord *record);
void pandoria_record_unref (PandoriaRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaRecord, pandoria_record_unref)

/**
 * Reads a pandoria-game from @data.
 * Returns: (transfer full) (nullable): it, or NULL and a PANDORIA_FILE_ERROR.
 */
PandoriaRecord *pandoria_record_new_from_data (const char *data, gsize length, GError **error);
/**
 * Reads a pandoria-game from a local file. The error message begins with the file's name.
 * Returns: (transfer full) (nullable): it, or NULL and a PANDORIA_FILE_ERROR.
 */
PandoriaRecord *pandoria_record_new_from_file (const char *path, GError **error);
/** Reads a local file; *@bytes (out, transfer full) are its contents if it is a game. */
PandoriaRecord *pandoria_record_read (const char *path, GBytes **bytes, GError **error);
/**
 * Reads the beginning of a game that is invalid in one act, or cut off: all acts before the first
 * fault. The record keeps the rest in the unknown member "x-unread" (rulings 81).
 * *@turn (out): the turn of its last act that the rules allow, from 1.
 * Returns: (transfer full) (nullable): it; NULL if the setup is invalid, no turn ends before the
 * fault, or there is no fault.
 */
PandoriaRecord *pandoria_record_read_part (const char *path, guint *turn);

/**
 * Creates a record without actions and with a new uuid. @board: the pandoria-board object to embed
 * (its JSON is kept). @names and @colors have setup->n_players elements. setup->board must match
 * @board. @created is ISO 8601, UTC. Fails like pandoria_setup_check().
 */
PandoriaRecord *pandoria_record_new (const PandoriaSetup *setup, JsonObject *board,
                                     const char *const *names, const PandoriaColor *colors,
                                     const char *title, const char *created, GError **error);

/**
 * Returns: (transfer full): the file's text, indented, ended by a newline; the same record gives
 * the same bytes.
 */
char *pandoria_record_to_data (PandoriaRecord *record, gsize *length);
/**
 * Returns: (transfer full) (nullable): the text of the file; NULL and a PANDORIA_FILE_ERROR if it
 * is too large to read.
 */
GBytes *pandoria_record_to_bytes (PandoriaRecord *record, GError **error);
/** Writes the file like pandoria_file_write(). */
gboolean pandoria_record_save (PandoriaRecord *record, const char *path, GError **error);
/**
 * Reads the file at @path and compares it with @record. Does not check its actions.
 * Returns: whether it has the contents of @record, in any layout; *@bytes (out, transfer full) are
 * then the bytes of the file.
 */
gboolean pandoria_record_is_in_file (PandoriaRecord *record, const char *path, GBytes **bytes);

/** Returns: (transfer none): the uuid of the game. */
const char *pandoria_record_get_id (PandoriaRecord *record);
/**
 * Replaces the uuid that pandoria_record_new() made: simulated games are the same for the same
 * seed.
 */
void pandoria_record_set_id (PandoriaRecord *record, const char *id);
/**
 * The file keeps titles, names and notes unchanged. These functions return them cleaned for one
 * line (pandoria-one-line.h). The functions called "written" return the original text of the file.
 */
const char *pandoria_record_get_title (PandoriaRecord *record);
const char *pandoria_record_get_written_title (PandoriaRecord *record);
/** Sets the title, as it is written. */
void pandoria_record_set_title (PandoriaRecord *record, const char *title);
/** Returns: (transfer none): when the game was created, ISO 8601. */
const char *pandoria_record_get_created (PandoriaRecord *record);
/**
 * Returns: (transfer full) (nullable): when the game was created, by the clock of the place where
 * it was played. If the file does not name the place (“…Z”), it is this one.
 */
GDateTime *pandoria_record_get_day (PandoriaRecord *record);
/** Returns: (transfer full): this moment for pandoria_record_new(), with the offset of this place.
 */
char *pandoria_record_make_created (void);
/** Returns: (transfer none): the setup. */
const PandoriaSetup *pandoria_record_get_setup (PandoriaRecord *record);
/**
 * Returns: the player's name for sentences and tables, never empty: the color replaces a name
 * without visible characters. A name that is written from right to left is in an isolate
 * (pandoria_isolate()). The color follows a name that another player has, too: “Anna (Red)”.
 */
const char *pandoria_record_get_player_name (PandoriaRecord *record, guint seat);
/** Returns: the same, always without the color, for places that also show the color. */
const char *pandoria_record_get_lone_name (PandoriaRecord *record, guint seat);
/** Returns: the same, without isolates and color: for entries, where the player can change it. */
const char *pandoria_record_get_plain_name (PandoriaRecord *record, guint seat);
/** Returns: the name as the file has it. */
const char *pandoria_record_get_written_name (PandoriaRecord *record, guint seat);
/** Returns: the color of @seat. */
PandoriaColor pandoria_record_get_player_color (PandoriaRecord *record, guint seat);

/* Its actions (pandoria-record-actions.c) */

/** Returns: the number of actions, without unfit and undone ones. */
guint pandoria_record_get_n_actions (PandoriaRecord *record);
/** Returns: (transfer none): action @index. */
const PandoriaAction *pandoria_record_get_action (PandoriaRecord *record, guint index);
/**
 * Returns: the number of corrections at the start that together take over the position of a table;
 * 0 if the game begins with the first turn.
 */
guint pandoria_record_get_n_taken_over (PandoriaRecord *record);
/** Returns: whether @action, as the first of a game, begins such a position. */
gboolean pandoria_record_begins_position (const PandoriaAction *action);
/** Returns: (nullable): "note" of an action for display; NULL if it has no visible characters. */
const char *pandoria_record_get_note (PandoriaRecord *record, guint index);
/** Returns: (nullable): the note as the file has it. */
const char *pandoria_record_get_written_note (PandoriaRecord *record, guint index);
/** Returns: (nullable): "card" of a purchase: the name of the bought card. */
const char *pandoria_record_get_card (PandoriaRecord *record, guint index);
/** Adds @action at the end, with @time (ISO 8601, nullable) and @note (nullable). */
void pandoria_record_append (PandoriaRecord *record, const PandoriaAction *action, const char *time,
                             const char *note);
/**
 * Sets the note of an action, or removes it if @note is NULL or empty. Cuts it after
 * PANDORIA_MAX_NOTE characters.
 */
void pandoria_record_set_note (PandoriaRecord *record, guint index, const char *note);
/** Removes all actions from number @n on. */
void pandoria_record_truncate (PandoriaRecord *record, guint n);

/**
 * Returns: the number of acts that the record keeps separately ("unfit"), because they no longer
 * fit after its actions. They are not part of the game. A correction restores or drops them
 * (pandoria-amend.h).
 */
guint pandoria_record_get_n_unfit (PandoriaRecord *record);

/**
 * Plays the first @n actions (at most pandoria_record_get_n_actions()) and keeps only the resulting
 * state.
 * Returns: FALSE and a PANDORIA_ERROR if an action breaks a rule; *@failed (nullable) is then its
 * number, and @state the state before it.
 */
gboolean pandoria_record_replay (PandoriaRecord *record, guint n, PandoriaState *state,
                                 guint *failed, GError **error);

/* What each player has after a turn, as the file records it (pandoria-record-after.c) */

#define PANDORIA_NO_DIFFERENCE G_MAXUINT

/** PandoriaDifference: the first number in a file that replaying does not confirm. */
typedef struct
{
  guint action; /* of the end-turn; PANDORIA_NO_DIFFERENCE: there is none */
  guint turn;   /* which it ends */
  guint seat;
  PandoriaCounter counter; /* a resource or points */
  gint has;                /* after replaying */
  gint64 saved;            /* in the file */
} PandoriaDifference;

/** Replays like pandoria_record_replay(). @difference (out) is the first difference of the acts
 * that were played. */
gboolean pandoria_record_replay_compared (PandoriaRecord *record, guint n, PandoriaState *state,
                                          guint *failed, PandoriaDifference *difference,
                                          GError **error);
/** Compares the file with @state, the state after act @index, which was played in @turn. Returns:
 * FALSE and the first @difference (out) if they differ. */
gboolean pandoria_record_compare (PandoriaRecord *record, guint index, guint turn,
                                  const PandoriaState *state, PandoriaDifference *difference);
/** Notes what each player has in @state, the state after act @index, if this act ends a turn. */
void pandoria_record_note_after (PandoriaRecord *record, guint index, const PandoriaState *state);

/* Its acts, copied unchanged from the file (pandoria-record-actions.c) */

/**
 * PandoriaRecordAct: an act with all its members in the file, including note, time and unknown
 * ones. Immutable.
 */
typedef struct
{
  gatomicrefcount ref_count;
  PandoriaAction action;
  JsonObject *json;
  char *note; /* (nullable): for display */
  char *text; /* (nullable): json as text; atomic, because threads share acts */
} PandoriaRecordAct;

/**
 * Creates an act from @action, @note, @card (the bought card) and @time (ISO 8601), each nullable
 * or "".
 */
PandoriaRecordAct *pandoria_record_act_write (const PandoriaAction *action, const char *note,
                                              const char *card, const char *time);
/** Creates the act @action, written as @json. Adds a reference to @json. */
PandoriaRecordAct *pandoria_record_act_new (const PandoriaAction *action, JsonObject *json);
/** Returns: whether both are the same act; note and time may differ. */
gboolean pandoria_record_act_is_same (const PandoriaRecordAct *act, const PandoriaRecordAct *other);
PandoriaRecordAct *pandoria_record_act_ref (PandoriaRecordAct *act);
void pandoria_record_act_unref (PandoriaRecordAct *act);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaRecordAct, pandoria_record_act_unref)

/** Returns: (transfer full): @act with what each player has in @state, the state after it; @act
 * itself if it does not end a turn, or has these numbers already. */
PandoriaRecordAct *pandoria_record_act_note_after (PandoriaRecordAct *act,
                                                   const PandoriaState *state);
/** Returns: whether @act has such numbers. */
gboolean pandoria_record_act_has_after (PandoriaRecordAct *act);

/**
 * Reads @json as an act of @record's game, with the seats and the variant of its setup. Does not
 * add it.
 * Returns: (transfer full) (nullable): the act; NULL and a PANDORIA_FILE_ERROR.
 */
PandoriaRecordAct *pandoria_record_parse_act (PandoriaRecord *record, JsonObject *json,
                                              GError **error);
/** Returns: (transfer none): act @index. */
PandoriaRecordAct *pandoria_record_get_act (PandoriaRecord *record, guint index);
/** Replaces act @index by @act, which is the same act with other remarks. */
void pandoria_record_replace_act (PandoriaRecord *record, guint index, PandoriaRecordAct *act);
/**
 * Adds @act at the end, and a reference to it. The act keeps its note, time and unknown members.
 */
void pandoria_record_append_act (PandoriaRecord *record, PandoriaRecordAct *act);
/**
 * Returns: whether @record has the setup of @other and has come at least as far: the actions of
 * @other are the first of @record, counting also the undone ones that follow them. Ignores titles
 * and notes.
 */
gboolean pandoria_record_contains (PandoriaRecord *record, PandoriaRecord *other);
/**
 * Returns: (transfer full): a record of the same game with only its first @n acts. Both share the
 * acts.
 */
PandoriaRecord *pandoria_record_new_beginning (PandoriaRecord *record, guint n);
/** Returns: (transfer full) (element-type PandoriaRecordAct): the acts from number @first on. */
GPtrArray *pandoria_record_get_end (PandoriaRecord *record, guint first);
/**
 * Returns: (transfer full) (element-type PandoriaRecordAct): the acts that the record keeps
 * separately.
 */
GPtrArray *pandoria_record_get_unfit (PandoriaRecord *record);
/**
 * Replaces the acts that the record keeps separately with @unfit (PandoriaRecordAct; adds
 * references).
 */
void pandoria_record_set_unfit (PandoriaRecord *record, GPtrArray *unfit);
/**
 * Returns: (transfer full) (element-type PandoriaRecordAct): the undone acts; the first is the next
 * one to redo.
 */
GPtrArray *pandoria_record_get_undone (PandoriaRecord *record);
/** Replaces the undone acts with @undone (PandoriaRecordAct; adds references). */
void pandoria_record_set_undone (PandoriaRecord *record, GPtrArray *undone);

/* Another setup (pandoria-record-setup.c) */

/**
 * Returns: (transfer full) (nullable): @record without acts, with the setup, names, colors and
 * title of @edited. @origins has the player's seat in @record for each seat of @edited;
 * PANDORIA_MAX_PLAYERS: none. Unchanged and unknown members keep their text. NULL and a
 * PANDORIA_FILE_ERROR if the result cannot be read.
 */
PandoriaRecord *pandoria_record_new_edited (PandoriaRecord *record, PandoriaRecord *edited,
                                            const guint8 *origins, GError **error);
/**
 * Returns: (transfer full) (nullable): @record without acts, on the board of the file @board.
 * Everything else keeps its text. NULL and a PANDORIA_FILE_ERROR if no game can be played on the
 * board.
 */
PandoriaRecord *pandoria_record_new_on_board (PandoriaRecord *record, GBytes *board,
                                              GError **error);
/** Returns: whether setup and title are identical in both files. */
gboolean pandoria_record_has_setup_of (PandoriaRecord *record, PandoriaRecord *other);
/** Returns: whether setup and title, except for the board, are identical in both files. */
gboolean pandoria_record_differs_only_in_board (PandoriaRecord *record, PandoriaRecord *other);
/** Exchanges the setups, names and colors of both records. Titles and acts stay. */
void pandoria_record_exchange_setup (PandoriaRecord *record, PandoriaRecord *other);
/**
 * Converts @act to the game of @record, in which players have other seats. @moved has the new seat
 * of each of PANDORIA_MAX_PLAYERS seats.
 * Returns: (transfer full) (nullable): the act for that game; NULL and a PANDORIA_FILE_ERROR if
 * that game cannot have it.
 */
PandoriaRecordAct *pandoria_record_move_act (PandoriaRecord *record, PandoriaRecordAct *act,
                                             const guint8 *moved, GError **error);

/* Other facts */

/** Returns: (transfer none): the pandoria-board object of the game. */
JsonObject *pandoria_record_get_board_json (PandoriaRecord *record);
/**
 * Returns: (transfer full): the title for another game with the same title: “Friday (2)” after
 * “Friday”.
 */
char *pandoria_record_make_next_title (PandoriaRecord *record);
/** Returns: (transfer full): the name of the game's board, for display. */
char *pandoria_record_get_board_name (PandoriaRecord *record);
/** Returns: when act @index was done, in Unix seconds; 0 if the act has no time. */
gint64 pandoria_record_get_unix_time (PandoriaRecord *record, guint index);
/** Returns: when the last act was done, in Unix seconds; 0 if no act has a time. */
gint64 pandoria_record_get_last_time (PandoriaRecord *record);
/**
 * Returns: (transfer full) (element-type int): the seconds before each of the first @n acts, by
 * their times; 0 for the first one, without a time, and for a pause of more than @most seconds. A
 * jump of the clock back shortens the pause that began with the jump forward. @n_times (out): how
 * many acts have a time.
 */
GArray *pandoria_record_list_pauses (PandoriaRecord *record, guint n, int most, guint *n_times);
/**
 * Returns: the seconds from the first to the last of the first @n acts, by their times, without
 * pauses of more than an hour; -1 if fewer than two of these acts have a time.
 */
int pandoria_record_get_seconds (PandoriaRecord *record, guint n);
