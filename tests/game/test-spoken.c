/* Tests the short answers for players who listen to a screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-spoken.h"

#define TURN_21 107 /* acts of the sample game before it */
#define ALL     211

static PandoriaGame *
open_sample (guint n)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "data", "games",
                                            "sample.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) sample = pandoria_record_new_from_file (path, &error);
  g_autoptr (PandoriaRecord) beginning = NULL;
  PandoriaGame *game;

  g_assert_no_error (error);
  beginning = pandoria_record_new_beginning (sample, n);
  game = pandoria_game_new (beginning, NULL, &error);
  g_assert_no_error (error);
  return game;
}

/* @text: (transfer full) */
static void
assert_text (char *text, const char *wanted)
{
  g_autofree char *owned = text;

  g_assert_cmpstr (owned, ==, wanted);
}

static void
test_turn (void)
{
  g_autoptr (PandoriaGame) game = open_sample (TURN_21);

  assert_text (pandoria_text_spoken_turn (game),
               "Marta, place a tile. Turn 21. Round 6 of about 10. 19 double tiles left.");
  assert_text (pandoria_text_spoken_points (game),
               "Jonas leads by 3. Marta 12, Jonas 17, Aylin 11, Pieter 14.");
}

static void
test_over (void)
{
  g_autoptr (PandoriaGame) game = open_sample (ALL);

  assert_text (pandoria_text_spoken_turn (game), "The game is over.");
}

static void
test_nobody_leads (void)
{
  g_autoptr (PandoriaGame) game = open_sample (0);

  assert_text (pandoria_text_spoken_points (game),
               "The lead is shared. Marta 0, Jonas 0, Aylin 0, Pieter 0.");
  assert_text (pandoria_text_spoken_player (game, 1, PANDORIA_SPOKEN_SLOTS),
               "Jonas, Blue: no cards in the slots");
}

/* The color finds the player at the table. The cost is the printed one. */
static void
test_player (void)
{
  g_autoptr (PandoriaGame) game = open_sample (TURN_21);

  assert_text (pandoria_text_spoken_player (game, 1, PANDORIA_SPOKEN_SUPPLIES),
               "Jonas, Blue: 17 points, 3 crystals, 3 gold, 9 wood, 2 cards in hand");
  assert_text (pandoria_text_spoken_player (game, 0, PANDORIA_SPOKEN_SLOTS),
               "Marta, Red: 1 School 3, cost 5; 2 Tower, cost 3");
  assert_text (pandoria_text_spoken_player (game, 0, PANDORIA_SPOKEN_REST),
               "Marta, Red: Top spell: Adopt, cost 3, 2 workers in the reserve, The leader is on "
               "the board, 2 castles left");
}

static void
test_around (void)
{
  g_autoptr (PandoriaGame) game = open_sample (TURN_21);

  assert_text (pandoria_text_spoken_around (game, pandoria_space_from_name ("G6")),
               "F5 lake; F6 forest 2; G5 mountains 2; G7 mountains 1; H5 forest 1; H6 city 1");
  assert_text (pandoria_text_spoken_around (game, pandoria_space_from_name ("B3")),
               "empty: B4 C3 C4");
}

/* A page ends between sentences or clauses, and a long clause is not cut. */
static void
test_pages (void)
{
  const char *ten = "1 2 3 4 5 6 7 8 9 10";
  g_autofree char *text = g_strconcat (ten, "\n", ten, "; ", ten, "\n", ten, " ", ten, NULL);
  g_autofree char *first = g_strconcat (ten, ". ", ten, "; ", ten, NULL);
  g_autofree char *second = g_strconcat (ten, " ", ten, NULL);
  g_autofree char *sentences = g_strconcat (ten, ". ", ten, ".\n", ten, ". ", ten, ".", NULL);
  g_autofree char *first_sentences = g_strconcat (ten, ". ", ten, ". ", ten, ".", NULL);
  g_autofree char *last_sentence = g_strconcat (ten, ".", NULL);

  assert_text (pandoria_text_spoken_page (sentences, 0), first_sentences);
  assert_text (pandoria_text_spoken_page (sentences, 1), last_sentence);
  assert_text (pandoria_text_spoken_page (text, 0), first);
  assert_text (pandoria_text_spoken_page (text, 1), second);
  assert_text (pandoria_text_spoken_page (text, 2), NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/spoken/turn", test_turn);
  g_test_add_func ("/spoken/over", test_over);
  g_test_add_func ("/spoken/nobody-leads", test_nobody_leads);
  g_test_add_func ("/spoken/player", test_player);
  g_test_add_func ("/spoken/around", test_around);
  g_test_add_func ("/spoken/pages", test_pages);
  return g_test_run ();
}
