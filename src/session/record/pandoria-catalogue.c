/* The catalogue: what is printed on cards and relics, shipped and as the player has added to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-testing.h"

#include <glib/gstdio.h>

#include "pandoria-file-write.h"
#include "pandoria-json-limits.h"
#include "pandoria-json-reader.h"
#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"
#include "pandoria-record-resources.h"
#include "pandoria-saver.h"

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
  GArray *entries;      /* Entry, of both files */
  JsonObject *own;      /* the player's own file, unknown members included */
  PandoriaSaver *saver; /* … which it follows; NULL: nothing is written */
  char *damage, *aside; /* what is wrong with the file that was there, and where it is now */
  gboolean is_dirty;    /* something was learnt that is not on disk */
  char *save_error;
};

enum
{
  PROP_SAVE_ERROR = 1,
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

/* *@bytes (nullable): what the file says. */
static JsonObject *
load_catalogue (const char *path, GArray *entries, GBytes **bytes, GError **error)
{
  gsize length;
  g_autofree char *data = NULL;
  JsonObject *object;

  pandoria_record_get_resource (); /* so that the linker does not leave it out */
  data = pandoria_json_read_file (path, &length, error);
  object = data != NULL ? read_catalogue (data, length, entries, error) : NULL;
  if (object == NULL)
    pandoria_file_error_prefix (error, path);
  else if (bytes != NULL)
    *bytes = g_bytes_new_take (g_steal_pointer (&data), length);
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
  g_clear_pointer (&self->saver, pandoria_saver_free);
  g_free (self->damage);
  g_free (self->aside);
  g_free (self->save_error);
  G_OBJECT_CLASS (pandoria_catalogue_parent_class)->finalize (object);
}

static void
pandoria_catalogue_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SAVE_ERROR)
    g_value_set_string (value, PANDORIA_CATALOGUE (object)->save_error);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pandoria_catalogue_class_init (PandoriaCatalogueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_catalogue_finalize;
  G_OBJECT_CLASS (klass)->get_property = pandoria_catalogue_get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_SAVE_ERROR,
      g_param_spec_string ("save-error", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
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

/* What is learnt is not written from here on: it would take the place of something that we do not understand. */
static void
give_up_file (PandoriaCatalogue *self)
{
  g_clear_pointer (&self->saver, pandoria_saver_free);
}

/* A damaged file is kept under another name, so that its costs can still be found in it by somebody. */
static void
put_aside (PandoriaCatalogue *self, const char *own, const GError *error)
{
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *aside = pandoria_file_find_free (folder, "catalogue-damaged.json");

  self->damage = g_strdup (error->message);
  if (g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID) && g_rename (own, aside) == 0)
    self->aside = g_steal_pointer (&aside);
  else
    give_up_file (self);
}

static void
load_own (PandoriaCatalogue *self, const char *own)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  self->saver = pandoria_saver_new (own);
  self->own = load_catalogue (own, entries, &bytes, &error);
  if (self->own != NULL)
    {
      pandoria_saver_adopt (self->saver, bytes);
      g_array_append_vals (self->entries, entries->data, entries->len);
      return;
    }
  self->own = create_own ();
  put_aside (self, own, error);
}

PandoriaCatalogue *
pandoria_catalogue_new (const char *shipped, const char *own, GError **error)
{
  g_autoptr (PandoriaCatalogue) self = g_object_new (PANDORIA_TYPE_CATALOGUE, NULL);
  g_autoptr (JsonObject) ignored
      = shipped != NULL ? load_catalogue (shipped, self->entries, NULL, error) : json_object_new ();

  if (ignored == NULL)
    return NULL;
  if (own != NULL && g_file_test (own, G_FILE_TEST_EXISTS))
    load_own (self, own);
  else
    self->own = create_own ();
  if (self->saver == NULL && self->damage == NULL && own != NULL)
    self->saver = pandoria_saver_new (own);
  return g_steal_pointer (&self);
}

