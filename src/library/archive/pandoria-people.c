/* PandoriaPeople: groups the names of one player. The games keep the names as they were written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-people.h"

#include <glib/gi18n-lib.h>

#include "pandoria-file.h"
#include "pandoria-json.h"
#include "pandoria-library-testing.h"
#include "pandoria-one-line.h"
#include "pandoria-put-aside.h"

/** Person: a row of the table. */
typedef struct
{
  char *name;
  GPtrArray *others; /* other names, as they were written */
} Person;

struct _PandoriaPeople
{
  GPtrArray *persons;
  GHashTable *by_name;  /* folded name → Person */
  JsonObject *root;     /* the file as read, including unknown members; nullable */
  PandoriaSaver *saver; /* (nullable): refuses to overwrite changes of another process */
};

static void
free_person (gpointer data)
{
  Person *person = data;

  g_free (person->name);
  g_ptr_array_unref (person->others);
  g_free (person);
}

static PandoriaPeople *
create_people (void)
{
  PandoriaPeople *people = g_new0 (PandoriaPeople, 1);

  people->persons = g_ptr_array_new_with_free_func (free_person);
  people->by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return people;
}

void
pandoria_people_free (PandoriaPeople *people)
{
  g_ptr_array_unref (people->persons);
  g_hash_table_unref (people->by_name);
  g_clear_pointer (&people->root, json_object_unref);
  g_clear_pointer (&people->saver, pandoria_saver_free);
  g_free (people);
}

/* --- names ---------------------------------------------------------------------------------- */

char *
pandoria_people_fold (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_NFKC);
  g_autofree char *folded = g_utf8_casefold (normal != NULL ? normal : "", -1);
  g_auto (GStrv) words = g_strsplit_set (g_strstrip (folded), " \t\n", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words[i]);
  return g_string_free (text, FALSE);
}

static Person *
find_person (PandoriaPeople *people, const char *name)
{
  g_autofree char *folded = pandoria_people_fold (name);

  return g_hash_table_lookup (people->by_name, folded);
}

/* A name that already belongs to a player keeps its owner. */
static void
add_name (PandoriaPeople *people, Person *person, const char *name)
{
  char *folded = pandoria_people_fold (name);

  if (*folded == '\0' || g_hash_table_contains (people->by_name, folded))
    {
      g_free (folded);
      return;
    }
  g_hash_table_insert (people->by_name, folded, person);
  g_ptr_array_add (person->others, g_strdup (name));
}

static Person *
add_person (PandoriaPeople *people, const char *name)
{
  Person *person = g_new0 (Person, 1);

  person->name = pandoria_one_line (name);
  person->others = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (people->persons, person);
  g_hash_table_insert (people->by_name, pandoria_people_fold (name), person);
  return person;
}

/* --- reading -------------------------------------------------------------------------------- */

static void
read_person (PandoriaReader *reader, JsonObject *object, PandoriaPeople *people)
{
  const char *name = pandoria_reader_name (reader, object, "name");
  Person *person = NULL;
  PandoriaList list;

  if (name != NULL && find_person (people, name) == NULL)
    person = add_person (people, name);
  pandoria_list_open_or_empty (&list, reader, object, "others", PANDORIA_MAX_NAMES_OF_ONE);
  while (pandoria_list_next (&list))
    {
      const char *other = pandoria_list_text (&list);

      if (person != NULL && other != NULL)
        add_name (people, person, other);
    }
}

static gboolean
read_people (PandoriaPeople *people, GBytes *bytes, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, error);
  PandoriaReader reader;
  PandoriaList list;

  if (root == NULL)
    return FALSE;
  people->root = json_object_ref (json_node_get_object (root));
  pandoria_reader_init_file (&reader, bytes, people->root);
  pandoria_reader_check_format (&reader, people->root, "pandoria-people");
  pandoria_list_open_or_empty (&list, &reader, people->root, "people", PANDORIA_MAX_PEOPLE);
  while (pandoria_list_next (&list))
    {
      JsonObject *element = pandoria_list_object (&list);

      if (element != NULL)
        read_person (&reader, element, people);
    }
  return pandoria_reader_finish (&reader, error);
}

/* Returns: NULL and the reason if the file cannot be read. */
static PandoriaPeople *
open_people (const char *path, GError **error)
{
  g_autoptr (PandoriaPeople) people = create_people ();
  g_autoptr (GBytes) bytes = NULL;

  g_assert (path != NULL);

  people->saver = pandoria_saver_new (path);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&people);
  bytes = pandoria_json_read_file (path, error);
  if (bytes != NULL && read_people (people, bytes, error))
    {
      pandoria_saver_adopt (people->saver, bytes);
      return g_steal_pointer (&people);
    }
  pandoria_file_error_prefix (error, path);
  pandoria_put_aside (path, error);
  return NULL;
}

