/* Reads, parses and writes files within limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>
#include <glib.h>

#define PANDORIA_FILE_ERROR (pandoria_file_error_quark ())
GQuark pandoria_file_error_quark (void);

/**
 * PandoriaFileError: why a file is refused. The message names member and fault
 * ("setup.players[1].realm: …").
 */
typedef enum
{
  PANDORIA_FILE_ERROR_READ,    /* it cannot be read at all */
  PANDORIA_FILE_ERROR_INVALID, /* it is not a valid file of its format */
  PANDORIA_FILE_ERROR_VERSION, /* written by a later version */
} PandoriaFileError;

/* Limits of any file that is read. */
#define PANDORIA_FORMAT_VERSION 1 /* of every format; later ones are refused */
#define PANDORIA_MAX_FILE_SIZE  (8 * 1024 * 1024)
#define PANDORIA_MAX_NAME       200
#define PANDORIA_MAX_NESTING    16
#define PANDORIA_MAX_VALUES \
  150000 /* in a file: twice as many as 10,000 acts with time and note need */
#define PANDORIA_MAX_MEMBERS 64 /* of an object */
/* A smaller file of the program is within these limits, even with one more act: each value takes at
 * least 7 bytes. */
#define PANDORIA_SMALL_FILE_SIZE (1024 * 1024)

/**
 * Reads a regular local file, but not much more than PANDORIA_MAX_FILE_SIZE bytes.
 * Returns: (transfer full) (nullable): its contents; NULL and a PANDORIA_FILE_ERROR_READ that is
 * only the reason.
 */
GBytes *pandoria_file_read (const char *path, GError **error);
/**
 * Reads a local file of at most PANDORIA_MAX_FILE_SIZE bytes, or a resource ("resource:///…").
 * Returns: (transfer full) (nullable): its contents; NULL and a PANDORIA_FILE_ERROR.
 */
GBytes *pandoria_json_read_file (const char *path, GError **error);

/** Returns: (transfer full): @path for display, on one line. */
char *pandoria_file_display_name (const char *path);
/** Prefixes the message of @error with the name of the file at @path. */
void pandoria_file_error_prefix (GError **error, const char *path);
/**
 * Returns: (transfer full): at most 40 characters of @text, on one line and without control
 * characters.
 */
char *pandoria_json_excerpt (const char *text);

/** Sets "format" to @format, and "version" to the present one. */
void pandoria_json_set_format (JsonObject *object, const char *format);
/** Returns: (transfer full): a new object with the same members. Both share the values. */
JsonObject *pandoria_json_object_copy (JsonObject *object);
/* Each function adds an empty value and returns it (transfer none). */
JsonArray *pandoria_json_add_array (JsonObject *object, const char *member);
JsonObject *pandoria_json_add_object (JsonObject *object, const char *member);
JsonObject *pandoria_json_append_object (JsonArray *array);
/** Returns: whether @node is an integer, also one written as 1.0 or 1e0. *@value (out) is then the
 * integer. */
gboolean pandoria_json_get_integer (JsonNode *node, gint64 *value);
/** Returns: (transfer full): the @n @numbers. */
JsonArray *pandoria_json_from_numbers (const gint *numbers, guint n);

/** Returns: (transfer full): @object as text; @pretty: indented. */
char *pandoria_json_to_text (JsonObject *object, gboolean pretty);
/** Returns: (transfer full): @object as the contents of a file, indented. */
GBytes *pandoria_json_to_bytes (JsonObject *object);
/**
 * Returns: (transfer full): @node as indented text for @level levels deep, without the separators
 * around it.
 */
char *pandoria_json_part_to_text (JsonNode *node, guint level);
/** Returns: (transfer full): the JSON text @json with unprintable characters escaped. */
char *pandoria_json_escape (const char *json);
/**
 * Returns: (transfer full): @object as text for people and terminals: indented, with unprintable
 * characters escaped.
 */
char *pandoria_json_to_plain_text (JsonObject *object);

/* --- pandoria-json-scanner.c ---------------------------------------------------------------- */

/**
 * Scans @bytes without recursion, then parses them. They must be one JSON object as in RFC 8259 (no
 * comments, no trailing commas, nothing after it), in UTF-8 without zero bytes. A byte order mark
 * may come first. Limits: PANDORIA_MAX_FILE_SIZE bytes, PANDORIA_MAX_NESTING levels,
 * PANDORIA_MAX_MEMBERS in one object, PANDORIA_MAX_VALUES values in total. Refuses duplicate
 * members, integers over 64 bits and infinite numbers. Returns: (transfer full) (nullable): the
 * root, which holds an object; NULL and a PANDORIA_FILE_ERROR_INVALID that names the line.
 */
JsonNode *pandoria_json_parse (GBytes *bytes, GError **error);
/**
 * Scans @bytes without recursion, like pandoria_json_parse(), but builds nothing: bytes that pass
 * can be parsed.
 * Returns: TRUE; FALSE and a PANDORIA_FILE_ERROR_INVALID that names the line.
 */
gboolean pandoria_json_check (GBytes *bytes, GError **error);

/**
 * Finds the member or element at @path ("setup.players[1].realm", "" for the root) in @bytes, which
 * have passed pandoria_json_check().
 * Returns: its first line, from 1; for a missing member, the first line of its object.
 */
guint pandoria_json_find_line (GBytes *bytes, const char *path);
/**
 * Ends damaged @bytes after the last whole element of @list, a member of the outermost object.
 * *@rest (out) (transfer full): what follows that element, with invalid characters replaced.
 * Returns: (transfer full) (nullable): the beginning, with the list and the object closed; NULL if
 * @list has no whole element.
 */
GBytes *pandoria_json_close_list (GBytes *bytes, const char *list, char **rest);
