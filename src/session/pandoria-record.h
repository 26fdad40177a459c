/* A game's record: setup and actions as the .pandoria file keeps them, unknown members included.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "pandoria-action.h"

G_BEGIN_DECLS

#define PANDORIA_FILE_ERROR (pandoria_file_error_quark ())
GQuark pandoria_file_error_quark (void);

/** PandoriaFileError: why a file is not taken; the message names file member and fault ("setup.players[1].realm: …"). */
typedef enum
{
  PANDORIA_FILE_ERROR_READ,    /* it cannot be read at all */
  PANDORIA_FILE_ERROR_INVALID, /* it is not a valid file of its format */
  PANDORIA_FILE_ERROR_VERSION, /* written by a later version */
} PandoriaFileError;

#define PANDORIA_MAX_FILE_SIZE (8 * 1024 * 1024)
#define PANDORIA_MAX_ACTIONS   10000
#define PANDORIA_MAX_NAME      200
#define PANDORIA_MAX_NOTE      2000
#define PANDORIA_MAX_NESTING   16

typedef enum
{
  PANDORIA_COLOR_RED,
  PANDORIA_COLOR_BLUE,
  PANDORIA_COLOR_GREEN,
  PANDORIA_COLOR_YELLOW,
} PandoriaColor;
#define PANDORIA_N_COLORS 4

const char *pandoria_color_key (PandoriaColor color);
int pandoria_color_from_key (const char *key);

/**
 * PandoriaRecord: reference-counted; the JSON tree as read (the truth of the file) with the setup and the actions parsed
 * beside it. Appending and truncating keep both in step.
 */
typedef struct _PandoriaRecord PandoriaRecord;

PandoriaRecord *pandoria_record_ref (PandoriaRecord *record);
void pandoria_record_unref (PandoriaRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaRecord, pandoria_record_unref)

/** Reads a pandoria-game from @data. Returns: (transfer full) (nullable): it, or NULL and a PANDORIA_FILE_ERROR. */
PandoriaRecord *pandoria_record_new_from_data (const char *data, gsize length, GError **error);
/** The same from a local file. The message of the error begins with the file's name. */
PandoriaRecord *pandoria_record_new_from_file (const char *path, GError **error);

/**
 * Makes a record without actions. @board: the pandoria-board object to embed (its JSON is kept as it is);
 * @names and @colors have setup->n_players elements; setup->board must be what @board says. A new uuid is made;
 * @created is ISO 8601, UTC. Fails like pandoria_setup_check().
 */
PandoriaRecord *pandoria_record_new (const PandoriaSetup *setup, JsonObject *board, const char *const *names,
                                     const PandoriaColor *colors, const char *title, const char *created,
                                     GError **error);

/** Returns: (transfer full): an independent copy. */
PandoriaRecord *pandoria_record_copy (PandoriaRecord *record);

const char *pandoria_record_get_id (PandoriaRecord *record);
/** Replaces the uuid that pandoria_record_new() made: simulated games are the same for the same seed. */
void pandoria_record_set_id (PandoriaRecord *record, const char *id);
const char *pandoria_record_get_title (PandoriaRecord *record);
void pandoria_record_set_title (PandoriaRecord *record, const char *title);
const char *pandoria_record_get_created (PandoriaRecord *record);
const PandoriaSetup *pandoria_record_get_setup (PandoriaRecord *record);
const char *pandoria_record_get_player_name (PandoriaRecord *record, guint seat);
PandoriaColor pandoria_record_get_player_color (PandoriaRecord *record, guint seat);

guint pandoria_record_get_n_actions (PandoriaRecord *record);
const PandoriaAction *pandoria_record_get_action (PandoriaRecord *record, guint index);
/** Returns: (nullable): "note" of an action. */
const char *pandoria_record_get_note (PandoriaRecord *record, guint index);
/** Adds @action at the end, with @time (ISO 8601) and @note when they are not NULL. */
void pandoria_record_append (PandoriaRecord *record, const PandoriaAction *action, const char *time, const char *note);
/**
 * Sets or (NULL, or empty) removes the note of an action. One that is longer than PANDORIA_MAX_NOTE characters is cut.
 */
