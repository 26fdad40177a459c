/* Reads files and resources, and writes JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json.h"

#include "pandoria-one-line.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

G_DEFINE_QUARK (pandoria_file_error_quark, pandoria_file_error)

#define PIECE_SIZE         65536 /* in bytes: files are read in pieces of this size */
#define MAX_EXCERPT_LENGTH 40
#define INDENT             2

/* Appends the contents of the file piece by piece, at most one piece over the limit. The scan then
 * finds that the file is too long, even if it is endless. */
static gboolean
read_pieces (int fd, GByteArray *data)
{
  gssize n;

  do
    {
      guint before = data->len;

      g_byte_array_set_size (data, before + PIECE_SIZE);
      n = read (fd, data->data + before, PIECE_SIZE);
      g_byte_array_set_size (data, before + (guint) MAX (n, 0));
    }
  while (data->len <= PANDORIA_MAX_FILE_SIZE && (n > 0 || (n < 0 && errno == EINTR)));
  return n >= 0;
}

static GBytes *
fail (GError **error, const char *reason)
{
  g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ, reason);
  return NULL;
}

/* Opening a pipe, a device or a socket may wait for ever, and so may reading special files that
 * pretend to be regular
 * (/proc/kmsg). But a slow file is worth waiting for: open it without O_NONBLOCK. */
GBytes *
pandoria_file_read (const char *path, GError **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  GStatBuf info;
  gboolean done;
  int fd, code;

  if (g_stat (path, &info) == 0 && !S_ISREG (info.st_mode))
    return fail (error,
                 S_ISDIR (info.st_mode) ? g_strerror (EISDIR) : _ ("it is not a regular file"));
  fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  if (fd < 0)
    return fail (error, g_strerror (errno));
  done = fcntl (fd, F_SETFL, O_NONBLOCK) == 0 && read_pieces (fd, data);
  code = errno;
  close (fd);
  if (!done)
    return fail (error, code == EAGAIN ? _ ("it is not a regular file") : g_strerror (code));
  return g_byte_array_free_to_bytes (g_steal_pointer (&data));
}

GBytes *
pandoria_json_read_file (const char *path, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFile) file
      = g_str_has_prefix (path, "resource://") ? g_file_new_for_uri (path) : NULL;
  GBytes *bytes = file != NULL ? g_file_load_bytes (file, NULL, NULL, NULL)
                               : pandoria_file_read (path, &local);

  if (bytes == NULL)
    g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ, _ ("cannot be read: %s"),
                 local != NULL ? local->message : g_strerror (ENOENT));
  return bytes;
}

char *
pandoria_file_display_name (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  return pandoria_one_line (name);
}

void
pandoria_file_error_prefix (GError **error, const char *path)
{
  g_autofree char *name = pandoria_file_display_name (path);

  g_prefix_error (error, "%s: ", name);
}

char *
pandoria_json_excerpt (const char *text)
{
  GString *excerpt = g_string_new (NULL);
  guint n = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (n++ == MAX_EXCERPT_LENGTH)
        {
          g_string_append (excerpt, "…");
          break;
        }
      g_string_append_unichar (excerpt, g_unichar_isprint (c) ? c : 0xfffd);
    }
  return g_string_free (excerpt, FALSE);
}

/* --- writing -------------------------------------------------------------------------------- */

JsonObject *
pandoria_json_object_copy (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *i = members; i != NULL; i = i->next)
    json_object_set_member (copy, i->data,
                            json_node_ref (json_object_get_member (object, i->data)));
  return copy;
}

void
pandoria_json_set_format (JsonObject *object, const char *format)
{
  json_object_set_string_member (object, "format", format);
  json_object_set_int_member (object, "version", PANDORIA_FORMAT_VERSION);
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

/* Beyond this number, not every integer can be a double. */
#define MAX_EXACT ((gint64) 1 << 53)

gboolean
pandoria_json_get_integer (JsonNode *node, gint64 *value)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;
  double number;

  if (type == G_TYPE_INT64)
    *value = json_node_get_int (node);
  if (type != G_TYPE_DOUBLE)
    return type == G_TYPE_INT64;
  number = json_node_get_double (node);
  if (number < (double) -MAX_EXACT || number > (double) MAX_EXACT || rint (number) != number)
    return FALSE;
  *value = (gint64) number;
  return TRUE;
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
pandoria_json_to_text (JsonObject *object, gboolean pretty)
{
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  GString *text;

  json_node_set_object (root, object);
  text = write_node (root, pretty);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

GBytes *
pandoria_json_to_bytes (JsonObject *object)
{
  char *text = pandoria_json_to_text (object, TRUE);

  return g_bytes_new_take (text, strlen (text));
}

char *
pandoria_json_escape (const char *json)
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
  return g_string_free (plain, FALSE);
}

char *
pandoria_json_to_plain_text (JsonObject *object)
{
  g_autofree char *text = pandoria_json_to_text (object, TRUE);

  return pandoria_json_escape (text);
}
