/* The first look at a file: is it small, flat, well-formed JSON? Before a parser sees it.
 *
 * json-glib recurses, takes comments and other extensions, and narrows numbers without a word; none of that may
 * decide what a game file is. This scanner keeps its own stack of PANDORIA_MAX_NESTING levels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-limits.h"

#include "pandoria-json-reader.h"
#include "pandoria-json-scanner.h"
#include "pandoria-one-line.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

G_DEFINE_QUARK (pandoria - file - error - quark, pandoria_file_error)

#define PIECE_SIZE 65536 /* in bytes: files are read in pieces of this size */

/* What may come next. */
typedef enum
{
  EXPECT_VALUE,
  EXPECT_FIRST_ELEMENT, /* or the end of the list */
  EXPECT_FIRST_MEMBER,  /* or the end of the object */
  EXPECT_MEMBER,
  EXPECT_AFTER_VALUE,
} Expect;

static gboolean
open_level (PandoriaScanner *scanner, Expect *expect)
{
  if (scanner->depth == PANDORIA_MAX_NESTING)
    return pandoria_scanner_fail (scanner, _ ("nested deeper than %d levels"), PANDORIA_MAX_NESTING);
  scanner->n_names[scanner->depth] = 0;
  scanner->open[scanner->depth++] = *scanner->p;
  *expect = *scanner->p == '{' ? EXPECT_FIRST_MEMBER : EXPECT_FIRST_ELEMENT;
  scanner->p++;
  return TRUE;
}

static gboolean
close_level (PandoriaScanner *scanner, Expect *expect)
{
  char wanted = scanner->open[scanner->depth - 1] == '{' ? '}' : ']';

  if (pandoria_scanner_peek (scanner) != wanted)
    return pandoria_scanner_fail_unexpected (scanner);
  scanner->p++;
  scanner->depth--;
  *expect = EXPECT_AFTER_VALUE;
  return TRUE;
}

/* Only what has escapes is copied. */
static PandoriaScannedName
read_name (PandoriaScanner *scanner, const char *start, gsize length)
{
  char *own;

  if (memchr (start, '\\', length) == NULL)
    return (PandoriaScannedName){ start, length };
  own = pandoria_scanner_read_name (start, length);
  if (scanner->own_names == NULL)
    scanner->own_names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (scanner->own_names, own);
  return (PandoriaScannedName){ own, strlen (own) };
}

