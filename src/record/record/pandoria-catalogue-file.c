/* The contents of a catalogue's file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue.h"

#include <glib/gi18n-lib.h>

#include "pandoria-record-resources.h"

#define FORMAT "pandoria-catalogue"

typedef struct
{
  PandoriaPrinted printed; /* the first member: pandoria_printed_compare() also compares entries */
  JsonObject *json;        /* immutable, because several files may share it */
} Entry;

struct _PandoriaCatalogueFile
{
  JsonObject *rest; /* the file; its lists are updated from the entries when it is written */
  GArray *entries;  /* Entry */
  GHashTable *keys; /* numbers of entries by key, with their value and without */
  guint n[PANDORIA_N_PRINTED_KINDS];
};

/* In a key, ANY_VALUE matches entries with any value. */
#define ANY_VALUE G_MININT8

static const Entry *
get_entry (PandoriaCatalogueFile *file, guint index)
{
  return &g_array_index (file->entries, Entry, index);
}

static gint64
make_key (PandoriaPrinted printed, gint8 value)
{
  printed.value = value;
  return pandoria_printed_key (printed);
}

static void
count_key (PandoriaCatalogueFile *file, gint64 key, int change)
{
  int n = GPOINTER_TO_INT (g_hash_table_lookup (file->keys, &key)) + change;

  if (n == 0)
    g_hash_table_remove (file->keys, &key);
  else
    g_hash_table_replace (file->keys, g_memdup2 (&key, sizeof key), GINT_TO_POINTER (n));
}

static void
count_entry (PandoriaCatalogueFile *file, const PandoriaPrinted *printed, int change)
{
  file->n[printed->kind] += (guint) change;
  count_key (file, make_key (*printed, printed->value), change);
  count_key (file, make_key (*printed, ANY_VALUE), change);
}

static void
clear_entry (gpointer data)
{
  Entry *entry = data;

  json_object_unref (entry->json);
}

/* Takes @rest. */
static PandoriaCatalogueFile *
create_file (JsonObject *rest)
{
  PandoriaCatalogueFile *file = g_new0 (PandoriaCatalogueFile, 1);

  file->rest = rest;
  file->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (file->entries, clear_entry);
  file->keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  return file;
}

static void
append_entry (PandoriaCatalogueFile *file, const PandoriaPrinted *printed, JsonObject *json)
{
  Entry entry = { *printed, json_object_ref (json) };

  g_array_append_val (file->entries, entry);
  count_entry (file, printed, 1);
}

/* --- reading -------------------------------------------------------------------------------- */

static void
read_list (PandoriaReader *reader, JsonObject *object, PandoriaPrintedKind kind,
           PandoriaCatalogueFile *file)
{
  PandoriaList list;
  PandoriaPrinted printed;

  pandoria_list_open_or_empty (&list, reader, object, pandoria_printed_kind_key (kind),
                               PANDORIA_MAX_CATALOGUE_ENTRIES);
  while (pandoria_list_next (&list))
    {
      JsonObject *element = pandoria_list_object (&list);

      if (element != NULL && pandoria_printed_read (reader, element, kind, &printed))
        append_entry (file, &printed, element);
    }
}

PandoriaCatalogueFile *
pandoria_catalogue_file_parse (GBytes *bytes, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, error);
  g_autoptr (PandoriaCatalogueFile) file = NULL;
  PandoriaReader reader;
  JsonObject *object;

  if (root == NULL)
    return NULL;
  object = json_node_get_object (root);
  file = create_file (pandoria_json_object_copy (object));
  pandoria_reader_init_file (&reader, bytes, object);
  pandoria_reader_check_format (&reader, object, FORMAT);
  for (guint i = 0; i < PANDORIA_N_PRINTED_KINDS && pandoria_reader_is_ok (&reader); i++)
    read_list (&reader, object, (PandoriaPrintedKind) i, file);
  return pandoria_reader_finish (&reader, error) ? g_steal_pointer (&file) : NULL;
}

PandoriaCatalogueFile *
pandoria_catalogue_file_load (const char *path, GBytes **bytes, GError **error)
{
  PandoriaCatalogueFile *file;
  g_autoptr (GBytes) read = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  pandoria_record_get_resource (); /* keeps the linker from dropping it */
  read = pandoria_json_read_file (path, error);
  file = read != NULL ? pandoria_catalogue_file_parse (read, error) : NULL;
  if (file == NULL)
    pandoria_file_error_prefix (error, path);
  else if (bytes != NULL)
    *bytes = g_steal_pointer (&read);
  return file;
}

/* --- making and writing --------------------------------------------------------------------- */

PandoriaCatalogueFile *
pandoria_catalogue_file_new (void)
{
  JsonObject *rest = json_object_new ();

  pandoria_json_set_format (rest, FORMAT);
  return create_file (rest);
}

PandoriaCatalogueFile *
pandoria_catalogue_file_copy (PandoriaCatalogueFile *file)
{
  PandoriaCatalogueFile *copy = create_file (pandoria_json_object_copy (file->rest));

  for (guint i = 0; i < file->entries->len; i++)
    append_entry (copy, &get_entry (file, i)->printed, get_entry (file, i)->json);
  return copy;
}

void
pandoria_catalogue_file_free (PandoriaCatalogueFile *file)
{
  json_object_unref (file->rest);
  g_array_unref (file->entries);
  g_hash_table_unref (file->keys);
  g_free (file);
}

