/* Tests the window of a review: progress, contents, and cancelling with the window.
 * tests/analysis/test-review.c tests the review itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "summary-fixture.h"
#include "window-driver.h"

#include "pandoria-board-testing.h"
#include "pandoria-compat-testing.h"
#include "pandoria-review-testing.h"
#include "pandoria-review-window.h"
#include "pandoria-text-spoken.h"
#include "template-child.h"

/* Tiles of the sample game: so few that a whole review takes a few seconds. */
#define N_ACTS 10
#define NARROW 360
/* Chances, per mille. */
#define FIRST_CHANCE 250
#define CHANGE       200

/* Returns: (transfer full): the sample game after its first @n acts. */
static PandoriaGame *
make_beginning (SummaryFixture *fixture, guint n)
{
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_beginning (pandoria_game_get_record (fixture->game), n);
  g_autoptr (GError) error = NULL;
  PandoriaGame *game = pandoria_game_new (record, NULL, &error);

  g_assert_no_error (error);
  return game;
}

static const char *
get_page (GtkWidget *window)
{
  return gtk_stack_get_visible_child_name (template_child (window, "stack"));
}

static gboolean
wait_for_page (GtkWidget *window, const char *page)
{
  const gint64 until = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (g_strcmp0 (get_page (window), page) != 0 && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  return g_strcmp0 (get_page (window), page) == 0;
}

static guint
count_children (gpointer parent)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* Writes a review into the cache. Its chances change only in the turns of @changed, each time
 * permanently. */
static void
store_review (PandoriaGame *game, const guint *changed, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaReview) review
      = pandoria_review_new (pandoria_game_get_record (game), 1, PANDORIA_HINT_EFFORT, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < review->turns->len; i++)
    {
      PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);

      g_assert_true (pandoria_review_judge (turn, 1, 1, 1, NULL));
      for (guint p = 0; p < review->n_players; p++)
        turn->chances[p] = turn->then[p] = FIRST_CHANCE;
      for (guint k = 0; k < n; k++)
        {
          turn->chances[0] = (guint16) (turn->chances[0] + (changed[k] < i ? CHANGE : 0));
          turn->then[0] = (guint16) (turn->then[0] + (changed[k] <= i ? CHANGE : 0));
        }
    }
  pandoria_review_store (review);
}

/* Fills @turns with two turns, more than a round apart, that explain a better chance of player 0.
 */
static void
pick_turns (PandoriaGame *game, guint turns[2])
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  g_autoptr (GArray) all = pandoria_review_list_turns (record, NULL);
  guint n = 0;

  for (guint i = 1; i < all->len && n < 2; i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (all, PandoriaReviewTurn, i);
      const guint16 before = (guint16) (FIRST_CHANCE + n * CHANGE);
      PandoriaReviewPoint point
          = { .turn = i, .before = before, .after = before + CHANGE, .change = CHANGE };

      if (n > 0 && i - turns[0] < turn->before.n_players)
        continue;
      if (pandoria_review_explain (record, turn, &point, FALSE))
        turns[n++] = i;
    }
  g_assert_cmpuint (n, ==, 2);
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
test_made (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, N_ACTS);
  GtkWidget *window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  GtkWidget *again;

  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpstr (get_page (window), ==, "work");
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (template_child (window, "progress")), ==, 0);
  g_assert_true (g_str_has_prefix (template_text (window, "early_text"), "Turn "));
  gtk_widget_activate_action (window, "review.next", NULL); /* as its key does */
  gtk_widget_activate_action (window, "review.read-on", NULL);
  gtk_widget_child_focus (gtk_stack_get_visible_child (template_child (window, "stack")),
                          GTK_DIR_TAB_FORWARD);
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_true (wait_for_page (window, "review"));
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_true (gtk_widget_get_mapped (template_child (window, "gains")));
  g_assert_cmpstr (template_text (window, "gains"), ==, template_text (window, "early_text"));
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (template_child (window, "progress")), ==, 1);
  g_assert_cmpuint (count_children (template_child (window, "parts")), >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  again = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  g_assert_cmpstr (get_page (again), ==, "review");
  gtk_window_destroy (GTK_WINDOW (again));
}

