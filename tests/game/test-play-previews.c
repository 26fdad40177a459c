/* Previews before an act is entered, without a window: closings and gains, refusals, and the
 * reasons of impossible acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"
#include "stored-game.h"

#include <string.h>

/* --- parts ---------------------------------------------------------------------------------- */

static void
hover (PlayFixture *fixture, PandoriaSpace space)
{
  fixture->n_changed = 0;
  pandoria_play_hover (fixture->play, space);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpint (fixture->view->hovered, ==, space);
}

static void
rest (PlayFixture *fixture, PandoriaSpace space)
{
  hover (fixture, space);
  fixture->n_changed = 0;
  pandoria_play_rest (fixture->play, space);
  play_fixture_assert_changed (fixture, 1);
}

static void
assert_nothing_foreseen (PlayFixture *fixture)
{
  g_assert_null (fixture->view->foresight);
  g_assert_null (fixture->view->title);
  g_assert_cmpuint (fixture->view->n_gains, ==, 0);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->homeward));
}

/* Chooses a tile that closes a region, except for its second space. Returns: (transfer full) */
static PlayFixture *
open_closing (PandoriaAction *tile)
{
  PlayFixture *fixture
      = play_fixture_new_with (stored_game_open_before_last ("before-a-closing", tile));

  for (guint i = 0; i < 2; i++)
    pandoria_play_choose_hex (fixture->play, i, tile->hexes[i].terrain, tile->hexes[i].symbols);
  pandoria_play_press (fixture->play, tile->hexes[0].at, PANDORIA_PRESS_POINTER);
  return fixture;
}

/* --- the tile ------------------------------------------------------------------------------- */

/* The preview is complete before the second half is placed. */
static void
test_closing (void)
{
  PandoriaAction tile;
  g_autoptr (PlayFixture) fixture = open_closing (&tile);
  g_autofree char *before = play_fixture_describe (fixture);
  g_autofree char *title
      = g_strdup_printf ("If placed at %s %s", pandoria_space_name (tile.hexes[0].at),
                         pandoria_space_name (tile.hexes[1].at));
  guint n = play_fixture_get_position (fixture);

  assert_nothing_foreseen (fixture);
  hover (fixture, tile.hexes[1].at);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_cmpmem (fixture->view->shown, sizeof tile.hexes, tile.hexes, sizeof tile.hexes);
  g_assert_cmpstr (fixture->view->title, ==, title);
  g_assert_false (fixture->view->is_refusal);
  play_fixture_assert_sentence (fixture, "Would close");
  play_fixture_assert_sentence (fixture, "would gain");
  play_fixture_assert_sentence (fixture, "would return to the reserve");
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n);
  hover (fixture, PANDORIA_SPACE_NONE);
  play_fixture_assert_shown (fixture, before);
}

/* The forecasts of the tile and of the scoring after it come true. */
static void
test_comes_true (void)
{
  PandoriaAction tile;
  g_autoptr (PlayFixture) fixture = open_closing (&tile);
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  const PandoriaState *state = play_fixture_get_state (fixture);

  g_assert_true (pandoria_foresight_make (state, &tile, foresight, NULL));
  hover (fixture, tile.hexes[1].at);
  g_assert_cmpuint (fixture->view->n_gains, ==, pandoria_foresight_get_gains (foresight, gains));
  for (guint i = 0; i < fixture->view->n_gains; i++)
    {
      g_assert_cmpint (fixture->view->gains[i].at, ==, gains[i].at);
      g_assert_cmpuint (fixture->view->gains[i].player, ==, gains[i].player);
      g_assert_cmpint (fixture->view->gains[i].counter, ==, gains[i].counter);
      g_assert_cmpint (fixture->view->gains[i].amount, ==, gains[i].amount);
    }
  g_assert_true (pandoria_spaces_equal (fixture->view->homeward,
                                        pandoria_foresight_get_homeward (state, foresight)));
  pandoria_play_press (fixture->play, tile.hexes[1].at, PANDORIA_PRESS_POINTER);
  g_assert_true (pandoria_state_equal (play_fixture_get_state (fixture), &foresight->done));
  hover (fixture, PANDORIA_SPACE_NONE);
  g_assert_cmpstr (fixture->view->title, ==, "When the turn is scored");
  g_assert_cmpuint (fixture->view->n_gains, >, 0);
  g_assert_true (pandoria_state_equal (&fixture->view->foresight->scored, &foresight->scored));
  play_fixture_assert_sentence (fixture, NULL);
}

