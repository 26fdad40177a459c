/* Tests a turn of presses, pulls and touches without a window: their results, cancelling each, and
 * exactly one signal for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"
#include "play-fixture.h"
#include "stored-game.h"

#include <string.h>

/* --- parts of a turn ------------------------------------------------------------------------ */

/* Lays the tile, so that a figure may follow. Returns: (transfer full) */
static PlayFixture *
open_laid (void)
{
  PlayFixture *fixture = play_fixture_new_short ();

  play_fixture_lay_tile (fixture);
  g_assert_cmpuint (play_fixture_get_state (fixture)->step, ==, PANDORIA_STEP_FIGURE);
  fixture->n_changed = 0;
  return fixture;
}

static void
press (PlayFixture *fixture, PandoriaSpace space, PandoriaPressFlags flags)
{
  pandoria_play_press (fixture->play, space, flags);
  play_fixture_assert_changed (fixture, 1);
}

static void
choose_hex (PlayFixture *fixture, guint index, PandoriaTerrain terrain, guint symbols)
{
  pandoria_play_choose_hex (fixture->play, index, terrain, symbols);
  play_fixture_assert_changed (fixture, 1);
}

static void
cancel (PlayFixture *fixture)
{
  pandoria_play_cancel (fixture->play);
  play_fixture_assert_changed (fixture, 1);
}

static PandoriaSpace
find_space (const char *name)
{
  return pandoria_space_from_name (name);
}

/* --- a turn --------------------------------------------------------------------------------- */

/* Two presses in the tray, two on the board, one for the figure, one for the end. */
static void
test_turn (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace first;

  choose_hex (fixture, 0, PANDORIA_TERRAIN_FOREST, 1);
  g_assert_cmpuint (fixture->view->current_hex, ==, 1);
  g_assert_false (fixture->view->has_hexes);
  choose_hex (fixture, 1, PANDORIA_TERRAIN_MOUNTAINS, 2);
  g_assert_true (fixture->view->has_hexes);
  first = play_fixture_get_choice (fixture);
  press (fixture, first, PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
  g_assert_true (pandoria_spaces_equal (fixture->view->chosen, pandoria_spaces_one (first)));
  press (fixture, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 1);
  g_assert_cmpuint (fixture->view->n_hexes, ==, 0);
  press (fixture, first, PANDORIA_PRESS_POINTER);
  g_assert_true (
      pandoria_spaces_has (&play_fixture_get_state (fixture)->players[0].figures, first));
  g_assert_cmpint (fixture->view->next, ==, PANDORIA_PLAY_NEXT_END_TURN);
  pandoria_play_next (fixture->play);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (play_fixture_get_state (fixture)->turn, ==, 2);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 3);
  g_assert_false (fixture->view->can_cancel);
}

