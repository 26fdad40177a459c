/* Tests that pages stay on their sheet, A4 or Letter, in any game: nothing is drawn over the
 * margins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json.h"
#include "pandoria-position.h"
#include "pandoria-report-format.h"
#include "pandoria-report-testing.h"
#include "sample-game.h"
#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define EDGE 25 /* points on each side that printers cannot use */

#define PLAYTHROUGHS "tests/playthroughs"

static void
check_page (PandoriaPages *pages, const PandoriaReportOptions *options, guint number)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, ink_width, ink_height;

  pages->draw (pages->what, number, cr);
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
        g_autoptr (PandoriaPages) pages = NULL;
        guint n;

        pandoria_report_options_init (&options, (PandoriaPaper) paper);
        options.history = history != 0;
        pages = pandoria_report_make_pages (game, &options);
        n = pages->n_pages;
        if (history == 0)
          g_assert_cmpuint (n, ==, PANDORIA_REPORT_N_PAGES);
        else
          g_assert_cmpuint (n, >, PANDORIA_REPORT_N_PAGES);
        for (guint number = 0; number < n; number++)
          {
            g_test_message ("paper %d, page %u of %u", (int) paper, number + 1, n);
            check_page (pages, &options, number);
          }
      }
}

/* The rows of the table of points add up to the markers. */
static void
check_sums (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaTally tally;

  pandoria_tally_init (&tally, game);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      int sum = 0;

      for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
        sum += tally.points[source][seat];
      g_assert_cmpint (sum, ==, tally.sums[seat]);
      g_assert_cmpint (sum, ==, state->players[seat].counters[PANDORIA_COUNTER_POINTS]);
    }
}

/* The line of the chart ends at the value of the markers. */
static void
check_course (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_auto (PandoriaCourse) course = { 0 };

  pandoria_course_init (&course, game);
  g_assert_cmpuint (course.n_turns, ==, state->turn);
  for (guint seat = 0; seat < state->n_players; seat++)
    g_assert_cmpint (pandoria_course_get (&course, course.n_turns, seat), ==,
                     state->players[seat].counters[PANDORIA_COUNTER_POINTS]);
}

/* The line of a team is the sum of its partners' (13). */
static void
test_teams (void)
{
  g_autoptr (PandoriaGame) game
      = sample_game_load ("tests/playthroughs/regular-first-river-partnership.pandoria");
  const PandoriaState *state = pandoria_game_get_state (game);
  g_auto (PandoriaCourse) course = { 0 };
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  pandoria_course_init (&course, game);
  pandoria_course_join_partners (&course);
  g_assert_cmpuint (course.n_players, ==, 2);
  for (guint team = 0; team < 2; team++)
    {
      g_assert_cmpint (pandoria_course_get (&course, course.n_turns, team), ==,
                       result.points[team]);
      g_assert_cmpint (course.highest, >=, result.points[team]);
      for (guint turn = 0; turn <= course.n_turns; turn++)
        g_assert_cmpint (pandoria_course_get (&course, turn, team), ==,
                         course.shares[turn * PANDORIA_MAX_PLAYERS + team]
                             + course.shares[turn * PANDORIA_MAX_PLAYERS + team + 2]);
    }
}

/* Returns: the sample game, taken over from the table in the third round. */
static PandoriaGame *
take_over_sample (void)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  PandoriaRecord *played = pandoria_game_get_record (sample);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (played, 0);
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  PandoriaPosition position;
  guint n = 0;

  while (pandoria_game_get_state_at (sample, n)->round < 3
         || pandoria_game_get_state_at (sample, n)->step != PANDORIA_STEP_PLACE)
    n++;
  pandoria_position_init (&position, pandoria_game_get_state_at (sample, n));
  g_assert_true (pandoria_position_list_acts (&position, pandoria_game_get_state_at (sample, 0),
                                              acts, NULL, NULL, NULL));
  for (guint i = 0; i < acts->len; i++)
    pandoria_record_append (record, &g_array_index (acts, PandoriaAction, i), NULL, NULL);
  for (; n < pandoria_record_get_n_actions (played); n++)
    pandoria_record_append (record, pandoria_record_get_action (played, n), NULL, NULL);
  return pandoria_game_new (record, NULL, NULL);
}

