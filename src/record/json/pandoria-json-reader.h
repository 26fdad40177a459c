/* PandoriaReader: takes members out of JSON objects, strictly, and reports the place of the first fault.
 *
 * Every function is given the object and the member's name. After the first fault all of them do nothing and return
 * their fallback, so that a reader is written straight down and checks for a fault once, at the end. A NULL
 * object (an optional one that is absent) reads like one without members only through the *_or() functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"
#include "pandoria-json-limits.h"

typedef struct
{
  GString *path;                        /* of the object being read: "actions[3].hexes" */
  GError *error;                        /* the first fault */
  guint n_players;                      /* seats that exist */
  guint8 n_slots[PANDORIA_MAX_PLAYERS]; /* of each seat; 0: any number that some player has */
  gboolean free_cards;                  /* family with spells: a spell's cost may be left out (rulings 49) */
  const char *text;                     /* (nullable): of the file, whose lines faults name */
  gsize length;                         /* of text */
} PandoriaReader;

/** @where: the path of the root in messages, "" for a file's own. */
void pandoria_reader_init (PandoriaReader *reader, const char *where);
/** The same for a file: @data (nullable), which must stay and has passed pandoria_json_check(). Faults name the line there. */
void pandoria_reader_init_file (PandoriaReader *reader, const char *data, gsize length);
/** Frees what @reader holds and passes its fault on. Returns: TRUE when there was none. */
gboolean pandoria_reader_finish (PandoriaReader *reader, GError **error);
gboolean pandoria_reader_is_ok (const PandoriaReader *reader);

/**
 * Notes a fault at @member (NULL: at the object itself), unless there is one already. @format is a translated sentence that goes
 * on behind the place, as in "actions[3].at: is missing". Returns: FALSE.
 */
gboolean pandoria_reader_fail (PandoriaReader *reader, const char *member, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/** Appends to the path. Returns: a mark for pandoria_reader_leave(), which cuts it back. */
gsize pandoria_reader_enter (PandoriaReader *reader, const char *member);
void pandoria_reader_leave (PandoriaReader *reader, gsize mark);

gboolean pandoria_reader_has (JsonObject *object, const char *member);
/** Returns: whether the member is there and null. */
gboolean pandoria_reader_is_null (JsonObject *object, const char *member);

/** A JSON integer from @min to @max; 1.0, 1e0 and true are none. Returns: it, or @min. */
gint64 pandoria_reader_int (PandoriaReader *reader, JsonObject *object, const char *member, gint64 min, gint64 max);
gint64 pandoria_reader_int_or (PandoriaReader *reader, JsonObject *object, const char *member, gint64 min, gint64 max,
                               gint64 fallback);
gboolean pandoria_reader_bool (PandoriaReader *reader, JsonObject *object, const char *member);
gboolean pandoria_reader_bool_or (PandoriaReader *reader, JsonObject *object, const char *member, gboolean fallback);
/** A text; of at most PANDORIA_MAX_NAME characters, or @max. Returns: (nullable) (transfer none). */
const char *pandoria_reader_name (PandoriaReader *reader, JsonObject *object, const char *member);
const char *pandoria_reader_text_or_null (PandoriaReader *reader, JsonObject *object, const char *member, guint max);

typedef int (*PandoriaKeyFunc) (const char *key);
/**
 * One of the keys of record.md. @wrong: the message for another key, marked with N_(), with %s for the key: "“%s” is not a terrain".
 * Returns: the number, or 0.
 */
int pandoria_reader_key (PandoriaReader *reader, JsonObject *object, const char *member, PandoriaKeyFunc from_key,
                         const char *wrong);
/** The same with -1 for an absent member. */
int pandoria_reader_key_or_none (PandoriaReader *reader, JsonObject *object, const char *member,
                                 PandoriaKeyFunc from_key, const char *wrong);
/** A resource: crystal, gold, wood. Returns: its number, -1 when absent. */
int pandoria_reader_resource_or_none (PandoriaReader *reader, JsonObject *object, const char *member);

PandoriaSpace pandoria_reader_space (PandoriaReader *reader, JsonObject *object, const char *member);
/** A seat that exists in this game. */
guint8 pandoria_reader_seat (PandoriaReader *reader, JsonObject *object, const char *member);
/** A slot, 1…5 in the file. Returns: 0…4. */
guint8 pandoria_reader_slot (PandoriaReader *reader, JsonObject *object, const char *member);
/** {"at","terrain","symbols"}. @object may be NULL after a fault. */
void pandoria_reader_hex (PandoriaReader *reader, JsonObject *object, PandoriaHex *hex);

/** Returns: (transfer none) (nullable): NULL after a fault, and from *_or_null() for an absent member. */
JsonObject *pandoria_reader_object (PandoriaReader *reader, JsonObject *object, const char *member);
JsonObject *pandoria_reader_object_or_null (PandoriaReader *reader, JsonObject *object, const char *member);
/** A list of @min to @max elements. Returns: (transfer none) (nullable): NULL after a fault. */
JsonArray *pandoria_reader_array (PandoriaReader *reader, JsonObject *object, const char *member, guint min, guint max);

/** PandoriaList: a list that is read one element after the other; the path follows. */
typedef struct
{
  PandoriaReader *reader;
  JsonArray *array; /* (nullable): NULL after a fault, or for an absent member */
  guint index;      /* of the present element; at the end: how many were read */
  gsize outside, inside;
} PandoriaList;

/** Opens a list of @min to @max elements; pandoria_list_next() must then be called until it returns FALSE. */
void pandoria_list_open (PandoriaList *list, PandoriaReader *reader, JsonObject *object, const char *member, guint min,
                         guint max);
/** The same for a member that may be absent. */
void pandoria_list_open_or_empty (PandoriaList *list, PandoriaReader *reader, JsonObject *object, const char *member,
                                  guint max);
/** Opens the list that is the present element of @outer. */
void pandoria_list_open_within (PandoriaList *list, const PandoriaList *outer, guint min, guint max);
/** Goes to the first or next element. Returns: FALSE behind the last one or after a fault; the list is then closed. */
gboolean pandoria_list_next (PandoriaList *list);
/* The present element. */
JsonNode *pandoria_list_node (const PandoriaList *list);
JsonObject *pandoria_list_object (const PandoriaList *list);
const char *pandoria_list_text (const PandoriaList *list);
gint64 pandoria_list_int (const PandoriaList *list, gint64 min, gint64 max);
PandoriaSpace pandoria_list_space (const PandoriaList *list);

/** Checks "format" and "version" of a file's root object. */
gboolean pandoria_reader_check_format (PandoriaReader *reader, JsonObject *object, const char *format);

/** Returns: (transfer full): @text on one line, without control characters, at most 40 characters of it. */
char *pandoria_json_excerpt (const char *text);
