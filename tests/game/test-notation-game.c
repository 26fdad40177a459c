/* Tests whole games in the notation: every header is read back, and a fault in it points at its
 * word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation.h"

#include <string.h>

#include "pandoria-board-json.h"
#include "pandoria-json.h"

static const char game_text[] = "pandoria 1\n"
                                "title: \"Friday\"\n"
                                "created: \"2026-11-21T19:30:00Z\"\n"
                                "rules: first regular\n"
                                "board: A\n"
                                "red: \"Märta\" humans\n"
                                "blue: \"Jonas\" elves\n"
                                "begins: red\n"
                                "tiles: F1 H6 C1 H7 H2 I6 M1 I7\n"
                                "\n"
                                "1 red: F2 G6 C1 G7 +G6 .\n";

/* Returns: (transfer full): the game with the only @find in it replaced by @replacement. */
static char *
replace (const char *find, const char *replacement)
{
  g_auto (GStrv) parts = g_strsplit (game_text, find, -1);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (replacement, parts);
}

/* Returns: (transfer full): the notation of the game that @text describes. */
static char *
write_again (const char *text)
{
  g_autoptr (PandoriaFault) fault = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_notation_read_game (text, &fault);
  g_autoptr (PandoriaGame) game = NULL;

  if (record == NULL)
    g_error ("%u-%u %s in\n%s", fault->start, fault->end, fault->message, text);
  g_assert_null (fault);
  game = pandoria_game_new (record, NULL, NULL);
  return pandoria_notation_write_game (game);
}

/* --- what comes back ------------------------------------------------------------------------ */

#define BLUE      "blue: \"Jonas\" elves\n"
#define TILES_END "M1 I7\n"
#define START     "rules: first regular\nboard: A\nred: \"Märta\" humans\nblue: \"Jonas\" elves\n"

typedef struct
{
  const char *find, *replacement;
  const char *written; /* its normal form; NULL: the same */
} Header;