/* Places first, then the terrain: the tile is placed as soon as it is complete. */
static void
test_places_first (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  press (fixture, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  play_fixture_assert_sentence (fixture, "in the tray");
  press (fixture, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (pandoria_spaces_count (fixture->view->chosen), ==, 2);
  g_assert_cmpint (fixture->view->next, ==, PANDORIA_PLAY_NEXT_NOTHING);
  choose_hex (fixture, 0, PANDORIA_TERRAIN_FOREST, 1);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
  choose_hex (fixture, 1, PANDORIA_TERRAIN_CITY, 0);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 1);
}

/* The main button shows Enter as its key. If the focused space accepts nothing, Enter presses that
 * button. */
static void
test_enter_continues (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace first = play_fixture_lay_tile (fixture);

  fixture->n_changed = 0;
  press (fixture, first, PANDORIA_PRESS_ENTER);
  g_assert_cmpuint (play_fixture_get_state (fixture)->step, ==, PANDORIA_STEP_CARD);
  press (fixture, first, PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (play_fixture_get_state (fixture)->turn, ==, 1);
  g_assert_true (fixture->view->is_refusal);
  press (fixture, first, PANDORIA_PRESS_ENTER);
  g_assert_cmpuint (play_fixture_get_state (fixture)->turn, ==, 2);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 3);
}

/* A second figure is refused because of the first one, on any space. Without a first one, the step
 * is the reason. */
static void
test_second_figure (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace first = play_fixture_lay_tile (fixture);
  PandoriaAction score;

  fixture->n_changed = 0;
  press (fixture, first, PANDORIA_PRESS_POINTER);
  pandoria_play_hover (fixture->play, find_space ("D5"));
  fixture->n_changed = 0;
  press (fixture, find_space ("D5"), PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  g_assert_cmpstr (fixture->view->sentence, ==,
                   "Only one figure per turn, and it has been placed (rule 6.2).");
  g_assert_cmpstr (fixture->view->rule, ==, "6.2");
  /* The pointer can leave to press the rule. The focus takes the refusal along. */
  pandoria_play_hover (fixture->play, first);
  pandoria_play_hover (fixture->play, PANDORIA_SPACE_NONE);
  g_assert_true (fixture->view->is_refusal);
  fixture->n_changed = 0;
  press (fixture, find_space ("D5"), PANDORIA_PRESS_KEY);
  g_assert_true (fixture->view->is_refusal);
  pandoria_play_hover (fixture->play, first);
  g_assert_false (fixture->view->is_refusal);
  pandoria_game_undo (fixture->view->game);
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  g_assert_true (pandoria_game_apply_noted (fixture->view->game, &score, NULL, NULL, NULL));
  fixture->n_changed = 0;
  press (fixture, first, PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  play_fixture_assert_sentence (fixture, "Too late this turn");
  cancel (fixture);
  g_assert_false (fixture->view->is_refusal);
}

/* The second touch shows the tile, and one more touch on it lays it. Figures need no such touch. */
static void
test_touch (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace first, second;

  play_fixture_choose_hexes (fixture);
  fixture->n_changed = 0;
  first = play_fixture_get_choice (fixture);
  press (fixture, first, PANDORIA_PRESS_TOUCH);
  second = play_fixture_get_choice (fixture);
  press (fixture, second, PANDORIA_PRESS_TOUCH);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_nonnull (fixture->view->foresight);
  g_assert_cmpint (fixture->view->next, ==, PANDORIA_PLAY_NEXT_ENTER);
  press (fixture, second, PANDORIA_PRESS_TOUCH);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 1);
  press (fixture, first, PANDORIA_PRESS_TOUCH);
  g_assert_true (
      pandoria_spaces_has (&play_fixture_get_state (fixture)->players[0].figures, first));
}

/* After touches the main button lays the shown tile, too. Touching another space replaces the last
 * one. */
static void
test_touch_and_button (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpaces choices;
  PandoriaSpace other;

  play_fixture_choose_hexes (fixture);
  fixture->n_changed = 0;
  press (fixture, play_fixture_get_choice (fixture), PANDORIA_PRESS_TOUCH);
  choices = fixture->view->choices;
  g_assert_cmpuint (pandoria_spaces_count (choices), >=, 2);
  other = pandoria_spaces_nth (choices, 1);
  press (fixture, pandoria_spaces_nth (choices, 0), PANDORIA_PRESS_TOUCH);
  press (fixture, other, PANDORIA_PRESS_TOUCH);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
  g_assert_cmpint (fixture->view->shown[1].at, ==, other);
  pandoria_play_next (fixture->play);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 1);
  g_assert_true (pandoria_spaces_has (&play_fixture_get_state (fixture)->laid_at, other));
}

/* --- the way back --------------------------------------------------------------------------- */

/* Makes input number @number of a player who changes the tile several times. */
static void
do_press (PlayFixture *fixture, guint number)
{
  switch (number)
    {
    case 0: choose_hex (fixture, 0, PANDORIA_TERRAIN_FOREST, 1); break;
    case 1: choose_hex (fixture, 1, PANDORIA_TERRAIN_MOUNTAINS, 2); break;
    case 2: pandoria_play_turn_round (fixture->play); break;
    case 3: choose_hex (fixture, 1, PANDORIA_TERRAIN_CITY, 3); break;
    case 4:
    case 5: press (fixture, play_fixture_get_choice (fixture), PANDORIA_PRESS_TOUCH); break;
    case 6: pandoria_play_turn_round (fixture->play); break;
    case 7: pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_CASTLE, FALSE); break;
    default: choose_hex (fixture, 0, PANDORIA_TERRAIN_HILLS, 0);
    }
  fixture->n_changed = 0;
}

