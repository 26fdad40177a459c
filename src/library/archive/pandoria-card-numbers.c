/* Finds the printed numbers in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-uses.h"

/** Visit: the callback for each number. */
typedef struct
{
  PandoriaCardNumberFunc function;
  gpointer data;
} Visit;

static void
visit_value (const Visit *visit, PandoriaPrinted printed, guint8 *value)
{
  printed.value = (gint8) *value;
  *value = (guint8) visit->function (&printed, visit->data);
}

static void
visit_spell (const Visit *visit, guint spell, guint level, guint8 *cost)
{
  if (spell != PANDORIA_SPELL_NONE)
    visit_value (visit, pandoria_printed_spell ((PandoriaSpell) spell, level), cost);
}

static void
visit_building (const Visit *visit, guint building, guint level, guint8 *cost)
{
  if (building != PANDORIA_BUILDING_NONE)
    visit_value (visit, pandoria_printed_building ((PandoriaBuilding) building, level), cost);
}

static void
visit_tableau (const Visit *visit, PandoriaPlayerEdit *edit)
{
  for (guint i = 0; i < edit->n_slots; i++)
    visit_building (visit, edit->slots[i].building, edit->slots[i].level, &edit->slots[i].cost);
  if (edit->edit_top_spell == PANDORIA_EDIT_SET)
    visit_spell (visit, edit->top_spell.spell, edit->top_spell.level, &edit->top_spell.cost);
}

void
pandoria_card_numbers_visit_action (PandoriaAction *action, guint variant, PandoriaCardNumberFunc function,
                                    gpointer data)
{
  PandoriaBuild *builds[] = { &action->build, &action->members.build, &action->copy.build };
  const Visit visit = { function, data };

  if (action->kind == PANDORIA_ACT_RELIC)
    visit_value (&visit, pandoria_printed_relic (action->relic_artifacts), &action->relic_points);
  if (pandoria_variant_is_family ((PandoriaVariant) variant))
    return;
  if (action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING)
    visit_spell (&visit, action->spell, action->level, &action->cost);
  if (action->kind == PANDORIA_ACT_EDIT_PLAYER)
    visit_tableau (&visit, &action->tableau);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    visit_building (&visit, builds[i]->building, builds[i]->level, &builds[i]->cost);
}

void
pandoria_card_numbers_visit_setup (PandoriaSetup *setup, PandoriaCardNumberFunc function, gpointer data)
{
  const Visit visit = { function, data };

  for (guint i = 0; i < setup->n_players && setup->variant == PANDORIA_VARIANT_BEGINNER; i++)
    visit_building (&visit, setup->players[i].start_building, setup->players[i].start_level,
                    &setup->players[i].start_cost);
  for (gint8 i = 0; i < setup->n_relics; i++)
    visit_value (&visit, pandoria_printed_relic (setup->relics[i].artifacts), &setup->relics[i].points);
}