/* The forecast also shows that a tile would close nothing. */
static void
test_closes_nothing (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  play_fixture_choose_hexes (fixture);
  pandoria_play_press (fixture->play, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  hover (fixture, play_fixture_get_choice (fixture));
  g_assert_nonnull (fixture->view->foresight);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->homeward));
  play_fixture_assert_sentence (fixture, "would close nothing");
}

/* The city on F6 then looks closed: only the single space F7 keeps it open (7.1). */
static void
test_hole (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "tutorial",
                                                 "2-partnership.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PlayFixture) fixture = play_fixture_new_with (pandoria_game_new (record, NULL, NULL));

  while (play_fixture_get_position (fixture) > 3)
    pandoria_game_undo (fixture->view->game);
  play_fixture_choose_hexes (fixture);
  pandoria_play_press (fixture->play, pandoria_space_from_name ("E7"), PANDORIA_PRESS_POINTER);
  hover (fixture, pandoria_space_from_name ("D7"));
  play_fixture_assert_sentence (fixture, "would close nothing: F7 next to City F6 stays empty");
}

/* A pointer that rests on an impossible place gets the reason, and the tile is crossed out there. A
 * passing one does not. */
static void
test_refused (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace space = pandoria_spaces_first (play_fixture_get_state (fixture)->lakes);
  g_autofree char *before = NULL;

  play_fixture_choose_hexes (fixture);
  before = play_fixture_describe (fixture);
  hover (fixture, space);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  g_assert_false (fixture->view->is_refusal);
  rest (fixture, space);
  assert_nothing_foreseen (fixture);
  g_assert_true (pandoria_spaces_equal (fixture->view->refused, pandoria_spaces_one (space)));
  g_assert_cmpuint (fixture->view->n_shown, ==, 1);
  g_assert_cmpint (fixture->view->shown[0].at, ==, space);
  g_assert_cmpint (fixture->view->shown[0].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_assert_true (fixture->view->is_refusal);
  g_assert_cmpstr (fixture->view->rule, ==, "6.1");
  play_fixture_assert_sentence (fixture, "(rule 6.1)");
  hover (fixture, PANDORIA_SPACE_NONE);
  play_fixture_assert_shown (fixture, before);
}

/* The first half is placed, and the second is crossed out next to it. A possible place shows the
 * half. */
static void
test_second_refused (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace first;

  play_fixture_choose_hexes (fixture);
  first = play_fixture_get_choice (fixture);
  pandoria_play_press (fixture->play, first, PANDORIA_PRESS_POINTER);
  hover (fixture, pandoria_space_from_name ("D5"));
  g_assert_cmpuint (fixture->view->n_shown, ==, 1);
  rest (fixture, pandoria_space_from_name ("D5"));
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_cmpint (fixture->view->shown[0].at, ==, first);
  g_assert_cmpint (fixture->view->shown[1].at, ==, pandoria_space_from_name ("D5"));
  g_assert_true (pandoria_spaces_equal (fixture->view->refused,
                                        pandoria_spaces_one (pandoria_space_from_name ("D5"))));
  hover (fixture, first);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  g_assert_cmpuint (fixture->view->n_shown, ==, 1);
}

/* Before anything is chosen, moving over the board refuses nothing. */
static void
test_untouched (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace spaces[2] = { pandoria_space_from_name ("D5"), play_fixture_get_choice (fixture) };

  for (guint i = 0; i < 2; i++)
    {
      hover (fixture, spaces[i]);
      play_fixture_assert_sentence (fixture, NULL);
      g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
      g_assert_cmpuint (fixture->view->n_shown, ==, 0);
      assert_nothing_foreseen (fixture);
    }
}

/* The reason of a refused press is shown until the next input; by key, until the focus moves. Then
 * the possible acts are shown again. */
static void
test_refusal_leaves (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace first, wrong = pandoria_space_from_name ("D5");
  g_autofree char *before = NULL;

  play_fixture_choose_hexes (fixture);
  first = play_fixture_get_choice (fixture);
  before = play_fixture_describe (fixture);
  hover (fixture, wrong);
  pandoria_play_press (fixture->play, wrong, PANDORIA_PRESS_KEY);
  g_assert_true (fixture->view->is_refusal);
  play_fixture_assert_sentence (fixture, "(rule 6.1)");
  g_assert_true (pandoria_spaces_has (&fixture->view->refused, wrong));
  hover (fixture, PANDORIA_SPACE_NONE);
  play_fixture_assert_shown (fixture, before);
  /* The pointer can go to the rule of the refusal. */
  pandoria_play_press (fixture->play, wrong, PANDORIA_PRESS_POINTER);
  hover (fixture, first);
  hover (fixture, PANDORIA_SPACE_NONE);
  g_assert_true (fixture->view->is_refusal);
  pandoria_play_cancel (fixture->play);
  play_fixture_assert_shown (fixture, before);
  pandoria_play_press (fixture->play, wrong, PANDORIA_PRESS_TOUCH);
  hover (fixture, PANDORIA_SPACE_NONE);
  g_assert_true (fixture->view->is_refusal);
  pandoria_play_press (fixture->play, first, PANDORIA_PRESS_TOUCH);
  g_assert_false (fixture->view->is_refusal);
}

/* The reason names the kind of the space, instead of only that it is not allowed. */
static void
test_lake (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace lake = pandoria_spaces_first (play_fixture_get_state (fixture)->lakes);
  g_autofree char *sentence
      = g_strdup_printf ("%s is a lake (rule 6.1).", pandoria_space_name (lake));

  play_fixture_choose_hexes (fixture);
  pandoria_play_press (fixture->play, lake, PANDORIA_PRESS_POINTER);
  g_assert_cmpstr (fixture->view->sentence, ==, sentence);
  g_assert_cmpstr (fixture->view->rule, ==, "6.1");
}

/* A pointer that has not moved since the last press no longer counts as resting. */
static void
test_rest_ends (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace wrong = pandoria_spaces_first (play_fixture_get_state (fixture)->lakes);

  play_fixture_choose_hexes (fixture);
  rest (fixture, wrong);
  g_assert_true (fixture->view->is_refusal);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_CASTLE, FALSE);
  g_assert_false (fixture->view->is_refusal);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  pandoria_play_rest (fixture->play, wrong);
  g_assert_true (fixture->view->is_refusal);
  fixture->n_changed = 0;
  pandoria_play_rest (fixture->play,
                      play_fixture_get_choice (fixture)); /* the keyboard is elsewhere */
  play_fixture_assert_changed (fixture, 0);
}

