/* Finds the best acts for the rest of a turn, by the expert model. Hands are hidden, so it names the best cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint.h"

#include "pandoria-hint-private.h"

#define MAX_PRICE 8
#define LEAST     25 /* hundredths of a point; acts with a lower gain are not listed */

typedef struct
{
  PandoriaState *state; /* with the figure */
  PandoriaCatalogue *catalogue;
  PandoriaHintAct *acts;
  guint n, first; /* @first: index of the first act of the current kind */
} Look;

/* Keeps only the best acts of each kind. */
static void
add_act (Look *look, PandoriaExpertPart part, const PandoriaCard *card)
{
  PandoriaHintAct act = { .part = (guint8) part };
  guint i = look->n;

  act.gain = pandoria_expert_suggest (look->state, part, card, &act.action);
  if (act.gain < (part == PANDORIA_EXPERT_PURCHASE ? 1 : LEAST))
    return;
  while (i > look->first && look->acts[i - 1].gain < act.gain)
    i--;
  if (i - look->first >= PANDORIA_HINT_PLACES)
    return;
  look->n = MIN (look->n + 1, look->first + PANDORIA_HINT_PLACES);
  for (guint k = look->n - 1; k > i; k--)
    look->acts[k] = look->acts[k - 1];
  look->acts[i] = act;
}

/* Tries the cards whose cost is known. */
static void
add_cards (Look *look, PandoriaPrintedKind kind)
{
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  look->first = look->n;
  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      gboolean is_spell = kind == PANDORIA_PRINTED_SPELL;
      g_autoptr (GArray) costs = pandoria_catalogue_get_values (look->catalogue, *thing);
      guint8 cost = costs->len > 0 ? (guint8) g_array_index (costs, guint, 0) : 0;
      const PandoriaCard spell = { .spell = thing->spell, .level = thing->level, .cost = cost };
      const PandoriaCard building
          = { .building = thing->building, .building_level = thing->level, .building_cost = cost };

      if (costs->len > 0 && thing->level > 0
          && (!is_spell || pandoria_variant_has_spell (look->state->variant, thing->spell)))
        add_act (look, PANDORIA_EXPERT_CARD, is_spell ? &spell : &building);
    }
}

/* Finds the highest price that a card is worth. */
static void
add_purchase (Look *look)
{
  look->first = look->n;
  for (guint8 price = MAX_PRICE; price > 0 && look->n == look->first; price--)
    add_act (look, PANDORIA_EXPERT_PURCHASE, &(PandoriaCard){ .price = price });
}

static void
add_one (Look *look, PandoriaExpertPart part)
{
  look->first = look->n;
  add_act (look, part, NULL);
}

/* Applies the best figure, so that the later acts start from there. */
static void
add_figure (Look *look)
{
  add_one (look, PANDORIA_EXPERT_FIGURE);
  if (look->n > 0)
    pandoria_state_apply (look->state, &look->acts[0].action, look->state, NULL, NULL);
}

guint
pandoria_hint_list_acts (const PandoriaState *state, PandoriaCatalogue *catalogue,
                         PandoriaHintAct acts[PANDORIA_MAX_HINT_ACTS], PandoriaState *later)
{
  Look look = { later, catalogue, acts, 0, 0 };

  g_return_val_if_fail (state != NULL && PANDORIA_IS_CATALOGUE (catalogue), 0);
  g_return_val_if_fail (acts != NULL && later != NULL, 0);

  *later = *state;
  if (state->finished || state->step == PANDORIA_STEP_PLACE)
    return 0;
  add_figure (&look);
  if (state->players[state->active].hand > 0)
    {
      add_cards (&look, PANDORIA_PRINTED_SPELL);
      add_cards (&look, PANDORIA_PRINTED_BUILDING);
    }
  add_one (&look, PANDORIA_EXPERT_REALM);
  add_purchase (&look);
  add_one (&look, PANDORIA_EXPERT_ELF);
  return look.n;
}

