/* Tests the functions of the catalogue's editor: correcting, adding, removing, changed files, and
 * games that used a cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-testing.h"
#include "pandoria-card-uses.h"
#include "pandoria-catalogue.h"
#include "catalogue-fixture.h"
#include "session-fixture.h"

#include <string.h>

#define HEADER "list,spell,building,level,realm,start,artifacts,monument,value\n"

typedef struct
{
  char *folder, *own;
  PandoriaCatalogue *catalogue;
} Place;

static void
set_up (Place *place, gconstpointer shipped)
{
  place->folder = fixture_make_folder ();
  place->own = g_build_filename (place->folder, "catalogue.json", NULL);
  place->catalogue = pandoria_catalogue_new (shipped, place->own, NULL);
  g_assert_nonnull (place->catalogue);
}

static void
tear_down (Place *place, gconstpointer shipped)
{
  g_clear_object (&place->catalogue);
  g_free (place->own);
  fixture_remove_folder (place->folder);
}

/* Returns: (transfer full): the known values of @thing, “5 7”. */
static char *
get_values (PandoriaCatalogue *catalogue, PandoriaPrinted thing)
{
  g_autoptr (GArray) values = pandoria_catalogue_get_values (catalogue, thing);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (values, guint, i));
  return g_string_free (text, FALSE);
}

static void
assert_values (PandoriaCatalogue *catalogue, PandoriaPrinted thing, const char *expected)
{
  g_autofree char *values = get_values (catalogue, thing);

  g_assert_cmpstr (values, ==, expected);
}

/* Sets the numbers in @text, which ends with -1. */
static void
set_values (PandoriaCatalogue *catalogue, PandoriaPrinted thing, const int *numbers)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;

  for (; *numbers >= 0; numbers++)
    g_array_append_vals (values, &(guint){ (guint) *numbers }, 1);
  pandoria_catalogue_set_values (catalogue, &thing, values, &error);
  g_assert_no_error (error);
}

#define NUMBERS(...) ((const int[]){ __VA_ARGS__ __VA_OPT__ (, ) - 1 })

static const PandoriaPrinted card = { .kind = PANDORIA_PRINTED_CARD,
                                      .spell = PANDORIA_SPELL_FLEE,
                                      .building = PANDORIA_BUILDING_BANK,
                                      .value = PANDORIA_PRINTED_UNKNOWN };

/* --- all entries ---------------------------------------------------------------------------- */

/* Returns: the number of levels, or 1 without levels. */
static guint
count_levels (const guint8 *levels)
{
  return MAX ((guint) strlen ((const char *) levels), 1);
}

static guint
count_spells (void)
{
  guint n = 0;

  for (guint i = PANDORIA_SPELL_NONE + 1; i < PANDORIA_N_SPELLS; i++)
    n += count_levels (pandoria_spell_levels ((PandoriaSpell) i));
  return n;
}

static guint
count_buildings (void)
{
  guint n = 0;

  for (guint i = PANDORIA_BUILDING_NONE + 1; i < PANDORIA_N_BUILDINGS; i++)
    n += count_levels (pandoria_building_levels ((PandoriaBuilding) i));
  return n;
}

/* The cards, relics and monuments of data/catalogue.json. */
#define N_CARDS     10
#define N_RELICS    2
#define N_MONUMENTS 4

/* The lists have each level of each spell and building once, even without a value, and the shipped
 * cards and relics. */
static void
test_list (Place *place, gconstpointer shipped)
{
  const guint numbers[PANDORIA_N_PRINTED_KINDS]
      = { count_spells (), count_buildings (), N_CARDS, N_RELICS, N_MONUMENTS };

  for (guint kind = 0; kind < PANDORIA_N_PRINTED_KINDS; kind++)
    {
      g_autoptr (GArray) things
          = pandoria_catalogue_list_things (place->catalogue, (PandoriaPrintedKind) kind);

      if (things->len != numbers[kind])
        g_error ("the catalogue lists %u things of the kind %s, this test expects %u: if "
                 "data/catalogue.json has others now, change the numbers in "
                 "tests/record/test-catalogue-edit.c",
                 things->len, pandoria_printed_kind_key ((PandoriaPrintedKind) kind),
                 numbers[kind]);
      for (guint i = 1; i < things->len; i++)
        g_assert_cmpint (pandoria_printed_compare (&g_array_index (things, PandoriaPrinted, i - 1),
                                                   &g_array_index (things, PandoriaPrinted, i)),
                         <, 0);
    }
}

/* --- correcting ----------------------------------------------------------------------------- */

/* Shipped and learned values can be corrected and removed, and stay so after a restart. Restoring a
 * shipped value leaves no trace. */
