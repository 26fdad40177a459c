/* Plans of acts that place a tile, a castle or a figure, or move a figure; of the spells Terrain
 * and Enchanted Castle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-lay.h"

#include "pandoria-options.h"
#include "pandoria-plan-choices.h"

#include <glib/gi18n-lib.h>

static gboolean
is_by_spell (const PandoriaAction *action)
{
  return action->kind != PANDORIA_ACT_PLACE_TILE && action->kind != PANDORIA_ACT_PLACE_SINGLE;
}

static PandoriaHex *
get_hexes (const PandoriaPlan *self, PandoriaAction *action)
{
  return is_by_spell (action) ? pandoria_plan_members (self, action)->hexes : action->hexes;
}

static PandoriaSpace
get_place (const PandoriaPlan *self, const PandoriaAction *action, guint index)
{
  return is_by_spell (action) ? pandoria_plan_get_members (self, action)->hexes[index].at
                              : action->hexes[index].at;
}

static gboolean
hexes_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaHex *hexes = get_hexes (self, action);
  guint n = self->shape->n_hexes, index = hexes[0].at == PANDORIA_SPACE_NONE ? 0 : 1;

  if (index == n || hexes[index].at != PANDORIA_SPACE_NONE)
    return FALSE;
  hexes[index].at = space;
  if (index + 1 == n && is_by_spell (action))
    pandoria_plan_members (self, action)->n_hexes = (guint8) n;
  return TRUE;
}

#define ACT_HEXES offsetof (PandoriaAction, hexes[0].at), offsetof (PandoriaAction, hexes[1].at)
#define SPELL_HEXES \
  offsetof (PandoriaSpellMembers, hexes[0].at), offsetof (PandoriaSpellMembers, hexes[1].at)

/* A spell may place no tile, but not half of one. */
static gboolean
hexes_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  guint chosen = pandoria_spaces_count (pandoria_plan_list_chosen (self, action));

  return chosen < self->shape->n_hexes && (chosen > 0 || !is_by_spell (action));
}

/* Returns: whether @action is accepted with the tile at @a and @b. */
static gboolean
tile_fits (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace a, PandoriaSpace b)
{
  PandoriaAction trial = *action;
  PandoriaHex *hexes = get_hexes (self, &trial);

  hexes[0].at = a;
  hexes[1].at = b;
  if (is_by_spell (action))
    pandoria_plan_members (self, &trial)->n_hexes = 2;
  return pandoria_plan_accepts (self, &trial);
}

/* Returns: the spaces of all possible pairs. If the step, the card or the cost rules out one pair,
 * it rules out all. */
static PandoriaSpaces
tile_first (const PandoriaPlan *self, const PandoriaAction *action)
{
  PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS], all = pandoria_spaces_empty ();

  pandoria_options_tile (&self->state, pairs);
  for (guint d = 0; d < PANDORIA_N_DIRECTIONS; d++)
    {
      PandoriaSpace first = pandoria_spaces_first (pairs[d]);

      if (first == PANDORIA_SPACE_NONE)
        continue;
      if (!tile_fits (self, action, first, pandoria_space_neighbour (first, d)))
        return pandoria_spaces_empty ();
      all = pandoria_spaces_or (all,
                                pandoria_spaces_or (pairs[d], pandoria_spaces_shift (pairs[d], d)));
    }
  return all;
}

static PandoriaSpaces
tile_choices (const PandoriaPlan *self, const PandoriaAction *action)
{
  PandoriaSpace first = get_place (self, action, 0), space;
  PandoriaSpaces found = pandoria_spaces_empty ();

  if (first == PANDORIA_SPACE_NONE)
    return tile_first (self, action);
  if (get_place (self, action, 1) != PANDORIA_SPACE_NONE)
    return found;
  PANDORIA_FOREACH_SPACE (space, pandoria_space_around (first))
    if (tile_fits (self, action, first, space))
      pandoria_spaces_add (&found, space);
  return found;
}

/* Explains why no second half fits: because of the first space, or else because of its neighbours.
 */
