/* The printed state (pandoria-state) as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-game.h"

/** PandoriaPrintFunc: receives a text piece by piece. */
typedef void (*PandoriaPrintFunc) (const char *piece, gpointer data);

/**
 * Prints the present pandoria-state object of @game (docs/format.md, State; docs/rulings.md):
 * indented JSON, ended by a newline.
 */
void pandoria_state_print (PandoriaGame *game, PandoriaPrintFunc print, gpointer data);
/**
 * Returns: (transfer full): the present ranking, points and tie-break ("result" of a finished
 * game's state).
 */
JsonObject *pandoria_result_to_json (const PandoriaState *state);

/* --- pandoria-options-json.c ---------------------------------------------------------------- */

/** Returns: (transfer full): what the active player may do ("legal"). */
JsonObject *pandoria_options_to_json (const PandoriaState *state, const PandoriaOptions *options);
