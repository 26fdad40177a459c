/* Pages stay on their sheet, A4 or Letter, whatever the game: nothing is drawn over the margins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-file.h"
#include "pandoria-report-page.h"

#include <string.h>

#define EDGE 25 /* points at each side that no printer needs */

static const char *const games[] = {
  "data/games/sample.pandoria",
  "tests/playthroughs/family-first-a.pandoria",
  "tests/playthroughs/family-spells-revised-a-artifacts.pandoria",
  "tests/playthroughs/beginner-revised-river.pandoria",
  "tests/playthroughs/regular-first-a-realms.pandoria",
  "tests/playthroughs/regular-first-river-partnership.pandoria",
};

static PandoriaGame *
load (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  PandoriaGame *game;

  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}

static void
check_page (PandoriaReport *report, const PandoriaReportOptions *options, guint number)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, ink_width, ink_height;

  pandoria_report_draw_page (report, number, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &ink_width, &ink_height);
  g_assert_cmpfloat (x, >=, EDGE);
  g_assert_cmpfloat (y, >=, EDGE);
  g_assert_cmpfloat (x + ink_width, <=, options->width - EDGE);
  g_assert_cmpfloat (y + ink_height, <=, options->height - EDGE);
  g_assert_cmpfloat (ink_height, >, options->height / 2);
  cairo_surface_destroy (surface);
}

static void
check_pages (PandoriaGame *game)
{
  for (guint paper = 0; paper < PANDORIA_N_PAPERS; paper++)
    for (guint history = 0; history < 2; history++)
      {
        PandoriaReportOptions options;
        g_autoptr (PandoriaReport) report = NULL;
        guint n;

        pandoria_report_options_init (&options, (PandoriaPaper) paper);
        options.history = history != 0;
        report = pandoria_report_new (game, &options);
        n = pandoria_report_get_n_pages (report);
        if (history == 0)
          g_assert_cmpuint (n, ==, PANDORIA_REPORT_N_PAGES);
        else
          g_assert_cmpuint (n, >, PANDORIA_REPORT_N_PAGES);
        for (guint number = 0; number < n; number++)
          {
            g_test_message ("%s, page %u of %u", pandoria_paper_key ((PandoriaPaper) paper), number + 1, n);
            check_page (report, &options, number);
          }
      }
}

static void
test_game (gconstpointer name)
{
  g_autoptr (PandoriaGame) game = load (name);

  check_pages (game);
}

/* Nothing has been scored, then little, and the game is wound back while it is looked at. */
static void
test_undone (void)
{
  g_autoptr (PandoriaGame) game = load (games[0]);

  while (pandoria_game_can_undo (game))
    {
      pandoria_game_undo (game);
      if (pandoria_game_get_position (game) % 30 == 0)
        check_pages (game);
    }
}

/* Every name as long as the record lets it be. */
static void
test_long_names (void)
{
  g_autoptr (PandoriaGame) sample = load (games[0]);
  PandoriaRecord *old = pandoria_game_get_record (sample);
  g_autofree char *data = pandoria_record_to_data (old, NULL);
  g_autofree char *name = g_strnfill (PANDORIA_MAX_NAME, 'W');
  g_autoptr (GString) text = g_string_new (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  for (guint seat = 0; seat < pandoria_record_get_setup (old)->n_players; seat++)
    {
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", pandoria_record_get_player_name (old, seat));
      g_autofree char *longer = g_strdup_printf ("\"%s\"", name);

      g_assert_cmpuint (g_string_replace (text, quoted, longer, 0), >, 0);
    }
  record = pandoria_record_new_from_data (text->str, text->len, &error);
  g_assert_no_error (error);
  pandoria_record_set_title (record, name);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  check_pages (game);
}

static void
test_files (void)
{
  g_autoptr (PandoriaGame) game = load (games[0]);
  g_autoptr (GError) error = NULL;
  PandoriaReportOptions options;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GBytes) svg = NULL;

  pandoria_report_options_init (&options, PANDORIA_PAPER_A4);
  pdf = pandoria_report_pdf (game, &options, &error);
  g_assert_no_error (error);
  svg = pandoria_report_svg (game, &options, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (g_bytes_get_data (pdf, NULL), "%PDF-"));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), "<svg"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/report/page/", strrchr (games[i], '/') + 1, NULL);

      g_test_add_data_func (path, games[i], test_game);
    }
  g_test_add_func ("/report/page/undone", test_undone);
  g_test_add_func ("/report/page/long-names", test_long_names);
  g_test_add_func ("/report/page/files", test_files);
  return g_test_run ();
}
