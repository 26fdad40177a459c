/* Writes statistics as a table for spreadsheets, and names their rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static const char *const heads[] = {
  [PANDORIA_STATISTICS_BY_PLAYER] = "player",     [PANDORIA_STATISTICS_BY_REALM] = "realm",
  [PANDORIA_STATISTICS_BY_SEAT] = "seat",         [PANDORIA_STATISTICS_BY_EDITION] = "edition",
  [PANDORIA_STATISTICS_BY_N_PLAYERS] = "players",
};
G_STATIC_ASSERT (G_N_ELEMENTS (heads) == PANDORIA_N_STATISTICS_BY);

static char *
name_player (const PandoriaStatisticsRow *row)
{
  const char *name = row->name;

  return g_strdup (*name != '\0' ? name : _ ("Without a name"));
}

char *
pandoria_report_statistics_name (const PandoriaStatisticsRow *row, PandoriaStatisticsBy by)
{
  g_return_val_if_fail (row != NULL, NULL);

  switch (by)
    {
    case PANDORIA_STATISTICS_BY_PLAYER: return name_player (row);
    case PANDORIA_STATISTICS_BY_REALM:
      return g_strdup (row->number == PANDORIA_REALM_NONE ? _ ("Without a realm")
                                                          : pandoria_text_realm ((PandoriaRealm) row->number));
    case PANDORIA_STATISTICS_BY_SEAT:
      /* Translators: the order of play: 1 is who began */
      return g_strdup_printf (_ ("Seat %u"), row->number + 1);
    case PANDORIA_STATISTICS_BY_EDITION: return g_strdup (pandoria_report_edition ((PandoriaEdition) row->number));
    case PANDORIA_STATISTICS_BY_N_PLAYERS:
    default: return g_strdup_printf (ngettext ("%u player", "%u players", row->number), row->number);
    }
}

static void
append_key (GString *csv, const PandoriaStatisticsRow *row, PandoriaStatisticsBy by)
{
  const char *key;

  switch (by)
    {
    case PANDORIA_STATISTICS_BY_PLAYER: pandoria_report_csv_append_text (csv, row->name); break;
    case PANDORIA_STATISTICS_BY_REALM:
      key = pandoria_realm_key ((PandoriaRealm) row->number);
      g_string_append (csv, key != NULL ? key : "");
      break;
    case PANDORIA_STATISTICS_BY_EDITION:
      g_string_append (csv, pandoria_edition_key ((PandoriaEdition) row->number));
      break;
    case PANDORIA_STATISTICS_BY_SEAT: g_string_append_printf (csv, "%u", row->number + 1); break;
    case PANDORIA_STATISTICS_BY_N_PLAYERS:
    default: g_string_append_printf (csv, "%u", row->number);
    }
}

static void
append_decimal (GString *csv, double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (csv, ',');
  if (!isnan (value))
    g_string_append (csv, g_ascii_formatd (text, sizeof text, "%.2f", value));
}

static void
append_wins (GString *csv, const PandoriaStatisticsRow *row, PandoriaStatisticsBy by)
{
  if (pandoria_statistics_by_has_wins (by))
    g_string_append_printf (csv, ",%u,%u", row->wins, row->shared);
  else
    g_string_append (csv, ",,");
}

static void
append_row (GString *csv, const PandoriaStatisticsRow *row, PandoriaStatisticsBy by)
{
  append_key (csv, row, by);
  g_string_append_printf (csv, ",%u,%u,%u", row->games, row->unfinished, row->results);
  append_wins (csv, row, by);
  g_string_append_printf (csv, ",%" G_GINT64_FORMAT, row->points);
  append_decimal (csv, pandoria_statistics_row_get (row, PANDORIA_MEASURE_AVERAGE));
  g_string_append_c (csv, ',');
  if (row->results > 0)
    g_string_append_printf (csv, "%d", row->best);
  append_decimal (csv, pandoria_statistics_row_get (row, PANDORIA_MEASURE_MINUTES));
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    g_string_append_printf (csv, ",%" G_GINT64_FORMAT, row->sources[source]);
  g_string_append (csv, "\r\n");
}

char *
pandoria_report_statistics_csv (const PandoriaStatistics *statistics)
{
  GString *csv = g_string_new (NULL);

  g_return_val_if_fail (statistics != NULL, g_string_free (csv, FALSE));

  g_string_append (csv, heads[statistics->by]);
  g_string_append (csv, ",games,unfinished,results,wins,shared,points,average,best,minutes");
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    g_string_append_printf (csv, ",points-%s", pandoria_tally_source_key ((PandoriaTallySource) source));
  g_string_append (csv, "\r\n");
  for (guint i = 0; i < statistics->rows->len; i++)
    append_row (csv, statistics->rows->pdata[i], statistics->by);
  return g_string_free (csv, FALSE);
}
