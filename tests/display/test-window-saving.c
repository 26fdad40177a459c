/* Tests messages about saving: they stay until they no longer hold, and unsaved changes are not
 * closed without a question.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "silent-file.h"

#include "window-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "template-child.h"
#include "pandoria-banners-testing.h"
#include "catalogue-fixture.h"
#include "pandoria-folder.h"
#include "pandoria-window-files.h"

#define LONG_GAME 9000

/* --- helpers -------------------------------------------------------------------------------- */

static PandoriaWindow *window;

static PandoriaGame *
get_game (void)
{
  return window_driver_get_game (window);
}

/* Returns: (nullable): the message of the window. */
static const char *
get_said (PandoriaBannerReason which)
{
  return pandoria_banners_get (pandoria_window_get_banners (window), which) != NULL
             ? template_text (
                 template_child (pandoria_banners_get (pandoria_window_get_banners (window), which),
                                 "text"),
                 "text")
             : NULL;
}

/* Presses button number @number of the message. */
static void
press (PandoriaBannerReason which, guint number)
{
  GtkWidget *button = gtk_widget_get_first_child (template_child (
      pandoria_banners_get (pandoria_window_get_banners (window), which), "buttons"));

  while (number-- > 0)
    button = gtk_widget_get_next_sibling (button);
  g_signal_emit_by_name (button, "clicked");
  window_driver_settle ();
}

static void
turn_in_at_once (void)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  fixture_apply (get_game (), action);
}

static void
turn_in (void)
{
  turn_in_at_once ();
  window_driver_settle ();
}

static char *
read_file (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static guint
count_acts (const char *path)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);

  g_assert_nonnull (record);
  return pandoria_record_get_n_actions (record);
}

/* Replaces the folder of games by a file. */
static char *
block_folder (void)
{
  char *folder = pandoria_folder_get_games ();

  fixture_empty_games ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  return folder;
}

static void
answer (const char *response)
{
  g_autoptr (GtkWidget) dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (dialog);
  g_object_ref (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  window_driver_settle ();
}

static gboolean
is_closed (gpointer data)
{
  return !gtk_widget_get_realized (data);
}

/* --- not saved ------------------------------------------------------------------------------ */

static void
test_unsaved (PandoriaWindow *shown)
{
  g_autofree char *folder = NULL;
  g_autofree char *first = NULL;
  const char *path;

  window = shown;
  turn_in ();
  g_assert_null (get_said (PANDORIA_BANNERS_UNSAVED));
  folder = block_folder ();
  turn_in ();
  first = g_strdup (get_said (PANDORIA_BANNERS_UNSAVED));
  g_assert_nonnull (strstr (first, folder));
  g_assert_nonnull (strstr (first, g_strerror (ENOTDIR)));
  for (guint i = 0; i < 10; i++)
    turn_in ();
  g_assert_cmpstr (get_said (PANDORIA_BANNERS_UNSAVED), ==, first);

  press (PANDORIA_BANNERS_UNSAVED, 0);
  g_assert_cmpstr (get_said (PANDORIA_BANNERS_UNSAVED), ==, first);
  /* Only one bar is shown at a time. */
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_UNSAVED))));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_OPENED))));
  g_unlink (folder);
  press (PANDORIA_BANNERS_UNSAVED, 0);
  g_assert_null (get_said (PANDORIA_BANNERS_UNSAVED));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_OPENED))));
  path = pandoria_game_get_path (get_game ());
  g_assert_cmpuint (count_acts (path), ==, 12);
}

/* Closing, and opening another game, ask only while something would be lost. */
static void
test_asking (PandoriaWindow *shown)
{
  g_autofree char *folder = NULL;
  g_autofree char *source
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  PandoriaGame *game;

  window = g_object_ref (shown); /* closed here, it is still destroyed by the fixture */
  folder = block_folder ();
  turn_in ();
  game = get_game ();
  gtk_window_close (GTK_WINDOW (window));
  window_driver_settle ();
  answer ("wait");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_true (get_game () == game);

  pandoria_window_open_path (window, source);
  window_driver_settle ();
  answer ("wait");
  g_assert_true (get_game () == game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);

  pandoria_window_open_path (window, source);
  window_driver_settle ();
  answer ("lose");
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), >, 1);
  g_assert_nonnull (get_said (PANDORIA_BANNERS_UNSAVED)); /* its copy cannot be written either */
  g_unlink (folder);
  window_fixture_activate (window, "try-saving");
  g_assert_null (get_said (PANDORIA_BANNERS_UNSAVED));

  turn_in ();
  gtk_window_close (GTK_WINDOW (window));
  g_assert_true (window_fixture_wait (is_closed, window));
  g_assert_null (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
}

