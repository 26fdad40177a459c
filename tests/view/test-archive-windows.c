/* Tests the windows of the archive and of the statistics: their lists, search, actions and results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "dialog-fixture.h"
#include "pandoria-archive-players.h"
#include "pandoria-archive-row.h"
#include "pandoria-archive-testing.h"
#include "pandoria-archive-window-private.h"
#include "pandoria-archive-window.h"
#include "pandoria-archive-words.h"
#include "pandoria-library-testing.h"
#include "pandoria-report-format.h"
#include "pandoria-review-window.h"
#include "pandoria-statistics-chart.h"
#include "pandoria-statistics-table.h"
#include "pandoria-statistics-testing.h"
#include "pandoria-summary-testing.h"
#include "panel-fixture.h"
#include "session-fixture.h"
#include "template-child.h"
#include "window-driver.h"
#include "xdotool.h"

/** Place: a folder of games, its archive and the window. */
typedef struct
{
  char *top, *games;
  PandoriaArchive *archive;
  GtkWidget *window;
  PandoriaGame *game; /* the open one */
  char *opened;
  gboolean released;
} Place;

/* --- widgets -------------------------------------------------------------------------------- */

/* Skips the list of a drop-down: the list of games is below the toasts. */
static GtkSelectionModel *
get_model (Place *place)
{
  GtkWidget *toasts = template_find_type (place->window, ADW_TYPE_TOAST_OVERLAY);

  return gtk_grid_view_get_model (GTK_GRID_VIEW (template_find_type (toasts, GTK_TYPE_GRID_VIEW)));
}

/* Returns: the number of games; G_MAXUINT before the archive has been read. */
static guint
count (Place *place)
{
  return get_model (place) != NULL ? g_list_model_get_n_items (G_LIST_MODEL (get_model (place)))
                                   : G_MAXUINT;
}

static gboolean
on_late (gpointer data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

static void
wait_for_count (Place *place, guint n)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);

  while (count (place) != n || pandoria_archive_is_busy (place->archive))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
  dialog_fixture_settle ();
}

static const char *
get_title (Place *place, guint position)
{
  g_autoptr (PandoriaArchiveEntry) entry
      = g_list_model_get_item (G_LIST_MODEL (get_model (place)), position);

  return entry->title;
}

/* --- the place ------------------------------------------------------------------------------ */

static void
write_game (Place *place, const char *name, const char *title, PandoriaRealm first,
            gboolean finished)
{
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree char *path = g_build_filename (place->games, name, NULL);
  g_autofree char *id = g_uuid_string_random ();
  g_autoptr (GError) error = NULL;

  if (finished)
    record = pandoria_record_new_from_file (g_getenv ("PANDORIA_SAMPLE"), &error);
  else
    game = dialog_fixture_make_game (3, PANDORIA_EDITION_FIRST, first);
  g_assert_no_error (error);
  if (game != NULL)
    record = pandoria_record_ref (pandoria_game_get_record (game));
  pandoria_record_set_id (record, id);
  pandoria_record_set_title (record, title);
  pandoria_record_save (record, path, &error);
  g_assert_no_error (error);
}

static void
on_open (PandoriaArchiveWindow *window, const char *path, gpointer data)
{
  ((Place *) data)->opened = g_strdup (path);
}

static void
on_release (PandoriaArchiveWindow *window, gpointer data)
{
  Place *place = data;

  place->released = TRUE;
  pandoria_archive_window_set_open_game (window, NULL);
  g_clear_object (&place->game);
}

static void
keep_photo (Place *place, const char *name)
{
  g_autofree char *path = g_build_filename (place->games, name, NULL);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 120, 90);

  gdk_pixbuf_fill (pixbuf, 0x336699ff);
  g_assert_true (pandoria_photo_keep (path, pixbuf, NULL));
}

static void
set_up (Place *place, gconstpointer data)
{
  g_autofree char *index = NULL;
  g_autofree char *damaged = NULL;

  place->top = fixture_make_folder ();
  place->games = g_build_filename (place->top, "games", NULL);
  index = g_build_filename (place->top, "index", NULL);
  damaged = g_build_filename (place->games, "damaged.pandoria", NULL);
  g_mkdir (place->games, 0700);
  if (data == NULL)
    {
      write_game (place, "a.pandoria", "At the lake", PANDORIA_REALM_HUMANS, FALSE);
      write_game (place, "b.pandoria", "Rainy Sunday", PANDORIA_REALM_ELVES, FALSE);
      write_game (place, "c.pandoria", "Friday evening", PANDORIA_REALM_NONE, TRUE);
      g_file_set_contents (damaged, "{", -1, NULL);
      keep_photo (place, "c.pandoria");
    }
  place->archive = pandoria_archive_new_for (place->games, index);
  place->window = pandoria_archive_window_new (NULL, place->archive);
  g_signal_connect (place->window, "open", G_CALLBACK (on_open), place);
  g_signal_connect (place->window, "release", G_CALLBACK (on_release), place);
  dialog_fixture_show (place->window, data == NULL ? "archive" : "archive-empty");
  wait_for_count (place, data == NULL ? 4 : 0);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_clear_object (&place->game);
  gtk_window_destroy (GTK_WINDOW (place->window));
  dialog_fixture_settle ();
  g_clear_object (&place->archive);
  dialog_fixture_settle ();
  g_usleep (20000);
  fixture_remove_folder (place->top);
  g_free (place->games);
  g_free (place->opened);
}