/* Each Escape restores the view before the last press, after any number of presses. */
static void
test_way_back (void)
{
  for (guint n = 1; n <= 9; n++)
    {
      g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
      char *views[9];

      for (guint i = 0; i < n; i++)
        {
          views[i] = play_fixture_describe (fixture);
          do_press (fixture, i);
          g_assert_true (fixture->view->can_cancel);
        }
      g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
      for (guint i = n; i-- > 0;)
        {
          cancel (fixture);
          play_fixture_assert_shown (fixture, views[i]);
          g_free (views[i]);
        }
      g_assert_false (fixture->view->can_cancel);
    }
}

static void
test_turn_round (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  play_fixture_choose_hexes (fixture);
  fixture->n_changed = 0;
  pandoria_play_turn_round (fixture->play);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpint (fixture->view->hexes[0].terrain, ==, PANDORIA_TERRAIN_MOUNTAINS);
  g_assert_cmpint (fixture->view->hexes[0].symbols, ==, 2);
  g_assert_cmpint (fixture->view->hexes[1].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_assert_cmpint (fixture->view->hexes[1].symbols, ==, 1);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
}

/* A refused place changes only the sentence. Escape removes the refusal, another Escape the press
 * before it. */
static void
test_refusal_and_escape (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *before = NULL;
  g_autofree char *chosen = NULL;

  play_fixture_choose_hexes (fixture);
  fixture->n_changed = 0;
  before = play_fixture_describe (fixture);
  press (fixture, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  chosen = play_fixture_describe (fixture);
  press (fixture, find_space ("D5"), PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  g_assert_cmpstr (fixture->view->rule, ==, "6.1");
  play_fixture_assert_sentence (fixture, "(rule 6.1)");
  cancel (fixture);
  play_fixture_assert_shown (fixture, chosen);
  cancel (fixture);
  play_fixture_assert_shown (fixture, before);
}

/* Turning the tile answers a refusal: it is no longer shown. */
static void
test_refusal_and_turn (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  play_fixture_choose_hexes (fixture);
  fixture->n_changed = 0;
  press (fixture, find_space ("D5"), PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  pandoria_play_turn_round (fixture->play);
  g_assert_false (fixture->view->is_refusal);
}

/* Presses the first two spaces that may be chosen, before the terrain of the second half is chosen.
 */
static void
choose_both (PlayFixture *fixture, PandoriaSpace *first, PandoriaSpace *second)
{
  choose_hex (fixture, 0, PANDORIA_TERRAIN_FOREST, 1);
  *first = play_fixture_get_choice (fixture);
  press (fixture, *first, PANDORIA_PRESS_POINTER);
  *second = play_fixture_get_choice (fixture);
  press (fixture, *second, PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (pandoria_spaces_count (fixture->view->chosen), ==, 2);
}

/* Pressing a chosen space again, the first or the second, takes it back. The remaining one is then
 * the first. */
static void
test_pressed_again (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *both = NULL;
  PandoriaSpace first, second;

  choose_both (fixture, &first, &second);
  both = play_fixture_describe (fixture);
  press (fixture, first, PANDORIA_PRESS_POINTER);
  g_assert_false (fixture->view->is_refusal);
  g_assert_true (pandoria_spaces_equal (fixture->view->chosen, pandoria_spaces_one (second)));
  g_assert_true (pandoria_spaces_has (&fixture->view->choices, first));
  cancel (fixture);
  play_fixture_assert_shown (fixture, both);
  press (fixture, second, PANDORIA_PRESS_POINTER);
  g_assert_true (pandoria_spaces_equal (fixture->view->chosen, pandoria_spaces_one (first)));
  press (fixture, first, PANDORIA_PRESS_POINTER);
  g_assert_false (fixture->view->is_refusal);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->chosen));
  press (fixture, second, PANDORIA_PRESS_POINTER);
  press (fixture, first, PANDORIA_PRESS_POINTER);
  choose_hex (fixture, 1, PANDORIA_TERRAIN_CITY, 0);
  g_assert_cmpint (pandoria_game_get_shown_action (fixture->view->game)->hexes[0].at, ==, second);
  g_assert_cmpint (pandoria_game_get_shown_action (fixture->view->game)->hexes[1].at, ==, first);
}

/* Returns: a space of @spaces that is neither @space nor next to it. */
static PandoriaSpace
find_away (PandoriaSpaces spaces, PandoriaSpace space)
{
  PandoriaSpaces next_to = pandoria_spaces_or (
      pandoria_spaces_one (space), pandoria_spaces_around (pandoria_spaces_one (space)));
  PandoriaSpace away = pandoria_spaces_first (pandoria_spaces_minus (spaces, next_to));

  g_assert_cmpint (away, !=, PANDORIA_SPACE_NONE);
  return away;
}

/* A press away from the first half starts again there, with the same terrain. Next to it, the fault
 * is reported. */
static void
test_restarted (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpaces possible, refused;
  PandoriaSpace first, away;

  play_fixture_choose_hexes (fixture);
  fixture->n_changed = 0;
  possible = fixture->view->choices;
  first = pandoria_spaces_first (possible);
  press (fixture, first, PANDORIA_PRESS_POINTER);
  refused = pandoria_spaces_minus (pandoria_spaces_around (pandoria_spaces_one (first)),
                                   fixture->view->choices);
  g_assert_false (pandoria_spaces_is_empty (refused));
  press (fixture, pandoria_spaces_first (refused), PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  g_assert_true (pandoria_spaces_equal (fixture->view->chosen, pandoria_spaces_one (first)));
  away = find_away (possible, first);
  pandoria_play_hover (fixture->play, away);
  pandoria_play_rest (fixture->play, away);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  g_assert_cmpint (fixture->view->shown[0].at, ==, away);
  fixture->n_changed = 0;
  press (fixture, away, PANDORIA_PRESS_POINTER);
  g_assert_false (fixture->view->is_refusal);
  g_assert_true (pandoria_spaces_equal (fixture->view->chosen, pandoria_spaces_one (away)));
  g_assert_cmpint (fixture->view->hexes[1].terrain, ==, PANDORIA_TERRAIN_MOUNTAINS);
  press (fixture, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 1);
  g_assert_cmpint (pandoria_game_get_shown_action (fixture->view->game)->hexes[0].at, ==, away);
}

/* --- pulling -------------------------------------------------------------------------------- */

static void
drag (PlayFixture *fixture, PandoriaSpace from, PandoriaSpace to)
{
  pandoria_play_drag (fixture->play, from, to);
  play_fixture_assert_changed (fixture, 1);
}

static void
drop (PlayFixture *fixture, PandoriaSpace from, PandoriaSpace to, PandoriaPressFlags flags)
{
  pandoria_play_drop (fixture->play, from, to, flags);
  play_fixture_assert_changed (fixture, 1);
}

/* Finds two spaces on which the tile may be laid. */
static void
find_pull (PlayFixture *fixture, PandoriaSpace *from, PandoriaSpace *to)
{
  play_fixture_choose_hexes (fixture);
  *from = play_fixture_get_choice (fixture);
  pandoria_play_press (fixture->play, *from, PANDORIA_PRESS_POINTER);
  *to = play_fixture_get_choice (fixture);
  pandoria_play_cancel (fixture->play);
  fixture->n_changed = 0;
}

/* One pull instead of two presses; during the pull the tile is shown and nothing is entered. */
static void
test_pull (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace from, to;

  find_pull (fixture, &from, &to);
  drag (fixture, from, from);
  g_assert_cmpuint (fixture->view->n_shown, ==, 1);
  drag (fixture, from, to);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_nonnull (fixture->view->foresight);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
  drop (fixture, from, to, PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 1);
  g_assert_true (pandoria_spaces_has (&play_fixture_get_state (fixture)->laid_at, from));
  g_assert_true (pandoria_spaces_has (&play_fixture_get_state (fixture)->laid_at, to));
}

/* A pull starts again, after any choices. */
static void
test_pull_after_press (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace from, to;

  find_pull (fixture, &from, &to);
  press (fixture, to, PANDORIA_PRESS_POINTER);
  drag (fixture, from, to);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_cmpint (fixture->view->shown[0].at, ==, from);
  g_assert_cmpint (fixture->view->shown[1].at, ==, to);
  drop (fixture, from, to, PANDORIA_PRESS_POINTER);
  g_assert_cmpint (pandoria_game_get_shown_action (fixture->view->game)->hexes[0].at, ==, from);
}

/* A pull that is cancelled or ends where it began restores everything, also earlier choices. */
static void
test_pull_cancelled (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *before = NULL;
  PandoriaSpace from, to;

  find_pull (fixture, &from, &to);
  press (fixture, to, PANDORIA_PRESS_POINTER);
  before = play_fixture_describe (fixture);
  drag (fixture, from, to);
  drop (fixture, from, PANDORIA_SPACE_NONE, PANDORIA_PRESS_POINTER);
  play_fixture_assert_shown (fixture, before);
  drag (fixture, from, to);
  drag (fixture, from, from);
  drop (fixture, from, from, PANDORIA_PRESS_POINTER);
  play_fixture_assert_shown (fixture, before);
}

/* During a pull an impossible place is crossed out. After it the sentence has the reason. */
static void
test_pull_refused (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *before = NULL;
  PandoriaSpace from, to;

  find_pull (fixture, &from, &to);
  before = play_fixture_describe (fixture);
  drag (fixture, from, find_space ("D5"));
  g_assert_true (
      pandoria_spaces_equal (fixture->view->refused, pandoria_spaces_one (find_space ("D5"))));
  play_fixture_assert_sentence (fixture, "(rule 6.1)");
  drop (fixture, from, find_space ("D5"), PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  play_fixture_assert_sentence (fixture, "(rule 6.1)");
  g_assert_true (pandoria_spaces_is_empty (fixture->view->refused));
  g_assert_true (pandoria_spaces_is_empty (fixture->view->chosen));
  cancel (fixture);
  play_fixture_assert_shown (fixture, before);
}

/* A pull by touch waits for one more touch, like the touches of single spaces. */
static void
test_pull_with_finger (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaSpace from, to;

  find_pull (fixture, &from, &to);
  drag (fixture, from, to);
  drop (fixture, from, to, PANDORIA_PRESS_TOUCH);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  press (fixture, to, PANDORIA_PRESS_TOUCH);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 1);
}

/* --- castles and figures -------------------------------------------------------------------- */

/* Cancelling a castle leaves the tile unchanged. */
static void
test_castle_and_back (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaPlayHex hexes[2];

  play_fixture_choose_hexes (fixture);
  memcpy (hexes, fixture->view->hexes, sizeof hexes);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_CASTLE, FALSE);
  g_assert_true (fixture->view->is_begun);
  g_assert_cmpuint (fixture->view->n_laid, ==, 0);
  g_assert_cmpuint (fixture->view->n_hexes, ==, 2);
  g_assert_cmpint (fixture->view->piece, ==, PANDORIA_PLAY_PIECE_CASTLE);
  g_assert_cmpmem (hexes, sizeof hexes, fixture->view->hexes, sizeof hexes);
  pandoria_play_cancel (fixture->play);
  g_assert_false (fixture->view->is_begun);
  g_assert_cmpint (fixture->view->piece, ==, PANDORIA_PLAY_PIECE_NONE);
  g_assert_cmpuint (fixture->view->n_laid, ==, 2);
  g_assert_cmpmem (hexes, sizeof hexes, fixture->view->hexes, sizeof hexes);
}

/* Choosing a hex while a castle is begun returns to the tile, without the spaces chosen for it. */
static void
test_castle_and_hex (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  play_fixture_choose_hexes (fixture);
  pandoria_play_press (fixture->play, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_CASTLE, FALSE);
  fixture->n_changed = 0;
  choose_hex (fixture, 1, PANDORIA_TERRAIN_CITY, 0);
  g_assert_false (fixture->view->is_begun);
  g_assert_cmpuint (fixture->view->n_laid, ==, 2);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->chosen));
  g_assert_cmpint (fixture->view->hexes[0].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_assert_cmpint (fixture->view->hexes[1].terrain, ==, PANDORIA_TERRAIN_CITY);
  cancel (fixture);
  g_assert_true (fixture->view->is_begun);
}

/* Returns: a space from which the active player may take a figure but where none may be placed; or
 * none. */
static PandoriaSpace
find_taken (PandoriaGame *game)
{
  const PandoriaOptions *options = pandoria_game_get_options (game);

  return pandoria_spaces_first (
      pandoria_spaces_minus (options->take, pandoria_spaces_or (options->worker, options->leader)));
}

/* Returns: (transfer full): a game in which a figure may be taken back from @taken (out). */
static PandoriaGame *
open_taking (PandoriaSpace *taken)
{
  PandoriaGame *game = stored_game_open ("before-taking-back");

  *taken = find_taken (game);
  g_assert_cmpint (*taken, !=, PANDORIA_SPACE_NONE);
  return game;
}

/* Taking a figure back is not part of a normal turn, so it needs one more press, or Enter on the
 * main button. */
static void
test_figure_taken_back (void)
{
  PandoriaSpace taken;
  g_autoptr (PlayFixture) fixture = play_fixture_new_with (open_taking (&taken));
  g_autofree char *before = play_fixture_describe (fixture);
  guint n = play_fixture_get_position (fixture);

  press (fixture, taken, PANDORIA_PRESS_POINTER);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n);
  g_assert_true (pandoria_spaces_equal (fixture->view->choices, pandoria_spaces_one (taken)));
  play_fixture_assert_sentence (fixture, "Figure taken back from");
  cancel (fixture);
  play_fixture_assert_shown (fixture, before);
  press (fixture, taken, PANDORIA_PRESS_ENTER);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n);
  press (fixture, taken, PANDORIA_PRESS_ENTER);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n + 1);
  g_assert_cmpint (pandoria_game_get_shown_action (fixture->view->game)->kind, ==,
                   PANDORIA_ACT_TAKE_FIGURE);
}

