/* PandoriaReader: reads members of JSON objects strictly, and reports the place of the first fault.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- the reader itself ---------------------------------------------------------------------- */

static void
free_names (gpointer data)
{
  if (data != NULL)
    g_ptr_array_unref (data);
}

void
pandoria_reader_init (PandoriaReader *reader, const char *where)
{
  *reader = (PandoriaReader){
    .path = g_string_new (where),
    .n_players = PANDORIA_MAX_PLAYERS,
    .known = g_hash_table_new_full (NULL, NULL, NULL, free_names),
  };
}

void
pandoria_reader_init_file (PandoriaReader *reader, GBytes *bytes, JsonObject *root)
{
  pandoria_reader_init (reader, "");
  reader->bytes = bytes;
  reader->root = root;
}

gboolean
pandoria_reader_finish (PandoriaReader *reader, GError **error)
{
  gboolean ok
      = reader->root != NULL ? pandoria_reader_close (reader, reader->root) : reader->error == NULL;

  g_string_free (g_steal_pointer (&reader->path), TRUE);
  g_clear_pointer (&reader->known, g_hash_table_unref);
  if (!ok)
    g_propagate_error (error, g_steal_pointer (&reader->error));
  return ok;
}

gboolean
pandoria_reader_is_ok (const PandoriaReader *reader)
{
  return reader->error == NULL;
}

gsize
pandoria_reader_enter (PandoriaReader *reader, const char *member)
{
  gsize mark = reader->path->len;

  if (mark > 0)
    g_string_append_c (reader->path, '.');
  g_string_append (reader->path, member);
  return mark;
}

void
pandoria_reader_leave (PandoriaReader *reader, gsize mark)
{
  g_string_truncate (reader->path, mark);
}

/* The path is now that of the faulty member. */
static void
set_fault (PandoriaReader *reader, const char *text)
{
  const char *path = reader->path->str;
  g_autofree char *fault = NULL;

  if (*path == '\0')
    fault = g_strdup (text);
  else
    /* Translators: a member of a file, and what is wrong with it, as in “setup.players: is missing”
     */
    fault = g_strdup_printf (C_ ("fault of a file", "%1$s: %2$s"), path, text);
  if (reader->bytes == NULL)
    g_set_error_literal (&reader->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, fault);
  else
    /* Translators: the number of a line of a file, and what is wrong there, as in “line 3: the file
     * ends too early” */
    g_set_error (&reader->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                 _ ("line %1$u: %2$s"), pandoria_json_find_line (reader->bytes, path), fault);
}

gboolean
pandoria_reader_fail (PandoriaReader *reader, const char *member, const char *format, ...)
{
  gsize mark = reader->path->len;
  g_autofree char *text = NULL;
  va_list args;

  if (reader->error != NULL)
    return FALSE;
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  if (member != NULL)
    pandoria_reader_enter (reader, member);
  set_fault (reader, text);
  pandoria_reader_leave (reader, mark);
  return FALSE;
}

/* --- known and unknown members -------------------------------------------------------------- */

/* Two names that differ by at most this many letters are probably the same word. */
#define MAX_SLIPS 2

/* Longer names are not compared. */
#define MAX_COMPARED 32

static void
note_name (PandoriaReader *reader, JsonObject *object, const char *member)
{
  GPtrArray *names = g_hash_table_lookup (reader->known, object);

  if (names == NULL)
    {
      names = g_ptr_array_new ();
      g_hash_table_insert (reader->known, object, names);
    }
  if (!g_ptr_array_find (names, member, NULL))
    g_ptr_array_add (names, (gpointer) member);
}

static gboolean
is_known (GPtrArray *names, const char *name)
{
  return names != NULL && g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL);
}

static guint
get_least (guint one, guint two, guint three)
{
  return MIN (MIN (one, two), three);
}

