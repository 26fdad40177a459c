/* What the session's own files may do with a record besides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

/** Returns: (transfer none): the JSON of action @index with everything that the file said. */
JsonObject *pandoria_record_get_action_json (PandoriaRecord *record, guint index);
/** Appends an action once taken from a record, its unknown members, note and time included. */
void pandoria_record_append_json (PandoriaRecord *record, const PandoriaAction *action, JsonObject *json);
/** Parses @object as an action of this record's game (its seats, its variant). */
gboolean pandoria_record_parse_action (PandoriaRecord *record, JsonObject *object, PandoriaAction *action,
                                       GError **error);

G_END_DECLS
