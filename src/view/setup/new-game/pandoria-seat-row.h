/* PandoriaSeatRow: one player of a new game: name, colour, realm, and the handle by which the seat is moved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-record.h"

/**
 * Signals: "changed": something is another; "color-picked" (uint color): the player asked for a colour; "entered": Enter was pressed
 * in the name; "moved" (uint from, uint to): the seat is to be another one, which may be none that there is. Action (widget):
 * "seat.move" (int by).
 */
#define PANDORIA_TYPE_SEAT_ROW (pandoria_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, PANDORIA, SEAT_ROW, GtkListBoxRow)

/** Makes the row of seat @seat (0…3). */
GtkWidget *pandoria_seat_row_new (guint seat);

/** Says which seat it is among those that play; beyond them it is hidden. */
void pandoria_seat_row_set_seat (PandoriaSeatRow *self, guint seat, guint n_players);
guint pandoria_seat_row_get_seat (PandoriaSeatRow *self);
const char *pandoria_seat_row_get_name (PandoriaSeatRow *self);
void pandoria_seat_row_set_name (PandoriaSeatRow *self, const char *name);
/** Sets the names that are offered while one is typed, the likeliest first. */
void pandoria_seat_row_set_names (PandoriaSeatRow *self, const char *const *names);
/** Returns: (transfer none): the entry of the name, for the keyboard to begin with. */
GtkWidget *pandoria_seat_row_get_entry (PandoriaSeatRow *self);
PandoriaColor pandoria_seat_row_get_color (PandoriaSeatRow *self);
void pandoria_seat_row_set_color (PandoriaSeatRow *self, PandoriaColor color);
/** Returns: the realm that is asked for, NONE: it is dealt. */
PandoriaRealm pandoria_seat_row_get_realm (PandoriaSeatRow *self);
/** Sets a realm that came by lot, or NONE; emits nothing. */
void pandoria_seat_row_draw_realm (PandoriaSeatRow *self, PandoriaRealm realm);
/** Returns: whether the realm came by lot, and nobody has chosen another one since. */
gboolean pandoria_seat_row_is_drawn (PandoriaSeatRow *self);

/** Offers the realms that @variant allows; one that it does not allow is dealt instead. None are shown in the family variants. */
void pandoria_seat_row_set_variant (PandoriaSeatRow *self, PandoriaVariant variant);
/** Fills @setup: realm and, in the beginner's game, the start building; the rest as it was read. */
void pandoria_seat_row_fill (PandoriaSeatRow *self, PandoriaPlayerSetup *setup);
/** Shows what @setup says; what the row does not show is kept. */
void pandoria_seat_row_read (PandoriaSeatRow *self, const PandoriaPlayerSetup *setup);