/* --- changed by others ---------------------------------------------------------------------- */

static void
test_parted (PandoriaWindow *shown)
{
  g_autofree char *path = NULL;
  g_autofree char *second = NULL;
  g_autofree char *theirs = NULL;
  g_autofree char *after = NULL;

  window = shown;
  turn_in ();
  path = g_strdup (pandoria_game_get_path (get_game ()));
  theirs = read_file (path);
  turn_in ();
  g_assert_true (g_file_set_contents (path, theirs, -1, NULL)); /* an older file replaces it */
  turn_in ();
  second = g_strdup (pandoria_game_get_path (get_game ()));
  g_assert_cmpstr (second, !=, path);
  g_assert_nonnull (strstr (get_said (PANDORIA_BANNERS_PARTED), "(2)"));
  g_assert_nonnull (strstr (adw_window_title_get_title (window_get_title (window)), "(2)"));
  after = read_file (path);
  g_assert_cmpstr (after, ==, theirs);
  g_free (after);
  after = pandoria_folder_get_last ();
  g_assert_cmpstr (after, ==, second);

  press (PANDORIA_BANNERS_PARTED, 0);
  g_assert_cmpstr (pandoria_game_get_path (get_game ()), ==, path);
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), ==, 1);
  g_assert_null (get_said (PANDORIA_BANNERS_PARTED));
  g_assert_cmpuint (count_acts (second), ==, 3);
}

/* A game that is open in another window can only be opened as a copy. */
static void
test_open_elsewhere (PandoriaWindow *shown)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *path = g_build_filename (folder, "elsewhere.pandoria", NULL);
  g_autoptr (PandoriaGame) elsewhere = NULL;
  PandoriaGame *before;

  window = shown;
  before = get_game ();
  g_assert_true (pandoria_record_save (pandoria_game_get_record (before), path, NULL));
  elsewhere = pandoria_game_open (path, NULL);
  g_assert_nonnull (elsewhere);
  for (guint i = 0; i < 2; i++)
    {
      pandoria_window_open_path (window, path);
      window_driver_settle ();
      g_assert_true (get_game () == before);
      answer (i == 0 ? "cancel" : "copy");
    }
  g_assert_true (get_game () != before);
  g_assert_cmpstr (pandoria_game_get_path (get_game ()), !=, path);
  g_assert_nonnull (
      strstr (pandoria_record_get_title (pandoria_game_get_record (get_game ())), "(2)"));
}

/* Returns: (nullable): the question after opening @path. */
static gpointer
open_again (const char *path)
{
  pandoria_window_open_path (window, path);
  window_driver_settle ();
  return window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
}

/* Another file of the open game: the same state, or an older one, asks nothing. A newer one is
 * taken over, as one undo step. */
static void
test_open_here (PandoriaWindow *shown)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);
  g_autofree char *attachment
      = g_build_filename (g_get_user_cache_dir (), "attachment.pandoria", NULL);
  PandoriaGame *before;
  gpointer dialog;

  window = shown;
  before = get_game ();
  g_assert_null (open_again (path));
  turn_in ();
  g_assert_null (open_again (path));
  g_assert_nonnull (strstr (get_said (PANDORIA_BANNERS_OPENED), "older"));
  g_assert_true (pandoria_record_save (pandoria_game_get_record (before), attachment, NULL));
  pandoria_game_undo (before);
  dialog = open_again (attachment);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Newer Than in the Archive");
  answer ("cancel");
  g_assert_true (get_game () == before);
  g_assert_cmpuint (pandoria_game_get_position (before), ==, 0);
  g_assert_nonnull (open_again (attachment));
  answer ("use");
  g_assert_true (get_game () == before);
  g_assert_cmpuint (pandoria_game_get_position (before), ==, 1);
  window_fixture_activate (window, "undo");
  g_assert_cmpuint (pandoria_game_get_position (before), ==, 0);
}

/* --- how it came ---------------------------------------------------------------------------- */

/* Of several files the first is shown, and the others are added to the archive. The message stays
 * until the user closes it. */