/* Returns: the number of bytes to insert, remove or replace in order to get from @from to @to. */
static guint
count_slips (const char *from, const char *to)
{
  guint slips[MAX_COMPARED + 1]; /* from the beginning of @from to each beginning of @to */
  gsize length = strlen (to);

  if (length > MAX_COMPARED || strlen (from) > MAX_COMPARED)
    return G_MAXUINT;
  for (guint i = 0; i <= length; i++)
    slips[i] = i;
  for (guint row = 0; from[row] != '\0'; row++)
    {
      guint before = slips[0];

      slips[0] = row + 1;
      for (guint i = 0; i < length; i++)
        {
          guint replaced = before + (from[row] != to[i] ? 1 : 0);

          before = slips[i + 1];
          slips[i + 1] = get_least (replaced, slips[i] + 1, slips[i + 1] + 1);
        }
    }
  return slips[length];
}

/* Returns: how many letters of @name are wrong if @known is meant; G_MAXUINT if it is not. */
static guint
compare_names (const char *name, const char *known)
{
  guint slips = count_slips (name, known);

  return slips <= MAX_SLIPS && slips < strlen (known) ? slips : G_MAXUINT;
}

static void
fail_unknown (PandoriaReader *reader, const char *name, const char *meant)
{
  g_autofree char *excerpt = pandoria_json_excerpt (name);

  if (meant == NULL)
    pandoria_reader_fail (reader, excerpt, _ ("is not a known member"));
  else
    /* Translators: a name in a file that the program does not know, and the similar one that it
     * knows */
    pandoria_reader_fail (reader, excerpt, _ ("is not a known member; is “%s” meant?"), meant);
}

/* Returns: (nullable): the known name that is probably meant by @name. */
static const char *
find_meant (GPtrArray *names, const char *name)
{
  const char *meant = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      guint slips = compare_names (name, names->pdata[i]);

      if (slips < least)
        {
          least = slips;
          meant = names->pdata[i];
        }
    }
  return meant;
}

/* A missing member whose name is only misspelt. */
static gboolean
fail_misspelt (PandoriaReader *reader, JsonObject *object, const char *member)
{
  g_autoptr (GList) members = json_object_get_members (object);
  GPtrArray *names = g_hash_table_lookup (reader->known, object);

  for (GList *i = members; i != NULL; i = i->next)
    if (!is_known (names, i->data) && !g_str_has_prefix (i->data, PANDORIA_FREE_PREFIX)
        && compare_names (i->data, member) <= MAX_SLIPS)
      {
        fail_unknown (reader, i->data, member);
        return TRUE;
      }
  return FALSE;
}

static void check_object (PandoriaReader *reader, JsonObject *object);

static void
check_node (PandoriaReader *reader, JsonNode *node)
{
  JsonArray *array;
  gsize mark = reader->path->len;

  if (JSON_NODE_HOLDS_OBJECT (node))
    check_object (reader, json_node_get_object (node));
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return;
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      g_string_append_printf (reader->path, "[%u]", i);
      check_node (reader, json_array_get_element (array, i));
      pandoria_reader_leave (reader, mark);
    }
}

static void
check_member (PandoriaReader *reader, JsonObject *object, GPtrArray *names, const char *name)
{
  gsize mark;

  if (is_known (names, name))
    {
      mark = pandoria_reader_enter (reader, name);
      check_node (reader, json_object_get_member (object, name));
      pandoria_reader_leave (reader, mark);
    }
  else if (object != reader->root && !g_str_has_prefix (name, PANDORIA_FREE_PREFIX))
    fail_unknown (reader, name, find_meant (names, name));
}

/* Checks each object once. An object that no code has read has only unknown members. */
static void
check_object (PandoriaReader *reader, JsonObject *object)
{
  g_autoptr (GList) members = NULL;
  gpointer names = NULL;

  if (g_hash_table_lookup_extended (reader->known, object, NULL, &names) && names == NULL)
    return;
  members = json_object_get_members (object);
  for (GList *i = members; i != NULL && reader->error == NULL; i = i->next)
    check_member (reader, object, names, i->data);
  g_hash_table_remove (reader->known, object);
}

