/* PandoriaSeatRow: one player of a new game: name, colour, realm, and the handle that moves the
 * seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-name-entry.h"
#include "pandoria-record.h"
#include "pandoria-setup.h"
#include "pandoria-types.h"

/**
 * Signals: "changed": a value has changed; "color-picked" (uint color): the user chose a colour;
 * "moved" (uint from, uint to): the user moves the player to another seat, which may not exist.
 * Action (widget): "seat.move" (int by).
 */
#define PANDORIA_TYPE_SEAT_ROW (pandoria_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, PANDORIA, SEAT_ROW, GtkListBoxRow)

/** Sets the seat and the number of players. The row is hidden if its seat does not play. */
void pandoria_seat_row_set_seat (PandoriaSeatRow *self, guint seat, guint n_players);
guint pandoria_seat_row_get_seat (PandoriaSeatRow *self);
/** Returns: (transfer none): the entry of the name, to focus it and to offer names. */
PandoriaNameEntry *pandoria_seat_row_get_entry (PandoriaSeatRow *self);
const char *pandoria_seat_row_get_name (PandoriaSeatRow *self);
void pandoria_seat_row_set_name (PandoriaSeatRow *self, const char *name);
PandoriaColor pandoria_seat_row_get_color (PandoriaSeatRow *self);
void pandoria_seat_row_set_color (PandoriaSeatRow *self, PandoriaColor color);
/** Returns: the chosen realm; NONE: it is dealt. */
PandoriaRealm pandoria_seat_row_get_realm (PandoriaSeatRow *self);
/** Returns: (transfer none): the list of realms, to focus it. */
GtkWidget *pandoria_seat_row_get_realm_list (PandoriaSeatRow *self);
/** Returns: whether the realm was drawn, and the user has chosen no other since. */
gboolean pandoria_seat_row_is_drawn (PandoriaSeatRow *self);
/** Sets a drawn realm, or NONE; emits nothing. */
void pandoria_seat_row_draw_realm (PandoriaSeatRow *self, PandoriaRealm realm);

/** Asks for the realm of a game in progress (@under_way), instead of dealing one. */
void pandoria_seat_row_set_under_way (PandoriaSeatRow *self, gboolean under_way);

/** Offers the realms of @variant, none in the family variants. If it lacks the chosen one, a realm
 * is dealt. */
void pandoria_seat_row_set_variant (PandoriaSeatRow *self, PandoriaVariant variant);
/** Fills in @setup: realm and, in the beginner's game, the start building; other values as they
 * were read. */
void pandoria_seat_row_fill (PandoriaSeatRow *self, PandoriaPlayerSetup *setup);
/** Shows the values of @setup; also keeps values that the row does not show. */
void pandoria_seat_row_read (PandoriaSeatRow *self, const PandoriaPlayerSetup *setup);
/** Moves the focus to the values of the start building (beginner's game). */
void pandoria_seat_row_focus_start (PandoriaSeatRow *self);
