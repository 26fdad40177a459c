/* Describes in sentences what each player gains and pays by entries of the ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/** Sums: the gains and payments of each player by counter. */
typedef struct
{
  int gained[PANDORIA_MAX_PLAYERS][4];
  int surplus[PANDORIA_MAX_PLAYERS][4], surplus_points[PANDORIA_MAX_PLAYERS][4];
  int paid[PANDORIA_MAX_PLAYERS][4];
} Sums;

/* --- adding up ------------------------------------------------------------------------------ */

/* Costs and corrections are not gains. A separate dialog shows the final score. */
static gboolean
is_gain (const PandoriaEvent *event)
{
  switch (event->kind)
    {
    case PANDORIA_EVENT_REGION:
    case PANDORIA_EVENT_STORE:
    case PANDORIA_EVENT_SHRINE:
    case PANDORIA_EVENT_MONUMENT:
    case PANDORIA_EVENT_POORHOUSE:
    case PANDORIA_EVENT_CONJURE:
    case PANDORIA_EVENT_RELIC:
    case PANDORIA_EVENT_REALM: return event->amount > 0;
    default: return FALSE;
    }
}

gboolean
pandoria_text_is_cost (const PandoriaEvent *event)
{
  g_return_val_if_fail (event != NULL, FALSE);

  switch (event->kind)
    {
    case PANDORIA_EVENT_SPELL_COST:
    case PANDORIA_EVENT_BUILDING_COST:
    case PANDORIA_EVENT_MONUMENT_COST:
    case PANDORIA_EVENT_CARD_PRICE:
    case PANDORIA_EVENT_REALM: return event->amount < 0;
    default: return FALSE;
    }
}

static void
add_event (Sums *sums, const PandoriaEvent *event)
{
  if (event->counter >= 4)
    return;
  if (is_gain (event))
    sums->gained[event->player][event->counter] += event->amount;
  if (pandoria_text_is_cost (event))
    sums->paid[event->player][event->counter] -= event->amount;
  if (event->kind == PANDORIA_EVENT_OVERFLOW)
    {
      sums->surplus[event->player][event->counter] -= event->amount;
      sums->surplus_points[event->player][event->counter] += event->points;
    }
}

/* --- amounts -------------------------------------------------------------------------------- */

char *
pandoria_text_surplus (int surplus, int points)
{
  if (surplus <= 0)
    return NULL;
  if (points > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point from surplus",
                                         "%d points from surplus", (gulong) points),
                            points);
  /* Translators: so many of a resource are above the highest value of the marker, and bring no
   * points */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d surplus lost", "%d surplus lost", (gulong) surplus),
      surplus);
}

static char *
describe_amount (const Sums *sums, guint player, guint counter)
{
  g_autofree char *amount = pandoria_text_amount (counter, sums->gained[player][counter]);
  g_autofree char *surplus = pandoria_text_surplus (sums->surplus[player][counter],
                                                    sums->surplus_points[player][counter]);

  if (surplus == NULL)
    return g_steal_pointer (&amount);
  /* Translators: a gain, and what comes of its surplus: “6 wood (2 points from surplus)” */
  return g_strdup_printf (C_ ("gain", "%s (%s)"), amount, surplus);
}

/* Returns: (nullable): “6 wood, 2 points”: what @player gains or, if @paid, pays; NULL: nothing. */
static char *
describe_amounts (const Sums *sums, guint player, gboolean paid)
{
  g_autoptr (GPtrArray) amounts = pandoria_phrases_new ();

  for (guint counter = 0; counter < 4; counter++)
    if (paid && sums->paid[player][counter] > 0)
      pandoria_phrases_add (amounts, pandoria_text_amount (counter, sums->paid[player][counter]));
    else if (!paid && sums->gained[player][counter] > 0)
      pandoria_phrases_add (amounts, describe_amount (sums, player, counter));
  /* Translators: between the amounts that one player gains, “6 wood, 2 points” */
  return pandoria_phrases_join (amounts, C_ ("amounts", ", "));
}

static void
add_payment (GPtrArray *parts, const char *name, const char *amount)
{
  /* Translators: a player's name and what is paid, “Marta pays 3 crystals” */
  pandoria_phrases_add (parts, g_strdup_printf (_ ("%s pays %s"), name, amount));
}