/* --- the archive ---------------------------------------------------------------------------- */

static void
search (Place *place, const char *text, guint n)
{
  GtkWidget *entry = template_find_type (place->window, GTK_TYPE_SEARCH_ENTRY);

  g_test_message ("“%s”", text);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  /* Otherwise the entry waits for more keys. */
  g_signal_emit_by_name (entry, "search-changed");
  wait_for_count (place, n);
}

static void
test_search (Place *place, gconstpointer data)
{
  search (place, "LAKE", 1);
  g_assert_cmpstr (get_title (place, 0), ==, "At the lake");
  search (place, "marta", 3);
  search (place, "halfl", 1);
  search (place, "marta 2026-11-21", 2);
  search (place, "marta nobody", 0);
  search (place, "", 4);
}

/* The search finds each word that a row shows. */
static void
test_search_rows (Place *place, gconstpointer data)
{
  search (place, "first", 3);
  search (place, "in progress", 2);
  search (place, "58", 1);
  g_assert_cmpstr (get_title (place, 0), ==, "Friday evening");
  search (place, "halfl", 1);
  search (place, "", 4);
}

static void
add_partners (Place *place)
{
  g_autofree char *path = g_build_filename (place->games, "partners.pandoria", NULL);
  g_autofree char *source = g_build_filename (PANDORIA_SOURCE_ROOT, "tests/playthroughs",
                                              "regular-first-river-partnership.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (source, &error);

  g_assert_no_error (error);
  pandoria_record_set_title (record, "Two against two");
  pandoria_record_save (record, path, &error);
  g_assert_no_error (error);
  pandoria_archive_load_async (place->archive, NULL, NULL);
  wait_for_count (place, 5);
}

/* Partners share a place, their points and the star (13). */
static void
test_partners (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) entry = NULL;
  g_autofree char *words = NULL, *names = NULL, *winners = NULL;
  guint won;

  add_partners (place);
  search (place, "partnership", 1);
  entry = g_list_model_get_item (G_LIST_MODEL (get_model (place)), 0);
  g_assert_cmpuint (pandoria_archive_entry_get_n_sides (entry), ==, 2);
  won = pandoria_archive_entry_has_won (entry, 0) ? 0 : 1;
  g_assert_false (pandoria_archive_entry_has_won (entry, 1 - won));
  g_assert_cmpint (pandoria_archive_entry_get_points (entry, won), ==,
                   entry->players[won].points + entry->players[won + 2].points);
  words = pandoria_archive_words_describe (entry, FALSE, FALSE);
  names = pandoria_archive_words_side (entry, won);
  winners = g_strdup_printf ("; %s, winner, %d points", names,
                             pandoria_archive_entry_get_points (entry, won));
  g_assert_nonnull (strstr (words, winners));
}

static guint
find_title (Place *place, const char *title)
{
  for (guint i = 0; i < count (place); i++)
    if (g_str_equal (get_title (place, i), title))
      return i;
  g_assert_not_reached ();
}

static void
test_sort (Place *place, gconstpointer data)
{
  gtk_widget_activate_action (place->window, "games.order", "s", "title");
  dialog_fixture_settle ();
  g_assert_cmpstr (get_title (place, 0), ==, "At the lake");
  g_assert_cmpuint (find_title (place, "Friday evening"), <, find_title (place, "Rainy Sunday"));
  gtk_widget_activate_action (place->window, "games.order", "s", "points");
  dialog_fixture_settle ();
  g_assert_cmpstr (get_title (place, 0), ==, "Friday evening");
  gtk_widget_activate_action (place->window, "games.order", "s", "players");
  dialog_fixture_settle ();
  g_assert_cmpstr (get_title (place, 0), ==, "Friday evening"); /* four players */
  gtk_widget_activate_action (place->window, "games.order", "s", "played");
  dialog_fixture_settle ();
  g_assert_cmpstr (get_title (place, 2), ==, "Friday evening"); /* running games come first */
}

static void
choose (Place *place, guint position, gboolean alone)
{
  gtk_selection_model_select_item (get_model (place), position, alone);
  dialog_fixture_settle ();
}

