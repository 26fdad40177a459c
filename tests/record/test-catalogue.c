/* Tests the catalogue and the user's folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "catalogue-fixture.h"
#include "pandoria-folder.h"
#include "pandoria-json.h"
#include "pandoria-record.h"
#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static gboolean
check_data (const char *data, gsize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, length);
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_file_parse (bytes, error);

  return file != NULL;
}

static void
assert_costs (GArray *costs, const char *expected)
{
  g_autoptr (GArray) owned = costs;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < owned->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (owned, guint, i));
  g_assert_cmpstr (text->str, ==, expected);
  g_string_free (text, TRUE);
}

static void
test_shipped (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaCatalogue) catalogue
      = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, NULL, &error);

  g_assert_no_error (error);
  assert_costs (pandoria_catalogue_get_values (
                    catalogue, pandoria_printed_spell (PANDORIA_SPELL_ASTRAL_SHIP, 0)),
                "6");
  assert_costs (
      pandoria_catalogue_get_values (catalogue, pandoria_printed_spell (PANDORIA_SPELL_RAGE, 2)),
      "");
  assert_costs (pandoria_catalogue_get_values (
                    catalogue, pandoria_printed_building (PANDORIA_BUILDING_MARKET, 2)),
                "1 2");
  assert_costs (pandoria_catalogue_get_values (
                    catalogue, pandoria_printed_building (PANDORIA_BUILDING_TREASURY_LARGE, 0)),
                "5 7");
}

/* A remembered value is known after a restart. Unknown members stay in the file. */
static void
test_remember (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *own = g_build_filename (place->folder, "new", "catalogue.json", NULL);
  g_autoptr (PandoriaCatalogue) catalogue
      = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, NULL);
  g_autoptr (PandoriaCatalogue) again = NULL;
  guint changed = 0;

  g_signal_connect_swapped (catalogue, "changed", G_CALLBACK (fixture_count), &changed);
  g_assert_true (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_RAGE, 2, 3, NULL));
  g_assert_true (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_RAGE, 2, 3, NULL));
  g_assert_true (
      pandoria_catalogue_add_building_cost (catalogue, PANDORIA_BUILDING_MARKET, 2, 0, NULL));
  g_assert_cmpuint (changed, ==, 2);
  again = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, NULL);
  g_assert_nonnull (again);
  assert_costs (
      pandoria_catalogue_get_values (again, pandoria_printed_spell (PANDORIA_SPELL_RAGE, 2)), "3");
  assert_costs (
      pandoria_catalogue_get_values (again, pandoria_printed_spell (PANDORIA_SPELL_RAGE, 3)), "");
  assert_costs (pandoria_catalogue_get_values (
                    again, pandoria_printed_building (PANDORIA_BUILDING_MARKET, 2)),
                "0 1 2");
}

static void
test_unknown_members (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaCatalogue) catalogue = NULL;
  g_autofree char *text = NULL;

  g_assert_true (
      g_file_set_contents (place->path,
                           "{\"format\":\"pandoria-catalogue\",\"version\":1,\"later\":7,"
                           "\"spells\":[{\"spell\":\"flee\",\"cost\":4,\"x-seen\":\"today\"}]}",
                           -1, NULL));
  catalogue = pandoria_catalogue_new (NULL, place->path, NULL);
  g_assert_nonnull (catalogue);
  g_assert_true (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, 5, NULL));
  text = fixture_read (place->path);
  g_assert_nonnull (strstr (text, "\"later\" : 7"));
  g_assert_nonnull (strstr (text, "\"x-seen\" : \"today\""));
  assert_costs (
      pandoria_catalogue_get_values (catalogue, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)),
      "4 5");
}