static void
add_payments (GPtrArray *parts, const char *name, const Sums *sums, guint player)
{
  for (guint counter = 0; counter < 4; counter++)
    if (sums->paid[player][counter] > 0)
      {
        g_autofree char *amount = pandoria_text_amount (counter, sums->paid[player][counter]);

        add_payment (parts, name, amount);
      }
}

static void
add_sentences (GPtrArray *parts, const char *name, const Sums *sums, guint player,
               PandoriaTextAbout about)
{
  g_autofree char *gained = describe_amounts (sums, player, FALSE);
  g_autofree char *paid
      = about == PANDORIA_TEXT_TRADES ? describe_amounts (sums, player, TRUE) : NULL;

  if (about == PANDORIA_TEXT_PAYMENTS)
    add_payments (parts, name, sums, player);
  else if (paid != NULL && gained != NULL)
    /* Translators: a player, what is paid and what is gained for it: “Dirk pays 3 crystals and
     * gains 3 gold” */
    pandoria_phrases_add (
        parts, g_strdup_printf (_ ("%1$s pays %2$s and gains %3$s"), name, paid, gained));
  else if (paid != NULL)
    add_payment (parts, name, paid);
  else if (gained != NULL)
    /* Translators: a player's name and what is gained, “Marta gains 6 wood, 2 points” */
    pandoria_phrases_add (parts, g_strdup_printf (_ ("%s gains %s"), name, gained));
}

char *
pandoria_text_join (GPtrArray *parts)
{
  /* Translators: between the gains of different players */
  return pandoria_phrases_join (parts, C_ ("gains", "; "));
}

/* “Marta, Jonas and Aylin” */
static char *
join_names (GPtrArray *names)
{
  const char *last = g_ptr_array_index (names, names->len - 1);
  g_autoptr (GPtrArray) others = pandoria_phrases_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i + 1 < names->len; i++)
    pandoria_phrases_add (others, g_strdup (g_ptr_array_index (names, i)));
  list = pandoria_phrases_join (others, C_ ("between names", ", "));
  if (list == NULL)
    return g_strdup (last);
  /* Translators: two players’ names. */
  return g_strdup_printf (C_ ("names", "%1$s and %2$s"), list, last);
}

/* Returns: (transfer full): the names of all players, from @first on, who gain the same as @first.
 * Clears the gains of the others, so that each is described once. */
static char *
name_equals (PandoriaGame *game, char *gained[PANDORIA_MAX_PLAYERS], guint first, gboolean *several)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_ptr_array_add (names, (gpointer) pandoria_game_get_player_name (game, first));
  for (guint player = first + 1; player < PANDORIA_MAX_PLAYERS; player++)
    if (g_strcmp0 (gained[player], gained[first]) == 0)
      {
        g_ptr_array_add (names, (gpointer) pandoria_game_get_player_name (game, player));
        g_clear_pointer (&gained[player], g_free);
      }
  *several = names->len > 1;
  return join_names (names);
}

static char *
describe_equals (const char *names, const char *gained, gboolean several, gboolean possible)
{
  if (several && possible)
    /* Translators: several players, and what an act that is not done would bring each of them:
     * “Marta and Jonas would gain 2 points each” */
    return g_strdup_printf (_ ("%1$s would gain %2$s each"), names, gained);
  if (several)
    /* Translators: several players, and what each of them gains: “Marta and Jonas gain 2 points
     * each” */
    return g_strdup_printf (_ ("%1$s gain %2$s each"), names, gained);
  if (possible)
    /* Translators: a player's name and what an act that is not done would bring, “Marta would gain
     * 6 wood, 2 points” */
    return g_strdup_printf (_ ("%s would gain %s"), names, gained);
  /* Translators: a player's name and what is gained, “Marta gains 6 wood, 2 points” */
  return g_strdup_printf (_ ("%s gains %s"), names, gained);
}

/* Describes equal gains of several players in one sentence. */
static void
add_gains (GPtrArray *parts, PandoriaGame *game, const Sums *sums, gboolean possible)
{
  char *gained[PANDORIA_MAX_PLAYERS];

  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    gained[player] = describe_amounts (sums, player, FALSE);
  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    {
      g_autofree char *amounts = g_steal_pointer (&gained[player]), *names = NULL;
      gboolean several;

      if (amounts == NULL)
        continue;
      gained[player] = amounts;
      names = name_equals (game, gained, player, &several);
      gained[player] = NULL;
      pandoria_phrases_add (parts, describe_equals (names, amounts, several, possible));
    }
}

