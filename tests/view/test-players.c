/* Tests that player cards show the game on the screen, to the keyboard and to screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-points-view.h"
#include "pandoria-resource-row.h"
#include "pandoria-score-strip.h"
#include "pandoria-slot-view.h"
#include "pandoria-text.h"
#include "pandoria-track-testing.h"
#include "player-card.h"
#include "players-fixture.h"
#include "template-child.h"

/* --- the track --- */

static void
test_track (PlayersFixture *fixture, gconstpointer data)
{
  GtkWidget *track = pandoria_track_new (PANDORIA_COUNTER_WOOD);
  int large, small_track;

  panel_show (fixture->window, track);
  pandoria_track_set_value (PANDORIA_TRACK (track), 7, 7, 10, FALSE);
  gtk_test_accessible_assert_role (track, GTK_ACCESSIBLE_ROLE_METER);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_LABEL, "Wood");
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 7.0);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 10.0);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "7 of 10");
  pandoria_track_set_value (PANDORIA_TRACK (track), 7, 12, 8, FALSE);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "7 of 8, would become 8");
  gtk_widget_measure (track, GTK_ORIENTATION_HORIZONTAL, -1, &large, NULL, NULL, NULL);
  pandoria_track_set_value (PANDORIA_TRACK (track), 7, 12, 8, TRUE);
  gtk_widget_measure (track, GTK_ORIENTATION_HORIZONTAL, -1, &small_track, NULL, NULL, NULL);
  g_assert_cmpint (small_track, <, large / 2);
  g_assert_cmpuint (pandoria_track_get_value (PANDORIA_TRACK (track)), ==, 7);
}

/* A small row shows the value, also while it shows a gain. A full track at 10 was not raised by 10.
 */
static void
test_small_row (PlayersFixture *fixture, gconstpointer data)
{
  GtkWidget *row = pandoria_resource_row_new (PANDORIA_COUNTER_WOOD);

  panel_show (fixture->window, row);
  pandoria_resource_row_set_value (PANDORIA_RESOURCE_ROW (row), 10, 10, 10, TRUE);
  pandoria_resource_row_set_gain (PANDORIA_RESOURCE_ROW (row), 10);
  g_assert_cmpstr (template_text (row, "number"), ==, "10");
  g_assert_true (gtk_widget_has_css_class (template_child (row, "number"), "gain"));
  pandoria_resource_row_set_gain (PANDORIA_RESOURCE_ROW (row), 0);
  g_assert_cmpstr (template_text (row, "number"), ==, "10");
  g_assert_false (gtk_widget_has_css_class (template_child (row, "number"), "gain"));
  pandoria_resource_row_set_value (PANDORIA_RESOURCE_ROW (row), 10, 10, 10, FALSE);
  pandoria_resource_row_set_gain (PANDORIA_RESOURCE_ROW (row), 4);
  g_assert_cmpstr (template_text (row, "number"), ==, "+4");
}

/* --- cards show the state --- */

static void
test_players (PlayersFixture *fixture, gconstpointer partnership)
{
  guint end = count_acts (fixture);

  set_motion (FALSE);
  for (guint position = 0; position <= end; position += 7)
    {
      panel_go_to (fixture->game, position);
      assert_panel (fixture);
    }
  g_assert_cmpint (panel_has_label (fixture->panel, "Marta and Aylin"), ==,
                   GPOINTER_TO_INT (partnership));
  pandoria_play_set_game (fixture->play, NULL);
  g_assert_false (panel_has_label (fixture->panel, name_of (fixture, 0)));
}

/* --- what an act would change --- */

static void
test_preview (PlayersFixture *fixture, gconstpointer data)
{
  g_autofree char *before = panel_read (fixture->panel);
  g_autofree char *after = NULL;
  int now = get_state (fixture)->players[0].counters[PANDORIA_COUNTER_POINTS];
  g_autofree char *then = g_strdup_printf ("%d", now + 15);
  g_autofree char *change = g_strdup_printf ("%d →", now);

  show_changes (fixture);
  panel_assert_label (get_card (fixture, 0), then);
  panel_assert_label (get_card (fixture, 0), change);
  panel_assert_label (get_card (fixture, get_state (fixture)->active), "+12");
  panel_assert_label (fixture->panel, "4 wood, 3 gold → 3 points");
  hide_preview (fixture);
  after = panel_read (fixture->panel);
  g_assert_cmpstr (after, ==, before);
}

