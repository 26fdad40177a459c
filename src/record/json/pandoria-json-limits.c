/* Reads files and resources, and parses them as JSON within limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-limits.h"

#include "pandoria-one-line.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

G_DEFINE_QUARK (pandoria - file - error - quark, pandoria_file_error)

#define PIECE_SIZE         65536 /* in bytes: files are read in pieces of this size */
#define MAX_EXCERPT_LENGTH 40

JsonNode *
pandoria_json_parse (GBytes *bytes, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) local = NULL;

  if (!pandoria_json_check (bytes, error))
    return NULL;
  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &local))
    {
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("not JSON: %s"), local->message);
      return NULL;
    }
  return json_parser_steal_root (parser);
}

/* Appends the contents of the file piece by piece, at most one piece over the limit. The scan then finds that the file
 * is too long, even if it is endless. */
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

/* Opening a pipe, a device or a socket may wait for ever, and so may reading special files that pretend to be regular
 * (/proc/kmsg). But a slow file is worth waiting for: open it without O_NONBLOCK. */
GBytes *
pandoria_file_read (const char *path, GError **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  GStatBuf info;
  gboolean done;
  int fd, code;

  if (g_stat (path, &info) == 0 && !S_ISREG (info.st_mode))
    return fail (error, S_ISDIR (info.st_mode) ? g_strerror (EISDIR) : _ ("it is not a regular file"));
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
  g_autoptr (GFile) file = g_str_has_prefix (path, "resource://") ? g_file_new_for_uri (path) : NULL;
  GBytes *bytes = file != NULL ? g_file_load_bytes (file, NULL, NULL, NULL) : pandoria_file_read (path, &local);

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
