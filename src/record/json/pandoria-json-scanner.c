/* Checks that a file is small, flat, well-formed JSON before a parser reads it. Also finds the line
 * of a member, and the end of the last whole element of a list in a damaged file.
 *
 * json-glib recurses without a limit, accepts comments and other extensions, and narrows numbers
 * without a message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MAX_NUMBER_LENGTH 60
#define TEXTS_SIZE        4096

/* Some editors begin UTF-8 files with it. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/** Scanner: the position of the scan, and the open objects and lists. */
typedef struct
{
  const char *p, *end;
  guint line;
  guint depth;
  guint n[PANDORIA_MAX_NESTING]; /* members or elements found in each */
  const char *names[PANDORIA_MAX_NESTING][PANDORIA_MAX_MEMBERS]; /* without escapes */
  GStringChunk *texts;                                           /* contains the names */
  guint n_values;                                                /* seen so far */
  GError *error;                                                 /* the first fault */
  /* pandoria_json_find_line () */
  const char *path; /* (nullable): the rest of the path, after the steps found */
  guint found;      /* the number of steps found */
  guint path_line;  /* of the last one */
  /* pandoria_json_close_list () */
  const char *list;     /* (nullable): the name of a list in the outermost object */
  const char *list_end; /* (nullable): the end of its last whole element */
} Scanner;

static gboolean
fail (Scanner *scanner, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (scanner->error == NULL)
    {
      va_start (args, format);
      text = g_strdup_vprintf (format, args);
      va_end (args);
      /* Translators: the number of a line of a file, and what is wrong there, as in “line 3: the
       * file ends too early” */
      g_set_error (&scanner->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                   _ ("line %1$u: %2$s"), scanner->line, text);
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
    return fail (scanner, _ ("the file ends too early"));
  if (g_ascii_isgraph (c))
    return fail (scanner, _ ("unexpected “%c”"), c);
  return fail (scanner, _ ("unexpected character"));
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

/* --- strings -------------------------------------------------------------------------------- */

/* Reads the four digits after \u; -1 if they are missing. */
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

/* A surrogate must be one of a pair. A string contains no zero character, because C could not keep
 * it. */
static gboolean
scan_unicode_escape (Scanner *scanner)
{
  int unit = scan_code_unit (scanner);

  if (unit < 0)
    return fail (scanner, _ ("invalid \\u escape in text"));
  if (unit == 0)
    return fail (scanner, _ ("zero character in text"));
  if (unit < 0xd800 || unit > 0xdfff)
    return TRUE;
  if (unit <= 0xdbff && scanner->end - scanner->p >= 6 && scanner->p[0] == '\\'
      && scanner->p[1] == 'u')
    {
      scanner->p += 2;
      unit = scan_code_unit (scanner);
      if (unit >= 0xdc00 && unit <= 0xdfff)
        return TRUE;
    }
  return fail (scanner, _ ("incomplete character in text (half a surrogate pair)"));
}

static gboolean
scan_escape (Scanner *scanner)
{
  int c = peek (scanner);

  if (c < 0 || strchr ("\"\\/bfnrtu", c) == NULL)
    return fail (scanner, _ ("invalid escape in text"));
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
        return fail (scanner, _ ("text runs past the end of the line"));
      if (c == '\\' && !scan_escape (scanner))
        return FALSE;
    }
  return fail (scanner, _ ("the file ends within text"));
}

/* --- numbers and words ---------------------------------------------------------------------- */

/* Takes the next byte if it is in @set. */
static gboolean
accept (Scanner *scanner, const char *set)
{
  int c = peek (scanner);

  if (c < 0 || strchr (set, c) == NULL)
    return FALSE;
  scanner->p++;
  return TRUE;
}

static gboolean
scan_digits (Scanner *scanner)
{
  if (!g_ascii_isdigit (peek (scanner)))
    return fail (scanner, _ ("wrong number"));
  while (g_ascii_isdigit (peek (scanner)))
    scanner->p++;
  return TRUE;
}

static gboolean
check_number_range (Scanner *scanner, const char *start)
{
  char text[MAX_NUMBER_LENGTH + 1];
  gsize length = (gsize) (scanner->p - start);

  if (length > MAX_NUMBER_LENGTH)
    return fail (scanner, _ ("a number has too many digits"));
  memcpy (text, start, length);
  text[length] = '\0';
  errno = 0;
  if (strpbrk (text, ".eE") == NULL)
    g_ascii_strtoll (text, NULL, 10);
  else if (isfinite (g_ascii_strtod (text, NULL)))
    errno = 0;
  return errno == ERANGE ? fail (scanner, _ ("a number is too big")) : TRUE;
}

static gboolean
scan_number (Scanner *scanner)
{
  const char *start = scanner->p;

  accept (scanner, "-");
  if (!accept (scanner, "0") && !scan_digits (scanner))
    return FALSE;
  if (accept (scanner, ".") && !scan_digits (scanner))
    return FALSE;
  if (accept (scanner, "eE"))
    {
      accept (scanner, "+-");
      if (!scan_digits (scanner))
        return FALSE;
    }
  return check_number_range (scanner, start);
}

static gboolean
scan_word (Scanner *scanner)
{
  static const char *const words[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (scanner->end - scanner->p) >= length
          && memcmp (scanner->p, words[i], length) == 0)
        {
          scanner->p += length;
          return TRUE;
        }
    }
  return fail_unexpected (scanner);
}