static void
tile_explain (const PandoriaPlan *self, const PandoriaAction *action, GError **error)
{
  PandoriaSpace first = get_place (self, action, 0), second = get_place (self, action, 1), space;
  PandoriaSpaces partners = pandoria_space_around (first);
  g_autoptr (GError) best = NULL;

  if (second != PANDORIA_SPACE_NONE)
    partners = pandoria_spaces_one (second);
  PANDORIA_FOREACH_SPACE (space, partners)
    {
      g_autoptr (GError) reason = NULL;
      PandoriaAction trial = *action;

      get_hexes (self, &trial)[1].at = space;
      if (is_by_spell (action))
        pandoria_plan_members (self, &trial)->n_hexes = 2;
      if (pandoria_state_apply (&self->state, &trial, NULL, NULL, &reason))
        continue;
      if (best == NULL || reason->code == PANDORIA_ERROR_NOT_ADJACENT)
        {
          g_clear_error (&best);
          best = g_steal_pointer (&reason);
        }
    }
  g_propagate_error (error, g_steal_pointer (&best));
}

const PandoriaPlanShape pandoria_plan_shape_tile = {
  .prompt = N_ ("Choose the space of the tile’s first half."),
  .prompt_half = N_ ("Choose the space of its second half."),
  .n_hexes = 2,
  .choose = hexes_choose,
  .choices = tile_choices,
  .is_half = hexes_is_half,
  .places = { ACT_HEXES },
  .explain = tile_explain,
};

const PandoriaPlanShape pandoria_plan_shape_terrain_tile = {
  .prompt = N_ ("Press the space of the drawn tile’s first half, then that of the second."),
  .prompt_half = N_ ("Press the space of its second half."),
  .n_hexes = 2,
  .choose = hexes_choose,
  .choices = tile_choices,
  .is_half = hexes_is_half,
  .places = { SPELL_HEXES },
  .explain = tile_explain,
};

const PandoriaPlanShape pandoria_plan_shape_single = {
  .prompt = N_ ("Choose a space for the single tile."),
  .n_hexes = 1,
  .choose = hexes_choose,
  .is_half = hexes_is_half,
  .places = { ACT_HEXES },
};

const PandoriaPlanShape pandoria_plan_shape_terrain_single = {
  .prompt = N_ ("Press a space for the drawn single tile."),
  .n_hexes = 1,
  .choose = hexes_choose,
  .is_half = hexes_is_half,
  .places = { SPELL_HEXES },
};

static gboolean
enchanted_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaSpellMembers *members = pandoria_plan_members (self, action);

  if (members->at != PANDORIA_SPACE_NONE || members->fortress != PANDORIA_SPACE_NONE)
    return FALSE;
  if (pandoria_spaces_has (&self->state.exit_at, space))
    members->fortress = space;
  else
    members->at = space;
  members->no_figure = (guint8) self->no_figure;
  members->leader = (guint8) self->leader;
  if (self->no_figure || pandoria_plan_accepts (self, action))
    return TRUE;

  members->leader = !self->leader;
  if (!self->leader_asked && pandoria_plan_accepts (self, action))
    return TRUE;
  /* If the act is refused without a figure, it is refused with any figure, for the same reason. */
  members->no_figure = TRUE;
  members->leader = FALSE;
  return TRUE;
}

const PandoriaPlanShape pandoria_plan_shape_enchanted_castle = {
  .prompt = N_ ("Press a space for the castle."),
  .figures = TRUE,
  .choose = enchanted_choose,
  .places = { offsetof (PandoriaSpellMembers, at), offsetof (PandoriaSpellMembers, fortress) },
  .leader = offsetof (PandoriaSpellMembers, leader),
  .castle = TRUE,
};

/* --- what the tile shows -------------------------------------------------------------------- */

static gboolean
is_known (const PandoriaPlan *self, guint index)
{
  return self->shown[index].terrain < PANDORIA_N_TERRAINS;
}

