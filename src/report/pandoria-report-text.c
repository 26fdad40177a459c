/* The words of a report: the facts of a game, its ties and its best scorings; and a game as plain
 * text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-help.h"
#include "pandoria-report-why.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Returns: (transfer full): the name in row @team of a PandoriaResult: a player, or both partners.
 */
static char *
name_team (PandoriaRecord *record, const PandoriaState *state, guint team)
{
  const char *name = pandoria_record_get_player_name (record, team);

  return state->partnership
             ? g_strdup_printf ("%s, %s", name, pandoria_record_get_player_name (record, team + 2))
             : g_strdup (name);
}

const char *
pandoria_report_title (PandoriaRecord *record)
{
  const char *title = pandoria_record_get_title (record);

  return *title != '\0' ? title : "Pandoria";
}

static char *
get_length (const PandoriaState *state)
{
  g_autofree char *rounds = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u round", "%u rounds", state->round), (guint) state->round);
  g_autofree char *turns = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u turn", "%u turns", state->turn), (guint) state->turn);

  return g_strdup_printf ("%s, %s", rounds, turns);
}

char *
pandoria_report_facts (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autoptr (GPtrArray) facts = pandoria_phrases_new ();
  g_autoptr (GDateTime) created = pandoria_record_get_day (pandoria_game_get_record (game));

  /* Translators: the day of a game; %-d is the day, %B the month's name, %Y the year */
  if (created != NULL)
    g_ptr_array_add (facts, g_date_time_format (created, _ ("%-d %B %Y")));
  g_ptr_array_add (facts, g_strdup (pandoria_help_get_edition ((PandoriaEdition) state->edition)));
  g_ptr_array_add (facts, g_strdup (pandoria_help_get_variant ((PandoriaVariant) state->variant)));
  if (state->partnership)
    g_ptr_array_add (facts, g_strdup (_ ("Partnership")));
  if (state->artifacts)
    g_ptr_array_add (facts, g_strdup (_ ("Artifacts")));
  g_ptr_array_add (facts, get_length (state));
  return pandoria_phrases_join (facts, " · ");
}

char *
pandoria_report_outcome (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  guint n_unfit = pandoria_record_get_n_unfit (pandoria_game_get_record (game));
  g_autofree char *outcome = NULL, *unfit = NULL;

  if (state->finished)
    {
      g_auto (GStrv) why = pandoria_report_why (game);

      outcome = g_strjoinv (" ", why);
    }
  else
    outcome = g_strdup_printf (
        _ ("Unfinished game: the standing in turn %u, before the final scoring."),
        (guint) state->turn);
  if (n_unfit == 0)
    return g_steal_pointer (&outcome);
  unfit = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u action no longer fits and is skipped.",
                                        "%u actions no longer fit and are skipped.", n_unfit),
                           n_unfit);
  return g_strdup_printf ("%s %s", outcome, unfit);
}

/* Lists those with as many points as @first, and the resources that each has left: "Pieter 5; Aylin
 * 2". */
static char *
list_tied (PandoriaGame *game, const PandoriaResult *result, guint first, gboolean *shared)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  *shared = FALSE;
  for (guint place = 1; place <= result->n; place++)
    for (guint i = 0; i < result->n; i++)
      {
        g_autofree char *name = NULL;

        if (result->place[i] != place || result->points[i] != result->points[first])
          continue;
        for (guint j = 0; j < i; j++)
          *shared = *shared || result->place[j] == place;
        name = name_team (pandoria_game_get_record (game), pandoria_game_get_state (game), i);
        /* Translators: a player, or two partners, and the number of resources they have left;
         * joined with "; " */
        g_ptr_array_add (parts, g_strdup_printf (C_ ("resources left", "%1$s %2$d"), name,
                                                 result->tie_break[i]));
      }
  return pandoria_phrases_join (parts, "; ");
}

/* Returns: (nullable): a sentence about those with as many points as @first; NULL without a tie, or
 * if @first is not their first. */
