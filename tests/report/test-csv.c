/* Tests the fields of a table: they are quoted as RFC 4180 requires, and no spreadsheet takes one
 * for a formula.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-csv-form.h"
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

/* A table with commas, and the same for spreadsheets of a language with decimal commas. */
static const char *const forms[][2] = {
  { "name,points\r\nMarta,12\r\n", "name;points\r\nMarta;12\r\n" },
  { "a,1.50,-2.25\r\n", "a;1,50;-2,25\r\n" },
  { "1:2,2026-11-20,1.2.3,.5,v1.5\r\n", "1:2;2026-11-20;1.2.3;.5;v1.5\r\n" },
  { "\"Marta, Jonas\",3\r\n", "\"Marta, Jonas\";3\r\n" },
  { "\"The \"\"Fox\"\"\",\"\",\r\n", "\"The \"\"Fox\"\"\";\"\";\r\n" },
  { "Marta; Jonas,3\r\n", "\"Marta; Jonas\";3\r\n" },
  { "\"a\nb\",3\r\n", "\"a\nb\";3\r\n" },
};

static void
test_semicolons (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *table = pandoria_csv_with_semicolons (forms[i][0]);
      g_autofree char *wanted = g_strconcat ("\xef\xbb\xbf", forms[i][1], NULL);

      g_assert_cmpstr (table, ==, wanted);
    }
}

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
  g_test_add_func ("/report/csv-form/semicolons", test_semicolons);
  return g_test_run ();
}
