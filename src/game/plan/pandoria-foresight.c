/* Computes the effect of an act before it is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-foresight.h"

#include "pandoria-table-moves.h"
#include "pandoria-text.h"
#include "pandoria-text-moves.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
append_events (PandoriaEvents *events, const PandoriaEvents *more)
{
  guint n = MIN (more->n, PANDORIA_MAX_EVENTS - events->n);

  memcpy (events->items + events->n, more->items, n * sizeof (PandoriaEvent));
  events->n += n;
}

/* Computes the scoring as if it followed at once. */
static void
foresee_scoring (PandoriaForesight *foresight)
{
  PandoriaEvents scored; /* 100 kB, so do not clear it */
  PandoriaAction score;

  foresight->scored = foresight->done;
  if (foresight->done.n_pending == 0)
    return;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (pandoria_state_apply (&foresight->done, &score, &foresight->scored, &scored, NULL))
    append_events (&foresight->events, &scored);
}

gboolean
pandoria_foresight_make (const PandoriaState *state, const PandoriaAction *action,
                         PandoriaForesight *foresight, GError **error)
{
  g_return_val_if_fail (state != NULL && foresight != NULL, FALSE);

  foresight->events.n = 0;
  if (action == NULL)
    foresight->done = *state;
  else if (!pandoria_state_apply (state, action, &foresight->done, &foresight->events, error))
    return FALSE;
  foresee_scoring (foresight);
  return TRUE;
}

static PandoriaSpaces
get_figures (const PandoriaState *state, guint player)
{
  return pandoria_spaces_or (state->players[player].figures, state->players[player].leader_at);
}

PandoriaSpaces
pandoria_foresight_get_homeward (const PandoriaState *state, const PandoriaForesight *foresight)
{
  PandoriaSpaces homeward = pandoria_spaces_empty ();
  g_autoptr (GArray) moves = NULL;

  g_return_val_if_fail (state != NULL && foresight != NULL, homeward);

  moves = pandoria_table_moves_find_figures (state, &foresight->done);
  for (guint i = 0; i < moves->len; i++)
    {
      const PandoriaTableMove *move = &g_array_index (moves, PandoriaTableMove, i);
      PandoriaSpaces figures = get_figures (state, move->figure.player);

      /* The board has no badge for the second figure on a space, a ghost. */
      if (pandoria_table_move_leaves_board (move) && pandoria_spaces_has (&figures, move->from.at))
        pandoria_spaces_add (&homeward, move->from.at);
    }
  return homeward;
}

/* Returns: a figure of the event's player next to the region, if possible one without gains so far.
 */
static PandoriaSpace
find_earner (const PandoriaForesight *foresight, const PandoriaEvent *event, PandoriaSpaces taken)
{
  const PandoriaState *done = &foresight->done;
  PandoriaSpaces around = pandoria_spaces_around (event->region);
  PandoriaSpaces figures = get_figures (done, event->player), fresh;

  for (guint i = 0; i < done->n_players; i++)
    {
      const PandoriaHaunter *haunter = &done->players[i].haunter;

      if (haunter->place == PANDORIA_HAUNTER_BOARD && haunter->figure.player == event->player)
        pandoria_spaces_add (&figures, haunter->at);
    }
  figures = pandoria_spaces_and (figures, around);
  fresh = pandoria_spaces_minus (figures, taken);
  return pandoria_spaces_first (pandoria_spaces_is_empty (fresh) ? figures : fresh);
}

static PandoriaForeseenGain *
find_last_gain (PandoriaForeseenGain *gains, guint n, const PandoriaEvent *event)
{
  for (guint i = n; i > 0; i--)
    if (gains[i - 1].player == event->player && (guint) gains[i - 1].counter == event->counter)
      return &gains[i - 1];
  return NULL;
}

/* A turn has one overflow for all its regions (7.2), followed by the point of the Store. */
static void
add_surplus (PandoriaForeseenGain *gains, guint n, const PandoriaEvent *event)
{
  PandoriaForeseenGain *gain = find_last_gain (gains, n, event);

  if (gain == NULL)
    return;
  gain->surplus -= event->amount;
  gain->points += event->points;
}