static char *
explain_tie (PandoriaGame *game, const PandoriaResult *result, guint first)
{
  gboolean total = pandoria_game_get_state (game)->tie_break == PANDORIA_TIE_BREAK_TOTAL, shared;
  int points = result->points[first];
  g_autofree char *who = NULL;
  guint n = 0;

  for (guint i = 0; i < result->n; i++)
    n += result->points[i] == points && i >= first;
  for (guint i = 0; i < first; i++)
    if (result->points[i] == points)
      return NULL;
  if (n < 2)
    return NULL;
  who = list_tied (game, result, first, &shared);
  if (shared)
    /* Translators: %2$s is a list as in “Pieter 5; Aylin 5; Marta 2” */
    return g_strdup_printf (_ ("Equal at %1$d points; those who also have equal resources left "
                               "share their place: %2$s."),
                            points, who);
  if (total)
    return g_strdup_printf (
        _ ("Equal at %1$d points; the resources before the final conversion decide: %2$s."), points,
        who);
  return g_strdup_printf (
      _ ("Equal at %1$d points; the resources left after the final conversion decide: %2$s."),
      points, who);
}

char *
pandoria_report_ties (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autoptr (GPtrArray) ties = pandoria_phrases_new ();
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  for (guint i = 0; i < result.n; i++)
    pandoria_phrases_add (ties, explain_tie (game, &result, i));
  if (ties->len > 0)
    return pandoria_phrases_join (ties, " ");
  return g_strdup (state->tie_break == PANDORIA_TIE_BREAK_TOTAL
                       ? _ ("Equal points: more resources before the final conversion win. If "
                            "these are equal too, the place is shared.")
                       : _ ("Equal points: more resources after the final conversion win. If these "
                            "are equal too, the place is shared."));
}

/* --- the best scorings ---------------------------------------------------------------------- */

static int
compare_amounts (gconstpointer a, gconstpointer b)
{
  return (*(PandoriaLedgerEntry *const *) b)->event.amount
         - (*(PandoriaLedgerEntry *const *) a)->event.amount;
}

GPtrArray *
pandoria_report_find_best (PandoriaGame *game)
{
  GPtrArray *best = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *ledger;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), best);

  ledger = pandoria_game_get_ledger (game);
  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      if (entry->event.kind == PANDORIA_EVENT_REGION && entry->event.amount > 0)
        g_ptr_array_add (best, g_steal_pointer (&entry));
    }
  g_ptr_array_sort (best, compare_amounts); /* keeps equal ones in order */
  g_ptr_array_set_size (best, (gint) MIN (best->len, PANDORIA_REPORT_N_BEST));
  return best;
}

char *
pandoria_report_best_title (PandoriaRecord *record, const PandoriaEvent *event)
{
  const char *name = pandoria_record_get_player_name (record, event->player);
  g_autofree char *title = pandoria_text_event_title (event);

  /* Translators: what was scored, in which turn, by whom */
  return g_strdup_printf (_ ("%1$s · turn %2$u · %3$s"), title, (guint) event->turn, name);
}

/* --- plain text: the contents of the pages, in lines ---------------------------------------- */

#define MAX_CELL 14 /* maximum width of a player's name in the table header */

static void
append_player (GString *text, PandoriaGame *game, guint seat)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaRealm realm = (PandoriaRealm) pandoria_game_get_state (game)->players[seat].realm;
  const char *name = pandoria_record_get_lone_name (record, seat);
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
  g_string_append_printf (
      text, g_dngettext (GETTEXT_PACKAGE, "%u resource left", "%u resources left", left), left);
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

/* Pads @cell to @width cells of a terminal, because printf counts bytes. @right aligns numbers and
 * headers to the right. */
static void
append_cell (GString *text, const char *cell, guint width, gboolean right)
{
  const int pad = MAX ((int) width - (int) pandoria_text_cells (cell), 0);

  if (right)
    g_string_append_printf (text, "%*s%s", pad, "", cell);
  else
    g_string_append_printf (text, "%s%*s", cell, pad, "");
}

/* Returns: (transfer full): the name in at most MAX_CELL cells. The color next to a name that is
 * not alone remains whole. */
static char *
shorten_name (PandoriaRecord *record, guint seat)
{
  const char *lone = pandoria_record_get_lone_name (record, seat);
  const char *sentence = pandoria_record_get_player_name (record, seat);
  const char *color = sentence + strlen (lone);
  guint room = MAX_CELL - MIN (pandoria_text_cells (color), MAX_CELL / 2);
  g_autofree char *start = pandoria_text_cut (pandoria_record_get_plain_name (record, seat), room);
  g_autofree char *isolated = pandoria_isolate (start);

  return g_strconcat (isolated, color, NULL);
}

static guint
get_source_width (const PandoriaTally *tally)
{
  guint width = MAX (pandoria_text_cells (_ ("Points")), pandoria_text_cells (_ ("Team’s points")));

  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (tally, source))
      width = MAX (width, pandoria_text_cells (pandoria_tally_source_name (source)));
  return width + 2;
}