/* --- words --- */

static void
test_words (PlayersFixture *fixture, gconstpointer data)
{
  const PandoriaState *state = get_state (fixture);
  const PandoriaPlayerState *player = &state->players[0];
  g_autofree char *crystals = pandoria_text_amount (PANDORIA_COUNTER_CRYSTAL, player->counters[0]);
  g_autofree char *gold = pandoria_text_amount (PANDORIA_COUNTER_GOLD, player->counters[1]);
  g_autofree char *points
      = pandoria_text_amount (PANDORIA_COUNTER_POINTS, player->counters[PANDORIA_COUNTER_POINTS]);
  g_autofree char *expected = g_strdup_printf (
      "Marta, %s, %s, %s of %u, %s of %u, ", pandoria_text_realm (player->realm), points, crystals,
      pandoria_state_cap (state, 0), gold, pandoria_state_cap (state, 0));
  g_autofree char *words = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (get_card (fixture, 0)), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  g_assert_true (g_str_has_prefix (words, expected));
  gtk_test_accessible_assert_role (get_card (fixture, 0), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A player's cut-off name can be read in a tooltip, and after a press on the realm. */
static void
test_realm (PlayersFixture *fixture, gconstpointer data)
{
  const PandoriaState *state = get_state (fixture);
  GtkMenuButton *button = template_child (get_card (fixture, 0), "realm");
  g_autofree char *title
      = g_strdup_printf ("Marta, %s", pandoria_text_realm (state->players[0].realm));
  const char *ability = pandoria_text_realm_ability (state->players[0].realm, state->edition);
  GtkWidget *popover;

  gtk_test_accessible_assert_property (GTK_WIDGET (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (button)), ==, ability);
  g_assert_null (gtk_menu_button_get_popover (button));
  gtk_menu_button_popup (button);
  panel_pass (50);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  g_assert_true (gtk_widget_get_visible (popover));
  panel_assert_label (popover, title);
  panel_assert_label (popover, ability);
  gtk_menu_button_popdown (button);
}

static void
test_slot (PlayersFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_SLOT_VIEW, NULL);
  PandoriaSlot slot = { .occupant = PANDORIA_NOBODY };
  g_autofree char *effect = pandoria_text_building_effect (PANDORIA_BUILDING_LUMBERYARD, 1);
  g_autofree char *words = g_strdup_printf ("Slot 1: Lumberyard 1:2. %s", effect);
  g_autoptr (GPtrArray) buttons = NULL;

  panel_show (fixture->window, view);
  pandoria_slot_view_set_slot (PANDORIA_SLOT_VIEW (view), &slot, 1, -1);
  panel_assert_label (view, "Empty");
  slot = (PandoriaSlot){
    .building = PANDORIA_BUILDING_LUMBERYARD, .level = 1, .cost = 4, .occupant = PANDORIA_NOBODY
  };
  pandoria_slot_view_set_slot (PANDORIA_SLOT_VIEW (view), &slot, 1, -1);
  panel_assert_label (view, "1:2");
  panel_assert_label (view, "Lumberyard");
  buttons = panel_find_all (view, GTK_TYPE_MENU_BUTTON);
  gtk_test_accessible_assert_property (buttons->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (buttons->pdata[0]), ==, words);
  gtk_widget_grab_focus (buttons->pdata[0]);
  gtk_menu_button_popup (buttons->pdata[0]);
  panel_pass (50);
  panel_assert_label (GTK_WIDGET (gtk_menu_button_get_popover (buttons->pdata[0])), effect);
  panel_assert_label (GTK_WIDGET (gtk_menu_button_get_popover (buttons->pdata[0])),
                      "Printed cost: 4 wood");
  gtk_menu_button_popdown (buttons->pdata[0]);
  slot = (PandoriaSlot){ .has_monument = TRUE, .monument = 6, .occupant = PANDORIA_NOBODY };
  pandoria_slot_view_set_slot (PANDORIA_SLOT_VIEW (view), &slot, 1, -1);
  panel_assert_label (view, "6");
  panel_assert_label (view, "Monument");
}

static void
on_slot_chosen (GSimpleAction *action, GVariant *target, gpointer data)
{
  guint *chosen = data, seat, slot;

  g_variant_get (target, "(uu)", &seat, &slot);
  *chosen = seat * 10 + slot;
}

static gpointer
get_slot (gpointer card, guint slot)
{
  return template_nth (template_child (card, "slots"), slot);
}

/* Makes a preview, and lets slots be chosen. */
static void
init_choice (PlayersFixture *fixture, guint *chosen)
{
  const GActionEntry entry = { "choose-slot", on_slot_chosen, "(uu)", NULL, NULL, { 0 } };
  g_autoptr (GSimpleActionGroup) page = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (page), &entry, 1, chosen);
  gtk_widget_insert_action_group (fixture->panel, "play", G_ACTION_GROUP (page));
  init_preview (fixture);
}

