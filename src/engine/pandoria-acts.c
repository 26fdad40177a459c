/* The acts: their keys, an empty act of each kind, and which of them the state allows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

const char *
pandoria_act_key (PandoriaActKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, NULL);
  return pandoria_act_rows[kind].key;
}

int
pandoria_act_from_key (const char *key)
{
  return pandoria_key_find (&pandoria_act_rows[0].key, sizeof pandoria_act_rows[0], PANDORIA_N_ACTS,
                            key);
}

PandoriaStep
pandoria_act_last_step (PandoriaActKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, PANDORIA_STEP_PLACE);
  return (PandoriaStep) (g_bit_storage (pandoria_act_rows[kind].steps & ~STEP (OVER)) - 1);
}

gboolean
pandoria_act_is_correction (PandoriaActKind kind)
{
  return kind >= PANDORIA_ACT_ADJUST && kind <= PANDORIA_ACT_EDIT_TABLE;
}

/* The members of a spell without any choice. */
static const PandoriaSpellMembers no_choice = {
  .resource = -1,
  .at = PANDORIA_SPACE_NONE,
  .fortress = PANDORIA_SPACE_NONE,
  .region = PANDORIA_SPACE_NONE,
  .build.with = -1,
  .monument.with = -1,
  .player = -1,
};

void
pandoria_action_init (PandoriaAction *action, PandoriaActKind kind)
{
  g_return_if_fail (action != NULL && (guint) kind < PANDORIA_N_ACTS);

  memset (action, 0, sizeof *action);
  action->kind = (guint8) kind;
  action->at = action->from = action->to = PANDORIA_SPACE_NONE;
  action->hexes[0].at = action->hexes[1].at = PANDORIA_SPACE_NONE;
  action->take.at = PANDORIA_SPACE_NONE;
  action->take.player = PANDORIA_NOBODY;
  action->with = action->build.with = action->monument.with = -1;
  action->poorhouse = -1;
  action->members = action->copy = no_choice;
  for (guint i = 0; kind == PANDORIA_ACT_EDIT_PLAYER && i < PANDORIA_MAX_SLOTS; i++)
    action->tableau.slots[i].occupant = PANDORIA_NOBODY;
}

/* Returns: whether the act is possible only once in its step and has been done. */
static gboolean
is_done (const PandoriaState *s, guint kind)
{
  return (kind == PANDORIA_ACT_ELF_MOVE && s->elf_moved)
         || (kind == PANDORIA_ACT_GOLEM_FIGURE && (s->golem_moved || s->extra_cast));
}

/* After a building or a monument, only the Halflings' extra acts are possible (11). */
static gboolean
is_right_extra (const PandoriaState *s, guint kind)
{
  const PandoriaActRow *row = &pandoria_act_rows[kind];

  return !s->extra_cast || row->steps != PANDORIA_CARD_STEPS || row->extra;
}

gboolean
pandoria_act_fits_step (const PandoriaState *s, PandoriaActKind kind)
{
  const gboolean is_of_step = (pandoria_act_rows[kind].steps & 1u << s->step) != 0;

  return is_of_step && !is_done (s, kind) && is_right_extra (s, kind);
}

/* Returns: NEEDS_… */
static guint
get_features (const PandoriaState *s)
{
  guint features = 0;

  if (s->artifacts)
    features |= NEEDS_ARTIFACTS;
  if (s->side == PANDORIA_SIDE_B)
    features |= NEEDS_SIDE_B;
  if (s->edition == PANDORIA_EDITION_REVISED)
    features |= NEEDS_REVISED;
  return features;
}

gboolean
pandoria_act_fits_game (const PandoriaState *s, PandoriaActKind kind)
{
  const PandoriaActRow *row = &pandoria_act_rows[kind];
  const guint lacking = row->needs & ~get_features (s);

  return (row->variants & 1u << s->variant) != 0 && lacking == 0;
}

gboolean
pandoria_state_has_act (const PandoriaState *state, guint player, PandoriaActKind kind)
{
  g_return_val_if_fail (state != NULL && player < state->n_players, FALSE);
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, FALSE);

  return pandoria_act_fits_game (state, kind) && !pandoria_act_is_foreign (state, player, kind);
}
