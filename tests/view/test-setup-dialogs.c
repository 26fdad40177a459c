/* Tests the window of a new game: it is shown and filled in, and its result is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "new-game-fixture.h"
#include "pandoria-settings.h"
#include "template-child.h"

#include <string.h>

static void
test_begin (void)
{
  GtkWidget *window = new_game_open ();
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const PandoriaSetup *setup;

  dialog_fixture_show (window, "new-game");
  g_assert_null (new_game_get_missing (window));
  template_press (window, "next_button");
  g_assert_true (new_game_is_at_tiles (window));
  dialog_fixture_show (window, "new-game-tiles");
  new_game_pick_all (window);
  g_assert_null (new_game_get_missing (window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == template_child (window, "begin_button"));
  dialog_fixture_show (window, "new-game-chosen");
  record = new_game_begin (window);
  g_assert_nonnull (record);
  setup = pandoria_record_get_setup (record);
  g_assert_cmpuint (setup->n_players, ==, 4);
  g_assert_cmpuint (setup->start_tiles[0][0].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_assert_cmpuint (setup->start_tiles[1][1].terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpuint (pandoria_record_get_n_actions (record), ==, 0);
  g_assert_true (
      g_str_has_prefix (pandoria_record_get_title (record), "Marta, Jonas, Aylin, Pieter · "));
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
}

/* The title follows the players until the user enters another one. */
static void
test_title (void)
{
  GtkWidget *window = new_game_open ();
  GtkEditable *title = template_child (window, "title_row");
  g_autoptr (PandoriaRecord) record = NULL;

  new_game_set_name (window, 1, "Jule");
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (title), "Marta, Jule, Aylin, Pieter · "));
  gtk_editable_set_text (title, "Friday");
  new_game_set_name (window, 1, "Jonas");
  g_assert_cmpstr (gtk_editable_get_text (title), ==, "Friday");
  template_press (window, "next_button");
  new_game_pick_all (window);
  record = new_game_begin (window);
  g_assert_cmpstr (pandoria_record_get_title (record), ==, "Friday");
}

/* A fault is shown at once, and gets the focus when the user continues; a missing entry is shown
 * only then. */
static void
test_missing (void)
{
  gpointer window = new_game_open ();
  GtkWidget *second = GTK_WIDGET (new_game_get_seat (window, 1));

  new_game_set_name (window, 1, "MARTA");
  g_assert_cmpstr (new_game_get_missing (window), ==, "Players 1 and 2 have the same name.");
  template_press (window, "next_button");
  g_assert_false (new_game_is_at_tiles (window));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), second));
  new_game_set_name (window, 1, "Jonas");
  g_assert_null (new_game_get_missing (window));
  new_game_set_realm (window, 0, PANDORIA_REALM_ELVES);
  new_game_set_realm (window, 1, PANDORIA_REALM_ELVES);
  g_assert_nonnull (new_game_get_missing (window));
  dialog_fixture_show (window, "new-game-missing");
  template_press (window, "next_button");
  g_assert_false (new_game_is_at_tiles (window));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (window), template_child (second, "realm")));
  gtk_switch_set_active (template_child (window, "same_realm_switch"), TRUE);
  g_assert_null (new_game_get_missing (window));
  template_press (window, "next_button");
  g_assert_null (new_game_get_missing (window));
  template_press (window, "begin_button"); /* without start tiles */
  g_assert_nonnull (new_game_get_missing (window));
  new_game_pick_all (window);
  g_assert_null (new_game_get_missing (window));
  gtk_window_destroy (window);
}

/* The controls show the choices, and change them. */
static void
test_bindings (void)
{
  static const char *const flags[][2] = {
    { "artifacts_switch", "artifacts" },   { "printed_switch", "printed" },
    { "same_realm_switch", "same-realm" }, { "under_way_switch", "under-way" },
    { "partners_button", "partners" },     { "tie_total_check", "tie-total" },
  };
  static const char *const numbers[][2] = {
    { "edition_row", "edition" },
    { "set_row", "realm-set" },
    { "start_row", "start" },
  };
  gpointer window = new_game_open ();
  PandoriaNewGame *game = new_game_get_choices (window);

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    for (gboolean on = TRUE; on >= FALSE; on--)
      {
        GtkWidget *control = template_child (window, flags[i][0]);
        gboolean shown, chosen;

        g_object_set (control, "active", on, NULL);
        g_object_get (game, flags[i][1], &chosen, NULL);
        g_assert_cmpint (chosen, ==, on);
        g_object_set (game, flags[i][1], !on, NULL);
        g_object_get (control, "active", &shown, NULL);
        g_assert_cmpint (shown, ==, !on);
      }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      GtkWidget *row = template_child (window, numbers[i][0]);
      guint shown, chosen;

      g_object_set (row, "selected", 1u, NULL);
      g_object_get (game, numbers[i][1], &chosen, NULL);
      g_assert_cmpuint (chosen, ==, 1);
      g_object_set (game, numbers[i][1], 0u, NULL);
      g_object_get (row, "selected", &shown, NULL);
      g_assert_cmpuint (shown, ==, 0);
    }
  g_assert_false (gtk_toggle_button_get_active (template_child (window, "each_button")));
  g_object_set (game, "partners", FALSE, NULL);
  g_assert_true (gtk_toggle_button_get_active (template_child (window, "each_button")));
  gtk_window_destroy (window);
}

