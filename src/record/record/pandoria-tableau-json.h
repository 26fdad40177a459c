/* What lies on a player's tableau between JSON and the engine: building slots and the top spell, as states show them and
 * corrections set them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/** Reads the present element of @list, null, a building or a monument, into the empty @slot. */
void pandoria_slot_read (PandoriaList *list, PandoriaSlot *slot);
/** Appends @slot. */
void pandoria_slot_write (JsonArray *array, const PandoriaSlot *slot);

/** {"spell","level","cost"}. */
void pandoria_top_spell_read (PandoriaReader *reader, JsonObject *object, PandoriaTopSpell *top);
/** Sets @member to @top, null where there is none. */
void pandoria_top_spell_write (JsonObject *object, const char *member, const PandoriaTopSpell *top);

/** Sets @member to the list of @n figures. */
void pandoria_figures_write (JsonObject *object, const char *member, guint n, const PandoriaFigure *figures);

G_END_DECLS
