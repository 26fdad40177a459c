/* Tests the window for a position: every page fits a narrow screen with large text, and has the
 * parts of its game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "markers.h"
#include "pandoria-board-view.h"
#include "pandoria-middle-window.h"
#include "pandoria-paint-tools.h"
#include "template-child.h"

static const PandoriaRealm realms[]
    = { PANDORIA_REALM_HANBOK, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_GOBLINS };

static void
go_on (gpointer dialog)
{
  template_press (dialog, "next_button");
  dialog_fixture_settle ();
}

static gboolean
is_last (gpointer dialog)
{
  return gtk_widget_get_visible (template_child (dialog, "begin_button"));
}

/* In the family version tableaus are empty. Without the module there are no artifacts. */
static void
test_family (void)
{
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game_of (2, NULL, PANDORIA_VARIANT_FAMILY,
                                                               PANDORIA_EDITION_FIRST, FALSE);
  GtkWidget *dialog = pandoria_middle_window_new (NULL, game, NULL);
  GtkWidget *artifacts = template_child (template_child (dialog, "tools"), "artifacts");

  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (artifacts)));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* --- what only some games have -------------------------------------------------------------- */

static void
on_entered (gpointer dialog, GArray *acts, PandoriaGame *game)
{
  for (guint i = 0; i < acts->len; i++)
    fixture_apply (game, g_array_index (acts, PandoriaAction, i));
}

/* Returns: (nullable): the first widget of @type in @widget. */
static gpointer
find_in_page (gpointer dialog, GType type)
{
  return template_find_type (gtk_stack_get_visible_child (template_child (dialog, "stack")), type);
}

/* Fills in the page of a player with a figure elsewhere: the reserve has one worker less. */
static void
enter_player (gpointer dialog, int workers, const PandoriaPlayerEdit *edit)
{
  go_on (dialog);
  markers_set_value (find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL), PANDORIA_COUNTER_WORKERS,
                     workers);
  if (edit != NULL)
    pandoria_tableau_panel_set_tableau (find_in_page (dialog, PANDORIA_TYPE_TABLEAU_PANEL), edit);
}

/* Paints the focused space with a key. */
static void
paint (gpointer dialog, const char *space, guint key)
{
  PandoriaBoardView *board = find_in_page (dialog, PANDORIA_TYPE_BOARD_VIEW);

  g_assert_true (gtk_widget_grab_focus (
      pandoria_board_view_get_space (board, pandoria_space_from_name (space))));
  g_assert_true (pandoria_paint_tools_take_key (template_child (dialog, "tools"), key));
}

/* Enters a prisoner of the Hanbok, a ghost with them, a Goblin on the Ghosts' bank, a fortress, and
 * two artifacts on a tile. The fortress is pressed on the other end of its exit. */
static void
test_pieces (void)
{
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR,
                                                               PANDORIA_EDITION_FIRST, TRUE);
  gpointer dialog = pandoria_middle_window_new (NULL, game, NULL);
  const PandoriaPlayerEdit hanbok = { .edit_prisoners = TRUE,
                                      .n_prisoners = 1,
                                      .prisoners = { { 1, FALSE } },
                                      .edit_haunter = PANDORIA_EDIT_SET,
                                      .haunter = { 1, TRUE } };
  PandoriaPlayerEdit ghosts = { .n_slots = PANDORIA_MAX_SLOTS };
  const PandoriaState *state;

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    ghosts.slots[i].occupant = PANDORIA_NOBODY;
  ghosts.slots[2]
      = (PandoriaSlot){ .building = PANDORIA_BUILDING_BANK, .level = 1, .cost = 3, .occupant = 2 };
  g_signal_connect (dialog, "entered", G_CALLBACK (on_entered), game);
  enter_player (dialog, 5, &hanbok);
  markers_set_value (find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL), PANDORIA_COUNTER_ARTIFACTS,
                     3);
  enter_player (dialog, 4, &ghosts);
  markers_set_value (find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL), PANDORIA_COUNTER_HAND, 3);
  enter_player (dialog, 4, NULL);
  go_on (dialog);
  dialog_fixture_show (dialog, "middle-pieces");
  paint (dialog, "P6", GDK_KEY_c);
  paint (dialog, "P5", GDK_KEY_c); /* the same exit: the fortress is gone again */
  paint (dialog, "A7", GDK_KEY_c);
  for (guint i = 0; i < 2; i++)
    paint (dialog, "H6", GDK_KEY_a);
  paint (dialog, "E5", GDK_KEY_l);
  paint (dialog, "J9", GDK_KEY_a); /* a lake cannot have artifacts */
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "missing_label")));
  go_on (dialog);
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "nothing_wrong")));
  template_press (dialog, "begin_button");
  state = pandoria_game_get_state (game);
  g_assert_cmpuint (state->players[0].n_prisoners, ==, 1);
  g_assert_cmpuint (state->players[0].artifacts, ==, 3);
  g_assert_cmpint (state->players[0].haunter.place, ==, PANDORIA_HAUNTER_RESERVE);
  g_assert_cmpint (state->players[0].haunter.figure.leader, ==, TRUE);
  g_assert_cmpint (state->players[1].leader, ==, FALSE);
  g_assert_cmpint (state->players[1].slots[2].occupant, ==, 2);
  g_assert_cmpint (state->players[1].total_workers, ==, 5);
  g_assert_cmpint (pandoria_state_fortress_at (state, pandoria_space_from_name ("A6")), ==, 0);
  g_assert_cmpint (pandoria_state_fortress_at (state, pandoria_space_from_name ("A7")), ==, 0);
  g_assert_cmpint (state->players[0].fortress, ==, FALSE);
  g_assert_cmpuint (pandoria_state_artifacts_at (state, pandoria_space_from_name ("H6")), ==, 2);
  g_assert_true (
      pandoria_spaces_has (&state->players[0].leader_at, pandoria_space_from_name ("E5")));
}