static void
activate (Place *place, const char *name)
{
  gtk_widget_activate_action (place->window, name, NULL);
  dialog_fixture_settle ();
}

/* Running games come first, damaged ones last. */
static void
test_order (Place *place, gconstpointer data)
{
  g_assert_cmpuint (find_title (place, "Friday evening"), ==, 2);
  g_assert_cmpuint (find_title (place, ""), ==, 3);
}

static void
test_open (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "b.pandoria", NULL);

  choose (place, find_title (place, "Rainy Sunday"), TRUE);
  g_object_ref (place->window);
  activate (place, "archive.open");
  g_assert_cmpstr (place->opened, ==, path);
  g_assert_false (gtk_widget_get_visible (place->window));
}

static void
collect_rows (GtkWidget *root, GPtrArray *rows)
{
  if (PANDORIA_IS_ARCHIVE_ROW (root))
    g_ptr_array_add (rows, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

static void
copy_file (Place *place, const char *from, const char *to)
{
  g_autofree char *source = g_build_filename (place->games, from, NULL);
  g_autofree char *target = g_build_filename (place->games, to, NULL);
  g_autofree char *text = fixture_read (source);

  fixture_write (target, text);
}

/* Returns: how many rows have the tag. It must name @file. */
static guint
count_copies (Place *place, const char *file)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  guint n = 0;

  collect_rows (place->window, rows);
  for (guint i = 0; i < rows->len; i++)
    if (gtk_widget_get_visible (template_child (rows->pdata[i], "copy")))
      {
        const char *tip = gtk_widget_get_tooltip_text (template_child (rows->pdata[i], "copy"));

        g_assert_true (g_str_has_prefix (tip, file));
        n++;
      }
  return n;
}

/* A file of the same game, which a synchronized folder has left, is marked at once. */
static void
test_copy (Place *place, gconstpointer data)
{
  g_assert_cmpuint (count_copies (place, ""), ==, 0);
  copy_file (place, "b.pandoria", "b (conflicted copy 2026-11-29).pandoria");
  pandoria_archive_load_async (place->archive, NULL, NULL);
  wait_for_count (place, 5);
  g_assert_cmpuint (count_copies (place, "b (conflicted copy 2026-11-29).pandoria\n"), ==, 1);
}

/* A file whose name is not UTF-8 has a row and can be opened. */
static void
test_other_encoding (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "Caf\xe9.pandoria", NULL);

  write_game (place, "Caf\xe9.pandoria", "In the café", PANDORIA_REALM_ELVES, FALSE);
  pandoria_archive_load_async (place->archive, NULL, NULL);
  wait_for_count (place, 5);
  choose (place, find_title (place, "In the café"), TRUE);
  g_object_ref (place->window);
  activate (place, "archive.open");
  g_assert_cmpstr (place->opened, ==, path);
}

/* The photo of a game is shown with that game only, once it has been read. */
static void
test_photo (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect_rows (place->window, rows);
  g_assert_cmpuint (rows->len, >=, 4);
  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (template_text (rows->pdata[i], "title"), "Friday evening"))
      while (!gtk_widget_get_visible (template_child (rows->pdata[i], "photo")))
        g_main_context_iteration (NULL, TRUE);
  dialog_fixture_settle ();
  for (guint i = 0; i < rows->len; i++)
    if (*template_text (rows->pdata[i], "title") != '\0')
      g_assert_cmpint (gtk_widget_get_visible (template_child (rows->pdata[i], "photo")), ==,
                       g_str_equal (template_text (rows->pdata[i], "title"), "Friday evening"));
}

/* A damaged game cannot be opened or copied. It can be deleted. */
static void
test_damaged (Place *place, gconstpointer data)
{
  choose (place, 3, TRUE);
  activate (place, "archive.open");
  activate (place, "archive.duplicate");
  g_assert_null (place->opened);
  g_assert_cmpuint (count (place), ==, 4);
  activate (place, "archive.delete");
  wait_for_count (place, 3);
}

static void
test_duplicate (Place *place, gconstpointer data)
{
  choose (place, find_title (place, "Rainy Sunday"), TRUE);
  activate (place, "archive.duplicate");
  wait_for_count (place, 5);
  find_title (place, "Rainy Sunday");
  find_title (place, "Rainy Sunday (copy)");
}

static gboolean
is_button (gpointer widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (widget), label) == 0;
}

/* At the default width the buttons have words. */
static void
test_words (Place *place, gconstpointer data)
{
  find_title (place, "Rainy Sunday");
  gtk_test_widget_wait_for_draw (place->window);
  g_assert_true (gtk_widget_get_mapped (template_find (place->window, is_button, "_Delete")));
}

