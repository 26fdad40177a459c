/* Writes a game as a table for spreadsheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include <string.h>

/* Spreadsheets read a text that begins with one of these as a formula. Some also accept the wide forms. */
#define FORMULA_STARTS      "=+-@\t\r\n"
#define WIDE_FORMULA_STARTS "＝＋－＠"
/* Some spreadsheets begin a new field or row here, even inside quotes: many languages use semicolons as separators. */
#define SEPARATORS ";\t\r\n"
/* A field with one of these needs quotes. */
#define QUOTED "\",\r\n"

static void
append_number (GString *csv, int number)
{
  g_string_append_printf (csv, ",%d", number);
}

static void
append_head (GString *csv)
{
  g_string_append (csv, "seat,name,color,realm,team,place,points,tie-break");
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    g_string_append_printf (csv, ",points-%s", pandoria_tally_source_key ((PandoriaTallySource) source));
  g_string_append (csv, ",finished,seconds\r\n");
}

static void
append_who (GString *csv, PandoriaRecord *record, guint seat)
{
  const char *realm = pandoria_realm_key ((PandoriaRealm) pandoria_record_get_setup (record)->players[seat].realm);

  g_string_append_printf (csv, "%u,", seat);
  pandoria_report_csv_append_text (csv, pandoria_record_get_player_name (record, seat));
  g_string_append_printf (csv, ",%s,%s", pandoria_color_key (pandoria_record_get_player_color (record, seat)),
                          realm != NULL ? realm : "");
}

/* @seconds (nullable): the thinking time of each player; NULL leaves the field empty. */
static void
append_player (GString *csv, PandoriaGame *game, const PandoriaTally *tally, const PandoriaResult *result,
               const int *seconds, guint seat)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  guint team = state->players[seat].team;

  append_who (csv, pandoria_game_get_record (game), seat);
  append_number (csv, (int) team);
  append_number (csv, (int) result->place[team]);
  append_number (csv, tally->sums[seat]);
  append_number (csv, result->tie_break[team]);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    append_number (csv, tally->points[source][seat]);
  g_string_append (csv, state->finished ? ",yes" : ",no");
  if (seconds != NULL)
    append_number (csv, seconds[seat]);
  else
    g_string_append_c (csv, ',');
  g_string_append (csv, "\r\n");
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
  append_head (csv);
  for (guint seat = 0; seat < tally.n_players; seat++)
    append_player (csv, game, &tally, &result, timed ? seconds : NULL, seat);
  return g_string_free (csv, FALSE);
}
