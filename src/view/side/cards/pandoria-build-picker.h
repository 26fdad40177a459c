/* PandoriaBuildPicker: a building that a spell or the Halflings build: which, its printed cost, its slot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-slot-picker.h"

/** Signal "changed": another building, cost or slot is chosen. */
#define PANDORIA_TYPE_BUILD_PICKER (pandoria_build_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBuildPicker, pandoria_build_picker, PANDORIA, BUILD_PICKER, GtkBox)

/** Begins with the first building; costs come from @catalogue. */
void pandoria_build_picker_set_catalogue (PandoriaBuildPicker *self, PandoriaCatalogue *catalogue);
/** Shows what each slot would mean for the chosen building. */
void pandoria_build_picker_offer (PandoriaBuildPicker *self, const PandoriaState *state, guint player,
                                  const PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);
/** Writes the chosen building into @build; its cost is 0 as long as none is chosen. Returns: whether cost and slot are chosen. */
gboolean pandoria_build_picker_get_build (PandoriaBuildPicker *self, PandoriaBuild *build);
