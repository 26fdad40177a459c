/* Tests the window of a new game: it is shown, filled in, and its result read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "pandoria-hex-picker.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-new-game-window.h"
#include "pandoria-monument-split.h"
#include "pandoria-relic-list.h"
#include "pandoria-realm-deal.h"
#include "pandoria-seat-row.h"
#include "template-child.h"

/* --- new game ------------------------------------------------------------------------------------------------------- */

static PandoriaSeatRow *
get_seat (gpointer window, int seat)
{
  return PANDORIA_SEAT_ROW (gtk_list_box_get_row_at_index (template_child (window, "seats_list"), seat));
}

/* Returns: (nullable): what keeps the game from beginning, in a sentence. */
static const char *
get_missing (gpointer window)
{
  return gtk_widget_get_visible (template_child (window, "missing_box")) ? template_text (window, "missing_label")
                                                                         : NULL;
}

static void
on_created (PandoriaRecord **created, gpointer record)
{
  *created = pandoria_record_ref (record);
}

static gpointer
open_window (void)
{
  static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  GtkWidget *window = pandoria_new_game_window_new (NULL);

  pandoria_new_game_window_set_seed (PANDORIA_NEW_GAME_WINDOW (window), 7);
  template_press (window, "players_4");
  for (int i = 0; i < 4; i++)
    pandoria_seat_row_set_name (get_seat (window, i), names[i]);
  return window;
}

static gboolean
is_at_tiles (gpointer window)
{
  return gtk_widget_get_visible (template_child (window, "begin_button"));
}

/* Chooses the next open hex of the board by its button, from 1. */
static void
pick (gpointer window, guint number)
{
  pandoria_hex_picker_press (template_child (template_child (window, "start_tiles"), "picker"), number, FALSE);
}

static void
pick_all (gpointer window)
{
  for (guint i = 1; i <= PANDORIA_N_START; i++)
    pick (window, i);
}

static PandoriaRecord *
begin (gpointer window)
{
  PandoriaRecord *record = NULL;

  g_signal_connect_swapped (window, "created", G_CALLBACK (on_created), &record);
  template_press (window, "begin_button");
  return record;
}