PandoriaSpace
pandoria_hint_find_space (const PandoriaAction *action)
{
  const PandoriaSpellMembers *m = &action->members;

  g_return_val_if_fail (action != NULL, PANDORIA_SPACE_NONE);

  switch (action->kind)
    {
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_GOLEM_FIGURE: return action->at;
    case PANDORIA_ACT_ELF_MOVE: return action->to;
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
      return m->n_figures > 0 ? m->figures[0].at
             : m->n_moves > 0 ? m->moves[0].to
             : m->n_hexes > 0 ? m->hexes[0].at
                              : m->at;
    default: return PANDORIA_SPACE_NONE;
    }
}

/* --- playouts --------------------------------------------------------------------------------------------------- */

#define N_TURNS 4 /* after the current turn */
#define N_TRIES 7 /* acts of 6.3: one of each kind */
#define SALT    0x9e3779b9u

static void
play_turns (PandoriaState *s, PandoriaTable *table, GRand *rand)
{
  const guint until = s->turn + N_TURNS + 1u;
  PandoriaOptions options;
  PandoriaAction action;

  while (!s->finished && s->turn < until)
    {
      pandoria_state_get_options (s, &options);
      if (!pandoria_policy_act (PANDORIA_POLICY_THOUGHTFUL, s, &options, table, rand, N_TRIES, &action, NULL, NULL))
        return;
    }
}

gint32
pandoria_hint_play_on (const PandoriaState *state, const PandoriaTile *tile, const PandoriaPlacement *placement,
                       guint32 seed, guint number)
{
  const guint32 seeds[] = { seed, number };
  g_autoptr (GRand) order = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed ^ (number * SALT));
  PandoriaState then = *state;
  PandoriaTable table;

  pandoria_table_init (&table, &then, order);
  pandoria_table_set_tile (&table, state->active, tile);
  if (!pandoria_lay_placement (&then, placement, rand))
    return G_MININT32 / 4;
  if (placement->n_hexes == 2)
    pandoria_hand_drop_tile (&table.hands[state->active], 0);
  pandoria_table_follow (&table, &then);
  play_turns (&then, &table, rand);
  return pandoria_expert_judge (&then, state->active);
}

#define BY_FAR 10 /* points */

void
pandoria_hint_find_gain (const PandoriaState *state, const PandoriaPlacement *placement, PandoriaHintGain *gain)
{
  g_autoptr (GRand) rand = NULL;
  PandoriaState then;
  PandoriaAction score;

  g_return_if_fail (state != NULL && placement != NULL && gain != NULL);

  *gain = (PandoriaHintGain){ 0 };
  then = *state;
  rand = g_rand_new_with_seed (0);
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (!pandoria_lay_placement (&then, placement, rand) || then.n_pending == 0
      || !pandoria_state_apply (&then, &score, &then, NULL, NULL))
    return;
  for (guint p = 0; p < state->n_players; p++)
    for (guint c = 0; c <= PANDORIA_COUNTER_POINTS; c++)
      {
        const int more = then.players[p].counters[c] - state->players[p].counters[c];

        *(p == state->active ? &gain->all : &gain->others) += more;
        if (p == state->active && c == PANDORIA_COUNTER_POINTS)
          gain->points += more;
      }
}

int
pandoria_hint_find_plain (const PandoriaHintGain *gains, guint n)
{
  int best = -1;

  g_return_val_if_fail (gains != NULL || n == 0, -1);

  for (guint i = 0; i < n; i++)
    if (best < 0 || gains[i].points > gains[best].points)
      best = (int) i;
  for (guint i = 0; i < n; i++)
    if ((int) i != best && gains[i].all + BY_FAR > gains[best].points)
      return -1;
  return best >= 0 && gains[best].points >= BY_FAR && gains[best].others == 0 ? best : -1;
}