/* A printed cost that is not known stays unknown when the other numbers are entered (rulings 82).
 */
static void
test_unknown_cost (void)
{
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR,
                                                               PANDORIA_EDITION_FIRST, FALSE);
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaAction edit;
  gpointer dialog;

  pandoria_action_init (&edit, PANDORIA_ACT_EDIT_PLAYER);
  edit.player = 0;
  edit.tableau.n_slots = (guint8) pandoria_state_n_slots (state, 0);
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    edit.tableau.slots[i].occupant = PANDORIA_NOBODY;
  edit.tableau.slots[0].building = PANDORIA_BUILDING_BANK;
  edit.tableau.slots[0].level = 1;
  edit.tableau.slots[0].is_cost_unknown = TRUE;
  fixture_apply (game, edit);
  dialog = pandoria_middle_window_new (NULL, game, NULL);
  g_signal_connect (dialog, "entered", G_CALLBACK (on_entered), game);
  go_on (dialog);
  markers_set_value (find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL), PANDORIA_COUNTER_GOLD, 7);
  while (!is_last (dialog))
    go_on (dialog);
  template_press (dialog, "begin_button");
  state = pandoria_game_get_state (game);
  g_assert_cmpint (state->players[0].counters[PANDORIA_COUNTER_GOLD], ==, 7);
  g_assert_cmpint (state->players[0].slots[0].building, ==, PANDORIA_BUILDING_BANK);
  g_assert_true (state->players[0].slots[0].is_cost_unknown);
  g_assert_cmpint (state->players[0].slots[0].cost, ==, 0);
}

/* A castle replaces a tile, and a tile a castle. */
static void
test_ground (void)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game (2, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
  gpointer dialog = pandoria_middle_window_new (NULL, game, NULL);
  PandoriaPaintTools *tools = template_child (dialog, "tools");
  PandoriaSpaceWish wish
      = { .terrain = PANDORIA_TERRAIN_CITY, .symbols = 2, .castle = -1, .figure = 1 };

  g_assert_true (pandoria_paint_tools_take_key (tools, GDK_KEY_c));
  pandoria_paint_tools_paint (tools, &wish);
  g_assert_cmpint (wish.terrain, ==, -1);
  g_assert_cmpuint (wish.symbols, ==, 0);
  g_assert_cmpint (wish.castle, ==, 0);
  g_assert_true (pandoria_paint_tools_take_key (tools, GDK_KEY_6));
  pandoria_paint_tools_paint (tools, &wish);
  g_assert_cmpint (wish.terrain, ==, PANDORIA_TERRAIN_MOUNTAINS);
  g_assert_cmpuint (wish.symbols, ==, 2);
  g_assert_cmpint (wish.castle, ==, -1);
  g_assert_cmpint (wish.figure, ==, 1);
  g_assert_false (pandoria_paint_tools_take_key (tools, GDK_KEY_a)); /* not in this game */
  gtk_window_destroy (dialog);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/middle-window/family", test_family);
  g_test_add_func ("/middle-window/pieces", test_pieces);
  g_test_add_func ("/middle-window/unknown-cost", test_unknown_cost);
  g_test_add_func ("/middle-window/ground", test_ground);
  return g_test_run ();
}
