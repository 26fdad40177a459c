/* Tests player cards: sizes, movements, and that they end up showing the state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "pandoria-resource-row.h"
#include "pandoria-slot-view.h"
#include "pandoria-text.h"
#include "pandoria-track-testing.h"
#include "player-card.h"
#include "players-fixture.h"
#include "template-child.h"
#include "stored-game.h"

/* --- what moves --- */

/* The marker starts at its old place and ends at the value. A value that is set meanwhile takes
 * effect at once. */
static void
test_track_moves (PlayersFixture *fixture, gconstpointer data)
{
  PandoriaTrack *track = PANDORIA_TRACK (pandoria_track_new (PANDORIA_COUNTER_GOLD));
  double last = 2;

  panel_show (fixture->window, GTK_WIDGET (track));
  pandoria_track_set_value (track, 2, 2, 10, FALSE);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, 2);
  pandoria_track_move (track, 8);
  g_assert_cmpuint (pandoria_track_get_value (track), ==, 8);
  g_assert_cmpfloat (pandoria_track_get_marker (track), <, 8);
  while (pandoria_track_get_marker (track) < 8)
    {
      g_assert_cmpfloat (pandoria_track_get_marker (track), >=, last);
      last = pandoria_track_get_marker (track);
      g_main_context_iteration (NULL, TRUE);
    }
  pandoria_track_move (track, 3);
  pandoria_track_set_value (track, 5, 9, 10, FALSE);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, 5);
  panel_pass (400);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, 5);
}

/* Returns: (transfer full): the positions of all widgets in the panel. */
static char *
map (GtkWidget *panel)
{
  g_autoptr (GPtrArray) widgets = panel_find_all (panel, GTK_TYPE_WIDGET);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = widgets->pdata[i];
      graphene_rect_t bounds;

      /* The label of the surplus is as wide as its text, and moves no other widget. */
      if (gtk_widget_has_css_class (widget, "surplus")
          || !gtk_widget_compute_bounds (widget, panel, &bounds))
        continue;
      g_string_append_printf (text, "%s %d %d %d %d\n", G_OBJECT_TYPE_NAME (widget),
                              (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                              (int) bounds.size.height);
    }
  return g_string_free (text, FALSE);
}

/* No widget moves when a preview appears or disappears, and none of the preview is cut off. */
static void
test_preview_moves_nothing (PlayersFixture *fixture, gconstpointer width)
{
  g_autofree char *before = NULL, *with = NULL;

  show_panel (fixture, fixture->game, GPOINTER_TO_INT (width));
  before = map (fixture->panel);
  show_changes (fixture);
  panel_pass (100);
  with = map (fixture->panel);
  g_assert_cmpstr (with, ==, before);
}

/* --- what an act has brought --- */

/* Goes to the position before the first act with a gain of wood. Returns: the player who gains it.
 */
static guint
find_gain (PlayersFixture *fixture)
{
  guint end = count_acts (fixture);

  for (guint position = 1; position <= end; position++)
    {
      const PandoriaState *before = pandoria_game_get_state_at (fixture->game, position - 1);
      const PandoriaState *after = pandoria_game_get_state_at (fixture->game, position);

      for (guint seat = 0; seat < 4; seat++)
        if (after->players[seat].counters[PANDORIA_COUNTER_WOOD]
            > before->players[seat].counters[PANDORIA_COUNTER_WOOD] + 1)
          {
            panel_go_to (fixture->game, position - 1);
            return seat;
          }
    }
  g_assert_not_reached ();
}

static char *
get_gain (PlayersFixture *fixture, guint seat)
{
  const PandoriaState *before
      = pandoria_game_get_state_at (fixture->game, pandoria_game_get_position (fixture->game) - 1);

  return pandoria_text_signed (get_state (fixture)->players[seat].counters[PANDORIA_COUNTER_WOOD]
                               - before->players[seat].counters[PANDORIA_COUNTER_WOOD]);
}

/* The row of the track shows a gain: the amount in a large row, the new value in a small one. */
static void
assert_gained (PlayersFixture *fixture, guint seat, PandoriaTrack *track)
{
  const PandoriaState *state = get_state (fixture);
  GtkWidget *number = template_child (
      gtk_widget_get_ancestor (GTK_WIDGET (track), PANDORIA_TYPE_RESOURCE_ROW), "number");
  g_autofree char *gain = get_gain (fixture, seat);
  g_autofree char *value
      = g_strdup_printf ("%d", state->players[seat].counters[PANDORIA_COUNTER_WOOD]);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (number)), ==,
                   state->active == seat ? gain : value);
  g_assert_true (gtk_widget_has_css_class (number, "gain"));
}

