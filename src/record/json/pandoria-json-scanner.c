/* The words of JSON: texts, numbers and the three names, scanned byte by byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-scanner.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MAX_NUMBER_LENGTH 60

gboolean
pandoria_scanner_fail (PandoriaScanner *scanner, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (scanner->error == NULL)
    {
      va_start (args, format);
      text = g_strdup_vprintf (format, args);
      va_end (args);
      /* Translators: the number of a line of a file, and what is wrong there, as in “line 3: the file ends too early” */
      g_set_error (&scanner->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("line %1$u: %2$s"),
                   scanner->line, text);
    }
  return FALSE;
}

int
pandoria_scanner_peek (const PandoriaScanner *scanner)
{
  return scanner->p < scanner->end ? (guchar) *scanner->p : -1;
}

gboolean
pandoria_scanner_fail_unexpected (PandoriaScanner *scanner)
{
  int c = pandoria_scanner_peek (scanner);

  if (c < 0)
    return pandoria_scanner_fail (scanner, _ ("the file ends too early"));
  if (g_ascii_isgraph (c))
    return pandoria_scanner_fail (scanner, _ ("unexpected “%c”"), c);
  return pandoria_scanner_fail (scanner, _ ("unexpected character"));
}

void
pandoria_scanner_skip_space (PandoriaScanner *scanner)
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
scan_code_unit (PandoriaScanner *scanner)
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
scan_unicode_escape (PandoriaScanner *scanner)
{
  int unit = scan_code_unit (scanner);

  if (unit < 0)
    return pandoria_scanner_fail (scanner, _ ("wrong \\u in a text"));
  if (unit == 0)
    return pandoria_scanner_fail (scanner, _ ("zero character in a text"));
  if (unit < 0xd800 || unit > 0xdfff)
    return TRUE;
  if (unit <= 0xdbff && scanner->end - scanner->p >= 6 && scanner->p[0] == '\\' && scanner->p[1] == 'u')
    {
      scanner->p += 2;
      unit = scan_code_unit (scanner);
      if (unit >= 0xdc00 && unit <= 0xdfff)
        return TRUE;
    }
  return pandoria_scanner_fail (scanner, _ ("half a character in a text"));
}

static gboolean
scan_escape (PandoriaScanner *scanner)
{
  int c = pandoria_scanner_peek (scanner);

  if (c < 0 || strchr ("\"\\/bfnrtu", c) == NULL)
    return pandoria_scanner_fail (scanner, _ ("wrong escape in a text"));
  scanner->p++;
  return c == 'u' ? scan_unicode_escape (scanner) : TRUE;
}

/* The opening quote is next. */
gboolean
pandoria_scanner_string (PandoriaScanner *scanner)
{
  scanner->p++;
  while (scanner->p < scanner->end)
    {
      guchar c = (guchar) *scanner->p++;

      if (c == '"')
        return TRUE;
      if (c < 0x20)
        return pandoria_scanner_fail (scanner, _ ("a text runs over the end of the line"));
      if (c == '\\' && !scan_escape (scanner))
        return FALSE;
    }
  return pandoria_scanner_fail (scanner, _ ("the file ends within a text"));
}

/* --- numbers and words ------------------------------------------------------------------------------------------ */

static gboolean
scan_digits (PandoriaScanner *scanner)
{
  if (!g_ascii_isdigit (pandoria_scanner_peek (scanner)))
    return pandoria_scanner_fail (scanner, _ ("wrong number"));
  while (g_ascii_isdigit (pandoria_scanner_peek (scanner)))
    scanner->p++;
  return TRUE;
}

static gboolean
check_number_range (PandoriaScanner *scanner, const char *start, gboolean is_integer)
{
  char text[MAX_NUMBER_LENGTH + 1];
  gsize length = (gsize) (scanner->p - start);

  if (length > MAX_NUMBER_LENGTH)
    return pandoria_scanner_fail (scanner, _ ("a number has too many digits"));
  memcpy (text, start, length);
  text[length] = '\0';
  errno = 0;
  if (is_integer)
    g_ascii_strtoll (text, NULL, 10);
  else if (isfinite (g_ascii_strtod (text, NULL)))
    errno = 0;
  return errno == ERANGE ? pandoria_scanner_fail (scanner, _ ("a number is too big")) : TRUE;
}

gboolean
pandoria_scanner_number (PandoriaScanner *scanner)
{
  const char *start = scanner->p;
  gboolean is_integer = TRUE;

  if (pandoria_scanner_peek (scanner) == '-')
    scanner->p++;
  if (pandoria_scanner_peek (scanner) == '0')
    scanner->p++;
  else if (!scan_digits (scanner))
    return FALSE;
  if (pandoria_scanner_peek (scanner) == '.')
    {
      is_integer = FALSE;
      scanner->p++;
      if (!scan_digits (scanner))
        return FALSE;
    }
  if (pandoria_scanner_peek (scanner) == 'e' || pandoria_scanner_peek (scanner) == 'E')
    {
      is_integer = FALSE;
      scanner->p++;
      if (pandoria_scanner_peek (scanner) == '+' || pandoria_scanner_peek (scanner) == '-')
        scanner->p++;
      if (!scan_digits (scanner))
        return FALSE;
    }
  return check_number_range (scanner, start, is_integer);
}

gboolean
pandoria_scanner_word (PandoriaScanner *scanner)
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
  return pandoria_scanner_fail_unexpected (scanner);
}

char *
pandoria_scanner_read_name (const char *start, gsize length)
{
  g_autofree char *literal = NULL;
  g_autoptr (JsonNode) node = NULL;

  if (memchr (start, '\\', length) == NULL)
    return g_strndup (start, length);
  literal = g_strndup (start - 1, length + 2);
  node = json_from_string (literal, NULL);
  return json_node_dup_string (node);
}