static void
test_begin (void)
{
  GtkWidget *window = open_window ();
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const PandoriaSetup *setup;

  dialog_fixture_show (window, "new-game");
  g_assert_null (get_missing (window));
  template_press (window, "next_button");
  g_assert_true (is_at_tiles (window));
  dialog_fixture_show (window, "new-game-tiles");
  pick_all (window);
  g_assert_null (get_missing (window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == template_child (window, "begin_button"));
  dialog_fixture_show (window, "new-game-chosen");
  record = begin (window);
  g_assert_nonnull (record);
  setup = pandoria_record_get_setup (record);
  g_assert_cmpuint (setup->n_players, ==, 4);
  g_assert_cmpuint (setup->start_tiles[0][0].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_assert_cmpuint (setup->start_tiles[1][1].terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpuint (pandoria_record_get_n_actions (record), ==, 0);
  g_assert_true (g_str_has_prefix (pandoria_record_get_title (record), "Marta, Jonas, Aylin, Pieter · "));
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
}

/* The title is of the players as long as nobody gave it another one. */
static void
test_title (void)
{
  GtkWidget *window = open_window ();
  GtkEditable *title = template_child (window, "title_row");
  g_autoptr (PandoriaRecord) record = NULL;

  pandoria_seat_row_set_name (get_seat (window, 1), "Jule");
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (title), "Marta, Jule, Aylin, Pieter · "));
  gtk_editable_set_text (title, "Friday");
  pandoria_seat_row_set_name (get_seat (window, 1), "Jonas");
  g_assert_cmpstr (gtk_editable_get_text (title), ==, "Friday");
  template_press (window, "next_button");
  pick_all (window);
  record = begin (window);
  g_assert_cmpstr (pandoria_record_get_title (record), ==, "Friday");
}

/* What is lacking is said when somebody wants to go on, and the keyboard goes there; what is wrong is said at once. */
static void
test_missing (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  PandoriaSeatRow *first = get_seat (window, 0);
  PandoriaSeatRow *second = get_seat (window, 1);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  template_press (window, "players_2");
  pandoria_seat_row_set_name (first, "Marta <b> %n");
  g_assert_null (get_missing (window));
  template_press (window, "next_button");
  g_assert_false (is_at_tiles (window));
  g_assert_cmpstr (get_missing (window), ==, "Player 2 has no name yet.");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (second)));
  pandoria_seat_row_set_name (second, " MARTA  <b> %n ");
  g_assert_nonnull (get_missing (window));
  pandoria_seat_row_set_name (second, "Jonas");
  g_assert_null (get_missing (window));
  pandoria_seat_row_set_realm (first, PANDORIA_REALM_ELVES);
  pandoria_seat_row_set_realm (second, PANDORIA_REALM_ELVES);
  g_assert_nonnull (get_missing (window));
  dialog_fixture_show (GTK_WIDGET (window), "new-game-missing");
  template_press (window, "next_button");
  g_assert_false (is_at_tiles (window));
  pandoria_seat_row_set_realm (second, PANDORIA_REALM_HANBOK);
  g_assert_null (get_missing (window));
  template_press (window, "next_button");
  template_press (window, "begin_button"); /* without start tiles */
  g_assert_nonnull (get_missing (window));
  pick_all (window);
  g_assert_null (get_missing (window));
  record = pandoria_new_game_window_make_record (window, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 0), ==, "Marta <b> %n");
  g_assert_cmpuint (pandoria_record_get_setup (record)->players[1].realm, ==, PANDORIA_REALM_HANBOK);
  g_assert_cmpuint (pandoria_record_get_setup (record)->n_players, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_variants (void)
{
  for (guint variant = 0; variant < PANDORIA_N_VARIANTS; variant++)
    {
      PandoriaNewGameWindow *window = open_window ();
      PandoriaSeatRow *first = get_seat (window, 0);
      g_autoptr (PandoriaRecord) record = NULL;
      g_autofree char *name = g_strdup_printf ("new-game-%s", pandoria_variant_key (variant));

      pandoria_seat_row_set_realm (first, PANDORIA_REALM_NYMPHS);
      adw_combo_row_set_selected (template_child (window, "variant_row"), variant);
      if (variant == PANDORIA_VARIANT_BEGINNER)
        pandoria_seat_row_set_realm (first, PANDORIA_REALM_DWARVES);
      dialog_fixture_show (GTK_WIDGET (window), name);
      template_press (window, "next_button");
      if (variant == PANDORIA_VARIANT_BEGINNER)
        template_press (window, "next_button");
      pick_all (window);
      record = begin (window);
      g_assert_cmpuint (pandoria_record_get_setup (record)->variant, ==, variant);
    }
}

/* The beginner's game deals first, and asks for the buildings of the realms; the second press goes on. */
static void
test_dealt_first (void)
{
  PandoriaNewGameWindow *window = open_window ();

  adw_combo_row_set_selected (template_child (window, "variant_row"), PANDORIA_VARIANT_BEGINNER);
  template_press (window, "next_button");
  g_assert_false (is_at_tiles (window));
  g_assert_nonnull (get_missing (window));
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (pandoria_seat_row_get_realm (get_seat (window, i)), !=, PANDORIA_REALM_NONE);
  dialog_fixture_show (GTK_WIDGET (window), "new-game-dealt");
  template_press (window, "next_button");
  g_assert_true (is_at_tiles (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- lots ------------------------------------------------------------------------------------------------------- */

static guint
read_realms (gpointer window)
{
  guint realms = 0;

  for (guint i = 0; i < 4; i++)
    realms = realms * PANDORIA_N_REALMS + pandoria_seat_row_get_realm (get_seat (window, i));
  return realms;
}

/* What was drawn is seen, and drawn again at will; what was chosen stays; the same seed draws the same. */
static void
test_draw (void)
{
  gpointer window = open_window (), other = open_window ();
  guint drawn, differing = 0;

  pandoria_seat_row_set_realm (get_seat (window, 1), PANDORIA_REALM_ELVES);
  pandoria_seat_row_set_realm (get_seat (other, 1), PANDORIA_REALM_ELVES);
  template_press (window, "draw_button");
  template_press (other, "draw_button");
  drawn = read_realms (window);
  g_assert_cmpuint (drawn, ==, read_realms (other));
  for (guint i = 0; i < 20; i++)
    {
      template_press (window, "draw_button");
      g_assert_cmpuint (pandoria_seat_row_get_realm (get_seat (window, 1)), ==, PANDORIA_REALM_ELVES);
      g_assert_cmpuint (pandoria_seat_row_get_realm (get_seat (window, 0)), !=, PANDORIA_REALM_NONE);
      differing += read_realms (window) != drawn;
    }
  g_assert_cmpuint (differing, >, 10);
  drawn = read_realms (window);
  template_press (window, "next_button"); /* what is drawn is not drawn anew */
  g_assert_cmpuint (read_realms (window), ==, drawn);
  gtk_window_destroy (window);
  gtk_window_destroy (other);
}

static void
test_start (void)
{
  gpointer window = open_window ();
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
          pick_all (window);
          template_press (window, "back_button");
          record = pandoria_new_game_window_make_record (window, NULL);
        }
      seat = pandoria_record_get_setup (record)->start_player;
      said = g_strdup_printf ("Drawn by lot: %s begins", pandoria_record_get_player_name (record, seat));
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

/* A seat is moved with everything in it, and who was chosen to begin still does. */
static void
test_move (void)
{
  gpointer window = open_window ();
  PandoriaSeatRow *marta = get_seat (window, 0);
  g_autoptr (PandoriaRecord) record = NULL;

  adw_combo_row_set_selected (template_child (window, "start_row"), 1);
  pandoria_seat_row_set_realm (marta, PANDORIA_REALM_ELVES);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (marta), "seat.move", "i", 1));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (marta), "seat.move", "i", 1));
  g_assert_true (get_seat (window, 2) == marta);
  g_assert_cmpstr (pandoria_seat_row_get_name (get_seat (window, 0)), ==, "Jonas");
  gtk_widget_activate_action (GTK_WIDGET (get_seat (window, 0)), "seat.move", "i", -1); /* no seat there */
  g_assert_cmpstr (pandoria_seat_row_get_name (get_seat (window, 0)), ==, "Jonas");
  template_press (window, "next_button");
  pick_all (window);
  record = begin (window);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 2), ==, "Marta");
  g_assert_cmpuint (pandoria_record_get_setup (record)->players[2].realm, ==, PANDORIA_REALM_ELVES);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_player, ==, 2);
}

