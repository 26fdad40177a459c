/* Tests the second page of a new game: starting tiles and relics on the picture of the board, house
 * rules under More.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "new-game-fixture.h"
#include "pandoria-ledger-view.h"
#include "pandoria-relic-rack.h"
#include "pandoria-result-view.h"
#include "pandoria-start-layout.h"
#include "template-child.h"

/* --- how the tiles lie ---------------------------------------------------------------------- */

static gpointer
open_tiles (void)
{
  gpointer window = new_game_open ();

  template_press (window, "next_button");
  g_assert_true (new_game_is_at_tiles (window));
  return window;
}

static void
check_tile (PandoriaRecord *record, guint tile, const char *first, const char *second)
{
  const PandoriaHex *hexes = pandoria_record_get_setup (record)->start_tiles[tile];

  g_assert_cmpstr (pandoria_space_name (hexes[0].at), ==, first);
  g_assert_cmpstr (pandoria_space_name (hexes[1].at), ==, second);
}

/* The second half of a tile is expected after the first. If it is elsewhere, the player presses
 * that space. */
static void
test_other_way (void)
{
  gpointer window = open_tiles ();
  g_autoptr (PandoriaRecord) record = NULL;

  new_game_pick (window, 1);
  g_assert_cmpstr (
      new_game_get_prompt (window), ==,
      "Choose what the starting tile shows on H7. Or press the space where the tile is instead.");
  new_game_press_space (window, "I6");
  g_assert_true (g_str_has_prefix (new_game_get_prompt (window),
                                   "Choose what the starting tile shows on I6."));
  new_game_pick (window, 2);
  g_assert_cmpstr (new_game_get_prompt (window), ==, "Choose what the starting tile shows on H7.");
  new_game_pick (window, 3);
  g_assert_cmpstr (new_game_get_prompt (window), ==, "Choose what the starting tile shows on I7.");
  new_game_pick (window, 4);
  g_assert_true (g_str_has_prefix (new_game_get_prompt (window),
                                   "The starting tiles are on H6 I6 and H7 I7."));
  dialog_fixture_show (window, "new-game-other-way");
  record = new_game_begin (window);
  check_tile (record, 0, "H6", "I6");
  check_tile (record, 1, "H7", "I7");
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_tiles[0][1].terrain, ==,
                    PANDORIA_TERRAIN_MOUNTAINS);
}

/* --- the expansion -------------------------------------------------------------------------- */

/* A press next to the start spaces begins the expansion's starting tile, without any switch; the
 * switch removes it again. */
static void
test_printed_by_press (void)
{
  gpointer window = open_tiles ();
  g_autoptr (PandoriaRecord) without = NULL, with = NULL;

  new_game_pick_all (window);
  new_game_press_space (window, "D5"); /* not without artifacts */
  g_assert_false (gtk_switch_get_active (template_child (window, "printed_switch")));
  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  g_assert_nonnull (g_strrstr (new_game_get_prompt (window),
                               "Press two others for the expansion’s starting tile."));
  without = new_game_make_record (window);
  g_assert_cmpuint (pandoria_record_get_setup (without)->n_artifact_start, ==, 0);
  new_game_press_space (window, "D5");
  g_assert_true (gtk_switch_get_active (template_child (window, "printed_switch")));
  new_game_press_space (window, "D6");
  new_game_pick (window, 3);
  new_game_pick (window, 8);
  gtk_switch_set_active (template_child (window, "printed_switch"), FALSE);
  g_assert_null (new_game_get_missing (window));
  gtk_switch_set_active (template_child (window, "printed_switch"), TRUE);
  with = new_game_begin (window);
  g_assert_cmpuint (pandoria_record_get_setup (with)->n_artifact_start, ==, 2);
}

static GtkToggleButton *
get_token (gpointer window, guint artifacts)
{
  GtkFlowBox *tokens = template_child (new_game_get_relics (window), "tokens");

  return GTK_TOGGLE_BUTTON (
      gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (tokens, (int) artifacts - 1)));
}

static int
count_relics (gpointer window)
{
  g_autoptr (PandoriaRecord) record = new_game_make_record (window);

  return pandoria_record_get_setup (record)->n_relics;
}