static void
append_row (GString *text, const PandoriaTally *tally, const char *name, guint width,
            const gint *points)
{
  append_cell (text, name, width, FALSE);
  for (guint column = 0; column < tally->n_players; column++)
    {
      g_autofree char *number
          = g_strdup_printf ("%d", points[pandoria_tally_get_seat (tally, column)]);

      append_cell (text, number, MAX_CELL + 2, TRUE);
    }
  g_string_append_c (text, '\n');
}

/* The sum of both partners is shown once, at the end of their columns. */
static void
append_teams (GString *text, const PandoriaTally *tally, guint width)
{
  append_cell (text, _ ("Team’s points"), width, FALSE);
  for (guint team = 0; team < 2; team++)
    {
      g_autofree char *number = g_strdup_printf ("%d", tally->teams[team]);

      append_cell (text, number, 2 * (MAX_CELL + 2), TRUE);
    }
  g_string_append_c (text, '\n');
}

static void
append_table (GString *text, PandoriaGame *game)
{
  PandoriaTally tally;
  guint width;

  pandoria_tally_init (&tally, game);
  width = get_source_width (&tally);
  g_string_append_printf (text, "\n%s\n", _ ("Where the points came from"));
  append_cell (text, "", width, FALSE);
  for (guint column = 0; column < tally.n_players; column++)
    {
      g_autofree char *name = shorten_name (pandoria_game_get_record (game),
                                            pandoria_tally_get_seat (&tally, column));

      append_cell (text, name, MAX_CELL + 2, TRUE);
    }
  g_string_append_c (text, '\n');
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&tally, source))
      append_row (text, &tally, pandoria_tally_source_name (source), width, tally.points[source]);
  append_row (text, &tally, _ ("Points"), width, tally.sums);
  if (tally.partnership)
    append_teams (text, &tally, width);
}

static void
append_best (GString *text, PandoriaGame *game)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (game);

  if (best->len > 0)
    g_string_append_printf (text, "\n%s\n", _ ("Best scores"));
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
      g_autofree char *what = NULL, *gain = NULL;

      if (entry->action != act)
        return;
      what = pandoria_text_event (event);
      gain = pandoria_text_event_change (event);
      g_string_append_printf (text, "      %s – %s (%s)\n",
                              pandoria_game_get_player_name (game, event->player), what, gain);
    }
}

/* Skips the ledger entries of the first @n_acts acts. */
static void
skip_entries (PandoriaGame *game, guint n_acts, guint *next)
{
  GListModel *ledger = pandoria_game_get_ledger (game);

  for (; *next < g_list_model_get_n_items (ledger); (*next)++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, *next);

      if (entry->action >= n_acts)
        return;
    }
}

static void
append_history (GString *text, PandoriaGame *game)
{
  GListModel *acts = pandoria_game_get_history (game);
  PandoriaRecord *record = pandoria_game_get_record (game);
  const guint n_taken_over = pandoria_record_get_n_taken_over (record);
  guint turn = 0, next = 0;

  g_string_append_printf (text, "\n%s\n", _ ("History"));
  if (n_taken_over > 0)
    g_string_append_printf (text, "  %s\n", pandoria_text_taken_over ());
  skip_entries (game, n_taken_over, &next);
  for (guint i = n_taken_over; i < g_list_model_get_n_items (acts); i++)
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
      g_string_append_printf (text, "    %s", what);
      if (note != NULL)
        g_string_append_printf (text, " – %s", note);
      g_string_append_c (text, '\n');
      append_entries (text, game, i, &next);
    }
}

static void
append_times (GString *text, PandoriaGame *game)
{
  g_autofree char *times = pandoria_text_times (game);

  if (times != NULL)
    g_string_append_printf (text, "\n%s\n  %s\n", _ ("Thinking time"), times);
}

char *
pandoria_report_text (PandoriaGame *game, gboolean history)
{
  GString *text = g_string_new (NULL);
  g_autofree char *facts = NULL, *outcome = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), g_string_free (text, FALSE));

  facts = pandoria_report_facts (game);
  outcome = pandoria_report_outcome (game);
  g_string_append_printf (text, "%s\n%s\n%s\n\n",
                          pandoria_report_title (pandoria_game_get_record (game)), facts, outcome);
  append_ranking (text, game);
  append_table (text, game);
  append_times (text, game);
  append_best (text, game);
  if (history)
    append_history (text, game);
  return g_string_free (text, FALSE);
}
