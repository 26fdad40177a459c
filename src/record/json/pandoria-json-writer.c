/* Creates and copies JSON objects, and writes them as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-writer.h"

#define INDENT 2

JsonObject *
pandoria_json_object_copy (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *i = members; i != NULL; i = i->next)
    json_object_set_member (copy, i->data, json_node_ref (json_object_get_member (object, i->data)));
  return copy;
}

JsonArray *
pandoria_json_add_array (JsonObject *object, const char *member)
{
  JsonArray *array = json_array_new ();

  json_object_set_array_member (object, member, array);
  return array;
}

JsonObject *
pandoria_json_add_object (JsonObject *object, const char *member)
{
  JsonObject *added = json_object_new ();

  json_object_set_object_member (object, member, added);
  return added;
}

JsonObject *
pandoria_json_append_object (JsonArray *array)
{
  JsonObject *added = json_object_new ();

  json_array_add_object_element (array, added);
  return added;
}

JsonArray *
pandoria_json_from_numbers (const gint *numbers, guint n)
{
  JsonArray *array = json_array_sized_new (n);

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, numbers[i]);
  return array;
}

static GString *
write_node (JsonNode *node, gboolean pretty)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  GString *text = g_string_new (NULL);

  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, pretty);
  json_generator_set_indent (generator, INDENT);
  json_generator_to_gstring (generator, text);
  return text;
}

/* Strings in it contain no line breaks. */
char *
pandoria_json_part_to_text (JsonNode *node, guint level)
{
  g_autofree char *text = g_string_free (write_node (node, TRUE), FALSE);
  g_autofree char *separator = g_strdup_printf ("\n%*s", (int) level * INDENT, "");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strjoinv (separator, lines);
}

char *
pandoria_json_to_text (JsonObject *object, gboolean pretty, gsize *length)
{
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  GString *text;

  json_node_set_object (root, object);
  text = write_node (root, pretty);
  g_string_append_c (text, '\n');
  if (length != NULL)
    *length = text->len;
  return g_string_free (text, FALSE);
}

GBytes *
pandoria_json_to_bytes (JsonObject *object)
{
  gsize length;
  char *text = pandoria_json_to_text (object, TRUE, &length);

  return g_bytes_new_take (text, length);
}

char *
pandoria_json_escape (const char *json, gsize *length)
{
  GString *plain = g_string_new (NULL);
  const char *start = json;

  /* Apart from line breaks, unprintable characters occur only in strings. */
  for (const char *p = json; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '\n' || g_unichar_isprint (c))
        continue;
      g_string_append_len (plain, start, p - start);
      start = g_utf8_next_char (p);
      if (c < 0x10000)
        g_string_append_printf (plain, "\\u%04x", c);
      else
        g_string_append_printf (plain, "\\u%04x\\u%04x", 0xd7c0 + (c >> 10), 0xdc00 | (c & 0x3ff));
    }
  g_string_append (plain, start);
  if (length != NULL)
    *length = plain->len;
  return g_string_free (plain, FALSE);
}

char *
pandoria_json_to_plain_text (JsonObject *object, gsize *length)
{
  g_autofree char *text = pandoria_json_to_text (object, TRUE, NULL);

  return pandoria_json_escape (text, length);
}
