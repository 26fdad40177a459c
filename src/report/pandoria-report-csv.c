/* Writes a game, and statistics of games, as tables for spreadsheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-help.h"
#include "pandoria-report-testing.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Spreadsheets read a text that begins with one of these as a formula. Some also accept the wide
 * forms. */
#define FORMULA_STARTS      "=+-@\t\r\n"
#define WIDE_FORMULA_STARTS "＝＋－＠"
/* Some spreadsheets begin a new field or row here, even inside quotes: many languages use
 * semicolons as separators. */
#define SEPARATORS ";\t\r\n"
/* A field with one of these needs quotes. */
#define QUOTED "\",\r\n"

/* Appends a column for each source of points. */
static void
append_source_heads (GString *csv)
{
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    g_string_append_printf (csv, ",points-%s",
                            pandoria_tally_source_key ((PandoriaTallySource) source));
}

/* Skips spaces and quotes first, because some programs remove them and then find the formula. */
static gboolean
is_formula (const char *text)
{
  while (*text == ' ' || *text == '"')
    text++;
  return *text != '\0'
         && (strchr (FORMULA_STARTS, *text) != NULL
             || g_utf8_strchr (WIDE_FORMULA_STARTS, -1, g_utf8_get_char (text)) != NULL);
}

void
pandoria_report_csv_append_text (GString *csv, const char *text)
{
  gboolean quoted;

  g_return_if_fail (csv != NULL && text != NULL);

  quoted = strpbrk (text, QUOTED) != NULL;
  if (quoted)
    g_string_append_c (csv, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      if ((p == text || strchr (SEPARATORS, p[-1]) != NULL) && is_formula (p))
        g_string_append_c (csv, '\'');
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  if (quoted)
    g_string_append_c (csv, '"');
}

/* --- a game --------------------------------------------------------------------------------- */

static void
append_number (GString *csv, int number)
{
  g_string_append_printf (csv, ",%d", number);
}

static void
append_day (GString *csv, PandoriaRecord *record)
{
  g_autoptr (GDateTime) day = pandoria_record_get_day (record);
  g_autofree char *text = day != NULL ? g_date_time_format (day, "%Y-%m-%d") : NULL;

  g_string_append_printf (csv, ",%s", text != NULL ? text : "");
}

/* @seconds (nullable): the thinking time of each player; NULL leaves the field empty. */
static void
append_player (GString *csv, PandoriaGame *game, const PandoriaTally *tally,
               const PandoriaResult *result, const int *seconds, guint seat)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const PandoriaState *state = pandoria_game_get_state (game);
  const char *realm = pandoria_realm_key (
      (PandoriaRealm) pandoria_record_get_setup (record)->players[seat].realm);
  guint team = state->players[seat].team;

  g_string_append_printf (csv, "%u,", seat);
  pandoria_report_csv_append_text (csv, pandoria_record_get_plain_name (record, seat));
  g_string_append_printf (csv, ",%s,%s",
                          pandoria_color_key (pandoria_record_get_player_color (record, seat)),
                          realm != NULL ? realm : "");
  append_number (csv, (int) team);
  append_number (csv, (int) result->place[team]);
  append_number (csv, tally->sums[seat]);
  append_number (csv, result->points[team]);
  append_number (csv, result->tie_break[team]);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    append_number (csv, tally->points[source][seat]);
  g_string_append (csv, state->finished ? ",yes" : ",no");
  if (seconds != NULL)
    append_number (csv, seconds[seat]);
  else
    g_string_append_c (csv, ',');
  g_string_append_c (csv, ',');
  pandoria_report_csv_append_text (csv, pandoria_record_get_title (record));
  append_day (csv, record);
  g_string_append (csv, "\r\n");
}

char *
pandoria_report_csv (PandoriaGame *game)
{
  GString *csv = g_string_new (NULL);
  PandoriaTally tally;
  PandoriaResult result;
  int seconds[PANDORIA_MAX_PLAYERS];
  gboolean timed;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), g_string_free (csv, FALSE));

  pandoria_tally_init (&tally, game);
  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  timed = pandoria_game_get_player_seconds (game, seconds);
  g_string_append (csv, "seat,name,color,realm,team,place,points,team-points,tie-break");
  append_source_heads (csv);
  g_string_append (csv, ",finished,seconds,title,date\r\n");
  for (guint seat = 0; seat < tally.n_players; seat++)
    append_player (csv, game, &tally, &result, timed ? seconds : NULL, seat);
  return g_string_free (csv, FALSE);
}

