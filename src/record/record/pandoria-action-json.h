/* One action between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/** Reads @object; seats are checked against @reader->n_players. Faults go to @reader. */
void pandoria_action_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action);

/** Returns: (transfer full): the JSON of @action as record.md has it. */
JsonObject *pandoria_action_to_json (const PandoriaAction *action);
/** Parses one action. @where: the member path for messages ("actions[3]"). */
gboolean pandoria_action_from_json (JsonObject *object, const char *where, PandoriaAction *action, GError **error);

G_END_DECLS
