/* The printed state (pandoria-state) as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Returns: (transfer full): the pandoria-state object of @game now, as record.md and rulings.md have it. */
JsonObject *pandoria_state_to_json (PandoriaGame *game);
/** Returns: (transfer full): ranking, points and tie-break as they are now ("result" of a finished game's state). */
JsonObject *pandoria_result_to_json (const PandoriaState *state);

G_END_DECLS
