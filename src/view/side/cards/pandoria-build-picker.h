/* PandoriaBuildPicker: chooses a building that a spell or the Halflings build, its printed cost,
 * and its slot; and the slot of a monument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-action.h"
#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** PandoriaBuildPicker: emits "changed" when the building, the cost or the slot changes. */
#define PANDORIA_TYPE_BUILD_PICKER (pandoria_build_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBuildPicker, pandoria_build_picker, PANDORIA, BUILD_PICKER, GtkBox)

/**
 * Tries the choices in @build and @monument, members of @action (NULL: hidden), which change.
 * Offers the known costs in @catalogue (nullable). @costs: the slots show what the building costs.
 */
void pandoria_build_picker_offer (PandoriaBuildPicker *self, PandoriaGame *game,
                                  PandoriaCatalogue *catalogue, PandoriaAction *action,
                                  PandoriaBuild *build, PandoriaErect *monument, gboolean costs);
/** Chooses the lowest level of @building. The user can choose another one. */
void pandoria_build_picker_propose (PandoriaBuildPicker *self, PandoriaBuilding building);
/** Stores the choices in @build and @monument (both nullable); cost 0: none yet. Returns: whether
 * all are made. */
gboolean pandoria_build_picker_get (PandoriaBuildPicker *self, PandoriaBuild *build,
                                    PandoriaErect *monument);