/* The chart begins at the position, whose points have their own row. */
static void
test_taken_over (void)
{
  g_autoptr (PandoriaGame) game = take_over_sample ();
  const guint n = pandoria_record_get_n_taken_over (pandoria_game_get_record (game));
  const PandoriaState *start = pandoria_game_get_state_at (game, n);
  g_auto (PandoriaCourse) course = { 0 };
  g_autofree char *history = pandoria_report_text (game, TRUE);
  PandoriaTally tally;

  g_assert_cmpuint (n, >, 0);
  pandoria_course_init (&course, game);
  pandoria_tally_init (&tally, game);
  g_assert_cmpuint (course.first, ==, start->turn - 1);
  for (guint seat = 0; seat < start->n_players; seat++)
    {
      const int points = start->players[seat].counters[PANDORIA_COUNTER_POINTS];

      g_assert_cmpint (pandoria_course_get (&course, course.first, seat), ==, points);
      g_assert_cmpint (tally.points[PANDORIA_TALLY_TAKEN_OVER][seat], ==, points);
      g_assert_cmpint (tally.points[PANDORIA_TALLY_CORRECTIONS][seat], ==, 0);
      g_assert_cmpint (pandoria_course_get (&course, course.n_turns, seat), ==, tally.sums[seat]);
    }
  g_assert_nonnull (strstr (history, "Taken over from the table\n"));
  g_assert_null (strstr (history, "Correction of"));
}

/* The link contains the play, and is short enough for a QR code. */
static void
test_link (void)
{
  static const char start[] = "https://app.bgstatsapp.com/createPlay.html?data=";
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autofree char *link = pandoria_report_bgstats_link (game);
  g_autofree char *text = NULL;
  g_autoptr (JsonObject) play = pandoria_report_bgstats (game);
  g_autoptr (JsonNode) wanted = json_node_init_object (json_node_alloc (), play), found = NULL;

  g_assert_true (g_str_has_prefix (link, start));
  g_assert_cmpuint (strlen (link), <, 2300);
  for (const char *p = link; *p != '\0'; p++)
    g_assert_true (*p > ' ' && *p <= '~');
  text = g_uri_unescape_string (link + strlen (start), NULL);
  found = json_from_string (text, NULL);
  g_assert_true (json_node_equal (found, wanted));
}

/* The last page of the history has more than a few lines, on either paper. */
static void
test_last_page (void)
{
  for (guint paper = 0; paper < PANDORIA_N_PAPERS; paper++)
    {
      g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);

      while (pandoria_game_get_position (game) > 60)
        {
          PandoriaReportOptions options;

          pandoria_report_options_init (&options, (PandoriaPaper) paper);
          options.history = TRUE;
          g_assert_cmpuint (pandoria_report_count_last_lines (game, &options), >=, 12);
          pandoria_game_undo (game);
        }
    }
}

static void
test_game (gconstpointer name)
{
  g_autoptr (PandoriaGame) game = sample_game_load (name);

  check_sums (game);
  check_course (game);
  check_pages (game);
}

/* The pages stay valid while the game is undone step by step, until nothing is scored. */
static void
test_undone (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);

  while (pandoria_game_can_undo (game))
    {
      pandoria_game_undo (game);
      if (pandoria_game_get_position (game) % 30 == 0)
        check_pages (game);
    }
}

/* Every name has the greatest length that the record allows. */
static void
test_long_names (void)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  PandoriaRecord *old = pandoria_game_get_record (sample);
  g_autofree char *data = pandoria_record_to_data (old, NULL);
  g_autofree char *name = g_strnfill (PANDORIA_MAX_NAME, 'W');
  g_autoptr (GString) text = g_string_new (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  for (guint seat = 0; seat < pandoria_record_get_setup (old)->n_players; seat++)
    {
      g_autofree char *quoted
          = g_strdup_printf ("\"%s\"", pandoria_record_get_player_name (old, seat));
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
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GError) error = NULL;
  PandoriaReportOptions options;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GBytes) svg = NULL;

  pandoria_report_options_init (&options, PANDORIA_PAPER_A4);
  pdf = pandoria_report_make (game, PANDORIA_REPORT_PDF, &options, &error);
  g_assert_no_error (error);
  svg = pandoria_report_make (game, PANDORIA_REPORT_SVG, &options, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (g_bytes_get_data (pdf, NULL), "%PDF-"));
  g_assert_nonnull (
      g_strstr_len (g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), "<svg"));
}