static void
test_correct (Place *place, gconstpointer shipped)
{
  PandoriaPrinted treasury = pandoria_printed_building (PANDORIA_BUILDING_TREASURY_LARGE, 0);
  PandoriaPrinted rage = pandoria_printed_spell (PANDORIA_SPELL_RAGE, 2);
  g_autoptr (PandoriaCatalogue) again = NULL;
  g_autofree char *text = NULL;

  set_values (place->catalogue, treasury, NUMBERS (6));
  assert_values (place->catalogue, treasury, "6");
  set_values (place->catalogue, rage, NUMBERS (3, 4));
  set_values (place->catalogue, rage, NUMBERS (4));
  again = pandoria_catalogue_new (shipped, place->own, NULL);
  assert_values (again, treasury, "6");
  assert_values (again, rage, "4");

  set_values (again, treasury, NUMBERS (5, 6));
  assert_values (again, treasury, "5 6");
  set_values (again, treasury, NUMBERS ());
  assert_values (again, treasury, "");
  set_values (again, treasury, NUMBERS (7, 5));
  set_values (again, rage, NUMBERS ());
  assert_values (again, treasury, "5 7");
  assert_values (again, rage, "");
  text = fixture_read (place->own);
  g_assert_null (strstr (text, "treasury"));
  g_assert_null (strstr (text, "rage"));
}

/* The number of monuments of a value is stored in the user's file, exported, and imported if
 * unknown. Removed ones are unknown. */
static void
test_monuments (Place *place, gconstpointer shipped)
{
  PandoriaPrinted fours = pandoria_printed_monument (4), sixes = pandoria_printed_monument (6);
  g_autoptr (PandoriaCatalogue) again = NULL, other = pandoria_catalogue_new (shipped, NULL, NULL);
  g_autoptr (PandoriaCatalogueFile) file = NULL;
  g_autofree char *text = NULL;
  guint n_added;

  assert_values (place->catalogue, fours, "");
  set_values (place->catalogue, fours, NUMBERS (0));
  set_values (place->catalogue, sixes, NUMBERS (16));
  text = fixture_read (place->own);
  g_assert_nonnull (strstr (text, "monuments"));
  again = pandoria_catalogue_new (shipped, place->own, NULL);
  assert_values (again, fours, "0");
  assert_values (again, sixes, "16");
  file = pandoria_catalogue_export (again);
  g_assert_true (pandoria_catalogue_import (other, file, &n_added, NULL));
  g_assert_cmpuint (n_added, ==, 2);
  assert_values (other, sixes, "16");
  set_values (again, sixes, NUMBERS ());
  assert_values (again, sixes, "");
  assert_values (again, fours, "0");
}

/* A removed value is learned again from a game. */
static void
test_learn_removed (Place *place, gconstpointer shipped)
{
  PandoriaPrinted treasury = pandoria_printed_building (PANDORIA_BUILDING_TREASURY_LARGE, 0);

  set_values (place->catalogue, treasury, NUMBERS (5));
  g_assert_true (pandoria_catalogue_add_building_cost (
      place->catalogue, PANDORIA_BUILDING_TREASURY_LARGE, 0, 7, NULL));
  assert_values (place->catalogue, treasury, "5 7");
}

/* A second instance neither restores values that this one removed nor loses values that this one
 * added. */
static void
test_two_instances (Place *place, gconstpointer shipped)
{
  PandoriaPrinted flee = pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0);
  g_autoptr (PandoriaCatalogue) other = NULL, both = NULL;

  set_values (place->catalogue, flee, NUMBERS (3, 4));
  other = pandoria_catalogue_new (shipped, place->own, NULL);
  set_values (place->catalogue, flee, NUMBERS (4));
  g_assert_true (pandoria_catalogue_add_spell_cost (other, PANDORIA_SPELL_FLEE, 0, 5, NULL));
  assert_values (other, flee, "4 5");
  set_values (place->catalogue, pandoria_printed_relic (4), NUMBERS (6));
  assert_values (place->catalogue, flee, "4 5");
  set_values (other, flee, NUMBERS (5));
  assert_values (other, flee, "5");
  both = pandoria_catalogue_new (shipped, place->own, NULL);
  assert_values (both, flee, "5");
  assert_values (both, pandoria_printed_relic (4), "6");
}