gboolean
pandoria_reader_close (PandoriaReader *reader, JsonObject *object)
{
  if (reader->error == NULL && object != NULL)
    {
      check_object (reader, object);
      g_hash_table_insert (reader->known, object, NULL);
    }
  return reader->error == NULL;
}

gboolean
pandoria_reader_knows (PandoriaReader *reader, JsonObject *object, const char *member)
{
  return is_known (g_hash_table_lookup (reader->known, object), member);
}

void
pandoria_reader_ignore (PandoriaReader *reader, JsonObject *object, const char *member)
{
  JsonNode *node;

  if (!pandoria_reader_has (reader, object, member))
    return;
  node = json_object_get_member (object, member);
  if (JSON_NODE_HOLDS_OBJECT (node))
    g_hash_table_insert (reader->known, json_node_get_object (node), NULL);
}

/* --- nodes ---------------------------------------------------------------------------------- */

gboolean
pandoria_reader_has (PandoriaReader *reader, JsonObject *object, const char *member)
{
  if (object == NULL)
    return FALSE;
  if (reader->error == NULL)
    note_name (reader, object, member);
  return json_object_has_member (object, member);
}

gboolean
pandoria_reader_is_null (PandoriaReader *reader, JsonObject *object, const char *member)
{
  return pandoria_reader_has (reader, object, member)
         && JSON_NODE_HOLDS_NULL (json_object_get_member (object, member));
}

static JsonNode *
get_node (PandoriaReader *reader, JsonObject *object, const char *member)
{
  if (reader->error != NULL)
    return NULL;
  if (pandoria_reader_has (reader, object, member))
    return json_object_get_member (object, member);
  if (object == NULL || !fail_misspelt (reader, object, member))
    pandoria_reader_fail (reader, member, _ ("is missing"));
  return NULL;
}

static gboolean
holds (JsonNode *node, GType type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

/* The *_node() functions take the path of the node's parent, and the node's name in it (NULL: the
 * path is its own). */

static void
fail_range (PandoriaReader *reader, const char *member, gint64 value, gint64 min, gint64 max)
{
  g_autofree char *given = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, min);
  g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, max);

  /* Translators: three numbers: the one in the file, the least and the greatest that are allowed */
  pandoria_reader_fail (reader, member, _ ("%1$s is out of range (%2$s to %3$s)"), given, least,
                        most);
}

static gint64
read_int_node (PandoriaReader *reader, JsonNode *node, const char *member, gint64 min, gint64 max)
{
  gint64 value;

  if (node == NULL)
    return min;
  if (!pandoria_json_get_integer (node, &value))
    {
      pandoria_reader_fail (reader, member, _ ("must be an integer"));
      return min;
    }
  if (value >= min && value <= max)
    return value;
  fail_range (reader, member, value, min, max);
  return min;
}

static const char *
read_text_node (PandoriaReader *reader, JsonNode *node, const char *member)
{
  if (node == NULL)
    return NULL;
  if (holds (node, G_TYPE_STRING))
    return json_node_get_string (node);
  pandoria_reader_fail (reader, member, _ ("must be text"));
  return NULL;
}

static PandoriaSpace
read_space_node (PandoriaReader *reader, JsonNode *node, const char *member)
{
  const char *name = read_text_node (reader, node, member);
  PandoriaSpace space = name != NULL ? pandoria_space_from_name (name) : PANDORIA_SPACE_NONE;

  if (name != NULL && space == PANDORIA_SPACE_NONE)
    {
      g_autofree char *excerpt = pandoria_json_excerpt (name);

      pandoria_reader_fail (reader, member, _ ("“%s” is not a space"), excerpt);
    }
  return space;
}

static JsonObject *
read_object_node (PandoriaReader *reader, JsonNode *node, const char *member)
{
  if (node == NULL)
    return NULL;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  pandoria_reader_fail (reader, member, _ ("must be an object"));
  return NULL;
}