static void
test_delete (Place *place, gconstpointer data)
{
  GtkWidget *undo;

  choose (place, find_title (place, "Rainy Sunday"), TRUE);
  choose (place, find_title (place, "Friday evening"), FALSE);
  activate (place, "archive.delete");
  wait_for_count (place, 2);
  undo = template_find (place->window, is_button, "_Undo");
  g_assert_nonnull (undo);
  g_signal_emit_by_name (undo, "clicked");
  wait_for_count (place, 4);
  find_title (place, "Rainy Sunday");
  find_title (place, "Friday evening");
}

/* The key undoes the same as the toast's button, once. */
static void
test_delete_undo_key (Place *place, gconstpointer data)
{
  choose (place, find_title (place, "Rainy Sunday"), TRUE);
  activate (place, "archive.delete");
  wait_for_count (place, 3);
  activate (place, "archive.undo");
  wait_for_count (place, 4);
  activate (place, "archive.undo");
  wait_for_count (place, 4);
  find_title (place, "Rainy Sunday");
}

/* Deletes the game called @title, and returns as soon as it is gone. */
static void
delete_at_once (Place *place, const char *title)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL), n = count (place);

  choose (place, find_title (place, title), TRUE);
  activate (place, "archive.delete");
  while (count (place) == n || pandoria_archive_is_busy (place->archive))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

/* Two toasts follow each other, before the first is fully shown, or fully hidden: the last one
 * undoes both deletions. */
static void
test_delete_twice (Place *place, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  for (guint round = 0; round < 2; round++)
    {
      delete_at_once (place, "Rainy Sunday");
      if (round == 1)
        panel_pass (1000);
      delete_at_once (place, "Friday evening");
      activate (place, "archive.undo");
      wait_for_count (place, 4);
      find_title (place, "Rainy Sunday");
      find_title (place, "Friday evening");
      activate (place, "archive.undo");
      panel_pass (1000);
      g_assert_cmpuint (count (place), ==, 4);
    }
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* The first layout creates the rows. Returns: the first one. */
static GtkWidget *
wait_for_row (Place *place)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (place->window));

  while (focus == NULL || GTK_IS_GRID_VIEW (focus) || gtk_widget_get_width (focus) == 0)
    {
      g_main_context_iteration (NULL, TRUE);
      focus = gtk_root_get_focus (GTK_ROOT (place->window));
    }
  g_source_remove (late);
  return focus;
}

/* The arrow keys move among the games immediately. */
static void
test_focus (Place *place, gconstpointer data)
{
  g_assert_nonnull (template_find_type (wait_for_row (place), PANDORIA_TYPE_ARCHIVE_ROW));
}

/* After a deletion the next game is chosen, so that the key deletes that game, too. */
static void
test_delete_again (Place *place, gconstpointer data)
{
  GtkWidget *first = wait_for_row (place);

  gtk_widget_grab_focus (gtk_widget_get_next_sibling (first));
  choose (place, 1, TRUE);
  for (guint left = count (place) - 1; left > 0; left--)
    {
      g_autoptr (GtkBitset) chosen = NULL;
      g_autoptr (PandoriaArchiveEntry) next = NULL;
      g_autofree char *title = NULL;
      gpointer row;

      activate (place, "archive.delete");
      wait_for_count (place, left);
      row = template_find_type (wait_for_row (place), PANDORIA_TYPE_ARCHIVE_ROW);
      chosen = gtk_selection_model_get_selection (get_model (place));
      g_assert_cmpuint (gtk_bitset_get_size (chosen), ==, 1);
      g_assert_cmpuint (gtk_bitset_get_nth (chosen, 0), ==, MIN (1, left - 1));
      next = g_list_model_get_item (G_LIST_MODEL (get_model (place)), MIN (1, left - 1));
      title = pandoria_archive_words_title (next);
      /* From 4.12 on, GTK may move the focus to another row. */
      if (gtk_get_minor_version () < 12)
        g_assert_cmpstr (template_text (row, "title"), ==, title);
    }
}