/* Pressing another space cancels this and counts as a press there. */
static void
test_figure_not_taken_back (void)
{
  PandoriaSpace taken;
  g_autoptr (PlayFixture) fixture = play_fixture_new_with (open_taking (&taken));
  guint n = play_fixture_get_position (fixture);

  fixture->n_changed = 0;
  press (fixture, taken, PANDORIA_PRESS_POINTER);
  press (fixture, PANDORIA_SPACE (0, 0), PANDORIA_PRESS_POINTER);
  g_assert_false (fixture->view->is_begun);
  g_assert_true (fixture->view->is_refusal);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n);
  press (fixture, taken, PANDORIA_PRESS_POINTER);
  pandoria_play_next (fixture->play);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n + 1);
}

/* On a space where only the leader can be placed, a press places the leader. */
static void
test_leader (void)
{
  g_autoptr (PlayFixture) fixture = open_laid ();
  PandoriaSpace space
      = pandoria_spaces_first (pandoria_game_get_options (fixture->view->game)->leader);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_WORKERS]
      = (gint16) -play_fixture_get_state (fixture)->players[0].workers;
  g_assert_true (pandoria_game_apply_noted (fixture->view->game, &action, NULL, NULL, NULL));
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpint (space, !=, PANDORIA_SPACE_NONE);
  press (fixture, space, PANDORIA_PRESS_POINTER);
  g_assert_true (
      pandoria_spaces_has (&play_fixture_get_state (fixture)->players[0].leader_at, space));
}