/* --- the start tiles ---------------------------------------------------------------------------------------------- */

static GtkWidget *
get_board (gpointer window)
{
  return adw_bin_get_child (template_child (template_child (window, "start_tiles"), "board_bin"));
}

static void
press_space (gpointer window, const char *name)
{
  g_signal_emit_by_name (get_board (window), "space-activated", (int) pandoria_space_from_name (name));
}

static const char *
get_prompt (gpointer window)
{
  return template_text (template_child (window, "start_tiles"), "prompt");
}

/* With artifacts the expansion's start tile is pressed on the same board; a space that is taken cannot be. */
static void
test_printed_tile (void)
{
  gpointer window = open_window ();
  g_autoptr (PandoriaRecord) record = NULL;
  const PandoriaSetup *setup;

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "next_button");
  pick_all (window);
  gtk_switch_set_active (template_child (window, "printed_switch"), TRUE);
  g_assert_true (g_str_has_prefix (get_prompt (window), "Press the first space"));
  template_press (window, "begin_button");
  g_assert_nonnull (get_missing (window));
  press_space (window, "F4"); /* a lake */
  g_assert_true (g_str_has_prefix (get_prompt (window), "Press the first space"));
  press_space (window, "L8");
  g_assert_true (g_str_has_prefix (get_prompt (window), "Press the second space"));
  press_space (window, "D5"); /* no neighbour: begins anew */
  press_space (window, "D6");
  g_assert_cmpstr (get_prompt (window), ==, "Choose what the expansion’s start tile shows on D5.");
  pick (window, 3);
  pick (window, 8);
  dialog_fixture_show (window, "new-game-printed");
  g_assert_cmpstr (get_missing (window), ==, NULL);
  press_space (window, "L8"); /* elsewhere after all: both are asked for again */
  g_assert_true (g_str_has_prefix (get_prompt (window), "Press the second space"));
  template_press (window, "begin_button");
  g_assert_nonnull (get_missing (window));
  press_space (window, "D5");
  press_space (window, "D6");
  pick (window, 3);
  pick (window, 8);
  record = begin (window);
  setup = pandoria_record_get_setup (record);
  g_assert_cmpuint (setup->n_artifact_start, ==, 2);
  g_assert_cmpint (setup->artifact_start[0].at, ==, pandoria_space_from_name ("D5"));
  g_assert_cmpuint (setup->artifact_start[0].terrain, ==, PANDORIA_TERRAIN_HILLS);
  g_assert_cmpint (setup->artifact_start[1].at, ==, pandoria_space_from_name ("D6"));
  g_assert_cmpuint (setup->artifact_start[1].symbols, ==, 2);
}

