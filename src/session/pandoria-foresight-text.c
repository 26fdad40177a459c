/* What an act would bring, and who has gained what, in a sentence each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-foresight.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* A region's name lists its spaces up to so many. */
#define MAX_NAMED 4

/** Sums: by how much each counter of each player rises, and what is paid. */
typedef struct
{
  int gained[PANDORIA_MAX_PLAYERS][4];
  int surplus[PANDORIA_MAX_PLAYERS][4], surplus_points[PANDORIA_MAX_PLAYERS][4];
  int paid[PANDORIA_MAX_PLAYERS][4];
} Sums;

/* --- adding up -------------------------------------------------------------------------------------------------- */

/* Costs and corrections are no gains; the final score has a dialog of its own. */
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

static gboolean
is_cost (const PandoriaEvent *event)
{
  return event->kind == PANDORIA_EVENT_SPELL_COST || event->kind == PANDORIA_EVENT_BUILDING_COST
         || event->kind == PANDORIA_EVENT_MONUMENT_COST || event->kind == PANDORIA_EVENT_CARD_PRICE
         || (event->kind == PANDORIA_EVENT_REALM && event->amount < 0);
}

static void
add_event (Sums *sums, const PandoriaEvent *event)
{
  if (event->counter >= 4)
    return;
  if (is_gain (event))
    sums->gained[event->player][event->counter] += event->amount;
  if (is_cost (event))
    sums->paid[event->player][event->counter] -= event->amount;
  if (event->kind == PANDORIA_EVENT_OVERFLOW)
    {
      sums->surplus[event->player][event->counter] -= event->amount;
      sums->surplus_points[event->player][event->counter] += event->points;
    }
}

/* --- amounts ------------------------------------------------------------------------------------------------------ */

char *
pandoria_foresight_describe_surplus (int surplus, int points)
{
  if (surplus <= 0)
    return NULL;
  if (points > 0)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%d point from surplus", "%d points from surplus", (gulong) points), points);
  /* Translators: so many of a resource are above the highest value of the marker, and bring no points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d over is lost", "%d over are lost", (gulong) surplus),
                          surplus);
}

char *
pandoria_foresight_describe_gain (const PandoriaForeseenGain *gain)
{
  return pandoria_text_change (gain->counter, gain->amount);
}

static char *
describe_amount (const Sums *sums, guint player, guint counter)
{
  g_autofree char *amount = pandoria_text_amount (counter, sums->gained[player][counter]);
  g_autofree char *surplus
      = pandoria_foresight_describe_surplus (sums->surplus[player][counter], sums->surplus_points[player][counter]);

  if (surplus == NULL)
    return g_steal_pointer (&amount);
  /* Translators: a gain, and what comes of its surplus: “6 wood (2 points from surplus)” */
  return g_strdup_printf (C_ ("gain", "%s (%s)"), amount, surplus);
}

/* Returns: (nullable): “6 wood, 2 points”, NULL when @player gains nothing. */
static char *
describe_amounts (const Sums *sums, guint player)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) amounts = NULL;

  for (guint counter = 0; counter < 4; counter++)
    if (sums->gained[player][counter] > 0)
      {
        g_autofree char *amount = describe_amount (sums, player, counter);

        g_strv_builder_add (parts, amount);
      }
  amounts = g_strv_builder_end (parts);
  if (g_strv_length (amounts) == 0)
    return NULL;
  /* Translators: between the amounts that one player gains, “6 wood, 2 points” */
  return g_strjoinv (C_ ("amounts", ", "), amounts);
}

static const char *
get_name (PandoriaGame *game, guint player)
{
  return pandoria_record_get_player_name (pandoria_game_get_record (game), player);
}

static void
add_gains (GStrvBuilder *parts, PandoriaGame *game, const Sums *sums)
{
  for (guint player = 0; player < pandoria_game_get_state (game)->n_players; player++)
    {
      g_autofree char *amounts = describe_amounts (sums, player);
      g_autofree char *sentence = NULL;

      if (amounts == NULL)
        continue;
      /* Translators: a player's name and what is gained, “Marta gains 6 wood, 2 points” */
      sentence = g_strdup_printf (_ ("%s gains %s"), get_name (game, player), amounts);
      g_strv_builder_add (parts, sentence);
    }
}

static void
add_payments (GStrvBuilder *parts, PandoriaGame *game, const Sums *sums)
{
  for (guint player = 0; player < pandoria_game_get_state (game)->n_players; player++)
    for (guint counter = 0; counter < 4; counter++)
      if (sums->paid[player][counter] > 0)
        {
          g_autofree char *amount = pandoria_text_amount (counter, sums->paid[player][counter]);
          /* Translators: a player's name and what is paid, “Marta pays 3 crystals” */
          g_autofree char *sentence = g_strdup_printf (_ ("%s pays %s"), get_name (game, player), amount);

          g_strv_builder_add (parts, sentence);
        }
}

