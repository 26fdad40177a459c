/* Tests the window of a new game: it is shown and filled in, and its result is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "new-game-fixture.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-new-game-window.h"
#include "pandoria-new-game-window-private.h"
#include "template-child.h"

#include <glib/gstdio.h>

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

  pandoria_seat_row_set_name (new_game_get_seat (window, 1), "Jule");
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (title), "Marta, Jule, Aylin, Pieter · "));
  gtk_editable_set_text (title, "Friday");
  pandoria_seat_row_set_name (new_game_get_seat (window, 1), "Jonas");
  g_assert_cmpstr (gtk_editable_get_text (title), ==, "Friday");
  template_press (window, "next_button");
  new_game_pick_all (window);
  record = new_game_begin (window);
  g_assert_cmpstr (pandoria_record_get_title (record), ==, "Friday");
}

/* A player without a name gets the name of the seat. A fault is shown at once, and gets the focus.
 */
static void
test_missing (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  PandoriaSeatRow *first = new_game_get_seat (window, 0);
  PandoriaSeatRow *second = new_game_get_seat (window, 1);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  template_press (window, "players_2");
  pandoria_seat_row_set_name (first, "player 2");
  template_press (window, "next_button");
  g_assert_false (new_game_is_at_tiles (window));
  g_assert_nonnull (new_game_get_missing (window));
  pandoria_seat_row_set_name (first, "Marta <b> %n");
  g_assert_null (new_game_get_missing (window));
  pandoria_seat_row_set_name (second, "MARTA <b> %n");
  template_press (window, "next_button");
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (second)));
  pandoria_seat_row_set_name (second, " MARTA  <b> %n ");
  g_assert_nonnull (new_game_get_missing (window));
  pandoria_seat_row_set_name (second, "Jonas");
  g_assert_null (new_game_get_missing (window));
  pandoria_seat_row_set_realm (first, PANDORIA_REALM_ELVES);
  pandoria_seat_row_set_realm (second, PANDORIA_REALM_ELVES);
  g_assert_nonnull (new_game_get_missing (window));
  dialog_fixture_show (GTK_WIDGET (window), "new-game-missing");
  template_press (window, "next_button");
  g_assert_false (new_game_is_at_tiles (window));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         template_child (second, "realm")));
  pandoria_seat_row_set_realm (second, PANDORIA_REALM_HANBOK);
  g_assert_null (new_game_get_missing (window));
  template_press (window, "next_button");
  template_press (window, "begin_button"); /* without start tiles */
  g_assert_nonnull (new_game_get_missing (window));
  new_game_pick_all (window);
  g_assert_null (new_game_get_missing (window));
  record = pandoria_new_game_window_make_record (window, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 0), ==, "Marta <b> %n");
  g_assert_cmpuint (pandoria_record_get_setup (record)->players[1].realm, ==,
                    PANDORIA_REALM_HANBOK);
  g_assert_cmpuint (pandoria_record_get_setup (record)->n_players, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_variants (void)
{
  for (guint variant = 0; variant < PANDORIA_N_VARIANTS; variant++)
    {
      PandoriaNewGameWindow *window = new_game_open ();
      PandoriaSeatRow *first = new_game_get_seat (window, 0);
      g_autoptr (PandoriaRecord) record = NULL;
      g_autofree char *name = g_strdup_printf ("new-game-%s", pandoria_variant_key (variant));

      pandoria_seat_row_set_realm (first, PANDORIA_REALM_NYMPHS);
      pandoria_variant_cards_set (template_child (window, "variant_cards"), variant);
      if (variant == PANDORIA_VARIANT_BEGINNER)
        pandoria_seat_row_set_realm (first, PANDORIA_REALM_DWARVES);
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

  pandoria_variant_cards_set (template_child (window, "variant_cards"), PANDORIA_VARIANT_BEGINNER);
  template_press (window, "next_button");
  g_assert_false (new_game_is_at_tiles (window));
  g_assert_nonnull (new_game_get_missing (window));
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (pandoria_seat_row_get_realm (new_game_get_seat (window, i)), !=,
                      PANDORIA_REALM_NONE);
  dialog_fixture_show (GTK_WIDGET (window), "new-game-dealt");
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                              template_child (new_game_get_seat (window, 0), "start_box")));
  template_press (window, "next_button");
  g_assert_true (new_game_is_at_tiles (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- lots ----------------------------------------------------------------------------------- */

static guint
read_realms (gpointer window)
{
  guint realms = 0;

  for (guint i = 0; i < 4; i++)
    realms
        = realms * PANDORIA_N_REALMS + pandoria_seat_row_get_realm (new_game_get_seat (window, i));
  return realms;
}

/* Random values are visible, and can be drawn again. Chosen values stay. The same seed gives the
 * same values. */
static void
test_draw (void)
{
  gpointer window = new_game_open (), other = new_game_open ();
  guint drawn, differing = 0;

  pandoria_seat_row_set_realm (new_game_get_seat (window, 1), PANDORIA_REALM_ELVES);
  pandoria_seat_row_set_realm (new_game_get_seat (other, 1), PANDORIA_REALM_ELVES);
  template_press (window, "draw_button");
  template_press (other, "draw_button");
  drawn = read_realms (window);
  g_assert_cmpuint (drawn, ==, read_realms (other));
  for (guint i = 0; i < 20; i++)
    {
      template_press (window, "draw_button");
      g_assert_cmpuint (pandoria_seat_row_get_realm (new_game_get_seat (window, 1)), ==,
                        PANDORIA_REALM_ELVES);
      g_assert_cmpuint (pandoria_seat_row_get_realm (new_game_get_seat (window, 0)), !=,
                        PANDORIA_REALM_NONE);
      differing += read_realms (window) != drawn;
    }
  g_assert_cmpuint (differing, >, 10);
  drawn = read_realms (window);
  template_press (window, "next_button"); /* drawn values are not drawn again */
  g_assert_cmpuint (read_realms (window), ==, drawn);
  gtk_window_destroy (window);
  gtk_window_destroy (other);
}

static void
test_start (void)
{
  gpointer window = new_game_open ();
  gpointer row = template_child (window, "start_row");
  guint begun = 0;

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (PandoriaRecord) record = NULL;
      g_autofree char *said = NULL;
      guint seat;

      template_press (window, "start_button");
      record = pandoria_new_game_window_make_record (window, NULL);
      if (record == NULL) /* no start tiles yet */
        {
          template_press (window, "next_button");
          new_game_pick_all (window);
          template_press (window, "back_button");
          record = pandoria_new_game_window_make_record (window, NULL);
        }
      seat = pandoria_record_get_setup (record)->start_player;
      said = g_strdup_printf ("Drawn by lot: %s begins",
                              pandoria_record_get_player_name (record, seat));
      g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, said);
      begun |= 1u << seat;
    }
  g_assert_cmpuint (begun, ==, 15);
  adw_combo_row_set_selected (row, 3);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "");
  template_press (window, "next_button");
  g_assert_true (g_str_has_prefix (template_text (window, "sentence"), "Aylin ("));
  gtk_window_destroy (window);
}

