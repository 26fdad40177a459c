/* Prints the statistics of a folder of games as a table: statistics-csv FOLDER NUMBER [duels|form],
 * with a PandoriaStatisticsBy. "duels" prints who played against whom, "form" the latest results. A
 * test computes the same from the output of the command line for each game.
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

static char *
name_row (const PandoriaStatisticsRow *row)
{
  return row->partner != NULL ? g_strdup_printf ("%s, %s", row->name, row->partner)
                              : g_strdup (row->name);
}

static void
print_duels (const PandoriaStatistics *statistics)
{
  for (guint i = 0; i < statistics->duels->len; i++)
    {
      const PandoriaDuel *duel = statistics->duels->pdata[i];
      g_autofree char *one = name_row (duel->one), *other = name_row (duel->other);

      printf ("%s\t%s\t%u\t%u\t%u\n", one, other, duel->games, duel->won, duel->lost);
    }
}

static void
print_form (const PandoriaStatistics *statistics)
{
  for (guint i = 0; i < statistics->rows->len; i++)
    {
      const PandoriaStatisticsRow *row = statistics->rows->pdata[i];
      g_autofree char *name = name_row (row);

      printf ("%s\t", name);
      for (guint j = 0; j < row->n_form; j++)
        printf ("%u", row->form[j].outcome);
      printf ("\n");
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *index = NULL;
  g_autoptr (PandoriaArchive) archive = NULL;
  g_autoptr (PandoriaStatistics) statistics = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  if (argc != 3 && argc != 4)
    return EXIT_FAILURE;
  index = g_build_filename (argv[1], "index", NULL);
  archive = pandoria_archive_new_for (argv[1], index);
  pandoria_archive_load_async (archive, on_loaded, loop);
  g_main_loop_run (loop);
  for (guint i = 0; i < g_list_model_get_n_items (pandoria_archive_get_games (archive)); i++)
    g_ptr_array_add (entries, g_list_model_get_item (pandoria_archive_get_games (archive), i));
  statistics = pandoria_statistics_new (entries, (PandoriaStatisticsBy) atoi (argv[2]), NULL);
  if (argc == 4 && g_str_equal (argv[3], "duels"))
    print_duels (statistics);
  else if (argc == 4)
    print_form (statistics);
  else
    {
      g_autofree char *csv = pandoria_report_statistics_csv (statistics);

      fputs (csv, stdout);
    }
  return EXIT_SUCCESS;
}
