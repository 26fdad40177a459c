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
  return (PandoriaHex){ at, pick_below (source, PANDORIA_N_TERRAINS),
                        pick_below (source, PANDORIA_MAX_SYMBOLS + 1) };
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

/* A level that the card has: files cannot contain others, and the engine relies on that. */
static guint8
pick_level (const NonsenseSource *source, const guint8 *levels)
{
  guint n = 0;

  while (levels[n] != 0)
    n++;
  return n == 0 ? 0 : levels[pick_below (source, n)];
}

/* Fills in any members, each within its own range: also spells that do not exist, and any spaces.
 */
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

/* Fills in the answers about ships, ghosts, prisoners and cards. */
static void
fill_answers (const NonsenseSource *source, guint n_players, PandoriaAction *action)
{
  action->n_drift = pick_below (source, 3);
  for (guint i = 0; i < action->n_drift; i++)
    action->drift[i]
        = (PandoriaMove){ (PandoriaSpace) source->pick (source->data, PANDORIA_N_SPACES),
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

/* Picks any contents for any slot, as files allow: a building with its level, or a monument. */
static PandoriaSlot
pick_slot (const NonsenseSource *source, guint n_players)
{
  PandoriaSlot slot = { .occupant = PANDORIA_NOBODY };

  switch (pick_below (source, 4))
    {
    case 0: break;
    case 1:
      slot.has_monument = TRUE;
      slot.monument = pick_below (source, 8);
      break;
    default:
      slot.building = (guint8) (1 + pick_below (source, PANDORIA_N_BUILDINGS - 1));
      slot.level = pick_level (source, pandoria_building_levels (slot.building));
      slot.cost = pick_below (source, 9);
      if (pick_below (source, 4) > 0)
        break;
      slot.occupant = pick_below (source, n_players);
      slot.occupant_leader = pick_below (source, 2);
    }
  return slot;
}

static void
fill_tableau (const NonsenseSource *source, guint n_players, PandoriaPlayerEdit *edit)
{
  edit->n_slots = pick_below (source, 2) == 0 ? 0 : (guint8) (4 + pick_below (source, 2));
  for (guint i = 0; i < edit->n_slots; i++)
    edit->slots[i] = pick_slot (source, n_players);
  edit->edit_top_spell = pick_below (source, 3);
  if (edit->edit_top_spell == PANDORIA_EDIT_SET)
    {
      edit->top_spell.spell = (guint8) (1 + pick_below (source, PANDORIA_N_SPELLS - 1));
      edit->top_spell.level = pick_level (source, pandoria_spell_levels (edit->top_spell.spell));
      edit->top_spell.cost = pick_below (source, 9);
    }
  edit->edit_prisoners = pick_below (source, 2);
  edit->n_prisoners = edit->edit_prisoners ? pick_below (source, 4) : 0;
  for (guint i = 0; i < edit->n_prisoners; i++)
    edit->prisoners[i] = (PandoriaFigure){ pick_below (source, n_players), pick_below (source, 2) };
  edit->edit_haunter = pick_below (source, 3);
  if (edit->edit_haunter == PANDORIA_EDIT_SET)
    edit->haunter = (PandoriaFigure){ pick_below (source, n_players), pick_below (source, 2) };
  edit->edit_left = pick_below (source, 3);
}

static void
fill_table (const NonsenseSource *source, guint n_players, PandoriaTableEdit *edit)
{
  edit->members = (guint16) source->pick (source->data, 1u << PANDORIA_N_TABLE_MEMBERS);
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    {
      guint least, most;

      pandoria_table_member_get_range ((PandoriaTableMember) i, &least, &most);
      most = i == PANDORIA_TABLE_ACTIVE ? n_players - 1 : most;
      edit->numbers[i] = (guint16) (least + source->pick (source->data, most - least + 1));
    }
  edit->n_monuments = pick_below (source, PANDORIA_MAX_STACK + 1);
  for (guint i = 0; i < edit->n_monuments; i++)
    edit->monuments[i] = pick_below (source, 8);
  edit->n_relics = pick_below (source, 3);
  for (guint i = 0; i < edit->n_relics; i++)
    edit->relics[i] = (guint8) (3 + 5 * i + pick_below (source, 5));
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
  if (action->kind == PANDORIA_ACT_EDIT_SPACE && pick_below (source, 3) == 0)
    {
      action->edit_artifacts = PANDORIA_EDIT_SET;
      action->artifacts = pick_below (source, PANDORIA_MAX_ARTIFACTS + 1);
    }
  if (action->kind == PANDORIA_ACT_EDIT_PLAYER)
    fill_tableau (source, n_players, &action->tableau);
  if (action->kind == PANDORIA_ACT_EDIT_TABLE)
    fill_table (source, n_players, &action->table);
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