/* In an earlier position a press enters nothing and reports it. Escape removes the report, then
 * returns to the present. */
static void
test_looking_back (void)
{
  g_autoptr (PlayFixture) fixture = open_laid ();
  g_autofree char *now = play_fixture_describe (fixture);
  PandoriaSpace first = pandoria_spaces_first (play_fixture_get_state (fixture)->laid_at);

  pandoria_game_look_at (fixture->view->game, 0);
  play_fixture_assert_changed (fixture, 1);
  press (fixture, first, PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  play_fixture_assert_sentence (fixture, "You are looking back");
  g_assert_null (fixture->view->rule);
  cancel (fixture);
  g_assert_false (fixture->view->is_refusal);
  g_assert_cmpint (fixture->view->mode, ==, PANDORIA_PLAY_MODE_LOOKING_BACK);
  cancel (fixture);
  play_fixture_assert_shown (fixture, now);
}

/* --- "changed" ------------------------------------------------------------------------------ */

/* Inputs other than presses on the board emit once each; meaningless ones never. */
static void
test_told_once (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaAction action;

  pandoria_play_hover (fixture->play, find_space ("D5"));
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_point_at_hex (fixture->play, 1);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (fixture->view->current_hex, ==, 1);
  pandoria_play_set_artifacts (fixture->play, 1);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_set_leader (fixture->play, TRUE);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_set_figure (fixture->play, TRUE);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_choose_slot (fixture->play, 0, 0);
  play_fixture_assert_changed (fixture, 1);
  g_assert_true (fixture->view->is_refusal);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_PLACE_CASTLE, FALSE);
  play_fixture_assert_changed (fixture, 1);
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  pandoria_play_begin (fixture->play, &action, NULL);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_explain (fixture->play, PANDORIA_ACT_SCORE, FALSE);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_hover_act (fixture->play, PANDORIA_ACT_SCORE, FALSE);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_consider (fixture->play, &action);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_consider (fixture->play, NULL);
  play_fixture_assert_changed (fixture, 1);
  pandoria_play_consider (fixture->play, NULL);
  pandoria_play_consider_line (fixture->play, NULL);
  pandoria_play_choose_hex (fixture->play, 5, PANDORIA_TERRAIN_CITY, 0);
  play_fixture_assert_changed (fixture, 0);
}