/* Moving a seat moves everything in it. The starting player stays the same. */
static void
test_move (void)
{
  gpointer window = new_game_open ();
  PandoriaSeatRow *marta = new_game_get_seat (window, 0);
  g_autoptr (PandoriaRecord) record = NULL;

  adw_combo_row_set_selected (template_child (window, "start_row"), 1);
  pandoria_seat_row_set_realm (marta, PANDORIA_REALM_ELVES);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (marta), "seat.move", "i", 1));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (marta), "seat.move", "i", 1));
  g_assert_true (new_game_get_seat (window, 2) == marta);
  g_assert_cmpstr (pandoria_seat_row_get_name (new_game_get_seat (window, 0)), ==, "Jonas");
  gtk_widget_activate_action (GTK_WIDGET (new_game_get_seat (window, 0)), "seat.move", "i",
                              -1); /* no seat there */
  g_assert_cmpstr (pandoria_seat_row_get_name (new_game_get_seat (window, 0)), ==, "Jonas");
  template_press (window, "next_button");
  new_game_pick_all (window);
  record = new_game_begin (window);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 2), ==, "Marta");
  g_assert_cmpuint (pandoria_record_get_setup (record)->players[2].realm, ==, PANDORIA_REALM_ELVES);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_player, ==, 2);
}