PandoriaPeople *
pandoria_people_load (const char *path, GError **error)
{
  PandoriaPeople *people = open_people (path, error);

  return people != NULL ? people : create_people ();
}

gboolean
pandoria_people_check_bytes (GBytes *bytes, GError **error)
{
  g_autoptr (PandoriaPeople) people = create_people ();

  return read_people (people, bytes, error);
}

/* --- asking --------------------------------------------------------------------------------- */

const char *
pandoria_people_find (PandoriaPeople *people, const char *name)
{
  Person *person;

  g_assert (people != NULL && name != NULL);

  person = g_hash_table_size (people->by_name) > 0 ? find_person (people, name) : NULL;
  return person != NULL ? person->name : name;
}

GStrv
pandoria_people_get_others (PandoriaPeople *people, const char *name)
{
  g_autoptr (GStrvBuilder) others = g_strv_builder_new ();
  Person *person;

  g_assert (people != NULL && name != NULL);

  person = find_person (people, name);
  for (guint i = 0; person != NULL && i < person->others->len; i++)
    g_strv_builder_add (others, person->others->pdata[i]);
  return g_strv_builder_end (others);
}

/* --- changing ------------------------------------------------------------------------------- */

static JsonArray *
list_people (PandoriaPeople *people)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < people->persons->len; i++)
    {
      Person *person = people->persons->pdata[i];
      JsonObject *object = pandoria_json_append_object (array);
      JsonArray *others;

      json_object_set_string_member (object, "name", person->name);
      others = pandoria_json_add_array (object, "others");
      for (guint j = 0; j < person->others->len; j++)
        json_array_add_string_element (others, person->others->pdata[j]);
    }
  return array;
}

static gboolean
save_people (PandoriaPeople *people, GError **error)
{
  g_autoptr (JsonObject) root
      = people->root != NULL ? json_object_ref (people->root) : json_object_new ();
  g_autoptr (GBytes) bytes = NULL;

  pandoria_json_set_format (root, "pandoria-people");
  json_object_set_array_member (root, "people", list_people (people));
  bytes = pandoria_json_to_bytes (root);
  return pandoria_saver_write (people->saver, bytes, error);
}

static void
take_names (PandoriaPeople *people, Person *person, Person *other)
{
  g_ptr_array_add (person->others, g_strdup (other->name));
  for (guint i = 0; i < other->others->len; i++)
    g_ptr_array_add (person->others, g_strdup (other->others->pdata[i]));
  g_ptr_array_remove (people->persons, other);
}

/* The displayed name is not among the other names. */
static void
show_as (Person *person, const char *to)
{
  g_autofree char *folded = pandoria_people_fold (to);

  g_ptr_array_add (person->others, person->name);
  person->name = g_strdup (to);
  for (guint i = person->others->len; i > 0; i--)
    {
      g_autofree char *other = pandoria_people_fold (person->others->pdata[i - 1]);

      if (g_strcmp0 (other, folded) == 0)
        g_ptr_array_remove_index (person->others, i - 1);
    }
}

gboolean
pandoria_people_rename (const char *path, const char *name, const char *to, GError **error)
{
  g_autofree char *shown = pandoria_one_line (to);
  g_autoptr (PandoriaPeople) people = NULL;
  Person *person, *other;

  g_return_val_if_fail (path != NULL && name != NULL, FALSE);

  if (*shown == '\0' || g_utf8_strlen (shown, -1) > PANDORIA_MAX_NAME)
    {
      g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                           _ ("Enter a name."));
      return FALSE;
    }
  people = open_people (path, error);
  if (people == NULL)
    return FALSE;
  person = find_person (people, name);
  if (person == NULL)
    person = add_person (people, name);
  other = find_person (people, shown);
  if (other != NULL && other != person)
    take_names (people, person, other);
  show_as (person, shown);
  if (people->persons->len > PANDORIA_MAX_PEOPLE || person->others->len > PANDORIA_MAX_NAMES_OF_ONE)
    {
      g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                           _ ("Too many names for one player."));
      return FALSE;
    }
  return save_people (people, error);
}

gboolean
pandoria_people_separate (const char *path, const char *name, GError **error)
{
  g_autoptr (PandoriaPeople) people = NULL;
  Person *person;

  g_return_val_if_fail (path != NULL && name != NULL, FALSE);

  people = open_people (path, error);
  if (people == NULL)
    return FALSE;
  person = find_person (people, name);
  if (person == NULL)
    return TRUE;
  g_ptr_array_remove (people->persons, person);
  return save_people (people, error);
}