static void
test_cards_and_relics (Place *place, gconstpointer shipped)
{
  PandoriaPrinted relic = pandoria_printed_relic (3);
  g_autoptr (PandoriaCatalogue) again = NULL;
  g_autoptr (GArray) cards = NULL, relics = NULL;

  g_assert_false (pandoria_catalogue_can_remove (place->catalogue, &card));
  set_values (place->catalogue, card, NUMBERS ());
  set_values (place->catalogue, relic, NUMBERS ());
  set_values (place->catalogue, relic, NUMBERS (5));
  again = pandoria_catalogue_new (shipped, place->own, NULL);
  cards = pandoria_catalogue_list_things (again, PANDORIA_PRINTED_CARD);
  relics = pandoria_catalogue_list_things (again, PANDORIA_PRINTED_RELIC);
  g_assert_cmpuint (cards->len, ==, N_CARDS + 1);
  g_assert_cmpuint (relics->len, ==, N_RELICS + 1);
  assert_values (again, relic, "5");
  /* A relic stays in the list when its value is removed. */
  set_values (again, relic, NUMBERS ());
  g_assert_true (pandoria_catalogue_can_remove (again, &relic));
  g_assert_true (pandoria_catalogue_remove (again, &relic, NULL));
  g_assert_false (pandoria_catalogue_can_remove (again, &relic));
  g_array_unref (g_steal_pointer (&relics));
  relics = pandoria_catalogue_list_things (again, PANDORIA_PRINTED_RELIC);
  g_assert_cmpuint (relics->len, ==, N_RELICS);
  g_assert_false (
      pandoria_catalogue_can_remove (again, &g_array_index (relics, PandoriaPrinted, 0)));
  relic = pandoria_printed_relic (1);
  relic.value = 2;
  g_assert_true (pandoria_catalogue_learn (again, &relic, NULL, NULL));
  assert_values (again, relic, "2");
}

/* --- whence --------------------------------------------------------------------------------- */

static PandoriaPrintedSource
get_source (PandoriaCatalogue *catalogue, PandoriaPrinted thing, int value, char **title)
{
  g_auto (PandoriaLearned) learned = { 0 };
  PandoriaPrintedSource source;

  thing.value = (gint8) value;
  source = pandoria_catalogue_get_source (catalogue, &thing, &learned);
  g_free (*title);
  *title = g_strdup (learned.title);
  if (source == PANDORIA_PRINTED_LEARNED)
    g_assert_cmpint (ABS (learned.time - g_get_real_time () / G_USEC_PER_SEC), <, 100);
  return source;
}

static void
test_source (Place *place, gconstpointer shipped)
{
  PandoriaPrinted treasury = pandoria_printed_building (PANDORIA_BUILDING_TREASURY_LARGE, 0),
                  six = treasury;
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autoptr (PandoriaCatalogue) again = NULL;
  g_autofree char *title = NULL, *text = NULL;

  six.value = 6;
  pandoria_record_set_title (record, "Friday\nevening");
  g_assert_true (pandoria_catalogue_learn (place->catalogue, &six, record, NULL));
  set_values (place->catalogue, treasury, NUMBERS (5, 6, 7, 8));
  again = pandoria_catalogue_new (shipped, place->own, NULL);
  g_assert_cmpint (get_source (again, treasury, 5, &title), ==, PANDORIA_PRINTED_SHIPPED);
  g_assert_cmpint (get_source (again, treasury, 8, &title), ==, PANDORIA_PRINTED_ENTERED);
  g_assert_null (title);
  g_assert_cmpint (get_source (again, treasury, 6, &title), ==, PANDORIA_PRINTED_LEARNED);
  g_assert_cmpstr (title, ==, "Friday evening");
  text = fixture_read (place->own);
  g_assert_nonnull (strstr (text, "00000000-0000-4000-8000-000000000000"));
}

/* An unknown member with this name is kept and ignored. */
static void
test_foreign_learned (void)
{
  static const char *const members[]
      = { "5",         "null",         "[]",
          "{}",        "{\"game\":7}", "{\"title\":\"x\",\"time\":\"2026-11-21T19:30:00Z\"}",
          "\"Friday\"" };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *json = g_strdup_printf ("{\"learned\":%s}", members[i]);
      g_autoptr (JsonNode) root = json_from_string (json, NULL);
      g_auto (PandoriaLearned) learned = { 0 };

      g_assert_false (pandoria_learned_read (json_node_get_object (root), &learned));
      g_assert_null (learned.title);
    }
}

/* --- files ---------------------------------------------------------------------------------- */

static GBytes *export(PandoriaCatalogue *catalogue, gboolean as_table)
{
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_export (catalogue);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = as_table ? pandoria_catalogue_csv_write (file)
                           : pandoria_catalogue_file_to_bytes (file, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer read)
{
  *(GAsyncResult **) read = g_object_ref (result);
}

static PandoriaCatalogueFile *
read_file (const char *path, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  pandoria_catalogue_read_async (path, NULL, on_read, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return pandoria_catalogue_read_finish (result, NULL, error);
}

static guint
import (PandoriaCatalogue *catalogue, const char *folder, GBytes *bytes)
{
  g_autofree char *path = g_build_filename (folder, "import", NULL);
  g_autoptr (PandoriaCatalogueFile) file = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), NULL));
  file = read_file (path, &error);
  g_assert_no_error (error);
  pandoria_catalogue_import (catalogue, file, &n, &error);
  g_assert_no_error (error);
  return n;
}

