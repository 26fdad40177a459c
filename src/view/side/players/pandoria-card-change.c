/* The contents of a player card, and the changes by an act: in numbers and in words. Without
 * widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-change.h"

#include <glib/gi18n.h>

#include "pandoria-text.h"

/* --- words ---------------------------------------------------------------------------------- */

static char *
join (GPtrArray *parts)
{
  /* Translators: between the things that a player has, “Humans, 41 points, 4 crystals of 10” */
  return pandoria_phrases_join (parts, C_ ("possessions", ", "));
}

static void
add_counters (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  pandoria_phrases_add (parts, pandoria_text_amount (PANDORIA_COUNTER_POINTS,
                                                     player->counters[PANDORIA_COUNTER_POINTS]));
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_phrases_add (parts, pandoria_text_resource (state, seat, (PandoriaCounter) i));
  if (state->variant != PANDORIA_VARIANT_FAMILY)
    pandoria_phrases_add (parts, pandoria_text_amount (PANDORIA_COUNTER_HAND, player->hand));
}

static void
add_buildings (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  for (guint i = 0; i < pandoria_state_n_slots (state, seat); i++)
    pandoria_phrases_add (parts, pandoria_text_slot (&state->players[seat].slots[i]));
}

static void
add_reserve (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  pandoria_phrases_add (parts, pandoria_text_workers (player));
  pandoria_phrases_add (parts, pandoria_text_leader (player));
}

char *
pandoria_card_describe (PandoriaGame *game, const PandoriaState *state, guint seat)
{
  g_autoptr (GPtrArray) parts = NULL;
  const PandoriaPlayerState *player;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);
  g_return_val_if_fail (state != NULL && seat < PANDORIA_MAX_PLAYERS, NULL);

  parts = pandoria_phrases_new ();
  player = &state->players[seat];
  pandoria_phrases_add (parts, g_strdup (pandoria_game_get_player_name (game, seat)));
  if (player->realm != PANDORIA_REALM_NONE)
    pandoria_phrases_add (parts, g_strdup (pandoria_text_realm ((PandoriaRealm) player->realm)));
  add_counters (parts, state, seat);
  return join (parts);
}

char *
pandoria_card_describe_pieces (const PandoriaState *state, guint seat)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *spell = NULL;
  const PandoriaPlayerState *player;

  g_return_val_if_fail (state != NULL && seat < PANDORIA_MAX_PLAYERS, NULL);

  parts = pandoria_phrases_new ();
  player = &state->players[seat];
  spell = pandoria_text_spell ((PandoriaSpell) player->top_spell.spell, player->top_spell.level);
  add_buildings (parts, state, seat);
  if (player->top_spell.spell != PANDORIA_SPELL_NONE)
    pandoria_phrases_add (parts, g_strdup_printf (_ ("Top spell: %s"), spell));
  add_reserve (parts, state, seat);
  return join (parts);
}

/* --- changes -------------------------------------------------------------------------------- */

/* Returns: (transfer full) (nullable): describes a surplus of the resources @over, and the points
 * for it. */
static char *
describe_surplus (GPtrArray *over, int sum)
{
  g_autofree char *all = join (over), *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, sum);

  /* Translators: a surplus and what it brings, as in “4 wood → 2 points”. */
  return all != NULL ? g_strdup_printf (C_ ("surplus", "%1$s → %2$s"), all, points) : NULL;
}

void
pandoria_card_change_read (PandoriaCardChange *change, guint seat, const PandoriaState *from,
                           const PandoriaState *to, const PandoriaEvents *events)
{
  g_autoptr (GPtrArray) over = pandoria_phrases_new ();

  for (guint i = 0; i < events->n; i++)
    {
      const PandoriaEvent *event = &events->items[i];

      if (event->player != seat)
        continue;
      if (event->kind == PANDORIA_EVENT_OVERFLOW)
        {
          pandoria_phrases_add (
              over, pandoria_text_amount ((PandoriaCounter) event->counter, -event->amount));
          change->surplus_points += event->points;
        }
      else if (event->counter < PANDORIA_N_RESOURCES)
        change->gains[event->counter] += event->amount;
    }
  change->points = to->players[seat].counters[PANDORIA_COUNTER_POINTS]
                   - from->players[seat].counters[PANDORIA_COUNTER_POINTS];
  change->surplus = describe_surplus (over, change->surplus_points);
}

void
pandoria_card_change_clear (PandoriaCardChange *change)
{
  g_free (change->surplus);
  memset (change, 0, sizeof *change);
}

gboolean
pandoria_card_change_is_any (const PandoriaCardChange *change)
{
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    if (change->gains[i] != 0)
      return TRUE;
  return change->points != 0;
}
