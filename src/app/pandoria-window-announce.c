/* PandoriaWindow: what an act closes and brings, and who has gained what, in a sentence each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-apply.h"
#include "pandoria-text.h"

/* A region's name lists its spaces up to so many. */
#define MAX_NAMED 4

/** Gains: by how much each counter of each player rose. */
typedef struct
{
  int by[PANDORIA_MAX_PLAYERS][4];
} Gains;

/* --- adding up ------------------------------------------------------------------------------------------------ */

/* Costs and corrections are no gains; the final score has a dialog of its own. */
static gboolean
is_gain (const PandoriaEvent *event)
{
  switch (event->kind)
    {
    case PANDORIA_EVENT_REGION:
    case PANDORIA_EVENT_OVERFLOW:
    case PANDORIA_EVENT_STORE:
    case PANDORIA_EVENT_SHRINE:
    case PANDORIA_EVENT_MONUMENT:
    case PANDORIA_EVENT_POORHOUSE:
    case PANDORIA_EVENT_RELIC:
    case PANDORIA_EVENT_REALM: return TRUE;
    default: return FALSE;
    }
}

static void
add_event (Gains *gains, const PandoriaEvent *event)
{
  if (!is_gain (event) || event->counter >= 4)
    return;
  gains->by[event->player][event->counter] += event->amount;
  gains->by[event->player][PANDORIA_COUNTER_POINTS] += event->points;
}

static void
add_events (Gains *gains, const PandoriaEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    add_event (gains, &events->items[i]);
}

/* Returns: (nullable): “6 wood and 2 points”, NULL when @player gains nothing. */
static char *
describe_amounts (const Gains *gains, guint player)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) amounts = NULL;

  for (guint counter = 0; counter < 4; counter++)
    if (gains->by[player][counter] > 0)
      {
        g_autofree char *amount = pandoria_text_amount (counter, gains->by[player][counter]);

        g_strv_builder_add (parts, amount);
      }
  amounts = g_strv_builder_end (parts);
  if (g_strv_length (amounts) == 0)
    return NULL;
  /* Translators: between the amounts that one player gains, “6 wood, 2 points” */
  return g_strjoinv (C_ ("amounts", ", "), amounts);
}

/* Returns: (nullable): “Marta gains 6 wood, 2 points; Aylin gains 4 wood”. */
static char *
describe (PandoriaGame *game, const Gains *gains)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  guint n_players = pandoria_game_get_state (game)->n_players;
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  for (guint player = 0; player < n_players; player++)
    {
      g_autofree char *amounts = describe_amounts (gains, player);
      g_autofree char *sentence = NULL;

      if (amounts == NULL)
        continue;
      /* Translators: a player's name and what is gained, “Marta gains 6 wood, 2 points” */
      sentence = g_strdup_printf (_ ("%s gains %s"), pandoria_record_get_player_name (record, player), amounts);
      g_strv_builder_add (parts, sentence);
    }
  sentences = g_strv_builder_end (parts);
  if (g_strv_length (sentences) == 0)
    return NULL;
  /* Translators: between the gains of different players */
  return g_strjoinv (C_ ("gains", "; "), sentences);
}

/* --- what an act would do ------------------------------------------------------------------------------------- */

static char *
name_region (const PandoriaRegion *region)
{
  g_autoptr (GString) text = g_string_new (pandoria_text_terrain (region->terrain));
  PandoriaSpace space;
  guint n = 0;

  PANDORIA_FOREACH_SPACE (space, region->spaces)
    {
      if (n++ == MAX_NAMED)
        {
          g_string_append (text, "…");
          break;
        }
      g_string_append_printf (text, " %s", pandoria_space_name (space));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
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

static char *
describe_homecoming (const PandoriaState *before, const PandoriaState *after)
{
  int home = 0;

  for (guint i = 0; i < after->n_players; i++)
    home += after->players[i].workers + after->players[i].leader - before->players[i].workers
            - before->players[i].leader;
  if (home <= 0)
    return NULL;
  return g_strdup_printf (ngettext ("%d figure goes home", "%d figures go home", (gulong) home), home);
}

static void
append_events (PandoriaEvents *events, const PandoriaEvents *more)
{
  guint n = MIN (more->n, PANDORIA_MAX_EVENTS - events->n);

  memcpy (events->items + events->n, more->items, n * sizeof (PandoriaEvent));
  events->n += n;
}

/* What the scoring would bring if the turn went on to it now. */
static void
foresee_scoring (const PandoriaState *before, PandoriaState *after, PandoriaEvents *events)
{
  g_autofree PandoriaEvents *scored = g_new0 (PandoriaEvents, 1);
  PandoriaAction score;

  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  *after = *before;
  if (before->n_pending > 0 && pandoria_state_apply (before, &score, after, scored, NULL))
    append_events (events, scored);
}

gboolean
pandoria_window_foresee (PandoriaGame *game, const PandoriaAction *action, PandoriaForesight *foresight)
{
  memset (foresight, 0, sizeof *foresight);
  if (action == NULL)
    foresight->done = *pandoria_game_get_state (game);
  else if (!pandoria_game_preview (game, action, &foresight->done, &foresight->events, NULL))
    return FALSE;
  foresee_scoring (&foresight->done, &foresight->scored, &foresight->events);
  return TRUE;
}

static gboolean
lays_something (PandoriaActKind kind)
{
  return kind <= PANDORIA_ACT_PLACE_SINGLE;
}

char *
pandoria_window_describe_foresight (PandoriaGame *game, const PandoriaAction *action,
                                    const PandoriaForesight *foresight)
{
  const PandoriaState *before = pandoria_game_get_state (game);
  g_autofree char *closed = name_closed (before, &foresight->done);
  g_autofree char *gained = NULL;
  g_autofree char *home = NULL;
  g_autofree char *text = NULL;
  Gains gains = { 0 };

  if (closed == NULL)
    return NULL;
  add_events (&gains, &foresight->events);
  gained = describe (game, &gains);
  home = lays_something (action->kind) ? describe_homecoming (before, &foresight->done) : NULL;
  /* Translators: the regions that an act closes, then who gains what; “Closes Forest F7 F8: Marta gains 6 wood” */
  text = g_strdup_printf (_ ("Closes %s: %s"), closed, gained != NULL ? gained : _ ("nobody gains anything"));
  return home != NULL ? g_strjoin (C_ ("gains", "; "), text, home, NULL) : g_steal_pointer (&text);
}

/* --- what an act has done ------------------------------------------------------------------------------------- */

char *
pandoria_window_describe_gains (PandoriaGame *game, guint from)
{
  GListModel *ledger = pandoria_game_get_ledger (game);
  guint n = g_list_model_get_n_items (ledger);
  Gains gains = { 0 };

  for (guint i = from; i < n; i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      add_event (&gains, pandoria_ledger_entry_get_event (entry));
    }
  return describe (game, &gains);
}
