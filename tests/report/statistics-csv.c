/* Prints the statistics of a folder of games as a table: statistics-csv FOLDER NUMBER, with a
 * PandoriaStatisticsBy. A test computes the same table from the output of the command line for each
 * game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-library-testing.h"
#include "pandoria-report-format.h"

#include <stdio.h>
#include <stdlib.h>

static void
on_loaded (GObject *archive, GAsyncResult *result, gpointer loop)
{
  g_main_loop_quit (loop);
}

int
main (int argc, char **argv)
{
  g_autofree char *index = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (PandoriaArchive) archive = NULL;
  g_autoptr (PandoriaStatistics) statistics = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  if (argc != 3)
    return EXIT_FAILURE;
  index = g_build_filename (argv[1], "index", NULL);
  archive = pandoria_archive_new_for (argv[1], index);
  pandoria_archive_load_async (archive, on_loaded, loop);
  g_main_loop_run (loop);
  for (guint i = 0; i < g_list_model_get_n_items (pandoria_archive_get_games (archive)); i++)
    g_ptr_array_add (entries, g_list_model_get_item (pandoria_archive_get_games (archive), i));
  statistics = pandoria_statistics_new (entries, (PandoriaStatisticsBy) atoi (argv[2]), NULL);
  csv = pandoria_report_statistics_csv (statistics);
  fputs (csv, stdout);
  return EXIT_SUCCESS;
}