/* The game may use any relics, only the pressed tokens, or none. */
static void
test_relics (void)
{
  gpointer window = open_tiles ();
  const char *sentence;

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  new_game_pick_all (window);
  g_assert_true (
      gtk_toggle_button_get_active (template_child (new_game_get_relics (window), "any_button")));
  g_assert_cmpint (count_relics (window), ==, PANDORIA_DEFAULT);
  gtk_toggle_button_set_active (get_token (window, 4), TRUE);
  g_assert_false (
      gtk_toggle_button_get_active (template_child (new_game_get_relics (window), "any_button")));
  g_assert_cmpint (count_relics (window), ==, 1);
  gtk_toggle_button_set_active (get_token (window, 4), FALSE);
  g_assert_cmpint (count_relics (window), ==, 0);
  sentence = template_text (new_game_get_relics (window), "sentence");
  g_assert_cmpstr (sentence, ==, "There are no relics in the game.");
  gtk_toggle_button_set_active (get_token (window, 7), TRUE);
  gtk_toggle_button_set_active (template_child (new_game_get_relics (window), "any_button"), TRUE);
  g_assert_false (gtk_toggle_button_get_active (get_token (window, 7)));
  g_assert_cmpint (count_relics (window), ==, PANDORIA_DEFAULT);
  gtk_switch_set_active (template_child (window, "artifacts_switch"), FALSE);
  g_assert_false (gtk_widget_get_visible (new_game_get_relics (window)));
  gtk_window_destroy (window);
}

/* With artifacts, the expansion's starting tile is placed on the same board. Occupied spaces cannot
 * be pressed. */
static void
test_printed_tile (void)
{
  gpointer window = new_game_open ();
  g_autoptr (PandoriaRecord) record = NULL;
  const PandoriaSetup *setup;

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "next_button");
  new_game_pick_all (window);
  gtk_switch_set_active (template_child (window, "printed_switch"), TRUE);
  g_assert_true (g_str_has_prefix (new_game_get_prompt (window), "Press the first space"));
  template_press (window, "begin_button");
  g_assert_nonnull (new_game_get_missing (window));
  new_game_press_space (window, "F4"); /* a lake */
  g_assert_true (g_str_has_prefix (new_game_get_prompt (window), "Press the first space"));
  new_game_press_space (window, "L8");
  g_assert_true (g_str_has_prefix (new_game_get_prompt (window), "Press the second space"));
  new_game_press_space (window, "D5"); /* no neighbor: starts again */
  new_game_press_space (window, "D6");
  g_assert_cmpstr (new_game_get_prompt (window), ==,
                   "Choose what the expansion’s starting tile shows on D5.");
  new_game_pick (window, 3);
  new_game_pick (window, 8);
  dialog_fixture_show (window, "new-game-printed");
  g_assert_cmpstr (new_game_get_missing (window), ==, NULL);
  new_game_press_space (window, "L8"); /* moved elsewhere: both spaces must be pressed again */
  g_assert_true (g_str_has_prefix (new_game_get_prompt (window), "Press the second space"));
  template_press (window, "begin_button");
  g_assert_nonnull (new_game_get_missing (window));
  new_game_press_space (window, "D5");
  new_game_press_space (window, "D6");
  new_game_pick (window, 3);
  new_game_pick (window, 8);
  record = new_game_begin (window);
  setup = pandoria_record_get_setup (record);
  g_assert_cmpuint (setup->n_artifact_start, ==, 2);
  g_assert_cmpint (setup->artifact_start[0].at, ==, pandoria_space_from_name ("D5"));
  g_assert_cmpuint (setup->artifact_start[0].terrain, ==, PANDORIA_TERRAIN_HILLS);
  g_assert_cmpint (setup->artifact_start[1].at, ==, pandoria_space_from_name ("D6"));
  g_assert_cmpuint (setup->artifact_start[1].symbols, ==, 2);
}

/* A press on a start space lets the player choose it again. */
static void
test_choose_again (void)
{
  gpointer window = new_game_open ();
  g_autoptr (PandoriaRecord) record = NULL;

  template_press (window, "next_button");
  g_assert_cmpstr (new_game_get_prompt (window), ==, "Choose what the starting tile shows on H6.");
  new_game_pick_all (window);
  new_game_press_space (window, "H6");
  g_assert_cmpstr (new_game_get_prompt (window), ==, "Choose what the starting tile shows on H6.");
  new_game_pick (window, 8);
  record = new_game_begin (window);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_tiles[0][0].terrain, ==,
                    PANDORIA_TERRAIN_CITY);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_tiles[0][0].symbols, ==, 2);
}