static const Header headers[] = {
  { "pandoria", "\npandoria", "pandoria" },
  { "pandoria", "\n  \n pandoria", "pandoria" },
  { "title: \"Friday\"", "TITLE :\"Friday\"", "title: \"Friday\"" },
  { "\"Friday\"", "\"\\\"Fri\\\\day\\\" {\\n\\r}\"", NULL },
  { "\"Friday\"", "\"Fri\\day\"", "\"Friday\"" },
  { "title: \"Friday\"", "title: \"Thursday\"\ntitle: \"Friday\"", "title: \"Friday\"" },
  { "title: \"Friday\"\n", "", "title: \"\"\n" },
  { "created: \"2026", "created: \"2025\"\ncreated: \"2026", "created: \"2026" },
  { "first regular", "revised regular", NULL },
  { "first regular", "first regular same-realm total", NULL },
  { "first regular", "first regular total same-realm", "first regular same-realm total" },
  { "first regular", "First Regular", "first regular" },
  { "board: A", "board: a", "board: A" },
  { "board: A", "board: B\nboard: A", "board: A" },
  { BLUE, "blue: \"Jonas\" elves\ngreen: \"Aylin\" mages\nyellow: \"Pieter\" dwarves\n", NULL },
  { "\"Märta\" humans", "\"Märta\" humans crystal=0 gold=10 wood=3 points=9999 hand=54", NULL },
  { "begins: red", "begins: blue\nbegins: red", "begins: red" },
  { START, "rules: first family\nboard: A\nred: \"Märta\"\nblue: \"Jonas\"\n", NULL },
  { START,
    "rules: revised family-spells artifacts\nboard: A\nred: \"Märta\"\nblue: \"Jonas\" wood=4\n",
    NULL },
  { START,
    "rules: first beginner\nboard: A\nred: \"Märta\" humans bank 3 @0\nblue: \"Jonas\" elves "
    "wood=4 statue @99\n",
    NULL },
  { START,
    "rules: first beginner\nboard: A\nred: \"Märta\" humans market 2:1 @9 #1\nblue: \"Jonas\" "
    "elves bank 2 @?\n",
    "rules: first beginner\nboard: A\nred: \"Märta\" humans market 2:1 @9\nblue: \"Jonas\" elves "
    "bank 2 @?\n" },
  { START,
    "rules: first regular partnership\nboard: A\nred: \"Märta\" humans\nblue: \"Jonas\" elves\n"
    "green: \"Aylin\" mages\nyellow: \"Pieter\" dwarves\n",
    NULL },
  { TILES_END, TILES_END "stack: 200\n", NULL },
  { TILES_END, TILES_END "monuments: 1 99\n", NULL },
  { TILES_END, TILES_END "monuments:\n", NULL },
  { TILES_END, TILES_END "monuments: 5\nmonuments: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n",
    TILES_END "monuments: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n" },
  { TILES_END, TILES_END "relics: 1 0 99 99\n", NULL },
  { TILES_END, TILES_END "relics: 4 9\nrelics:\n", TILES_END "relics:\n" },
  { TILES_END,
    TILES_END
    "relics: 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16\n",
    NULL },
  { TILES_END, TILES_END "printed: F0 F7 M3 F8\n", NULL },
  { TILES_END, TILES_END "printed: C3 F7\n", NULL },
  { TILES_END, TILES_END "printed:\n", TILES_END },
  { "+G6 .", "\n\n+G6\n.", "+G6 ." },
  { "1 red: ", "", "1 red: " },
  { "1 red: ", "red: ", "1 red: " },
  { "1 red: ", "7 red: ; ", "1 red: " },
  { "+G6 .", "+ G6 end {the\\} \\\\ \\n \\r \" end}", "+G6 . {the\\} \\\\ \\n \\r \" end}" },
  /* what web pages and mails made of it */
  { "\"Friday\"", "&quot;Friday&quot;", "\"Friday\"" },
  { "\"Friday\"", "&#34;Friday&#x22;", "\"Friday\"" },
  { "\"Friday\"", "&ldquo;A &amp; B&#39;s &lt;3&rdquo;", "\"A & B's <3\"" },
  { "board: A", "board:&nbsp;&nbsp;A", "board: A" },
  { "\"Jonas\" elves", "&quot;Jonas&quot; elves gold=10", "\"Jonas\" elves gold=10" },
  { "\"Märta\" humans", "\"M=C3=A4rta\" humans gold=3D4 =\nwood=3D3",
    "\"Märta\" humans gold=4 wood=3" },
  { "\"Märta\" humans", "\"M=E4rta\" hum=\r\nans", "\"Märta\" humans" },
  { "+G6 .", "+G6 \u2024", "+G6 ." },
  { "+G6 .", "+G6\u2024", "+G6 ." },
  { "first regular", "\ufb01rst regular", "first regular" },
  { "\"Märta\" humans", "\"Ｍ&amp;2\" humans wood＝３", "\"Ｍ&2\" humans wood=3" },
  /* a text that can be read keeps its meaning */
  { "\"Märta\"", "\"A &amp; B =3D &#39;\"", NULL },
  { "\"Märta\"", "\"１ Ａ․ﬁ\"", NULL },
};

static void
test_headers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (headers); i++)
    {
      const char *written
          = headers[i].written != NULL ? headers[i].written : headers[i].replacement;
      g_autofree char *text = replace (headers[i].find, headers[i].replacement);
      g_autofree char *expected = replace (headers[i].find, written);
      g_autofree char *again = write_again (text);

      g_assert_cmpstr (again, ==, expected);
    }
}

/* Quotation marks that phones, word processors and mail programs put for “"”. */
static const char *const marks[][2] = {
  { "“", "”" },  { "„", "“" },  { "„", "”" },   { "”", "”" },
  { "«", "»" },  { "»", "«" },  { "‚", "‘" },   { "‘", "’" },
  { "‹", "›" },  { "›", "‹" },  { "「", "」" }, { "＂", "＂" },
  { "\"", "”" }, { "“", "\"" }, { "« ", " »" }, { "«\u00a0", "\u00a0»" },
};

static void
test_quotation_marks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      gboolean open = TRUE;
      g_autofree char *again = NULL;
      g_autoptr (PandoriaRecord) record = NULL;

      for (const char *p = game_text; *p != '\0'; p++)
        if (*p == '"')
          {
            g_string_append (text, marks[i][open ? 0 : 1]);
            open = !open;
          }
        else
          g_string_append_c (text, *p);
      again = write_again (text->str);
      record = pandoria_notation_read_game (text->str, NULL);
      g_assert_cmpstr (pandoria_record_get_player_name (record, 0), ==, "Märta");
      g_assert_cmpstr (pandoria_record_get_player_name (record, 1), ==, "Jonas");
    }
}

