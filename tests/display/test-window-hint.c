/* Tests the hint in the real window. It is off by default, computed in a thread, cancelled by the
 * next press, and prepares the act without entering it. tests/analysis/test-hint.c tests which
 * places are best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-settings.h"
#include "panel-fixture.h"
#include "sample-game.h"
#include "template-child.h"
#include "window-fixture.h"

/* The first acts of the sample game; a tile comes next. */
#define FIRST_ACTS 60

static void
want_hints (gboolean wanted)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("hints");

  g_settings_set_boolean (settings, "hints", wanted);
  window_driver_settle ();
}

/* Returns: (transfer full): the sample game at the start of a turn. */
static PandoriaGame *
begin_sample (PandoriaWindow *window)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  PandoriaRecord *whole = pandoria_game_get_record (sample);
  g_autoptr (PandoriaRecord) record = NULL;
  PandoriaGame *game;
  guint n = FIRST_ACTS;

  while (pandoria_record_get_action (whole, n)->kind != PANDORIA_ACT_PLACE_TILE)
    n++;
  record = pandoria_record_new_beginning (whole, n);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  pandoria_window_set_game (window, game);
  window_driver_settle ();
  return game;
}

static void
choose_tile (PandoriaWindow *window)
{
  window_fixture_choose_hex (window, 2);
  window_fixture_choose_hex (window, 5);
  window_driver_settle ();
}

static gboolean
has_answer (PandoriaWindow *window)
{
  PandoriaHintSearch *search = window_find_hint_search (window);

  return search != NULL && pandoria_hint_search_get_answer (search)->n > 0;
}

static gboolean
is_done (gpointer window)
{
  PandoriaHintSearch *search = window_find_hint_search (window);

  return search != NULL && pandoria_job_is_done (search);
}

static GtkListBoxRow *
get_row (PandoriaWindow *window, int index)
{
  return gtk_list_box_get_row_at_index (template_child (window_find_hint (window), "list"), index);
}

/* --- off and on ----------------------------------------------------------------------------- */

static void
test_off (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);

  choose_tile (window);
  g_assert_false (gtk_widget_get_mapped (template_child (window_get_tray (window), "ask")));
  window_fixture_wait_for_words (window);
  keyboard_press (window, "i");
  window_driver_settle ();
  g_assert_null (window_find_hint (window));
  g_assert_true (panel_has_label (GTK_WIDGET (window), "Hints are off."));
  g_assert_true (window_fixture_was_announced (window, "Hints are off."));
  window_fixture_activate (window, "turn-on-hints");
  g_assert_nonnull (window_find_hint (window));
  want_hints (FALSE);
}

static void
test_on (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);
  GtkWidget *button = template_child (window_get_tray (window), "ask");

  want_hints (TRUE);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (keyboard_press (window, "i"));
  window_driver_settle ();
  g_assert_true (panel_has_label (GTK_WIDGET (window),
                                  "Choose both halves of the tile first; then there is a hint."));
  g_assert_null (window_find_hint (window));
  choose_tile (window);
  keyboard_click (button);
  g_assert_nonnull (window_find_hint (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_find_hint (window))));
  want_hints (FALSE);
  g_assert_null (window_find_hint (window));
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_true (
      gtk_widget_get_mapped (template_child (window_get_sidebar (window), "ledger_box")));
}

/* --- results -------------------------------------------------------------------------------- */

static void
test_found (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);
  g_autofree char *best = NULL;
  gint64 began;
  double first;

  want_hints (TRUE);
  choose_tile (window);
  window_fixture_wait_for_words (window);
  began = g_get_monotonic_time ();
  g_assert_true (keyboard_press (window, "i"));
  g_assert_true (has_answer (window));
  first = (double) (g_get_monotonic_time () - began) / 1e3;
  g_assert_true (window_fixture_wait (is_done, window));
  g_test_message ("first answer after %.0f ms, the last after %.0f ms, %u playouts", first,
                  (double) (g_get_monotonic_time () - began) / 1e3,
                  pandoria_hint_search_get_answer (window_find_hint_search (window))->playouts);
  for (int i = 0; i < PANDORIA_HINT_PLACES; i++)
    g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_row (window, i))));
  g_assert_nonnull (strstr (template_text (window_find_hint (window), "status"), "Based on"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == GTK_WIDGET (get_row (window, 0)));
  best = pandoria_hint_panel_describe_best (window_find_hint (window));
  g_assert_true (window_fixture_was_announced (window, best));
  want_hints (FALSE);
}

/* Choosing a place has the same effect as touching it: the next Enter places the tile, and then its
 * figure is prepared. */
static void
test_chosen (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);
  const guint before = pandoria_game_get_position (game);
  const PandoriaPlayView *view = window_driver_get_view (window);
  const PandoriaHintAnswer *answer;
  PandoriaPlacement placement = { .figure = PANDORIA_SPACE_NONE };

  want_hints (TRUE);
  choose_tile (window);
  g_assert_true (keyboard_press (window, "i"));
  g_assert_true (window_fixture_wait (is_done, window));
  answer = pandoria_hint_search_get_answer (window_find_hint_search (window));
  g_assert_cmpuint (answer->n, >, 1);
  /* The best place depends on the time. The last place to be pressed has a figure. */
  for (int i = (int) answer->n - 1; i >= 0 && (i >= (int) answer->n - 2 || placement.figure < 0);
       i--)
    {
      placement = answer->places[i].placement;
      gtk_widget_activate (GTK_WIDGET (get_row (window, i)));
      window_driver_settle ();
      g_assert_cmpuint (pandoria_game_get_position (game), ==, before);
      g_assert_true (pandoria_spaces_has (&view->chosen, placement.hexes[0].at));
      g_assert_true (pandoria_spaces_has (&view->chosen, placement.hexes[1].at));
      g_assert_nonnull (window_find_hint (window));
    }
  window_fixture_activate (window, "next");
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_position (game), ==, before + 1);
  g_assert_null (window_find_hint (window));
  for (guint i = 0; i < 2; i++)
    g_assert_true (pandoria_spaces_has (
        &window_fixture_get_state (window)->terrain[placement.hexes[i].terrain],
        placement.hexes[i].at));
  g_assert_cmpint (placement.figure, >=, 0);
  g_assert_true (view->is_begun);
  g_assert_true (pandoria_spaces_has (&view->chosen, placement.figure));
  g_assert_cmpint (view->next, ==, PANDORIA_PLAY_NEXT_ENTER);
  window_fixture_activate (window, "next");
  g_assert_cmpuint (pandoria_game_get_position (game), ==, before + 2);
  want_hints (FALSE);
}

