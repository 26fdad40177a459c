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
