/* The first look at a file: is it small, flat, well-formed JSON? Before a parser sees it.
 *
 * json-glib recurses, takes comments and other extensions, and narrows numbers without a word; none of that may
 * decide what a game file is. This scanner keeps its own stack of PANDORIA_MAX_NESTING levels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-limits.h"

#include "pandoria-json-reader.h"
#include "pandoria-session-resources.h"

#include <errno.h>
#include <math.h>
#include <string.h>

#define MAX_NUMBER_LENGTH 60

/* What may come next. */
typedef enum
{
  EXPECT_VALUE,
  EXPECT_FIRST_ELEMENT, /* or the end of the list */
  EXPECT_FIRST_MEMBER,  /* or the end of the object */
  EXPECT_MEMBER,
  EXPECT_AFTER_VALUE,
} Expect;

typedef struct
{
  const char *p, *end;
  guint line;
  guint depth;
  char open[PANDORIA_MAX_NESTING];          /* '{' or '[' */
  GHashTable *names[PANDORIA_MAX_NESTING];  /* of the members seen; NULL in a list */
  GError *error;
} Scanner;

static gboolean G_GNUC_PRINTF (2, 3)
fail (Scanner *scanner, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (scanner->error == NULL)
    {
      va_start (args, format);
      text = g_strdup_vprintf (format, args);
      va_end (args);
      g_set_error (&scanner->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, "line %u: %s", scanner->line, text);
    }
  return FALSE;
}

static int
peek (const Scanner *scanner)
{
  return scanner->p < scanner->end ? (guchar) *scanner->p : -1;
}

static gboolean
fail_unexpected (Scanner *scanner)
{
  int c = peek (scanner);

  if (c < 0)
    return fail (scanner, "the file ends too early");
  if (g_ascii_isgraph (c))
    return fail (scanner, "unexpected “%c”", c);
  return fail (scanner, "unexpected character");
}

static void
skip_space (Scanner *scanner)
{
  for (; scanner->p < scanner->end; scanner->p++)
    {
      if (*scanner->p == '\n')
        scanner->line++;
      else if (*scanner->p != ' ' && *scanner->p != '\t' && *scanner->p != '\r')
        return;
    }
}

/* --- strings ---------------------------------------------------------------------------------------------------- */

/* Reads the four digits behind \u; -1 when they are not there. */
static int
scan_code_unit (Scanner *scanner)
{
  int unit = 0;

  for (int i = 0; i < 4; i++, scanner->p++)
    {
      int digit = scanner->p < scanner->end ? g_ascii_xdigit_value (*scanner->p) : -1;

      if (digit < 0)
        return -1;
      unit = unit * 16 + digit;
    }
  return unit;
}

/* A surrogate must be one of a pair, and no string holds a zero character: C could not keep it. */
static gboolean
scan_unicode_escape (Scanner *scanner)
{
  int unit = scan_code_unit (scanner);

  if (unit < 0)
    return fail (scanner, "wrong \\u in a text");
  if (unit == 0)
    return fail (scanner, "zero character in a text");
  if (unit < 0xd800 || unit > 0xdfff)
    return TRUE;
  if (unit <= 0xdbff && scanner->end - scanner->p >= 6 && scanner->p[0] == '\\' && scanner->p[1] == 'u')
    {
      scanner->p += 2;
      unit = scan_code_unit (scanner);
      if (unit >= 0xdc00 && unit <= 0xdfff)
        return TRUE;
    }
  return fail (scanner, "half a character in a text");
}

static gboolean
scan_escape (Scanner *scanner)
{
  int c = peek (scanner);

  if (c < 0 || strchr ("\"\\/bfnrtu", c) == NULL)
    return fail (scanner, "wrong escape in a text");
  scanner->p++;
  return c == 'u' ? scan_unicode_escape (scanner) : TRUE;
}

/* The opening quote is next. */
static gboolean
scan_string (Scanner *scanner)
{
  scanner->p++;
  while (scanner->p < scanner->end)
    {
      guchar c = (guchar) *scanner->p++;

      if (c == '"')
        return TRUE;
      if (c < 0x20)
        return fail (scanner, "a text runs over the end of the line");
      if (c == '\\' && !scan_escape (scanner))
        return FALSE;
    }
  return fail (scanner, "the file ends within a text");
}