/* Names keep the marks within them. */
static const char *const quoted_names[][2] = {
  { "“Seán O’Neill”", "Seán O’Neill" },
  { "‘Seán O’Neill’", "Seán O’Neill" },
  { "\"Anna “die Große” M\"", "Anna “die Große” M" },
  { "„Anna «A» M“", "Anna «A» M" },
  { "“a\\”b”", "a”b" },
  { "“\U0001f469\u200d\U0001f680”", "\U0001f469\u200d\U0001f680" },
};

static void
test_quoted_names (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (quoted_names); i++)
    {
      g_autofree char *text = replace ("\"Märta\"", quoted_names[i][0]);
      g_autoptr (PandoriaRecord) record = pandoria_notation_read_game (text, NULL);

      g_assert_nonnull (record);
      g_assert_cmpstr (pandoria_record_get_written_name (record, 0), ==, quoted_names[i][1]);
    }
}

/* Texts around a game in a mail or a chat. */
static const struct
{
  const char *before, *line, *after; /* @line: before each line of the game */
} letters[] = {
  { "\ufeff", "", "" },
  { "Hello, here is our game:\n\n", "", "" },
  { "On Friday, Anna wrote:\n", "> ", "" },
  { "> Hallo!\n> > Hier:\n", "> > ", "> \n> Tschüss\n" },
  { "", ">", "" },
  { "", "\u00a0\u00a0", "" },
  { "", "\u200b", "\u200b\n" },
  { "", "\t", "" },
  { "Look:\n```\n", "", "```\nYour turn!\n" },
  { "```text\n", "", "```" },
  { "", "", "\nBest regards,\nAnna\n" },
  { "", "", "\n-- \nAnna, Tel. 030 123456\n" },
  { "", "", "Your turn!\n" },
  { "", "| ", "" },
  { "[20.11.26, 21:14:03] Anna: ", "", "" },
  { "🎲 Our game, Pandoria 2:\n🎲 ", "", "" },
  { "Pandoria, 2 players:\n", "", "\nPandoria 2 was a good game, too.\n" },
};

static void
test_letters (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_auto (GStrv) lines = g_strsplit (game_text, "\n", -1);
      g_autoptr (GString) text = g_string_new (letters[i].before);
      g_autofree char *again = NULL;

      for (guint line = 0; lines[line + 1] != NULL; line++)
        g_string_append_printf (text, "%s%s\n", letters[i].line, lines[line]);
      g_string_append (text, letters[i].after);
      again = write_again (text->str);
      g_assert_cmpstr (again, ==, game_text);
      /* Only the first line of a game shows that a text has one. */
      g_assert_true (pandoria_notation_has_game (text->str)
                     == !g_str_has_suffix (letters[i].before, " "));
    }
  g_assert_false (pandoria_notation_has_game ("What is new in Pandoria 1\n"));
  g_assert_false (pandoria_notation_has_game ("Hello\n"));
}

/* Single changes of a text. */
static const char *const changes[][2] = {
  { "title:", "title\u00a0:" },
  { "+G6 .", "\u200b+\u2060G6 ." },
  { "F2 G6", "F2\u00a0G6" },
  { "F2 G6", "F2\u3000G\u00ad6" },
  { "board: A\n", "\n\nboard: A\n\n" },
  { "\n", "\r\n" },
  { "board: A", "board:\u202fA\u200b" },
  { "\n", "\r" },
  { "\n", "\u2028" },
  { "\n", "\xc2\x85" },
  { "\"", "&quot;" },
  { ":", "：" },
  { " ", "&nbsp;" },
  { "6", "６" },
  { "G", "Ｇ" },
  { "e", "ｅ" },
  { "H7", "\U0001d407\U0001d7d5" },
};

static void
test_changes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) text = g_string_new (game_text);
      g_autofree char *again = NULL;

      g_assert_cmpuint (g_string_replace (text, changes[i][0], changes[i][1], 0), >, 0);
      again = write_again (text->str);
      g_assert_cmpstr (again, ==, game_text);
    }
}

/* Lists, which text processors make of lines. */
static const char *const list_marks[]
    = { "- ", "* ", "• ", "– ", "  • ", "-\u00a0", "1. ", "12. ", "1) ", "1.\t", "> - ", "&gt; " };

