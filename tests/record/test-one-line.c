/* Tests that any text is shown on one line and stays unchanged in the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

#include "pandoria-one-line.h"
#include "pandoria-record.h"

static const struct
{
  const char *text, *line;
} lines[] = {
  { "", "" },
  { "Märta", "Märta" },
  { "<b>%s&", "<b>%s&" },
  { "  Red \t Blue\r\n\r\nGreen\n", "Red Blue Green" },
  { "a\x01\x1b[31mb\x7f", "a [31mb" },
  { "a\302\205b\342\200\250c\342\200\251d",
    "a b c d" },                                      /* next line, line and paragraph separators */
  { "a\302\240b\343\200\200c", "a b c" },             /* wide and no-break spaces */
  { "\342\200\256evil\342\200\254", "evil" },         /* right-to-left override */
  { "\342\201\246a\342\201\251\342\200\217b", "ab" }, /* isolates and a direction mark */
  { "a\342\200\213b\357\273\277\302\255c", "abc" },   /* no width */
  { "\363\240\201\201a", "a" },                       /* a tag without an emoji */
  { "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f" }, /* Wales */
  { "1\ufe0f\u20e3", "1\ufe0f\u20e3" },                                         /* a keycap */
  { "\U0001faea \U0001f8b0", "\U0001faea \U0001f8b0" },         /* newer than some tables */
  { "\u0601\u0662", "\u0601\u0662" },                           /* an Arabic sign before a year */
  { "\U000f0000", "\U000f0000" },                               /* a private character */
  { "\342\200\213\342\200\215\n\343\205\244\342\240\200", "" }, /* only invisible characters */
  { "a\342\200\215", "a" },
  { "\331\205\333\214\342\200\214\330\256\331\210\330\247\331\207\331\205",
    "\331\205\333\214\342\200\214\330\256\331\210\330\247\331\207\331\205" }, /* a joiner within a
                                                                                 word */
  { "\360\237\221\251\342\200\215\360\237\232\200",
    "\360\237\221\251\342\200\215\360\237\232\200" },
  { "\342\235\244\357\270\217", "\342\235\244\357\270\217" }, /* a variation selector */
  { "\314\201a", "a" }, /* a combining mark without a base character */
  { "a\314\201\314\201\314\201\314\201\314\201\314\201b\314\201",
    "a\314\201\314\201\314\201\314\201b\314\201" },
  { "a\357\277\274\357\277\277b",
    "a\357\277\275\357\277\275b" }, /* object replacement, noncharacter */
};

static void
test_lines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *line = pandoria_one_line (lines[i].text);
      g_autofree char *again = pandoria_one_line (line);

      g_assert_cmpstr (line, ==, lines[i].line);
      g_assert_cmpstr (again, ==, line);
    }
}

/* --- names in sentences --------------------------------------------------------------------- */

/* Only names that are written from right to left are isolated. */
static const struct
{
  const char *name;
  gboolean isolated;
  guint cells;
} names[] = {
  { "Anna", FALSE, 4 },
  { "Märta", FALSE, 5 },
  { "Ma\u0308rta", FALSE, 5 },
  { "Ольга", FALSE, 5 },
  { "123 (!)", FALSE, 7 },
  { "山田", FALSE, 4 },
  { "김민준", FALSE, 6 },
  { "ｱﾔ", FALSE, 2 },
  { "สมชาย", FALSE, 5 },
  { "שרה", TRUE, 3 },
  { "דָּוִד", TRUE, 3 },
  { "محمد", TRUE, 4 },
  { "Anna אנה", TRUE, 8 },
  { "پویا", TRUE, 4 },
  { "\u0710\u0712", TRUE, 2 },         /* Syriac */
  { "\u07ca\u07cb", TRUE, 2 },         /* N’Ko */
  { "\U0001e900\U0001e901", TRUE, 2 }, /* Adlam */
};

static void
test_isolates (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *isolated = pandoria_isolate (names[i].name);
      g_autofree char *wanted = g_strconcat ("\u200e\u2068", names[i].name, "\u2069", NULL);
      g_autofree char *back = pandoria_one_line (isolated);

      g_assert_cmpstr (isolated, ==, names[i].isolated ? wanted : names[i].name);
      g_assert_cmpuint (pandoria_text_cells (names[i].name), ==, names[i].cells);
      g_assert_cmpuint (pandoria_text_cells (isolated), ==, names[i].cells);
      g_assert_cmpstr (back, ==, names[i].name);
    }
}