/* A space is chosen anew when it is pressed. */
static void
test_choose_anew (void)
{
  gpointer window = open_window ();
  g_autoptr (PandoriaRecord) record = NULL;

  template_press (window, "next_button");
  g_assert_cmpstr (get_prompt (window), ==, "Choose what the start tile shows on H6.");
  pick_all (window);
  press_space (window, "H6");
  g_assert_cmpstr (get_prompt (window), ==, "Choose what the start tile shows on H6.");
  pick (window, 8);
  record = begin (window);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_tiles[0][0].terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_tiles[0][0].symbols, ==, 2);
}

/* Another split of the monuments, and a list of relics. */
static void
test_details (void)
{
  gpointer window = open_window ();
  gpointer relics = template_child (window, "relic_list");
  g_autoptr (PandoriaRecord) usual = NULL, other = NULL;
  const PandoriaSetup *setup;

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "players_2");
  template_press (window, "next_button");
  pick_all (window);
  usual = pandoria_new_game_window_make_record (window, NULL);
  g_assert_cmpint (pandoria_record_get_setup (usual)->n_monuments, ==, PANDORIA_DEFAULT);
  g_assert_cmpint (pandoria_record_get_setup (usual)->n_relics, ==, PANDORIA_DEFAULT);
  pandoria_monument_split_set (template_child (window, "monument_split"), 6, 2);
  pandoria_relic_list_add (relics, 2, 3);
  pandoria_relic_list_add (relics, 2, 5);
  g_assert_nonnull (get_missing (window)); /* two for 2 artifacts */
  g_assert_false (pandoria_relic_list_is_valid (relics));
  gtk_window_destroy (window);

  window = open_window ();
  relics = template_child (window, "relic_list");
  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "players_2");
  template_press (window, "next_button");
  pick_all (window);
  pandoria_monument_split_set (template_child (window, "monument_split"), 6, 2);
  pandoria_relic_list_add (relics, 2, 3);
  pandoria_relic_list_add (relics, 4, 8);
  dialog_fixture_show (window, "new-game-details");
  g_assert_cmpstr (get_missing (window), ==, NULL);
  other = begin (window);
  setup = pandoria_record_get_setup (other);
  g_assert_cmpint (setup->n_monuments, ==, 8); /* 4 of 3, one each of 4 and 5, two of 6 */
  g_assert_cmpuint (setup->monuments[0], ==, 3);
  g_assert_cmpuint (setup->monuments[7], ==, 6);
  g_assert_cmpint (setup->n_relics, ==, 2);
  g_assert_cmpuint (setup->relics[1].artifacts, ==, 4);
  g_assert_cmpuint (setup->relics[1].points, ==, 8);
}

/* --- what was there before ---------------------------------------------------------------------------------------- */