static void
test_lists (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (list_marks); i++)
    {
      g_auto (GStrv) lines = g_strsplit (game_text, "\n", -1);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *again = NULL;

      for (guint line = 0; lines[line + 1] != NULL; line++)
        g_string_append_printf (text, "%s%s\n", *lines[line] != '\0' ? list_marks[i] : "",
                                lines[line]);
      again = write_again (text->str);
      g_assert_cmpstr (again, ==, game_text);
      g_assert_true (pandoria_notation_has_game (text->str));
    }
}

/* A turn with a fault is no greeting. */
static const char *const no_greetings[] = {
  "2 blue: X2 G5\n", "\n2 blu: X2\n", "X2 G5\n",    "\nhello\n2 blue: F2 G5\n",
  "- G6\n",          "* 2 F2 G5\n",   "1. F2 G5\n",
};

static void
test_no_greetings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (no_greetings); i++)
    {
      g_autofree char *text = g_strconcat (game_text, no_greetings[i], NULL);
      g_autoptr (PandoriaFault) fault = NULL;

      if (pandoria_notation_read_game (text, &fault) != NULL)
        g_error ("“%s” is passed over", no_greetings[i]);
      g_assert_nonnull (fault);
    }
}

/* The line of a user's board contains the contents of its file. */
static void
test_own_board (void)
{
  g_autoptr (JsonObject) json = NULL;
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *board = NULL;
  g_autofree char *line = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  g_assert_true (pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, NULL, NULL, &json, NULL));
  json_object_set_array_member (json, "ships", json_array_new ());
  json_object_set_array_member (json, "lakes", json_array_new ());
  json_node_set_object (node, json);
  board = json_to_string (node, FALSE);
  line = g_strconcat ("board: ", board, "\n", NULL);
  text = replace ("board: A\n", line);
  again = write_again (text);
  g_assert_cmpstr (again, ==, text);
}

