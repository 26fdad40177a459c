/* One action between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-parts-json.h"

#include "pandoria-record.h"

#include <glib/gi18n-lib.h>

void
pandoria_action_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  int kind = pandoria_reader_key (reader, object, "do", pandoria_act_from_key, N_ ("“%s” is not an action"));

  pandoria_action_init (action, (PandoriaActKind) kind);
  if (!pandoria_reader_is_ok (reader))
    return;
  pandoria_members_read (reader, object, pandoria_act_get_members ((PandoriaActKind) kind), action);
  pandoria_members_read (reader, object, pandoria_common_members, action);
  pandoria_reader_text_or_null (reader, object, "note", PANDORIA_MAX_NOTE);
  pandoria_reader_text_or_null (reader, object, "time", PANDORIA_MAX_NAME);
}

gboolean
pandoria_action_from_json (JsonObject *object, const char *where, PandoriaAction *action, GError **error)
{
  PandoriaReader reader;
  PandoriaAction read;

  g_return_val_if_fail (object != NULL && action != NULL, FALSE);

  pandoria_reader_init (&reader, where);
  pandoria_action_read (&reader, object, &read);
  if (!pandoria_reader_finish (&reader, error))
    return FALSE;
  *action = read;
  return TRUE;
}

JsonObject *
pandoria_action_to_json (const PandoriaAction *action)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (action != NULL && action->kind < PANDORIA_N_ACTS, object);

  json_object_set_string_member (object, "do", pandoria_act_key ((PandoriaActKind) action->kind));
  pandoria_members_write (object, pandoria_act_get_members ((PandoriaActKind) action->kind), action);
  pandoria_members_write (object, pandoria_common_members, action);
  return object;
}