/* A title becomes a file name whose characters and length every file system accepts. */
static void
test_file_names (void)
{
  static const struct
  {
    const char *title, *name;
  } cases[] = {
    { "Friday evening", "Friday evening 2026-11-20.pdf" },
    { "a/b\\c: \"d\"?", "a-b-c- -d-- 2026-11-20.pdf" },
    { ".hidden", "-hidden 2026-11-20.pdf" },
    { "", "Pandoria 2026-11-20.pdf" },
    { "Jörgs Brett №1", "Jörgs Brett №1 2026-11-20.pdf" },
  };
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autofree char *wide = g_strnfill (PANDORIA_MAX_NAME, 'W');
  g_autofree char *name = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      pandoria_record_set_title (pandoria_game_get_record (game), cases[i].title);
      g_free (g_steal_pointer (&name));
      name = pandoria_report_file_name (game, PANDORIA_REPORT_PDF);
      g_assert_cmpstr (name, ==, cases[i].name);
    }
  pandoria_record_set_title (pandoria_game_get_record (game), wide);
  g_free (g_steal_pointer (&name));
  name = pandoria_report_file_name (game, PANDORIA_REPORT_BGSTATS);
  g_assert_cmpuint (strlen (name), <=, 150);
  g_assert_true (g_str_has_suffix (name, " 2026-11-20 BG Stats.json"));
}

/* A game that began at 19:30 UTC shows the day that the players had. */
static void
test_local_day (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autofree char *zone = g_strdup (g_getenv ("TZ"));
  g_autofree char *facts = NULL;

  g_setenv ("TZ", "+10:00", TRUE);
  facts = pandoria_report_facts (game);
  g_assert_true (g_str_has_prefix (facts, "21 November 2026"));
  if (zone != NULL)
    g_setenv ("TZ", zone, TRUE);
  else
    g_unsetenv ("TZ");
}

/* The photo of a game keeps its colours. A JPEG does so nearly. */
static void
test_photo (void)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  g_autofree char *photo = g_strconcat (path, ".jpg", NULL);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 16, 8);
  cairo_surface_t *surface;
  guint32 color;

  gdk_pixbuf_fill (pixbuf, 0x40a0e0ff);
  g_assert_true (gdk_pixbuf_save (pixbuf, photo, "jpeg", NULL, "quality", "100", NULL));
  surface = pandoria_report_load_photo (path);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 16);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 8);
  color = *(const guint32 *) (gconstpointer) (cairo_image_surface_get_data (surface)
                                              + 7 * cairo_image_surface_get_stride (surface)
                                              + 15 * 4);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (ABS ((int) (color >> 8 * i & 0xff) - (int) (0x40a0e0 >> 8 * i & 0xff)), <, 8);
  cairo_surface_destroy (surface);
  g_remove (photo);
  g_rmdir (folder);
}

