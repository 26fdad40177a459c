/* Shapes of the spells whose choices are figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-plan-shape.h"

extern const PandoriaPlanShape pandoria_plan_shape_spell_ship;
extern const PandoriaPlanShape pandoria_plan_shape_spell_figures;
extern const PandoriaPlanShape pandoria_plan_shape_teleport;
extern const PandoriaPlanShape pandoria_plan_shape_flee;
extern const PandoriaPlanShape pandoria_plan_shape_rage;