/* Exporting, importing into an empty catalogue and exporting again gives the same bytes, with
 * unknown members. */
static void
test_same_bytes (Place *place, gconstpointer shipped)
{
  PandoriaPrinted treasury = pandoria_printed_building (PANDORIA_BUILDING_TREASURY_LARGE, 0),
                  six = treasury;
  g_autoptr (PandoriaRecord) record = fixture_record ();

  g_clear_object (&place->catalogue);
  g_assert_true (g_file_set_contents (
      place->own,
      "{\"format\":\"pandoria-catalogue\",\"version\":1,\"later\":{\"a\":[1.5]},"
      "\"spells\":[{\"spell\":\"flee\",\"cost\":4,\"x-seen\":\"today\"}],\"last\":null}",
      -1, NULL));
  place->catalogue = pandoria_catalogue_new (shipped, place->own, NULL);
  six.value = 6;
  pandoria_catalogue_learn (place->catalogue, &six, record, NULL);
  set_values (place->catalogue, treasury, NUMBERS (6, 7));
  set_values (place->catalogue, card, NUMBERS (3));
  set_values (place->catalogue, pandoria_printed_relic (9), NUMBERS ());
  for (guint as_table = 0; as_table < 2; as_table++)
    {
      g_autofree char *own = g_build_filename (place->folder, as_table ? "b.json" : "a.json", NULL);
      g_autoptr (PandoriaCatalogue) other = pandoria_catalogue_new (shipped, own, NULL);
      g_autoptr (GBytes) bytes = export(place->catalogue, as_table), again = NULL;

      g_assert_cmpuint (import (other, place->folder, bytes), >=, 5);
      again = export(other, as_table);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                       g_bytes_get_data (again, NULL), g_bytes_get_size (again));
      g_assert_cmpuint (import (other, place->folder, bytes), ==, 0);
      assert_values (other, treasury, "6 7");
      if (!as_table)
        g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL),
                                        (gssize) g_bytes_get_size (bytes), "\"today\""));
    }
}

/* Importing a file adds its costs and removes no known ones, not even shipped ones. */
static void
test_import_adds (Place *place, gconstpointer shipped)
{
  static const char table[]
      = HEADER "spells,flee,,,,,,,3\nspells,flee,,,,,,,5\nbuildings,,treasury-large,,,,,,6\n"
               "buildings,,treasury-large,,,,,,7\nspells,astral-ship,,,,,,,\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (table, strlen (table));
  PandoriaPrinted flee = pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0);

  set_values (place->catalogue, flee, NUMBERS (3, 4));
  g_assert_cmpuint (import (place->catalogue, place->folder, bytes), ==, 2);
  assert_values (place->catalogue, flee, "3 4 5");
  assert_values (place->catalogue, pandoria_printed_building (PANDORIA_BUILDING_TREASURY_LARGE, 0),
                 "5 6 7");
  assert_values (place->catalogue, pandoria_printed_spell (PANDORIA_SPELL_ASTRAL_SHIP, 0), "6");
}

