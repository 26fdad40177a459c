/* Reads remarks. They come from other devices: nothing in them is trusted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-remark.h"

#include "pandoria-json.h"
#include "pandoria-types.h"

/* Returns: whether @object has the whole number @member from @min to @max. */
static gboolean
read_number (JsonObject *object, const char *member, gint64 min, gint64 max, gint64 *number)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;
  *number = json_node_get_int (node);
  return *number >= min && *number <= max;
}

gboolean
pandoria_share_remark_read (GBytes *body, int *seat, guint *turn)
{
  g_autoptr (JsonNode) root = NULL;
  JsonObject *object;
  gint64 read_seat, read_turn;

  if (g_bytes_get_size (body) > PANDORIA_SHARE_MOST_REMARK)
    return FALSE;
  root = pandoria_json_parse (body, NULL);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return FALSE;
  object = json_node_get_object (root);
  if (json_object_get_size (object) != 2
      || !read_number (object, "seat", -1, PANDORIA_MAX_PLAYERS - 1, &read_seat)
      || !read_number (object, "turn", 1, G_MAXINT, &read_turn))
    return FALSE;
  *seat = (int) read_seat;
  *turn = (guint) read_turn;
  return TRUE;
}