/* Places all figures of the active player on the board, as if in earlier turns. */
static void
place_all_figures (PlayFixture *fixture)
{
  PandoriaSpaces plain = pandoria_state_empty_plain (play_fixture_get_state (fixture));
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, plain)
    {
      const PandoriaState *state = play_fixture_get_state (fixture);
      gboolean worker = state->players[state->active].workers > 0;
      g_autofree char *line = g_strdup_printf ("edit %s terrain=hills symbols=1 figure=red%s",
                                               pandoria_space_name (space), worker ? "" : "L");

      if (!worker && state->players[state->active].leader == 0)
        return;
      g_assert_true (pandoria_play_enter_line (fixture->play, line));
    }
}

/* Without a figure in reserve, hovering the new castle refuses nothing. A press gives the reason.
 */
static void
test_castle_without_figure (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace space;

  place_all_figures (fixture);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_CASTLE, FALSE);
  space = play_fixture_get_choice (fixture);
  rest (fixture, space);
  pandoria_play_press (fixture->play, space, PANDORIA_PRESS_POINTER);
  g_assert_cmpint (play_fixture_get_state (fixture)->step, ==, PANDORIA_STEP_FIGURE);
  g_assert_false (fixture->view->is_refusal);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  rest (fixture, space);
  g_assert_false (fixture->view->is_refusal);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  pandoria_play_press (fixture->play, space, PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
}