/* An import that is too large is refused as a whole, and changes neither disk nor program. */
static void
test_import_too_much (Place *place, gconstpointer shipped)
{
  GString *text = g_string_new ("{\"format\":\"pandoria-catalogue\",\"version\":1,\"cards\":[");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (PandoriaCatalogueFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  guint n;

  for (guint i = 0; i < 4096; i++)
    g_string_append_printf (
        text, "%s{\"spell\":\"%s\",\"building\":\"%s\",\"start\":%s,\"price\":%u}",
        i > 0 ? "," : "", pandoria_spell_key (1 + i % 13), pandoria_building_key (1 + i / 13 % 17),
        i / 221 % 2 ? "true" : "false", i / 442);
  g_string_append (text, "]}");
  bytes = g_string_free_to_bytes (text);
  file = pandoria_catalogue_file_parse (bytes, &error);
  g_assert_no_error (error);
  set_values (place->catalogue,
              (PandoriaPrinted){ PANDORIA_PRINTED_CARD, 1, 1, 0, PANDORIA_REALM_ELVES, 0, 0, -1 },
              NUMBERS (99));
  before = fixture_read (place->own);
  g_assert_false (pandoria_catalogue_import (place->catalogue, file, &n, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  g_assert_nonnull (strstr (error->message, "at most 4096 entries"));
  fixture_assert_file (place->own, before);
  assert_values (place->catalogue, card, "");
}

/* --- tables --------------------------------------------------------------------------------- */

/* The same table as different spreadsheets save it. */
static const char *const tables[] = {
  HEADER "spells,rage,,2,,,,,3\nrelics,,,,,,4,,\n",
  "\xef\xbb\xbflist;spell;building;level;realm;start;artifacts;monument;value\r\nspells;rage;;2;;;;"
  ";3\r\nrelics;;;;;;"
  "4\r\n",
  "list\tspell\tbuilding\tlevel\trealm\tstart\tartifacts\tmonument\tvalue\nspells\trage\t\t2\t\t\t"
  "\t\t3\n\n\t\t\nrelics"
  "\t\t\t\t\t\t"
  "4",
  "\"list\",\"spell\",\"building\",\"level\",\"realm\",\"start\",\"artifacts\",\"monument\","
  "\"value\"\n\"spells\","
  "\"rage\",\"\","
  "\"2\","
  "\"\",\"\",\"\",\"\",\" 3 \"\n relics ,,,,,,4,\n",
  "List,Spell,Building,Level,Realm,Start,Artifacts,Monument,Value\nspells,rage,,2,,,,,3\nrelics,,,,"
  ",,4,,\n",
  "list|spell|building|level|realm|start|artifacts|monument|value\nspells|rage||2|||||3\n"
  "relics||||||4\n",
  "value,monument,artifacts,start,realm,level,building,spell,list\n3,,,,,2,,rage,spells\n"
  ",,4,,,,,,relics\n",
  "list,value,spell,level,building,realm,start,artifacts,monument,,\nspells,3,rage,2,,,,,,,\n"
  "relics,,,,,,,4\n",
  HEADER "SPELLS,RAGE,,2,,,,,3\nRelics,,,,,,4,,\n",
};

static void
test_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaCatalogueFile) file
          = pandoria_catalogue_csv_read (tables[i], strlen (tables[i]), &error);
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      bytes = pandoria_catalogue_csv_write (file);
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      g_assert_cmpstr (text, ==,
                       "list,spell,building,level,realm,start,artifacts,monument,value\r\n"
                       "spells,rage,,2,,,,,3\r\nrelics,,,,,,4,,\r\n");
    }
}

static const struct
{
  const char *table, *message;
} faults[] = {
  { "", "line 1: the columns must be called “list, spell, building" },
  { "spell,level,cost\nrage,2,3\n", "line 1: the columns must be called" },
  { HEADER "potions,rage,,2,,,,,3\n",
    "line 2: “potions” must be spells, buildings, cards, relics or monuments" },
  { HEADER "\n\nspells,rage,,7,,,,,3\n", "line 4: level: 7 is not a level of rage" },
  { HEADER "spells,anger,,,,,,,3\n", "line 2: spell: “anger” is not a spell" },
  { HEADER "spells,,,,,,,,3\n", "line 2: spell: is missing" },
  { HEADER "spells,rage,,,,,,,3\n", "line 2: level: is missing" },
  { HEADER "buildings,,market,2,,,,,3\n", "line 2: level: must be text" },
  { HEADER "buildings,,market,1:3,,,,,3\n", "line 2: level: “1:3” is not a level of market" },
  { HEADER "spells,flee,bank,,,,,,3\n",
    "line 2: column “building” must be empty in a line of “spells”" },
  { HEADER "cards,flee,bank,2,,,,,3\n",
    "line 2: column “level” must be empty in a line of “cards”" },
  { HEADER "cards,flee,bank,,orcs,,,,3\n", "line 2: realm: “orcs” is not a realm" },
  { HEADER "cards,flee,bank,,,yes,,,3\n", "line 2: “yes” in column “start” must be true or false" },
  { HEADER "relics,,,,,,four,,3\n", "line 2: “four” in column “artifacts” is not a number" },
  { HEADER "relics,,,,,,0,,3\n", "line 2: artifacts: 0 is out of range" },
  { HEADER "relics,,,,,,4,,-3\n", "line 2: “-3” in column “value” is not a number" },
  { HEADER "relics,,,,,,4,,3.5\n", "line 2: “3.5” in column “value” is not a number" },
  { HEADER "relics,,,,,,4,,3E-01\n", "line 2: “3E-01” in column “value” is not a number" },
  { HEADER "relics,,,,,,4,,E+00\n", "line 2: “E+00” in column “value” is not a number" },
  { HEADER "relics,,,,,,4,,3E+99\n", "line 2: “3E+99” in column “value” is not a number" },
  { HEADER "buildings,,lumberyard,1899-12-30,,,,,3\n", "line 2: level: “1899-12-30” is not" },
  { "list,spell,building,level,realm,start,artifacts,monument,list\n",
    "line 1: the columns must be called" },
  { HEADER "relics,,,,,,4,,3.\n", "line 2: “3.” in column “value” is not a number" },
  { HEADER "relics,,,,,,4,,100\n", "line 2: points: 100 is out of range" },
  { HEADER "relics,,,,,,4,,3,4\n", "line 2: there are more than 9 cells" },
  { HEADER "monuments,,,,,,,7,3\n", "line 2: monument: 7 is out of range" },
  { HEADER "monuments,,,,,,,four,3\n", "line 2: “four” in column “monument” is not a number" },
  { HEADER "monuments,,,,,,,4,17\n", "line 2: number: 17 is out of range" },
  { HEADER "relics,,,,,,4,4,3\n", "line 2: column “monument” must be empty in a line of “relics”" },
  { HEADER "relics,,,,,,4,,\"3\n", "line 2: a quotation mark is not closed" },
  { HEADER "relics,,,,,,4,,\"3\"3\n", "line 2: something follows a closing quotation mark" },
  { HEADER "\"\n\",,,,,,,\nrelics,,,,,,4,,x\n", "line 4: “x” in column “value” is not a number" },
  { HEADER "relics,,,,,,4,,\xff\n", "line 1: the file is not UTF-8 text" },
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (
          pandoria_catalogue_csv_read (faults[i].table, strlen (faults[i].table), &error));
      g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
      if (!g_str_has_prefix (error->message, faults[i].message))
        g_error ("“%s” does not begin with “%s”", error->message, faults[i].message);
    }
}