/* --- statistics ----------------------------------------------------------------------------- */

static const char *const heads[] = {
  [PANDORIA_STATISTICS_BY_PLAYER] = "player",     [PANDORIA_STATISTICS_BY_REALM] = "realm",
  [PANDORIA_STATISTICS_BY_SEAT] = "seat",         [PANDORIA_STATISTICS_BY_EDITION] = "edition",
  [PANDORIA_STATISTICS_BY_N_PLAYERS] = "players", [PANDORIA_STATISTICS_BY_PAIR] = "pair",
};
G_STATIC_ASSERT (G_N_ELEMENTS (heads) == PANDORIA_N_STATISTICS_BY);

static char *
name_player (const char *name)
{
  return *name != '\0' ? pandoria_isolate (name) : g_strdup (_ ("Without a name"));
}

static char *
name_pair (const PandoriaStatisticsRow *row)
{
  g_autofree char *first = name_player (row->name), *second = name_player (row->partner);

  /* Translators: two partners. */
  return g_strdup_printf (_ ("%1$s and %2$s"), first, second);
}

char *
pandoria_report_statistics_name (const PandoriaStatisticsRow *row, PandoriaStatisticsBy by)
{
  g_return_val_if_fail (row != NULL, NULL);

  switch (by)
    {
    case PANDORIA_STATISTICS_BY_PLAYER: return name_player (row->name);
    case PANDORIA_STATISTICS_BY_PAIR: return name_pair (row);
    case PANDORIA_STATISTICS_BY_REALM:
      return g_strdup (row->number == PANDORIA_REALM_NONE
                           ? _ ("Without a realm")
                           : pandoria_text_realm ((PandoriaRealm) row->number));
    case PANDORIA_STATISTICS_BY_SEAT:
      /* Translators: the order of play: 1 is who began */
      return g_strdup_printf (_ ("Seat %u"), row->number + 1);
    case PANDORIA_STATISTICS_BY_EDITION:
      return g_strdup (pandoria_help_get_edition ((PandoriaEdition) row->number));
    case PANDORIA_STATISTICS_BY_N_PLAYERS:
    default:
      return g_strdup_printf (ngettext ("%u player", "%u players", row->number), row->number);
    }
}

static void
append_pair (GString *csv, const PandoriaStatisticsRow *row)
{
  g_autofree char *names = g_strdup_printf ("%s, %s", row->name, row->partner);

  pandoria_report_csv_append_text (csv, names);
}

static void
append_key (GString *csv, const PandoriaStatisticsRow *row, PandoriaStatisticsBy by)
{
  const char *key;

  switch (by)
    {
    case PANDORIA_STATISTICS_BY_PLAYER: pandoria_report_csv_append_text (csv, row->name); break;
    case PANDORIA_STATISTICS_BY_PAIR: append_pair (csv, row); break;
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
append_row (GString *csv, const PandoriaStatisticsRow *row, PandoriaStatisticsBy by)
{
  append_key (csv, row, by);
  g_string_append_printf (csv, ",%u,%u,%u", row->games, row->unfinished, row->results);
  if (pandoria_statistics_by_has_wins (by))
    {
      g_string_append_printf (csv, ",%u,%u", row->wins, row->shared);
      append_decimal (csv, pandoria_statistics_row_get (row, PANDORIA_MEASURE_SHARE));
    }
  else
    g_string_append (csv, ",,,");
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
  g_string_append (csv, ",games,unfinished,results,wins,shared,share,points,average,best,minutes");
  append_source_heads (csv);
  g_string_append (csv, "\r\n");
  for (guint i = 0; i < statistics->rows->len; i++)
    append_row (csv, statistics->rows->pdata[i], statistics->by);
  return g_string_free (csv, FALSE);
}
