/* Tests that the summary window follows the game, and fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "pandoria-board-testing.h"
#include "pandoria-chart-view.h"
#include "pandoria-outcome-view.h"
#include "pandoria-pages-view.h"
#include "pandoria-photo-view.h"
#include "pandoria-report-format.h"
#include "pandoria-result-view.h"
#include "pandoria-summary-board.h"
#include "pandoria-summary-testing.h"
#include "pandoria-text.h"
#include "summary-fixture.h"
#include "template-child.h"

/* --- what it shows --- */

/* Asserts that @view has the sentences of the report. Its spaces next to a colon break no line. */
static void
assert_outcome (GtkWidget *view, PandoriaGame *game)
{
  const char *margin = gtk_label_get_text (GTK_LABEL (template_child (view, "margin")));
  const char *why = gtk_label_get_text (GTK_LABEL (template_child (view, "why")));
  g_autofree char *expected = pandoria_report_outcome (game);
  g_autoptr (GString) shown = g_string_new (margin);

  g_string_append_printf (shown, " %s", why);
  g_assert_nonnull (strstr (margin, "\302\240:\302\240"));
  g_string_replace (shown, "\302\240", " ", 0);
  g_assert_cmpstr (shown->str, ==, expected);
}

static void
test_result (SummaryFixture *fixture, gconstpointer name)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *outcome = template_find_type (window, PANDORIA_TYPE_OUTCOME_VIEW);
  const PandoriaState *state = pandoria_game_get_state (fixture->game);

  assert_outcome (outcome, fixture->game);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Summary");
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      g_autofree char *sum
          = g_strdup_printf ("%d", state->players[seat].counters[PANDORIA_COUNTER_POINTS]);

      g_assert_nonnull (template_find (window, template_is_label, sum));
    }
  g_assert_cmpint (template_find (window, template_is_label, "Team") != NULL, ==,
                   state->partnership);
}

/* The team has one number, at the end of its partners' columns, which are side by side (13). */
static void
test_team_row (SummaryFixture *fixture, gconstpointer name)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *view = template_find_type (window, PANDORIA_TYPE_RESULT_VIEW);
  GtkWidget *row = gtk_widget_get_last_child (GTK_WIDGET (template_child (view, "points")));
  GtkWidget *cell
      = gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  PandoriaResult result;
  g_autofree char *spoken = NULL, *first = NULL, *second = NULL;

  pandoria_state_get_result (pandoria_game_get_state (fixture->game), &result);
  first = g_strdup_printf ("%d", result.points[0]);
  second = g_strdup_printf ("%d", result.points[1]);
  for (guint i = 0; i < 5; i++, cell = gtk_widget_get_next_sibling (cell))
    {
      const char *const texts[] = { "Team", "", first, "", second };

      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (cell)), ==, texts[i]);
    }
  g_assert_null (cell);
  spoken = g_strdup_printf ("Team: %s and %s %s, %s and %s %s",
                            pandoria_game_get_player_name (fixture->game, 0),
                            pandoria_game_get_player_name (fixture->game, 2), first,
                            pandoria_game_get_player_name (fixture->game, 1),
                            pandoria_game_get_player_name (fixture->game, 3), second);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
}

/* The chart has a line for each team, described as one. */
static void
test_team_course (SummaryFixture *fixture, gconstpointer name)
{
  const char *words;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.show", "s", "course");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  words = template_text (fixture->window, "course_words");
  for (guint team = 0; team < 2; team++)
    {
      g_autofree char *start
          = g_strdup_printf ("%s and %s: ", pandoria_game_get_player_name (fixture->game, team),
                             pandoria_game_get_player_name (fixture->game, team + 2));

      g_assert_nonnull (strstr (words, start));
    }
}

/* A screen reader names the spaces as in the main window. */
static void
test_board_names (SummaryFixture *fixture, gconstpointer name)
{
  PandoriaBoardView *board;
  GtkWidget *page;
  PandoriaSpace space;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.show", "s", "board");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  page = template_find_type (GTK_WIDGET (fixture->window), PANDORIA_TYPE_SUMMARY_BOARD);
  board = PANDORIA_BOARD_VIEW (template_find_type (page, PANDORIA_TYPE_BOARD_VIEW));
  PANDORIA_FOREACH_SPACE (space,
                          pandoria_board_scene_get_spaces (pandoria_board_view_get_scene (board)))
    {
      g_autofree char *label = pandoria_text_space (fixture->game, space);

      gtk_test_accessible_assert_property (pandoria_board_view_get_space (board, space),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, label);
    }
}

