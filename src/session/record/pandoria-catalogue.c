/* The catalogue: what is printed on cards and relics, shipped and as the player has added to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-testing.h"

#include "pandoria-json-limits.h"
#include "pandoria-json-reader.h"
#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"
#include "pandoria-record-resources.h"

#include <glib/gi18n-lib.h>

#define MAX_ENTRIES 4096

/* One half of a card with the cost that is printed there. */
typedef struct
{
  guint8 is_building;
  guint8 card; /* PandoriaSpell or PandoriaBuilding */
  guint8 level;
  guint8 cost;
} Entry;

struct _PandoriaCatalogue
{
  GObject parent_instance;
  GArray *entries; /* Entry, of both files */
  JsonObject *own; /* the player's own file, unknown members included */
  char *own_path;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PandoriaCatalogue, pandoria_catalogue, G_TYPE_OBJECT)

/* --- reading ---------------------------------------------------------------------------------------------------- */

typedef void (*ReadEntry) (PandoriaReader *reader, JsonObject *object, GArray *entries);

/* null: not known yet. Returns: -1 then. */
static int
read_cost (PandoriaReader *reader, JsonObject *object, const char *member)
{
  if (pandoria_reader_is_null (object, member))
    return -1;
  return (int) pandoria_reader_int (reader, object, member, 0, PANDORIA_MAX_COST);
}

static void
add_entry (PandoriaReader *reader, GArray *entries, gboolean is_building, int card, guint level, int cost)
{
  Entry entry = { (guint8) is_building, (guint8) card, (guint8) level, (guint8) cost };

  if (pandoria_reader_is_ok (reader) && cost >= 0)
    g_array_append_val (entries, entry);
}

static void
read_spell (PandoriaReader *reader, JsonObject *object, GArray *entries)
{
  int spell = pandoria_reader_key (reader, object, "spell", pandoria_spell_from_key, N_ ("“%s” is not a spell"));
  guint level = pandoria_spell_level_read (reader, object, (PandoriaSpell) spell);

  add_entry (reader, entries, FALSE, spell, level, read_cost (reader, object, "cost"));
}

static void
read_building (PandoriaReader *reader, JsonObject *object, GArray *entries)
{
  int building
      = pandoria_reader_key (reader, object, "building", pandoria_building_from_key, N_ ("“%s” is not a building"));
  guint level = pandoria_building_level_read (reader, object, (PandoriaBuilding) building);

  add_entry (reader, entries, TRUE, building, level, read_cost (reader, object, "cost"));
}

/* Cards and relics are checked and kept; nothing asks for them yet. */
static void
read_card (PandoriaReader *reader, JsonObject *object, GArray *entries)
{
  pandoria_reader_key (reader, object, "spell", pandoria_spell_from_key, N_ ("“%s” is not a spell"));
  pandoria_reader_key (reader, object, "building", pandoria_building_from_key, N_ ("“%s” is not a building"));
  if (!pandoria_reader_is_null (object, "realm"))
    pandoria_reader_key_or_none (reader, object, "realm", pandoria_realm_from_key, N_ ("“%s” is not a realm"));
  pandoria_reader_bool_or (reader, object, "start", FALSE);
  if (pandoria_reader_has (object, "price"))
    read_cost (reader, object, "price");
}

static void
read_relic (PandoriaReader *reader, JsonObject *object, GArray *entries)
{
  pandoria_reader_int (reader, object, "artifacts", 1, PANDORIA_MAX_COST);
  read_cost (reader, object, "points");
}

static const struct
{
  const char *member;
  ReadEntry read;
} list_rows[] = {
  { "spells", read_spell },
  { "buildings", read_building },
  { "cards", read_card },
  { "relics", read_relic },
};

static void
read_list (PandoriaReader *reader, JsonObject *object, const char *member, ReadEntry read, GArray *entries)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, object, member, MAX_ENTRIES);
  while (pandoria_list_next (&list))
    {
      JsonObject *element = pandoria_list_object (&list);

      if (element != NULL)
        read (reader, element, entries);
    }
}

/* Returns: (transfer full) (nullable): the file's object; its entries are appended to @entries. */
static JsonObject *
read_catalogue (const char *data, gsize length, GArray *entries, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (data, length, error);
  PandoriaReader reader;
  JsonObject *object;

  if (root == NULL)
    return NULL;
  object = json_node_get_object (root);
  pandoria_reader_init_file (&reader, data, length);
  pandoria_reader_check_format (&reader, object, "pandoria-catalogue");
  for (guint i = 0; i < G_N_ELEMENTS (list_rows) && pandoria_reader_is_ok (&reader); i++)
    read_list (&reader, object, list_rows[i].member, list_rows[i].read, entries);
  return pandoria_reader_finish (&reader, error) ? json_object_ref (object) : NULL;
}

static JsonObject *
load_catalogue (const char *path, GArray *entries, GError **error)
{
  gsize length;
  g_autofree char *data = NULL;
  JsonObject *object;

  pandoria_record_get_resource (); /* so that the linker does not leave it out */
  data = pandoria_json_read_file (path, &length, error);
  object = data != NULL ? read_catalogue (data, length, entries, error) : NULL;
  if (object == NULL)
    pandoria_file_error_prefix (error, path);
  return object;
}

gboolean
pandoria_catalogue_check_data (const char *data, gsize length, GError **error)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (JsonObject) object = read_catalogue (data, length, entries, error);

  return object != NULL;
}

/* --- overrides -------------------------------------------------------------------------------------------------- */

static void
pandoria_catalogue_finalize (GObject *object)
{
  PandoriaCatalogue *self = PANDORIA_CATALOGUE (object);

  g_array_unref (self->entries);
  g_clear_pointer (&self->own, json_object_unref);
  g_free (self->own_path);
  G_OBJECT_CLASS (pandoria_catalogue_parent_class)->finalize (object);
}

