/* Tests the table of the names of each player: searching, changing, and invalid data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json.h"
#include "pandoria-statistics.h"
#include "session-fixture.h"

#include <glib/gstdio.h>

typedef struct
{
  char *folder, *path;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = fixture_make_folder ();
  place->path = g_build_filename (place->folder, "people.json", NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_remove (place->path);
  g_rmdir (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

static void
check_found (Place *place, const char *name, const char *shown)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaPeople) people = pandoria_people_load (place->path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (pandoria_people_find (people, name), ==, shown);
}

static void
rename_player (Place *place, const char *name, const char *to)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (pandoria_people_rename (place->path, name, to, &error));
  g_assert_no_error (error);
}

static void
test_fold (Place *place, gconstpointer data)
{
  g_autofree char *composed = pandoria_people_fold ("  Ren\303\251e \t Ä. ");
  g_autofree char *decomposed = pandoria_people_fold ("RENE\314\201E ä.");
  g_autofree char *other = pandoria_people_fold ("Renee ä.");

  g_assert_cmpstr (composed, ==, decomposed);
  g_assert_cmpstr (composed, !=, other);
}

static void
test_rename (Place *place, gconstpointer data)
{
  check_found (place, "Marta", "Marta");
  rename_player (place, "Marta", " Marta K. ");
  check_found (place, "marta", "Marta K.");
  check_found (place, "MARTA  K.", "Marta K.");
  check_found (place, "Jonas", "Jonas");
  rename_player (place, "Marta K.", "marta"); /* back to one of her own names */
  check_found (place, "Marta K.", "marta");
}

/* Merging two renamed players gives one. Separating them gives each player the old name again. */
static void
test_merge (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaPeople) people = NULL;
  g_auto (GStrv) others = NULL;

  rename_player (place, "Marta", "Marta K.");
  rename_player (place, "Mar", "Marthe");
  rename_player (place, "Marthe", "marta k.");
  check_found (place, "Mar", "marta k.");
  check_found (place, "Marta", "marta k.");
  check_found (place, "Marthe", "marta k.");
  people = pandoria_people_load (place->path, NULL);
  others = pandoria_people_get_others (people, "Marta");
  g_assert_cmpuint (g_strv_length (others), ==, 3);
  g_assert_true (pandoria_people_separate (place->path, "Mar", NULL));
  check_found (place, "Mar", "Mar");
  check_found (place, "Marta", "Marta");
}

static char *
read_file (Place *place)
{
  char *text = NULL;

  g_file_get_contents (place->path, &text, NULL, NULL);
  return text;
}

/* Invalid data are reported, ignored and kept. */
static void
test_damaged (Place *place, gconstpointer data)
{
  static const char *const texts[] = {
    "",
    "[]",
    "{\"format\": \"pandoria-game\", \"version\": 1}",
    "{\"format\": \"pandoria-people\", \"version\": 2}",
    "{\"format\": \"pandoria-people\", \"version\": 1, \"people\": {}}",
    "{\"format\": \"pandoria-people\", \"version\": 1, \"people\": [{\"others\": []}]}",
    "{\"format\": \"pandoria-people\", \"version\": 1, \"people\": [{\"name\": \"a\", \"others\": "
    "[1]}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL, refused = NULL;
      g_autoptr (PandoriaPeople) people = NULL;
      g_autofree char *after = NULL;

      g_assert_true (g_file_set_contents (place->path, texts[i], -1, NULL));
      people = pandoria_people_load (place->path, &error);
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, "people.json"));
      g_assert_cmpstr (pandoria_people_find (people, "a"), ==, "a");
      if (!g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID))
        {
          /* A file of a later version stays, and every change reports it. */
          g_assert_false (pandoria_people_rename (place->path, "a", "b", &refused));
          g_assert_nonnull (refused);
          after = read_file (place);
          g_assert_cmpstr (after, ==, texts[i]);
          continue;
        }
      /* A damaged file is reported once, and kept. */
      g_assert_nonnull (strstr (error->message, "people-damaged"));
      g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
      g_assert_true (pandoria_people_rename (place->path, "a", "b", &refused));
      g_assert_no_error (refused);
    }
}