/* --- numbers and words ------------------------------------------------------------------------------------------ */

static gboolean
scan_digits (Scanner *scanner)
{
  if (!g_ascii_isdigit (peek (scanner)))
    return fail (scanner, "wrong number");
  while (g_ascii_isdigit (peek (scanner)))
    scanner->p++;
  return TRUE;
}

static gboolean
check_number_range (Scanner *scanner, const char *start, gboolean is_integer)
{
  char text[MAX_NUMBER_LENGTH + 1];
  gsize length = (gsize) (scanner->p - start);

  if (length > MAX_NUMBER_LENGTH)
    return fail (scanner, "a number has too many digits");
  memcpy (text, start, length);
  text[length] = '\0';
  errno = 0;
  if (is_integer)
    g_ascii_strtoll (text, NULL, 10);
  else if (isfinite (g_ascii_strtod (text, NULL)))
    errno = 0;
  return errno == ERANGE ? fail (scanner, "a number is too big") : TRUE;
}

static gboolean
scan_number (Scanner *scanner)
{
  const char *start = scanner->p;
  gboolean is_integer = TRUE;

  if (peek (scanner) == '-')
    scanner->p++;
  if (peek (scanner) == '0')
    scanner->p++;
  else if (!scan_digits (scanner))
    return FALSE;
  if (peek (scanner) == '.')
    {
      is_integer = FALSE;
      scanner->p++;
      if (!scan_digits (scanner))
        return FALSE;
    }
  if (peek (scanner) == 'e' || peek (scanner) == 'E')
    {
      is_integer = FALSE;
      scanner->p++;
      if (peek (scanner) == '+' || peek (scanner) == '-')
        scanner->p++;
      if (!scan_digits (scanner))
        return FALSE;
    }
  return check_number_range (scanner, start, is_integer);
}

static gboolean
scan_word (Scanner *scanner)
{
  static const char *const words[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (scanner->end - scanner->p) >= length && memcmp (scanner->p, words[i], length) == 0)
        {
          scanner->p += length;
          return TRUE;
        }
    }
  return fail_unexpected (scanner);
}

/* --- structure -------------------------------------------------------------------------------------------------- */

static gboolean
open_level (Scanner *scanner, Expect *expect)
{
  if (scanner->depth == PANDORIA_MAX_NESTING)
    return fail (scanner, "nested deeper than %d levels", PANDORIA_MAX_NESTING);
  scanner->open[scanner->depth++] = *scanner->p;
  *expect = *scanner->p == '{' ? EXPECT_FIRST_MEMBER : EXPECT_FIRST_ELEMENT;
  scanner->p++;
  return TRUE;
}

static gboolean
close_level (Scanner *scanner, Expect *expect)
{
  char wanted = scanner->open[scanner->depth - 1] == '{' ? '}' : ']';

  if (peek (scanner) != wanted)
    return fail_unexpected (scanner);
  scanner->p++;
  scanner->depth--;
  g_clear_pointer (&scanner->names[scanner->depth], g_hash_table_unref);
  *expect = EXPECT_AFTER_VALUE;
  return TRUE;
}

static gboolean
remember_name (Scanner *scanner, const char *start, gsize length)
{
  GHashTable **names = &scanner->names[scanner->depth - 1];
  g_autofree char *name = g_strndup (start, length);

  if (*names == NULL)
    *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (length == 0)
    return fail (scanner, "a member without a name");
  if (g_hash_table_contains (*names, name))
    {
      g_autofree char *excerpt = pandoria_json_excerpt (name);

      return fail (scanner, "the member “%s” stands twice in one object", excerpt);
    }
  g_hash_table_add (*names, g_steal_pointer (&name));
  return TRUE;
}

static gboolean
scan_name (Scanner *scanner, Expect *expect)
{
  const char *start = scanner->p + 1;

  if (peek (scanner) != '"')
    return fail_unexpected (scanner);
  if (!scan_string (scanner) || !remember_name (scanner, start, (gsize) (scanner->p - 1 - start)))
    return FALSE;
  skip_space (scanner);
  if (peek (scanner) != ':')
    return fail_unexpected (scanner);
  scanner->p++;
  *expect = EXPECT_VALUE;
  return TRUE;
}