static void
test_slots_chosen (PlayersFixture *fixture, gconstpointer data)
{
  GtkWidget *card = get_card (fixture, 2);
  guint chosen = 0;

  init_choice (fixture, &chosen);
  fixture->view.slots[2] = fixture->view.chosen_slots[2] = 1 << 3;
  show_preview (fixture);
  g_assert_true (gtk_widget_has_css_class (get_slot (card, 3), "chosen"));
  g_assert_false (gtk_widget_has_css_class (get_slot (card, 2), "chosen"));
  template_press (get_slot (card, 3), "choose_button");
  g_assert_cmpuint (chosen, ==, 23);
  hide_preview (fixture);
  g_assert_false (gtk_widget_has_css_class (get_slot (card, 3), "chosen"));
}

/* --- the keyboard --- */

static GtkWidget *
get_focus (PlayersFixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* The slots of a folded card stay as they were, but cannot be focused. */
static void
test_slot_focused (PlayersFixture *fixture, gconstpointer data)
{
  PandoriaPlayersPanel *panel = PANDORIA_PLAYERS_PANEL (fixture->panel);
  guint active = get_state (fixture)->active, folded = active == 0 ? 1 : 0,
        opened = active == 3 ? 2 : 3, chosen;
  PandoriaSlotView *slot;

  pandoria_players_panel_set_layout (panel, FALSE, TRUE);
  init_choice (fixture, &chosen);
  fixture->view.slots[folded] = 1;
  show_preview (fixture);
  fixture->view.slots[folded] = 0;
  fixture->view.slots[opened] = 1 << 1;
  show_preview (fixture);
  pandoria_players_panel_focus_slot (panel);
  slot = get_slot (get_card (fixture, opened), 1);
  g_assert_true (get_focus (fixture) == template_child (slot, "choose_button"));
}

static void
test_keyboard (PlayersFixture *fixture, gconstpointer data)
{
  GtkWidget *first = get_card (fixture, 0), *second = get_card (fixture, 1);
  guint stops = 0;

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_FORWARD);
  g_assert_true (get_focus (fixture) == first);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_DOWN);
  g_assert_true (get_focus (fixture) == second);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_UP);
  g_assert_true (get_focus (fixture) == first);
  for (gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_FORWARD); get_focus (fixture) != second;
       stops++)
    {
      g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), first));
      g_assert_true (gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_FORWARD));
    }
  g_assert_cmpuint (stops, >=, 1);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), first));
}

/* --- right to left --- */

static void
test_right_to_left (PlayersFixture *fixture, gconstpointer data)
{
  int now = get_state (fixture)->players[0].counters[PANDORIA_COUNTER_POINTS];
  g_autofree char *change = g_strdup_printf ("← %d", now);
  g_autoptr (GPtrArray) points = NULL;
  graphene_rect_t bounds;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show_panel (fixture, fixture->game, SIDE_WIDTH);
  show_changes (fixture);
  panel_assert_label (get_card (fixture, 0), change);
  points = panel_find_all (get_card (fixture, 0), PANDORIA_TYPE_POINTS_VIEW);
  g_assert_cmpuint (points->len, ==, 1);
  g_assert_true (gtk_widget_compute_bounds (points->pdata[0], fixture->panel, &bounds));
  g_assert_cmpfloat (bounds.origin.x, <, SIDE_WIDTH / 4.0f);
}

