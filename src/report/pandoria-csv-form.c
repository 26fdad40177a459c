/* The two forms of a table for spreadsheets: with commas, and with semicolons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-csv-form.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MARK "\xef\xbb\xbf"

gboolean
pandoria_csv_prefers_semicolons (void)
{
  /* Translators: “semicolon” if numbers in your language have a decimal comma, else “comma”. Do not
   * translate the words themselves. */
  return g_str_equal (C_ ("separator of tables", "comma"), "semicolon");
}

/* Returns: whether the cell from @start to @end is a number with decimals, such as “-12.50”. */
static gboolean
is_decimal (const char *start, const char *end)
{
  const char *point = start + (*start == '-') + strspn (start + (*start == '-'), "0123456789");

  return point > start && point < end && *point == '.'
         && point + 1 + strspn (point + 1, "0123456789") == end;
}

static void
append_cell (GString *table, const char *start, const char *end)
{
  gboolean is_quoted = *start == '"';
  g_autofree char *text = g_strndup (start, (gsize) (end - start));

  if (is_decimal (start, end))
    *strchr (text, '.') = ',';
  if (!is_quoted && strchr (text, ';') != NULL)
    g_string_append_printf (table, "\"%s\"", text);
  else
    g_string_append (table, text);
}

/* Returns: the end of the cell at @cell: a comma, an end of line, or the end. */
static const char *
find_end (const char *cell)
{
  gboolean is_quoted = FALSE;

  for (; *cell != '\0' && (is_quoted || strchr (",\r\n", *cell) == NULL); cell++)
    if (*cell == '"')
      is_quoted = !is_quoted;
  return cell;
}

char *
pandoria_csv_with_semicolons (const char *csv)
{
  g_autoptr (GString) table = g_string_new (MARK);

  g_return_val_if_fail (csv != NULL, NULL);

  while (*csv != '\0')
    {
      const char *end = find_end (csv);

      append_cell (table, csv, end);
      if (*end != '\0')
        g_string_append_c (table, *end == ',' ? ';' : *end);
      csv = end + (*end != '\0');
    }
  return g_string_free (g_steal_pointer (&table), FALSE);
}
