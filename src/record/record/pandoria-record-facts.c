/* The other facts of a record: board, date and duration.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-json-limits.h"
#include "pandoria-one-line.h"

#include <string.h>

/* A longer pause means that the players took a break. */
#define LONGEST_THOUGHT 3600

/* Length of a title that leaves room for a number. */
#define LONGEST_STEM (PANDORIA_MAX_NAME - 8)

gint64
pandoria_record_get_unix_time (PandoriaRecord *record, guint index)
{
  const char *text = pandoria_record_get_time (record, index);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, utc) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : 0;
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

/* Returns: the number in the brackets that end @title, at least 2, and the length of the text before it in *@length; 0
 * without such a number. */
static guint64
read_number (const char *title, gsize *length)
{
  const char *bracket = g_strrstr (title, " (");
  g_autofree char *digits = NULL;
  guint64 number;

  if (bracket == NULL || !g_str_has_suffix (title, ")"))
    return 0;
  digits = g_strndup (bracket + 2, strlen (bracket + 2) - 1);
  if (!g_ascii_string_to_unsigned (digits, 10, 2, 9999, &number, NULL))
    return 0;
  *length = (gsize) (bracket - title);
  return number;
}

char *
pandoria_record_make_next_title (PandoriaRecord *record)
{
  const char *title;
  gsize length;
  guint64 number;
  g_autofree char *stem = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  title = pandoria_record_get_title (record);
  length = strlen (title);
  number = read_number (title, &length);
  stem = g_strndup (title, length);
  if (g_utf8_strlen (stem, -1) > LONGEST_STEM)
    *g_utf8_offset_to_pointer (stem, LONGEST_STEM) = '\0';
  return g_strdup_printf ("%s (%" G_GUINT64_FORMAT ")", stem, MAX (number, 1) + 1);
}

gint64
pandoria_record_get_last_time (PandoriaRecord *record)
{
  gint64 time = 0;

  g_return_val_if_fail (record != NULL, 0);

  for (guint i = pandoria_record_get_n_actions (record); i > 0 && time == 0; i--)
    time = pandoria_record_get_unix_time (record, i - 1);
  return time;
}

int
pandoria_record_get_seconds (PandoriaRecord *record, guint n)
{
  gint64 before = 0, sum = 0;
  guint n_times = 0;

  g_return_val_if_fail (record != NULL, -1);

  n = MIN (n, pandoria_record_get_n_actions (record));
  for (guint i = 0; i < n; i++)
    {
      gint64 now = pandoria_record_get_unix_time (record, i);

      if (now == 0)
        continue;
      if (n_times++ > 0 && now > before && now - before <= LONGEST_THOUGHT)
        sum += now - before;
      before = now;
    }
  return n_times >= 2 ? (int) MIN (sum, G_MAXINT) : -1;
}
