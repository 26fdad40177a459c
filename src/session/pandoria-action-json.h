/* One action between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/** Reads @object; seats are checked against @reader->n_players. Faults go to @reader. */
void pandoria_action_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action);

/** Writes the members of @action, "do" first, into @object. */
void pandoria_action_write (JsonObject *object, const PandoriaAction *action);

G_END_DECLS
