/* The options ("legal") as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-options.h"

G_BEGIN_DECLS

/** Returns: (transfer full): what the active player may do ("legal"). */
JsonObject *pandoria_options_to_json (const PandoriaState *state, const PandoriaOptions *options);

G_END_DECLS