guint
pandoria_foresight_get_gains (const PandoriaForesight *foresight,
                              PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN])
{
  PandoriaSpaces taken = pandoria_spaces_empty ();
  guint n = 0;

  g_return_val_if_fail (foresight != NULL && gains != NULL, 0);

  for (guint i = 0; i < foresight->events.n; i++)
    {
      const PandoriaEvent *event = &foresight->events.items[i];
      PandoriaForeseenGain gain
          = { PANDORIA_SPACE_NONE, event->player, event->counter, event->amount, 0, 0 };

      if (event->kind == PANDORIA_EVENT_OVERFLOW)
        add_surplus (gains, n, event);
      if (event->kind != PANDORIA_EVENT_REGION || n == PANDORIA_MAX_FORESEEN)
        continue;
      gain.at = find_earner (foresight, event, taken);
      if (gain.at != PANDORIA_SPACE_NONE)
        pandoria_spaces_add (&taken, gain.at);
      gains[n++] = gain;
    }
  return n;
}

/* --- text ----------------------------------------------------------------------------------- */

/* Returns: (nullable): the names of the regions that wait for scoring in @after, but not in
 * @before. */
static char *
name_closed (const PandoriaState *before, const PandoriaState *after)
{
  g_autoptr (GPtrArray) names = pandoria_phrases_new ();

  for (guint i = before->n_pending; i < after->n_pending; i++)
    pandoria_phrases_add (names, pandoria_text_region_name (&after->pending[i]));
  return pandoria_phrases_join (names, C_ ("regions", ", "));
}

static char *
describe_closing (const char *closed, const char *gained, gboolean pays)
{
  if (pays)
    /* Translators: after the name of an act and what is paid: “Enchanted Castle at D9: Marta pays 2
     * crystals; closes Forest F7 F8: Marta gains 6 wood” */
    return g_strdup_printf (_ ("closes %s: %s"), closed,
                            gained != NULL ? gained : _ ("nobody gains anything"));
  /* Translators: the regions that an act closes, then who gains what; “Would close Forest F7 F8:
   * Marta would gain 6 wood” */
  return g_strdup_printf (_ ("Would close %s: %s"), closed,
                          gained != NULL ? gained : _ ("nobody would gain anything"));
}

/* The regions that closed before are scored later, with or without this figure. */
static gboolean
is_figure_act (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_PLACE_FIGURE || action->kind == PANDORIA_ACT_TAKE_FIGURE
         || action->kind == PANDORIA_ACT_ELF_MOVE;
}

/* Names the act, unless the board shows it as a placed tile. @scored: @what comes from the scoring
 * of the turn. */
static char *
name_act (const PandoriaAction *action, const char *what, gboolean scored)
{
  g_autofree char *act = NULL;

  if (action == NULL || action->kind <= PANDORIA_ACT_PLACE_SINGLE)
    return g_strdup (what);
  /* The gains already include the effect of Conjure. */
  act = action->kind == PANDORIA_ACT_CAST && action->spell == PANDORIA_SPELL_CONJURE
            ? pandoria_text_spell (PANDORIA_SPELL_CONJURE, action->level)
            : pandoria_text_action (action);
  if (scored && is_figure_act (action))
    /* Translators: a figure is placed or taken back, and what the turn then brings: “Worker to D5.
     * When the turn is scored: Marta would gain 6 wood” */
    return g_strdup_printf (_ ("%1$s. When the turn is scored: %2$s"), act, what);
  /* Translators: an act and what it brings, “Muster 2 at D5 D6: Marta pays 3 crystals” */
  return g_strdup_printf (C_ ("act", "%s: %s"), act, what);
}

char *
pandoria_foresight_describe (PandoriaGame *game, const PandoriaState *before,
                             const PandoriaAction *action, const PandoriaForesight *foresight)
{
  g_autofree char *closed = name_closed (before, &foresight->done);
  const PandoriaEvent *events = foresight->events.items;
  guint n = foresight->events.n;
  g_autofree char *payments = pandoria_text_gains (game, events, n, PANDORIA_TEXT_PAYMENTS);
  gboolean pays = payments != NULL;
  g_autofree char *gained = pandoria_text_gains (
      game, events, n, pays ? PANDORIA_TEXT_GAINS : PANDORIA_TEXT_POSSIBLE_GAINS);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *text = NULL;

  if (pays && closed == NULL)
    pandoria_phrases_add (parts, pandoria_text_gains (game, events, n, PANDORIA_TEXT_TRADES));
  else
    {
      pandoria_phrases_add (parts, g_steal_pointer (&payments));
      pandoria_phrases_add (parts, closed != NULL ? describe_closing (closed, gained, pays)
                                                  : g_strdup (gained));
    }
  /* A paid act is described as if it were done. */
  pandoria_phrases_add (parts,
                        pandoria_text_leavers (game, before, action, &foresight->done, !pays));
  text = pandoria_text_join (parts);
  return text != NULL ? name_act (action, text, gained != NULL && !pays && closed == NULL) : NULL;
}