/* The players widget draws the players itself, so the test identifies them by position. */
static void
test_players (Place *place, gconstpointer data)
{
  GtkWidget *players = template_find_type (wait_for_row (place), PANDORIA_TYPE_ARCHIVE_PLAYERS);
  int width = gtk_widget_get_width (players), narrow, wide;
  g_autofree char *first
      = pandoria_archive_players_get_name_at (PANDORIA_ARCHIVE_PLAYERS (players), 5, 5);
  g_autofree char *last = NULL;

  g_assert_cmpstr (first, ==, "Marta");
  gtk_widget_set_direction (players, GTK_TEXT_DIR_RTL);
  last = pandoria_archive_players_get_name_at (PANDORIA_ARCHIVE_PLAYERS (players), width - 5, 5);
  g_assert_cmpstr (last, ==, "Marta");
  gtk_widget_measure (players, GTK_ORIENTATION_VERTICAL, 2000, &wide, NULL, NULL, NULL);
  gtk_widget_measure (players, GTK_ORIENTATION_HORIZONTAL, -1, &narrow, NULL, NULL, NULL);
  gtk_widget_measure (players, GTK_ORIENTATION_VERTICAL, narrow, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (narrow, >=, 3 * wide);
}

static void
open_game (Place *place, const char *name)
{
  g_autofree char *path = g_build_filename (place->games, name, NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);

  place->game = pandoria_game_new (record, NULL, NULL);
  pandoria_game_set_path (place->game, path, NULL);
  pandoria_archive_window_set_open_game (PANDORIA_ARCHIVE_WINDOW (place->window), place->game);
  dialog_fixture_settle ();
}

/* The window closes the open game before its file is deleted, so that it is not written again. */
static void
test_delete_open (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "a.pandoria", NULL);

  open_game (place, "a.pandoria");
  choose (place, find_title (place, "Rainy Sunday"), TRUE);
  activate (place, "archive.delete");
  wait_for_count (place, 3);
  g_assert_false (place->released);
  choose (place, find_title (place, "At the lake"), TRUE);
  activate (place, "archive.delete");
  wait_for_count (place, 2);
  g_assert_true (place->released);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
rename_chosen (Place *place, const char *title)
{
  GtkWidget *dialog;

  activate (place, "archive.rename");
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  gtk_editable_set_text (
      GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog))), title);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "rename");
  gtk_window_destroy (GTK_WINDOW (dialog));
  dialog_fixture_settle ();
}

static void
wait_for_title (Place *place, const char *title)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);
  gboolean found = FALSE;

  while (!found)
    {
      g_main_context_iteration (NULL, TRUE);
      for (guint i = 0; i < count (place); i++)
        found = found || g_str_equal (get_title (place, i), title);
    }
  g_source_remove (late);
}

static void
test_rename (Place *place, gconstpointer data)
{
  choose (place, find_title (place, "Rainy Sunday"), TRUE);
  rename_chosen (place, "Dry Sunday");
  wait_for_title (place, "Dry Sunday");
  g_assert_cmpuint (count (place), ==, 4);
  /* Renames the open game as well: its next act would otherwise restore the old title. */
  open_game (place, "a.pandoria");
  choose (place, find_title (place, "At the lake"), TRUE);
  rename_chosen (place, "In the lake");
  wait_for_title (place, "In the lake");
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (place->game)), ==,
                   "In the lake");
}

/* A notice that the index cannot be written is above the search, which is next when the notice is
 * closed. */
static void
test_notice (Place *place, gconstpointer data)
{
  g_autofree char *index = g_build_filename (place->top, "index", NULL);
  GtkWidget *notice = template_child (place->window, "notice"),
            *close = gtk_widget_get_last_child (notice);

  g_assert_false (gtk_widget_get_visible (notice));
  g_unlink (index);
  g_mkdir (index, 0700);
  write_game (place, "d.pandoria", "Saturday", PANDORIA_REALM_HUMANS, FALSE);
  pandoria_archive_load_async (place->archive, NULL, NULL);
  wait_for_count (place, 5);
  while (!gtk_widget_get_visible (notice))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (template_text (place->window, "index_error"), g_strerror (EISDIR)));
  gtk_widget_grab_focus (close);
  g_signal_emit_by_name (close, "clicked");
  g_assert_false (gtk_widget_get_visible (notice));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (place->window)),
                                         template_child (place->window, "search")));
  g_rmdir (index);
}

/* The review of one playable game; closing the window cancels it. */
static void
test_review (Place *place, gconstpointer data)
{
  GtkWidget *review;

  choose (place, find_title (place, "Rainy Sunday"), TRUE); /* no tile has been placed in it */
  activate (place, "archive.review");
  g_assert_null (
      template_find_window (template_is_type, GSIZE_TO_POINTER (PANDORIA_TYPE_REVIEW_WINDOW)));
  choose (place, find_title (place, "Friday evening"), TRUE);
  activate (place, "archive.review");
  review = window_driver_find_toplevel (PANDORIA_TYPE_REVIEW_WINDOW);
  g_assert_nonnull (review);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (review)) == GTK_WINDOW (place->window));
  gtk_window_destroy (GTK_WINDOW (review));
}

/* Returns: the buttons that change the selected games. */
static GtkWidget *
get_changes (Place *place)
{
  return gtk_widget_get_next_sibling (template_child (place->window, "restore_button"));
}

