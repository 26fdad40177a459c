/* The acts of a record as rows: how the members of each are read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/** PandoriaActionRow: @read fills an action made by pandoria_action_init(); @write adds the members behind "do". */
typedef struct
{
  void (*read) (PandoriaReader *reader, JsonObject *object, PandoriaAction *action);
  void (*write) (JsonObject *object, const PandoriaAction *action);
} PandoriaActionRow;

/* 6.1, 6.2 */
extern const PandoriaActionRow pandoria_action_row_tile;
extern const PandoriaActionRow pandoria_action_row_at;
extern const PandoriaActionRow pandoria_action_row_single;
extern const PandoriaActionRow pandoria_action_row_figure;
extern const PandoriaActionRow pandoria_action_row_paid_figure;
extern const PandoriaActionRow pandoria_action_row_take;
extern const PandoriaActionRow pandoria_action_row_ransom;

/* 6.3 */
extern const PandoriaActionRow pandoria_action_row_spell;
extern const PandoriaActionRow pandoria_action_row_build;
extern const PandoriaActionRow pandoria_action_row_monument;
extern const PandoriaActionRow pandoria_action_row_halfling;
extern const PandoriaActionRow pandoria_action_row_goblin_cast;
extern const PandoriaActionRow pandoria_action_row_goblin_occupy;
extern const PandoriaActionRow pandoria_action_row_relic;

/* 6.4, the end of the turn, corrections */
extern const PandoriaActionRow pandoria_action_row_score;
extern const PandoriaActionRow pandoria_action_row_buy;
extern const PandoriaActionRow pandoria_action_row_elf_move;
extern const PandoriaActionRow pandoria_action_row_end_turn;
extern const PandoriaActionRow pandoria_action_row_adjust;
extern const PandoriaActionRow pandoria_action_row_edit_space;
extern const PandoriaActionRow pandoria_action_row_edit_player;
extern const PandoriaActionRow pandoria_action_row_edit_table;

G_END_DECLS