/* Returns: (transfer full): a PNG that claims to have @side × @side pixels, and has none. */
static GBytes *
make_bomb (guint8 side_high, guint8 side_low)
{
  static const guint8 start[]
      = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R' };
  const guint8 size[] = { 0, 0, side_high, side_low, 0, 0, side_high, side_low, 8, 2, 0, 0, 0 };
  static const guint8 pixels[] = { 0, 0, 1, 0, 'I', 'D', 'A', 'T', 0x78, 0x9c };
  GByteArray *data = g_byte_array_new ();
  guint32 sum = 0xffffffff;

  g_byte_array_append (data, start, sizeof start);
  g_byte_array_append (data, size, sizeof size);
  for (guint i = 12; i < data->len; i++)
    {
      sum ^= data->data[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = (sum & 1) != 0 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    }
  sum = GUINT32_TO_BE (~sum);
  g_byte_array_append (data, (const guint8 *) &sum, sizeof sum);
  g_byte_array_append (data, pixels, sizeof pixels);
  return g_byte_array_free_to_bytes (data);
}

/* Anything may lie next to a game: only a JPEG of a photo's size is read, and nothing is waited
 * for. */
static void
test_other_photos (void)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  g_autofree char *photo = g_strconcat (path, ".jpg", NULL);
  g_autoptr (GdkPixbuf) small = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 16, 8);
  g_autoptr (GdkPixbuf) large = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 5001, 1000);

  gdk_pixbuf_fill (small, 0);
  gdk_pixbuf_fill (large, 0);
  g_assert_cmpint (mkfifo (photo, 0600), ==, 0);
  g_assert_null (pandoria_report_read_photo (path, 0));
  g_assert_null (pandoria_report_load_photo (path));
  g_remove (photo);
  g_assert_true (gdk_pixbuf_save (small, photo, "png", NULL, NULL));
  g_assert_null (pandoria_report_load_photo (path));
  g_assert_true (gdk_pixbuf_save (large, photo, "jpeg", NULL, NULL));
  g_assert_null (pandoria_report_load_photo (path));
  g_assert_null (pandoria_report_read_photo (path, 56));
  g_remove (photo);
  g_rmdir (folder);
}

/* A picture to add is refused by its size alone, before it needs memory. */
static void
test_bomb (void)
{
  g_autoptr (GBytes) bomb = make_bomb (0xea, 0x60);
  g_autoptr (GError) error = NULL;

  g_assert_null (pandoria_report_decode_picture (bomb, PANDORIA_PHOTO_MOST_SIDE, &error));
  g_assert_cmpstr (error->message, ==, "The picture is too large.");
}

/* A picture to add shrinks while it is decoded. */
static void
test_decode (void)
{
  g_autoptr (GdkPixbuf) wide = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 4096, 1024);
  g_autoptr (GdkPixbuf) decoded = NULL;
  g_autoptr (GBytes) bytes = NULL, text = g_bytes_new_static ("text", 4);
  g_autoptr (GError) error = NULL;
  char *data;
  gsize size;

  gdk_pixbuf_fill (wide, 0);
  g_assert_true (gdk_pixbuf_save_to_buffer (wide, &data, &size, "png", NULL, NULL));
  bytes = g_bytes_new_take (data, size);
  decoded = pandoria_report_decode_picture (bytes, PANDORIA_PHOTO_MOST_SIDE, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_width (decoded), ==, 2048);
  g_assert_cmpint (gdk_pixbuf_get_height (decoded), ==, 512);
  g_assert_null (pandoria_report_decode_picture (text, PANDORIA_PHOTO_MOST_SIDE, &error));
  g_assert_nonnull (error);
}

/* All stored playthroughs: all variants, boards and realms, teams, artifacts. */
static void
add_playthroughs (void)
{
  g_autofree char *folder
      = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), PLAYTHROUGHS, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".pandoria"))
      {
        g_autofree char *path = g_strconcat ("/report/page/", name, NULL);

        g_test_add_data_func_full (path, g_build_filename (PLAYTHROUGHS, name, NULL), test_game,
                                   g_free);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/report/page/sample", SAMPLE_GAME, test_game);
  add_playthroughs ();
  g_test_add_func ("/report/page/teams", test_teams);
  g_test_add_func ("/report/page/link", test_link);
  g_test_add_func ("/report/page/taken-over", test_taken_over);
  g_test_add_func ("/report/page/last-page", test_last_page);
  g_test_add_func ("/report/page/undone", test_undone);
  g_test_add_func ("/report/page/long-names", test_long_names);
  g_test_add_func ("/report/page/files", test_files);
  g_test_add_func ("/report/page/file-names", test_file_names);
  g_test_add_func ("/report/page/local-day", test_local_day);
  g_test_add_func ("/report/page/photo", test_photo);
  g_test_add_func ("/report/page/other-photos", test_other_photos);
  g_test_add_func ("/report/page/bomb", test_bomb);
  g_test_add_func ("/report/page/decode", test_decode);
  return g_test_run ();
}