/* Artifacts are shown on the first hex, while both have the same terrain (16). */
static void
test_artifacts (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("more-artifacts-revised");
  g_autoptr (PlayFixture) fixture = NULL;

  pandoria_game_go_back_to (game, 0);
  fixture = play_fixture_new (game);
  pandoria_play_choose_hex (fixture->play, 0, PANDORIA_TERRAIN_CITY, 0);
  g_assert_false (fixture->view->can_have_artifacts);
  pandoria_play_choose_hex (fixture->play, 1, PANDORIA_TERRAIN_CITY, 0);
  g_assert_true (fixture->view->can_have_artifacts);
  pandoria_play_set_artifacts (fixture->play, 2);
  g_assert_cmpuint (fixture->view->artifacts, ==, 2);
  pandoria_play_press (fixture->play, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  hover (fixture, play_fixture_get_choice (fixture));
  g_assert_cmpuint (fixture->view->n_artifacts, ==, 2);
  pandoria_play_choose_hex (fixture->play, 1, PANDORIA_TERRAIN_HILLS, 0);
  g_assert_false (fixture->view->can_have_artifacts);
  g_assert_cmpuint (fixture->view->artifacts, ==, 0);
  pandoria_play_choose_hex (fixture->play, 1, PANDORIA_TERRAIN_CITY, 0);
  pandoria_play_press (fixture->play, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  pandoria_play_correct (fixture->play, 0); /* offers the old tile */
  g_assert_cmpuint (fixture->view->artifacts, ==, 2);
}

/* --- other acts ----------------------------------------------------------------------------- */

static const guint32 wanted_kinds
    = 1u << PANDORIA_ACT_PLACE_TILE | 1u << PANDORIA_ACT_PLACE_CASTLE
      | 1u << PANDORIA_ACT_PLACE_FIGURE | 1u << PANDORIA_ACT_TAKE_FIGURE | 1u << PANDORIA_ACT_CAST
      | 1u << PANDORIA_ACT_BUILD | 1u << PANDORIA_ACT_MONUMENT | 1u << PANDORIA_ACT_SCORE
      | 1u << PANDORIA_ACT_BUY | 1u << PANDORIA_ACT_END_TURN;

/* The forecast appears as soon as a dialog or a button considers the act, and disappears with the
 * last one. */
static void
check_considered (PlayFixture *fixture, const PandoriaAction *action)
{
  g_autofree char *before = play_fixture_describe (fixture);
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);

  g_assert_true (
      pandoria_foresight_make (play_fixture_get_state (fixture), action, foresight, NULL));
  pandoria_play_consider (fixture->play, action);
  g_assert_nonnull (fixture->view->foresight);
  g_assert_true (pandoria_state_equal (&fixture->view->foresight->done, &foresight->done));
  g_assert_cmpstr (fixture->view->title, ==, "If you do this");
  g_assert_nonnull (fixture->view->sentence);
  g_assert_cmpstr (fixture->view->sentence, !=, "");
  pandoria_play_consider (fixture->play, NULL);
  play_fixture_assert_shown (fixture, before);
}

/* An act that waits for a confirmation is named without asking for the first press again. */
static void
test_touched (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  play_fixture_lay_tile (fixture);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_FIGURE, FALSE);
  pandoria_play_press (fixture->play, play_fixture_get_choice (fixture), PANDORIA_PRESS_TOUCH);
  g_assert_true (g_str_has_prefix (fixture->view->sentence, "Worker to "));
  play_fixture_assert_sentence (fixture, "Press again or Enter to confirm");
}

