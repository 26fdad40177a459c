/* Tests sentences about whole games: at every moment there is a hint, and every space and act has a
 * text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-game.h"
#include "pandoria-text.h"
#include "stored-game.h"
#include "scenario-fixture.h"

static void
assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_null (strstr (text, "%"));
  g_assert_null (strstr (text, "  "));
  g_assert_cmpuint (g_utf8_strlen (text, -1), <, 220);
}

static void
check_spaces (PandoriaGame *game)
{
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      g_autofree char *text = pandoria_text_space (game, space);

      g_assert_true (g_str_has_prefix (text, pandoria_space_name (space)));
      g_assert_nonnull (strstr (text, ", "));
    }
}

static void
check_history (PandoriaGame *game)
{
  GListModel *history = pandoria_game_get_history (game);

  for (guint i = 0; i < g_list_model_get_n_items (history); i++)
    {
      g_autoptr (PandoriaHistoryEntry) entry = g_list_model_get_item (history, i);
      g_autofree char *text = pandoria_text_action (&entry->action);

      g_assert_cmpstr (text, !=, "");
      g_assert_null (strchr (text, '?'));
    }
}

/* Checks every position from the end of the game back to the beginning. */
static void
check_game (PandoriaGame *game)
{
  g_autofree char *result = pandoria_text_result (game);

  assert_sentence (result);
  check_spaces (game);
  check_history (game);
  do
    {
      g_autofree char *hint = pandoria_text_hint (game);

      assert_sentence (hint);
      if (pandoria_game_can_undo (game))
        pandoria_game_undo (game);
    }
  while (pandoria_game_can_undo (game));
}

/* Games of each number of players, with partners, and of each variant. */
static void
test_stored (gconstpointer name)
{
  g_autoptr (PandoriaGame) game = stored_game_open (name);

  check_game (game);
}

static void
test_first_hint (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  g_autofree char *hint = NULL, *start = NULL;
  const PandoriaState *state;

  while (pandoria_game_can_undo (game))
    pandoria_game_undo (game);
  hint = pandoria_text_hint (game);
  g_assert_cmpstr (hint, ==, "Choose the tile’s terrains and its two spaces, or place a castle.");
  state = pandoria_game_get_state (game);
  start = pandoria_text_space (game, pandoria_spaces_first (state->lakes));
  g_assert_true (g_str_has_suffix (start, ", lake") || g_str_has_suffix (start, ", ship"));
}

/* Asserts that the gains of the turn are before the last purchase. Adds their number to @n_gains.
 */
static void
check_bought (PandoriaGame *game, const PandoriaAction *bought, guint *n_gains)
{
  g_autofree char *text = pandoria_text_turn (game);
  g_autofree char *card = pandoria_text_action (bought);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);

  g_assert_cmpstr (lines[n - 1], ==, card);
  for (guint i = 0; i < n; i++)
    if (strstr (lines[i], " gains ") != NULL)
      ++*n_gains;
}

/* The gains of a turn are in the order of events: the bought card comes after the scoring. */
/* Regular games of four players. */
static const char *const of_four[]
    = { "four-players", "more-artifacts", "regular-first-a", "regular-revised-river" };

static void
test_order_of_turn (void)
{
  guint n_gains = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (of_four); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (of_four[i]);

      for (; pandoria_game_can_undo (game); pandoria_game_undo (game))
        {
          const PandoriaAction *last = pandoria_game_get_shown_action (game);

          if (last->kind == PANDORIA_ACT_BUY)
            check_bought (game, last, &n_gains);
        }
    }
  g_assert_cmpuint (n_gains, >, 0);
}

/* Counts in @n how often the texts answer each of five common questions of players. */
static void
check_answers (PandoriaGame *game, guint n[5])
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree PandoriaOpenRegion *open = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  guint n_open = pandoria_state_list_open_regions (state, open);
  g_autofree char *hint = pandoria_text_hint (game);
  g_autofree char *build = pandoria_act_reason (game, PANDORIA_ACT_BUILD, FALSE, NULL);

  if (strstr (hint, "A figure still counts for: ") != NULL && ++n[0])
    g_assert_true (state->step == PANDORIA_STEP_FIGURE && state->n_pending > 0);
  if (strstr (hint, "Surplus is counted once, after all of them.") != NULL && ++n[1])
    g_assert_true (state->step == PANDORIA_STEP_SCORE && state->n_pending > 1);
  if (build != NULL && strstr (build, "Cards come before scoring") != NULL && ++n[2])
    g_assert_true (state->scored);
  if (strstr (hint, "A figure on a castle stays when a region closes") != NULL && ++n[4])
    g_assert_true (state->step == PANDORIA_STEP_FIGURE
                   && pandoria_state_castle_at (state, pandoria_spaces_first (state->laid_at))
                          >= 0);
  for (guint i = 0; i < n_open; i++)
    {
      g_autofree char *sentence
          = pandoria_text_open_region (game, pandoria_game_get_shown_state (game), &open[i]);

      if (g_str_has_prefix (sentence, "Only a castle or a single tile fits on ") && ++n[3])
        g_assert_cmpuint (pandoria_spaces_count (open[i].missing), ==, 1);
    }
}

static void
test_answers (void)
{
  guint n[5] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (of_four); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (of_four[i]);

      for (; pandoria_game_can_undo (game); pandoria_game_undo (game))
        check_answers (game, n);
    }
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    g_assert_cmpuint (n[i], >, 0);
}

/* The family version has no cards. With artifacts, its third step is for relics (16). */
static void
test_relics_without_cards (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("family-revised-river-artifacts");
  guint n = 0;

  for (; pandoria_game_can_undo (game); pandoria_game_undo (game))
    {
      const guint32 acts = pandoria_game_get_options (game)->acts;
      g_autofree char *hint = pandoria_text_hint (game);

      if (pandoria_game_get_state (game)->step != PANDORIA_STEP_CARD)
        continue;
      g_assert_true (g_str_has_prefix (hint, acts >> PANDORIA_ACT_RELIC & 1
                                                 ? "Take a relic, or continue."
                                                 : "No relic can be taken: continue."));
      g_assert_null (strstr (hint, "Instead"));
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

/* One card may be bought (6.4). */
static void
test_calling (void)
{
  g_autoptr (PandoriaGame) game = scenario_fixture_open ("6.4/buy", 3);
  g_autofree char *title = pandoria_text_calling (game);

  g_assert_true (g_str_has_prefix (title, "Red, buy a card"));
}

static const char *const stored[] = {
  "two-players",
  "three-players",
  "four-players",
  "partners",
  "regular-revised-a-artifacts",
  "beginner-revised-a",
  "family-revised-a",
  "family-spells-revised-a-artifacts",
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      g_autofree char *path = g_strconcat ("/text/game/", stored[i], NULL);

      g_test_add_data_func (path, stored[i], test_stored);
    }
  g_test_add_func ("/text/game/first-hint", test_first_hint);
  g_test_add_func ("/text/game/order-of-turn", test_order_of_turn);
  g_test_add_func ("/text/game/answers", test_answers);
  g_test_add_func ("/text/game/relics-without-cards", test_relics_without_cards);
  g_test_add_func ("/text/game/calling", test_calling);
  return g_test_run ();
}
