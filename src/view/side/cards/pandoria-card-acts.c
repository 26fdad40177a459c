/* The acts in the lists of cards: every spell, every building, and other acts that the game allows (6.3, 11, 15–17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-offers.h"

#include <glib/gi18n.h>

#include "pandoria-text.h"

/* Adds an act of @kind. Returns: (transfer none): it, to be completed. */
static PandoriaAction *
add_act (GArray *acts, PandoriaActKind kind)
{
  PandoriaAction action;

  pandoria_action_init (&action, kind);
  g_array_append_val (acts, action);
  return &g_array_index (acts, PandoriaAction, acts->len - 1);
}

static void
add_cards (GArray *acts, PandoriaPrintedKind kind)
{
  gboolean casts = kind == PANDORIA_PRINTED_SPELL;
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      PandoriaAction *action = add_act (acts, casts ? PANDORIA_ACT_CAST : PANDORIA_ACT_BUILD);

      action->spell = thing->spell;
      action->build.building = thing->building;
      *(casts ? &action->level : &action->build.level) = thing->level;
    }
}

static void
add_goblin_acts (GArray *acts, const PandoriaOptions *options, guint n_players)
{
  for (guint8 player = 0; player < n_players; player++)
    {
      guint8 workers = options->goblin_occupy_worker[player], slots = workers | options->goblin_occupy_leader[player];

      if (options->goblin_cast >> player & 1)
        add_act (acts, PANDORIA_ACT_GOBLIN_CAST)->player = player;
      for (guint8 slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
        if (slots >> slot & 1)
          {
            PandoriaAction *action = add_act (acts, PANDORIA_ACT_GOBLIN_OCCUPY);

            action->player = player;
            action->slot = slot;
            action->leader = (workers >> slot & 1) == 0;
          }
    }
}

static void
add_others (GArray *acts, PandoriaGame *game)
{
  const PandoriaOptions *options = pandoria_game_get_options (game);

  if (options->acts >> PANDORIA_ACT_RECAST & 1)
    add_act (acts, PANDORIA_ACT_RECAST);
  if (options->acts >> PANDORIA_ACT_RIVER_SHIP & 1)
    add_act (acts, PANDORIA_ACT_RIVER_SHIP);
  for (guint8 i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (options->ransom_workers[i] > 0 || options->ransom_leader[i] > 0)
      add_act (acts, PANDORIA_ACT_RANSOM)->player = i;
  add_goblin_acts (acts, options, pandoria_game_get_state (game)->n_players);
  for (guint8 artifacts = 1; artifacts <= PANDORIA_MAX_COST; artifacts++)
    if (pandoria_options_has_relic (options, artifacts))
      add_act (acts, PANDORIA_ACT_RELIC)->relic_artifacts = artifacts;
}

GArray *
pandoria_card_acts_list (PandoriaGame *game, PandoriaCardsPage page)
{
  GArray *acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));

  switch (page)
    {
    case PANDORIA_CARDS_SPELLS: add_cards (acts, PANDORIA_PRINTED_SPELL); break;
    case PANDORIA_CARDS_BUILDINGS:
      add_act (acts, PANDORIA_ACT_MONUMENT)->monument.present = TRUE;
      add_cards (acts, PANDORIA_PRINTED_BUILDING);
      break;
    case PANDORIA_CARDS_OTHER:
    default: add_others (acts, game); break;
    }
  return acts;
}

static char *
describe_with_player (const char *what, PandoriaGame *game, guint player)
{
  /* Translators: a card and its owner: “Bank 2 of Marta” */
  return g_strdup_printf (_ ("%s of %s"), what, pandoria_game_get_player_name (game, player));
}

char *
pandoria_card_acts_describe_title (const PandoriaAction *action, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaPlayerState *other = &state->players[MIN (action->player, PANDORIA_MAX_PLAYERS - 1)];
  guint level;
  PandoriaSpell spell = pandoria_offers_find_spell (state, action, &level);
  g_autofree char *what = pandoria_text_spell (spell, level), *building = NULL;
  PandoriaPrinted thing;

  if (pandoria_card_costs_find_thing (action, &thing))
    return pandoria_text_printed (thing);
  switch (action->kind)
    {
    case PANDORIA_ACT_MONUMENT: return g_strdup (_ ("Monument"));
    /* Translators: the spell is cast again */
    case PANDORIA_ACT_RECAST: return g_strdup_printf (_ ("%s again"), what);
    case PANDORIA_ACT_GOBLIN_CAST: return describe_with_player (what, game, action->player);
    case PANDORIA_ACT_GOBLIN_OCCUPY:
      building = pandoria_text_building (other->slots[action->slot].building, other->slots[action->slot].level);
      return describe_with_player (building, game, action->player);
    case PANDORIA_ACT_RIVER_SHIP: return g_strdup (_ ("River ship"));
    case PANDORIA_ACT_RANSOM:
      return g_strdup_printf (_ ("Ransom from %s"), pandoria_game_get_player_name (game, action->player));
    case PANDORIA_ACT_SCORE: return g_strdup (_ ("Score"));
    case PANDORIA_ACT_BUY: return g_strdup (_ ("Buy a Card"));
    default: return pandoria_text_action (action);
    }
}

char *
pandoria_card_acts_describe_effect (const PandoriaAction *action, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaPlayerState *other = &state->players[MIN (action->player, PANDORIA_MAX_PLAYERS - 1)];
  guint level;
  PandoriaSpell spell = pandoria_offers_find_spell (state, action, &level);

  switch (action->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST: return pandoria_text_spell_effect (spell, level);
    case PANDORIA_ACT_BUILD: return pandoria_text_building_effect (action->build.building, action->build.level);
    case PANDORIA_ACT_MONUMENT:
      return g_strdup_printf (_ ("Over a building; the next one brings %u points."),
                              state->n_monuments > 0 ? state->monuments[state->n_monuments - 1] : 0);
    case PANDORIA_ACT_GOBLIN_OCCUPY:
      return pandoria_text_building_effect (other->slots[action->slot].building, other->slots[action->slot].level);
    case PANDORIA_ACT_RIVER_SHIP: return g_strdup (_ ("A figure from the reserve onto a free ship, without a card."));
    case PANDORIA_ACT_RANSOM:
      return g_strdup (_ ("Your captured figures return to the reserve for one resource each."));
    case PANDORIA_ACT_RELIC: return g_strdup (_ ("Artifacts become the points printed on the relic."));
    default: return g_strdup ("");
    }
}