/* The game changes without the play, or the play gets another game. */
static void
test_game_told_once (void)
{
  g_autoptr (PlayFixture) fixture = open_laid ();
  PandoriaGame *game = fixture->view->game;
  g_autoptr (PandoriaGame) other = play_fixture_open_short ();

  pandoria_game_undo (game);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (fixture->view->n_laid, ==, 2);
  g_assert_false (fixture->view->hexes[0].known);
  pandoria_game_redo (game);
  play_fixture_assert_changed (fixture, 1);
  pandoria_game_look_at (game, 0);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpint (fixture->view->mode, ==, PANDORIA_PLAY_MODE_LOOKING_BACK);
  cancel (fixture);
  g_assert_cmpint (fixture->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  pandoria_play_set_game (fixture->play, game);
  play_fixture_assert_changed (fixture, 0);
  pandoria_play_set_game (fixture->play, other);
  play_fixture_assert_changed (fixture, 1);
  g_assert_true (fixture->view->game == other);
}

/* Without a game the view is empty, after any earlier view, and every input is meaningless. */
static void
test_no_game (void)
{
  g_autoptr (PlayFixture) none = play_fixture_new (NULL);
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autoptr (PandoriaGame) game = g_object_ref (fixture->view->own_game);
  g_autofree char *empty = play_fixture_describe (none);

  press (fixture, find_space ("D5"), PANDORIA_PRESS_POINTER);
  g_assert_true (fixture->view->is_refusal);
  pandoria_play_set_game (fixture->play, NULL);
  play_fixture_assert_changed (fixture, 1);
  g_assert_null (fixture->view->game);
  play_fixture_assert_shown (fixture, empty);
  pandoria_play_press (fixture->play, find_space ("D5"), PANDORIA_PRESS_POINTER);
  pandoria_play_drag (fixture->play, find_space ("D5"), find_space ("D6"));
  pandoria_play_drop (fixture->play, find_space ("D5"), find_space ("D6"), PANDORIA_PRESS_POINTER);
  pandoria_play_choose_hex (fixture->play, 0, PANDORIA_TERRAIN_CITY, 0);
  pandoria_play_point_at_hex (fixture->play, 1);
  pandoria_play_turn_round (fixture->play);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_END_TURN, FALSE);
  pandoria_play_hover_act (fixture->play, PANDORIA_ACT_SCORE, FALSE);
  pandoria_play_explain (fixture->play, PANDORIA_ACT_SCORE, FALSE);
  pandoria_play_correct (fixture->play, 0);
  pandoria_play_remove (fixture->play, 0);
  pandoria_play_resolve (fixture->play);
  pandoria_play_settle (fixture->play, TRUE);
  g_assert_false (pandoria_play_enter_line (fixture->play, "."));
  play_fixture_assert_changed (fixture, 0);
  pandoria_play_next (fixture->play);
  pandoria_play_cancel (fixture->play);
  play_fixture_assert_shown (fixture, empty);
  pandoria_play_set_game (fixture->play, game);
  fixture->n_changed = 0;
  press (fixture, find_space ("D5"), PANDORIA_PRESS_POINTER);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/presses/turn", test_turn);
  g_test_add_func ("/presses/places-first", test_places_first);
  g_test_add_func ("/presses/enter-continues", test_enter_continues);
  g_test_add_func ("/presses/second-figure", test_second_figure);
  g_test_add_func ("/presses/touch", test_touch);
  g_test_add_func ("/presses/touch-and-button", test_touch_and_button);
  g_test_add_func ("/presses/way-back", test_way_back);
  g_test_add_func ("/presses/turn-round", test_turn_round);
  g_test_add_func ("/presses/refusal-and-escape", test_refusal_and_escape);
  g_test_add_func ("/presses/refusal-and-turn", test_refusal_and_turn);
  g_test_add_func ("/presses/pressed-again", test_pressed_again);
  g_test_add_func ("/presses/restarted", test_restarted);
  g_test_add_func ("/presses/pull", test_pull);
  g_test_add_func ("/presses/pull-after-press", test_pull_after_press);
  g_test_add_func ("/presses/pull-cancelled", test_pull_cancelled);
  g_test_add_func ("/presses/pull-refused", test_pull_refused);
  g_test_add_func ("/presses/pull-with-finger", test_pull_with_finger);
  g_test_add_func ("/presses/castle-and-back", test_castle_and_back);
  g_test_add_func ("/presses/castle-and-hex", test_castle_and_hex);
  g_test_add_func ("/presses/figure-taken-back", test_figure_taken_back);
  g_test_add_func ("/presses/figure-not-taken-back", test_figure_not_taken_back);
  g_test_add_func ("/presses/leader", test_leader);
  g_test_add_func ("/presses/looking-back", test_looking_back);
  g_test_add_func ("/presses/told-once", test_told_once);
  g_test_add_func ("/presses/game-told-once", test_game_told_once);
  g_test_add_func ("/presses/no-game", test_no_game);
  return g_test_run ();
}
