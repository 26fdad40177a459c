/* The changes of one player by an act or by a preview: as numbers and as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include <glib/gi18n.h>

#include "pandoria-text.h"

static int
sum_gains (const PandoriaEvents *events, guint seat, PandoriaCounter resource)
{
  int gain = 0;

  for (guint i = 0; i < events->n; i++)
    {
      const PandoriaEvent *event = &events->items[i];

      if (event->player == seat && event->counter == resource && event->kind != PANDORIA_EVENT_OVERFLOW)
        gain += event->amount;
    }
  return gain;
}

static char *
join (GPtrArray *parts)
{
  /* Translators: between the things that a player has, “Humans, 41 points, 4 crystals of 10” */
  return pandoria_phrases_join (parts, C_ ("possessions", ", "));
}

/* Returns: (transfer full): describes all surpluses, and stores the points for them in @points_brought; "": none. */
static char *
describe_surplus (const PandoriaEvents *events, guint seat, int *points_brought)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *over = NULL, *points = NULL;
  int sum = 0;

  for (guint i = 0; events != NULL && i < events->n; i++)
    {
      const PandoriaEvent *event = &events->items[i];

      if (event->player != seat || event->kind != PANDORIA_EVENT_OVERFLOW)
        continue;
      pandoria_phrases_add (parts, pandoria_text_amount ((PandoriaCounter) event->counter, -event->amount));
      sum += event->points;
    }
  *points_brought = sum;
  over = join (parts);
  if (over == NULL)
    return g_strdup ("");
  points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, sum);
  /* Translators: a surplus and what it brings, as in “4 wood surplus → 2 points”. */
  return g_strdup_printf (_ ("%1$s surplus → %2$s"), over, points);
}

static void
add_counters (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  pandoria_phrases_add (parts,
                        pandoria_text_amount (PANDORIA_COUNTER_POINTS, player->counters[PANDORIA_COUNTER_POINTS]));
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      g_autofree char *amount = pandoria_text_amount (i, player->counters[i]);

      /* Translators: how much of a resource a player has, and the end of its track: “4 crystals of 10” */
      pandoria_phrases_add (parts, g_strdup_printf (_ ("%1$s of %2$u"), amount, pandoria_state_cap (state, seat)));
    }
}

static void
add_buildings (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  for (guint i = 0; i < pandoria_state_n_slots (state, seat); i++)
    {
      const PandoriaSlot *slot = &player->slots[i];

      if (slot->has_monument)
        /* Translators: %u is its value */
        pandoria_phrases_add (parts, g_strdup_printf (_ ("monument %u"), slot->monument));
      else if (slot->building != PANDORIA_BUILDING_NONE)
        pandoria_phrases_add (parts, pandoria_text_building ((PandoriaBuilding) slot->building, slot->level));
    }
}

static void
add_reserve (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  pandoria_phrases_add (
      parts, g_strdup_printf (ngettext ("%u worker in the reserve", "%u workers in the reserve", player->workers),
                              player->workers));
  pandoria_phrases_add (
      parts, g_strdup (player->leader ? _ ("The leader is in the reserve") : _ ("The leader is on the board")));
  if (state->variant != PANDORIA_VARIANT_FAMILY)
    pandoria_phrases_add (parts, pandoria_text_amount (PANDORIA_COUNTER_HAND, player->hand));
}

void
pandoria_card_change_read (PandoriaCardChange *change, guint seat, const PandoriaState *from, const PandoriaState *to,
                           const PandoriaEvents *events)
{
  const gint32 *before = from->players[seat].counters, *after = to->players[seat].counters;

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    change->gains[i] = events != NULL ? sum_gains (events, seat, i) : after[i] - before[i];
  change->points = after[PANDORIA_COUNTER_POINTS] - before[PANDORIA_COUNTER_POINTS];
  change->surplus = describe_surplus (events, seat, &change->surplus_points);
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

char *
pandoria_card_words (PandoriaGame *game, const PandoriaState *state, guint seat)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  const PandoriaPlayerState *player = &state->players[seat];
  g_autofree char *spell = pandoria_text_spell ((PandoriaSpell) player->top_spell.spell, player->top_spell.level);

  pandoria_phrases_add (parts, g_strdup (pandoria_game_get_player_name (game, seat)));
  if (player->realm != PANDORIA_REALM_NONE)
    pandoria_phrases_add (parts, g_strdup (pandoria_text_realm ((PandoriaRealm) player->realm)));
  add_counters (parts, state, seat);
  add_buildings (parts, state, seat);
  if (player->top_spell.spell != PANDORIA_SPELL_NONE)
    pandoria_phrases_add (parts, g_strdup_printf (_ ("Top spell: %s"), spell));
  add_reserve (parts, state, seat);
  return join (parts);
}