static gboolean
scan_value (Scanner *scanner, Expect *expect)
{
  int c = peek (scanner);

  if (c == '{' || c == '[')
    return open_level (scanner, expect);
  *expect = EXPECT_AFTER_VALUE;
  if (c == '"')
    return scan_string (scanner);
  if (c == '-' || g_ascii_isdigit (c))
    return scan_number (scanner);
  return scan_word (scanner);
}

static gboolean
scan_after_value (Scanner *scanner, Expect *expect)
{
  if (peek (scanner) != ',')
    return close_level (scanner, expect);
  scanner->p++;
  *expect = scanner->open[scanner->depth - 1] == '{' ? EXPECT_MEMBER : EXPECT_VALUE;
  return TRUE;
}

static gboolean
scan_next (Scanner *scanner, Expect *expect)
{
  switch (*expect)
    {
    case EXPECT_FIRST_ELEMENT:
      return peek (scanner) == ']' ? close_level (scanner, expect) : scan_value (scanner, expect);
    case EXPECT_FIRST_MEMBER:
      return peek (scanner) == '}' ? close_level (scanner, expect) : scan_name (scanner, expect);
    case EXPECT_MEMBER:
      return scan_name (scanner, expect);
    case EXPECT_AFTER_VALUE:
      return scan_after_value (scanner, expect);
    case EXPECT_VALUE:
    default:
      return scan_value (scanner, expect);
    }
}

static void
scan_document (Scanner *scanner)
{
  Expect expect = EXPECT_VALUE;

  skip_space (scanner);
  if (peek (scanner) != '{')
    {
      fail (scanner, peek (scanner) < 0 ? "the file is empty" : "not a JSON object");
      return;
    }
  do
    {
      if (!scan_next (scanner, &expect))
        return;
      skip_space (scanner);
    }
  while (scanner->depth > 0);
  if (peek (scanner) >= 0)
    fail (scanner, "something stands behind the end of the object");
}

static gboolean
check_bytes (const char *data, gsize length, GError **error)
{
  const char *text = NULL;

  if (length > PANDORIA_MAX_FILE_SIZE)
    text = "the file is bigger than 8 MiB";
  else if (length > 0 && memchr (data, '\0', length) != NULL)
    text = "the file holds zero bytes, so it is not JSON";
  else if (length > 0 && !g_utf8_validate_len (data, length, NULL))
    text = "the file is not UTF-8 text";
  if (text != NULL)
    g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, text);
  return text == NULL;
}

gboolean
pandoria_json_scan (const char *data, gsize length, GError **error)
{
  Scanner scanner = { data, data + length, 1, 0, { 0 }, { NULL }, NULL };

  if (!check_bytes (data, length, error))
    return FALSE;
  scan_document (&scanner);
  for (guint i = 0; i < PANDORIA_MAX_NESTING; i++)
    g_clear_pointer (&scanner.names[i], g_hash_table_unref);
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

  if (!pandoria_json_scan (data, length, error))
    return NULL;
  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, data, (gssize) length, &local))
    {
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, "not JSON: %s", local->message);
      return NULL;
    }
  return json_parser_steal_root (parser);
}

static GFile *
get_file (const char *path)
{
  if (!g_str_has_prefix (path, "resource://"))
    return g_file_new_for_path (path);
  /* The resources register themselves; the call keeps the linker from leaving them out. */
  pandoria_session_get_resource ();
  return g_file_new_for_uri (path);
}

/* What GIO says names the file, which the message of every reader does already. */
static void
set_read_error (GError **error, const char *message)
{
  const char *colon = g_strrstr (message, ": ");

  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ, "cannot be read: %s", colon != NULL ? colon + 2 : message);
}

char *
pandoria_json_read_file (const char *path, gsize *length, GError **error)
{
  g_autoptr (GFile) file = get_file (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GError) local = NULL;
  g_autofree char *data = g_malloc (PANDORIA_MAX_FILE_SIZE + 2);

  stream = g_file_read (file, NULL, &local);
  /* One byte more than is allowed, so that the scan sees that there is more; never the whole of an endless file. */
  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), data, PANDORIA_MAX_FILE_SIZE + 1, length, NULL, &local))
    {
      set_read_error (error, local->message);
      return NULL;
    }
  data[*length] = '\0';
  return g_realloc (g_steal_pointer (&data), *length + 1);
}