/* The panel has the same texts as a new panel. */
static void
assert_settled (PlayersFixture *fixture)
{
  GtkWidget *fresh = g_object_new (PANDORIA_TYPE_PLAYERS_PANEL, NULL);
  g_autofree char *shown = panel_read (fixture->panel), *expected = NULL;

  g_object_ref_sink (fresh);
  PANEL_FOLLOW (fresh, pandoria_players_panel_show, fixture->game);
  expected = panel_read (fresh);
  g_assert_cmpstr (shown, ==, expected);
  assert_panel (fixture);
  g_object_unref (fresh);
}

static void
test_gain (PlayersFixture *fixture, gconstpointer motion)
{
  guint seat = find_gain (fixture);
  int before = get_state (fixture)->players[seat].counters[PANDORIA_COUNTER_WOOD], after;
  PandoriaTrack *track = get_track (fixture, seat, PANDORIA_COUNTER_WOOD);
  g_autofree char *gain = NULL;

  set_motion (GPOINTER_TO_INT (motion));
  pandoria_game_redo (fixture->game);
  after = get_state (fixture)->players[seat].counters[PANDORIA_COUNTER_WOOD];
  g_assert_cmpint ((int) pandoria_track_get_value (track), ==, after);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==,
                     GPOINTER_TO_INT (motion) ? before : after);
  gain = get_gain (fixture, seat);
  assert_gained (fixture, seat, track);
  /* Showing the same position again changes nothing. */
  pandoria_players_panel_show (PANDORIA_PLAYERS_PANEL (fixture->panel),
                               pandoria_play_get_view (fixture->play), PANDORIA_PLAY_GAME);
  assert_gained (fixture, seat, track);
  panel_pass (1000);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, after);
  assert_gained (fixture, seat, track);
  panel_pass (1400);
  g_assert_false (panel_has_label (get_card (fixture, seat), gain));
  assert_settled (fixture);
}

/* After any interruption of a movement, the panel immediately shows the state or moves towards it.
 */
static void
test_gain_interrupted (PlayersFixture *fixture, gconstpointer data)
{
  guint seat = find_gain (fixture), position = pandoria_game_get_position (fixture->game);

  (void) seat;
  pandoria_game_redo (fixture->game);
  panel_pass (60);
  pandoria_game_undo (fixture->game);
  assert_settled (fixture);
  pandoria_game_redo (fixture->game);
  panel_pass (60);
  panel_go_to (fixture->game, 3);
  assert_settled (fixture);
  panel_go_to (fixture->game, position + 1);
  pandoria_game_look_at (fixture->game, 5);
  assert_settled (fixture);
  pandoria_game_look_at (fixture->game, position + 1);
  assert_settled (fixture);
  panel_go_to (fixture->game, position);
  for (guint i = 0; i < 6; i++)
    {
      pandoria_game_redo (fixture->game);
      panel_pass (30);
    }
  panel_pass (2500);
  assert_settled (fixture);
}

/* A preview takes precedence while it is shown, even if the time for showing the gain ends
 * meanwhile. */
static void
test_gain_and_preview (PlayersFixture *fixture, gconstpointer data)
{
  g_autofree char *with = NULL, *later = NULL;

  find_gain (fixture);
  pandoria_game_redo (fixture->game);
  panel_pass (400);
  show_changes (fixture);
  with = panel_read (fixture->panel);
  panel_pass (2200);
  later = panel_read (fixture->panel);
  g_assert_cmpstr (later, ==, with);
  hide_preview (fixture);
  assert_settled (fixture);
}

/* --- sizes --- */

static int
get_height (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
  return (int) bounds.size.height;
}

static void
test_heights (PlayersFixture *fixture, gconstpointer data)
{
  guint active = get_state (fixture)->active;

  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (get_height (get_card (fixture, seat)), ==, seat == active ? 214 : 98);
}

static gboolean
is_named (PandoriaSlotView *slot)
{
  GtkWidget *name = template_child (slot, "name");

  return gtk_widget_get_visible (name) && gtk_widget_get_child_visible (name);
}

static guint
count_named (GtkWidget *widget)
{
  g_autoptr (GPtrArray) slots = panel_find_all (widget, PANDORIA_TYPE_SLOT_VIEW);
  guint n = 0;

  for (guint i = 0; i < slots->len; i++)
    n += is_named (slots->pdata[i]);
  return n;
}

static void
test_names_of_slots (PlayersFixture *fixture, gconstpointer data)
{
  guint active = get_state (fixture)->active;

  g_assert_cmpuint (count_named (get_card (fixture, active)), ==, 5);
  g_assert_cmpuint (count_named (get_card (fixture, (active + 1) % 4)), ==, 0);
  show_panel (fixture, fixture->game, WIDE_WIDTH);
  pandoria_players_panel_set_layout (PANDORIA_PLAYERS_PANEL (fixture->panel), TRUE, FALSE);
  panel_pass (100);
  g_assert_cmpuint (count_named (fixture->panel), ==, 20);
}

