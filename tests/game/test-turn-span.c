/* Tests which acts form a turn, in the sample game at every position, and their texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-placer.h"
#include "pandoria-text.h"
#include "sample-game.h"

static guint
get_turn (PandoriaGame *game, guint index)
{
  return pandoria_game_get_state_at (game, index)->turn;
}

/* The span contains all acts of the turn that led to the position, and no others. */
static void
check_span (PandoriaGame *game, const PandoriaTurnSpan *span, guint shown)
{
  g_assert_cmpuint (span->first, <, span->end);
  g_assert_cmpuint (span->end, <=, shown);
  for (guint i = span->first; i < span->end; i++)
    g_assert_cmpuint (get_turn (game, i), ==, span->turn);
  g_assert_true (span->first == 0 || get_turn (game, span->first - 1) != span->turn);
  g_assert_true (span->end == shown || get_turn (game, span->end) != span->turn);
  g_assert_cmpuint (span->player, ==, pandoria_game_get_state_at (game, span->first)->active);
}

/* The last turn is over as soon as the next one begins, even before its first act. */
static void
check_last (PandoriaGame *game, guint shown)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  PandoriaTurnSpan span;
  gboolean found = pandoria_turn_span_find_last (game, &span);

  g_assert_cmpint (found, ==, state->turn > 1);
  if (!found)
    return;
  check_span (game, &span, shown);
  g_assert_cmpuint (span.turn, ==, state->finished ? state->turn : state->turn - 1U);
  g_assert_cmpint (pandoria_record_get_action (pandoria_game_get_record (game), span.end - 1)->kind,
                   ==, PANDORIA_ACT_END_TURN);
}

static void
test_spans (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  guint n = pandoria_game_get_position (game);
  PandoriaTurnSpan span;

  for (guint shown = 0; shown <= n; shown++)
    {
      pandoria_game_look_at (game, shown);
      for (guint i = 0; i < shown; i++)
        {
          g_assert_true (pandoria_turn_span_find (game, pandoria_game_get_shown (game), i, &span));
          g_assert_true (span.first <= i && i < span.end);
          check_span (game, &span, shown);
        }
      g_assert_false (pandoria_turn_span_find (game, shown, shown, &span));
      check_last (game, shown);
    }
}

/* Each act has a sentence with its closings, costs, gains and returning figures. */
static void
test_sentences (void)
{
  static const char *const expected[] = {
    "Pieter, turn 40:",
    "Tile at B5 B4",
    "Figure taken back from E7",
    "Enchanted Castle at C5: closes Hills B5 B6 C6 D6 and 1 more; Pieter pays 5 crystals; "
    "Pieter’s worker on D6 returns to the reserve",
    "Scoring: Pieter gains 16 gold (2 points from surplus)",
    "Card bought, price 2: Pieter pays 2 gold",
    NULL,
  };
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  PandoriaTurnSpan span;

  g_assert_true (pandoria_turn_span_find_last (game, &span));
  text = pandoria_text_span (game, &span);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpstrv (lines, expected);
}

/* After many corrections only the last acts are reported. */
static void
test_long_turn (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  PandoriaAction action;
  PandoriaTurnSpan span;

  pandoria_game_go_back_to (game, 1);
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  for (guint i = 0; i < 100; i++)
    {
      action.adjust[PANDORIA_COUNTER_POINTS] = i % 2 == 0 ? 1 : -1;
      g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
    }
  g_assert_true (pandoria_turn_span_find (game, pandoria_game_get_shown (game), 50, &span));
  g_assert_cmpuint (span.first, ==, 0);
  g_assert_cmpuint (span.end, ==, 101);
  text = pandoria_text_span (game, &span);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 42);
  g_assert_cmpstr (lines[1], ==, "…");
}

/* Each tile of the sample game, in which nothing is removed, belongs to the act that placed it. */
static void
test_placers (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  PandoriaRecord *record = pandoria_game_get_record (game);
  guint n = pandoria_game_get_position (game), index, n_tiles = 0;

  for (guint i = 0; i < n; i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);

      for (guint hex = 0; hex < 2 && action->kind == PANDORIA_ACT_PLACE_TILE; hex++, n_tiles++)
        {
          g_assert_true (pandoria_game_find_placer (game, n, action->hexes[hex].at, &index));
          g_assert_cmpuint (index, ==, i);
          g_assert_false (pandoria_game_find_placer (game, i, action->hexes[hex].at, &index));
        }
    }
  g_assert_cmpuint (n_tiles, >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn-span/spans", test_spans);
  g_test_add_func ("/turn-span/sentences", test_sentences);
  g_test_add_func ("/turn-span/long-turn", test_long_turn);
  g_test_add_func ("/turn-span/placers", test_placers);
  return g_test_run ();
}
