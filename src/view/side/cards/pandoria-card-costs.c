/* The printed costs of the card of an act: known ones, and those that the user has entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-offers.h"

#include "pandoria-lesson.h"
#include "pandoria-search-words.h"

gboolean
pandoria_card_costs_find_thing (const PandoriaAction *action, PandoriaPrinted *thing)
{
  switch (action->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_HALFLING:
      *thing = pandoria_printed_spell ((PandoriaSpell) action->spell, action->level);
      return TRUE;
    case PANDORIA_ACT_BUILD:
      *thing = pandoria_printed_building ((PandoriaBuilding) action->build.building, action->build.level);
      return TRUE;
    case PANDORIA_ACT_RELIC: *thing = pandoria_printed_relic (action->relic_artifacts); return TRUE;
    default: return FALSE;
    }
}

/* Finds the card with the name @card (nullable): one that @catalogue lists, otherwise one of the pile. */
static gboolean
find_card (PandoriaCatalogue *catalogue, const char *card, PandoriaPrinted *thing)
{
  g_autoptr (GArray) cards = NULL;
  PandoriaBuilding building;
  PandoriaSpell spell;

  if (card == NULL || !pandoria_card_name_read (card, &spell, &building))
    return FALSE;
  cards = pandoria_catalogue_list_things (catalogue, PANDORIA_PRINTED_CARD);
  for (guint i = 0; i < cards->len; i++)
    {
      *thing = g_array_index (cards, PandoriaPrinted, i);
      if (thing->spell == spell && thing->building == building)
        return TRUE;
    }
  *thing = (PandoriaPrinted){ .kind = PANDORIA_PRINTED_CARD,
                              .spell = (guint8) spell,
                              .building = (guint8) building,
                              .value = PANDORIA_PRINTED_UNKNOWN };
  return TRUE;
}

gboolean
pandoria_card_costs_are_printed (const PandoriaAction *action)
{
  PandoriaPrinted thing;

  return pandoria_card_costs_find_thing (action, &thing) && thing.kind != PANDORIA_PRINTED_RELIC;
}

GArray *
pandoria_card_costs_get_known (PandoriaCatalogue *catalogue, const PandoriaAction *action, const char *card)
{
  PandoriaPrinted thing;

  if (catalogue != NULL
      && (action->kind == PANDORIA_ACT_BUY
              ? find_card (catalogue, card, &thing)
              : pandoria_card_costs_are_printed (action) && pandoria_card_costs_find_thing (action, &thing)))
    return pandoria_catalogue_get_values (catalogue, thing);
  return g_array_new (FALSE, FALSE, sizeof (guint));
}

guint
pandoria_card_costs_find_relic_points (PandoriaCatalogue *catalogue, const PandoriaState *state,
                                       const PandoriaAction *action)
{
  for (guint i = 0; i < state->n_relics; i++)
    if (state->relics[i].artifacts == action->relic_artifacts)
      return state->relics[i].points;
  return pandoria_catalogue_find_value (catalogue, pandoria_printed_relic (action->relic_artifacts), 0);
}

void
pandoria_card_costs_correct (GtkWidget *widget, const PandoriaAction *action)
{
  PandoriaPrinted thing;

  if (pandoria_card_costs_find_thing (action, &thing))
    g_signal_emit_by_name (gtk_widget_get_ancestor (widget, PANDORIA_TYPE_CARDS_PANEL), "correct", &thing);
}

static void
remember (PandoriaCatalogue *catalogue, PandoriaPrinted printed, guint value, PandoriaGame *game)
{
  g_autoptr (GError) error = NULL;

  printed.value = (gint8) value;
  if (!pandoria_catalogue_learn (catalogue, &printed, pandoria_game_get_record (game), &error))
    g_message ("A printed cost could not be remembered: %s", error->message);
}

void
pandoria_card_costs_remember (PandoriaCatalogue *catalogue, const PandoriaAction *action, const char *card,
                              PandoriaGame *game)
{
  const PandoriaBuild *builds[] = { &action->build, &action->members.build, &action->copy.build };
  PandoriaPrinted bought;

  /* A lesson invents the costs of its cards. */
  if (catalogue == NULL || pandoria_lesson_of (pandoria_game_get_record (game)) != NULL)
    return;
  if (action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING)
    remember (catalogue, pandoria_printed_spell ((PandoriaSpell) action->spell, action->level), action->cost, game);
  if (action->kind == PANDORIA_ACT_BUY && find_card (catalogue, card, &bought))
    remember (catalogue, bought, action->cost, game);
  if (action->kind == PANDORIA_ACT_RELIC && action->relic_points > 0) /* 0: not entered */
    remember (catalogue, pandoria_printed_relic (action->relic_artifacts), action->relic_points, game);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    if (builds[i]->building != PANDORIA_BUILDING_NONE)
      remember (catalogue, pandoria_printed_building ((PandoriaBuilding) builds[i]->building, builds[i]->level),
                builds[i]->cost, game);
}
