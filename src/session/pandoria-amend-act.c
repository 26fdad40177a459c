/* One act of a correction: what the file says of it, parsed, and whether it fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend-act.h"

PandoriaAmendAct *
pandoria_amend_act_new (PandoriaRecord *record, JsonObject *json)
{
  PandoriaAmendAct *act = g_new0 (PandoriaAmendAct, 1);
  /* It stood in a record already. */
  gboolean ok = pandoria_record_parse_action (record, json, &act->action, NULL);

  g_assert (ok);
  act->json = json_object_ref (json);
  return act;
}

void
pandoria_amend_act_free (PandoriaAmendAct *act)
{
  json_object_unref (act->json);
  g_free (act);
}

gboolean
pandoria_amend_act_equal (const PandoriaAmendAct *a, const PandoriaAmendAct *b)
{
  g_autoptr (JsonObject) a_json = pandoria_action_to_json (&a->action);
  g_autoptr (JsonObject) b_json = pandoria_action_to_json (&b->action);

  return json_object_equal (a_json, b_json);
}

/* A card's name belongs to what was bought; anything else that the act itself does not say is somebody's remark. */
static gboolean
is_remark (const char *member, JsonObject *said)
{
  return !g_str_equal (member, "card") && !json_object_has_member (said, member);
}

/* The same act keeps what the file says word for word, but for a name or a note that was given now. */
static void
keep_words (PandoriaAmendAct *act, const PandoriaAmendAct *old)
{
  static const char *const given[] = { "card", "note" };
  JsonObject *json = pandoria_json_object_copy (old->json);

  for (gsize i = 0; i < G_N_ELEMENTS (given); i++)
    if (json_object_has_member (act->json, given[i]))
      json_object_set_member (json, given[i], json_object_dup_member (act->json, given[i]));
  json_object_unref (act->json);
  act->json = json_object_equal (json, old->json) ? json_object_ref (old->json) : json_object_ref (json);
  json_object_unref (json);
}

void
pandoria_amend_act_inherit (PandoriaAmendAct *act, const PandoriaAmendAct *old)
{
  g_autoptr (JsonObject) said = pandoria_action_to_json (&old->action);
  g_autoptr (GList) members = json_object_get_members (old->json);
  JsonObject *json;

  if (pandoria_amend_act_equal (act, old))
    {
      keep_words (act, old);
      return;
    }
  json = pandoria_json_object_copy (act->json);
  for (GList *i = members; i != NULL; i = i->next)
    if (is_remark (i->data, said) && (g_str_equal (i->data, "time") || !json_object_has_member (json, i->data)))
      json_object_set_member (json, i->data, json_object_dup_member (old->json, i->data));
  json_object_unref (act->json);
  act->json = json;
}