/* After the tile, the same key suggests a figure, a card and a purchase. Choosing the figure
 * prepares it. */
static void
test_acts (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);
  const PandoriaPlayView *view = window_driver_get_view (window);
  guint before;

  want_hints (TRUE);
  choose_tile (window);
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("H10"));
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("H9"));
  before = pandoria_game_get_position (game);
  g_assert_true (keyboard_press (window, "i"));
  g_assert_nonnull (window_find_hint (window));
  g_assert_null (window_find_hint_search (window));
  g_assert_true (gtk_list_box_row_get_activatable (get_row (window, 0)));
  g_assert_nonnull (
      strstr (template_text (window_find_hint (window), "status"), "rest of the turn"));
  gtk_widget_activate (GTK_WIDGET (get_row (window, 0)));
  window_driver_settle ();
  g_assert_cmpint (view->next, ==, PANDORIA_PLAY_NEXT_ENTER);
  window_fixture_activate (window, "next");
  g_assert_cmpuint (pandoria_game_get_position (game), ==, before + 1);
  g_assert_null (window_find_hint (window));
  want_hints (FALSE);
}

/* --- cancelling ----------------------------------------------------------------------------- */

static void
on_answered (PandoriaHintSearch *search, guint *n)
{
  ++*n;
}

/* A press that does not change the tile keeps the results, and stops the search. */
static void
test_cancelled (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);
  g_autoptr (PandoriaJob) search = NULL;
  guint answers = 0;

  want_hints (TRUE);
  choose_tile (window);
  g_assert_true (keyboard_press (window, "i"));
  search = g_object_ref (window_find_hint_search (window));
  g_signal_connect (search, "changed", G_CALLBACK (on_answered), &answers);
  window_fixture_activate (window, "turn-round");
  g_assert_nonnull (window_find_hint (window));
  g_assert_true (pandoria_job_is_done (search));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_row (window, 0))));
  for (guint i = 0; i < 30; i++)
    {
      g_usleep (10000);
      window_driver_settle ();
    }
  g_assert_cmpuint (answers, ==, 0);
  window_fixture_choose_hex (window, 3); /* another tile */
  g_assert_null (window_find_hint (window));
  g_assert_null (window_find_hint_search (window));
  want_hints (FALSE);
}

/* Closing the window at any time leaks nothing, because the thread releases its data. */
static void
test_closed (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);

  want_hints (TRUE);
  choose_tile (window);
  for (guint i = 0; i < 8; i++)
    {
      PandoriaHintSearch *search;

      g_assert_true (keyboard_press (window, "i"));
      search = window_find_hint_search (window);
      g_object_add_weak_pointer (G_OBJECT (search), (gpointer *) &search);
      g_usleep (i * 5000);
      if (i % 2 == 1)
        window_driver_settle ();
      g_assert_true (keyboard_press (window, "Escape"));
      g_assert_null (window_find_hint (window));
      for (guint k = 0; k < 300 && search != NULL; k++)
        {
          g_usleep (10000);
          window_driver_settle ();
        }
      g_assert_null (search);
    }
  g_assert_true (
      gtk_widget_get_mapped (template_child (window_get_sidebar (window), "ledger_box")));
  want_hints (FALSE);
}

/* --- where there is no room ----------------------------------------------------------------- */

static void
test_narrow (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = begin_sample (window);
  const PandoriaPlayView *view = window_driver_get_view (window);
  PandoriaPlacement placement;

  want_hints (TRUE);
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  choose_tile (window);
  g_assert_true (
      gtk_widget_get_visible (template_child (window_get_tile_row (window), "ask_more")));
  window_fixture_activate (window, "hint");
  g_assert_nonnull (window_find_hint_dialog ());
  g_assert_true (window_fixture_wait (is_done, window));
  window_driver_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window_find_hint_dialog ())), <=, 360);
  placement
      = pandoria_hint_search_get_answer (window_find_hint_search (window))->places[0].placement;
  gtk_widget_activate (GTK_WIDGET (get_row (window, 0)));
  window_driver_settle ();
  g_assert_null (window_find_hint_dialog ());
  g_assert_null (window_find_hint (window));
  g_assert_true (pandoria_spaces_has (&view->chosen, placement.hexes[0].at));
  window_fixture_activate (window, "hint");
  gtk_window_close (window_find_hint_dialog ());
  window_driver_settle ();
  g_assert_null (window_find_hint (window));
  want_hints (FALSE);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/hint/off", test_off);
  window_fixture_add ("/hint/on", test_on);
  window_fixture_add ("/hint/found", test_found);
  window_fixture_add ("/hint/chosen", test_chosen);
  window_fixture_add ("/hint/acts", test_acts);
  window_fixture_add ("/hint/cancelled", test_cancelled);
  window_fixture_add ("/hint/closed", test_closed);
  window_fixture_add ("/hint/narrow", test_narrow);
  return window_fixture_run ();
}
