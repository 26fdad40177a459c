/* Tests the corrections dialog with real widgets: each page, its options in each game, and the acts
 * that it enters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "catalogue-fixture.h"
#include "dialog-fixture.h"
#include "markers.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-space-panel.h"
#include "template-child.h"

static const PandoriaRealm realms[]
    = { PANDORIA_REALM_HANBOK, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_GOBLINS };

static PandoriaGame *
make_game (void)
{
  return dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR, PANDORIA_EDITION_FIRST,
                                      TRUE);
}

static PandoriaCorrectionsDialog *
open_dialog (PandoriaGame *game, PandoriaCatalogue *catalogue, const char *page)
{
  GtkWidget *dialog = pandoria_corrections_dialog_new (NULL, game, catalogue);

  adw_view_stack_set_visible_child_name (template_child (dialog, "stack"), page);
  return PANDORIA_CORRECTIONS_DIALOG (dialog);
}

static gboolean
can_be_pressed (PandoriaCorrectionsDialog *dialog)
{
  return gtk_widget_get_sensitive (template_child (dialog, "button"));
}

/* Returns: whether @widget is the row called @title. */
static gboolean
is_row (gpointer widget, gconstpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget)
         && g_str_equal (adw_preferences_row_get_title (widget), title);
}

static void
set_number (gpointer panel, const char *title, int value)
{
  GtkWidget *row = template_find (panel, is_row, title);

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_get_visible (row));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (template_find_type (row, GTK_TYPE_SPIN_BUTTON)),
                             value);
}

static int
get_number (gpointer panel, const char *title)
{
  return gtk_spin_button_get_value_as_int (
      template_find_type (template_find (panel, is_row, title), GTK_TYPE_SPIN_BUTTON));
}

/* Chooses @choice in the row called @title. */
static void
choose (gpointer panel, const char *title, const char *choice)
{
  AdwComboRow *row = ADW_COMBO_ROW (template_find (panel, is_row, title));
  GListModel *names = adw_combo_row_get_model (row);

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (row)));
  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    {
      g_autoptr (GtkStringObject) name = g_list_model_get_item (names, i);

      if (strcmp (gtk_string_object_get_string (name), choice) == 0)
        {
          adw_combo_row_set_selected (row, i);
          return;
        }
    }
  g_error ("%s does not offer %s", title, choice);
}

static gboolean
is_offered (gpointer panel, const char *title)
{
  GtkWidget *row = template_find (panel, is_row, title);

  for (GtkWidget *widget = row; widget != NULL && widget != GTK_WIDGET (panel);
       widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget))
      return FALSE;
  return row != NULL;
}

static void
test_markers (void)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game (2, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
  PandoriaCorrectionsDialog *dialog
      = PANDORIA_CORRECTIONS_DIALOG (pandoria_corrections_dialog_new (NULL, game, NULL));
  PandoriaMarkersPanel *markers = template_child (dialog, "markers");

  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (markers), 1);
  markers_set_value (markers, PANDORIA_COUNTER_POINTS, 17);
  markers_set_value (markers, PANDORIA_COUNTER_GOLD, 0);
  dialog_fixture_show (GTK_WIDGET (dialog), "corrections-markers");
  template_press (dialog, "button");
  g_assert_cmpint (pandoria_game_get_state (game)->players[1].counters[PANDORIA_COUNTER_POINTS], ==,
                   17);
  g_assert_cmpint (pandoria_game_get_state (game)->players[1].counters[PANDORIA_COUNTER_GOLD], ==,
                   0);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  template_press (dialog, "button"); /* no difference is left */
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_space (void)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game (2, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
  PandoriaCorrectionsDialog *dialog
      = PANDORIA_CORRECTIONS_DIALOG (pandoria_corrections_dialog_new (NULL, game, NULL));
  PandoriaSpacePanel *panel = template_child (dialog, "space");
  PandoriaSpace space
      = pandoria_game_get_record (game) != NULL ? pandoria_space_from_name ("H6") : 0;
  PandoriaSpaceWish wish = {
    .terrain = PANDORIA_TERRAIN_CITY, .symbols = 3, .castle = -1, .figure = 1, .leader = TRUE
  };
  PandoriaSpaceWish now;

  pandoria_corrections_dialog_show_space (dialog, space);
  dialog_fixture_show (GTK_WIDGET (dialog), "corrections-space");
  pandoria_space_panel_set_wish (panel, &wish);
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "reason")));
  template_press (dialog, "button");
  pandoria_space_edit_read (pandoria_game_get_state (game), space, &now);
  g_assert_cmpmem (&now, sizeof now, &wish, sizeof wish);

  wish = (PandoriaSpaceWish){ .terrain = -1, .castle = 0, .figure = 0 };
  pandoria_space_panel_set_wish (panel, &wish);
  template_press (dialog, "button");
  pandoria_space_edit_read (pandoria_game_get_state (game), space, &now);
  g_assert_cmpmem (&now, sizeof now, &wish, sizeof wish);
  g_assert_true (pandoria_game_get_state (game)->players[1].leader); /* it went home */

  wish.castle = -1;
  pandoria_space_panel_set_wish (panel, &wish); /* a figure on an empty space */
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "reason")));
  dialog_fixture_show (GTK_WIDGET (dialog), "corrections-impossible");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* --- the tableau ---------------------------------------------------------------------------- */