static void
test_closed_early (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 2 * N_ACTS);
  GtkWidget *window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  gpointer gone = window;
  const gint64 until = g_get_monotonic_time () + 3 * G_USEC_PER_SEC;

  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_close (GTK_WINDOW (window));
  while (gone != NULL && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (gone);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* The board shows each turning point as it was placed. */
static void
test_points (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 6 * N_ACTS);
  guint changed[2];
  GtkWidget *window;
  GtkListBox *list;
  const PandoriaBoardScene *scene;
  g_autoptr (GArray) turns = NULL;

  pick_turns (game, changed);
  store_review (game, changed, G_N_ELEMENTS (changed));
  turns = pandoria_review_list_turns (pandoria_game_get_record (game), NULL);
  window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpstr (get_page (window), ==, "review");
  list = template_child (window, "turning");
  scene = pandoria_board_view_get_scene (template_child (window, "board"));
  g_assert_cmpuint (count_children (list), ==, G_N_ELEMENTS (changed));
  g_assert_false (gtk_widget_get_visible (template_child (window, "no_points")));
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, changed[i]);
      g_autofree char *played = pandoria_review_text_played (game, turn);

      gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, (int) i)));
      g_assert_true (g_str_has_suffix (template_text (window, "shown"), played));
      for (guint k = 0; k < 2; k++)
        g_assert_true (pandoria_spaces_has (&scene->highlights.outline, turn->played.hexes[k].at));
      g_assert_cmpmem (&scene->state, sizeof scene->state, &turn->before, sizeof turn->before);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: (transfer full): the last announcement. */
