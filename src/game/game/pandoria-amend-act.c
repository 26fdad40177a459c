/* One act of a correction: its content from the file, and whether it fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"

#include "pandoria-parts-json.h"
#include "pandoria-json-writer.h"

PandoriaAmendAct *
pandoria_amend_act_new (PandoriaRecordAct *record_act)
{
  PandoriaAmendAct *act = g_new0 (PandoriaAmendAct, 1);

  act->act = pandoria_record_act_ref (record_act);
  return act;
}

void
pandoria_amend_act_free (PandoriaAmendAct *act)
{
  pandoria_record_act_unref (act->act);
  g_free (act);
}

/* Returns: whether a replacement keeps @member: it is a remark, not part of the action. A card name belongs to its purchase. */
static gboolean
is_remark (const char *member, JsonObject *said)
{
  return !g_str_equal (member, "card") && !json_object_has_member (said, member);
}

static void
set_json (PandoriaAmendAct *act, JsonObject *json)
{
  PandoriaRecordAct *old = act->act;

  act->act = pandoria_record_act_new (&old->action, json);
  pandoria_record_act_unref (old);
}

static void
copy_member (JsonObject *from, const char *member, JsonObject *to)
{
  if (json_object_has_member (from, member))
    json_object_set_member (to, member, json_object_dup_member (from, member));
}

/* Keep the file's text of an unchanged act, but take over a new card name or note. */
static void
keep_words (PandoriaAmendAct *act, const PandoriaAmendAct *old)
{
  g_autoptr (JsonObject) json = pandoria_json_object_copy (old->act->json);

  copy_member (act->act->json, "card", json);
  copy_member (act->act->json, "note", json);
  set_json (act, json_object_equal (json, old->act->json) ? old->act->json : json);
}

void
pandoria_amend_act_inherit (PandoriaAmendAct *act, const PandoriaAmendAct *old)
{
  g_autoptr (JsonObject) said = pandoria_action_to_json (&old->act->action);
  g_autoptr (GList) members = json_object_get_members (old->act->json);
  g_autoptr (JsonObject) json = NULL;

  if (pandoria_record_act_is_same (act->act, old->act))
    {
      keep_words (act, old);
      return;
    }
  json = pandoria_json_object_copy (act->act->json);
  for (GList *i = members; i != NULL; i = i->next)
    if (is_remark (i->data, said) && (g_str_equal (i->data, "time") || !json_object_has_member (json, i->data)))
      copy_member (old->act->json, i->data, json);
  set_json (act, json);
}
