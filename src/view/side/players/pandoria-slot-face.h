/* PandoriaSlotFace: what is seen of a building slot: sign, value, and the name where there is room for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-types.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_SLOT_FACE (pandoria_slot_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotFace, pandoria_slot_face, PANDORIA, SLOT_FACE, GtkWidget)

/** Shows what stands in the slot. @icon_name (nullable): its sign; @value: beside the sign, may be empty. */
void pandoria_slot_face_set_content (PandoriaSlotFace *self, const char *icon_name, const char *value,
                                     const char *name);

/** Shows the figure of a Goblins player on the building: @color is a PandoriaColor, or -1 for none. */
void pandoria_slot_face_set_occupant (PandoriaSlotFace *self, int color, gboolean leader);

/** A small face has the sign alone. */
void pandoria_slot_face_set_small (PandoriaSlotFace *self, gboolean small_face);

G_END_DECLS
