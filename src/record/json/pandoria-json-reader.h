/* PandoriaReader: reads members of JSON objects strictly, and reports the place of the first fault.
 *
 * Every function takes the object and the member's name. After the first fault, all functions do
 * nothing and return their fallback. Code can therefore read all members and check for a fault
 * once, at the end. A NULL object (a missing optional one) reads like one without members only
 * through the *_or() functions.
 *
 * A member that no code has asked for is unknown. Below the outermost object of a file it is a
 * fault, unless its name begins with PANDORIA_FREE_PREFIX (rulings 79). The names of members must
 * therefore outlive the reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"
#include "pandoria-json.h"

/* Other programs and people may add members with such names anywhere. They are kept. */
#define PANDORIA_FREE_PREFIX "x-"

typedef struct
{
  GString *path;                        /* of the object being read: "actions[3].hexes" */
  GError *error;                        /* the first fault */
  guint n_players;                      /* seats that exist */
  guint8 n_slots[PANDORIA_MAX_PLAYERS]; /* of each seat; 0: any number that a player can have */
  gboolean free_cards; /* family with spells: a spell's cost may be missing (rulings 49) */
  GBytes *bytes;       /* (nullable), not owned: of the file; faults name its lines */
  JsonObject *root;    /* (nullable), not owned: the outermost object of the file */
  GHashTable *known;   /* JsonObject → GPtrArray of the names asked for; NULL: checked already */
} PandoriaReader;

/**
 * Prepares @reader, which must be finished. @where: the path of the root in messages, "" for the
 * root of a file.
 */
void pandoria_reader_init (PandoriaReader *reader, const char *where);
/**
 * Prepares for the root of a file, like pandoria_reader_init(). @bytes (nullable) have passed
 * pandoria_json_check(). They and the outermost object @root must stay valid until
 * pandoria_reader_finish(). Faults name the line in @bytes.
 */
void pandoria_reader_init_file (PandoriaReader *reader, GBytes *bytes, JsonObject *root);
/**
 * Frees the contents of @reader and propagates its fault. Unknown members of a file are a fault,
 * too. Returns: TRUE if there was none.
 */
gboolean pandoria_reader_finish (PandoriaReader *reader, GError **error);
/** Returns: whether no fault was found so far. */
gboolean pandoria_reader_is_ok (const PandoriaReader *reader);

/**
 * Notes a fault at @member (NULL: at the object itself), unless there is one already. @format is a
 * translated text that follows the place, as in "actions[3].at: is missing".
 * Returns: FALSE.
 */
gboolean pandoria_reader_fail (PandoriaReader *reader, const char *member, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/** Appends to the path. Returns: the old length, with which pandoria_reader_leave() restores it. */
gsize pandoria_reader_enter (PandoriaReader *reader, const char *member);
void pandoria_reader_leave (PandoriaReader *reader, gsize mark);

/** Checks that @object and the objects in it have no unknown members, after all their members were
 * read. pandoria_reader_finish() does that for the rest of a file. Returns: FALSE after a fault. */
gboolean pandoria_reader_close (PandoriaReader *reader, JsonObject *object);

/** Returns: whether @object has @member. */
gboolean pandoria_reader_has (PandoriaReader *reader, JsonObject *object, const char *member);
/** Returns: whether the member exists and is null. */
gboolean pandoria_reader_is_null (PandoriaReader *reader, JsonObject *object, const char *member);
/** Returns: whether some code has asked for @member of @object. */
gboolean pandoria_reader_knows (PandoriaReader *reader, JsonObject *object, const char *member);
/** Makes @member known without reading it or anything in it. */
void pandoria_reader_ignore (PandoriaReader *reader, JsonObject *object, const char *member);

/**
 * Reads an integer from @min to @max; 1.0 and 1e0 are integers, too, true is not.
 * Returns: the integer, or @min.
 */
gint64 pandoria_reader_int (PandoriaReader *reader, JsonObject *object, const char *member,
                            gint64 min, gint64 max);
/** The same for a member that may be missing. Returns: the integer, or @fallback. */
gint64 pandoria_reader_int_or (PandoriaReader *reader, JsonObject *object, const char *member,
                               gint64 min, gint64 max, gint64 fallback);
/** Reads true or false. Returns: the value, or FALSE. */
gboolean pandoria_reader_bool (PandoriaReader *reader, JsonObject *object, const char *member);
/**
 * Reads a text of at most PANDORIA_MAX_NAME or @max characters.
 * Returns: (nullable) (transfer none): the text.
 */
const char *pandoria_reader_name (PandoriaReader *reader, JsonObject *object, const char *member);
const char *pandoria_reader_text_or_null (PandoriaReader *reader, JsonObject *object,
                                          const char *member, guint max);

typedef int (*PandoriaKeyFunc) (const char *key);
/**
 * Reads one of the keys of docs/format.md, Keys. @wrong is the message for an unknown key, marked
 * with N_(), with %s for the key: "“%s” is not a terrain".
 * Returns: the number, or 0.
 */
int pandoria_reader_key (PandoriaReader *reader, JsonObject *object, const char *member,
                         PandoriaKeyFunc from_key, const char *wrong);
/** Reads the name of a space ("D4"). Returns: the space, or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_reader_space (PandoriaReader *reader, JsonObject *object,
                                     const char *member);
/** Reads a seat that exists in this game. */
guint8 pandoria_reader_seat (PandoriaReader *reader, JsonObject *object, const char *member);

/**
 * Returns: (transfer none) (nullable): NULL after a fault, and from *_or_null() for an absent
 * member.
 */
JsonObject *pandoria_reader_object (PandoriaReader *reader, JsonObject *object, const char *member);
JsonObject *pandoria_reader_object_or_null (PandoriaReader *reader, JsonObject *object,
                                            const char *member);
/**
 * Reads a list of @min to @max elements.
 * Returns: (transfer none) (nullable): the list; NULL after a fault.
 */
JsonArray *pandoria_reader_array (PandoriaReader *reader, JsonObject *object, const char *member,
                                  guint min, guint max);

/** PandoriaList: reads a list element by element, and keeps the path up to date. */
typedef struct
{
  PandoriaReader *reader;
  JsonArray *array; /* (nullable): NULL after a fault or for a missing member */
  guint index;      /* of the current element; at the end: the number of elements read */
  gsize outside, inside;
} PandoriaList;

/**
 * Opens a list of @min to @max elements; pandoria_list_next() must then be called until it returns
 * FALSE.
 */
void pandoria_list_open (PandoriaList *list, PandoriaReader *reader, JsonObject *object,
                         const char *member, guint min, guint max);
/** Opens a list that may be missing. */
void pandoria_list_open_or_empty (PandoriaList *list, PandoriaReader *reader, JsonObject *object,
                                  const char *member, guint max);
/** Opens the list that is the current element of @outer. */
void pandoria_list_open_within (PandoriaList *list, const PandoriaList *outer, guint min,
                                guint max);
/**
 * Moves to the first or next element.
 * Returns: FALSE after the last one or after a fault. The list is then closed.
 */
gboolean pandoria_list_next (PandoriaList *list);
/* The current element. */
JsonNode *pandoria_list_node (const PandoriaList *list);
JsonObject *pandoria_list_object (const PandoriaList *list);
const char *pandoria_list_text (const PandoriaList *list);
gint64 pandoria_list_int (const PandoriaList *list, gint64 min, gint64 max);
PandoriaSpace pandoria_list_space (const PandoriaList *list);

/** Checks "format" and "version" of a file's root object. */
gboolean pandoria_reader_check_format (PandoriaReader *reader, JsonObject *object,
                                       const char *format);
