/* PandoriaSeatRow: one player of a new game: name, colour, realm, and the handle that moves the
 * seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-name-entry.h"
#include "pandoria-new-player.h"

/**
 * PandoriaSeatRow: shows a PandoriaNewPlayer, and changes it.
 *
 * Properties: "player" (construct only), "variant" (uint PandoriaVariant: offers its realms, none
 * in the family variants), "under-way" (boolean: asks for the realm of a game in progress, instead
 * of dealing one). Signal "moved" (uint from, uint to): the user moves the player to another seat,
 * which may not exist. Action (widget): "seat.move" (int by).
 */
#define PANDORIA_TYPE_SEAT_ROW (pandoria_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, PANDORIA, SEAT_ROW, GtkListBoxRow)

PandoriaSeatRow *pandoria_seat_row_new (PandoriaNewPlayer *player);
/** Returns: (transfer none): the player. */
PandoriaNewPlayer *pandoria_seat_row_get_player (PandoriaSeatRow *self);
/** Returns: (transfer none): the entry of the name, to focus it and to offer names. */
PandoriaNameEntry *pandoria_seat_row_get_entry (PandoriaSeatRow *self);
/** Returns: (transfer none): the list of realms, to focus it. */
GtkWidget *pandoria_seat_row_get_realm_list (PandoriaSeatRow *self);
/** Moves the focus to the values of the start building (beginner's game). */
void pandoria_seat_row_focus_start (PandoriaSeatRow *self);