/* Another split of the monuments, and relics. */
static void
test_details (void)
{
  gpointer window = new_game_open ();
  gpointer relics = new_game_get_relics (window);
  g_autoptr (PandoriaRecord) usual = NULL, other = NULL;
  const PandoriaSetup *setup;

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "players_2");
  template_press (window, "next_button");
  new_game_pick_all (window);
  usual = new_game_make_record (window);
  g_assert_cmpint (pandoria_record_get_setup (usual)->n_monuments, ==, PANDORIA_DEFAULT);
  g_assert_cmpint (pandoria_record_get_setup (usual)->n_relics, ==, PANDORIA_DEFAULT);
  new_game_enter_monuments (window, 6, 2);
  gtk_toggle_button_set_active (get_token (window, 2), TRUE);
  gtk_toggle_button_set_active (get_token (window, 4), TRUE);
  new_game_enter (relics, 1, 8);
  dialog_fixture_show (window, "new-game-details");
  g_assert_cmpstr (new_game_get_missing (window), ==, NULL);
  other = new_game_begin (window);
  setup = pandoria_record_get_setup (other);
  g_assert_cmpint (setup->n_monuments, ==, 8); /* 4 of 3, one each of 4 and 5, two of 6 */
  g_assert_cmpuint (setup->monuments[0], ==, 3);
  g_assert_cmpuint (setup->monuments[7], ==, 6);
  g_assert_cmpint (setup->n_relics, ==, 2);
  g_assert_cmpuint (setup->relics[1].artifacts, ==, 4);
  g_assert_cmpuint (setup->relics[1].points, ==, 8);
}

/* --- house rules ---------------------------------------------------------------------------- */

static const PandoriaSetup *
make_setup (gpointer window, PandoriaRecord **record)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (record, pandoria_record_unref);
  *record = pandoria_new_game_make_record (new_game_get_choices (window), &error);
  g_assert_no_error (error);
  return pandoria_record_get_setup (*record);
}

static void
test_start_values (void)
{
  gpointer window = open_tiles (), values = template_child (window, "start_values");
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  const PandoriaSetup *setup;
  const PandoriaState *state;

  new_game_pick_all (window);
  setup = make_setup (window, &record);
  g_assert_cmpint (setup->players[2].resources[1], ==, PANDORIA_DEFAULT);
  g_assert_cmpint (setup->double_tiles, ==, PANDORIA_DEFAULT);
  new_game_enter (values, 2 * PANDORIA_START_POINTS + PANDORIA_START_GOLD, 9);
  new_game_enter (template_child (window, "head_start"), 2, 12);
  new_game_enter (values, PANDORIA_START_HAND, 6);
  new_game_enter (values, PANDORIA_MAX_PLAYERS * PANDORIA_START_POINTS, 31);
  gtk_expander_set_expanded (template_child (window, "more_expander"), TRUE);
  adw_expander_row_set_expanded (values, TRUE);
  dialog_fixture_show (window, "new-game-values");
  game = pandoria_game_new (record, NULL, NULL);
  setup = make_setup (window, &record);
  g_assert_cmpint (setup->players[2].resources[1], ==, 9);
  g_assert_cmpint (setup->players[2].points, ==, 12);
  g_assert_cmpint (setup->players[0].hand, ==, 6);
  g_assert_cmpint (setup->double_tiles, ==, 31);
  /* Enter the rules' numbers, as the game has them. */
  state = pandoria_game_get_state (game);
  new_game_enter (values, 2 * PANDORIA_START_POINTS + PANDORIA_START_GOLD,
                  (guint) state->players[2].counters[PANDORIA_COUNTER_GOLD]);
  new_game_enter (values, PANDORIA_START_HAND, state->players[0].hand);
  setup = make_setup (window, &record);
  g_assert_cmpint (setup->players[2].resources[1], ==, PANDORIA_DEFAULT);
  g_assert_cmpint (setup->players[0].hand, ==, PANDORIA_DEFAULT);
  g_assert_cmpint (setup->players[2].points, ==, 12);
  /* The values move with the player. */
  gtk_widget_activate_action (GTK_WIDGET (new_game_get_seat (window, 2)), "seat.move", "i", -2);
  setup = make_setup (window, &record);
  g_assert_cmpint (setup->players[0].points, ==, 12);
  g_assert_cmpint (setup->players[2].points, ==, PANDORIA_DEFAULT);
  gtk_window_destroy (window);
}

