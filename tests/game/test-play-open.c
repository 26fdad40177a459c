/* Tests the open regions in the view of the play: while they are on, for any shown position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-text.h"
#include "play-fixture.h"
#include "sample-game.h"

/* The sample game as it is after @n acts. */
static PlayFixture *
open_sample (guint n)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);

  return play_fixture_new_with (pandoria_game_branch (game, n));
}

/* The view has the engine's open regions of the shown position. */
static void
check_view (PlayFixture *fixture)
{
  g_autofree PandoriaOpenRegion *open = g_new0 (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  PandoriaGame *game = fixture->view->game;
  guint n = pandoria_state_list_open_regions (pandoria_game_get_shown_state (game), open);

  g_assert_cmpuint (fixture->view->n_open, ==, n);
  g_assert_cmpuint (g_strv_length (fixture->view->open_sentences), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence
          = pandoria_text_open_region (game, pandoria_game_get_shown_state (game), &open[i]);

      g_assert_true (
          pandoria_spaces_equal (open[i].region.spaces, fixture->view->open[i].region.spaces));
      g_assert_cmpmem (open[i].gains, sizeof open[i].gains, fixture->view->open[i].gains,
                       sizeof open[i].gains);
      g_assert_cmpstr (fixture->view->open_sentences[i], ==, sentence);
    }
}

static void
test_on_and_off (void)
{
  g_autoptr (PlayFixture) fixture = open_sample (70);
  g_autofree char *before = play_fixture_describe (fixture);

  g_assert_cmpuint (fixture->view->n_open, ==, 0);
  pandoria_play_show_open (fixture->play, TRUE);
  play_fixture_assert_changed (fixture, 1);
  check_view (fixture);
  pandoria_play_show_open (fixture->play, TRUE);
  play_fixture_assert_changed (fixture, 0);
  pandoria_play_show_open (fixture->play, FALSE);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (fixture->view->n_open, ==, 0);
  play_fixture_assert_shown (fixture, before);
}

/* The open regions follow the game, also when looking back. */
static void
test_follows (void)
{
  g_autoptr (PlayFixture) fixture = open_sample (70);
  guint seen = 0, n = 0;

  pandoria_play_show_open (fixture->play, TRUE);
  for (guint shown = 0; shown <= 70; shown += 10)
    {
      pandoria_game_look_at (fixture->view->game, shown);
      check_view (fixture);
      n += fixture->view->n_open != seen;
      seen = fixture->view->n_open;
    }
  g_assert_cmpuint (n, >, 3);
  pandoria_play_set_game (fixture->play, NULL);
  g_assert_cmpuint (fixture->view->n_open, ==, 0);
}

static PandoriaSpace
find_at_exit (const PandoriaPlayView *view, gboolean at_exit)
{
  for (guint i = 0; i < view->n_open; i++)
    if (!view->open[i].at_exit == !at_exit)
      return pandoria_spaces_first (view->open[i].region.spaces);
  return PANDORIA_SPACE_NONE;
}

/* The sentence has a hovered region's missing spaces and gains; elsewhere, the possible acts. */
static void
test_sentence (void)
{
  g_autoptr (PlayFixture) fixture = open_sample (70);
  PandoriaSpace at;

  pandoria_play_show_open (fixture->play, TRUE);
  at = find_at_exit (fixture->view, FALSE);
  g_assert_cmpint (at, !=, PANDORIA_SPACE_NONE);
  pandoria_play_hover (fixture->play, at);
  play_fixture_assert_sentence (fixture, "of other terrain on");
  pandoria_play_hover (fixture->play, PANDORIA_SPACE_NONE);
  g_assert_true (fixture->view->sentence == NULL
                 || strstr (fixture->view->sentence, "would close") == NULL);
  pandoria_play_hover (fixture->play, at);
  pandoria_play_show_open (fixture->play, FALSE);
  g_assert_true (fixture->view->sentence == NULL
                 || strstr (fixture->view->sentence, "would close") == NULL);
}

/* At most two sentences for an empty space, the region that is nearest to closing first. */
static void
test_empty_space (void)
{
  g_autoptr (PlayFixture) fixture = open_sample (70);
  guint most = 0;

  pandoria_play_show_open (fixture->play, TRUE);
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      g_autofree char *text = pandoria_play_view_describe_open (fixture->view, space);
      guint n = 0, nearest = G_MAXUINT;

      for (guint i = 0; i < fixture->view->n_open; i++)
        if (pandoria_spaces_has (&fixture->view->open[i].missing, space)
            || pandoria_spaces_has (&fixture->view->open[i].region.spaces, space))
          {
            n++;
            nearest = MIN (nearest, pandoria_spaces_count (fixture->view->open[i].missing));
          }
      g_assert_cmpint (text != NULL, ==, n > 0);
      most = MAX (most, n);
      for (guint i = 0; text != NULL && i < fixture->view->n_open; i++)
        if (g_str_has_prefix (text, fixture->view->open_sentences[i]))
          g_assert_cmpuint (pandoria_spaces_count (fixture->view->open[i].missing), ==, nearest);
    }
  g_assert_cmpuint (most, >, 2);
}