/* The buttons keep their words next to the number of selected games. */
static void
test_words_of_selection (Place *place, gconstpointer data)
{
  AdwSqueezer *changes = ADW_SQUEEZER (get_changes (place));

  gtk_widget_set_size_request (place->window, 860, -1);
  gtk_toggle_button_set_active (template_child (place->window, "select_button"), TRUE);
  choose (place, 0, FALSE);
  choose (place, 1, FALSE);
  gtk_test_widget_wait_for_draw (place->window);
  g_assert_true (adw_squeezer_get_visible_child (changes)
                 == gtk_widget_get_first_child (GTK_WIDGET (changes)));
}

static gboolean
is_chosen (Place *place, guint position)
{
  return gtk_selection_model_is_selected (get_model (place), position);
}

/* Presses @widget, and waits until only the games with a 1 in @chosen are chosen: “1010”. */
static void
press_and_expect (Place *place, gpointer widget, const char *chosen)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);
  gboolean done = FALSE;

  xdotool_click (widget);
  while (!done)
    {
      g_main_context_iteration (NULL, TRUE);
      done = TRUE;
      for (guint i = 0; chosen[i] != '\0'; i++)
        done = done && is_chosen (place, i) == (chosen[i] == '1');
    }
  g_source_remove (late);
}

/* While several games are being chosen, a press on a row adds or removes it. */
static void
test_press_toggles (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  if (!xdotool_is_there ())
    {
      g_test_skip ("no xdotool");
      return;
    }
  gtk_toggle_button_set_active (template_child (place->window, "select_button"), TRUE);
  gtk_selection_model_unselect_all (get_model (place));
  gtk_test_widget_wait_for_draw (place->window);
  collect_rows (place->window, rows);
  g_assert_cmpuint (rows->len, ==, 4);
  press_and_expect (place, rows->pdata[0], "1000");
  press_and_expect (place, rows->pdata[2], "1010");
  press_and_expect (place, rows->pdata[0], "0010");
  press_and_expect (place, template_child (rows->pdata[1], "check"), "0110");
  gtk_toggle_button_set_active (template_child (place->window, "select_button"), FALSE);
  press_and_expect (place, rows->pdata[0], "1000");
  press_and_expect (place, rows->pdata[3], "0001");
  xdotool_put_back ();
}

/* Deleted games can be found and restored later, not only while the offer to undo is shown. */
static void
test_deleted (Place *place, gconstpointer data)
{
  GtkDropDown *show = template_child (place->window, "show");
  g_autoptr (PandoriaArchiveEntry) entry = NULL;
  g_autofree char *facts = NULL;

  choose (place, find_title (place, "Friday evening"), TRUE);
  activate (place, "archive.delete");
  wait_for_count (place, 3);
  gtk_drop_down_set_selected (show, 4);
  wait_for_count (place, 1);
  entry = g_list_model_get_item (G_LIST_MODEL (get_model (place)), 0);
  g_assert_cmpstr (entry->title, ==, "Friday evening");
  facts = pandoria_archive_words_facts (entry);
  g_assert_true (g_str_has_prefix (facts, "Deleted on "));
  g_assert_false (gtk_widget_get_visible (get_changes (place)));
  choose (place, 0, TRUE);
  activate (place, "archive.restore");
  wait_for_count (place, 0);
  gtk_drop_down_set_selected (show, 0);
  wait_for_count (place, 4);
  g_assert_cmpuint (find_title (place, "Friday evening"), <, 4);
}

/* The keyboard is not in the list, which is hidden, or Escape would not close the window. */
static void
test_empty (Place *place, gconstpointer data)
{
  GtkWidget *stack = template_find_type (template_find_type (place->window, ADW_TYPE_TOAST_OVERLAY),
                                         GTK_TYPE_STACK);
  GtkWidget *focus;

  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "empty");
  focus = gtk_root_get_focus (GTK_ROOT (place->window));
  g_assert_true (GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, stack));
}

/* --- the statistics ------------------------------------------------------------------------- */

static GtkWidget *
show_statistics (Place *place)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window;

  for (guint i = 0; i < count (place); i++)
    g_ptr_array_add (entries, g_list_model_get_item (G_LIST_MODEL (get_model (place)), i));
  window = pandoria_statistics_window_new (NULL, entries, NULL);
  dialog_fixture_show (window, "statistics");
  return window;
}

