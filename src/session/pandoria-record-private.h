/* What the session's own files may do with a record besides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

struct _PandoriaRecord
{
  gatomicrefcount ref_count;
  JsonObject *root;        /* the truth of the file */
  JsonArray *actions_json; /* of root */
  PandoriaSetup setup;
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  GArray *actions; /* PandoriaAction, beside actions_json */
};

/** Returns: (transfer full): another object with the same members, whose values are shared. */
JsonObject *pandoria_json_object_copy (JsonObject *object);
/** Returns: (transfer none): the JSON of action @index with everything that the file said. */
JsonObject *pandoria_record_get_action_json (PandoriaRecord *record, guint index);
/** Appends an action once taken from a record, its unknown members, note and time included. */
void pandoria_record_append_json (PandoriaRecord *record, const PandoriaAction *action, JsonObject *json);
/** Parses @object as an action of this record's game (its seats, its variant). */
gboolean pandoria_record_parse_action (PandoriaRecord *record, JsonObject *object, PandoriaAction *action,
                                       GError **error);
/** Returns: (transfer full): a record of the same game with only its first @n actions. The JSON of both is shared. */
PandoriaRecord *pandoria_record_new_beginning (PandoriaRecord *record, guint n);
/** Returns: (transfer full): the actions from number @first on, as JsonObject. */
GPtrArray *pandoria_record_get_end (PandoriaRecord *record, guint first);
/** Returns: (transfer full): the acts that stand apart, as JsonObject. */
GPtrArray *pandoria_record_get_unfit (PandoriaRecord *record);
/** Replaces them. */
void pandoria_record_set_unfit (PandoriaRecord *record, GPtrArray *unfit);

G_END_DECLS
