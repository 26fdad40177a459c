/* Adds costs to the catalogue for tests, without their origin.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"

static inline gboolean
pandoria_catalogue_add_spell_cost (PandoriaCatalogue *self, PandoriaSpell spell, guint level,
                                   guint cost, GError **error)
{
  PandoriaPrinted printed = pandoria_printed_spell (spell, level);

  printed.value = (gint8) cost;
  return pandoria_catalogue_learn (self, &printed, NULL, error);
}

static inline gboolean
pandoria_catalogue_add_building_cost (PandoriaCatalogue *self, PandoriaBuilding building,
                                      guint level, guint cost, GError **error)
{
  PandoriaPrinted printed = pandoria_printed_building (building, level);

  printed.value = (gint8) cost;
  return pandoria_catalogue_learn (self, &printed, NULL, error);
}