/* If the line is missing, the game begins now. */
static void
test_created_now (void)
{
  g_autofree char *text = replace ("created: \"2026-11-21T19:30:00Z\"\n", "");
  g_autoptr (PandoriaRecord) record = pandoria_notation_read_game (text, NULL);
  g_autoptr (GDateTime) created
      = g_date_time_new_from_iso8601 (pandoria_record_get_created (record), NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  g_assert_nonnull (created);
  g_assert_cmpint (ABS (g_date_time_difference (now, created)), <, G_TIME_SPAN_MINUTE);
}

/* --- faults --------------------------------------------------------------------------------- */

typedef struct
{
  const char *find, *replacement;
  const char *marked;  /* the line with the fault in brackets */
  const char *message; /* a part of it */
} Wrong;

static const Wrong wrongs[] = {
  { "pandoria 1", "pandoria", "[pandoria]", "A game begins with the line “pandoria 1”." },
  { "pandoria 1", "companion 1", "[companion 1]", "A game begins with the line “pandoria 1”." },
  { "pandoria 1", " pandoria  2 ", " pandoria  [2] ", "written by a newer version" },
  { "title: \"Friday\"", "title: Friday", "title: [Friday]", "A name in quotation marks" },
  { "title: \"Friday\"", "title:", "title:[]", "A name in quotation marks" },
  { "title: \"Friday\"", "title: \"Friday", "title: [\"Friday]", "A name in quotation marks" },
  { "title: \"Friday\"", "title: \"Friday\" night", "title: \"Friday\" [night]",
    "does not belong in this line" },
  { "created: \"2026-11-21T19:30:00Z\"", "created: 2026", "created: [2026]",
    "A name in quotation marks" },
  { "title", "ägend", "[ägend]: \"Friday\"", "No header line begins with “ägend”." },
  { "title: \"Friday\"", "Friday", "[Friday]", "No header line begins with “friday”." },
  { "first regular", "", "rules: []", "The edition belongs here" },
  { "first regular", "third regular", "rules: [third] regular", "The edition belongs here" },
  { "first regular", "first", "rules: first[]", "The variant belongs here" },
  { "first regular", "first total", "rules: first [total]", "The variant belongs here" },
  { "first regular", "first regular totally", "rules: first regular [totally]",
    "does not belong in this line" },
  { "board: A", "board: C", "board: [C]", "line 1" },
  { "board: A", "board: {\"format\": \"pandoria-game\"}",
    "board: [{\"format\": \"pandoria-game\"}]", "format: " },
  { "board: A\n", "", "[]", "The line with the board is missing" },
  { "\"Jonas\" elves", "elves", "blue: [elves]", "A name in quotation marks" },
  { "\"Jonas\" elves", "\"Jonas\" orcs", "blue: \"Jonas\" [orcs]", "does not belong in this line" },
  { "\"Jonas\" elves", "\"Jonas\" elves wood=", "blue: \"Jonas\" elves [wood=]",
    "A number belongs here." },
  { "\"Jonas\" elves", "\"Jonas\" elves wood=-1", "blue: \"Jonas\" elves [wood=-1]",
    "A number belongs here." },
  { "\"Jonas\" elves", "\"Jonas\" elves points=10000", "blue: \"Jonas\" elves [points=10000]",
    "A number belongs here." },
  { "\"Jonas\" elves", "\"Jonas\" elves woods=1", "blue: \"Jonas\" elves [woods=1]",
    "does not belong in this line" },
  { "\"Jonas\" elves", "\"Jonas\" elves bank @2", "blue: \"Jonas\" elves bank [@2]",
    "The level belongs here: 1, 2, 3." },
  { "\"Jonas\" elves", "\"Jonas\" elves bank 1", "blue: \"Jonas\" elves bank 1[]",
    "The printed cost belongs here" },
  { "blue: \"Jonas\"", "red: \"Jonas\"", "red: [\"Jonas\"] elves",
    "This color already has a player." },
  { "blue: \"Jonas\" elves\n", "", "[]", "A game needs a line for each of two to four players" },
  { "begins: red", "begins: green", "begins: [green]", "red, blue." },
  { "begins: red", "begins:", "begins:[]", "red, blue." },
  { "tiles: F1 H6 C1 H7 H2 I6 M1 I7\n", "", "[]", "The line with the starting tiles is missing" },
  { "M1 I7", "M1", "tiles: F1 H6 C1 H7 H2 I6 M1[]", "A space belongs here" },
  { " M1 I7", "", "tiles: F1 H6 C1 H7 H2 I6[]", "A terrain with its symbols belongs here" },
  { "M1 I7", "M4 I7", "tiles: F1 H6 C1 H7 H2 I6 [M4] I7",
    "A terrain with its symbols belongs here" },
  { "M1 I7", "M1 I7 F1", "tiles: F1 H6 C1 H7 H2 I6 M1 I7 [F1]", "does not belong in this line" },
  { "M1 I7\n", "M1 I7\nprinted: F1 C3 F1 F7 F1 F8\n", "printed: F1 C3 F1 F7 [F1] F8",
    "does not belong in this line" },
  { "M1 I7\n", "M1 I7\nprinted: F1\n", "printed: F1[]", "A space belongs here" },
  { "M1 I7\n", "M1 I7\nprinted: 1\n", "printed: [1]", "A terrain with its symbols belongs here" },
  { "M1 I7\n", "M1 I7\nstack: 201\n", "stack: [201]", "A number belongs here." },
  { "M1 I7\n", "M1 I7\nstack:\n", "stack:[]", "A number belongs here." },
  { "M1 I7\n", "M1 I7\nmonuments: 0\n", "monuments: [0]", "does not belong in this line" },
  { "M1 I7\n", "M1 I7\nmonuments: 100\n", "monuments: [100]", "does not belong in this line" },
  { "M1 I7\n", "M1 I7\nmonuments: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17\n",
    "monuments: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 [17]", "does not belong in this line" },
  { "M1 I7\n", "M1 I7\nrelics: 4\n", "relics: 4[]", "A number belongs here." },
  { "M1 I7\n", "M1 I7\nrelics: 0 4\n", "relics: [0] 4", "does not belong in this line" },
  { "M1 I7\n",
    "M1 I7\nrelics: 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 "
    "17 1\n",
    "relics: 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 [17] 1",
    "does not belong in this line" },
  /* faults of the whole header, or of an act */
  { "H7 H2 I6", "H7 H2 I5", "[pandoria 1",
    "startTiles[1]: the two spaces of a double tile must be" },
  { "\"Märta\" humans", "\"Märta\" humans wood=11", "[pandoria 1", "11 is out of range" },
  { "+G6", "+G6 blah", "1 red: F2 G6 C1 G7 +G6 [blah] .", "No action begins with “blah” here." },
  { "+G6", "+M6", "1 red: F2 G6 C1 G7 [+M6] .", "" },
  { "1 red:", "1 blue:", "1 [blue:] F2 G6 C1 G7 +G6 .", "It is red’s turn." },
};

/* Returns: (transfer full): the line of @text with the fault in brackets. */
static char *
mark (const char *text, const PandoriaFault *fault)
{
  const char *start = g_utf8_offset_to_pointer (text, fault->start),
             *end = g_utf8_offset_to_pointer (text, fault->end);
  g_autofree char *before = g_strndup (text, (gsize) (start - text));
  g_autofree char *within = g_strndup (start, (gsize) (end - start));
  g_autofree char *marked = g_strconcat (before, "[", within, "]", end, NULL);
  char *line
      = strrchr (before, '\n') != NULL ? marked + (strrchr (before, '\n') + 1 - before) : marked;

  return g_strndup (line, strcspn (line, "\n"));
}

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      g_autofree char *text = replace (wrongs[i].find, wrongs[i].replacement);
      g_autoptr (PandoriaFault) fault = NULL;
      g_autofree char *marked = NULL;

      g_test_message ("%s", wrongs[i].marked);
      g_assert_null (pandoria_notation_read_game (text, &fault));
      g_assert_null (pandoria_notation_read_game (text, NULL));
      marked = mark (text, fault);
      g_assert_cmpstr (marked, ==, wrongs[i].marked);
      if (strstr (fault->message, wrongs[i].message) == NULL)
        g_error ("“%s” does not say “%s”", fault->message, wrongs[i].message);
    }
}