static JsonArray *
read_array_node (PandoriaReader *reader, JsonNode *node, const char *member, guint min, guint max)
{
  JsonArray *array;
  guint length;

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      pandoria_reader_fail (reader, member, _ ("must be a list"));
      return NULL;
    }
  array = json_node_get_array (node);
  length = json_array_get_length (array);
  if (length >= min && length <= max)
    return array;
  if (min == max)
    pandoria_reader_fail (reader, member, _ ("elements in this list: %1$u; there must be %2$u"),
                          length, min);
  else
    pandoria_reader_fail (reader, member,
                          _ ("elements in this list: %1$u; there must be %2$u to %3$u"), length,
                          min, max);
  return NULL;
}

/* --- members -------------------------------------------------------------------------------- */

gint64
pandoria_reader_int (PandoriaReader *reader, JsonObject *object, const char *member, gint64 min,
                     gint64 max)
{
  return read_int_node (reader, get_node (reader, object, member), member, min, max);
}

gint64
pandoria_reader_int_or (PandoriaReader *reader, JsonObject *object, const char *member, gint64 min,
                        gint64 max, gint64 fallback)
{
  return pandoria_reader_has (reader, object, member)
             ? pandoria_reader_int (reader, object, member, min, max)
             : fallback;
}

gboolean
pandoria_reader_bool (PandoriaReader *reader, JsonObject *object, const char *member)
{
  JsonNode *node = get_node (reader, object, member);

  if (node != NULL && holds (node, G_TYPE_BOOLEAN))
    return json_node_get_boolean (node);
  return pandoria_reader_fail (reader, member, _ ("must be true or false"));
}

/* @max: in characters. */
static const char *
read_short_text (PandoriaReader *reader, JsonObject *object, const char *member, guint max)
{
  const char *text = read_text_node (reader, get_node (reader, object, member), member);

  if (text == NULL || g_utf8_strlen (text, -1) <= (glong) max)
    return text;
  pandoria_reader_fail (reader, member, _ ("is longer than %u characters"), max);
  return NULL;
}

const char *
pandoria_reader_name (PandoriaReader *reader, JsonObject *object, const char *member)
{
  return read_short_text (reader, object, member, PANDORIA_MAX_NAME);
}

const char *
pandoria_reader_text_or_null (PandoriaReader *reader, JsonObject *object, const char *member,
                              guint max)
{
  return pandoria_reader_has (reader, object, member)
             ? read_short_text (reader, object, member, max)
             : NULL;
}

int
pandoria_reader_key (PandoriaReader *reader, JsonObject *object, const char *member,
                     PandoriaKeyFunc from_key, const char *wrong)
{
  const char *key = read_text_node (reader, get_node (reader, object, member), member);
  int value = key != NULL ? from_key (key) : 0;

  if (value < 0)
    {
      g_autofree char *excerpt = pandoria_json_excerpt (key);
      g_auto (GStrv) parts = g_strsplit (_ (wrong), "%s", 2);
      g_autofree char *sentence = g_strjoinv (excerpt, parts);

      pandoria_reader_fail (reader, member, "%s", sentence);
    }
  return MAX (value, 0);
}

PandoriaSpace
pandoria_reader_space (PandoriaReader *reader, JsonObject *object, const char *member)
{
  return read_space_node (reader, get_node (reader, object, member), member);
}

guint8
pandoria_reader_seat (PandoriaReader *reader, JsonObject *object, const char *member)
{
  return (guint8) pandoria_reader_int (reader, object, member, 0, reader->n_players - 1);
}

JsonObject *
pandoria_reader_object (PandoriaReader *reader, JsonObject *object, const char *member)
{
  return read_object_node (reader, get_node (reader, object, member), member);
}

JsonObject *
pandoria_reader_object_or_null (PandoriaReader *reader, JsonObject *object, const char *member)
{
  return pandoria_reader_has (reader, object, member)
             ? pandoria_reader_object (reader, object, member)
             : NULL;
}