/* --- earlier groups ------------------------------------------------------------------------- */

/* One press enters the group of the last game again, with its realms. */
static void
test_remember (void)
{
  gpointer window = new_game_open ();

  template_press (window, "players_3");
  pandoria_seat_row_set_realm (new_game_get_seat (window, 2), PANDORIA_REALM_NYMPHS);
  pandoria_new_game_window_remember (window);
  gtk_window_destroy (window);

  window = pandoria_new_game_window_new (NULL);
  g_assert_cmpstr (pandoria_seat_row_get_name (new_game_get_seat (window, 2)), ==, "");
  g_assert_true (gtk_widget_get_visible (template_child (window, "last_list")));
  dialog_fixture_show (window, "new-game-last");
  g_signal_emit_by_name (template_child (window, "last_row"), "activated");
  g_assert_cmpstr (pandoria_seat_row_get_name (new_game_get_seat (window, 2)), ==, "Aylin");
  g_assert_cmpuint (pandoria_seat_row_get_realm (new_game_get_seat (window, 2)), ==,
                    PANDORIA_REALM_NYMPHS);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (new_game_get_seat (window, 3))));
  gtk_window_destroy (window);
}

/* Adds a user's board to the shipped ones, which differs only in its name. */
static char *
add_own_board (void)
{
  g_autofree char *folder
      = g_build_filename (g_get_user_data_dir (), "pandoria-companion", "boards", NULL);
  g_autoptr (GBytes) board = g_resources_lookup_data (FIXTURE_PREFIX "data/boards/river-b.json",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_auto (GStrv) parts = NULL;
  g_autofree char *text = NULL;
  char *path;

  g_assert_nonnull (board);
  parts = g_strsplit (g_bytes_get_data (board, NULL), "\"river-b\"", 2);
  text = g_strjoinv ("\"own\"", parts);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  path = g_build_filename (folder, "own.json", NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* When the window opens again, it has the old entries and the present boards. */
static void
test_resume (void)
{
  gpointer window = new_game_open ();
  gpointer boards = template_child (window, "board_row");
  g_autofree char *path = NULL;
  g_autoptr (PandoriaRecord) before = NULL, after = NULL, third = NULL;
  guint n = g_list_model_get_n_items (adw_combo_row_get_model (boards)), chosen;

  g_assert_cmpuint (n, >=, 2);
  adw_combo_row_set_selected (boards, 1);
  template_press (window, "draw_button");
  template_press (window, "next_button");
  new_game_pick_all (window);
  before = pandoria_new_game_window_make_record (window, NULL);
  template_press (window, "back_button");
  dialog_fixture_show (window, "new-game-before");
  gtk_widget_set_visible (window, FALSE);
  path = add_own_board ();
  pandoria_new_game_window_resume (window);
  dialog_fixture_show (window, "new-game-again");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (boards)), ==, n + 1);
  g_assert_true (gtk_window_get_focus (window) == template_child (window, "next_button"));
  after = pandoria_new_game_window_make_record (window, NULL);
  g_assert_cmpmem (pandoria_record_get_setup (after), sizeof (PandoriaSetup),
                   pandoria_record_get_setup (before), sizeof (PandoriaSetup));
  adw_combo_row_set_selected (boards, n);
  g_assert_cmpint (g_unlink (path), ==, 0); /* the chosen board no longer exists */
  pandoria_new_game_window_resume (window);
  chosen = adw_combo_row_get_selected (boards);
  g_assert_cmpuint (chosen, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (boards)), ==, n);
  third = pandoria_new_game_window_make_record (window, NULL); /* its start tiles are not chosen */
  g_assert_null (third);
  gtk_window_destroy (window);
}

/* The window returns the setup of an existing game unchanged, including parts that no page shows.
 * Only edits change it. */
