/* The commands of PandoriaPlay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-commands.h"

/** The commands "play.NAME", until a row without a name. Their owner is a PandoriaPlay. */
extern const PandoriaCommand pandoria_play_commands[];

/** Adds an action of @self for each PandoriaActCommand to @map. */
void pandoria_play_add_acts (PandoriaPlay *self, GActionMap *map);