/* The wheel over the table scrolls the page around it. */
static void
test_wheel_over_table (SummaryFixture *fixture, gconstpointer name)
{
  GtkWidget *view = template_find_type (GTK_WIDGET (fixture->window), PANDORIA_TYPE_RESULT_VIEW);
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (template_child (view, "scroller")));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        continue;
      n++;
      g_assert_cmpint (
          gtk_event_controller_scroll_get_flags (GTK_EVENT_CONTROLLER_SCROLL (controller))
              & GTK_EVENT_CONTROLLER_SCROLL_VERTICAL,
          ==, 0);
    }
  g_assert_cmpuint (n, >, 0);
}

static void
test_live (SummaryFixture *fixture, gconstpointer name)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  pandoria_game_undo (fixture->game);
  g_assert_false (pandoria_game_get_state (fixture->game)->finished);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Current Standings");
  g_assert_nonnull (
      template_find (window, template_is_label,
                     "Unfinished game: the standing in turn 40, before the final scoring."));
  pandoria_game_redo (fixture->game);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Summary");
}

/* Shows the thinking times if the acts have them; otherwise there is no heading. */
static void
test_times (SummaryFixture *fixture, gconstpointer name)
{
  g_autofree char *times = pandoria_text_times (fixture->game);
  GtkWidget *label = template_child (fixture->window, "times");

  if (name == NULL)
    {
      g_assert_nonnull (times);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, times);
    }
  else
    g_assert_null (times);
  g_assert_cmpint (gtk_widget_get_visible (label), ==, name == NULL);
  g_assert_cmpint (gtk_widget_get_visible (gtk_widget_get_prev_sibling (label)), ==, name == NULL);
}

static void
test_course (SummaryFixture *fixture, gconstpointer name)
{
  const char *words;
  GtkWidget *chart;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.show", "s", "course");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  words = template_text (fixture->window, "course_words");
  g_assert_nonnull (strstr (words, "Aylin: 0 at the start, "));
  g_assert_nonnull (strstr (words, ", 58 at the end"));
  chart = template_find_type (fixture->window, PANDORIA_TYPE_CHART_VIEW);
  g_assert_true (gtk_widget_get_mapped (chart));
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
  pandoria_game_undo (fixture->game);
  words = template_text (fixture->window, "course_words");
  g_assert_nonnull (strstr (words, " now"));
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

static PandoriaSpaces
get_outline (PandoriaBoardView *board)
{
  return pandoria_board_view_get_scene (board)->highlights.outline;
}

static void
test_board (SummaryFixture *fixture, gconstpointer name)
{
  PandoriaBoardView *board;
  GtkWidget *page;
  GtkListBox *list;
  g_autoptr (GPtrArray) entries = pandoria_report_find_best (fixture->game);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.show", "s", "board");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  page = template_find_type (fixture->window, PANDORIA_TYPE_SUMMARY_BOARD);
  board = PANDORIA_BOARD_VIEW (template_find_type (page, PANDORIA_TYPE_BOARD_VIEW));
  list = template_child (template_find_type (page, PANDORIA_TYPE_SUMMARY_BOARD), "list");
  g_assert_cmpuint (entries->len, ==, PANDORIA_REPORT_N_BEST);
  for (guint i = 0; i < entries->len; i++)
    {
      const PandoriaSpaces region = ((PandoriaLedgerEntry *) entries->pdata[i])->event.region;

      gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, (int) i));
      g_assert_false (pandoria_spaces_is_empty (region));
      g_assert_true (pandoria_spaces_equal (get_outline (board), region));
    }
  gtk_list_box_unselect_all (list);
  g_assert_true (pandoria_spaces_is_empty (get_outline (board)));
}