/* Objects have few members: one look at each is quicker than a table of them. */
static gboolean
is_known (PandoriaScanner *scanner, const PandoriaScannedName *name)
{
  const PandoriaScannedName *names = scanner->names[scanner->depth - 1];

  for (guint i = 0; i < scanner->n_names[scanner->depth - 1]; i++)
    if (names[i].length == name->length && memcmp (names[i].text, name->text, name->length) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
remember_name (PandoriaScanner *scanner, const char *start, gsize length)
{
  guint *n = &scanner->n_names[scanner->depth - 1];
  PandoriaScannedName name;

  if (length == 0)
    return pandoria_scanner_fail (scanner, _ ("a member without a name"));
  if (*n == PANDORIA_MAX_MEMBERS)
    return pandoria_scanner_fail (scanner, _ ("an object with more than %d members"), PANDORIA_MAX_MEMBERS);
  name = read_name (scanner, start, length);
  if (is_known (scanner, &name))
    {
      g_autofree char *text = g_strndup (name.text, name.length);
      g_autofree char *excerpt = pandoria_json_excerpt (text);

      return pandoria_scanner_fail (scanner, _ ("the member “%s” appears twice in one object"), excerpt);
    }
  scanner->names[scanner->depth - 1][(*n)++] = name;
  return TRUE;
}

static gboolean
scan_name (PandoriaScanner *scanner, Expect *expect)
{
  const char *start = scanner->p + 1;

  if (pandoria_scanner_peek (scanner) != '"')
    return pandoria_scanner_fail_unexpected (scanner);
  if (!pandoria_scanner_string (scanner) || !remember_name (scanner, start, (gsize) (scanner->p - 1 - start)))
    return FALSE;
  pandoria_scanner_skip_space (scanner);
  if (pandoria_scanner_peek (scanner) != ':')
    return pandoria_scanner_fail_unexpected (scanner);
  scanner->p++;
  *expect = EXPECT_VALUE;
  return TRUE;
}

static gboolean
scan_value (PandoriaScanner *scanner, Expect *expect)
{
  int c = pandoria_scanner_peek (scanner);

  if (scanner->n_values++ == PANDORIA_MAX_VALUES)
    return pandoria_scanner_fail (scanner, _ ("more than %d values in one file"), PANDORIA_MAX_VALUES);
  if (c == '{' || c == '[')
    return open_level (scanner, expect);
  *expect = EXPECT_AFTER_VALUE;
  if (c == '"')
    return pandoria_scanner_string (scanner);
  if (c == '-' || g_ascii_isdigit (c))
    return pandoria_scanner_number (scanner);
  return pandoria_scanner_word (scanner);
}

static gboolean
scan_after_value (PandoriaScanner *scanner, Expect *expect)
{
  if (pandoria_scanner_peek (scanner) != ',')
    return close_level (scanner, expect);
  scanner->p++;
  *expect = scanner->open[scanner->depth - 1] == '{' ? EXPECT_MEMBER : EXPECT_VALUE;
  return TRUE;
}

static gboolean
scan_next (PandoriaScanner *scanner, Expect *expect)
{
  switch (*expect)
    {
    case EXPECT_FIRST_ELEMENT:
      return pandoria_scanner_peek (scanner) == ']' ? close_level (scanner, expect) : scan_value (scanner, expect);
    case EXPECT_FIRST_MEMBER:
      return pandoria_scanner_peek (scanner) == '}' ? close_level (scanner, expect) : scan_name (scanner, expect);
    case EXPECT_MEMBER: return scan_name (scanner, expect);
    case EXPECT_AFTER_VALUE: return scan_after_value (scanner, expect);
    case EXPECT_VALUE:
    default: return scan_value (scanner, expect);
    }
}

static void
scan_document (PandoriaScanner *scanner)
{
  Expect expect = EXPECT_VALUE;

  pandoria_scanner_skip_space (scanner);
  if (pandoria_scanner_peek (scanner) != '{')
    {
      pandoria_scanner_fail (scanner,
                             pandoria_scanner_peek (scanner) < 0 ? _ ("the file is empty") : _ ("not a JSON object"));
      return;
    }
  do
    {
      if (!scan_next (scanner, &expect))
        return;
      pandoria_scanner_skip_space (scanner);
    }
  while (scanner->depth > 0);
  if (pandoria_scanner_peek (scanner) >= 0)
    pandoria_scanner_fail (scanner, _ ("something follows the end of the object"));
}

static gboolean
check_bytes (const char *data, gsize length, GError **error)
{
  const char *text = NULL;

  if (length > PANDORIA_MAX_FILE_SIZE)
    text = _ ("the file is bigger than 8 MiB");
  else if (length > 0 && memchr (data, '\0', length) != NULL)
    text = _ ("the file contains zero bytes, so it is not JSON");
  else if (length > 0 && !g_utf8_validate_len (data, length, NULL))
    text = _ ("the file is not UTF-8 text");
  if (text != NULL)
    g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, text);
  return text == NULL;
}

gboolean
pandoria_json_check (const char *data, gsize length, GError **error)
{
  const char *start = length > 0 ? data : ""; /* the bytes of nothing may be NULL, to which nothing can be added */
  PandoriaScanner scanner = { .p = start, .end = start + length, .line = 1 };

  if (!check_bytes (data, length, error))
    return FALSE;
  scan_document (&scanner);
  g_clear_pointer (&scanner.own_names, g_ptr_array_unref);
  if (scanner.error == NULL)
    return TRUE;
  g_propagate_error (error, scanner.error);
  return FALSE;
}

JsonNode *
pandoria_json_parse (const char *data, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) local = NULL;

  if (!pandoria_json_check (data, length, error))
    return NULL;
  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, data, (gssize) length, &local))
    {
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("not JSON: %s"), local->message);
      return NULL;
    }
  return json_parser_steal_root (parser);
}

static gboolean
set_read_error (GError **error, const char *reason)
{
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ, _ ("cannot be read: %s"), reason);
  return FALSE;
}

/* Appends what the file has, piece by piece; never the whole of an endless file: a piece beyond what is allowed shows the scan
 * that there is more. */
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

/* What calls itself a regular file and has nothing to read yet (/proc/kmsg) is not waited for. */
static gboolean
read_open_file (int fd, GByteArray *data, GError **error)
{
  if (fcntl (fd, F_SETFL, O_NONBLOCK) == 0 && read_pieces (fd, data))
    return TRUE;
  return set_read_error (error, errno == EAGAIN ? _ ("it is not a regular file") : g_strerror (errno));
}

/* A pipe, a device, a socket: opening one may wait for ever. */
static gboolean
read_path (const char *path, GByteArray *data, GError **error)
{
  GStatBuf info;
  gboolean done;
  int fd;

  if (g_stat (path, &info) == 0 && !S_ISREG (info.st_mode))
    return set_read_error (error, S_ISDIR (info.st_mode) ? g_strerror (EISDIR) : _ ("it is not a regular file"));
  fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  if (fd < 0)
    return set_read_error (error, g_strerror (errno));
  done = read_open_file (fd, data, error);
  close (fd);
  return done;
}

static gboolean
read_resource (const char *uri, GByteArray *data, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);

  if (bytes == NULL)
    return set_read_error (error, g_strerror (ENOENT));
  g_byte_array_append (data, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
  return TRUE;
}

char *
pandoria_json_read_file (const char *path, gsize *length, GError **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  gboolean done
      = g_str_has_prefix (path, "resource://") ? read_resource (path, data, error) : read_path (path, data, error);

  if (!done)
    return NULL;
  *length = data->len;
  g_byte_array_append (data, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&data), FALSE);
}

/* --- names ------------------------------------------------------------------------------------------------------ */

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
