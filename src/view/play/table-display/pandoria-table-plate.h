/* PandoriaTablePlate: the points of a player or a team, as large as possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"
#include "pandoria-state.h"

#define PANDORIA_TYPE_TABLE_PLATE (pandoria_table_plate_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTablePlate, pandoria_table_plate, PANDORIA, TABLE_PLATE, GtkWidget)

/**
 * Shows the points of @unit, a player or a team of @result, which is that of @game. @note
 * (nullable): another sentence, such as “leads by 5 points”. With @counts, the points count up to
 * the new ones if animations are enabled.
 */
void pandoria_table_plate_show (PandoriaTablePlate *self, PandoriaGame *game,
                                const PandoriaResult *result, guint unit, const char *note,
                                gboolean counts);
