/* The positions that are the pictures of the rules: a game each, and acts that can be tried in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Returns: whether there is a position @id. */
gboolean pandoria_help_position_exists (const char *id);
/** Returns: (transfer full) (nullable): the game whose last position @id is; NULL and why not. */
PandoriaGame *pandoria_help_position_load (const char *id, GError **error);
/** Returns: (transfer full): the acts that can be tried there, each in the notation; empty where there is none. */
GStrv pandoria_help_position_get_tries (const char *id);

G_END_DECLS
