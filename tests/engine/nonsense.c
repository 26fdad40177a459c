/* Random acts, nearly all of them nonsense.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "nonsense.h"

static guint8
pick_below (const NonsenseSource *source, guint end)
{
  return (guint8) source->pick (source->data, end);
}

static PandoriaHex
pick_hex (const NonsenseSource *source, PandoriaSpace at)
{
  return (PandoriaHex){ at, pick_below (source, PANDORIA_N_TERRAINS), pick_below (source, PANDORIA_MAX_SYMBOLS + 1) };
}

static PandoriaSpace
pick_space (const NonsenseSource *source)
{
  return (PandoriaSpace) source->pick (source->data, PANDORIA_N_SPACES + 1) - 1;
}

static gint8
pick_resource (const NonsenseSource *source)
{
  return (gint8) (pick_below (source, PANDORIA_N_RESOURCES + 1) - 1);
}

static PandoriaPlaceRef
pick_place (const NonsenseSource *source, guint n_players)
{
  PandoriaPlaceRef place = { PANDORIA_SPACE_NONE, PANDORIA_NOBODY, 0 };

  if (pick_below (source, 4) == 0)
    {
      place.player = pick_below (source, n_players);
      place.slot = pick_below (source, PANDORIA_MAX_SLOTS);
    }
  else
    place.at = pick_space (source);
  return place;
}

/* A level that the card has: no others can be said in a file, and the engine takes it that nobody makes one up. */
static guint8
pick_level (const NonsenseSource *source, const guint8 *levels)
{
  guint n = 0;

  while (levels[n] != 0)
    n++;
  return n == 0 ? 0 : levels[pick_below (source, n)];
}

/* Any members at all, each within its own range: spells that are none, spaces anywhere. */
static void
fill_members (const NonsenseSource *source, guint n_players, PandoriaSpellMembers *members)
{
  members->n_figures = pick_below (source, 3);
  members->n_moves = pick_below (source, 3);
  members->n_hexes = pick_below (source, 3);
  members->n_flee = pick_below (source, 3);
  for (guint i = 0; i < 2; i++)
    {
      members->figures[i] = (PandoriaPlacing){ pick_space (source), pick_below (source, 2) };
      members->moves[i] = (PandoriaMove){ pick_space (source), pick_space (source) };
      members->hexes[i] = pick_hex (source, pick_space (source));
      members->flee[i] = pick_place (source, n_players);
    }
  members->resource = pick_resource (source);
  members->at = pick_space (source);
  members->region = pick_space (source);
  members->leader = pick_below (source, 2);
  members->no_figure = pick_below (source, 2);
  members->artifacts = pick_below (source, 3);
  members->fortress = pick_space (source);
  members->build.building = pick_below (source, PANDORIA_N_BUILDINGS);
  members->build.level = pick_level (source, pandoria_building_levels (members->build.building));
  members->build.cost = pick_below (source, 9);
  members->build.slot = pick_below (source, PANDORIA_MAX_SLOTS);
  members->build.with = pick_resource (source);
  members->monument.present = pick_below (source, 2);
  members->monument.slot = pick_below (source, PANDORIA_MAX_SLOTS);
  members->monument.with = pick_resource (source);
  members->monument_first = pick_below (source, 2);
  members->player = (gint8) (pick_below (source, n_players + 1) - 1);
}

/* What is said of ships, ghosts, prisoners and cards. */
static void
fill_answers (const NonsenseSource *source, guint n_players, PandoriaAction *action)
{
  action->n_drift = pick_below (source, 3);
  for (guint i = 0; i < action->n_drift; i++)
    action->drift[i] = (PandoriaMove){ (PandoriaSpace) source->pick (source->data, PANDORIA_N_SPACES),
                                       (PandoriaSpace) source->pick (source->data, PANDORIA_N_SPACES) };
  action->n_haunt = pick_below (source, n_players + 1);
  for (guint i = 0; i < action->n_haunt; i++)
    action->haunt[i] = (PandoriaFigure){ pick_below (source, n_players), pick_below (source, 2) };
  action->workers = pick_below (source, 4);
  action->n_pay = pick_below (source, 4);
  for (guint i = 0; i < action->n_pay; i++)
    action->pay[i] = pick_below (source, PANDORIA_N_RESOURCES);
  action->n_cards = pick_below (source, 3);
  for (guint i = 0; i < action->n_cards; i++)
    {
      action->cards[i].player = pick_below (source, n_players);
      action->cards[i].region = pick_space (source);
    }
  action->relic_artifacts = (guint8) (1 + pick_below (source, 20));
  action->relic_points = pick_below (source, 20);
  action->poorhouse = pick_resource (source);
}

void
nonsense_fill_action_from (const NonsenseSource *source, guint n_players, PandoriaAction *action)
{
  pandoria_action_init (action, pick_below (source, PANDORIA_N_ACTS));
  action->hexes[0] = pick_hex (source, pick_space (source));
  action->hexes[1] = pick_hex (source, pick_space (source));
  action->at = pick_space (source);
  action->leader = pick_below (source, 2);
  action->take = pick_place (source, n_players);
  action->player = pick_below (source, n_players);
  action->slot = pick_below (source, PANDORIA_MAX_SLOTS);
  action->spell = pick_below (source, PANDORIA_N_SPELLS);
  action->level = pick_level (source, pandoria_spell_levels (action->spell));
  action->cost = pick_below (source, 9);
  action->with = pick_resource (source);
  fill_members (source, n_players, &action->members);
  fill_members (source, n_players, &action->copy);
  fill_answers (source, n_players, action);
  action->artifacts = pick_below (source, 3);
  action->build = action->members.build;
  action->monument = action->members.monument;
  action->from = pick_space (source);
  action->to = pick_space (source);
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    action->adjust[i] = (gint16) (pick_below (source, 7) - 3);
  action->edit_terrain = pick_below (source, 3);
  action->edit_symbols = pick_below (source, 2) == 0 ? PANDORIA_EDIT_KEEP : PANDORIA_EDIT_SET;
  action->edit_castle = pick_below (source, 3);
  action->edit_figure = pick_below (source, 3);
  action->terrain = pick_below (source, PANDORIA_N_TERRAINS);
  action->symbols = pick_below (source, PANDORIA_MAX_SYMBOLS + 1);
  action->castle = action->figure.player = action->player;
  action->figure.leader = pick_below (source, 2);
}

static guint
pick_random (gpointer rand, guint end)
{
  return (guint) g_rand_int_range (rand, 0, (gint32) end);
}

void
nonsense_fill_action (GRand *rand, guint n_players, PandoriaAction *action)
{
  const NonsenseSource source = { pick_random, rand };

  nonsense_fill_action_from (&source, n_players, action);
}
