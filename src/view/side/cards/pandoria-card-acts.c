/* The acts in the lists of cards: every spell, every building, and other acts that the game allows (6.3, 11, 15–17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-panel.h"

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

static gboolean
uses_card (const PandoriaAction *act, const PandoriaAction *card)
{
  gboolean casts = act->kind == PANDORIA_ACT_CAST || act->kind == PANDORIA_ACT_HALFLING;
  gboolean builds = act->kind == PANDORIA_ACT_BUILD || act->kind == PANDORIA_ACT_HALFLING;

  if (card->kind == PANDORIA_ACT_CAST)
    return casts && act->spell == card->spell && act->level == card->level;
  return card->kind == PANDORIA_ACT_BUILD && builds && act->build.building == card->build.building
         && act->build.level == card->build.level;
}

guint
pandoria_card_acts_find_last_use (PandoriaGame *game, const PandoriaAction *action)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  for (guint n = pandoria_game_get_position (game); n > 0; n--)
    if (uses_card (pandoria_record_get_action (record, n - 1), action))
      return n;
  return 0;
}