/* --- lists ---------------------------------------------------------------------------------- */

JsonArray *
pandoria_reader_array (PandoriaReader *reader, JsonObject *object, const char *member, guint min,
                       guint max)
{
  return read_array_node (reader, get_node (reader, object, member), member, min, max);
}

/* The path of @array is the current path plus @member. */
static void
open_list (PandoriaList *list, PandoriaReader *reader, JsonArray *array, const char *member)
{
  list->reader = reader;
  list->array = array;
  list->index = G_MAXUINT;
  list->outside = reader->path->len;
  if (member != NULL)
    pandoria_reader_enter (reader, member);
  list->inside = reader->path->len;
}

void
pandoria_list_open (PandoriaList *list, PandoriaReader *reader, JsonObject *object,
                    const char *member, guint min, guint max)
{
  open_list (list, reader, pandoria_reader_array (reader, object, member, min, max), member);
}

void
pandoria_list_open_or_empty (PandoriaList *list, PandoriaReader *reader, JsonObject *object,
                             const char *member, guint max)
{
  gboolean is_there = pandoria_reader_has (reader, object, member);

  open_list (list, reader, is_there ? pandoria_reader_array (reader, object, member, 0, max) : NULL,
             member);
}

void
pandoria_list_open_within (PandoriaList *list, const PandoriaList *outer, guint min, guint max)
{
  open_list (list, outer->reader,
             read_array_node (outer->reader, pandoria_list_node (outer), NULL, min, max), NULL);
}

gboolean
pandoria_list_next (PandoriaList *list)
{
  guint length = list->array != NULL && list->reader->error == NULL
                     ? json_array_get_length (list->array)
                     : 0;

  list->index++; /* wraps from G_MAXUINT to 0 */
  if (list->index >= length)
    {
      pandoria_reader_leave (list->reader, list->outside);
      return FALSE;
    }
  pandoria_reader_leave (list->reader, list->inside);
  g_string_append_printf (list->reader->path, "[%u]", list->index);
  return TRUE;
}

JsonNode *
pandoria_list_node (const PandoriaList *list)
{
  return json_array_get_element (list->array, list->index);
}

JsonObject *
pandoria_list_object (const PandoriaList *list)
{
  return read_object_node (list->reader, pandoria_list_node (list), NULL);
}

const char *
pandoria_list_text (const PandoriaList *list)
{
  return read_text_node (list->reader, pandoria_list_node (list), NULL);
}

gint64
pandoria_list_int (const PandoriaList *list, gint64 min, gint64 max)
{
  return read_int_node (list->reader, pandoria_list_node (list), NULL, min, max);
}

PandoriaSpace
pandoria_list_space (const PandoriaList *list)
{
  return read_space_node (list->reader, pandoria_list_node (list), NULL);
}

/* --- files ---------------------------------------------------------------------------------- */

gboolean
pandoria_reader_check_format (PandoriaReader *reader, JsonObject *object, const char *format)
{
  const char *given = pandoria_reader_name (reader, object, "format");
  gint64 version;

  if (given != NULL && g_strcmp0 (given, format) != 0)
    {
      g_autofree char *excerpt = pandoria_json_excerpt (given);

      pandoria_reader_fail (reader, "format", _ ("“%1$s” is not “%2$s”"), excerpt, format);
    }
  version = pandoria_reader_int (reader, object, "version", 1, G_MAXINT64);
  if (reader->error == NULL && version > PANDORIA_FORMAT_VERSION)
    {
      g_autofree char *later = g_strdup_printf ("%" G_GINT64_FORMAT, version);

      pandoria_reader_fail (
          reader, "version",
          _ ("%1$s is from a newer version of the program; this one reads version %2$d"), later,
          PANDORIA_FORMAT_VERSION);
      reader->error->code = PANDORIA_FILE_ERROR_VERSION;
    }
  return reader->error == NULL;
}
