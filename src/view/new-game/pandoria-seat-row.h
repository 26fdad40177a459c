/* PandoriaSeatRow: one player of a new game: name, colour, realm.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-record.h"

G_BEGIN_DECLS

/** Signals: "changed": something is another; "color-picked" (uint color): the player asked for a colour. */
#define PANDORIA_TYPE_SEAT_ROW (pandoria_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, PANDORIA, SEAT_ROW, GtkListBoxRow)

/** Makes the row of seat @seat (0…3). */
GtkWidget *pandoria_seat_row_new (guint seat);

const char *pandoria_seat_row_get_name (PandoriaSeatRow *self);
void pandoria_seat_row_set_name (PandoriaSeatRow *self, const char *name);
/** Returns: (transfer none): the entry of the name, for the keyboard to begin with. */
GtkWidget *pandoria_seat_row_get_entry (PandoriaSeatRow *self);
PandoriaColor pandoria_seat_row_get_color (PandoriaSeatRow *self);
void pandoria_seat_row_set_color (PandoriaSeatRow *self, PandoriaColor color);
/** Returns: the realm that is asked for, NONE: it is dealt. */
PandoriaRealm pandoria_seat_row_get_realm (PandoriaSeatRow *self);
void pandoria_seat_row_set_realm (PandoriaSeatRow *self, PandoriaRealm realm);

/** Offers the realms that @variant allows; one that it does not allow is dealt instead. None are shown in the family variants. */
void pandoria_seat_row_set_variant (PandoriaSeatRow *self, PandoriaVariant variant);
/** Fills realm and, in the beginner's game, the start building of @setup. */
void pandoria_seat_row_fill (PandoriaSeatRow *self, PandoriaPlayerSetup *setup);

G_END_DECLS
