/* Tests the fields of a table: they are quoted as RFC 4180 requires, and no spreadsheet takes one
 * for a formula.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-testing.h"

static const struct
{
  const char *name, *text, *field;
} cases[] = {
  { "plain", "Marta", "Marta" },
  { "empty", "", "" },
  { "space", " Marta ", " Marta " },
  { "comma", "Marta, Jonas", "\"Marta, Jonas\"" },
  { "quote", "The \"Fox\"", "\"The \"\"Fox\"\"\"" },
  { "new-line", "a\nb", "\"a\nb\"" },
  { "return-within", "a\rb", "\"a\rb\"" },
  { "equals", "=1+1", "'=1+1" },
  { "plus", "+1", "'+1" },
  { "minus", "-1", "'-1" },
  { "at", "@SUM(A1)", "'@SUM(A1)" },
  { "tab", "\t=1", "'\t'=1" },
  { "return", "\r=1", "\"'\r'=1\"" },
  { "both", "=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"" },
  { "line-feed", "\n=1", "\"'\n'=1\"" },
  { "after-spaces", "  =cmd|'/C calc'!A0", "'  =cmd|'/C calc'!A0" },
  { "wide", "＝1＋1", "'＝1＋1" },
  { "wide-letters", "Ａda", "Ａda" },
  { "within", "1=1", "1=1" },
  { "semicolon", "x;=cmd|'/C calc'!A0", "x;'=cmd|'/C calc'!A0" },
  { "semicolon-letters", "Marta; Jonas;Ada", "Marta; Jonas;Ada" },
  { "semicolon-spaces", "x;  -1;y;＋2", "x;'  -1;y;'＋2" },
  { "semicolon-quotes", "x;\"=1", "\"x;'\"\"=1\"" },
  { "tab-within", "x\t@y", "x\t'@y" },
  { "line-within", "x\n=1", "\"x\n'=1\"" },
  { "letters", "Jörg №1", "Jörg №1" },
};

static void
test_field (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GString) csv = g_string_new (NULL);

  pandoria_report_csv_append_text (csv, cases[i].text);
  g_assert_cmpstr (csv->str, ==, cases[i].field);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/report/csv/", cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_field);
    }
  return g_test_run ();
}