static void
test_several (PandoriaWindow *shown)
{
  g_autofree char *sample
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autofree char *other = g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);
  GFile *files[]
      = { g_file_new_for_path (sample), g_file_new_for_path (other), g_file_new_for_path (other) };
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (sample, NULL);

  window = shown;
  g_assert_nonnull (get_said (PANDORIA_BANNERS_OPENED));
  pandoria_window_open_files (window, files, G_N_ELEMENTS (files));
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), ==,
                    pandoria_record_get_n_actions (record));
  g_assert_nonnull (strstr (get_said (PANDORIA_BANNERS_OPENED), "other 2"));
  g_signal_emit_by_name (template_child (pandoria_banners_get (pandoria_window_get_banners (window),
                                                               PANDORIA_BANNERS_OPENED),
                                         "close_button"),
                         "clicked");
  window_driver_settle ();
  g_assert_null (get_said (PANDORIA_BANNERS_OPENED));
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    g_object_unref (files[i]);
}

#define N_BAD 60

/* Files that cannot be opened are in one list, also those requested while it is shown. The valid
 * file among them is opened. */
static void
test_bad (PandoriaWindow *shown)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *sample
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  GtkWidget *dialog, *list;
  GtkListBoxRow *row;
  guint n;

  window = shown;
  for (guint i = 0; i < N_BAD; i++)
    {
      g_autofree char *name = g_strdup_printf ("<b>bad-%u.pandoria", i);
      g_autofree char *path = g_build_filename (g_get_user_cache_dir (), name, NULL);

      g_assert_true (g_file_set_contents (path, "not a game", -1, NULL));
      g_ptr_array_add (files, g_file_new_for_path (path));
    }
  g_ptr_array_add (files, g_file_new_for_path (sample));
  g_ptr_array_add (files, g_file_new_for_uri ("sftp://elsewhere/far.pandoria"));
  pandoria_window_open_files (window, (GFile **) files->pdata, files->len);
  pandoria_window_open_files (window, (GFile **) files->pdata, 1);
  window_driver_settle ();

  g_assert_cmpuint (pandoria_game_get_position (get_game ()), >, 0);
  dialog = window_driver_count_toplevels (ADW_TYPE_MESSAGE_DIALOG, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                   "62 Files Cannot Be Opened");
  list = template_find_type (dialog, GTK_TYPE_LIST_BOX);
  g_assert_true (gtk_widget_get_mapped (list));
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 7);
  g_assert_true (
      g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "<b>bad-"));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), !=, "");
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), N_BAD + 1));
  answer ("close");
  g_assert_null (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));

  /* The next failure starts a new list. */
  pandoria_window_open_files (window, (GFile **) files->pdata, 1);
  window_driver_settle ();
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                   "“<b>bad-0.pandoria” Cannot Be Opened");
  g_assert_false (gtk_widget_get_mapped (template_find_type (dialog, GTK_TYPE_LIST_BOX)));
  answer ("close");
}

/* Opens a file that does not answer, and waits for the message. The program does not wait for the
 * file. */
static void
open_silent (const char *path)
{
  pandoria_window_open_path (window, path);
  while (window_driver_is_reading (window) && get_said (PANDORIA_BANNERS_OPENING) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (get_said (PANDORIA_BANNERS_OPENING));
  g_assert_nonnull (strstr (get_said (PANDORIA_BANNERS_OPENING), "silent.pandoria"));
}

/* A file that does not answer leaves the window unchanged. The user can cancel, or open another
 * file. */
static void
test_silent (PandoriaWindow *shown)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "silent.pandoria", NULL);
  g_autofree char *sample
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autofree char *text = read_file (sample);
  PandoriaGame *before;
  pid_t holder;

  window = shown;
  before = get_game ();
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  holder = silent_file_new (path);
  if (holder < 0)
    {
      g_test_skip ("no leases on this file system");
      return;
    }
  open_silent (path);
  turn_in_at_once ();
  window_fixture_activate (window, "cancel-opening");
  g_assert_null (get_said (PANDORIA_BANNERS_OPENING));
  g_assert_true (get_game () == before);

  open_silent (path);
  pandoria_window_open_path (window, sample);
  window_driver_settle ();
  g_assert_null (get_said (PANDORIA_BANNERS_OPENING));
  g_assert_true (get_game () != before);
  g_assert_null (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  silent_file_free (holder);
}

static gboolean
has_long_game (gpointer data)
{
  return get_game () != NULL && pandoria_game_get_position (get_game ()) == LONG_GAME;
}

