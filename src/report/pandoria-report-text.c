/* Writes a game as plain text: the contents of the pages, in lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define MAX_CELL 14 /* maximum characters of a player's name in the table header */

static void
append_player (GString *text, PandoriaGame *game, guint seat)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaRealm realm = (PandoriaRealm) pandoria_game_get_state (game)->players[seat].realm;
  const char *name = pandoria_record_get_player_name (record, seat);
  const char *color = pandoria_color_name (pandoria_record_get_player_color (record, seat));

  if (realm != PANDORIA_REALM_NONE)
    g_string_append_printf (text, "%s (%s, %s)", name, pandoria_text_realm (realm), color);
  else
    g_string_append_printf (text, "%s (%s)", name, color);
}

static void
append_team (GString *text, PandoriaGame *game, const PandoriaResult *result, guint team)
{
  guint left = (guint) MAX (result->tie_break[team], 0);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result->points[team]);

  g_string_append_printf (text, "  %u. ", result->place[team]);
  append_player (text, game, team);
  if (pandoria_game_get_state (game)->partnership)
    {
      g_string_append (text, ", ");
      append_player (text, game, team + 2);
    }
  g_string_append_printf (text, ": %s, ", points);
  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u resource left", "%u resources left", left), left);
  g_string_append_c (text, '\n');
}

static void
append_ranking (GString *text, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree char *ties = pandoria_report_ties (game);
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  g_string_append_printf (text, "%s\n", state->finished ? _ ("Ranking") : _ ("Standing"));
  for (guint place = 1; place <= result.n; place++)
    for (guint i = 0; i < result.n; i++)
      if (result.place[i] == place)
        append_team (text, game, &result, i);
  g_string_append_printf (text, "%s\n", ties);
}

/* Pads @cell to @width characters, because printf counts bytes. @right aligns numbers and headers to the right. */
static void
append_cell (GString *text, const char *cell, glong width, gboolean right)
{
  glong length = g_utf8_strlen (cell, -1);

  for (glong i = length; right && i < width; i++)
    g_string_append_c (text, ' ');
  g_string_append (text, cell);
  for (glong i = length; !right && i < width; i++)
    g_string_append_c (text, ' ');
}

static char *
shorten (const char *label)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (label, -1) <= MAX_CELL)
    return g_strdup (label);
  start = g_utf8_substring (label, 0, MAX_CELL - 1);
  return g_strconcat (start, "…", NULL);
}

static glong
get_source_width (const PandoriaTally *tally)
{
  glong width = MAX (g_utf8_strlen (_ ("Points"), -1), g_utf8_strlen (_ ("Team’s points"), -1));

  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (tally, source))
      width = MAX (width, g_utf8_strlen (pandoria_tally_source_name (source), -1));
  return width + 2;
}

static void
append_row (GString *text, const char *name, glong width, const gint *points, guint n)
{
  append_cell (text, name, width, FALSE);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", points[i]);

      append_cell (text, number, MAX_CELL + 2, TRUE);
    }
  g_string_append_c (text, '\n');
}

static void
append_teams (GString *text, PandoriaGame *game, glong width, guint n)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  gint sums[PANDORIA_MAX_PLAYERS];
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  for (guint seat = 0; seat < n; seat++)
    sums[seat] = result.points[state->players[seat].team];
  append_row (text, _ ("Team’s points"), width, sums, n);
}

static void
append_table (GString *text, PandoriaGame *game)
{
  PandoriaTally tally;
  glong width;

  pandoria_tally_init (&tally, game);
  width = get_source_width (&tally);
  g_string_append_printf (text, "\n%s\n", _ ("Where the points came from"));
  append_cell (text, "", width, FALSE);
  for (guint i = 0; i < tally.n_players; i++)
    {
      const char *label = pandoria_game_get_player_name (game, i);
      g_autofree char *short_label = shorten (label);

      append_cell (text, short_label, MAX_CELL + 2, TRUE);
    }
  g_string_append_c (text, '\n');
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&tally, source))
      append_row (text, pandoria_tally_source_name (source), width, tally.points[source], tally.n_players);
  append_row (text, _ ("Points"), width, tally.sums, tally.n_players);
  if (pandoria_game_get_state (game)->partnership)
    append_teams (text, game, width, tally.n_players);
}

static void
append_best (GString *text, PandoriaGame *game)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (game);

  if (best->len > 0)
    g_string_append_printf (text, "\n%s\n", _ ("Best scorings"));
  for (guint i = 0; i < best->len; i++)
    {
      const PandoriaEvent *event = &((PandoriaLedgerEntry *) best->pdata[i])->event;
      g_autofree char *title = pandoria_report_best_title (pandoria_game_get_record (game), event);
      g_autofree char *formula = pandoria_text_event_formula (event);

      g_string_append_printf (text, "  %u. %s\n     %s\n", i + 1, title, formula);
    }
}

static void
append_entries (GString *text, PandoriaGame *game, guint act, guint *next)
{
  GListModel *ledger = pandoria_game_get_ledger (game);

  for (; *next < g_list_model_get_n_items (ledger); (*next)++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, *next);
      const PandoriaEvent *event = &entry->event;
      g_autofree char *what = NULL;
      g_autofree char *gain = NULL;

      if (entry->action != act)
        return;
      what = pandoria_text_event (event);
      gain = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
      g_string_append_printf (text, "      %s – %s (%s)\n", pandoria_game_get_player_name (game, event->player), what,
                              gain);
    }
}

static void
append_history (GString *text, PandoriaGame *game)
{
  GListModel *acts = pandoria_game_get_history (game);
  PandoriaRecord *record = pandoria_game_get_record (game);
  guint turn = 0, next = 0;

  g_string_append_printf (text, "\n%s\n", _ ("History"));
  for (guint i = 0; i < g_list_model_get_n_items (acts); i++)
    {
      g_autoptr (PandoriaHistoryEntry) act = g_list_model_get_item (acts, i);
      g_autofree char *what = pandoria_text_action (&act->action);
      const char *name = pandoria_record_get_player_name (record, act->player);
      const char *note = pandoria_record_get_note (record, i);

      if (act->turn != turn)
        {
          turn = act->turn;
          g_string_append (text, "  ");
          g_string_append_printf (text, _ ("Turn %1$u · %2$s"), turn, name);
          g_string_append_c (text, '\n');
        }
      g_string_append_printf (text, "    %s%s%s\n", what, note != NULL ? " – " : "", note != NULL ? note : "");
      append_entries (text, game, i, &next);
    }
}

char *
pandoria_report_text (PandoriaGame *game, gboolean history)
{
  GString *text = g_string_new (NULL);
  g_autofree char *facts = NULL, *outcome = NULL, *times = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), g_string_free (text, FALSE));

  facts = pandoria_report_facts (game);
  outcome = pandoria_report_outcome (game);
  times = pandoria_text_times (game);
  g_string_append_printf (text, "%s\n%s\n%s\n\n", pandoria_report_title (pandoria_game_get_record (game)), facts,
                          outcome);
  append_ranking (text, game);
  append_table (text, game);
  if (times != NULL)
    g_string_append_printf (text, "\n%s\n  %s\n", _ ("Thinking time"), times);
  append_best (text, game);
  if (history)
    append_history (text, game);
  return g_string_free (text, FALSE);
}