static void
test_not_text (void)
{
  g_autoptr (PandoriaFault) fault = NULL;

  g_assert_null (pandoria_notation_read_game ("pandoria 1\n\xff", &fault));
  g_assert_cmpstr (fault->message, ==, "This is not text.");
  g_assert_cmpuint (fault->end, ==, strlen ("pandoria 1\n"));
}

/* A clipboard can contain anything. Many lines are the slowest. */
static void
test_large_text (void)
{
  GString *text = g_string_sized_new (PANDORIA_MAX_FILE_SIZE + 100);
  g_autoptr (PandoriaFault) none = NULL, large = NULL;

  while (text->len + 20 <= PANDORIA_MAX_FILE_SIZE)
    g_string_append (text, "a line of some text\n");
  g_assert_false (pandoria_notation_has_game (text->str));
  g_assert_null (pandoria_notation_read_game (text->str, &none));
  g_assert_cmpstr (none->message, ==, "A game begins with the line “pandoria 1”.");
  g_string_prepend (text, game_text);
  g_assert_false (pandoria_notation_has_game (text->str));
  g_assert_null (pandoria_notation_read_game (text->str, &large));
  g_assert_cmpstr (large->message, ==, "This text is bigger than 8 MiB, which no game is.");
  g_string_free (text, TRUE);
}

/* Names have at most the length that files allow. */
static void
test_name_length (void)
{
  GString *title = g_string_new ("\"");
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  for (guint i = 0; i < PANDORIA_MAX_NAME; i++)
    g_string_append (title, "ü");
  g_string_append_c (title, '"');
  good = replace ("\"Friday\"", title->str);
  g_string_insert (title, 1, "x");
  bad = replace ("\"Friday\"", title->str);
  record = pandoria_notation_read_game (good, NULL);
  g_assert_nonnull (record);
  g_assert_null (pandoria_notation_read_game (bad, NULL));
  g_string_free (title, TRUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation-game/headers", test_headers);
  g_test_add_func ("/notation-game/quotation-marks", test_quotation_marks);
  g_test_add_func ("/notation-game/quoted-names", test_quoted_names);
  g_test_add_func ("/notation-game/letters", test_letters);
  g_test_add_func ("/notation-game/changes", test_changes);
  g_test_add_func ("/notation-game/lists", test_lists);
  g_test_add_func ("/notation-game/no-greetings", test_no_greetings);
  g_test_add_func ("/notation-game/own-board", test_own_board);
  g_test_add_func ("/notation-game/created-now", test_created_now);
  g_test_add_func ("/notation-game/faults", test_faults);
  g_test_add_func ("/notation-game/not-text", test_not_text);
  g_test_add_func ("/notation-game/large-text", test_large_text);
  g_test_add_func ("/notation-game/name-length", test_name_length);
  return g_test_run ();
}
