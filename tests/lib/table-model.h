/* A model of the table: the cardboard as people see it. It follows lists of what to move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-table-moves.h"

/** TableModel: the cardboard, without anything that the engine derives. */
typedef struct
{
  int counters[PANDORIA_MAX_PLAYERS][PANDORIA_N_COUNTERS]; /* the workers are in the reserve */
  int leaders[PANDORIA_MAX_PLAYERS];                       /* in the reserve */
  int tiles[PANDORIA_MAX_PLAYERS], fortresses[PANDORIA_MAX_PLAYERS];
  int captured[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_PLAYERS][2]; /* by captor, owner, leader */
  int haunting[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_PLAYERS][2]; /* by victim, owner, leader */
  int goblins[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_SLOTS][PANDORIA_MAX_PLAYERS][2];
  int figures[PANDORIA_N_SPACES][PANDORIA_MAX_PLAYERS][2];
  PandoriaGround ground[PANDORIA_N_SPACES];
  PandoriaSlot slots[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_SLOTS];
  PandoriaTopSpell spells[PANDORIA_MAX_PLAYERS];
  int piles[PANDORIA_N_PILES];
} TableModel;

/** Lays out the position of @state. */
void table_model_lay_out (TableModel *self, const PandoriaState *state);
/** Does everything on the list @moves (pandoria_table_moves_find()). */
void table_model_do (TableModel *self, GArray *moves);
/** Asserts that the table shows the position of @state. */
void table_model_assert_shows (const TableModel *self, const PandoriaState *state);