static void
test_pages (SummaryFixture *fixture, gconstpointer name)
{
  PandoriaReportOptions options;
  PandoriaPagesView *pages
      = PANDORIA_PAGES_VIEW (template_find_type (fixture->window, PANDORIA_TYPE_PAGES_VIEW));

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.show", "s", "pages");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (pages), ==, PANDORIA_REPORT_N_PAGES);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "pages.history", NULL);
  pandoria_summary_exporter_get_options (fixture->exporter, NULL, &options);
  g_assert_true (options.history);
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (pages), >, PANDORIA_REPORT_N_PAGES);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.show", "s", "result");
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (pages), ==, 0);
}

/* In a narrow window the names of the sources wrap. The last row, with the sums, stays visible. */
static void
test_rows (SummaryFixture *fixture, gconstpointer data)
{
  GtkWidget *table = template_find_type (fixture->window, PANDORIA_TYPE_RESULT_VIEW);
  GtkWidget *label = template_find (table, template_is_label, "Surplus crystals");
  GtkWidget *sums = gtk_widget_get_last_child (template_child (table, "points")),
            *card = template_child (table, "card");
  graphene_rect_t bounds;

  g_assert_false (pango_layout_is_wrapped (gtk_label_get_layout (GTK_LABEL (label))));
  gtk_label_set_text (GTK_LABEL (label),
                      "Surplus crystals of a name that wraps to more than two lines");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_true (pango_layout_is_wrapped (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_true (gtk_widget_compute_bounds (sums, card, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (card));
}

/* With large text, too, a phone shows the points of all players without scrolling. */
static void
test_large_text (SummaryFixture *fixture, gconstpointer data)
{
  GtkWidget *table = template_find_type (fixture->window, PANDORIA_TYPE_RESULT_VIEW);
  GtkScrolledWindow *scroller = template_child (table, "scroller");
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scroller);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * 5 / 4, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* All rows have the numbers of a player in the same column. */
static void
test_columns (SummaryFixture *fixture, gconstpointer data)
{
  GtkWidget *table = template_find_type (fixture->window, PANDORIA_TYPE_RESULT_VIEW);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (template_child (table, "points"), 0));
  GtkWidget *head = gtk_widget_get_first_child (row);
  guint n = 0;

  for (row = gtk_widget_get_next_sibling (row); row != NULL;
       row = gtk_widget_get_next_sibling (row), n++)
    {
      GtkWidget *cell = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
      GtkWidget *above = gtk_widget_get_first_child (head);

      for (; cell != NULL;
           cell = gtk_widget_get_next_sibling (cell), above = gtk_widget_get_next_sibling (above))
        {
          graphene_rect_t bounds, bounds_above;

          g_assert_true (gtk_widget_compute_bounds (cell, table, &bounds));
          g_assert_true (gtk_widget_compute_bounds (above, table, &bounds_above));
          g_assert_cmpfloat (bounds.origin.x, ==, bounds_above.origin.x);
          g_assert_cmpfloat (bounds.size.width, ==, bounds_above.size.width);
        }
    }
  g_assert_cmpuint (n, >, 5);
}

/* --- all --- */

#define PARTNERS "tests/playthroughs/regular-first-river-partnership.pandoria"

#define TEST(path, function, data)                                                      \
  g_test_add ("/summary/" path, SummaryFixture, data, summary_fixture_set_up, function, \
              summary_fixture_tear_down)

/* --- the photo --- */

/* Noise is the hardest content to compress. */
static GdkPixbuf *
make_noise (int width, int height)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  guchar *pixels = gdk_pixbuf_get_pixels (pixbuf);

  for (gsize i = 0; i < gdk_pixbuf_get_byte_length (pixbuf); i++)
    pixels[i] = (guchar) g_rand_int (rand);
  return pixbuf;
}

static guint
count_pages (SummaryFixture *fixture)
{
  g_autoptr (PandoriaPages) pages = NULL;
  PandoriaReportOptions options;

  pandoria_summary_exporter_get_options (fixture->exporter, NULL, &options);
  pages = pandoria_report_make_pages (fixture->game, &options);
  for (guint i = 0; i < pages->n_pages; i++)
    {
      cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
      cairo_t *cr = cairo_create (surface);

      pages->draw (pages->what, i, cr);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  return pages->n_pages;
}

static void
drop (GtkWidget *widget, const GValue *value)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean taken;

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", value, 1.0, 1.0, &taken);
    }
}