static gboolean
has_text (gpointer widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (widget), text) != NULL;
}

/* The page with names asks for points at the start. The ledger and the ranking show them again. */
static void
test_head_start (void)
{
  gpointer window = new_game_open (), head_start = template_child (window, "head_start");
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  GtkWidget *ledger = g_object_ref_sink (g_object_new (PANDORIA_TYPE_LEDGER_VIEW, NULL));
  GtkWidget *ranking = g_object_ref_sink (g_object_new (PANDORIA_TYPE_RESULT_VIEW, NULL));
  GtkWidget *said = template_child (ledger, "head_start");

  g_assert_false (adw_expander_row_get_expanded (head_start));
  g_assert_cmpstr (adw_expander_row_get_subtitle (head_start), ==, "Points before the first turn");
  new_game_enter (head_start, 1, 5);
  g_assert_nonnull (strstr (adw_expander_row_get_subtitle (head_start), ": +5 head start"));
  adw_expander_row_set_expanded (head_start, TRUE);
  dialog_fixture_show (window, "new-game-head-start");
  template_press (window, "next_button");
  new_game_pick_all (window);
  g_assert_cmpint (make_setup (window, &record)->players[1].points, ==, 5);
  g_assert_cmpint (make_setup (window, &record)->players[0].points, ==, PANDORIA_DEFAULT);
  game = pandoria_game_new (record, NULL, NULL);
  g_assert_cmpint (pandoria_game_get_state (game)->players[1].counters[PANDORIA_COUNTER_POINTS], ==,
                   5);
  g_assert_false (gtk_widget_get_visible (said));
  pandoria_ledger_view_show (PANDORIA_LEDGER_VIEW (ledger), &(PandoriaPlayView){ .game = game },
                             PANDORIA_PLAY_GAME);
  g_assert_true (gtk_widget_get_visible (said));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (said)), ==,
                   adw_expander_row_get_subtitle (head_start));
  pandoria_result_view_show (PANDORIA_RESULT_VIEW (ranking), game);
  g_assert_nonnull (template_find (ranking, has_text, "+5 head start"));
  new_game_enter (head_start, 1, 0);
  g_assert_cmpint (make_setup (window, &record)->players[1].points, ==, PANDORIA_DEFAULT);
  g_object_unref (ledger);
  g_object_unref (ranking);
  gtk_window_destroy (window);
}

/* Two rules can break a tie, each with its sentence, like the rule for a realm of several players.
 */
static void
test_tie (void)
{
  gpointer window = open_tiles (), check = template_child (window, "tie_total_check");
  GtkWidget *row = gtk_widget_get_ancestor (check, ADW_TYPE_ACTION_ROW);
  g_autoptr (PandoriaRecord) record = NULL;
  const char *sentence;

  new_game_pick_all (window);
  g_assert_cmpuint (make_setup (window, &record)->tie_break, ==, PANDORIA_TIE_BREAK_LEFTOVER);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_cmpuint (make_setup (window, &record)->tie_break, ==, PANDORIA_TIE_BREAK_TOTAL);
  sentence = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_assert_cmpstr (sentence, ==,
                   "The player with more of them before the conversion to points wins (rule 10)");
  sentence = adw_action_row_get_subtitle (ADW_ACTION_ROW (
      gtk_widget_get_ancestor (template_child (window, "same_realm_switch"), ADW_TYPE_ACTION_ROW)));
  g_assert_cmpstr (sentence, ==, "Otherwise everyone has a different realm (rule 5)");
  gtk_window_destroy (window);
  /* The choice is shown again when the setup is changed. */
  window = pandoria_new_game_window_new_for_record (NULL, record);
  g_assert_true (gtk_check_button_get_active (template_child (window, "tie_total_check")));
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/start-tiles/other-way", test_other_way);
  g_test_add_func ("/start-tiles/printed-by-press", test_printed_by_press);
  g_test_add_func ("/start-tiles/printed-tile", test_printed_tile);
  g_test_add_func ("/start-tiles/choose-again", test_choose_again);
  g_test_add_func ("/start-tiles/relics", test_relics);
  g_test_add_func ("/start-tiles/details", test_details);
  g_test_add_func ("/house-rules/start-values", test_start_values);
  g_test_add_func ("/house-rules/head-start", test_head_start);
  g_test_add_func ("/house-rules/tie", test_tie);
  return g_test_run ();
}