static void
test_slots (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (PandoriaCatalogue) catalogue = dialog_fixture_make_catalogue ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, catalogue, "tableau");
  PandoriaTableauPanel *panel = template_child (dialog, "tableau");
  const PandoriaSlot *slots = pandoria_game_get_state (game)->players[1].slots;

  g_assert_true (
      pandoria_catalogue_add_building_cost (catalogue, PANDORIA_BUILDING_BANK, 2, 7, NULL));
  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (panel), 1);
  g_assert_false (can_be_pressed (dialog));
  g_assert_false (is_offered (panel, "Printed Cost in Slot 1"));
  choose (panel, "Slot 1", "Bank 2");
  g_assert_true (is_offered (panel, "Printed Cost in Slot 1"));
  g_assert_false (is_offered (panel, "Points of the Monument in Slot 1"));
  g_assert_cmpint (get_number (panel, "Printed Cost in Slot 1"), ==, 7); /* as it is known */
  set_number (panel, "Printed Cost in Slot 1", 9);
  choose (panel, "Figure on Slot 1", "green leader");
  choose (panel, "Slot 4", "Monument");
  set_number (panel, "Points of the Monument in Slot 4", 6);
  g_assert_true (can_be_pressed (dialog));
  dialog_fixture_show (GTK_WIDGET (dialog), "corrections-tableau");
  template_press (dialog, "button");
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1); /* one act */
  slots = pandoria_game_get_state (game)->players[1].slots;
  g_assert_cmpuint (slots[0].building, ==, PANDORIA_BUILDING_BANK);
  g_assert_cmpuint (slots[0].level, ==, 2);
  g_assert_cmpuint (slots[0].cost, ==, 9);
  g_assert_cmpuint (slots[0].occupant, ==, 2);
  g_assert_true (slots[0].occupant_leader);
  g_assert_true (slots[3].has_monument);
  g_assert_cmpuint (slots[3].monument, ==, 6);
  g_assert_false (pandoria_game_get_state (game)->players[2].leader);
  g_assert_false (can_be_pressed (dialog));

  choose (panel, "Slot 2", "Store"); /* the leader is no longer in the reserve */
  choose (panel, "Figure on Slot 2", "green leader");
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "reason")));
  g_assert_false (can_be_pressed (dialog));
  choose (panel, "Figure on Slot 1", "None"); /* unless he moves there from Slot 1 */
  g_assert_true (can_be_pressed (dialog));
  choose (panel, "Slot 1", "Nothing");
  template_press (dialog, "button");
  slots = pandoria_game_get_state (game)->players[1].slots;
  g_assert_cmpuint (slots[0].building, ==, PANDORIA_BUILDING_NONE);
  g_assert_cmpuint (slots[1].occupant, ==, 2);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Goblins have four slots. No Goblin occupies their buildings here. */
static void
test_slots_of_goblins (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "tableau");
  PandoriaTableauPanel *panel = template_child (dialog, "tableau");

  g_assert_true (is_offered (panel, "Slot 5"));
  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (panel), 2);
  g_assert_true (is_offered (panel, "Slot 4"));
  g_assert_false (is_offered (panel, "Slot 5"));
  choose (panel, "Slot 4", "Store");
  g_assert_false (is_offered (panel, "Figure on Slot 4"));
  template_press (dialog, "button");
  g_assert_cmpuint (pandoria_game_get_state (game)->players[2].slots[3].building, ==,
                    PANDORIA_BUILDING_STORE);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_top_spell (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "tableau");
  PandoriaTableauPanel *panel = template_child (dialog, "tableau");
  const PandoriaTopSpell *top;

  choose (panel, "Top Spell", "Rage 2");
  set_number (panel, "Printed Cost of the Top Spell", 3);
  template_press (dialog, "button");
  top = &pandoria_game_get_state (game)->players[0].top_spell;
  g_assert_cmpuint (top->spell, ==, PANDORIA_SPELL_RAGE);
  g_assert_cmpuint (top->level, ==, 2);
  g_assert_cmpuint (top->cost, ==, 3);
  choose (panel, "Top Spell", "None");
  template_press (dialog, "button");
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].top_spell.spell, ==,
                    PANDORIA_SPELL_NONE);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A player chosen on one page is also shown on the other. */