/* Terrains and symbols are not steps of the plan, so change them in the earlier actions, too. */
static void
rewrite_hexes (PandoriaPlan *self)
{
  pandoria_plan_show_hexes (self, &self->start);
  pandoria_plan_show_hexes (self, &self->before);
  pandoria_plan_show_hexes (self, &self->action);
  pandoria_plan_refresh (self);
}

guint
pandoria_plan_get_hexes (const PandoriaPlan *self, const PandoriaAction *action,
                         PandoriaHex hexes[2])
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->shape->n_hexes; i++)
    if (is_known (self, i) && get_place (self, action, i) != PANDORIA_SPACE_NONE)
      {
        hexes[n] = self->shown[i];
        hexes[n++].at = get_place (self, action, i);
      }
  return n;
}

void
pandoria_plan_take_hexes (PandoriaPlan *self)
{
  gboolean by_spell = is_by_spell (&self->action);
  PandoriaSpellMembers *members = pandoria_plan_members (self, &self->action);
  PandoriaHex *from = get_hexes (self, &self->action);

  if (self->shape->n_hexes == 0)
    return;
  for (guint i = 0; i < 2; i++)
    {
      gboolean known = from[i].terrain < PANDORIA_N_TERRAINS && (!by_spell || i < members->n_hexes);

      from[i].at = PANDORIA_SPACE_NONE;
      self->shown[i]
          = known ? from[i] : (PandoriaHex){ PANDORIA_SPACE_NONE, PANDORIA_N_TERRAINS, 0 };
    }
  self->artifacts = by_spell ? members->artifacts : self->action.artifacts;
  members->n_hexes = 0;
  pandoria_plan_show_hexes (self, &self->action);
}

/* Only tiles that show one terrain twice have artifacts (16). */
gboolean
pandoria_plan_can_have_artifacts (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->state.artifacts && self->shape->n_hexes == 2 && pandoria_plan_has_hexes (self)
         && self->shown[0].terrain == self->shown[1].terrain;
}

guint
pandoria_plan_get_artifacts (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return pandoria_plan_can_have_artifacts (self) ? self->artifacts : 0;
}

void
pandoria_plan_show_hexes (const PandoriaPlan *self, PandoriaAction *action)
{
  PandoriaHex *hexes = get_hexes (self, action);

  for (guint i = 0; i < self->shape->n_hexes; i++)
    {
      hexes[i].terrain = is_known (self, i) ? self->shown[i].terrain : 0;
      hexes[i].symbols = self->shown[i].symbols;
    }
  if (self->shape->n_hexes != 2)
    return;
  if (is_by_spell (action))
    pandoria_plan_members (self, action)->artifacts = (guint8) pandoria_plan_get_artifacts (self);
  else
    action->artifacts = (guint8) pandoria_plan_get_artifacts (self);
}

void
pandoria_plan_turn_round (PandoriaPlan *self)
{
  PandoriaHex first = self->shown[0];

  if (self->shape->n_hexes != 2)
    return;
  self->shown[0] = self->shown[1];
  self->shown[1] = first;
  rewrite_hexes (self);
}

void
pandoria_plan_set_hex (PandoriaPlan *self, guint index, PandoriaTerrain terrain, guint symbols)
{
  g_return_if_fail (index < 2 && terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS);

  self->shown[index] = (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) terrain, (guint8) symbols };
  rewrite_hexes (self);
}

guint
pandoria_plan_get_n_hexes (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->shape->n_hexes;
}

gboolean
pandoria_plan_get_hex (const PandoriaPlan *self, guint index, PandoriaHex *hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (index >= self->shape->n_hexes || !is_known (self, index))
    return FALSE;
  if (hex != NULL)
    *hex = self->shown[index];
  return TRUE;
}

void
pandoria_plan_set_artifacts (PandoriaPlan *self, int artifacts)
{
  g_return_if_fail (artifacts >= 0 && artifacts <= 2);

  if (self->artifacts == (guint) artifacts)
    return;
  self->artifacts = (guint) artifacts;
  rewrite_hexes (self);
}

