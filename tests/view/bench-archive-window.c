/* Measures how long the archive's window with 10,000 games is blocked. It reads the games while the
 * start page reads them, too, scrolls, searches and selects them, and shows statistics for all.
 *
 * Run it with the program that creates the games: bench-archive-window PANDORIA-CLI [NUMBER]. It
 * prints times without limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "bench-games.h"
#include "bench-loop.h"
#include "pandoria-archive-window.h"
#include "pandoria-folder.h"
#include "pandoria-recent-games.h"
#include "pandoria-statistics-testing.h"
#include "panel-fixture.h"
#include "template-child.h"

#define N_STEPS 60

typedef struct
{
  BenchLoop loop;
  gint64 begin;
  GtkWidget *start, *window;
  GListModel *model;
  GtkGridView *list;
} Bench;

static void
begin (Bench *bench)
{
  bench->begin = g_get_monotonic_time ();
  bench_loop_start (&bench->loop);
}

static void
end (Bench *bench, const char *what)
{
  gint64 now = g_get_monotonic_time ();

  bench_loop_stop (&bench->loop);
  g_print ("%-36s %8.1f ms; longest round of the main loop %6.1f ms, its own work %6.1f ms\n", what,
           (double) (now - bench->begin) / 1000, (double) bench->loop.longest / 1000,
           (double) bench->loop.longest_work / 1000);
}

/* Lets frames be drawn. */
/* --- measurements --------------------------------------------------------------------------- */

static void
open_window (Bench *bench, const char *what)
{
  g_autoptr (PandoriaArchive) archive = NULL;
  GtkWidget *toasts;

  begin (bench);
  bench->start = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (bench->start), g_object_new (PANDORIA_TYPE_RECENT_GAMES, NULL));
  gtk_window_present (GTK_WINDOW (bench->start));
  archive = pandoria_archive_get ();
  bench->window = pandoria_archive_window_new (NULL, archive);
  gtk_window_present (GTK_WINDOW (bench->window));
  toasts = template_find_type (bench->window, ADW_TYPE_TOAST_OVERLAY);
  bench->list = GTK_GRID_VIEW (template_find_type (toasts, GTK_TYPE_GRID_VIEW));
  while (gtk_grid_view_get_model (bench->list) == NULL || pandoria_archive_is_busy (archive))
    g_main_context_iteration (NULL, TRUE);
  bench->model = G_LIST_MODEL (gtk_grid_view_get_model (bench->list));
  end (bench, what);
  begin (bench);
  panel_pass (1000);
  end (bench, "  its first second");
}

static void
close_window (Bench *bench)
{
  gtk_window_destroy (GTK_WINDOW (bench->window));
  gtk_window_destroy (GTK_WINDOW (bench->start));
  panel_pass (500);
}

static void
scroll (Bench *bench)
{
  GtkWidget *area = gtk_widget_get_ancestor (GTK_WIDGET (bench->list), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (area));

  begin (bench);
  for (guint i = 0; i <= N_STEPS; i++)
    {
      double room
          = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

      gtk_adjustment_set_value (adjustment, room * i / N_STEPS);
      panel_pass (30);
    }
  end (bench, "scrolling through all");
}

static void
search (Bench *bench)
{
  GtkWidget *entry = template_find_type (bench->window, GTK_TYPE_SEARCH_ENTRY);
  static const char *const texts[]
      = { "g", "ga", "game", "game 77", "nowhere", "", "red 2000", "" };

  begin (bench);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), texts[i]);
      g_signal_emit_by_name (entry, "search-changed");
      panel_pass (400);
    }
  end (bench, "searching");
}

static void
choose_all (Bench *bench)
{
  begin (bench);
  gtk_selection_model_select_all (GTK_SELECTION_MODEL (bench->model));
  panel_pass (300);
  end (bench, "choosing all");
}

static void
show_statistics (Bench *bench)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window;

  for (guint i = 0; i < g_list_model_get_n_items (bench->model); i++)
    g_ptr_array_add (entries, g_list_model_get_item (bench->model, i));
  begin (bench);
  window = pandoria_statistics_window_new (NULL, entries, NULL);
  gtk_window_present (GTK_WINDOW (window));
  while (pandoria_statistics_window_is_busy (PANDORIA_STATISTICS_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  panel_pass (300);
  end (bench, "statistics of all");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- all of it ------------------------------------------------------------------------------ */

static void
measure (Bench *bench)
{
  open_window (bench, "reading without an index");
  close_window (bench);
  open_window (bench, "reading with the index");
  scroll (bench);
  search (bench);
  choose_all (bench);
  show_statistics (bench);
  close_window (bench);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  Bench bench = { 0 };

  if (argc < 2)
    return EXIT_FAILURE;
  adw_init ();
  folder = pandoria_folder_get_games ();
  bench_games_make (argv[1], folder, argc > 2 ? (guint) atoi (argv[2]) : BENCH_N_GAMES);
  measure (&bench);
  bench_games_clear (folder);
  return EXIT_SUCCESS;
}