static gboolean
shows_photo (gpointer picture, int width)
{
  GdkPaintable *paintable = gtk_picture_get_paintable (picture);

  return gtk_widget_get_visible (picture) && paintable != NULL
         && gdk_paintable_get_intrinsic_width (paintable) == width;
}

/* A photo is stored with the game, small enough, from any source. It is a page of the print, and
 * can be removed. */
static void
test_photo (SummaryFixture *fixture, gconstpointer name)
{
  gpointer view = template_child (fixture->window, "photo"),
           picture = template_child (view, "picture");
  g_autofree char *path = summary_fixture_get_path (fixture, "game.pandoria");
  g_autofree char *photo = summary_fixture_get_path (fixture, "game.pandoria.jpg");
  g_autoptr (GdkPixbuf) noise = make_noise (3000, 2000), small = make_noise (40, 30);
  g_autoptr (GdkTexture) texture = gdk_texture_new_for_pixbuf (small);
  g_autoptr (GdkPixbuf) thumbnail = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (photo);
  g_auto (GValue) value = G_VALUE_INIT;
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  g_assert_false (gtk_widget_get_visible (view)); /* this game has no file */
  g_assert_true (pandoria_game_set_path (fixture->game, path, &error));
  pandoria_photo_view_show (view, path);
  g_assert_true (gtk_widget_get_visible (view));
  g_assert_false (gtk_widget_get_visible (picture));
  g_assert_cmpuint (count_pages (fixture), ==, PANDORIA_REPORT_N_PAGES);
  g_assert_true (pandoria_photo_keep (path, noise, &error));
  g_assert_cmpint (g_stat (photo, &info), ==, 0);
  g_assert_cmpint (info.st_size, <=, PANDORIA_PHOTO_MOST_BYTES);
  g_assert_cmpint (info.st_size, >, PANDORIA_PHOTO_MOST_BYTES / 3);
  thumbnail = pandoria_report_read_photo (path, 56);
  g_assert_cmpint (gdk_pixbuf_get_width (thumbnail), ==, 56);
  pandoria_summary_exporter_read_photo (fixture->exporter, NULL, NULL, NULL);
  while (count_pages (fixture) == PANDORIA_REPORT_N_PAGES) /* until a thread has read it */
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_pages (fixture), ==, PANDORIA_REPORT_N_PAGES + 1);
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (view), texture);
  gtk_widget_activate_action (view, "photo.paste", NULL);
  while (!shows_photo (picture, 40)) /* the larger one may appear first */
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (view, "photo.remove", NULL);
  g_assert_false (g_file_test (photo, G_FILE_TEST_EXISTS));
  g_assert_false (gtk_widget_get_visible (picture));
  g_value_init (&value, GDK_TYPE_TEXTURE);
  g_value_set_object (&value, texture);
  drop (view, &value);
  while (!gtk_widget_get_visible (picture))
    g_main_context_iteration (NULL, TRUE);
  g_value_unset (&value);
  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  drop (view, &value);
  while (!gtk_widget_get_visible (picture))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (pandoria_game_set_path (fixture->game, NULL, &error));
}

/* --- what the clipboard holds --- */

/* Formats that GdkPixbuf can write. Others of the platform are read in the same way. */
static const struct
{
  const char *mime, *type;
} formats[] = {
  { "image/png", "png" }, { "image/jpeg", "jpeg" },  { "image/tiff", "tiff" },
  { "image/bmp", "bmp" }, { "image/x-icon", "ico" },
};

static GdkPixbuf *
read_stored (const char *photo)
{
  g_autoptr (GError) error = NULL;
  GdkPixbuf *pixbuf = gdk_pixbuf_new_from_file (photo, &error);

  g_assert_no_error (error);
  return pixbuf;
}

static void
paste_and_wait (gpointer view, GdkContentProvider *content, int width)
{
  gpointer picture = template_child (view, "picture");

  gdk_clipboard_set_content (gtk_widget_get_clipboard (view), content);
  gtk_widget_activate_action (view, "photo.paste", NULL);
  while (!shows_photo (picture, width))
    g_main_context_iteration (NULL, TRUE);
}