/* What spreadsheets make of the levels 1:2 and 2:3, of 2:1, and of numbers and truth values. */
static const struct
{
  const char *cells, *is; /* of one line, and as the program writes it */
} conversions[] = {
  { "buildings,,lumberyard,1:2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,rate 1:2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,Rate 1:2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,01:02:00,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,01:02,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1:02:00 AM,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1:02 AM,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,01.02.00,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1.2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,\"1,2\",,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1-2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1/2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,2-Jan,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,01. Feb,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1-feb,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,2-gen,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,2-mrt,,,,,", "buildings,,lumberyard,rate 2:3,,,,," },
  { "buildings,,lumberyard,02. Mär,,,,,", "buildings,,lumberyard,rate 2:3,,,,," },
  { "buildings,,lumberyard,2026-01-02,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,01.02.2026,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1/2/2026,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,0.0430555555555556,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,\"0,0430555556\",,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,46024,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,market,02:01:00,,,,,2", "buildings,,market,rate 2:1,,,,,2" },
  { "buildings,,market,1-Feb,,,,,2", "buildings,,market,rate 2:1,,,,,2" },
  { "buildings,,market,1.1,,,,,2", "buildings,,market,rate 1:1,,,,,2" },
  { "buildings,,bank,2.0,,,,,3.0", "buildings,,bank,2,,,,,3" },
  { "buildings,,bank,\"2,00\",,,,,\"3,00\"", "buildings,,bank,2,,,,,3" },
  { "buildings,,bank,\u00a02\u202f,,,,,'3", "buildings,,bank,2,,,,,3" },
  { "buildings,,lumberyard,'1:2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "cards,flee,bank,,elves,TRUE,,,", "cards,flee,bank,,elves,true,,," },
  { "cards,flee,bank,,elves,WAHR,,,", "cards,flee,bank,,elves,true,,," },
  { "cards,flee,bank,,elves,FALSCH,,,", "cards,flee,bank,,elves,false,,," },
  { "cards,flee,bank,,elves,VERO,,,", "cards,flee,bank,,elves,true,,," },
  { "cards,flee,bank,,elves,Falso,,,", "cards,flee,bank,,elves,false,,," },
  { "cards,flee,bank,,elves,WAAR,,,", "cards,flee,bank,,elves,true,,," },
  { "cards,flee,bank,,elves,ONWAAR,,,", "cards,flee,bank,,elves,false,,," },
  { "relics,,,,,,4,,3,,,,", "relics,,,,,,4,,3" },
  { "relics,,,,,,4E+00,,3E+00", "relics,,,,,,4,,3" },
  { "relics,,,,,,\"4,00E+00\",,1.2e+01", "relics,,,,,,4,,12" },
  { "buildings,,bank,2E+0,,,,,3E0", "buildings,,bank,2,,,,,3" },
  { "buildings,,lumberyard,4.6024E+04,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,4.30555555555556E-02,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1899-12-30 01:02:00,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1899-12-30T01:02:00,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,30.12.1899 01:02,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,12/30/1899 1:02:00 AM,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "buildings,,lumberyard,1/0/1900 1:02:00 AM,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "Buildings,,Lumberyard,1.2,,,,,", "buildings,,lumberyard,rate 1:2,,,,," },
  { "CARDS,FLEE,BANK,,ELVES,TRUE,,,", "cards,flee,bank,,elves,true,,," },
};

static void
check_read (const char *data, gsize length, const char *is)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_csv_read (data, length, &error);
  g_autofree char *wanted = g_strdup_printf (
      "list,spell,building,level,realm,start,artifacts,monument,value\r\n%s\r\n", is);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_assert_no_error (error);
  bytes = pandoria_catalogue_csv_write (file);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_cmpstr (text, ==, wanted);
}

