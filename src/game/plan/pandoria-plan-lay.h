/* Shapes of acts that place or move something, and what the tile of a plan shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-plan-shape.h"

extern const PandoriaPlanShape pandoria_plan_shape_tile;
extern const PandoriaPlanShape pandoria_plan_shape_single;
extern const PandoriaPlanShape pandoria_plan_shape_terrain_single;
extern const PandoriaPlanShape pandoria_plan_shape_terrain_tile;
extern const PandoriaPlanShape pandoria_plan_shape_enchanted_castle;
extern const PandoriaPlanShape pandoria_plan_shape_place; /* one space, without a figure */
extern const PandoriaPlanShape pandoria_plan_shape_figure;
extern const PandoriaPlanShape pandoria_plan_shape_take;
extern const PandoriaPlanShape pandoria_plan_shape_elf_move;

/** Takes terrains and symbols from the template's hexes. The user still chooses their places. */
void pandoria_plan_take_hexes (PandoriaPlan *self);
/** Copies the terrains and symbols of the hexes to @action. */
void pandoria_plan_show_hexes (const PandoriaPlan *self, PandoriaAction *action);