/* --- the path to a member ------------------------------------------------------------------- */

/* Follows the path into the member or element that begins here, if the path leads there. @name:
 * NULL for an element. */
static void
follow_path (Scanner *scanner, const char *name)
{
  const char *path = scanner->path;
  gsize length;
  char *end;

  if (path == NULL || *path == '\0' || scanner->depth != scanner->found + 1)
    return;
  if (name == NULL)
    {
      if (*path != '[' || g_ascii_strtoull (path + 1, &end, 10) != scanner->n[scanner->depth - 1]
          || *end != ']')
        return;
      scanner->path = end + 1;
    }
  else
    {
      path += *path == '.';
      length = strcspn (path, ".[");
      if (length == 0 || strncmp (path, name, length) != 0 || name[length] != '\0')
        return;
      scanner->path = path + length;
    }
  scanner->found++;
  scanner->path_line = scanner->line;
}

/* --- objects and lists ---------------------------------------------------------------------- */

/* Returns: the name without escapes, as json-glib will read it. */
static const char *
read_name (Scanner *scanner, const char *start, gsize length)
{
  g_autofree char *literal = NULL;
  g_autoptr (JsonNode) node = NULL;

  if (memchr (start, '\\', length) == NULL)
    return g_string_chunk_insert_len (scanner->texts, start, (gssize) length);
  literal = g_strndup (start - 1, length + 2);
  node = json_from_string (literal, NULL);
  return g_string_chunk_insert (scanner->texts, json_node_get_string (node));
}

/* Objects have few members: comparing all names is faster than a hash table. */
static gboolean
remember_name (Scanner *scanner, const char *start, gsize length)
{
  guint *n = &scanner->n[scanner->depth - 1];
  const char **names = scanner->names[scanner->depth - 1], *name;

  if (length == 0)
    return fail (scanner, _ ("a member without a name"));
  if (*n == PANDORIA_MAX_MEMBERS)
    return fail (scanner, _ ("an object with more than %d members"), PANDORIA_MAX_MEMBERS);
  name = read_name (scanner, start, length);
  for (guint i = 0; i < *n; i++)
    if (g_str_equal (names[i], name))
      {
        g_autofree char *excerpt = pandoria_json_excerpt (name);

        return fail (scanner, _ ("the member “%s” appears twice in one object"), excerpt);
      }
  follow_path (scanner, name);
  names[(*n)++] = name;
  return TRUE;
}

static gboolean
scan_name (Scanner *scanner)
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
  skip_space (scanner);
  return TRUE;
}

static gboolean scan_value (Scanner *scanner);

static gboolean
scan_member (Scanner *scanner)
{
  return scan_name (scanner) && scan_value (scanner);
}

/* Returns: whether the scan is in the list that is to be closed, between two elements. */
static gboolean
is_in_list (const Scanner *scanner)
{
  return scanner->list != NULL && scanner->depth == 2
         && g_str_equal (scanner->names[0][scanner->n[0] - 1], scanner->list);
}

static gboolean
scan_element (Scanner *scanner)
{
  follow_path (scanner, NULL);
  scanner->n[scanner->depth - 1]++;
  if (!scan_value (scanner))
    return FALSE;
  if (is_in_list (scanner))
    scanner->list_end = scanner->p;
  return TRUE;
}

/* Returns: FALSE also after the last step of the path. */
static gboolean
scan_level (Scanner *scanner, char end, gboolean (*scan_part) (Scanner *scanner))
{
  if (scanner->depth == PANDORIA_MAX_NESTING)
    return fail (scanner, _ ("nested deeper than %d levels"), PANDORIA_MAX_NESTING);
  scanner->n[scanner->depth++] = 0;
  do
    {
      scanner->p++; /* the opening bracket, or a comma */
      skip_space (scanner);
      if (scanner->n[scanner->depth - 1] == 0 && peek (scanner) == end)
        break;
      if (!scan_part (scanner) || (scanner->path != NULL && *scanner->path == '\0'))
        return FALSE;
      skip_space (scanner);
    }
  while (peek (scanner) == ',');
  if (peek (scanner) != end)
    return fail_unexpected (scanner);
  scanner->p++;
  scanner->depth--;
  return TRUE;
}