/* Valid entries of each kind in a catalogue, at the limits of their numbers. */
static const char *const good[] = {
  "",
  ",\"spells\":[],\"buildings\":[],\"cards\":[],\"relics\":[]",
  ",\"spells\":[{\"spell\":\"rage\",\"level\":2,\"cost\":null},{\"spell\":\"flee\",\"cost\":99}]",
  ",\"buildings\":[{\"building\":\"vault\",\"level\":\"2:3\",\"cost\":0},{\"building\":\"statue\","
  "\"cost\":99}]",
  ",\"cards\":[{\"spell\":\"flee\",\"building\":\"bank\"}]",
  ",\"cards\":[{\"spell\":\"flee\",\"building\":\"bank\",\"realm\":\"elves\",\"start\":true,"
  "\"price\":99}]",
  ",\"cards\":[{\"spell\":\"flee\",\"building\":\"bank\",\"realm\":null,\"start\":false,\"price\":"
  "null}]",
  ",\"cards\":[{\"spell\":\"flee\",\"building\":\"bank\",\"price\":0}]",
  ",\"relics\":[{\"artifacts\":1,\"points\":0},{\"artifacts\":99,\"points\":99},{\"artifacts\":4,"
  "\"points\":null}]",
};

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text
          = g_strconcat ("{\"format\":\"pandoria-catalogue\",\"version\":1", good[i], "}", NULL);
      g_autoptr (GError) error = NULL;

      check_data (text, strlen (text), &error);
      g_assert_no_error (error);
    }
}

/* The maximum number of entries, and one more. */
static void
test_number_of_entries (void)
{
  for (guint n = 4096; n <= 4097; n++)
    {
      g_autoptr (GString) text
          = g_string_new ("{\"format\":\"pandoria-catalogue\",\"version\":1,\"relics\":[");

      for (guint i = 0; i < n; i++)
        g_string_append_printf (text, "%s{\"artifacts\":1,\"points\":1}", i > 0 ? "," : "");
      g_string_append (text, "]}");
      g_assert_cmpint (check_data (text->str, text->len, NULL), ==, n == 4096);
    }
}

static const struct
{
  const char *members, *message;
} bad[] = {
  { "\"version\":2", "version: 2 is from a newer version" },
  { "\"version\":1,\"spells\":{}", "spells: must be a list" },
  { "\"version\":1,\"spells\":[{\"spell\":\"rage\",\"cost\":1}]", "spells[0].level: is missing" },
  { "\"version\":1,\"spells\":[{\"spell\":\"flee\"}]", "spells[0].cost: is missing" },
  { "\"version\":1,\"spells\":[{\"spell\":\"flee\",\"cost\":100}]",
    "spells[0].cost: 100 is out of range" },
  { "\"version\":1,\"buildings\":[{\"building\":\"vault\",\"level\":1,\"cost\":1}]",
    "buildings[0].level: must be text" },
  { "\"version\":1,\"cards\":[{\"spell\":\"flee\",\"building\":\"hut\"}]",
    "cards[0].building: “hut” is not a building" },
  { "\"version\":1,\"relics\":[{\"artifacts\":0,\"points\":null}]",
    "relics[0].artifacts: 0 is out of range" },
  { "\"version\":1,\"relics\":[{\"artifacts\":4}]", "relics[0].points: is missing" },
  { "\"version\":1,\"relics\":[{\"artifacts\":100,\"points\":null}]",
    "relics[0].artifacts: 100 is out of range" },
  { "\"version\":1,\"relics\":[{\"artifacts\":4,\"points\":100}]",
    "relics[0].points: 100 is out of range" },
  { "\"version\":1,\"relics\":[7]", "relics[0]: must be an object" },
  { "\"version\":1,\"spells\":[{\"spell\":\"flee\",\"cost\":-1}]",
    "spells[0].cost: -1 is out of range" },
  { "\"version\":1,\"cards\":[{\"building\":\"bank\"}]", "cards[0].spell: is missing" },
  { "\"version\":1,\"cards\":[{\"spell\":\"flee\",\"building\":\"bank\",\"realm\":\"orcs\"}]",
    "cards[0].realm: “orcs” is not a realm" },
  { "\"version\":1,\"cards\":[{\"spell\":\"flee\",\"building\":\"bank\",\"start\":1}]",
    "cards[0].start: must be" },
  { "\"version\":1,\"cards\":[{\"spell\":\"flee\",\"building\":\"bank\",\"price\":100}]",
    "cards[0].price: 100" },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text
          = g_strconcat ("{\"format\":\"pandoria-catalogue\",", bad[i].members, "}", NULL);
      g_autoptr (GError) error = NULL;

      g_assert_false (check_data (text, strlen (text), &error));
      if (strstr (error->message, bad[i].message) == NULL)
        g_error ("“%s” does not say “%s”", error->message, bad[i].message);
    }
}