/* --- one space, or a figure that is taken or moved ------------------------------------------ */

static gboolean
place_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  if (action->at != PANDORIA_SPACE_NONE)
    return FALSE;
  action->at = space;
  action->leader = (guint8) self->leader;
  return TRUE;
}

static gboolean
place_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return action->at == PANDORIA_SPACE_NONE;
}

const PandoriaPlanShape pandoria_plan_shape_place = {
  .choose = place_choose,
  .is_half = place_is_half,
  .places = { offsetof (PandoriaAction, at) },
};

const PandoriaPlanShape pandoria_plan_shape_figure = {
  .figures = TRUE,
  .choose = place_choose,
  .is_half = place_is_half,
  .places = { offsetof (PandoriaAction, at) },
  .leader = offsetof (PandoriaAction, leader),
};

static gboolean
is_taken (const PandoriaAction *action)
{
  return action->take.at != PANDORIA_SPACE_NONE || action->take.player != PANDORIA_NOBODY;
}

static gboolean
take_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  if (is_taken (action))
    return FALSE;
  action->at = space;
  action->take.at = space;
  return TRUE;
}

static guint
take_slot_choices (const PandoriaPlan *self, const PandoriaAction *action, guint player)
{
  PandoriaOptions options;

  if (is_taken (action))
    return 0;
  pandoria_state_get_options (&self->state, &options);
  return options.take_slots[player];
}

static gboolean
take_choose_slot (const PandoriaPlan *self, PandoriaAction *action, guint player, guint slot)
{
  if (is_taken (action))
    return FALSE;
  action->take.player = (guint8) player;
  action->take.slot = (guint8) slot;
  return TRUE;
}

static guint
take_chosen_slots (const PandoriaPlan *self, const PandoriaAction *action, guint player)
{
  return is_taken (action) && action->take.player == player ? 1u << action->take.slot : 0;
}

static gboolean
take_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return !is_taken (action);
}

const PandoriaPlanShape pandoria_plan_shape_take = {
  .prompt = N_ ("Choose the figure to take back."),
  .prompt_slots = N_ ("Choose the figure to take back, on the board or on a building."),
  .choose = take_choose,
  .slot_choices = take_slot_choices,
  .choose_slot = take_choose_slot,
  .chosen_slots = take_chosen_slots,
  .is_half = take_is_half,
  .places = { offsetof (PandoriaAction, take.at) },
};

static gboolean
elf_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  if (action->from == PANDORIA_SPACE_NONE)
    action->from = space;
  else if (action->to == PANDORIA_SPACE_NONE)
    action->to = space;
  else
    return FALSE;
  return TRUE;
}

static PandoriaSpaces
elf_choices (const PandoriaPlan *self, const PandoriaAction *action)
{
  PandoriaOptions options;

  if (action->to != PANDORIA_SPACE_NONE)
    return pandoria_spaces_empty ();
  if (action->from != PANDORIA_SPACE_NONE)
    return pandoria_plan_choices_by_trial (self, action);
  pandoria_state_get_options (&self->state, &options);
  return options.elf_from;
}

static gboolean
elf_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return action->to == PANDORIA_SPACE_NONE;
}

/* Without a destination, the worker is the problem. With its own space as destination, the engine
 * explains why. */
static void
elf_explain (const PandoriaPlan *self, const PandoriaAction *action, GError **error)
{
  PandoriaAction trial = *action;

  if (trial.to == PANDORIA_SPACE_NONE)
    trial.to = trial.from;
  pandoria_state_apply (&self->state, &trial, NULL, NULL, error);
}

const PandoriaPlanShape pandoria_plan_shape_elf_move = {
  .prompt = N_ ("Choose the worker to move."),
  .prompt_half = N_ ("Choose where it goes, up to 2 spaces away."),
  .choose = elf_choose,
  .choices = elf_choices,
  .is_half = elf_is_half,
  .places = { offsetof (PandoriaAction, from), offsetof (PandoriaAction, to) },
  .explain = elf_explain,
};
