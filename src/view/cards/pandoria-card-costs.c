/* The printed costs of the card of an act: known ones, and remembering what was entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-costs.h"

gboolean
pandoria_card_costs_are_printed (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING
         || action->kind == PANDORIA_ACT_BUILD;
}

GArray *
pandoria_card_costs_get_known (PandoriaCatalogue *catalogue, const PandoriaAction *action)
{
  if (catalogue != NULL && action->kind == PANDORIA_ACT_BUILD)
    return pandoria_catalogue_get_building_costs (catalogue, action->build.building, action->build.level);
  if (catalogue != NULL && pandoria_card_costs_are_printed (action))
    return pandoria_catalogue_get_spell_costs (catalogue, action->spell, action->level);
  return g_array_new (FALSE, FALSE, sizeof (guint));
}

static void
log_failure (gboolean done, GError *error)
{
  if (!done)
    g_message ("A printed cost could not be remembered: %s", error->message);
}

void
pandoria_card_costs_remember (PandoriaCatalogue *catalogue, const PandoriaAction *action)
{
  const PandoriaBuild *builds[] = { &action->build, &action->members.build, &action->copy.build };
  g_autoptr (GError) error = NULL;

  if (catalogue == NULL)
    return;
  if (action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING)
    log_failure (pandoria_catalogue_add_spell_cost (catalogue, action->spell, action->level, action->cost, &error),
                 error);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    {
      g_clear_error (&error);
      if (builds[i]->building != PANDORIA_BUILDING_NONE)
        log_failure (pandoria_catalogue_add_building_cost (catalogue, builds[i]->building, builds[i]->level,
                                                           builds[i]->cost, &error),
                     error);
    }
}
