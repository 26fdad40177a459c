/* PandoriaCardFoot: the slots, the counts and a surplus of a player card, side by side as far as there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-reserve-view.h"

#define PANDORIA_TYPE_CARD_FOOT (pandoria_card_foot_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardFoot, pandoria_card_foot, PANDORIA, CARD_FOOT, GtkWidget)

/** Returns: (transfer none): the box for the slots. */
GtkBox *pandoria_card_foot_get_slots (PandoriaCardFoot *self);
/** Returns: (transfer none): the counts. */
PandoriaReserveView *pandoria_card_foot_get_reserve (PandoriaCardFoot *self);

/** Whether the slots have a line of their own, on which they have names; then there is room for a surplus, too. */
void pandoria_card_foot_set_named (PandoriaCardFoot *self, gboolean named);
/** Shows what is over; "": nothing. Its room is kept, so that nothing moves when there is something. @lost: it brings no points. */
void pandoria_card_foot_set_surplus (PandoriaCardFoot *self, const char *surplus, gboolean lost);