/* While a large file is read, the window stays usable and unchanged. A later request replaces it.
 */
static void
test_big (PandoriaWindow *shown)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "big.pandoria", NULL);
  g_autofree char *sample
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GTimer) timer = NULL;
  PandoriaGame *before;
  PandoriaAction action;

  window = shown;
  before = get_game ();
  record = pandoria_record_new_beginning (pandoria_game_get_record (before), 0);
  pandoria_record_set_id (record, "another game");
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  for (guint i = 0; i < LONG_GAME; i++)
    pandoria_record_append (record, &action, "2026-11-20T20:00:00Z",
                            "a note that makes the file longer");
  g_assert_true (pandoria_record_save (record, path, NULL));

  pandoria_window_open_path (window, path);
  g_assert_true (get_game () == before);
  timer = g_timer_new ();
  g_assert_true (window_fixture_wait (has_long_game, NULL));
  g_test_message ("shown after %.3f seconds", g_timer_elapsed (timer, NULL));
  turn_in ();

  pandoria_window_open_path (window, path);
  pandoria_window_open_path (window, sample);
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), <, LONG_GAME);
  for (guint i = 0; i < 100; i++)
    {
      g_usleep (5000);
      window_driver_settle ();
    }
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), <, LONG_GAME);
  g_unlink (path);
}

/* --- learnt costs --------------------------------------------------------------------------- */

static void
test_costs (PandoriaWindow *shown)
{
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_CATALOGUE);
  PandoriaCatalogue *catalogue = pandoria_window_get_catalogue (shown);

  window = shown;
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_false (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, 9, NULL));
  g_assert_nonnull (strstr (get_said (PANDORIA_BANNERS_COSTS), g_strerror (EISDIR)));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  press (PANDORIA_BANNERS_COSTS, 0);
  g_assert_null (get_said (PANDORIA_BANNERS_COSTS));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_unlink (path);
}

/* The message about a list that is damaged, or of a later version, stays when a game is opened,
 * until the user puts it away. */
static void
test_damaged (PandoriaWindow *shown)
{
  static const char *const texts[]
      = { "not a list", "{\"format\": \"pandoria-catalogue\", \"version\": 2}" };
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_CATALOGUE);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *aside = g_build_filename (folder, "catalogue-damaged.json", NULL);
  g_autofree char *game = g_strdup (pandoria_game_get_path (window_driver_get_game (shown)));
  AdwApplication *application = ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (shown)));

  pandoria_window_set_game (shown, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      fixture_write (path, texts[i]);
      window = PANDORIA_WINDOW (pandoria_window_new (application));
      pandoria_window_open_path (window, game);
      window_driver_settle ();
      g_assert_nonnull (get_game ());
      g_assert_nonnull (strstr (get_said (PANDORIA_BANNERS_DAMAGED), "catalogue"));
      gtk_window_destroy (GTK_WINDOW (window));
      window_driver_settle ();
      g_unlink (path);
      g_unlink (aside);
    }
}

/* --- taken back ----------------------------------------------------------------------------- */

/* Redo steps are still there after a restart. */
static void
test_redo (PandoriaWindow *shown)
{
  g_autofree char *path = NULL;

  window = shown;
  turn_in ();
  turn_in ();
  path = g_strdup (pandoria_game_get_path (get_game ()));
  window_fixture_activate (window, "undo");
  pandoria_window_set_game (window, NULL);
  window_driver_settle ();
  pandoria_window_continue_last (window);
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), ==, 1);
  window_fixture_activate (window, "redo");
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), ==, 2);
  g_assert_cmpuint (count_acts (path), ==, 2);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/saving/unsaved", test_unsaved);
  window_fixture_add ("/saving/asking", test_asking);
  window_fixture_add ("/saving/parted", test_parted);
  window_fixture_add ("/saving/bad", test_bad);
  window_fixture_add ("/saving/silent", test_silent);
  window_fixture_add ("/saving/open-elsewhere", test_open_elsewhere);
  window_fixture_add ("/saving/open-here", test_open_here);
  window_fixture_add ("/saving/several", test_several);
  window_fixture_add ("/saving/big", test_big);
  window_fixture_add ("/saving/costs", test_costs);
  window_fixture_add ("/saving/damaged", test_damaged);
  window_fixture_add ("/saving/redo", test_redo);
  return window_fixture_run ();
}
