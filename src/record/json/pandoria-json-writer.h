/* Creates and copies JSON objects, and writes them as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

/** Returns: (transfer full): a new object with the same members. Both share the values. */
JsonObject *pandoria_json_object_copy (JsonObject *object);
/* Each function adds an empty value and returns it (transfer none). */
JsonArray *pandoria_json_add_array (JsonObject *object, const char *member);
JsonObject *pandoria_json_add_object (JsonObject *object, const char *member);
JsonObject *pandoria_json_append_object (JsonArray *array);
/** Returns: (transfer full): the @n @numbers. */
JsonArray *pandoria_json_from_numbers (const gint *numbers, guint n);

/** Returns: (transfer full): @object as text. */
char *pandoria_json_to_text (JsonObject *object, gboolean pretty, gsize *length);
/** Returns: (transfer full): @object as the contents of a file, indented. */
GBytes *pandoria_json_to_bytes (JsonObject *object);
/** Returns: (transfer full): @node as indented text for @level levels deep, without the separators around it. */
char *pandoria_json_part_to_text (JsonNode *node, guint level);
/** Returns: (transfer full): the JSON text @json with unprintable characters escaped. */
char *pandoria_json_escape (const char *json, gsize *length);
/** Returns: (transfer full): @object as text for people and terminals: indented, with unprintable characters escaped. */
char *pandoria_json_to_plain_text (JsonObject *object, gsize *length);