static void
test_conversions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (conversions); i++)
    {
      g_autofree char *text = g_strconcat (HEADER, conversions[i].cells, "\n", NULL);
      g_autofree char *wide = NULL;
      gsize length;

      check_read (text, strlen (text), conversions[i].is);
      wide = g_convert (text, -1, "UTF-16", "UTF-8", NULL, &length, NULL);
      check_read (wide, length, conversions[i].is);
    }
  check_read ("sep=;\r\nList;Spell;Building;Level;Realm;Start;Artifacts;Monument;Value\r"
              "relics;;;;;;4;;3\r",
              strlen ("sep=;\r\nList;Spell;Building;Level;Realm;Start;Artifacts;Monument;Value\r"
                      "relics;;;;;;4;;3\r"),
              "relics,,,,,,4,,3");
  check_read ("\r\n\n" HEADER "relics,,,,,,4,,3\n", strlen ("\r\n\n" HEADER "relics,,,,,,4,,3\n"),
              "relics,,,,,,4,,3");
}

/* All bad lines are named, and the good ones can be taken. */
static void
test_good_lines (void)
{
  static const char table[] = HEADER "spells,rage,,7,,,,,3\nrelics,,,,,,4,,3\nrelics,,,,,,x,,3\n";
  g_autoptr (GString) many = g_string_new (HEADER);
  g_autofree char *bad = NULL, *more = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaCatalogueFile) file
      = pandoria_catalogue_csv_read_good (table, strlen (table), &bad, &error);
  g_autoptr (PandoriaCatalogueFile) none = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (pandoria_catalogue_file_get_n_entries (file), ==, 1);
  g_assert_cmpstr (bad, ==,
                   "line 2: level: 7 is not a level of rage\n"
                   "line 4: “x” in column “artifacts” is not a number");
  g_assert_null (pandoria_catalogue_csv_read (table, strlen (table), &error));
  g_assert_cmpstr (error->message, ==, bad);
  for (guint i = 0; i < 20; i++)
    g_string_append (many, "potions\n");
  none = pandoria_catalogue_csv_read_good (many->str, many->len, &more, NULL);
  g_assert_true (
      g_str_has_suffix (more, "\nLines with faults, too: 14, 15, 16, 17, 18, 19, 20, 21"));
}

/* The maximum number of lines of a kind, and one more; the maximum number of bytes, and one more.
 */
static void
test_limits (void)
{
  g_autoptr (GString) text = g_string_new (HEADER);
  g_autoptr (PandoriaCatalogueFile) file = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 4096; i++)
    g_string_append (text, "relics,,,,,,4,,3\n");
  file = pandoria_catalogue_csv_read (text->str, text->len, &error);
  g_assert_no_error (error);
  g_string_append (text, "relics,,,,,,4,,3\n");
  g_assert_null (pandoria_catalogue_csv_read (text->str, text->len, &error));
  g_assert_cmpstr (error->message, ==, "line 4098: a list of card prices has at most 4096 entries");
  g_clear_error (&error);
  g_string_set_size (text, strlen (HEADER));
  while (text->len < 8 * 1024 * 1024)
    g_string_append_c (text, '\n');
  g_clear_pointer (&file, pandoria_catalogue_file_free);
  file = pandoria_catalogue_csv_read (text->str, text->len, &error);
  g_assert_no_error (error);
  g_string_append_c (text, '\n');
  g_assert_null (pandoria_catalogue_csv_read (text->str, text->len, &error));
  g_assert_cmpstr (error->message, ==, "line 1: the file is bigger than 8 MiB");
}

/* A message begins with the file's name. The first character distinguishes JSON from a table. */
static void
test_read (Place *place, gconstpointer shipped)
{
  g_autofree char *path = g_build_filename (place->folder, "mine.csv", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (read_file (path, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, HEADER "x,\n", -1, NULL));
  g_assert_null (read_file (path, &error));
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_nonnull (strstr (error->message, ": line 2: “x” must be"));
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "\n {\"format\":\"pandoria-game\"}", -1, NULL));
  g_assert_null (read_file (path, &error));
  g_assert_nonnull (strstr (error->message, "format: "));
}

/* --- the games that used it ----------------------------------------------------------------- */

static void
write_game (const char *folder, const char *name, const char *title, const char *action)
{
  g_autofree char *text = fixture_with_action (action);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), &error);

  g_assert_no_error (error);
  pandoria_record_set_title (record, title);
  g_assert_true (pandoria_record_save (record, path, NULL));
}