/* The forecast replaces the refusal of an earlier press. */
static void
test_considered_after_refusal (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaAction action;

  play_fixture_lay_tile (fixture);
  pandoria_play_explain (fixture->play, PANDORIA_ACT_BUY, FALSE);
  g_assert_true (fixture->view->is_refusal);
  fixture->n_changed = 0;
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  pandoria_play_consider (fixture->play, &action);
  play_fixture_assert_changed (fixture, 1);
  g_assert_false (fixture->view->is_refusal);
  g_assert_nonnull (fixture->view->foresight);
}

/* Considers each act of the game, the latest first, whose kind is not in @seen yet. */
static void
consider_new_kinds (PandoriaGame *game, guint32 *seen)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (
      pandoria_game_get_record (game), pandoria_game_get_position (game));
  g_autoptr (PlayFixture) fixture = play_fixture_new (game);

  while (pandoria_game_can_undo (game) && (*seen & wanted_kinds) != wanted_kinds)
    {
      const PandoriaAction *action;

      pandoria_game_undo (game);
      action = pandoria_record_get_action (record, pandoria_game_get_position (game));
      if ((*seen >> action->kind & 1) != 0)
        continue;
      *seen |= 1u << action->kind;
      check_considered (fixture, action);
    }
}

static void
test_all_kinds (void)
{
  static const char *const games[] = { "four-players", "more-artifacts", "before-a-payment",
                                       "regular-first-a", "regular-first-a-realms" };
  guint32 seen = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (games) && (seen & wanted_kinds) != wanted_kinds; i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (games[i]);

      consider_new_kinds (game, &seen);
    }
  g_assert_cmpuint (seen & wanted_kinds, ==, wanted_kinds);
}

/* After placing, a figure is previewed on its possible spaces. Elsewhere only a press gives the
 * reason. */
static void
test_figure (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace first = play_fixture_lay_tile (fixture),
                elsewhere = pandoria_space_from_name ("D5");

  hover (fixture, first);
  g_assert_nonnull (fixture->view->foresight);
  play_fixture_assert_sentence (fixture, pandoria_space_name (first));
  hover (fixture, elsewhere);
  assert_nothing_foreseen (fixture);
  play_fixture_assert_sentence (fixture, NULL);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  pandoria_play_press (fixture->play, elsewhere, PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  play_fixture_assert_sentence (fixture, "(rule 6.2)");
}

/* After undo the pointer may still be on the figure: the preview is not reported as done. */
static void
test_taken_back (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace space = play_fixture_lay_tile (fixture);
  g_autofree char *sentence
      = g_strdup_printf ("Press to enter: Figure taken back from %s.", pandoria_space_name (space));

  pandoria_play_press (fixture->play, space, PANDORIA_PRESS_POINTER);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_END_TURN, FALSE);
  play_fixture_lay_tile (fixture);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_END_TURN, FALSE);
  play_fixture_lay_tile (fixture);
  pandoria_play_press (fixture->play, space, PANDORIA_PRESS_POINTER);
  pandoria_play_next (fixture->play);
  hover (fixture, space);
  pandoria_game_undo (fixture->view->game);
  g_assert_cmpstr (fixture->view->sentence, ==, sentence);
  g_assert_false (fixture->view->is_refusal);
}

/* A card that can be used in several places asks for one, although it could be entered as it is. */
static void
test_castle (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace space;

  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_CASTLE, FALSE);
  g_assert_nonnull (fixture->view->sentence);
  space = play_fixture_get_choice (fixture);
  hover (fixture, space);
  g_assert_cmpstr (fixture->view->title, ==, "If you do this");
  play_fixture_assert_sentence (fixture, pandoria_space_name (space));
  rest (fixture, pandoria_space_from_name ("D5"));
  assert_nothing_foreseen (fixture);
  g_assert_true (fixture->view->is_refusal);
  g_assert_false (pandoria_spaces_is_empty (fixture->view->refused));
}

