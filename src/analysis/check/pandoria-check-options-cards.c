/* Checks that the engine accepts exactly the acts of 6.3 that it offers: cards, spells with their
 * places, and the acts of realms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-check-options-private.h"

static void
check_buildings (PandoriaTries *tries)
{
  PandoriaAction action;

  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    {
      for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
        {
          pandoria_action_init (&action, PANDORIA_ACT_BUILD);
          action.build.building = (guint8) building;
          action.build.level = pandoria_building_levels ((PandoriaBuilding) building)[0];
          action.build.slot = (guint8) slot;
          action.build.cost = 1;
          pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE,
                                  tries->options->build_slots[building] >> slot & 1);
        }
      pandoria_action_init (&action, PANDORIA_ACT_MONUMENT);
      action.monument.present = TRUE;
      action.monument.slot = (guint8) slot;
      pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE,
                              tries->options->monument_slots >> slot & 1);
    }
}

static gboolean
init_cast (const PandoriaTries *tries, PandoriaAction *action, PandoriaSpell spell)
{
  pandoria_action_init (action, PANDORIA_ACT_CAST);
  action->spell = (guint8) spell;
  action->level = pandoria_spell_levels (spell)[0];
  action->cost = 1;
  return (tries->options->spells >> spell & 1) != 0;
}

/* Casts every spell without effect, to check whether it may be cast at all. */
static void
check_spells (PandoriaTries *tries)
{
  for (guint spell = 1; spell < PANDORIA_N_SPELLS; spell++)
    {
      PandoriaAction action;
      gboolean offered = init_cast (tries, &action, (PandoriaSpell) spell);

      pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE, offered);
    }
}

/* Checks the spells that place one figure. */
static void
check_putting_spells (PandoriaTries *tries)
{
  static const PandoriaSpell spells[]
      = { PANDORIA_SPELL_MUSTER, PANDORIA_SPELL_CLONE, PANDORIA_SPELL_ASTRAL_SHIP };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (spells); i++)
    {
      PandoriaSpell spell = spells[i / 2];
      gboolean is_list = (pandoria_spell_get_members (spell) & PANDORIA_MEMBER_FIGURES) != 0;
      gboolean leader = i % 2 != 0, possible = pandoria_options_may_place (tries->state, leader);
      PandoriaSpaces places = pandoria_options_spell (tries->state, spell);

      for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
        {
          PandoriaAction action;
          gboolean offered
              = init_cast (tries, &action, spell) && possible && pandoria_spaces_has (&places, at);

          action.members.n_figures = is_list;
          action.members.figures[0] = (PandoriaPlacing){ at, (guint8) leader };
          action.members.at = is_list ? PANDORIA_SPACE_NONE : at;
          action.members.leader = (guint8) leader;
          pandoria_tries_compare (tries, &action, at, offered);
        }
    }
}

/* Tries Flee from every space, and Teleport from every space to two others. */
static void
check_moving_spells (PandoriaTries *tries)
{
  PandoriaSpaces take = pandoria_options_take (tries->state),
                 own = pandoria_options_own_figures (tries->state);
  PandoriaSpaces free = pandoria_options_free_terrain (tries->state);

  for (PandoriaSpace from = 0; from < PANDORIA_N_SPACES; from++)
    {
      const PandoriaSpace to[] = { pandoria_spaces_first (free),
                                   (PandoriaSpace) ((from * 37 + 11) % PANDORIA_N_SPACES) };
      PandoriaAction action;
      gboolean offered = init_cast (tries, &action, PANDORIA_SPELL_FLEE);

      action.members.n_flee = 1;
      action.members.flee[0] = (PandoriaPlaceRef){ from, PANDORIA_NOBODY, 0 };
      pandoria_tries_compare (tries, &action, from, offered && pandoria_spaces_has (&take, from));
      for (guint i = 0; i < 2; i++)
        {
          offered = init_cast (tries, &action, PANDORIA_SPELL_TELEPORT);
          action.members.n_moves = 1;
          action.members.moves[0] = (PandoriaMove){ from, to[i] };
          if (to[i] >= 0 && to[i] != from)
            pandoria_tries_compare (tries, &action, from,
                                    offered && pandoria_spaces_has (&own, from)
                                        && pandoria_spaces_has (&free, to[i]));
        }
    }
}

/* Tries Enchanted Castle without a figure, also with a fortress instead of the castle, and
 * Terrain 1. */
static void
check_laying_spells (PandoriaTries *tries)
{
  const PandoriaPlayerState *me = &tries->state->players[tries->state->active];
  PandoriaSpaces castle = pandoria_options_spell (tries->state, PANDORIA_SPELL_ENCHANTED_CASTLE);
  PandoriaSpaces fortress = pandoria_options_fortress (tries->state);
  PandoriaSpaces single = pandoria_options_single (tries->state);

  for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
    {
      PandoriaAction action;
      gboolean offered = init_cast (tries, &action, PANDORIA_SPELL_ENCHANTED_CASTLE);

      action.members.no_figure = TRUE;
      action.members.at = at;
      pandoria_tries_compare (tries, &action, at,
                              offered && me->castles > 0 && pandoria_spaces_has (&castle, at));
      action.members.at = PANDORIA_SPACE_NONE;
      action.members.fortress = at;
      pandoria_tries_compare (tries, &action, at,
                              offered && tries->state->artifacts && me->fortress
                                  && pandoria_spaces_has (&fortress, at));
      offered = init_cast (tries, &action, PANDORIA_SPELL_TERRAIN);
      action.members.n_hexes = 1;
      action.members.hexes[0] = pandoria_tries_make_hex (at);
      pandoria_tries_compare (tries, &action, at,
                              offered && tries->state->singles > 0
                                  && pandoria_spaces_has (&single, at));
    }
}