const char *
pandoria_catalogue_get_damage (PandoriaCatalogue *self, const char **aside)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self) && aside != NULL, NULL);

  *aside = self->aside;
  return self->damage;
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
has_element (JsonArray *array, JsonNode *element)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    if (json_node_equal (json_array_get_element (array, i), element))
      return TRUE;
  return FALSE;
}

static void
add_missing (JsonObject *to, JsonObject *from, const char *list)
{
  JsonArray *ours = json_object_has_member (from, list) ? json_object_get_array_member (from, list) : NULL;
  JsonArray *theirs = ours != NULL ? ensure_list (to, list) : NULL;

  for (guint i = 0; ours != NULL && i < json_array_get_length (ours); i++)
    if (json_array_get_length (theirs) < MAX_ENTRIES && !has_element (theirs, json_array_get_element (ours, i)))
      json_array_add_element (theirs, json_array_dup_element (ours, i));
}

/* A second instance has learnt something, too: both are kept. Returns: FALSE when its file cannot be read. */
static gboolean
merge (PandoriaCatalogue *self, GError **error)
{
  g_autofree char *path = g_strdup (pandoria_saver_get_path (self->saver));
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (path);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonObject) theirs = load_catalogue (path, entries, &bytes, error);

  if (theirs == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (list_rows); i++)
    add_missing (theirs, self->own, list_rows[i].member);
  g_array_append_vals (self->entries, entries->data, entries->len);
  json_object_unref (self->own);
  self->own = g_steal_pointer (&theirs);
  pandoria_saver_adopt (saver, bytes);
  pandoria_saver_free (self->saver);
  self->saver = g_steal_pointer (&saver);
  return TRUE;
}

static gboolean
write_own (PandoriaCatalogue *self, GError **error)
{
  gsize length;
  char *data = pandoria_json_to_text (self->own, TRUE, &length);
  g_autoptr (GBytes) bytes = g_bytes_new_take (data, length);

  return pandoria_saver_write (self->saver, bytes, error);
}

static void
set_save_error (PandoriaCatalogue *self, const char *message)
{
  if (g_strcmp0 (self->save_error, message) == 0)
    return;
  g_free (self->save_error);
  self->save_error = g_strdup (message);
  g_object_notify (G_OBJECT (self), "save-error");
}

gboolean
pandoria_catalogue_save (PandoriaCatalogue *self, GError **error)
{
  g_autoptr (GError) local = NULL;
  gboolean ok;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), FALSE);

  if (self->saver == NULL || !self->is_dirty)
    return TRUE;
  ok = write_own (self, &local);
  if (g_error_matches (local, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    {
      g_clear_error (&local);
      ok = merge (self, &local) && write_own (self, &local);
    }
  self->is_dirty = !ok;
  set_save_error (self, ok ? NULL : local->message);
  if (!ok)
    g_propagate_error (error, g_steal_pointer (&local));
  return ok;
}

const char *
pandoria_catalogue_get_save_error (PandoriaCatalogue *self)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), NULL);

  return self->save_error;
}

/* Takes @json, the card half without its cost. What could not be written is known all the same while the program runs. */
static gboolean
add_cost (PandoriaCatalogue *self, const char *list, JsonObject *json, const Entry *entry, GError **error)
{
  g_autoptr (GArray) known = get_costs (self, entry->is_building, entry->card, entry->level);
  g_autoptr (JsonObject) taken = json;
  JsonArray *array;
  gboolean saved;

  if (has_cost (known, entry->cost))
    return TRUE;
  array = ensure_list (self->own, list);
  g_array_append_val (self->entries, *entry);
  json_object_set_int_member (json, "cost", entry->cost);
  if (json_array_get_length (array) < MAX_ENTRIES)
    {
      json_array_add_object_element (array, g_steal_pointer (&taken));
      self->is_dirty = TRUE;
      saved = pandoria_catalogue_save (self, error);
    }
  else
    {
      saved = FALSE;
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, "a catalogue has at most %d costs",
                   MAX_ENTRIES);
    }
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