/* The group of the last game is offered again, with its realms, in one press. */
static void
test_remember (void)
{
  gpointer window = open_window ();

  template_press (window, "players_3");
  pandoria_seat_row_set_realm (get_seat (window, 2), PANDORIA_REALM_NYMPHS);
  pandoria_new_game_window_remember (window);
  gtk_window_destroy (window);

  window = pandoria_new_game_window_new (NULL);
  g_assert_cmpstr (pandoria_seat_row_get_name (get_seat (window, 2)), ==, "");
  g_assert_true (gtk_widget_get_visible (template_child (window, "last_list")));
  dialog_fixture_show (window, "new-game-last");
  g_signal_emit_by_name (template_child (window, "last_row"), "activated");
  g_assert_cmpstr (pandoria_seat_row_get_name (get_seat (window, 2)), ==, "Aylin");
  g_assert_cmpuint (pandoria_seat_row_get_realm (get_seat (window, 2)), ==, PANDORIA_REALM_NYMPHS);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_seat (window, 3))));
  gtk_window_destroy (window);
}

/* The set-up of a game that is there comes back as it was, with what no page shows; what is changed is changed. */
static void
test_edit (void)
{
  gpointer window = open_window ();
  g_autoptr (PandoriaRecord) first = NULL, record = NULL, same = NULL, changed = NULL;
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  const char *names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  PandoriaColor colors[] = { 2, 0, 3, 1 };

  gtk_switch_set_active (template_child (window, "artifacts_switch"), TRUE);
  template_press (window, "next_button");
  pick_all (window);
  gtk_switch_set_active (template_child (window, "printed_switch"), TRUE);
  press_space (window, "D5");
  press_space (window, "D6");
  pick (window, 3);
  pick (window, 8);
  pandoria_relic_list_add (template_child (window, "relic_list"), 2, 3);
  pandoria_monument_split_set (template_child (window, "monument_split"), 6, 2);
  first = begin (window);
  *setup = *pandoria_record_get_setup (first);
  setup->double_tiles = 30; /* no page has these */
  setup->players[1].points = 7;
  setup->monuments[0] = 6;
  setup->monuments[setup->n_monuments - 1] = 3;
  record = pandoria_record_new (setup, pandoria_record_get_board_json (first), names, colors, "Friday",
                                "2026-01-02T03:04:05Z", NULL);
  g_assert_nonnull (record);

  window = pandoria_new_game_window_new_for_record (NULL, record);
  dialog_fixture_show (window, "new-game-edit");
  template_press (window, "next_button");
  g_assert_true (is_at_tiles (window));
  same = pandoria_new_game_window_make_record (window, NULL);
  g_assert_cmpmem (pandoria_record_get_setup (same), sizeof *setup, pandoria_record_get_setup (record), sizeof *setup);
  g_assert_cmpstr (pandoria_record_get_title (same), ==, "Friday");
  g_assert_cmpuint (pandoria_record_get_player_color (same, 2), ==, 3);
  template_press (window, "back_button");
  pandoria_seat_row_set_name (get_seat (window, 3), "Piet");
  gtk_widget_activate_action (GTK_WIDGET (get_seat (window, 1)), "seat.move", "i", -1);
  template_press (window, "next_button");
  press_space (window, "H6");
  pick (window, 8);
  changed = begin (window);
  g_assert_cmpstr (pandoria_record_get_player_name (changed, 3), ==, "Piet");
  g_assert_cmpuint (pandoria_record_get_setup (changed)->double_tiles, ==, 30);
  g_assert_cmpint (pandoria_record_get_setup (changed)->players[0].points, ==, 7);
  g_assert_cmpint (pandoria_record_get_setup (changed)->players[1].points, ==, PANDORIA_DEFAULT);
  g_assert_cmpint (
      memcmp (pandoria_record_get_setup (changed)->start_tiles, setup->start_tiles, sizeof setup->start_tiles), !=, 0);
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
  g_test_add_func ("/new-game/dealt-first", test_dealt_first);
  g_test_add_func ("/new-game/draw", test_draw);
  g_test_add_func ("/new-game/start", test_start);
  g_test_add_func ("/new-game/move", test_move);
  g_test_add_func ("/new-game/printed-tile", test_printed_tile);
  g_test_add_func ("/new-game/choose-anew", test_choose_anew);
  g_test_add_func ("/new-game/details", test_details);
  g_test_add_func ("/new-game/remember", test_remember);
  g_test_add_func ("/new-game/edit", test_edit);
  g_test_add_func ("/new-game/deal", test_deal);
  return g_test_run ();
}