static gboolean
scan_value (Scanner *scanner)
{
  int c = peek (scanner);
  gboolean is_scanned;

  if (scanner->n_values++ == PANDORIA_MAX_VALUES)
    return fail (scanner, _ ("more than %d values in one file"), PANDORIA_MAX_VALUES);
  if (c == '{')
    is_scanned = scan_level (scanner, '}', scan_member);
  else if (c == '[')
    is_scanned = scan_level (scanner, ']', scan_element);
  else if (c == '"')
    is_scanned = scan_string (scanner);
  else if (c == '-' || g_ascii_isdigit (c))
    is_scanned = scan_number (scanner);
  else
    is_scanned = scan_word (scanner);
  /* The value on the path ends here. */
  if (scanner->path != NULL && scanner->depth == scanner->found)
    scanner->path = "";
  return is_scanned;
}

static void
scan_document (Scanner *scanner)
{
  scanner->texts = g_string_chunk_new (TEXTS_SIZE);
  skip_space (scanner);
  if (peek (scanner) != '{')
    fail (scanner, peek (scanner) < 0 ? _ ("the file is empty") : _ ("not a JSON object"));
  else if (scan_value (scanner))
    {
      skip_space (scanner);
      if (scanner->path == NULL && peek (scanner) >= 0)
        fail (scanner, _ ("something follows the end of the object"));
    }
  g_string_chunk_free (scanner->texts);
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

/* Returns: (transfer none): the text without a byte order mark. */
static const char *
get_text (GBytes *bytes, gsize *length)
{
  const char *data = g_bytes_get_data (bytes, length);
  gsize n_skipped;

  if (*length == 0)
    return ""; /* empty bytes may be NULL, and adding to NULL is undefined */
  n_skipped = *length >= strlen (BYTE_ORDER_MARK)
                      && memcmp (data, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0
                  ? strlen (BYTE_ORDER_MARK)
                  : 0;
  *length -= n_skipped;
  return data + n_skipped;
}

gboolean
pandoria_json_check (GBytes *bytes, GError **error)
{
  gsize length;
  const char *data = get_text (bytes, &length);
  Scanner scanner = { .p = data, .end = data + length, .line = 1 };

  if (!check_bytes (data, length, error))
    return FALSE;
  scan_document (&scanner);
  if (scanner.error == NULL)
    return TRUE;
  g_propagate_error (error, scanner.error);
  return FALSE;
}

JsonNode *
pandoria_json_parse (GBytes *bytes, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) local = NULL;
  const char *text;
  gsize length;

  if (!pandoria_json_check (bytes, error))
    return NULL;
  text = get_text (bytes, &length);
  if (json_parser_load_from_data (parser, text, (gssize) length, &local))
    return json_parser_steal_root (parser);
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("not JSON: %s"),
               local->message);
  return NULL;
}

guint
pandoria_json_find_line (GBytes *bytes, const char *path)
{
  gsize length;
  const char *data = get_text (bytes, &length);
  Scanner scanner
      = { .p = data, .end = data + length, .line = 1, .path = path != NULL ? path : "" };

  skip_space (&scanner);
  scanner.path_line = scanner.line;
  scan_document (&scanner);
  g_clear_error (&scanner.error);
  return scanner.path_line;
}

GBytes *
pandoria_json_close_list (GBytes *bytes, const char *list, char **rest)
{
  static const char closing[] = "]}";
  gsize length;
  const char *data = get_text (bytes, &length), *valid_end = data;
  Scanner scanner = { .p = data, .line = 1, .list = list };
  GByteArray *closed;

  g_return_val_if_fail (list != NULL && rest != NULL, NULL);

  if (length == 0 || length > PANDORIA_MAX_FILE_SIZE)
    return NULL;
  g_utf8_validate_len (data, length, &valid_end);
  scanner.end = valid_end;
  scan_document (&scanner);
  g_clear_error (&scanner.error);
  if (scanner.list_end == NULL)
    return NULL;
  *rest = g_utf8_make_valid (scanner.list_end, data + length - scanner.list_end);
  closed = g_byte_array_new ();
  g_byte_array_append (closed, (const guint8 *) data, (guint) (scanner.list_end - data));
  g_byte_array_append (closed, (const guint8 *) closing, strlen (closing));
  return g_byte_array_free_to_bytes (closed);
}
