/* PandoriaTableFace: all that those round the table want to see of a game from where they sit: the board, the points, whose turn
 * it is, what was gained last, how far it has come. It shows what is, never what would be, and takes no input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"

/**
 * Properties: "turn" (uint, 0…3): quarters by which it is turned clockwise, for a screen that lies on the table; "faces-player"
 * (boolean): it turns on to the edge of whose turn it is, seats going clockwise from the lower edge.
 */
#define PANDORIA_TYPE_TABLE_FACE (pandoria_table_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableFace, pandoria_table_face, PANDORIA, TABLE_FACE, GtkWidget)

/** Shows @game (nullable) as it stands, and follows it. */
void pandoria_table_face_set_game (PandoriaTableFace *self, PandoriaGame *game);
