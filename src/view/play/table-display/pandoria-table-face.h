/* PandoriaTableFace: what players around the table want to see of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-view.h"
#include "pandoria-game.h"
#include "pandoria-table-plate.h"
#include "pandoria-table-text.h"
#include "pandoria-types.h"

/* What players around the table want to see of a game: the board, the points, the active player,
 * the last gains, the progress. It shows the present position, never a preview, and takes no input.
 */

/**
 * Properties: "turn" (uint, 0…3): clockwise quarter turns, for a screen flat on the table;
 * "faces-player" (boolean): also turns to the edge of the active player. Seats go clockwise from
 * the lower edge.
 */
#define PANDORIA_TYPE_TABLE_FACE (pandoria_table_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableFace, pandoria_table_face, PANDORIA, TABLE_FACE, GtkWidget)

enum
{
  PANDORIA_TABLE_TURN,
  PANDORIA_TABLE_GAIN,
  PANDORIA_TABLE_PROGRESS,
  PANDORIA_N_TABLE_TEXTS,
};

/** Shows the present position of @game (nullable), and follows its changes. */
void pandoria_table_face_set_game (PandoriaTableFace *self, PandoriaGame *game);
/** Shows @code (transfer floating) (nullable: none), a square, next to the last gains. */
void pandoria_table_face_set_code (PandoriaTableFace *self, GtkWidget *code);
