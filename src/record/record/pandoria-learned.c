/* Where a printed cost was learnt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue.h"

#include "pandoria-json-writer.h"
#include "pandoria-one-line.h"

#define MEMBER "learned"

void
pandoria_learned_write (JsonObject *entry, PandoriaRecord *record)
{
  JsonObject *learned = pandoria_json_add_object (entry, MEMBER);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  json_object_set_string_member (learned, "game", pandoria_record_get_id (record));
  json_object_set_string_member (learned, "title", pandoria_record_get_written_title (record));
  json_object_set_string_member (learned, "time", time);
}

/* Returns: (nullable): the text @member of @object, if it is one of at most PANDORIA_MAX_NAME characters. */
static const char *
get_text (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);
  const char *text = node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  return text != NULL && g_utf8_strlen (text, -1) <= PANDORIA_MAX_NAME ? text : NULL;
}

gboolean
pandoria_learned_read (JsonObject *entry, PandoriaLearned *learned)
{
  JsonNode *node = json_object_get_member (entry, MEMBER);
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  g_autoptr (GDateTime) time = NULL;
  const char *text;

  *learned = (PandoriaLearned){ 0 };
  if (object == NULL || get_text (object, "game") == NULL)
    return FALSE;
  text = get_text (object, "time");
  time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  learned->time = time != NULL ? g_date_time_to_unix (time) : 0;
  text = get_text (object, "title");
  learned->title = text != NULL ? pandoria_one_line (text) : NULL;
  if (learned->title != NULL && *learned->title == '\0')
    g_clear_pointer (&learned->title, g_free);
  return TRUE;
}

void
pandoria_learned_clear (PandoriaLearned *learned)
{
  g_clear_pointer (&learned->title, g_free);
}
