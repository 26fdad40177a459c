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
PandoriaColor pandoria_seat_row_get_color (PandoriaSeatRow *self);
void pandoria_seat_row_set_color (PandoriaSeatRow *self, PandoriaColor color);
/** Returns: the realm that is asked for, NONE: it is dealt. */
PandoriaRealm pandoria_seat_row_get_realm (PandoriaSeatRow *self);
void pandoria_seat_row_set_realm (PandoriaSeatRow *self, PandoriaRealm realm);

G_END_DECLS
