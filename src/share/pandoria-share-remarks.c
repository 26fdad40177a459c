/* PandoriaShareRemarks: reads remarks, and keeps the open ones. They come from other devices:
 * nothing in them is trusted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-remarks.h"

#include "pandoria-json.h"
#include "pandoria-types.h"

struct _PandoriaShareRemarks
{
  PandoriaShareLimits limits;
  GArray *open;     /* of Remark */
  GHashTable *last; /* sender → gint64: the time of the last remark */
};

typedef struct
{
  int seat;
  guint turn;
} Remark;

/* --- reading -------------------------------------------------------------------------------- */

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

/* --- the open remarks ----------------------------------------------------------------------- */

PandoriaShareRemarks *
pandoria_share_remarks_new (const PandoriaShareLimits *limits)
{
  PandoriaShareRemarks *remarks;

  g_return_val_if_fail (limits != NULL, NULL);

  remarks = g_new0 (PandoriaShareRemarks, 1);
  remarks->limits = *limits;
  remarks->open = g_array_new (FALSE, FALSE, sizeof (Remark));
  remarks->last = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return remarks;
}

void
pandoria_share_remarks_free (PandoriaShareRemarks *remarks)
{
  g_return_if_fail (remarks != NULL);

  g_array_unref (remarks->open);
  g_hash_table_unref (remarks->last);
  g_free (remarks);
}

static gboolean
find (PandoriaShareRemarks *remarks, int seat, guint turn, guint *index)
{
  for (*index = 0; *index < remarks->open->len; (*index)++)
    {
      const Remark *remark = &g_array_index (remarks->open, Remark, *index);

      if (remark->seat == seat && remark->turn == turn)
        return TRUE;
    }
  return FALSE;
}

gboolean
pandoria_share_remarks_has (PandoriaShareRemarks *remarks, int seat, guint turn)
{
  guint index;

  g_return_val_if_fail (remarks != NULL, FALSE);

  return find (remarks, seat, turn, &index);
}

/* Returns: whether @sender has waited long enough since the last remark. */
static gboolean
has_waited (PandoriaShareRemarks *remarks, const char *sender)
{
  gint64 now = g_get_monotonic_time ();
  gint64 pause = (gint64) remarks->limits.remark_pause * 1000;
  const gint64 *last = sender != NULL ? g_hash_table_lookup (remarks->last, sender) : NULL;

  if (sender == NULL || (last != NULL && now - *last < pause))
    return FALSE;
  if (g_hash_table_size (remarks->last) >= remarks->limits.n_connections)
    g_hash_table_remove_all (remarks->last);
  g_hash_table_insert (remarks->last, g_strdup (sender), g_memdup2 (&now, sizeof now));
  return TRUE;
}

gboolean
pandoria_share_remarks_open (PandoriaShareRemarks *remarks, const char *sender, int seat,
                             guint turn)
{
  const Remark remark = { seat, turn };

  g_return_val_if_fail (remarks != NULL, FALSE);

  if (remarks->open->len >= remarks->limits.n_remarks || !has_waited (remarks, sender))
    return FALSE;
  g_array_append_val (remarks->open, remark);
  return TRUE;
}

void
pandoria_share_remarks_close (PandoriaShareRemarks *remarks, int seat, guint turn)
{
  guint index;

  g_return_if_fail (remarks != NULL);

  if (find (remarks, seat, turn, &index))
    g_array_remove_index (remarks->open, index);
}

void
pandoria_share_remarks_close_all (PandoriaShareRemarks *remarks)
{
  g_return_if_fail (remarks != NULL);

  g_array_set_size (remarks->open, 0);
}