/* --- acts that are impossible --------------------------------------------------------------- */

/* The sentence has the reason while the act's button is hovered; after a press, until the next
 * input. */
static void
test_impossible (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  const PandoriaPlayAct *act
      = pandoria_play_view_get_act (fixture->view, PANDORIA_ACT_MONUMENT, FALSE);
  g_autofree char *before = play_fixture_describe (fixture);

  g_assert_false (act->possible);
  g_assert_nonnull (act->reason);
  pandoria_play_hover_act (fixture->play, PANDORIA_ACT_MONUMENT, FALSE);
  g_assert_true (fixture->view->is_refusal);
  g_assert_cmpstr (fixture->view->sentence, ==, act->reason);
  g_assert_cmpstr (fixture->view->rule, ==, act->rule);
  pandoria_play_hover_act (fixture->play, PANDORIA_N_ACTS, FALSE);
  play_fixture_assert_shown (fixture, before);
  pandoria_play_explain (fixture->play, PANDORIA_ACT_MONUMENT, FALSE);
  pandoria_play_hover (fixture->play, play_fixture_get_choice (fixture));
  pandoria_play_hover (fixture->play, PANDORIA_SPACE_NONE);
  g_assert_cmpstr (fixture->view->sentence, ==, act->reason);
  g_assert_true (fixture->view->can_cancel);
  pandoria_play_cancel (fixture->play);
  play_fixture_assert_shown (fixture, before);
  pandoria_play_explain (fixture->play, PANDORIA_ACT_MONUMENT, FALSE);
  play_fixture_choose_hexes (fixture);
  g_assert_false (fixture->view->is_refusal);
}

/* Every impossible act has a reason with its rule, and possible ones have none. */
static void
test_every_reason (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  guint n = 0;

  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    {
      const PandoriaPlayAct *act = pandoria_play_view_get_act (fixture->view, kind, FALSE);

      g_assert_cmpint (act->possible, ==,
                       pandoria_game_get_options (fixture->view->game)->acts >> kind & 1);
      g_assert_true (act->possible == (act->reason == NULL));
      pandoria_play_hover_act (fixture->play, kind, FALSE);
      g_assert_cmpstr (fixture->view->is_refusal ? fixture->view->sentence : NULL, ==, act->reason);
      n += act->possible;
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_true (pandoria_play_view_get_act (fixture->view, PANDORIA_ACT_PLACE_FIGURE, TRUE)
                 == &fixture->view->leader);
  g_assert_true (pandoria_play_view_get_act (fixture->view, PANDORIA_ACT_PLACE_TILE, TRUE)
                 == &fixture->view->acts[PANDORIA_ACT_PLACE_TILE]);
}

/* Ending the turn needs no further choice, so its button shows the forecast. */
static void
test_hovered_act (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  play_fixture_lay_tile (fixture);
  assert_nothing_foreseen (fixture);
  pandoria_play_hover_act (fixture->play, PANDORIA_ACT_END_TURN, FALSE);
  g_assert_nonnull (fixture->view->foresight);
  g_assert_cmpuint (fixture->view->foresight->done.turn, ==, 2);
  pandoria_play_hover_act (fixture->play, PANDORIA_ACT_CAST, FALSE);
  assert_nothing_foreseen (fixture);
}

/* A figure that a card would place is shown on its space, also on a ship. */
static void
test_figure_of_card (void)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "tutorial", "1-first.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PandoriaRecord) whole = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PlayFixture) fixture = play_fixture_new_with (pandoria_game_new (record, NULL, NULL));
  const PandoriaAction *cast;

  do
    {
      pandoria_game_undo (fixture->view->game);
      cast = pandoria_record_get_action (whole, play_fixture_get_position (fixture));
    }
  while (cast->kind != PANDORIA_ACT_CAST);
  g_assert_cmpint (fixture->view->figure_at, ==, PANDORIA_SPACE_NONE);
  pandoria_play_consider (fixture->play, cast);
  g_assert_cmpint (fixture->view->figure_at, ==, pandoria_space_from_name ("E4"));
  g_assert_cmpuint (fixture->view->figure.player, ==, 0);
  g_assert_false (fixture->view->figure.leader);
  pandoria_play_consider (fixture->play, NULL);
  g_assert_cmpint (fixture->view->figure_at, ==, PANDORIA_SPACE_NONE);
}