/* The list keeps its position in the file. Omits a new list that is empty. */
static void
write_list (PandoriaCatalogueFile *file, JsonObject *root, PandoriaPrintedKind kind)
{
  const char *key = pandoria_printed_kind_key (kind);
  JsonArray *list;

  if (file->n[kind] == 0 && !json_object_has_member (root, key))
    return;
  list = json_array_new ();
  for (guint i = 0; i < file->entries->len; i++)
    if (get_entry (file, i)->printed.kind == kind)
      json_array_add_object_element (list, json_object_ref (get_entry (file, i)->json));
  json_object_set_array_member (root, key, list);
}

void
pandoria_catalogue_file_adopt_rest (PandoriaCatalogueFile *file, PandoriaCatalogueFile *other)
{
  g_autoptr (GList) members = json_object_get_members (other->rest);

  g_return_if_fail (file != NULL);

  for (GList *i = members; i != NULL; i = i->next)
    if (!json_object_has_member (file->rest, i->data))
      json_object_set_member (file->rest, i->data,
                              json_node_ref (json_object_get_member (other->rest, i->data)));
}

GBytes *
pandoria_catalogue_file_to_bytes (PandoriaCatalogueFile *file, GError **error)
{
  g_autoptr (JsonObject) root = pandoria_json_object_copy (file->rest);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < PANDORIA_N_PRINTED_KINDS; i++)
    write_list (file, root, (PandoriaPrintedKind) i);
  bytes = pandoria_json_to_bytes (root);
  return pandoria_json_check (bytes, error) ? g_steal_pointer (&bytes) : NULL;
}

/* --- entries -------------------------------------------------------------------------------- */

guint
pandoria_catalogue_file_get_n_entries (PandoriaCatalogueFile *file)
{
  g_return_val_if_fail (file != NULL, 0);
  return file->entries->len;
}

const PandoriaPrinted *
pandoria_catalogue_file_get_entry (PandoriaCatalogueFile *file, guint index)
{
  g_return_val_if_fail (index < file->entries->len, NULL);
  return &get_entry (file, index)->printed;
}

JsonObject *
pandoria_catalogue_file_get_json (PandoriaCatalogueFile *file, guint index)
{
  g_return_val_if_fail (index < file->entries->len, NULL);
  return get_entry (file, index)->json;
}

gboolean
pandoria_catalogue_file_has (PandoriaCatalogueFile *file, const PandoriaPrinted *printed)
{
  gint64 key = make_key (*printed, printed->value);

  g_return_val_if_fail (file != NULL, FALSE);

  return g_hash_table_contains (file->keys, &key);
}

gboolean
pandoria_catalogue_file_has_thing (PandoriaCatalogueFile *file, const PandoriaPrinted *thing)
{
  gint64 key = make_key (*thing, ANY_VALUE);

  g_return_val_if_fail (file != NULL, FALSE);

  return g_hash_table_contains (file->keys, &key);
}

gboolean
pandoria_catalogue_file_add (PandoriaCatalogueFile *file, const PandoriaPrinted *printed,
                             JsonObject *json, GError **error)
{
  g_autoptr (JsonObject) made = NULL;

  g_return_val_if_fail (file != NULL, FALSE);

  if (file->n[printed->kind] >= PANDORIA_MAX_CATALOGUE_ENTRIES)
    {
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                   _ ("a list of card prices has at most %d entries"),
                   PANDORIA_MAX_CATALOGUE_ENTRIES);
      return FALSE;
    }
  if (json == NULL)
    json = made = pandoria_printed_write (printed);
  append_entry (file, printed, json);
  return TRUE;
}

static void
remove_entry (PandoriaCatalogueFile *file, guint index)
{
  count_entry (file, &get_entry (file, index)->printed, -1);
  g_array_remove_index (file->entries, index);
}

void
pandoria_catalogue_file_remove (PandoriaCatalogueFile *file, const PandoriaPrinted *printed)
{
  g_return_if_fail (file != NULL);

  for (guint i = file->entries->len; i > 0; i--)
    if (pandoria_printed_compare (get_entry (file, i - 1), printed) == 0)
      remove_entry (file, i - 1);
}

void
pandoria_catalogue_file_sort (PandoriaCatalogueFile *file)
{
  g_return_if_fail (file != NULL);

  g_array_sort (file->entries, pandoria_printed_compare);
  for (guint i = file->entries->len; i > 1; i--)
    if (pandoria_printed_compare (get_entry (file, i - 1), get_entry (file, i - 2)) == 0)
      remove_entry (file, i - 1);
}

void
pandoria_catalogue_file_merge (PandoriaCatalogueFile *theirs, PandoriaCatalogueFile *base,
                               PandoriaCatalogueFile *ours)
{
  g_return_if_fail (theirs != NULL);

  for (guint i = 0; base != NULL && i < base->entries->len; i++)
    if (!pandoria_catalogue_file_has (ours, &get_entry (base, i)->printed))
      pandoria_catalogue_file_remove (theirs, &get_entry (base, i)->printed);
  for (guint i = 0; i < ours->entries->len; i++)
    {
      const Entry *entry = get_entry (ours, i);

      if ((base == NULL || !pandoria_catalogue_file_has (base, &entry->printed))
          && !pandoria_catalogue_file_has (theirs, &entry->printed))
        pandoria_catalogue_file_add (theirs, &entry->printed, entry->json, NULL);
    }
}