static void
pandoria_catalogue_class_init (PandoriaCatalogueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_catalogue_finalize;
  signals[SIGNAL_CHANGED]
      = g_signal_new ("changed", PANDORIA_TYPE_CATALOGUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_catalogue_init (PandoriaCatalogue *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
}

/* --- making ----------------------------------------------------------------------------------------------------- */

static JsonObject *
create_own (void)
{
  JsonObject *own = json_object_new ();

  json_object_set_string_member (own, "format", "pandoria-catalogue");
  json_object_set_int_member (own, "version", 1);
  return own;
}

static gboolean
load_both (PandoriaCatalogue *self, const char *shipped, GError **error)
{
  g_autoptr (JsonObject) ignored = shipped != NULL ? load_catalogue (shipped, self->entries, error) : NULL;

  if (shipped != NULL && ignored == NULL)
    return FALSE;
  if (self->own_path == NULL || !g_file_test (self->own_path, G_FILE_TEST_EXISTS))
    self->own = create_own ();
  else
    self->own = load_catalogue (self->own_path, self->entries, error);
  return self->own != NULL;
}

PandoriaCatalogue *
pandoria_catalogue_new (const char *shipped, const char *own, GError **error)
{
  g_autoptr (PandoriaCatalogue) self = g_object_new (PANDORIA_TYPE_CATALOGUE, NULL);

  self->own_path = g_strdup (own);
  return load_both (self, shipped, error) ? g_steal_pointer (&self) : NULL;
}

/* --- asking ----------------------------------------------------------------------------------------------------- */

static int
compare_costs (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

static gboolean
has_cost (GArray *costs, guint cost)
{
  for (guint i = 0; i < costs->len; i++)
    if (g_array_index (costs, guint, i) == cost)
      return TRUE;
  return FALSE;
}

static GArray *
get_costs (PandoriaCatalogue *self, gboolean is_building, guint card, guint level)
{
  GArray *costs = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      guint cost = entry->cost;

      if (entry->is_building == (guint8) is_building && entry->card == card && entry->level == level
          && !has_cost (costs, cost))
        g_array_append_val (costs, cost);
    }
  g_array_sort (costs, compare_costs);
  return costs;
}

GArray *
pandoria_catalogue_get_spell_costs (PandoriaCatalogue *self, PandoriaSpell spell, guint level)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self) && spell < PANDORIA_N_SPELLS, NULL);

  return get_costs (self, FALSE, spell, level);
}

GArray *
pandoria_catalogue_get_building_costs (PandoriaCatalogue *self, PandoriaBuilding building, guint level)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self) && building < PANDORIA_N_BUILDINGS, NULL);

  return get_costs (self, TRUE, building, level);
}

/* --- remembering ------------------------------------------------------------------------------------------------ */

static JsonArray *
ensure_list (JsonObject *object, const char *member)
{
  if (!json_object_has_member (object, member))
    json_object_set_array_member (object, member, json_array_new ());
  return json_object_get_array_member (object, member);
}

static gboolean
save_own (PandoriaCatalogue *self, GError **error)
{
  gsize length;
  g_autofree char *data = NULL;
  g_autofree char *folder = NULL;

  if (self->own_path == NULL)
    return TRUE;
  data = pandoria_json_to_text (self->own, TRUE, &length);
  folder = g_path_get_dirname (self->own_path);
  g_mkdir_with_parents (folder, 0700);
  return g_file_set_contents_full (self->own_path, data, (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, error);
}

/* Takes @json, the card half without its cost. What could not be written is known all the same while the program runs. */
static gboolean
add_cost (PandoriaCatalogue *self, const char *list, JsonObject *json, const Entry *entry, GError **error)
{
  g_autoptr (GArray) known = get_costs (self, entry->is_building, entry->card, entry->level);
  JsonArray *array;
  gboolean saved;

  if (has_cost (known, entry->cost))
    {
      json_object_unref (json);
      return TRUE;
    }
  array = ensure_list (self->own, list);
  json_object_set_int_member (json, "cost", entry->cost);
  json_array_add_object_element (array, json);
  g_array_append_val (self->entries, *entry);
  saved = save_own (self, error);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return saved;
}

gboolean
pandoria_catalogue_add_spell_cost (PandoriaCatalogue *self, PandoriaSpell spell, guint level, guint cost,
                                   GError **error)
{
  Entry entry = { FALSE, (guint8) spell, (guint8) level, (guint8) cost };
  JsonObject *json;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self) && cost <= PANDORIA_MAX_COST, FALSE);
  g_return_val_if_fail (spell > PANDORIA_SPELL_NONE && pandoria_spell_has_level (spell, level), FALSE);

  json = json_object_new ();
  json_object_set_string_member (json, "spell", pandoria_spell_key (spell));
  if (level > 0)
    json_object_set_int_member (json, "level", level);
  return add_cost (self, "spells", json, &entry, error);
}

gboolean
pandoria_catalogue_add_building_cost (PandoriaCatalogue *self, PandoriaBuilding building, guint level, guint cost,
                                      GError **error)
{
  Entry entry = { TRUE, (guint8) building, (guint8) level, (guint8) cost };
  JsonObject *json;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self) && cost <= PANDORIA_MAX_COST, FALSE);
  g_return_val_if_fail (building > PANDORIA_BUILDING_NONE && pandoria_building_has_level (building, level), FALSE);

  json = json_object_new ();
  json_object_set_string_member (json, "building", pandoria_building_key (building));
  pandoria_building_level_write (json, building, level);
  return add_cost (self, "buildings", json, &entry, error);
}
