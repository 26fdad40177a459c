/* Shared by the files of pandoria-text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-text.h"

/** Returns: (transfer none): the name of @terrain within a list of properties: “forest”. */
const char *pandoria_text_terrain_within (PandoriaTerrain terrain);
/** Returns: (transfer none): the name of an exit path of @terrain: “forest exit”. */
const char *pandoria_text_exit (PandoriaTerrain terrain);

/** Returns: (transfer full): the formula of a cost's entry: “5 − 2 (Carpenter) = 3” (6.3, 6.4). */
char *pandoria_text_cost (const PandoriaEvent *event);

/** Returns: (transfer full): terrain and spaces of the region of an entry: “Forest F7 F8”. */
char *pandoria_text_region_title (const PandoriaEvent *event);
/** Returns: (transfer full): the formula of a region's gain: “3 crystals × strength 2 + 2 spaces × 1 = 8” (7.2). */
char *pandoria_text_region_formula (const PandoriaEvent *event);
/** Returns: (transfer full): the name of a surplus: “Surplus wood”. */
char *pandoria_text_overflow_title (const PandoriaEvent *event);
/** Returns: (transfer full): the formula of a surplus: “8 + 6 − 10 = 4 surplus, 1 point per 2 = 2 points” (7.2). */
char *pandoria_text_overflow_formula (const PandoriaEvent *event);
/** Returns: (transfer full): the formula of remaining resources: “6 gold of 7, 1 point per 3 = 2 points” (10). */
char *pandoria_text_final_resources (const PandoriaEvent *event);