/* Returns: whether a visible label in @card is cut off. */
static gboolean
is_cut_off (GtkWidget *card)
{
  g_autoptr (GPtrArray) labels = panel_find_all (card, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (labels->pdata[i])
        && pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])))
      return TRUE;
  return FALSE;
}

/* Returns: the minimum width of a panel of @partnership's game. */
static int
get_least_width (PlayersFixture *fixture, gboolean partnership)
{
  g_autoptr (PandoriaGame) game = stored_game_open (partnership ? "partners" : "four-players");
  int minimum;

  show_panel (fixture, game, SIDE_WIDTH);
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* With large text, slots keep icon and value, and the cards scroll. */
static void
test_large_text (PlayersFixture *fixture, gconstpointer data)
{
  int dpi, minimum, natural;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  show_panel (fixture, fixture->game, SIDE_WIDTH);
  panel_pass (100);
  g_assert_cmpuint (count_named (fixture->panel), ==, 0);
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_VERTICAL, SIDE_WIDTH, &minimum, &natural,
                      NULL, NULL);
  g_assert_cmpint (minimum, <, natural / 2);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_false (is_cut_off (get_card (fixture, seat)));
  g_assert_cmpint (get_least_width (fixture, FALSE), <=, NARROW_WIDTH);
  g_assert_cmpint (get_least_width (fixture, TRUE), <=, NARROW_WIDTH);
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

static void
assert_fits (PlayersFixture *fixture, PandoriaGame *game)
{
  int minimum;

  show_panel (fixture, game, NARROW_WIDTH);
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, NARROW_WIDTH);
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
}

/* Places figures of the second player, the Goblins, on buildings of the first. */
static void
occupy_buildings (PandoriaGame *game)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.tableau.n_slots = PANDORIA_MAX_SLOTS;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    action.tableau.slots[i] = (PandoriaSlot){ .building = PANDORIA_BUILDING_MARKET,
                                              .level = 2,
                                              .occupant = i < 4 ? 1 : PANDORIA_NOBODY };
  fixture_apply (game, action);
}

/* The cards also fit with all parts from modules and realms, and with a long name. */
static void
test_fits (PlayersFixture *fixture, gconstpointer data)
{
  static const PandoriaRealm realms[] = { PANDORIA_REALM_HANBOK, PANDORIA_REALM_GOBLINS,
                                          PANDORIA_REALM_GHOSTS, PANDORIA_REALM_DWARVES };
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game_of (4, realms, PANDORIA_VARIANT_REGULAR,
                                                               PANDORIA_EDITION_FIRST, TRUE);

  assert_fits (fixture, game);
  occupy_buildings (game);
  assert_fits (fixture, game);
  count_acts (fixture);
  assert_fits (fixture, fixture->game);
}

/* Common names and realms leave room for the name of every spell except the longest. */
static void
test_nothing_cut_off (PlayersFixture *fixture, gconstpointer data)
{
  guint end = count_acts (fixture);

  set_motion (FALSE);
  for (guint position = 0; position <= end; position += 5)
    {
      panel_go_to (fixture->game, position);
      gtk_test_widget_wait_for_draw (fixture->panel);
      for (guint seat = 0; seat < 4; seat++)
        if (get_state (fixture)->players[seat].top_spell.spell != PANDORIA_SPELL_ENCHANTED_CASTLE)
          g_assert_false (is_cut_off (get_card (fixture, seat)));
    }
}

/* --- main --- */

#define TEST(path, function, data) \
  g_test_add (path, PlayersFixture, data, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  panel_load_styles ();
  TEST ("/players-look/track/moves", test_track_moves, NULL);
  TEST ("/players-look/preview/moves-nothing/side", test_preview_moves_nothing,
        GINT_TO_POINTER (SIDE_WIDTH));
  TEST ("/players-look/preview/moves-nothing/narrow", test_preview_moves_nothing,
        GINT_TO_POINTER (NARROW_WIDTH));
  TEST ("/players-look/gain", test_gain, GINT_TO_POINTER (TRUE));
  TEST ("/players-look/gain/without-motion", test_gain, GINT_TO_POINTER (FALSE));
  TEST ("/players-look/gain/interrupted", test_gain_interrupted, NULL);
  TEST ("/players-look/gain/and-preview", test_gain_and_preview, NULL);
  TEST ("/players-look/heights", test_heights, NULL);
  TEST ("/players-look/names-of-slots", test_names_of_slots, NULL);
  TEST ("/players-look/large-text", test_large_text, NULL);
  TEST ("/players-look/nothing-cut-off", test_nothing_cut_off, NULL);
  TEST ("/players-look/fits", test_fits, NULL);
  return g_test_run ();
}