/* The pointer passes the buttons of other acts on its way to the page of a card. */
static void
test_considered_stays (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaAction end;

  play_fixture_lay_tile (fixture);
  pandoria_action_init (&end, PANDORIA_ACT_END_TURN);
  pandoria_play_consider (fixture->play, &end);
  g_assert_nonnull (fixture->view->foresight);
  pandoria_play_hover_act (fixture->play, PANDORIA_ACT_SCORE, FALSE);
  pandoria_play_hover_act (fixture->play, PANDORIA_N_ACTS, FALSE);
  g_assert_nonnull (fixture->view->foresight);
  g_assert_cmpuint (fixture->view->foresight->done.turn, ==, 2);
  pandoria_play_consider (fixture->play, NULL);
  assert_nothing_foreseen (fixture);
}

/* --- looking back --------------------------------------------------------------------------- */

/* While another position is shown, no act is possible and there is no forecast. */
static void
test_looking_back (void)
{
  PandoriaAction tile;
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-closing", &tile);
  g_autoptr (PlayFixture) fixture = play_fixture_new (game);
  g_autofree char *now = play_fixture_describe (fixture);

  pandoria_game_look_at (game, 0);
  g_assert_cmpstr (fixture->view->next_label, ==, "Place");
  pandoria_game_look_at (game, 1); /* the tile */
  g_assert_cmpstr (fixture->view->next_label, ==, "End Turn");
  fixture->n_changed = 0;
  pandoria_game_look_at (game, 7);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpint (fixture->view->mode, ==, PANDORIA_PLAY_MODE_LOOKING_BACK);
  g_assert_nonnull (fixture->view->mode_text);
  g_assert_true (fixture->view->can_cancel);
  g_assert_cmpuint (fixture->view->n_laid, ==, 0);
  g_assert_cmpint (fixture->view->next, ==, PANDORIA_PLAY_NEXT_NOTHING);
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    g_assert_false (fixture->view->acts[kind].possible);
  hover (fixture, tile.hexes[0].at);
  pandoria_play_drag (fixture->play, tile.hexes[0].at, tile.hexes[1].at);
  pandoria_play_consider (fixture->play, &tile);
  assert_nothing_foreseen (fixture);
  g_assert_cmpuint (fixture->view->n_shown, ==, 0);
  pandoria_play_consider (fixture->play, NULL);
  pandoria_play_drop (fixture->play, tile.hexes[0].at, PANDORIA_SPACE_NONE, PANDORIA_PRESS_POINTER);
  pandoria_play_cancel (fixture->play);
  g_assert_false (pandoria_game_is_looking_back (game));
  play_fixture_assert_shown (fixture, now);
}

/* Asserts that the view stays in the past while anything is hovered. */
static void
assert_past_stays (PlayFixture *fixture, const PandoriaAction *tile, gboolean is_told)
{
  PandoriaAction other;

  pandoria_action_init (&other, PANDORIA_ACT_END_TURN);
  pandoria_play_hover (fixture->play, tile->hexes[1].at);
  pandoria_play_rest (fixture->play, tile->hexes[1].at);
  pandoria_play_consider (fixture->play, &other);
  pandoria_play_consider (fixture->play, NULL);
  pandoria_play_consider_line (fixture->play, NULL);
  pandoria_play_hover_act (fixture->play, PANDORIA_ACT_END_TURN, FALSE);
  pandoria_play_hover_act (fixture->play, PANDORIA_N_ACTS, FALSE);
  pandoria_play_hover (fixture->play, PANDORIA_SPACE_NONE);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_cmpmem (fixture->view->shown, sizeof tile->hexes, tile->hexes, sizeof tile->hexes);
  g_assert_cmpint (fixture->view->foresight != NULL, ==, is_told);
  play_fixture_assert_sentence (fixture, NULL);
}