/* A damaged user file is reported and set aside, and learning continues. */
static void
test_spoilt_own_file (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *own = g_build_filename (place->folder, "catalogue.json", NULL);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (PandoriaCatalogue) catalogue = NULL;
      g_autoptr (PandoriaCatalogue) again = NULL;
      const char *aside;

      g_assert_true (g_file_set_contents (own, i == 0 ? "{" : "[", -1, NULL));
      catalogue = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, NULL);
      g_assert_true (g_str_has_prefix (pandoria_catalogue_get_damage (catalogue, &aside), own));
      fixture_assert_file (aside, i == 0 ? "{" : "[");
      g_assert_true (g_str_has_suffix (aside, i == 0 ? "/catalogue-damaged.json"
                                                     : "/catalogue-damaged-2.json"));
      g_assert_true (
          pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, 5, NULL));
      again = pandoria_catalogue_new (NULL, own, NULL);
      g_assert_null (pandoria_catalogue_get_damage (again, &aside));
      assert_costs (
          pandoria_catalogue_get_values (again, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)),
          "5");
    }
}

/* A file of a later version is neither set aside nor overwritten. */
static void
test_later_own_file (FixturePlace *place, gconstpointer nothing)
{
  static const char later[] = "{\"format\":\"pandoria-catalogue\",\"version\":2}";
  g_autoptr (PandoriaCatalogue) catalogue = NULL;
  const char *aside;

  g_assert_true (g_file_set_contents (place->path, later, -1, NULL));
  catalogue = pandoria_catalogue_new (NULL, place->path, NULL);
  g_assert_nonnull (pandoria_catalogue_get_damage (catalogue, &aside));
  g_assert_null (aside);
  g_assert_true (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, 5, NULL));
  assert_costs (
      pandoria_catalogue_get_values (catalogue, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)),
      "5");
  fixture_assert_file (place->path, later);
}

/* If two instances learn values, both sets of values are kept. */
static void
test_two_instances (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaCatalogue) one = pandoria_catalogue_new (NULL, place->path, NULL);
  g_autoptr (PandoriaCatalogue) other = pandoria_catalogue_new (NULL, place->path, NULL);
  g_autoptr (PandoriaCatalogue) both = NULL;

  g_assert_true (pandoria_catalogue_add_spell_cost (one, PANDORIA_SPELL_FLEE, 0, 5, NULL));
  g_assert_true (pandoria_catalogue_add_spell_cost (other, PANDORIA_SPELL_FLEE, 0, 4, NULL));
  assert_costs (
      pandoria_catalogue_get_values (other, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)),
      "4 5");
  g_assert_true (pandoria_catalogue_add_building_cost (one, PANDORIA_BUILDING_MARKET, 2, 3, NULL));
  both = pandoria_catalogue_new (NULL, place->path, NULL);
  assert_costs (
      pandoria_catalogue_get_values (both, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)), "4 5");
  assert_costs (
      pandoria_catalogue_get_values (both, pandoria_printed_building (PANDORIA_BUILDING_MARKET, 2)),
      "3");
}

/* A cost beyond the readable maximum is not written. It is known until the program ends. */
static void
test_full (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (GString) text
      = g_string_new ("{\"format\":\"pandoria-catalogue\",\"version\":1,\"spells\":[");
  g_autoptr (PandoriaCatalogue) catalogue = NULL;
  g_autoptr (GError) error = NULL;
  const char *aside;

  for (guint i = 0; i < 4096; i++)
    g_string_append_printf (text, "%s{\"spell\":\"rage\",\"level\":2,\"cost\":1}",
                            i > 0 ? "," : "");
  g_string_append (text, "]}");
  g_assert_true (g_file_set_contents (place->path, text->str, -1, NULL));
  catalogue = pandoria_catalogue_new (NULL, place->path, NULL);
  g_assert_null (pandoria_catalogue_get_damage (catalogue, &aside));
  g_assert_false (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, 5, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  assert_costs (
      pandoria_catalogue_get_values (catalogue, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)),
      "5");
  g_clear_object (&catalogue);
  catalogue = pandoria_catalogue_new (NULL, place->path, NULL);
  g_assert_null (pandoria_catalogue_get_damage (catalogue, &aside));
}

