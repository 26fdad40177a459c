/* PandoriaSlotView: one building slot of a tableau: icon, value, and the name if there is room. A
 * press explains its building.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-state.h"

/* One building slot of a tableau: icon, level, name. A press explains the building. */

#define PANDORIA_TYPE_SLOT_VIEW (pandoria_slot_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotView, pandoria_slot_view, PANDORIA, SLOT_VIEW, AdwBin)

/** Creates the view of slot @index (0…4) of the player at @seat. */
PandoriaSlotView *pandoria_slot_view_new (guint seat, guint index);
/** Shows @slot as number @number (1…5) of its tableau, with a figure of Goblins in @occupant, a
 * PandoriaColor; -1: none. */
void pandoria_slot_view_set_slot (PandoriaSlotView *self, const PandoriaSlot *slot, guint number,
                                  int occupant);
/** Sets whether a press chooses the figure on the building, whether it is @chosen, and whether only
 * its icon fits. */
void pandoria_slot_view_set_look (PandoriaSlotView *self, gboolean choosable, gboolean chosen,
                                  gboolean small_slot);
/** Moves the focus to the button that chooses the figure on the building. Returns: FALSE if there
 * is no choice here. */
gboolean pandoria_slot_view_focus_choice (PandoriaSlotView *self);