static void
test_same_player (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "markers");
  AdwViewStack *stack = template_child (dialog, "stack");
  PandoriaMarkersPanel *markers = template_child (dialog, "markers");
  PandoriaTableauPanel *tableau = template_child (dialog, "tableau");

  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (markers), 2);
  adw_view_stack_set_visible_child_name (stack, "space");
  adw_view_stack_set_visible_child_name (stack, "tableau");
  g_assert_cmpuint (pandoria_correction_panel_get_player (PANDORIA_CORRECTION_PANEL (tableau)), ==,
                    2);
  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (tableau), 1);
  adw_view_stack_set_visible_child_name (stack, "space");
  adw_view_stack_set_visible_child_name (stack, "markers");
  g_assert_cmpuint (pandoria_correction_panel_get_player (PANDORIA_CORRECTION_PANEL (markers)), ==,
                    1);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Correct applies the entries of all pages, and for all players. */
static void
test_all_pages (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "tableau");
  AdwViewStack *stack = template_child (dialog, "stack");
  gpointer markers = template_child (dialog, "markers"),
           tableau = template_child (dialog, "tableau");
  const PandoriaState *state;

  choose (tableau, "Top Spell", "Rage 2");
  set_number (tableau, "blue worker", 2);
  pandoria_correction_panel_set_player (tableau, 1);
  g_assert_true (can_be_pressed (dialog));
  choose (tableau, "Slot 1", "Store");
  adw_view_stack_set_visible_child_name (stack, "markers");
  set_number (markers, "Points", 17);
  pandoria_correction_panel_set_player (markers, 2);
  set_number (markers, "Castles in the Supply", 1);
  pandoria_correction_panel_set_player (markers, 0);
  set_number (markers, "Points", 9);
  pandoria_correction_panel_set_player (markers, 1);
  g_assert_cmpint (get_number (markers, "Points"), ==, 17);
  adw_view_stack_set_visible_child_name (stack, "tableau");
  pandoria_correction_panel_set_player (tableau, 0);
  g_assert_cmpint (get_number (tableau, "blue worker"), ==, 2);
  adw_view_stack_set_visible_child_name (stack, "table");
  set_number (template_child (dialog, "table"), "Round", 4);
  template_press (dialog, "button");
  state = pandoria_game_get_state (game);
  g_assert_cmpint (state->players[0].top_spell.spell, ==, PANDORIA_SPELL_RAGE);
  g_assert_cmpuint (state->players[0].n_prisoners, ==, 2);
  g_assert_cmpint (state->players[1].slots[0].building, ==, PANDORIA_BUILDING_STORE);
  g_assert_cmpint (state->players[0].counters[PANDORIA_COUNTER_POINTS], ==, 9);
  g_assert_cmpint (state->players[1].counters[PANDORIA_COUNTER_POINTS], ==, 17);
  g_assert_cmpint (state->players[2].castles, ==, 1);
  g_assert_cmpuint (state->round, ==, 4);
  g_assert_false (can_be_pressed (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Only the Hanbok can have prisoners, and all but the Ghosts can have a ghost. Removing and adding
 * them is one act. */
static void
test_captives (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "tableau");
  PandoriaTableauPanel *panel = template_child (dialog, "tableau");
  const PandoriaPlayerState *hanbok;

  g_assert_false (is_offered (panel, "red worker"));
  set_number (panel, "green worker", 2);
  set_number (panel, "blue leader", 1);
  template_press (dialog, "button");
  set_number (panel, "green worker", 1);
  set_number (panel, "blue leader", 0);
  choose (panel, "Haunted By", "blue leader");
  template_press (dialog, "button");
  hanbok = &pandoria_game_get_state (game)->players[0];
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 2);
  g_assert_cmpuint (hanbok->n_prisoners, ==, 1);
  g_assert_cmpuint (hanbok->prisoners[0].player, ==, 2);
  g_assert_cmpuint (hanbok->haunter.place, ==, PANDORIA_HAUNTER_RESERVE);
  g_assert_cmpuint (hanbok->haunter.figure.player, ==, 1);
  g_assert_true (hanbok->haunter.figure.leader);
  choose (panel, "Haunted By", "Nobody");
  template_press (dialog, "button");
  g_assert_true (pandoria_game_get_state (game)->players[1].leader);

  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (panel), 1);
  g_assert_false (is_offered (panel, "Haunted By"));
  g_assert_false (is_offered (panel, "green worker"));
  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (panel), 2);
  g_assert_true (is_offered (panel, "Haunted By"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static guint
find_ghost_of_first (PandoriaGame *game)
{
  return pandoria_game_get_state (game)->players[0].haunter.place;
}

/* The tableau neither shows nor returns a ghost that is on the board with its host. */
static void
test_ghost_on_board (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.tableau.edit_haunter = PANDORIA_EDIT_SET;
  action.tableau.haunter.player = 1;
  fixture_apply (game, action);
  dialog_fixture_lay (game);
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = pandoria_spaces_first (pandoria_game_get_state (game)->laid_at);
  fixture_apply (game, action);
  g_assert_cmpuint (find_ghost_of_first (game), ==, PANDORIA_HAUNTER_BOARD);
  dialog = open_dialog (game, NULL, "tableau");
  choose (template_child (dialog, "tableau"), "Haunted By", "Nobody");
  g_assert_false (can_be_pressed (dialog));
  choose (template_child (dialog, "tableau"), "Haunted By", "blue worker");
  template_press (dialog, "button");
  g_assert_cmpuint (find_ghost_of_first (game), ==, PANDORIA_HAUNTER_RESERVE);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* --- the table ------------------------------------------------------------------------------ */

static void
test_table (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "table");
  PandoriaTablePanel *panel = template_child (dialog, "table");
  const PandoriaState *state;

  g_assert_false (can_be_pressed (dialog));
  g_assert_false (gtk_widget_get_visible (template_child (panel, "reason")));
  set_number (panel, "Round", 4);
  choose (panel, "Whose Turn It Is", "Aylin");
  gtk_switch_set_active (template_child (panel, "last_round"), TRUE);
  set_number (panel, "Double Tiles Left", 7);
  set_number (panel, "Single Tiles Left", 3);
  set_number (panel, "Cards in the Deck", 0);
  set_number (panel, "Open Cards in the Card Market", 2);
  gtk_editable_set_text (template_child (panel, "monuments"), " 3, 4  6");
  gtk_editable_set_text (template_child (panel, "relics"), "9 3");
  dialog_fixture_show (GTK_WIDGET (dialog), "corrections-table");
  template_press (dialog, "button");
  state = pandoria_game_get_state (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  g_assert_cmpuint (state->round, ==, 4);
  g_assert_cmpuint (state->active, ==, 2);
  g_assert_cmpuint (state->turn, ==, 12);
  g_assert_true (state->last_round);
  g_assert_cmpuint (state->double_tiles, ==, 7);
  g_assert_cmpuint (state->singles, ==, 3);
  g_assert_cmpuint (state->deck, ==, 0);
  g_assert_cmpuint (state->market, ==, 2);
  g_assert_cmpmem (state->monuments, state->n_monuments, "\3\4\6", 3);
  g_assert_cmpmem (state->relics_taken, state->n_relics_taken, "\11\3", 2);
  g_assert_false (can_be_pressed (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Invalid lists, and things that the game does not have, are refused. */
static void
test_table_faults (void)
{
  static const struct
  {
    const char *row, *text;
  } faults[] = { { "monuments", "3 x" }, { "monuments", "100" },
                 { "monuments", "-1" },  { "relics", "4 4" },
                 { "relics", "0" },      { "relics", "7" } /* not with three players */ };
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "table");
  PandoriaTablePanel *panel = template_child (dialog, "table");

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      gtk_editable_set_text (template_child (panel, faults[i].row), faults[i].text);
      g_assert_true (gtk_widget_get_visible (template_child (dialog, "reason")));
      g_assert_cmpstr (template_text (dialog, "reason"), !=, "");
      g_assert_false (can_be_pressed (dialog));
      pandoria_correction_panel_reset (PANDORIA_CORRECTION_PANEL (panel));
      g_assert_false (gtk_widget_get_visible (template_child (dialog, "reason")));
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* During a turn the table is shown, with the reason why it cannot be changed. */
static void
test_table_late (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "table");
  PandoriaTablePanel *panel = template_child (dialog, "table");

  set_number (panel, "Round", 9);
  dialog_fixture_lay (game);
  g_assert_cmpint (get_number (panel, "Round"), ==, 1);
  g_assert_true (gtk_widget_get_visible (template_child (panel, "reason")));
  g_assert_false (gtk_widget_get_sensitive (template_child (panel, "turn_group")));
  g_assert_false (gtk_widget_get_sensitive (template_child (panel, "stacks_group")));
  g_assert_false (can_be_pressed (dialog));
  dialog_fixture_show (GTK_WIDGET (dialog), "corrections-table-late");
  pandoria_game_undo (game);
  g_assert_false (gtk_widget_get_visible (template_child (panel, "reason")));
  g_assert_true (gtk_widget_get_sensitive (template_child (panel, "turn_group")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* --- other games ---------------------------------------------------------------------------- */

static void
test_family (void)
{
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game_of (2, NULL, PANDORIA_VARIANT_FAMILY,
                                                               PANDORIA_EDITION_FIRST, FALSE);
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "table");
  PandoriaTablePanel *panel = template_child (dialog, "table");

  g_assert_false (adw_view_stack_page_get_visible (template_child (dialog, "tableau_page")));
  g_assert_true (is_offered (panel, "Double Tiles Left"));
  g_assert_false (is_offered (panel, "Cards in the Deck"));
  g_assert_false (is_offered (panel, "Open Cards in the Card Market"));
  g_assert_false (gtk_widget_get_visible (template_child (panel, "monuments")));
  g_assert_false (gtk_widget_get_visible (template_child (panel, "relics")));
  set_number (panel, "Single Tiles Left", 1);
  template_press (dialog, "button");
  g_assert_cmpuint (pandoria_game_get_state (game)->singles, ==, 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Artifacts are entered on a tile, in one act with its terrain; neither on printed terrain nor
 * without the module. */
static void
test_artifacts (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (PandoriaGame) plain
      = dialog_fixture_make_game (2, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
  PandoriaCorrectionsDialog *dialog = open_dialog (game, NULL, "space");
  PandoriaSpacePanel *panel = template_child (dialog, "space");
  PandoriaSpace tile
      = pandoria_game_get_record (game) != NULL ? pandoria_space_from_name ("G6") : 0;

  pandoria_corrections_dialog_show_space (dialog, tile);
  g_assert_false (gtk_widget_get_visible (template_child (panel, "artifacts_row")));
  choose (panel, "Contents", "Forest");
  g_assert_true (gtk_widget_get_visible (template_child (panel, "artifacts_row")));
  set_number (panel, "Artifacts", 9);
  template_press (dialog, "button");
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  g_assert_cmpuint (pandoria_state_artifacts_at (pandoria_game_get_state (game), tile), ==, 9);
  set_number (panel, "Artifacts", 2);
  template_press (dialog, "button");
  g_assert_cmpuint (pandoria_state_artifacts_at (pandoria_game_get_state (game), tile), ==, 2);
  pandoria_corrections_dialog_show_space (
      dialog, pandoria_spaces_first (pandoria_game_get_state (game)->printed));
  g_assert_false (gtk_widget_get_visible (template_child (panel, "artifacts_row")));
  gtk_window_destroy (GTK_WINDOW (dialog));

  dialog = open_dialog (plain, NULL, "space");
  panel = template_child (dialog, "space");
  pandoria_corrections_dialog_show_space (dialog, pandoria_space_from_name ("H6"));
  g_assert_false (gtk_widget_get_visible (template_child (panel, "artifacts_row")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/corrections/markers", test_markers);
  g_test_add_func ("/corrections/space", test_space);
  g_test_add_func ("/corrections/slots", test_slots);
  g_test_add_func ("/corrections/slots-of-goblins", test_slots_of_goblins);
  g_test_add_func ("/corrections/top-spell", test_top_spell);
  g_test_add_func ("/corrections/same-player", test_same_player);
  g_test_add_func ("/corrections/all-pages", test_all_pages);
  g_test_add_func ("/corrections/captives", test_captives);
  g_test_add_func ("/corrections/ghost-on-board", test_ghost_on_board);
  g_test_add_func ("/corrections/table", test_table);
  g_test_add_func ("/corrections/table-faults", test_table_faults);
  g_test_add_func ("/corrections/table-late", test_table_late);
  g_test_add_func ("/corrections/family", test_family);
  g_test_add_func ("/corrections/artifacts", test_artifacts);
  return g_test_run ();
}