/* Tries Terrain 2 on every place for a double tile, whether or not the stack has one. */
static void
check_terrain_2 (PandoriaTries *tries)
{
  PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS];

  pandoria_options_tile (tries->state, pairs);
  for (PandoriaSpace first = 0; first < PANDORIA_N_SPACES; first++)
    for (guint d = 0; d < PANDORIA_N_DIRECTIONS; d++)
      {
        PandoriaSpace second = pandoria_space_neighbour (first, (PandoriaDirection) d);
        PandoriaAction action;
        gboolean offered = init_cast (tries, &action, PANDORIA_SPELL_TERRAIN);

        if (second == PANDORIA_SPACE_NONE)
          continue;
        action.level = action.members.n_hexes = 2;
        action.members.hexes[0] = pandoria_tries_make_hex (second);
        action.members.hexes[1] = pandoria_tries_make_hex (first);
        pandoria_tries_compare (tries, &action, first,
                                offered && tries->state->double_tiles > 0
                                    && pandoria_spaces_has (&pairs[d], first));
      }
}

/* Tries Rage on every space for each region that waits to be scored. */
static void
check_raging (PandoriaTries *tries)
{
  for (guint i = 0; i < tries->state->n_pending; i++)
    {
      PandoriaSpaces region = tries->state->pending[i].spaces;
      PandoriaSpaces workers = pandoria_options_rage (tries->state, region);

      for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
        {
          PandoriaAction action;
          gboolean offered = init_cast (tries, &action, PANDORIA_SPELL_RAGE);

          action.members.at = at;
          action.members.region = pandoria_spaces_first (region);
          pandoria_tries_compare (tries, &action, at,
                                  offered && pandoria_spaces_has (&workers, at));
        }
    }
}

/* Casts the top spell of @player, onto the ship with the highest discount if it is Astral Ship. */
static void
check_top_spell (PandoriaTries *tries, PandoriaActKind kind, guint player, gboolean offered)
{
  const PandoriaState *state = tries->state;
  PandoriaAction action;
  PandoriaSpace at;
  int best = -1;

  pandoria_action_init (&action, kind);
  action.player = (guint8) player;
  action.members.leader = !pandoria_options_may_place (state, FALSE);
  if (state->players[player].top_spell.spell == PANDORIA_SPELL_ASTRAL_SHIP
      && pandoria_options_may_place (state, action.members.leader))
    PANDORIA_FOREACH_SPACE (at, pandoria_options_spell (state, PANDORIA_SPELL_ASTRAL_SHIP))
      for (guint i = 0; i < state->n_ships; i++)
        if (state->ships[i].at == at && state->ships[i].discount > best)
          {
            best = state->ships[i].discount;
            action.members.at = at;
          }
  pandoria_tries_compare (tries, &action, action.members.at, offered);
}

/* Checks acts that use a top spell, the player's own or another's. */
static void
check_top_spells (PandoriaTries *tries)
{
  guint8 players = pandoria_options_adopt (tries->state);

  for (guint p = 0; p < tries->state->n_players; p++)
    {
      PandoriaAction action;
      gboolean offered = init_cast (tries, &action, PANDORIA_SPELL_ADOPT);

      action.members.player = (gint8) p;
      pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE, offered && (players >> p & 1));
      check_top_spell (tries, PANDORIA_ACT_GOBLIN_CAST, p, tries->options->goblin_cast >> p & 1);
    }
  check_top_spell (tries, PANDORIA_ACT_RECAST, tries->state->active, TRUE);
}

/* Casts Conjure, whose wood pays for every act that may follow it. */
static void
check_halfling (PandoriaTries *tries)
{
  PandoriaAction cast, action;

  init_cast (tries, &cast, PANDORIA_SPELL_CONJURE);
  cast.kind = PANDORIA_ACT_HALFLING;
  cast.level = 10;
  cast.members.resource = PANDORIA_COUNTER_WOOD;
  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    {
      for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
        {
          action = cast;
          action.build.building = (guint8) building;
          action.build.slot = (guint8) slot;
          action.build.cost = 1;
          pandoria_tries_compare (
              tries, &action, PANDORIA_SPACE_NONE,
              pandoria_options_build_slots (tries->state, (PandoriaBuilding) building) >> slot & 1);
        }
      action = cast;
      action.monument.present = TRUE;
      action.monument.slot = (guint8) slot;
      pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE,
                              pandoria_options_monument_slots (tries->state) >> slot & 1);
    }
}

static guint8
find_relic_points (const PandoriaState *state, guint artifacts)
{
  for (guint i = 0; i < state->n_relics; i++)
    if (state->relics[i].artifacts == artifacts)
      return state->relics[i].points;
  return 1;
}

static void
check_relics (PandoriaTries *tries)
{
  for (guint n = 0; n <= PANDORIA_MAX_COST; n++)
    {
      PandoriaAction action;

      pandoria_action_init (&action, PANDORIA_ACT_RELIC);
      action.relic_artifacts = (guint8) n;
      action.relic_points = find_relic_points (tries->state, n);
      pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE,
                              pandoria_options_has_relic (tries->options, n));
    }
}

void
pandoria_check_card_options (PandoriaTries *tries)
{
  static void (*const checks[]) (PandoriaTries *)
      = { check_buildings,     check_spells,    check_putting_spells, check_moving_spells,
          check_laying_spells, check_terrain_2, check_raging,         check_top_spells,
          check_halfling,      check_relics };

  g_return_if_fail (tries != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (checks) && tries->fault == NULL; i++)
    checks[i](tries);
}
