/* Tests the window of a new game: it is shown, filled in, and its result read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-new-game-window.h"
#include "pandoria-monument-split.h"
#include "pandoria-printed-tile.h"
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

/* One press suffices. */
static void
test_begin (void)
{
  GtkWidget *window = pandoria_new_game_window_new (NULL);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_signal_connect_swapped (window, "created", G_CALLBACK (on_created), &record);
  dialog_fixture_show (window, "new-game");
  g_assert_null (get_missing (window));
  template_press (window, "begin_button");
  g_assert_nonnull (record);
  g_assert_cmpuint (pandoria_record_get_setup (record)->n_players, ==, 4);
  g_assert_cmpuint (pandoria_record_get_n_actions (record), ==, 0);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
}

static void
test_missing (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  PandoriaSeatRow *first = get_seat (window, 0);
  PandoriaSeatRow *second = get_seat (window, 1);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  template_press (window, "players_2");
  pandoria_seat_row_set_name (first, "");
  g_assert_nonnull (get_missing (window));
  pandoria_seat_row_set_name (first, "Marta <b> %n");
  g_assert_null (get_missing (window));
  pandoria_seat_row_set_realm (first, PANDORIA_REALM_ELVES);
  pandoria_seat_row_set_realm (second, PANDORIA_REALM_ELVES);
  g_assert_nonnull (get_missing (window));
  dialog_fixture_show (GTK_WIDGET (window), "new-game-missing");
  pandoria_seat_row_set_realm (second, PANDORIA_REALM_HANBOK);
  g_assert_null (get_missing (window));
  record = pandoria_new_game_window_make_record (window, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 0), ==, "Marta <b> %n");
  g_assert_cmpuint (pandoria_record_get_setup (record)->players[1].realm, ==, PANDORIA_REALM_HANBOK);
  g_assert_cmpuint (pandoria_record_get_setup (record)->n_players, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every variant begins with one press too. */
static void
test_variants (void)
{
  for (guint variant = 0; variant < PANDORIA_N_VARIANTS; variant++)
    {
      PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
      PandoriaSeatRow *first = get_seat (window, 0);
      g_autoptr (PandoriaRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *name = g_strdup_printf ("new-game-%s", pandoria_variant_key (variant));

      pandoria_seat_row_set_realm (first, PANDORIA_REALM_NYMPHS);
      adw_combo_row_set_selected (template_child (window, "variant_row"), variant);
      if (variant == PANDORIA_VARIANT_BEGINNER)
        pandoria_seat_row_set_realm (first, PANDORIA_REALM_DWARVES);
      dialog_fixture_show (GTK_WIDGET (window), name);
      g_assert_null (get_missing (window));
      record = pandoria_new_game_window_make_record (window, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (pandoria_record_get_setup (record)->variant, ==, variant);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* The beginner's game deals first, and asks for the buildings of the realms; the second press begins. */
static void
test_dealt_first (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  g_autoptr (PandoriaRecord) record = NULL;

  g_signal_connect_swapped (window, "created", G_CALLBACK (on_created), &record);
  adw_combo_row_set_selected (template_child (window, "variant_row"), PANDORIA_VARIANT_BEGINNER);
  template_press (window, "begin_button");
  g_assert_null (record);
  g_assert_nonnull (get_missing (window));
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (pandoria_seat_row_get_realm (get_seat (window, i)), !=, PANDORIA_REALM_NONE);
  dialog_fixture_show (GTK_WIDGET (window), "new-game-dealt");
  template_press (window, "begin_button");
  g_assert_nonnull (record);
}

/* With artifacts the expansion's start tile may lie on the board. */
static void
test_printed_tile (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  gpointer artifacts = template_child (window, "artifacts_switch");
  gpointer tile = template_child (window, "printed_tile");
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  const PandoriaSetup *setup;

  g_assert_false (gtk_widget_get_visible (tile));
  gtk_switch_set_active (artifacts, TRUE);
  g_assert_true (gtk_widget_get_visible (tile));
  pandoria_printed_tile_set (tile, PANDORIA_TERRAIN_HILLS, "F4", "");
  g_assert_nonnull (get_missing (window));
  pandoria_printed_tile_set (tile, PANDORIA_TERRAIN_HILLS, "L8", "L9");
  dialog_fixture_show (GTK_WIDGET (window), "new-game-printed");
  g_assert_cmpstr (get_missing (window), ==, NULL);
  record = pandoria_new_game_window_make_record (window, &error);
  g_assert_no_error (error);
  setup = pandoria_record_get_setup (record);
  g_assert_cmpuint (setup->n_artifact_start, ==, 2);
  g_assert_cmpint (setup->artifact_start[1].at, ==, pandoria_space_from_name ("L9"));
  g_assert_cmpuint (setup->artifact_start[1].terrain, ==, PANDORIA_TERRAIN_HILLS);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Its spaces are pressed on a board of their own; one that is taken cannot be. */
static void
press_tile (PandoriaPrintedTile *tile, PandoriaSpace space)
{
  g_signal_emit_by_name (adw_bin_get_child (template_child (tile, "board_bin")), "space-activated", (int) space);
}

static void
test_printed_tile_pressed (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  gpointer artifacts = template_child (window, "artifacts_switch");
  PandoriaPrintedTile *tile = template_child (window, "printed_tile");
  g_autoptr (PandoriaRecord) record = NULL;
  const PandoriaSetup *setup;

  gtk_switch_set_active (artifacts, TRUE);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (tile), TRUE);
  g_assert_nonnull (get_missing (window));
  press_tile (tile, pandoria_space_from_name ("H6")); /* a start space */
  press_tile (tile, pandoria_space_from_name ("L8"));
  g_assert_nonnull (get_missing (window));
  press_tile (tile, pandoria_space_from_name ("D5")); /* no neighbour: begins anew */
  press_tile (tile, pandoria_space_from_name ("D6"));
  g_assert_null (get_missing (window));
  dialog_fixture_show (GTK_WIDGET (window), "new-game-pressed");
  record = pandoria_new_game_window_make_record (window, NULL);
  setup = pandoria_record_get_setup (record);
  g_assert_cmpint (setup->artifact_start[0].at, ==, pandoria_space_from_name ("D5"));
  g_assert_cmpint (setup->artifact_start[1].at, ==, pandoria_space_from_name ("D6"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Another split of the monuments, and a list of relics. */
static void
test_details (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  gpointer artifacts = template_child (window, "artifacts_switch");
  gpointer split = template_child (window, "monument_split");
  gpointer relics = template_child (window, "relic_list");
  g_autoptr (PandoriaRecord) usual = NULL, other = NULL;
  const PandoriaSetup *setup;

  usual = pandoria_new_game_window_make_record (window, NULL);
  g_assert_cmpint (pandoria_record_get_setup (usual)->n_monuments, ==, PANDORIA_DEFAULT);
  g_assert_cmpint (pandoria_record_get_setup (usual)->n_relics, ==, PANDORIA_DEFAULT);
  template_press (window, "players_2");
  pandoria_monument_split_set (split, 6, 2);
  gtk_switch_set_active (artifacts, TRUE);
  pandoria_relic_list_add (relics, 2, 3);
  pandoria_relic_list_add (relics, 2, 5);
  g_assert_nonnull (get_missing (window)); /* two for 2 artifacts */
  g_assert_false (pandoria_relic_list_is_valid (relics));
  gtk_window_destroy (GTK_WINDOW (window));

  window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  artifacts = template_child (window, "artifacts_switch");
  split = template_child (window, "monument_split");
  relics = template_child (window, "relic_list");
  template_press (window, "players_2");
  pandoria_monument_split_set (split, 6, 2);
  gtk_switch_set_active (artifacts, TRUE);
  pandoria_relic_list_add (relics, 2, 3);
  pandoria_relic_list_add (relics, 4, 8);
  dialog_fixture_show (GTK_WIDGET (window), "new-game-details");
  g_assert_cmpstr (get_missing (window), ==, NULL);
  other = pandoria_new_game_window_make_record (window, NULL);
  setup = pandoria_record_get_setup (other);
  g_assert_cmpint (setup->n_monuments, ==, 8); /* 4 of 3, one each of 4 and 5, two of 6 */
  g_assert_cmpuint (setup->monuments[0], ==, 3);
  g_assert_cmpuint (setup->monuments[7], ==, 6);
  g_assert_cmpint (setup->n_relics, ==, 2);
  g_assert_cmpuint (setup->relics[1].artifacts, ==, 4);
  g_assert_cmpuint (setup->relics[1].points, ==, 8);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The group of the last game is offered again. */
static void
test_remember (void)
{
  PandoriaNewGameWindow *window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));

  template_press (window, "players_3");
  pandoria_seat_row_set_name (get_seat (window, 2), "Aylin");
  pandoria_new_game_window_remember (window);
  gtk_window_destroy (GTK_WINDOW (window));

  window = PANDORIA_NEW_GAME_WINDOW (pandoria_new_game_window_new (NULL));
  g_assert_cmpstr (pandoria_seat_row_get_name (get_seat (window, 2)), ==, "Aylin");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_seat (window, 3))));
  gtk_window_destroy (GTK_WINDOW (window));
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
  g_test_add_func ("/new-game/missing", test_missing);
  g_test_add_func ("/new-game/variants", test_variants);
  g_test_add_func ("/new-game/dealt-first", test_dealt_first);
  g_test_add_func ("/new-game/printed-tile", test_printed_tile);
  g_test_add_func ("/new-game/printed-tile-pressed", test_printed_tile_pressed);
  g_test_add_func ("/new-game/details", test_details);
  g_test_add_func ("/new-game/remember", test_remember);
  g_test_add_func ("/new-game/deal", test_deal);
  return g_test_run ();
}