/* In an earlier position the view first shows a tile, then its forecast for that position, not for
 * the present. */
static void
test_past (void)
{
  PandoriaAction tile;
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-closing", &tile);
  const guint n = pandoria_game_get_position (game);
  const PandoriaState before = *pandoria_game_get_state (game);
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  g_autoptr (PlayFixture) fixture = play_fixture_new (game);
  g_autofree char *empty = NULL;

  pandoria_game_redo_several (game, 100);
  g_assert_true (pandoria_foresight_make (&before, &tile, foresight, NULL));
  fixture->n_changed = 0;
  pandoria_play_consider_past (fixture->play, &tile,
                               FALSE); /* the shown position is the present one */
  play_fixture_assert_changed (fixture, 0);
  pandoria_game_look_at (game, n);
  empty = play_fixture_describe (fixture);
  fixture->n_changed = 0;
  pandoria_play_consider_past (fixture->play, &tile, TRUE);
  play_fixture_assert_changed (fixture, 1);
  assert_nothing_foreseen (fixture);
  assert_past_stays (fixture, &tile, FALSE);
  pandoria_play_consider_past (fixture->play, &tile, FALSE);
  assert_past_stays (fixture, &tile, TRUE);
  g_assert_cmpuint (fixture->view->n_gains, ==, pandoria_foresight_get_gains (foresight, gains));
  g_assert_true (pandoria_state_equal (&fixture->view->foresight->scored, &foresight->scored));
  g_assert_true (pandoria_spaces_equal (fixture->view->homeward,
                                        pandoria_foresight_get_homeward (&before, foresight)));
  pandoria_play_consider_past (fixture->play, NULL, FALSE);
  play_fixture_assert_shown (fixture, empty);
  pandoria_play_consider_past (fixture->play, &tile, FALSE);
  pandoria_game_look_at (game, n - 1);
  g_assert_cmpuint (fixture->view->n_shown, ==, 0);
  assert_nothing_foreseen (fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/previews/closing", test_closing);
  g_test_add_func ("/previews/comes-true", test_comes_true);
  g_test_add_func ("/previews/closes-nothing", test_closes_nothing);
  g_test_add_func ("/previews/hole", test_hole);
  g_test_add_func ("/previews/refused", test_refused);
  g_test_add_func ("/previews/second-refused", test_second_refused);
  g_test_add_func ("/previews/untouched", test_untouched);
  g_test_add_func ("/previews/refusal-leaves", test_refusal_leaves);
  g_test_add_func ("/previews/lake", test_lake);
  g_test_add_func ("/previews/rest-ends", test_rest_ends);
  g_test_add_func ("/previews/castle-without-figure", test_castle_without_figure);
  g_test_add_func ("/previews/artifacts", test_artifacts);
  g_test_add_func ("/previews/all-kinds", test_all_kinds);
  g_test_add_func ("/previews/figure", test_figure);
  g_test_add_func ("/previews/taken-back", test_taken_back);
  g_test_add_func ("/previews/castle", test_castle);
  g_test_add_func ("/previews/impossible", test_impossible);
  g_test_add_func ("/previews/every-reason", test_every_reason);
  g_test_add_func ("/previews/hovered-act", test_hovered_act);
  g_test_add_func ("/previews/figure-of-card", test_figure_of_card);
  g_test_add_func ("/previews/considered-stays", test_considered_stays);
  g_test_add_func ("/previews/touched", test_touched);
  g_test_add_func ("/previews/considered-after-refusal", test_considered_after_refusal);
  g_test_add_func ("/previews/looking-back", test_looking_back);
  g_test_add_func ("/previews/past", test_past);
  return g_test_run ();
}