static char *
hear (GtkWidget *window)
{
  while (pandoria_announcer_is_waiting (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  return g_strchomp (g_strdup (pandoria_announcer_get_last (GTK_WINDOW (window))));
}

/* A screen reader hears a short name of each row. Pressing it reads the text about the turn, page
 * by page, and then from its start. */
static void
test_heard (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 6 * N_ACTS);
  g_autoptr (PandoriaReview) review
      = pandoria_review_new (pandoria_game_get_record (game), 1, PANDORIA_HINT_EFFORT, NULL);
  PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
  g_autofree char *brief = NULL, *whole = NULL;
  g_auto (GStrv) sentences = NULL;
  guint changed[2], n = 0;
  GtkWidget *window, *row;

  pick_turns (game, changed);
  store_review (game, changed, G_N_ELEMENTS (changed));
  g_assert_true (pandoria_review_load (review));
  pandoria_review_list_points (pandoria_game_get_record (game), review, points);
  brief = pandoria_review_text_point_briefly (game, review, &points[0]);
  sentences = pandoria_review_text_point (game, review, &points[0]);
  whole = g_strjoinv ("\n", sentences);
  window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  gtk_window_present (GTK_WINDOW (window));
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (template_child (window, "turning"), 0));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, brief);
  gtk_widget_activate (row);
  for (;; n++)
    {
      g_autofree char *page = pandoria_text_spoken_page (whole, n);
      g_autofree char *first = pandoria_text_spoken_page (whole, 0);
      g_autofree char *heard = hear (window);

      g_assert_cmpstr (heard, ==, page != NULL ? page : first);
      if (page == NULL)
        break;
      gtk_widget_activate_action (window, "review.read-on", NULL);
    }
  g_assert_cmpuint (n, >, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
shows (GtkWidget *window, const GArray *turns, guint index)
{
  const PandoriaBoardScene *scene
      = pandoria_board_view_get_scene (template_child (window, "board"));

  return memcmp (&scene->state, &g_array_index (turns, PandoriaReviewTurn, index).before,
                 sizeof scene->state)
         == 0;
}

/* The user can show every turn: by steps, from one turning point to the next, and from the curve.
 */
static void
test_steps (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 6 * N_ACTS);
  g_autoptr (GArray) turns = pandoria_review_list_turns (pandoria_game_get_record (game), NULL);
  guint changed[2];
  GtkWidget *window;

  pick_turns (game, changed);
  store_review (game, changed, G_N_ELEMENTS (changed));
  window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (shows (window, turns, changed[0]));
  gtk_widget_activate_action (window, "review.next", NULL);
  g_assert_true (shows (window, turns, changed[0] + 1));
  gtk_widget_activate_action (window, "review.previous-marked", NULL);
  g_assert_true (shows (window, turns, changed[0]));
  gtk_widget_activate_action (window, "review.previous-marked", NULL); /* there is none */
  g_assert_true (shows (window, turns, changed[0]));
  gtk_widget_activate_action (window, "review.next-marked", NULL);
  g_assert_true (shows (window, turns, changed[1]));
  gtk_widget_activate_action (window, "review.previous", NULL);
  g_assert_true (shows (window, turns, changed[1] - 1));
  g_signal_emit_by_name (template_child (window, "chances"), "pressed",
                         g_array_index (turns, PandoriaReviewTurn, 1).turn);
  g_assert_true (shows (window, turns, 1));
  g_signal_emit_by_name (template_child (window, "points"), "pressed", 1000);
  g_assert_true (shows (window, turns, turns->len - 1));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_no_points (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 5 * N_ACTS);
  GtkWidget *window;

  store_review (game, NULL, 0);
  window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  g_assert_true (gtk_widget_get_visible (template_child (window, "no_points")));
  g_assert_false (gtk_widget_get_visible (template_child (window, "turning")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The board stays next to the text in a wide window, and its caption does not move it. In a narrow
 * one the text is below. */
static void
test_layout (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 6 * N_ACTS);
  guint changed[2];
  GtkWidget *window;
  GtkOrientable *body;
  graphene_rect_t was, is;

  pick_turns (game, changed);
  store_review (game, changed, G_N_ELEMENTS (changed));
  window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  gtk_window_present (GTK_WINDOW (window));
  body = template_child (window, "body");
  while (gtk_orientable_get_orientation (body) != GTK_ORIENTATION_HORIZONTAL)
    g_main_context_iteration (NULL, TRUE);
  /* The next frame allocates the board. */
  while (!gtk_widget_compute_bounds (template_child (window, "board"), window, &was)
         || 2 * was.size.width > gtk_widget_get_width (window))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 4; i++)
    {
      gtk_widget_activate_action (window, "review.next", NULL);
      window_driver_settle ();
      g_assert_true (gtk_widget_compute_bounds (template_child (window, "board"), window, &is));
      g_assert_true (graphene_rect_equal (&was, &is));
    }
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 600);
  while (gtk_orientable_get_orientation (body) != GTK_ORIENTATION_VERTICAL)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The widest word of a sentence breaks instead of making the window wider. */
static void
test_narrow (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 6 * N_ACTS);
  guint changed[2];
  GtkWidget *window;
  int least;

  pick_turns (game, changed);
  store_review (game, changed, G_N_ELEMENTS (changed));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = pandoria_review_window_new (GTK_WINDOW (fixture->window), game);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, NARROW);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
test_no_tile (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (PandoriaGame) game = make_beginning (fixture, 0);

  g_assert_false (pandoria_review_window_has_use (game));
  g_assert_true (pandoria_review_window_has_use (fixture->game));
}

/* The summary opens the review. */
static void
test_from_summary (SummaryFixture *fixture, gconstpointer name)
{
  GtkWidget *window;

  store_review (fixture->game, NULL, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.review", NULL);
  window = window_driver_find_toplevel (PANDORIA_TYPE_REVIEW_WINDOW);
  g_assert_nonnull (window);
  g_assert_cmpstr (get_page (window), ==, "review");
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(name, function)                                                                   \
  g_test_add ("/review-window/" name, SummaryFixture, NULL, summary_fixture_set_up, function, \
              summary_fixture_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("made", test_made);
  ADD ("closed-early", test_closed_early);
  ADD ("points", test_points);
  ADD ("heard", test_heard);
  ADD ("steps", test_steps);
  ADD ("no-points", test_no_points);
  ADD ("layout", test_layout);
  ADD ("narrow", test_narrow);
  ADD ("no-tile", test_no_tile);
  ADD ("from-summary", test_from_summary);
  return g_test_run ();
}