char *
pandoria_text_gains (PandoriaGame *game, const PandoriaEvent *events, guint n,
                     PandoriaTextAbout about)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  Sums sums = { 0 };

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  for (guint i = 0; i < n; i++)
    add_event (&sums, &events[i]);
  if (about == PANDORIA_TEXT_GAINS || about == PANDORIA_TEXT_POSSIBLE_GAINS)
    add_gains (parts, game, &sums, about == PANDORIA_TEXT_POSSIBLE_GAINS);
  else
    for (guint player = 0; player < pandoria_game_get_state (game)->n_players; player++)
      add_sentences (parts, pandoria_game_get_player_name (game, player), &sums, player, about);
  return pandoria_text_join (parts);
}

char *
pandoria_text_gains_between (PandoriaGame *game, guint from, guint to)
{
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  n = pandoria_game_get_n_events (game, pandoria_game_get_position (game));
  to = MIN (to, n);
  return from < to ? pandoria_text_gains (game, pandoria_game_get_events (game, from), to - from,
                                          PANDORIA_TEXT_GAINS)
                   : NULL;
}

/* Returns: (nullable): the gains from act @index, if it made the last entry of the ledger. */
static char *
describe_last_gains (PandoriaGame *game, guint index)
{
  guint before = pandoria_game_get_n_events (game, index),
        after = pandoria_game_get_n_events (game, index + 1);

  if (after < pandoria_game_get_n_events (game, pandoria_game_get_position (game)))
    return NULL;
  return pandoria_text_gains_between (game, before, after);
}

char *
pandoria_text_last_event (PandoriaGame *game)
{
  PandoriaRecord *record;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  record = pandoria_game_get_record (game);
  for (guint i = pandoria_game_get_position (game); i > 0; i--)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i - 1);
      char *gains = describe_last_gains (game, i - 1);
      g_autofree char *text = NULL;

      if (gains != NULL)
        return gains;
      if (action->kind == PANDORIA_ACT_SCORE || action->kind == PANDORIA_ACT_END_TURN)
        continue; /* without gains, these are not worth reporting */
      text = pandoria_text_action (action);
      /* Translators: an act: player, act. */
      return g_strdup_printf (C_ ("act", "%1$s: %2$s"),
                              pandoria_record_get_player_name (
                                  record, pandoria_game_get_state_at (game, i - 1)->active),
                              text);
    }
  return NULL;
}

/* Returns: (nullable): the region entry with the largest gain among the entries @from … @to − 1;
 * the first of equal ones. */
static const PandoriaEvent *
find_biggest (PandoriaGame *game, guint from, guint to)
{
  const PandoriaEvent *events = pandoria_game_get_events (game, 0), *best = NULL;

  for (guint i = from; i < to; i++)
    if (events[i].kind == PANDORIA_EVENT_REGION
        && events[i].amount > (best != NULL ? best->amount : 0))
      best = &events[i];
  return best;
}

/* Returns: (transfer full): the players who gained as much as @best from its region. */
static char *
name_gainers (PandoriaGame *game, const PandoriaEvent *best, guint to)
{
  const PandoriaEvent *events = pandoria_game_get_events (game, 0);
  g_autoptr (GPtrArray) names = pandoria_phrases_new ();

  for (guint i = 0; i < to; i++)
    if (events[i].kind == PANDORIA_EVENT_REGION && events[i].amount == best->amount
        && events[i].turn == best->turn && pandoria_spaces_equal (events[i].region, best->region))
      pandoria_phrases_add (names,
                            g_strdup (pandoria_game_get_player_name (game, events[i].player)));
  return pandoria_phrases_join (names, C_ ("between names", ", "));
}

char *
pandoria_text_biggest_scoring (PandoriaGame *game, guint from)
{
  const PandoriaEvent *best, *before;
  g_autofree char *amount = NULL, *names = NULL;
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  n = pandoria_game_get_n_events (game, pandoria_game_get_position (game));
  best = find_biggest (game, from, n);
  before = find_biggest (game, 0, from);
  if (best == NULL || before == NULL || best->amount <= before->amount)
    return NULL;
  amount = pandoria_text_amount ((PandoriaCounter) best->counter, best->amount);
  names = name_gainers (game, best, n);
  /* Translators: the names of players, and what a region has brought: “The biggest scoring of this
   * game: Jonas, 15 crystals” */
  return g_strdup_printf (_ ("The biggest score of this game: %1$s, %2$s"), names, amount);
}