/* The row of the boards shows the chosen one, and chooses. Reading the boards again does not. */
static void
test_board (void)
{
  gpointer window = new_game_open ();
  PandoriaBoardChoice *boards = pandoria_new_game_get_boards (new_game_get_choices (window));
  AdwComboRow *row = template_child (window, "board_row");
  guint chosen;

  adw_combo_row_set_selected (row, 1);
  g_object_get (boards, "chosen", &chosen, NULL);
  g_assert_cmpuint (chosen, ==, 1);
  pandoria_board_choice_offer (boards);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
  g_object_set (boards, "chosen", 0u, NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  gtk_window_destroy (window);
}

static void
test_variants (void)
{
  for (guint variant = 0; variant < PANDORIA_N_VARIANTS; variant++)
    {
      PandoriaNewGameWindow *window = new_game_open ();
      g_autoptr (PandoriaRecord) record = NULL;
      g_autofree char *name = g_strdup_printf ("new-game-%s", pandoria_variant_key (variant));

      new_game_set_realm (window, 0, PANDORIA_REALM_NYMPHS);
      new_game_set_variant (window, variant);
      if (variant == PANDORIA_VARIANT_BEGINNER)
        new_game_set_realm (window, 0, PANDORIA_REALM_DWARVES);
      dialog_fixture_show (GTK_WIDGET (window), name);
      template_press (window, "next_button");
      if (variant == PANDORIA_VARIANT_BEGINNER)
        template_press (window, "next_button");
      new_game_pick_all (window);
      record = new_game_begin (window);
      g_assert_cmpuint (pandoria_record_get_setup (record)->variant, ==, variant);
    }
}

/* Appends the upper edges in @window of the cards within @widget to @tops. */
static void
read_tops (GtkWidget *widget, GtkWidget *window, GArray *tops)
{
  graphene_rect_t bounds;

  if (GTK_IS_TOGGLE_BUTTON (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
      g_array_append_val (tops, bounds.origin.y);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_tops (child, window, tops);
}

static guint
count_lines (GArray *tops)
{
  guint lines = 1;

  for (guint i = 1; i < tops->len; i++)
    if (g_array_index (tops, float, i) > g_array_index (tops, float, i - 1))
      lines++;
  return lines;
}

/* At each width and text size, the lines are equally long: of two cards, or of one. */
static void
test_card_lines (void)
{
  static const struct
  {
    int width;
    double scale;
    guint lines;
  } rows[] = { { 360, 1, 2 }, { 480, 1, 2 },  { 560, 1, 2 }, { 600, 1, 2 },
               { 800, 1, 2 }, { 1024, 1, 2 }, { 360, 2, 4 }, { 600, 2, 4 } };
  GtkWidget *window = new_game_open ();

  gtk_widget_set_opacity (window, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) tops = g_array_new (FALSE, FALSE, sizeof (float));

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (rows[i].scale * 96 * 1024),
                    NULL);
      gtk_window_set_default_size (GTK_WINDOW (window), rows[i].width, 720);
      gtk_window_present (GTK_WINDOW (window));
      gtk_test_widget_wait_for_draw (window);
      dialog_fixture_settle ();
      read_tops (template_child (window, "variant_cards"), window, tops);
      g_assert_cmpuint (tops->len, ==, PANDORIA_N_VARIANTS);
      g_test_message ("%d px, text %g: %d px, %u lines", rows[i].width, rows[i].scale,
                      gtk_widget_get_width (window), count_lines (tops));
      g_assert_cmpuint (count_lines (tops), ==, rows[i].lines);
      g_assert_cmpfloat (g_array_index (tops, float, 1), <, g_array_index (tops, float, 2));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The beginner's game deals first, and asks for the buildings of the realms, at the first; the
 * second press continues. */
static void
test_dealt_first (void)
{
  PandoriaNewGameWindow *window = new_game_open ();

  new_game_set_variant (window, PANDORIA_VARIANT_BEGINNER);
  template_press (window, "next_button");
  g_assert_false (new_game_is_at_tiles (window));
  g_assert_nonnull (new_game_get_missing (window));
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (
        gtk_drop_down_get_selected (template_child (new_game_get_seat (window, i), "realm")), >, 0);
  dialog_fixture_show (GTK_WIDGET (window), "new-game-dealt");
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                              template_child (new_game_get_seat (window, 0), "start_box")));
  template_press (window, "next_button");
  g_assert_true (new_game_is_at_tiles (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- lots ----------------------------------------------------------------------------------- */

/* The drawn start player is named in the row, and is drawn again by its button; a chosen one is
 * named on the second page. */
static void
test_start (void)
{
  gpointer window = new_game_open ();
  gpointer row = template_child (window, "start_row");

  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "");
  template_press (row, "start_button");
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (row), "Drawn by lot: "));
  adw_combo_row_set_selected (row, 3);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "");
  g_assert_false (gtk_widget_get_visible (template_child (row, "start_button")));
  template_press (window, "next_button");
  g_assert_true (g_str_has_prefix (template_text (window, "sentence"), "Aylin ("));
  gtk_window_destroy (window);
}