static void
test_edit (void)
{
  gpointer window = new_game_open ();
  g_autoptr (PandoriaRecord) first = NULL, record = NULL, same = NULL, changed = NULL;
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  const char *names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  PandoriaColor colors[] = { 2, 0, 3, 1 };

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "next_button");
  new_game_pick_all (window);
  gtk_switch_set_active (template_child (window, "printed_switch"), TRUE);
  new_game_press_space (window, "D5");
  new_game_press_space (window, "D6");
  new_game_pick (window, 3);
  new_game_pick (window, 8);
  pandoria_relic_rack_add (new_game_get_relics (window), 2, 3);
  new_game_enter_monuments (window, 6, 2);
  first = new_game_begin (window);
  *setup = *pandoria_record_get_setup (first);
  setup->double_tiles = 30; /* no page has these */
  setup->players[1].points = 7;
  setup->monuments[0] = 6;
  setup->monuments[setup->n_monuments - 1] = 3;
  record = pandoria_record_new (setup, pandoria_record_get_board_json (first), names, colors,
                                "Friday", "2026-01-02T03:04:05Z", NULL);
  g_assert_nonnull (record);

  window = pandoria_new_game_window_new_for_record (NULL, record);
  dialog_fixture_show (window, "new-game-edit");
  template_press (window, "next_button");
  g_assert_true (new_game_is_at_tiles (window));
  same = pandoria_new_game_window_make_record (window, NULL);
  g_assert_cmpmem (pandoria_record_get_setup (same), sizeof *setup,
                   pandoria_record_get_setup (record), sizeof *setup);
  g_assert_cmpstr (pandoria_record_get_title (same), ==, "Friday");
  g_assert_cmpuint (pandoria_record_get_player_color (same, 2), ==, 3);
  template_press (window, "back_button");
  pandoria_seat_row_set_name (new_game_get_seat (window, 3), "Piet");
  gtk_widget_activate_action (GTK_WIDGET (new_game_get_seat (window, 1)), "seat.move", "i", -1);
  template_press (window, "next_button");
  new_game_press_space (window, "H6");
  new_game_pick (window, 8);
  changed = new_game_begin (window);
  g_assert_cmpstr (pandoria_record_get_player_name (changed, 3), ==, "Piet");
  g_assert_cmpuint (pandoria_record_get_setup (changed)->double_tiles, ==, 30);
  g_assert_cmpint (pandoria_record_get_setup (changed)->players[0].points, ==, 7);
  g_assert_cmpint (pandoria_record_get_setup (changed)->players[1].points, ==, PANDORIA_DEFAULT);
  g_assert_cmpint (memcmp (pandoria_record_get_setup (changed)->start_tiles, setup->start_tiles,
                           sizeof setup->start_tiles),
                   !=, 0);
}

static void
test_deal (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);

  for (guint set = 0; set < PANDORIA_N_REALM_SETS; set++)
    for (guint i = 0; i < 50; i++)
      {
        guint seen = 0;

        pandoria_setup_init (setup, 4);
        g_assert_true (pandoria_realm_deal (setup, set, rand));
        for (guint seat = 0; seat < 4; seat++)
          seen |= 1u << setup->players[seat].realm;
        g_assert_cmpint (__builtin_popcount (seen), ==, 4);
        g_assert_cmpuint (seen & 1, ==, 0);
      }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/new-game/begin", test_begin);
  g_test_add_func ("/new-game/title", test_title);
  g_test_add_func ("/new-game/missing", test_missing);
  g_test_add_func ("/new-game/variants", test_variants);
  g_test_add_func ("/new-game/card-lines", test_card_lines);
  g_test_add_func ("/new-game/dealt-first", test_dealt_first);
  g_test_add_func ("/new-game/draw", test_draw);
  g_test_add_func ("/new-game/start", test_start);
  g_test_add_func ("/new-game/move", test_move);
  g_test_add_func ("/new-game/remember", test_remember);
  g_test_add_func ("/new-game/resume", test_resume);
  g_test_add_func ("/new-game/edit", test_edit);
  g_test_add_func ("/new-game/deal", test_deal);
  return g_test_run ();
}
