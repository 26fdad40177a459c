/* Plans that place a double tile or single tile, also with the spells Terrain and Enchanted Castle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-private.h"

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
  return is_by_spell (action) ? pandoria_plan_get_members (self, action)->hexes[index].at : action->hexes[index].at;
}

static gboolean
tile_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaHex *hexes = get_hexes (self, action);
  guint index = hexes[0].at == PANDORIA_SPACE_NONE ? 0 : 1;

  if (hexes[index].at != PANDORIA_SPACE_NONE)
    return FALSE;
  hexes[index].at = space;
  if (index == 1 && is_by_spell (action))
    pandoria_plan_members (self, action)->n_hexes = 2;
  return TRUE;
}

static gboolean
tile_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  gboolean first = get_place (self, action, 0) != PANDORIA_SPACE_NONE;
  gboolean second = get_place (self, action, 1) != PANDORIA_SPACE_NONE;

  return is_by_spell (action) ? first != second : !second;
}

static PandoriaSpaces
tile_chosen (const PandoriaPlan *self, const PandoriaAction *action)
{
  return pandoria_spaces_or (pandoria_spaces_one (get_place (self, action, 0)),
                             pandoria_spaces_one (get_place (self, action, 1)));
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

/* Returns: the spaces of all possible pairs. If the step, the card or the cost rules out one pair, it rules out all. */
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
      all = pandoria_spaces_or (all, pandoria_spaces_or (pairs[d], pandoria_spaces_shift (pairs[d], d)));
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

/* Explains why no second half fits: because of the first space, or else because of its neighbours. */
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
  .choose = tile_choose,
  .choices = tile_choices,
  .is_half = tile_is_half,
  .chosen = tile_chosen,
  .explain = tile_explain,
};

const PandoriaPlanShape pandoria_plan_shape_terrain_tile = {
  .prompt = N_ ("Press the space of the drawn tile’s first half, then that of the second."),
  .prompt_half = N_ ("Press the space of its second half."),
  .n_hexes = 2,
  .choose = tile_choose,
  .choices = tile_choices,
  .is_half = tile_is_half,
  .chosen = tile_chosen,
  .explain = tile_explain,
};

static gboolean
single_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaHex *hex = get_hexes (self, action);

  if (hex->at != PANDORIA_SPACE_NONE)
    return FALSE;
  hex->at = space;
  if (is_by_spell (action))
    pandoria_plan_members (self, action)->n_hexes = 1;
  return TRUE;
}

static gboolean
single_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return !is_by_spell (action) && action->hexes[0].at == PANDORIA_SPACE_NONE;
}

static PandoriaSpaces
single_chosen (const PandoriaPlan *self, const PandoriaAction *action)
{
  return pandoria_spaces_one (get_place (self, action, 0));
}

const PandoriaPlanShape pandoria_plan_shape_single = {
  .prompt = N_ ("Choose a space for the single tile."),
  .n_hexes = 1,
  .choose = single_choose,
  .is_half = single_is_half,
  .chosen = single_chosen,
};

const PandoriaPlanShape pandoria_plan_shape_terrain_single = {
  .prompt = N_ ("Press a space for the drawn single tile."),
  .n_hexes = 1,
  .choose = single_choose,
  .is_half = single_is_half,
  .chosen = single_chosen,
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

static PandoriaSpaces
enchanted_chosen (const PandoriaPlan *self, const PandoriaAction *action)
{
  const PandoriaSpellMembers *members = pandoria_plan_get_members (self, action);

  return pandoria_spaces_or (pandoria_spaces_one (members->at), pandoria_spaces_one (members->fortress));
}

const PandoriaPlanShape pandoria_plan_shape_enchanted_castle = {
  .prompt = N_ ("Press a space for the castle."),
  .figures = TRUE,
  .choose = enchanted_choose,
  .chosen = enchanted_chosen,
};