static guint
count_shown (PlayFixture *fixture)
{
  return fixture->view->n_open;
}

/* A pointer that rests on a region shows the engine's forecast, until it leaves the region or an
 * act begins. */
static void
test_rests (void)
{
  g_autoptr (PlayFixture) fixture = open_sample (70);
  g_autoptr (PlayFixture) all = open_sample (70);
  const PandoriaOpenRegion *open;
  PandoriaSpace at, space;

  pandoria_play_show_open (all->play, TRUE);
  for (open = all->view->open; pandoria_spaces_count (open->region.spaces) < 2 || open->at_exit;
       open++)
    g_assert_true (open < all->view->open + all->view->n_open);
  at = pandoria_spaces_first (open->region.spaces);
  pandoria_play_hover (fixture->play, at);
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  pandoria_play_rest (fixture->play, at);
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  g_assert_cmpmem (fixture->view->open, sizeof *open, open, sizeof *open);
  play_fixture_assert_sentence (fixture, "of other terrain on");
  PANDORIA_FOREACH_SPACE (space, open->region.spaces)
    {
      pandoria_play_hover (fixture->play, space);
      g_assert_cmpuint (count_shown (fixture), ==, 1);
    }
  pandoria_play_hover (fixture->play, PANDORIA_SPACE_NONE);
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  pandoria_play_hover (fixture->play, pandoria_spaces_first (open->missing));
  pandoria_play_rest (fixture->play, pandoria_spaces_first (open->missing));
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  pandoria_play_hover (fixture->play, at);
  pandoria_play_rest (fixture->play, at);
  pandoria_play_show_open (fixture->play, TRUE);
  pandoria_play_show_open (fixture->play, FALSE);
  g_assert_cmpuint (count_shown (fixture), ==, 0);
}

/* Choosing the terrain of a tile does not block it; half a tile on the board does. */
static void
test_rests_with_tile (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace at = pandoria_space_from_name ("D5");

  play_fixture_choose_hexes (fixture);
  pandoria_play_hover (fixture->play, at);
  pandoria_play_rest (fixture->play, at);
  g_assert_false (fixture->view->is_refusal);
  play_fixture_assert_sentence (fixture, "would close");
  pandoria_play_press (fixture->play, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  pandoria_play_hover (fixture->play, at);
  pandoria_play_rest (fixture->play, at);
  g_assert_true (fixture->view->is_refusal);
}

/* The sentence names the owners of figures that a closing would enclose, if there are any. */
static void
test_figures (void)
{
  g_autoptr (PlayFixture) fixture = open_sample (70);
  const PandoriaState *state = pandoria_game_get_shown_state (fixture->view->game);
  guint n = 0;

  pandoria_play_show_open (fixture->play, TRUE);
  for (guint i = 0; i < fixture->view->n_open; i++)
    {
      const PandoriaOpenRegion *open = &fixture->view->open[i];
      gboolean has_figures
          = pandoria_spaces_meet (pandoria_state_all_figures (state), open->region.spaces);
      gboolean is_said
          = strstr (fixture->view->open_sentences[i], "Its figures would return: ") != NULL;

      g_assert_cmpint (is_said, ==, has_figures && !open->at_exit);
      n += is_said;
    }
  g_assert_cmpuint (n, >, 0);
}

/* The reason of a refused press has precedence. */
static void
test_refusal (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace at;

  pandoria_play_show_open (fixture->play, TRUE);
  at = find_at_exit (fixture->view, FALSE);
  pandoria_play_hover (fixture->play, at);
  play_fixture_assert_sentence (fixture, "would close");
  play_fixture_choose_hexes (fixture);
  pandoria_play_press (fixture->play, at, PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  g_assert_null (strstr (fixture->view->sentence, "would close"));
}

/* A region at an exit stays open; with artifacts a fortress could change that. */
static void
test_exit (void)
{
  g_autoptr (PlayFixture) fixture = open_sample (0);
  PandoriaGame *game = fixture->view->game;
  guint n = pandoria_game_get_position (game), found = 0;

  g_assert_cmpuint (n, ==, 0);
  for (guint after = 10; after < 180 && found == 0; after += 10)
    {
      g_autoptr (PlayFixture) later = open_sample (after);
      PandoriaSpace at;

      pandoria_play_show_open (later->play, TRUE);
      at = find_at_exit (later->view, TRUE);
      if (at == PANDORIA_SPACE_NONE)
        continue;
      found++;
      pandoria_play_hover (later->play, at);
      play_fixture_assert_sentence (later, "An exit path always keeps");
    }
  g_assert_cmpuint (found, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play-open/on-and-off", test_on_and_off);
  g_test_add_func ("/play-open/follows", test_follows);
  g_test_add_func ("/play-open/sentence", test_sentence);
  g_test_add_func ("/play-open/empty-space", test_empty_space);
  g_test_add_func ("/play-open/rests", test_rests);
  g_test_add_func ("/play-open/rests-with-tile", test_rests_with_tile);
  g_test_add_func ("/play-open/figures", test_figures);
  g_test_add_func ("/play-open/refusal", test_refusal);
  g_test_add_func ("/play-open/exit", test_exit);
  return g_test_run ();
}