static void
test_cut (void)
{
  g_autofree char *whole = pandoria_text_cut ("山田", 4), *cut = pandoria_text_cut ("山田太郎", 4),
                  *marks = pandoria_text_cut ("Ma\u0308rta", 3);

  g_assert_cmpstr (whole, ==, "山田");
  g_assert_cmpstr (cut, ==, "山…");
  g_assert_cmpstr (marks, ==, "Ma\u0308…");
}

static void
check_names (const char *name, const char *first, const char *second)
{
  g_autofree char *replacement = g_strdup_printf ("\"name\":\"%s\"", name);
  g_autofree char *text = fixture_replace ("\"name\":\"Red\"", replacement);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);

  g_assert_cmpstr (pandoria_record_get_player_name (record, 0), ==, first);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 1), ==, second);
  g_assert_cmpstr (pandoria_record_get_written_name (record, 0), ==, name);
  g_assert_cmpstr (pandoria_record_get_lone_name (record, 1), ==, "Blue");
}

/* The color follows a name that is not alone. */
static void
test_equal_names (void)
{
  check_names ("Anna", "Anna", "Blue");
  check_names ("Blue", "Blue (Red)", "Blue (Blue)");
  check_names ("blue", "blue (Red)", "Blue (Blue)");
  check_names (" Blue", "Blue (Red)", "Blue (Blue)");
  check_names ("שרה", "\u200e\u2068שרה\u2069", "Blue");
}

#define EVIL_JSON "\\u202e\\tA\\u2066\\nb "
#define EVIL      "\342\200\256\tA\342\201\246\nb "

static void
test_record (void)
{
  g_autofree char *name = fixture_replace ("\"name\":\"Red\"", "\"name\":\"" EVIL_JSON "\"");
  g_autoptr (GString) text = g_string_new (name);
  g_autofree char *data = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaRecord) again = NULL;

  g_string_replace (text, "\"title\":\"Friday\"", "\"title\":\"" EVIL_JSON "\"", 0);
  g_string_replace (text, "\"why not\"", "\"" EVIL_JSON "\"", 0);
  record = pandoria_record_new_from_data (text->str, text->len, NULL);
  data = pandoria_record_to_data (record, NULL);
  again = pandoria_record_new_from_data (data, strlen (data), NULL);
  g_assert_cmpstr (pandoria_record_get_player_name (again, 0), ==, "A b");
  g_assert_cmpstr (pandoria_record_get_title (again), ==, "A b");
  g_assert_cmpstr (pandoria_record_get_note (again, 1), ==, "A b");
  g_assert_cmpstr (pandoria_record_get_written_name (again, 0), ==, EVIL);
  g_assert_cmpstr (pandoria_record_get_written_title (again), ==, EVIL);
  g_assert_cmpstr (pandoria_record_get_written_note (again, 1), ==, EVIL);
  pandoria_record_set_title (again, "\342\200\256x");
  g_assert_cmpstr (pandoria_record_get_title (again), ==, "x");
  pandoria_record_set_note (again, 1, "\n");
  g_assert_null (pandoria_record_get_note (again, 1));
  g_assert_cmpstr (pandoria_record_get_written_note (again, 1), ==, "\n");
}

/* An invisible name is replaced, because sentences need a subject. */
static void
test_nothing_to_be_seen (void)
{
  g_autofree char *text = fixture_replace ("\"name\":\"Red\"", "\"name\":\"\\u200b\\n\"");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);

  g_assert_cmpstr (pandoria_record_get_player_name (record, 0), ==, "Red");
}

static void
assert_joined (guint n, const char *expected)
{
  static const char *const letters[] = { "a", "b", "c", "d" };
  g_autoptr (GPtrArray) phrases = pandoria_phrases_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    pandoria_phrases_add (phrases, g_strdup (letters[i]));
  text = pandoria_phrases_join_last (phrases, ", ", " and ");
  g_assert_cmpstr (text, ==, expected);
}

static void
test_join_last (void)
{
  assert_joined (0, NULL);
  assert_joined (1, "a");
  assert_joined (2, "a and b");
  assert_joined (4, "a, b, c and d");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/one-line/lines", test_lines);
  g_test_add_func ("/one-line/isolates", test_isolates);
  g_test_add_func ("/one-line/cut", test_cut);
  g_test_add_func ("/one-line/equal-names", test_equal_names);
  g_test_add_func ("/one-line/record", test_record);
  g_test_add_func ("/one-line/nothing-to-be-seen", test_nothing_to_be_seen);
  g_test_add_func ("/one-line/join-last", test_join_last);
  return g_test_run ();
}