/* --- earlier groups ------------------------------------------------------------------------- */

/* One press enters the group of the last game again, with its realms. */
static void
test_remember (void)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  gpointer window = new_game_open ();

  template_press (window, "players_3");
  new_game_set_realm (window, 2, PANDORIA_REALM_NYMPHS);
  pandoria_new_game_remember (new_game_get_choices (window), settings);
  gtk_window_destroy (window);

  window = pandoria_new_game_window_new (NULL);
  g_assert_cmpstr (new_game_get_name (window, 2), ==, "");
  g_assert_true (gtk_widget_get_visible (template_child (window, "last_list")));
  dialog_fixture_show (window, "new-game-last");
  g_signal_emit_by_name (template_child (window, "last_row"), "activated");
  g_assert_cmpstr (new_game_get_name (window, 2), ==, "Aylin");
  g_assert_cmpuint (new_game_get_realm (window, 2), ==, PANDORIA_REALM_NYMPHS);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (new_game_get_seat (window, 3))));
  gtk_window_destroy (window);
}

/* When the window opens again, it has its entries, and offers to start over. */
static void
test_resume (void)
{
  gpointer window = new_game_open ();

  template_press (window, "next_button");
  new_game_pick_all (window);
  template_press (window, "back_button");
  dialog_fixture_show (window, "new-game-before");
  gtk_widget_set_visible (window, FALSE);
  g_assert_false (gtk_widget_get_visible (template_child (window, "again_row")));
  pandoria_new_game_window_resume (window);
  dialog_fixture_show (window, "new-game-again");
  g_assert_true (gtk_widget_get_visible (template_child (window, "again_row")));
  g_assert_true (gtk_window_get_focus (window) == template_child (window, "next_button"));
  g_assert_cmpstr (new_game_get_name (window, 3), ==, "Pieter");
  gtk_window_destroy (window);
}

/* The window shows the choices of an existing game, and hands over who had which seat. */
static guint8 handed_over[PANDORIA_MAX_PLAYERS];

static char *
on_created (gpointer record, const guint8 *origins)
{
  memcpy (handed_over, origins, sizeof handed_over);
  return NULL;
}

static void
test_edit (void)
{
  gpointer window = new_game_open ();
  g_autoptr (PandoriaRecord) record = NULL, changed = NULL;

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "next_button");
  new_game_pick_all (window);
  gtk_switch_set_active (template_child (window, "printed_switch"), TRUE);
  new_game_press_space (window, "D5");
  new_game_press_space (window, "D6");
  new_game_pick (window, 3);
  new_game_pick (window, 8);
  new_game_enter_monuments (window, 6, 2);
  record = new_game_begin (window);

  window = pandoria_new_game_window_new_for_record (NULL, record);
  dialog_fixture_show (window, "new-game-edit");
  g_assert_cmpstr (new_game_get_name (window, 1), ==, "Jonas");
  g_assert_true (gtk_switch_get_active (template_child (window, "artifacts_switch")));
  g_assert_true (gtk_switch_get_active (template_child (window, "printed_switch")));
  g_assert_true (adw_expander_row_get_enable_expansion (template_child (window, "monument_split")));
  gtk_widget_activate_action (GTK_WIDGET (new_game_get_seat (window, 1)), "seat.move", "i", -1);
  g_assert_cmpstr (new_game_get_name (window, 0), ==, "Jonas");
  template_press (window, "next_button");
  g_assert_true (new_game_is_at_tiles (window));
  g_signal_connect_swapped (window, "created", G_CALLBACK (on_created), record);
  changed = new_game_begin (window);
  g_assert_cmpstr (pandoria_record_get_player_name (changed, 0), ==, "Jonas");
  g_assert_cmpuint (handed_over[0], ==, 1);
  g_assert_cmpuint (handed_over[1], ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/new-game/begin", test_begin);
  g_test_add_func ("/new-game/title", test_title);
  g_test_add_func ("/new-game/missing", test_missing);
  g_test_add_func ("/new-game/bindings", test_bindings);
  g_test_add_func ("/new-game/board", test_board);
  g_test_add_func ("/new-game/variants", test_variants);
  g_test_add_func ("/new-game/card-lines", test_card_lines);
  g_test_add_func ("/new-game/dealt-first", test_dealt_first);
  g_test_add_func ("/new-game/start", test_start);
  g_test_add_func ("/new-game/remember", test_remember);
  g_test_add_func ("/new-game/resume", test_resume);
  g_test_add_func ("/new-game/edit", test_edit);
  return g_test_run ();
}
