/* Writes a record as text. The result equals pandoria_json_to_text(), but only the new part takes time.
 *
 * The file is written after every act, and in a long game nearly all of it is acts, which never change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-json-writer.h"

#include <string.h>

#define ACT_LEVEL 2 /* in a list that is a member of root */

static const char *
get_text (PandoriaRecordAct *act)
{
  g_autoptr (JsonNode) node = NULL;
  char *made;

  if (g_atomic_pointer_get (&act->text) != NULL)
    return act->text;
  node = json_node_init_object (json_node_alloc (), act->json);
  made = pandoria_json_part_to_text (node, ACT_LEVEL);
  if (!g_atomic_pointer_compare_and_exchange (&act->text, NULL, made))
    g_free (made);
  return act->text;
}

static void
append_acts (GString *text, GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    {
      g_string_append (text, i == 0 ? "[\n    " : ",\n    ");
      g_string_append (text, get_text (acts->pdata[i]));
    }
  g_string_append (text, "\n  ]");
}

/* Returns: (nullable): the acts in the list @name of root. */
static GPtrArray *
get_acts (PandoriaRecord *record, const char *name)
{
  const struct
  {
    const char *name;
    GPtrArray *acts;
  } lists[] = { { "actions", record->acts }, { "unfit", record->unfit }, { "undone", record->undone } };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (strcmp (name, lists[i].name) == 0 && lists[i].acts->len > 0)
      return lists[i].acts;
  return NULL;
}

static void
append_part (GString *text, JsonNode *node)
{
  g_autofree char *part = pandoria_json_part_to_text (node, 1);

  g_string_append (text, part);
}

static void
append_member (GString *text, PandoriaRecord *record, const char *name)
{
  g_autoptr (JsonNode) name_node = json_node_init_string (json_node_alloc (), name);
  GPtrArray *acts = get_acts (record, name);

  append_part (text, name_node);
  g_string_append (text, " : ");
  if (acts != NULL)
    append_acts (text, acts);
  else
    append_part (text, json_object_get_member (record->root, name));
}

char *
pandoria_record_to_text (PandoriaRecord *record, gsize *length)
{
  g_autoptr (GList) names = json_object_get_members (record->root);
  GString *text = g_string_new (NULL);

  for (GList *i = names; i != NULL; i = i->next)
    {
      g_string_append (text, i == names ? "{\n  " : ",\n  ");
      append_member (text, record, i->data);
    }
  g_string_append (text, "\n}\n");
  *length = text->len;
  return g_string_free (text, FALSE);
}