static void
wait_for_numbers (GtkWidget *window)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);

  while (pandoria_statistics_window_is_busy (PANDORIA_STATISTICS_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
  dialog_fixture_settle ();
}

static void
test_no_statistics (Place *place, gconstpointer data)
{
  GtkWidget *window = show_statistics (place);

  wait_for_numbers (window);
  g_assert_true (gtk_widget_get_visible (template_child (window, "empty")));
  g_assert_false (gtk_widget_get_visible (template_child (window, "toasts")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: the value of the filled bar in the first row. */
static double
get_first_value (GtkWidget *bars)
{
  GtkWidget *levels = gtk_widget_get_last_child (template_nth (bars, 0));

  return gtk_level_bar_get_value (GTK_LEVEL_BAR (gtk_widget_get_last_child (levels)));
}

/* The sample game is finished (58 points for Aylin, the winner); the others are not. */
static void
test_statistics (Place *place, gconstpointer data)
{
  GtkWidget *window = show_statistics (place);
  PandoriaStatisticsWindow *self = PANDORIA_STATISTICS_WINDOW (window);
  GtkWidget *bars = template_child (template_child (self, "chart"), "bars");
  PandoriaStatisticsTable *table = template_child (self, "table");
  g_autofree char *csv = NULL;

  wait_for_numbers (window);
  g_assert_cmpuint (g_list_model_get_n_items (pandoria_statistics_table_get_rows (table)), ==, 4);
  g_assert_nonnull (template_nth (bars, 3));
  g_assert_null (template_nth (bars, 4));
  g_assert_true (template_is_label (gtk_widget_get_first_child (template_nth (bars, 0)), "Aylin"));
  g_assert_cmpfloat (get_first_value (bars), ==, 58);
  g_assert_cmpuint (pandoria_statistics_table_get_row (table, 0)->unfinished, ==, 2);
  gtk_drop_down_set_selected (template_child (template_child (self, "chart"), "what"),
                              PANDORIA_STATISTICS_CHART_WINS);
  g_assert_cmpfloat (get_first_value (bars), ==, 1);
  gtk_drop_down_set_selected (template_child (template_child (self, "chart"), "what"),
                              PANDORIA_STATISTICS_CHART_SOURCES);
  g_assert_nonnull (template_nth (bars, 2));
  gtk_drop_down_set_selected (template_child (self, "by"), PANDORIA_STATISTICS_BY_EDITION);
  wait_for_numbers (window);
  g_assert_cmpuint (g_list_model_get_n_items (pandoria_statistics_table_get_rows (table)), ==, 1);
  gtk_drop_down_set_selected (template_child (template_child (self, "chart"), "what"),
                              PANDORIA_STATISTICS_CHART_WINS);
  g_assert_null (template_nth (bars, 0));
  csv = pandoria_report_statistics_csv (pandoria_statistics_window_get_statistics (self));
  g_assert_nonnull (strstr (csv, "\r\nfirst,1,2,4,,,"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The chips choose by variant and by who plays. */
static void
test_kinds (Place *place, gconstpointer data)
{
  GtkWidget *window;
  PandoriaStatisticsWindow *self;

  add_partners (place);
  window = show_statistics (place);
  self = PANDORIA_STATISTICS_WINDOW (window);
  wait_for_numbers (window);
  g_assert_cmpuint (pandoria_statistics_window_get_statistics (self)->total.games, ==, 2);
  gtk_toggle_button_set_active (template_child (self, "kind_family"), TRUE);
  wait_for_numbers (window);
  g_assert_cmpuint (pandoria_statistics_window_get_statistics (self)->total.games, ==, 0);
  gtk_toggle_button_set_active (template_child (self, "kind_complete"), TRUE);
  gtk_toggle_button_set_active (template_child (self, "kind_partners"), TRUE);
  wait_for_numbers (window);
  g_assert_cmpuint (pandoria_statistics_window_get_statistics (self)->total.games, ==, 1);
  g_assert_cmpstr (template_text (self, "found"), ==, "1 of 5 games");
  gtk_toggle_button_set_active (template_child (self, "kind_four"), TRUE);
  wait_for_numbers (window);
  g_assert_cmpuint (pandoria_statistics_window_get_statistics (self)->total.games, ==, 2);
  gtk_drop_down_set_selected (template_child (self, "by"), PANDORIA_STATISTICS_BY_PAIR);
  wait_for_numbers (window);
  g_assert_cmpuint (pandoria_statistics_window_get_statistics (self)->rows->len, ==, 2);
  gtk_drop_down_set_selected (template_child (template_child (self, "chart"), "what"),
                              PANDORIA_STATISTICS_CHART_DUELS);
  g_assert_nonnull (template_nth (template_child (template_child (self, "chart"), "bars"), 0));
  g_assert_null (template_nth (template_child (template_child (self, "chart"), "bars"), 1));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The bar has the length of the share, not of the number of victories. */
static void
test_share (Place *place, gconstpointer data)
{
  GtkWidget *window, *bars;
  PandoriaStatisticsWindow *self;
  guint n;

  add_partners (place);
  window = show_statistics (place);
  self = PANDORIA_STATISTICS_WINDOW (window);
  wait_for_numbers (window);
  gtk_drop_down_set_selected (template_child (template_child (self, "chart"), "what"),
                              PANDORIA_STATISTICS_CHART_WINS);
  bars = template_child (template_child (self, "chart"), "bars");
  n = MIN (pandoria_statistics_window_get_statistics (self)->rows->len, 20);
  for (guint i = 0; i < n; i++)
    {
      const PandoriaStatisticsRow *row
          = pandoria_statistics_window_get_statistics (self)->rows->pdata[i];
      GtkWidget *levels = gtk_widget_get_last_child (template_nth (bars, i));

      if (row->results > 0)
        g_assert_cmpfloat (
            gtk_level_bar_get_value (GTK_LEVEL_BAR (gtk_widget_get_last_child (levels))), ==,
            (double) row->wins / row->results);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The numbers get up to two thirds of the width. */
static void
test_long_name (Place *place, gconstpointer data)
{
  GtkWidget *window = show_statistics (place), *bar, *name, *numbers;
  int width;

  wait_for_numbers (window);
  bar = template_nth (template_child (template_child (window, "chart"), "bars"), 0);
  name = gtk_widget_get_first_child (bar);
  numbers = gtk_widget_get_next_sibling (name);
  gtk_label_set_label (GTK_LABEL (name), "Maximiliane Bartholomea von Hohenstein");
  gtk_widget_measure (numbers, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_size_allocate (
      bar, &(GtkAllocation){ 0, 0, width * 3 / 2 + 1, gtk_widget_get_height (bar) }, -1);
  g_assert_true (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (numbers))));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns: the dialog that opens when the button of the first player is pressed. */
static GtkWidget *
open_rename (GtkWidget *window)
{
  GtkWidget *button = template_find_type (template_child (window, "table"), GTK_TYPE_BUTTON),
            *dialog;

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  dialog_fixture_settle ();
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  return dialog;
}

static void
answer (GtkWidget *window, GtkWidget *dialog, const char *response)
{
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for_numbers (window);
}

/* Giving a player another player's name merges the two. The games stay unchanged, and the merge can
 * be undone. */
static void
test_merge_players (Place *place, gconstpointer data)
{
  GtkWidget *window = show_statistics (place), *dialog;
  GListModel *rows = pandoria_statistics_table_get_rows (
      PANDORIA_STATISTICS_TABLE (template_child (window, "table")));
  GtkEditable *entry;
  g_autofree char *csv = NULL;

  wait_for_numbers (window);
  gtk_stack_set_visible_child_name (
      GTK_STACK (gtk_widget_get_ancestor (template_child (window, "table"), GTK_TYPE_STACK)),
      "table");
  gtk_test_widget_wait_for_draw (window);
  dialog_fixture_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 4);
  dialog = open_rename (window);
  entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog)));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "Aylin");
  gtk_editable_set_text (entry, "  ");
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "rename"));
  gtk_editable_set_text (entry, "JONAS");
  dialog_fixture_show (window, "statistics-table");
  answer (window, dialog, "rename");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 3);
  csv = pandoria_report_statistics_csv (
      pandoria_statistics_window_get_statistics (PANDORIA_STATISTICS_WINDOW (window)));
  g_assert_nonnull (strstr (csv, "\r\nJONAS,"));
  g_assert_null (strstr (csv, "Aylin"));
  dialog = open_rename (window);
  dialog_fixture_show (dialog, "statistics-rename");
  answer (window, dialog, "separate");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 4);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(name, function) \
  g_test_add ("/archive-windows/" name, Place, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("search", test_search);
  ADD ("search-rows", test_search_rows);
  ADD ("partners", test_partners);
  ADD ("sort", test_sort);
  ADD ("words-of-selection", test_words_of_selection);
  ADD ("press-toggles", test_press_toggles);
  ADD ("deleted", test_deleted);
  ADD ("order", test_order);
  ADD ("open", test_open);
  ADD ("damaged", test_damaged);
  ADD ("photo", test_photo);
  ADD ("copy", test_copy);
  ADD ("other-encoding", test_other_encoding);
  ADD ("duplicate", test_duplicate);
  ADD ("words", test_words);
  ADD ("delete", test_delete);
  ADD ("delete-undo-key", test_delete_undo_key);
  ADD ("delete-twice", test_delete_twice);
  ADD ("delete-again", test_delete_again);
  ADD ("focus", test_focus);
  ADD ("players", test_players);
  ADD ("delete-open", test_delete_open);
  ADD ("rename", test_rename);
  ADD ("notice", test_notice);
  ADD ("review", test_review);
  g_test_add ("/archive-windows/empty", Place, "empty", set_up, test_empty, tear_down);
  g_test_add ("/archive-windows/no-statistics", Place, "empty", set_up, test_no_statistics,
              tear_down);
  ADD ("statistics", test_statistics);
  ADD ("kinds", test_kinds);
  ADD ("share", test_share);
  ADD ("long-name", test_long_name);
  ADD ("merge-players", test_merge_players);
  return g_test_run ();
}