static void
test_missing_shipped_file (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pandoria_catalogue_new ("/nonexistent/catalogue.json", NULL, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ);
  g_assert_true (g_str_has_prefix (error->message, "/nonexistent/catalogue.json: "));
}

/* A path below a file cannot be written. The failure is reported, and the cost is known until the
 * program ends. */
static void
test_unwritable (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *blocked = g_build_filename (place->folder, "blocked", NULL);
  g_autofree char *own = g_build_filename (blocked, "catalogue.json", NULL);
  g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (NULL, own, NULL);
  g_autoptr (PandoriaCatalogue) again = NULL;
  g_autoptr (GError) error = NULL;
  guint changed = 0;

  g_assert_true (g_file_set_contents (blocked, "", 0, NULL));
  g_signal_connect_swapped (catalogue, "changed", G_CALLBACK (fixture_count), &changed);
  g_assert_false (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, 5, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (changed, ==, 1);
  assert_costs (
      pandoria_catalogue_get_values (catalogue, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)),
      "5");
  g_assert_cmpstr (pandoria_catalogue_get_save_error (catalogue), ==, error->message);

  g_assert_cmpint (g_unlink (blocked), ==, 0);
  g_assert_true (pandoria_catalogue_save (catalogue, NULL));
  g_assert_null (pandoria_catalogue_get_save_error (catalogue));
  again = pandoria_catalogue_new (NULL, own, NULL);
  assert_costs (
      pandoria_catalogue_get_values (again, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0)), "5");
  g_unlink (own);
  g_rmdir (blocked);
}

/* --- the folder ----------------------------------------------------------------------------- */

static void
test_last_game (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autofree char *path = pandoria_folder_new_game_path (record);
  g_autofree char *pointer
      = g_build_filename (g_get_user_data_dir (), "pandoria-companion", "last-game", NULL);
  g_autofree char *last = NULL;
  GStatBuf written, kept;

  g_assert_true (g_str_has_prefix (path, g_get_user_data_dir ()));
  g_assert_true (g_str_has_suffix (path, "/games/00000000-0000-4000-8000-000000000000.pandoria"));
  g_assert_null (pandoria_folder_get_last ());
  g_assert_true (pandoria_folder_set_last (path, NULL));
  g_assert_null (pandoria_folder_get_last ()); /* the file does not exist yet */
  g_assert_true (pandoria_record_save (record, path, NULL));
  last = pandoria_folder_get_last ();
  g_assert_cmpstr (last, ==, path);
  g_assert_cmpint (g_stat (pointer, &written), ==, 0);
  g_assert_true (pandoria_folder_set_last (path, NULL)); /* writes nothing again */
  g_assert_cmpint (g_stat (pointer, &kept), ==, 0);
  g_assert_cmpuint (kept.st_ino, ==, written.st_ino);
  g_assert_true (pandoria_folder_set_last (NULL, NULL));
  g_assert_null (pandoria_folder_get_last ());
}

/* An id from a foreign file never leads out of the folder. */
static void
test_hostile_id (void)
{
  g_autofree char *text
      = fixture_replace ("\"00000000-0000-4000-8000-000000000000\"", "\"../../../tmp/x\"");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autofree char *path = pandoria_folder_new_game_path (record);
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpstr (parent, ==, folder);
  g_assert_null (strstr (path, ".."));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/catalogue/shipped", test_shipped);
  fixture_add ("/catalogue/remember", test_remember);
  fixture_add ("/catalogue/unknown-members", test_unknown_members);
  g_test_add_func ("/catalogue/good", test_good);
  g_test_add_func ("/catalogue/number-of-entries", test_number_of_entries);
  g_test_add_func ("/catalogue/bad", test_bad);
  g_test_add_func ("/catalogue/missing-shipped-file", test_missing_shipped_file);
  fixture_add ("/catalogue/unwritable", test_unwritable);
  fixture_add ("/catalogue/spoilt-own-file", test_spoilt_own_file);
  fixture_add ("/catalogue/later-own-file", test_later_own_file);
  fixture_add ("/catalogue/two-instances", test_two_instances);
  fixture_add ("/catalogue/full", test_full);
  g_test_add_func ("/folder/last-game", test_last_game);
  g_test_add_func ("/folder/hostile-id", test_hostile_id);
  return fixture_run_isolated ();
}