void pandoria_record_set_note (PandoriaRecord *record, guint index, const char *note);
/** Returns: (nullable): "time" of an action, ISO 8601 as far as it was written by this program. */
const char *pandoria_record_get_time (PandoriaRecord *record, guint index);
/** Returns: the name of the board it is played on. */
const char *pandoria_record_get_board_name (PandoriaRecord *record);
/** Returns: when the last act was done, in Unix seconds; 0 when no act says it. */
gint64 pandoria_record_get_last_time (PandoriaRecord *record);
/**
 * Returns: how many seconds were played from the first of the first @n acts to the last of them, by their times; pauses
 * of more than an hour are not counted. -1 when not at least two of them have a time.
 */
int pandoria_record_get_seconds (PandoriaRecord *record, guint n);
/** Drops all actions from number @n on. */
void pandoria_record_truncate (PandoriaRecord *record, guint n);

/**
 * Returns: how many acts stand apart in the record ("unfit") because they no longer fitted behind its actions. They are
 * not part of the game; a correction takes them in again or drops them (pandoria-amend.h).
 */
guint pandoria_record_get_n_unfit (PandoriaRecord *record);

/**
 * Plays the first @n actions (at most pandoria_record_get_n_actions()) without keeping anything but the state they lead to.
 * Returns: FALSE and a PANDORIA_ERROR when one breaks a rule, its number then in *@failed (nullable); @state is then that
 * before it.
 */
gboolean pandoria_record_replay (PandoriaRecord *record, guint n, PandoriaState *state, guint *failed, GError **error);

/** Returns: (transfer full): the file's text, indented, ended by a newline; the same record gives the same bytes. */
char *pandoria_record_to_data (PandoriaRecord *record, gsize *length);
/** Writes the file: temporary file, fsync, rename. */
gboolean pandoria_record_save (PandoriaRecord *record, const char *path, GError **error);

/** The boards that ship with the program, for pandoria_board_load(); they are part of every program that uses it. */
#define PANDORIA_BOARD_RESOURCE_A \
  "resource:///io/github/pandoria_companion/PandoriaCompanion/data/boards/pandoria-a.json"
#define PANDORIA_BOARD_RESOURCE_B "resource:///io/github/pandoria_companion/PandoriaCompanion/data/boards/river-b.json"
/** The catalogue that ships with the program, for pandoria_catalogue_new(). */
#define PANDORIA_CATALOGUE_RESOURCE "resource:///io/github/pandoria_companion/PandoriaCompanion/data/catalogue.json"

/* Parts of a record, also used by other readers and writers (session/pandoria-json-*.c). */

/** Returns: (transfer full): the JSON of @action as record.md has it. */
JsonObject *pandoria_action_to_json (const PandoriaAction *action);
/** Parses one action. @where: the member path for messages ("actions[3]"). */
gboolean pandoria_action_from_json (JsonObject *object, const char *where, PandoriaAction *action, GError **error);

/**
 * Reads a pandoria-board from @data. @board, @name and @json (its object) are out, transfer full, and may each be NULL.
 * Returns: FALSE and a PANDORIA_FILE_ERROR when it is not a valid board; the outs are then unchanged.
 */
gboolean pandoria_board_from_data (const char *data, gsize length, PandoriaBoard *board, char **name, JsonObject **json,
                                   GError **error);
/**
 * The same from a local file or a resource (PANDORIA_BOARD_RESOURCE_A …). The message of the error begins with @path.
 */
gboolean pandoria_board_load (const char *path, PandoriaBoard *board, char **name, JsonObject **json, GError **error);

G_END_DECLS