static void
check_format (gpointer view, const char *photo, gsize format)
{
  int width = 20 + (int) format;
  g_autoptr (GdkPixbuf) noise = make_noise (width, 20), stored = NULL;
  g_autoptr (GdkContentProvider) content = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  char *data;
  gsize size;

  g_test_message ("%s", formats[format].mime);
  g_assert_true (
      gdk_pixbuf_save_to_buffer (noise, &data, &size, formats[format].type, &error, NULL));
  bytes = g_bytes_new_take (data, size);
  content = gdk_content_provider_new_for_bytes (formats[format].mime, bytes);
  paste_and_wait (view, content, width);
  stored = read_stored (photo);
  g_assert_cmpint (gdk_pixbuf_get_width (stored), ==, width);
  gtk_widget_activate_action (view, "photo.remove", NULL);
}

/* A file that was copied in a file manager: as GTK’s own type, and as programs without GTK write
 * it. */
static void
check_files (gpointer view, const char *photo, const char *other)
{
  g_autoptr (GdkPixbuf) noise = make_noise (33, 20);
  g_autoptr (GFile) file = g_file_new_for_path (other);
  g_autofree char *uri = g_file_get_uri (file), *lines = g_strconcat (uri, "\r\n", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (lines, strlen (lines));
  GdkFileList *list = gdk_file_list_new_from_array (&file, 1);
  g_autoptr (GdkContentProvider) typed = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);
  g_autoptr (GdkContentProvider) written
      = gdk_content_provider_new_for_bytes ("text/uri-list", bytes);
  GdkContentProvider *providers[] = { typed, written };
  g_autoptr (GError) error = NULL;

  g_assert_true (gdk_pixbuf_save (noise, other, "png", &error, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (providers); i++)
    {
      paste_and_wait (view, providers[i], 33);
      g_assert_true (g_file_test (photo, G_FILE_TEST_EXISTS));
      gtk_widget_activate_action (view, "photo.remove", NULL);
    }
  g_boxed_free (GDK_TYPE_FILE_LIST, list);
}

/* Transparent parts get white paper. */
static void
check_paper (gpointer view, const char *photo)
{
  g_autoptr (GdkPixbuf) clear = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, 44, 44), stored = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkContentProvider) content = NULL;
  const guint8 *pixel;

  gdk_pixbuf_fill (clear, 0);
  texture = gdk_texture_new_for_pixbuf (clear);
  content = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  paste_and_wait (view, content, 44);
  stored = read_stored (photo);
  pixel = gdk_pixbuf_read_pixels (stored);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (pixel[i], >, 250);
  gtk_widget_activate_action (view, "photo.remove", NULL);
}

static void
test_clipboard (SummaryFixture *fixture, gconstpointer name G_GNUC_UNUSED)
{
  gpointer view = template_child (fixture->window, "photo");
  g_autofree char *path = summary_fixture_get_path (fixture, "game.pandoria");
  g_autofree char *photo = summary_fixture_get_path (fixture, "game.pandoria.jpg");
  g_autofree char *other = summary_fixture_get_path (fixture, "A photo of ours.png");
  g_autoptr (GError) error = NULL;

  g_assert_true (pandoria_game_set_path (fixture->game, path, &error));
  pandoria_photo_view_show (view, path);
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    check_format (view, photo, i);
  check_files (view, photo, other);
  check_paper (view, photo);
  g_assert_true (pandoria_game_set_path (fixture->game, NULL, &error));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  TEST ("result", test_result, NULL);
  TEST ("result/teams", test_result, PARTNERS);
  TEST ("result/team-row", test_team_row, PARTNERS);
  TEST ("result/wheel", test_wheel_over_table, NULL);
  TEST ("course/teams", test_team_course, PARTNERS);
  TEST ("board/names", test_board_names, NULL);
  TEST ("times", test_times, NULL);
  TEST ("times/none", test_times, PARTNERS);
  TEST ("live", test_live, NULL);
  TEST ("course", test_course, NULL);
  TEST ("board", test_board, NULL);
  TEST ("pages", test_pages, NULL);
  TEST ("rows", test_rows, NULL);
  TEST ("large-text", test_large_text, NULL);
  TEST ("columns", test_columns, NULL);
  TEST ("photo", test_photo, NULL);
  TEST ("clipboard", test_clipboard, NULL);
  return g_test_run ();
}