/* Returns: (nullable): the parts with “; ” between them. */
static char *
join (GStrvBuilder *parts)
{
  g_auto (GStrv) sentences = g_strv_builder_end (parts);

  if (g_strv_length (sentences) == 0)
    return NULL;
  /* Translators: between the gains of different players */
  return g_strjoinv (C_ ("gains", "; "), sentences);
}

/* --- what an act would do ----------------------------------------------------------------------------------------- */

static char *
name_region (const PandoriaRegion *region)
{
  g_autofree char *spaces = pandoria_text_spaces (region->spaces, MAX_NAMED);

  /* Translators: a terrain and the spaces of one of its regions, as in “Forest F7 F8”. */
  return g_strdup_printf (C_ ("region", "%1$s %2$s"), pandoria_text_terrain (region->terrain), spaces);
}

/* Returns: (nullable): the regions that @after waits to score and @before did not. */
static char *
name_closed (const PandoriaState *before, const PandoriaState *after)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = before->n_pending; i < after->n_pending; i++)
    {
      g_autofree char *name = name_region (&after->pending[i]);

      g_strv_builder_add (parts, name);
    }
  names = g_strv_builder_end (parts);
  return g_strv_length (names) > 0 ? g_strjoinv (C_ ("regions", ", "), names) : NULL;
}

static int
count_home (const PandoriaState *before, const PandoriaState *after)
{
  int home = 0;

  for (guint i = 0; i < after->n_players; i++)
    home += MAX (0, after->players[i].workers + after->players[i].leader - before->players[i].workers
                        - before->players[i].leader);
  return home;
}

static void
add_homecoming (GStrvBuilder *parts, const PandoriaState *before, const PandoriaState *after)
{
  int home = count_home (before, after);
  g_autofree char *text = NULL;

  if (home == 0)
    return;
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure goes home", "%d figures go home", (gulong) home),
                          home);
  g_strv_builder_add (parts, text);
}

static char *
describe_closing (PandoriaGame *game, const char *closed, const Sums *sums)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char *gained = NULL;

  add_gains (parts, game, sums);
  gained = join (parts);
  /* Translators: the regions that an act closes, then who gains what; “Closes Forest F7 F8: Marta gains 6 wood” */
  return g_strdup_printf (_ ("Closes %s: %s"), closed, gained != NULL ? gained : _ ("nobody gains anything"));
}

static gboolean
lays_something (PandoriaActKind kind)
{
  return kind <= PANDORIA_ACT_PLACE_SINGLE;
}

/* What is laid is seen on the board; any other act is named. */
static char *
name_act (const PandoriaAction *action, const char *what)
{
  g_autofree char *act = NULL;

  if (action == NULL || lays_something (action->kind))
    return g_strdup (what);
  act = pandoria_text_action (action);
  /* Translators: an act and what it brings, “Muster 2 at D5 D6: Marta pays 3 crystals” */
  return g_strdup_printf (C_ ("act", "%s: %s"), act, what);
}

char *
pandoria_foresight_describe (PandoriaGame *game, const PandoriaAction *action, const PandoriaForesight *foresight)
{
  const PandoriaState *before = pandoria_game_get_state (game);
  g_autofree char *closed = name_closed (before, &foresight->done);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char *text = NULL;
  Sums sums = { 0 };

  for (guint i = 0; i < foresight->events.n; i++)
    add_event (&sums, &foresight->events.items[i]);
  add_payments (parts, game, &sums);
  if (closed != NULL)
    {
      g_autofree char *closing = describe_closing (game, closed, &sums);

      g_strv_builder_add (parts, closing);
    }
  else
    add_gains (parts, game, &sums);
  add_homecoming (parts, before, &foresight->done);
  text = join (parts);
  return text != NULL ? name_act (action, text) : NULL;
}

/* --- what an act has done ------------------------------------------------------------------------------------------ */

char *
pandoria_foresight_describe_ledger (PandoriaGame *game, guint from)
{
  GListModel *ledger = pandoria_game_get_ledger (game);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  guint n = g_list_model_get_n_items (ledger);
  Sums sums = { 0 };

  for (guint i = from; i < n; i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      add_event (&sums, pandoria_ledger_entry_get_event (entry));
    }
  add_gains (parts, game, &sums);
  return join (parts);
}