/* Returns: whether the first number of @label is left of the last one. */
static gboolean
begins_at_left (GtkLabel *label)
{
  PangoRectangle first, last;

  pango_layout_index_to_pos (gtk_label_get_layout (label), 0, &first);
  pango_layout_index_to_pos (gtk_label_get_layout (label),
                             (int) strlen (gtk_label_get_label (label)) - 1, &last);
  return first.x < last.x;
}

/* The parts follow the reading direction, and so does the arrow between them: for partners, too. */
static void
test_right_to_left_teams (PlayersFixture *fixture, gconstpointer data)
{
  g_autofree char *change = NULL;
  PandoriaResult now;
  GtkLabel *points;

  pandoria_state_get_result (get_state (fixture), &now);
  change = g_strdup_printf ("%d ← %d", now.points[0] + 5, now.points[0]);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show_panel (fixture, fixture->game, SIDE_WIDTH);
  init_preview (fixture);
  fixture->foresight.scored.players[0].counters[PANDORIA_COUNTER_POINTS] += 5;
  show_preview (fixture);
  points = template_child (fixture->panel, "first_points");
  g_assert_cmpstr (gtk_label_get_label (points), ==, change);
  g_assert_true (begins_at_left (points));
}

/* --- the points alone --- */

/* The points come after two signs and the name. */
static const char *
get_points (gpointer chip)
{
  return gtk_label_get_label (GTK_LABEL (template_nth (adw_bin_get_child (chip), 3)));
}

/* The points take one line or two. A previewed act shows its result in numbers and in words. */
static void
test_strip (PlayersFixture *fixture, gconstpointer data)
{
  PandoriaScoreStrip *strip = g_object_new (PANDORIA_TYPE_SCORE_STRIP, NULL);
  int now = get_state (fixture)->players[1].counters[PANDORIA_COUNTER_POINTS];
  g_autofree char *change = g_strdup_printf ("%d → %d", now, now + 5);
  g_autofree char *plain = g_strdup_printf ("%d", now);
  g_autofree char *words
      = g_strdup_printf ("Jonas: %d points, would become %d points", now, now + 5);
  graphene_rect_t second, third;
  gpointer chip;

  init_preview (fixture);
  fixture->foresight.scored.players[1].counters[PANDORIA_COUNTER_POINTS] += 5;
  pandoria_score_strip_set_layout (strip, FALSE, 2, TRUE);
  PANEL_FOLLOW (strip, pandoria_score_strip_show, fixture->game);
  panel_show (fixture->window, GTK_WIDGET (strip));
  chip = template_nth (adw_bin_get_child (ADW_BIN (strip)), 1);
  g_assert_cmpstr (get_points (chip), ==, plain);
  pandoria_score_strip_show (strip, &fixture->view, PANDORIA_PLAY_PREVIEW);
  g_assert_cmpstr (get_points (chip), ==, change);
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (chip), words));
  g_assert_true (gtk_widget_compute_bounds (chip, GTK_WIDGET (strip), &second));
  g_assert_true (gtk_widget_compute_bounds (template_nth (adw_bin_get_child (ADW_BIN (strip)), 2),
                                            GTK_WIDGET (strip), &third));
  g_assert_cmpfloat (third.origin.y, >=, second.origin.y + second.size.height);
  fixture->view.foresight = NULL;
  pandoria_score_strip_show (strip, &fixture->view, PANDORIA_PLAY_PREVIEW);
  g_assert_cmpstr (get_points (chip), ==, plain);
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
  TEST ("/players/track", test_track, NULL);
  TEST ("/players/small-row", test_small_row, NULL);
  TEST ("/players/state", test_players, NULL);
  TEST ("/players/state/teams", test_players, GINT_TO_POINTER (TRUE));
  TEST ("/players/preview", test_preview, NULL);
  TEST ("/players/words", test_words, NULL);
  TEST ("/players/realm", test_realm, NULL);
  TEST ("/players/slot", test_slot, NULL);
  TEST ("/players/slots-chosen", test_slots_chosen, NULL);
  TEST ("/players/slot-focused", test_slot_focused, NULL);
  TEST ("/players/keyboard", test_keyboard, NULL);
  TEST ("/players/right-to-left", test_right_to_left, NULL);
  TEST ("/players/right-to-left/teams", test_right_to_left_teams, GINT_TO_POINTER (TRUE));
  TEST ("/players/strip", test_strip, NULL);
  return g_test_run ();
}