static void
test_refused (Place *place, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;
  g_autofree char *endless = g_strnfill (PANDORIA_MAX_NAME + 1, 'a');

  rename_player (place, "Marta", "Marta K.");
  before = read_file (place);
  g_assert_false (pandoria_people_rename (place->path, "Marta", " \n ", NULL));
  g_assert_false (pandoria_people_rename (place->path, "Marta", endless, NULL));
  after = read_file (place);
  g_assert_cmpstr (after, ==, before);
}

/* The table refuses one name more than it can hold. A full table can be read again. */
static void
test_bounds (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = NULL, *before = NULL, *after = NULL;

  for (guint i = 0; i < PANDORIA_MAX_NAMES_OF_ONE; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", i);

      rename_player (place, name, "Marta");
    }
  before = read_file (place);
  g_assert_false (pandoria_people_rename (place->path, "One more", "Marta", &error));
  g_assert_nonnull (error);
  after = read_file (place);
  g_assert_cmpstr (after, ==, before);
  check_found (place, "Name 99", "Marta");
}

/* Unknown members stay. */
static void
test_unknown (Place *place, gconstpointer data)
{
  g_autofree char *after = NULL;

  g_file_set_contents (place->path,
                       "{\"format\": \"pandoria-people\", \"version\": 1, \"more\": 7}", -1, NULL);
  rename_player (place, "Marta", "Marta K.");
  after = read_file (place);
  g_assert_nonnull (strstr (after, "\"more\""));
}

static PandoriaArchiveEntry *
create_entry (const char *first, const char *second)
{
  PandoriaArchiveEntry *data = g_object_new (PANDORIA_TYPE_ARCHIVE_ENTRY, NULL);

  data->name = g_strdup ("game.pandoria");
  data->n_players = 2;
  data->finished = TRUE;
  data->seconds = -1;
  data->players[0].name = g_strdup (first);
  data->players[0].place = 1;
  data->players[0].points = 10;
  data->players[1].name = g_strdup (second);
  data->players[1].place = 2;
  data->players[1].team = 1;
  return data;
}

static void
test_statistics (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (PandoriaPeople) people = NULL;
  g_autoptr (PandoriaStatistics) apart = NULL, together = NULL;
  const PandoriaStatisticsRow *row;

  g_ptr_array_add (entries, create_entry ("Marta", "Jonas"));
  g_ptr_array_add (entries, create_entry ("MARTA ", "jonas"));
  g_ptr_array_add (entries, create_entry ("Marthe", "Jonas"));
  apart = pandoria_statistics_new (entries, PANDORIA_STATISTICS_BY_PLAYER, NULL);
  g_assert_cmpuint (apart->rows->len, ==, 3);
  rename_player (place, "Marthe", "Marta");
  people = pandoria_people_load (place->path, NULL);
  together = pandoria_statistics_new (entries, PANDORIA_STATISTICS_BY_PLAYER, people);
  g_assert_cmpuint (together->rows->len, ==, 2);
  for (guint i = 0; i < together->rows->len; i++)
    {
      row = together->rows->pdata[i];
      g_assert_cmpuint (row->games, ==, 3);
      if (row->wins > 0)
        {
          g_assert_cmpuint (row->wins, ==, 3);
          g_assert_cmpstr (row->name, ==, "Marta");
        }
    }
}

/* Several files of one game count once, by the one that is furthest on. */
static void
test_same_game (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (PandoriaStatistics) statistics = NULL;

  for (guint i = 0; i < 3; i++)
    {
      PandoriaArchiveEntry *entry = create_entry ("Marta", "Jonas");

      entry->id = g_strdup ("one game");
      entry->finished = i > 0;
      entry->n_actions = 10 - i;
      entry->players[0].points = (int) (10 * i);
      g_ptr_array_add (entries, entry);
    }
  statistics = pandoria_statistics_new (entries, PANDORIA_STATISTICS_BY_PLAYER, NULL);
  g_assert_cmpuint (statistics->total.games, ==, 1);
  g_assert_cmpuint (statistics->total.unfinished, ==, 0);
  g_assert_cmpint (statistics->total.best, ==, 10);
}

#define ADD(name, test) g_test_add ("/people/" name, Place, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("fold", test_fold);
  ADD ("rename", test_rename);
  ADD ("merge", test_merge);
  ADD ("damaged", test_damaged);
  ADD ("refused", test_refused);
  ADD ("bounds", test_bounds);
  ADD ("unknown", test_unknown);
  ADD ("statistics", test_statistics);
  ADD ("same-game", test_same_game);
  return g_test_run ();
}