/* Writes the same game with the act only among the undone or unfit ones. */
static void
write_apart (const char *folder, const char *name, const char *title, const char *action,
             void (*set_apart) (PandoriaRecord *record, GPtrArray *acts))
{
  g_autofree char *text = fixture_with_action (action);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (PandoriaRecord) beginning = pandoria_record_new_beginning (record, 0);
  g_autoptr (GPtrArray) acts = pandoria_record_get_end (record, 0);

  set_apart (beginning, acts);
  pandoria_record_set_title (beginning, title);
  g_assert_true (pandoria_record_save (beginning, path, NULL));
}

static void
assert_games (const PandoriaCardUses *uses, PandoriaPrinted thing, int value, const char *expected)
{
  GPtrArray *games;
  GString *titles = g_string_new (NULL);

  thing.value = (gint8) value;
  games = pandoria_card_uses_find (uses, &thing);
  for (guint i = 0; games != NULL && i < games->len; i++)
    g_string_append_printf (titles, "%s%s", i > 0 ? ", " : "",
                            ((PandoriaCardUse *) games->pdata[i])->title);
  g_assert_cmpstr (titles->str, ==, expected);
  g_string_free (titles, TRUE);
}

/* Every act with a cost counts its game once. Files that are not games are ignored. */
static void
test_uses (Place *place, gconstpointer shipped)
{
  PandoriaPrinted flee = pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0);
  PandoriaPrinted bank = pandoria_printed_building (PANDORIA_BUILDING_BANK, 1);
  g_autoptr (PandoriaJob) job = NULL;
  const PandoriaCardUses *uses;
  g_autofree char *damaged = g_build_filename (place->folder, "d.pandoria", NULL);

  write_game (place->folder, "a.pandoria", "Sunday",
              "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":4}");
  write_game (place->folder, "b.pandoria", "Friday",
              "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":4},{\"do\":\"cast\",\"spell\":\"flee\","
              "\"cost\":4},"
              "{\"do\":\"build\",\"building\":\"bank\",\"level\":1,\"cost\":2,\"slot\":1}");
  write_game (place->folder, "c.pandoria", "Monday",
              "{\"do\":\"cast\",\"spell\":\"construct\",\"cost\":9,\"build\":{\"building\":"
              "\"bank\",\"level\":1,\"cost\":2,"
              "\"slot\":1}},{\"do\":\"edit-player\",\"player\":0,\"topSpell\":{\"spell\":\"flee\","
              "\"cost\":5},\"slots\":["
              "{\"building\":\"bank\",\"level\":1,\"cost\":3},null,null,null,null]},"
              "{\"do\":\"relic\",\"artifacts\":4,\"points\":8}");
  write_apart (place->folder, "e.pandoria", "Back",
               "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":8}", pandoria_record_set_undone);
  write_apart (place->folder, "f.pandoria", "Apart",
               "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":8}", pandoria_record_set_unfit);
  g_assert_true (g_file_set_contents (damaged, "{", -1, NULL));
  job = pandoria_card_uses_count (place->folder);
  while (!pandoria_job_is_done (job))
    g_main_context_iteration (NULL, TRUE);
  uses = pandoria_job_get_result (job);
  assert_games (uses, flee, 4, "Friday, Sunday");
  assert_games (uses, flee, 5, "Monday");
  assert_games (uses, flee, 6, "");
  assert_games (uses, flee, 8, "Apart, Back");
  assert_games (uses, bank, 2, "Friday, Monday");
  assert_games (uses, bank, 3, "Monday");
  assert_games (uses, pandoria_printed_spell (PANDORIA_SPELL_CONSTRUCT, 0), 9, "Monday");
  assert_games (uses, pandoria_printed_relic (4), 8, "Monday");
}

#define ADD(path, function)                                                                  \
  g_test_add ("/catalogue-edit/" path, Place, PANDORIA_CATALOGUE_RESOURCE, set_up, function, \
              tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("list", test_list);
  ADD ("correct", test_correct);
  ADD ("monuments", test_monuments);
  ADD ("learn-removed", test_learn_removed);
  ADD ("two-instances", test_two_instances);
  ADD ("cards-and-relics", test_cards_and_relics);
  ADD ("source", test_source);
  g_test_add_func ("/catalogue-edit/foreign-learned", test_foreign_learned);
  ADD ("same-bytes", test_same_bytes);
  ADD ("import-adds", test_import_adds);
  ADD ("import-too-much", test_import_too_much);
  g_test_add_func ("/catalogue-edit/tables", test_tables);
  g_test_add_func ("/catalogue-edit/conversions", test_conversions);
  g_test_add_func ("/catalogue-edit/good-lines", test_good_lines);
  g_test_add_func ("/catalogue-edit/faults", test_faults);
  g_test_add_func ("/catalogue-edit/limits", test_limits);
  ADD ("read", test_read);
  ADD ("uses", test_uses);
  return g_test_run ();
}
