/* What a record says besides of its game: on which board, when, how long it took.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-one-line.h"

/* Who thinks for longer than this is having supper, or has gone home until next week. */
#define LONGEST_THOUGHT 3600

/* Returns: (nullable): when act @index was done. */
static GDateTime *
get_time (PandoriaRecord *record, guint index, GTimeZone *utc)
{
  const char *text = pandoria_record_get_time (record, index);

  return text != NULL ? g_date_time_new_from_iso8601 (text, utc) : NULL;
}

JsonObject *
pandoria_record_get_board_json (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return json_object_get_object_member (json_object_get_object_member (record->root, "setup"), "board");
}

char *
pandoria_record_get_board_name (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return pandoria_one_line (
      json_object_get_string_member_with_default (pandoria_record_get_board_json (record), "name", ""));
}

gint64
pandoria_record_get_last_time (PandoriaRecord *record)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = NULL;

  g_return_val_if_fail (record != NULL, 0);

  for (guint i = pandoria_record_get_n_actions (record); i > 0 && time == NULL; i--)
    time = get_time (record, i - 1, utc);
  return time != NULL ? g_date_time_to_unix (time) : 0;
}

int
pandoria_record_get_seconds (PandoriaRecord *record, guint n)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  gint64 before = 0, sum = 0;
  guint n_times = 0;

  g_return_val_if_fail (record != NULL, -1);

  n = MIN (n, pandoria_record_get_n_actions (record));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GDateTime) time = get_time (record, i, utc);
      gint64 now = time != NULL ? g_date_time_to_unix (time) : 0;

      if (time == NULL)
        continue;
      if (n_times++ > 0 && now > before && now - before <= LONGEST_THOUGHT)
        sum += now - before;
      before = now;
    }
  return n_times >= 2 ? (int) MIN (sum, G_MAXINT) : -1;
}
