/* The acts of a correction: their conflicts, what a replacement keeps of the old act, and acts in
 * another setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend-act.h"

#include "pandoria-amend.h"
#include "pandoria-parts-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (PandoriaConflict, pandoria_conflict, G_TYPE_OBJECT)

static void
pandoria_conflict_finalize (GObject *object)
{
  g_clear_error (&PANDORIA_CONFLICT (object)->error);
  G_OBJECT_CLASS (pandoria_conflict_parent_class)->finalize (object);
}

static void
pandoria_conflict_class_init (PandoriaConflictClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_conflict_finalize;
}

static void
pandoria_conflict_init (PandoriaConflict *self)
{
}

/* Returns: whether any act can have @member, so that a replacement can keep it. */
static gboolean
is_remark (const char *member)
{
  return g_str_equal (member, "note") || g_str_equal (member, "time")
         || g_str_has_prefix (member, PANDORIA_FREE_PREFIX);
}

static void
copy_member (JsonObject *from, const char *member, JsonObject *to)
{
  if (json_object_has_member (from, member))
    json_object_set_member (to, member, json_object_dup_member (from, member));
}

/* Keep the file's text of an unchanged act, but take over a new card name or note. */
static PandoriaRecordAct *
keep_words (PandoriaRecordAct *act, PandoriaRecordAct *old)
{
  g_autoptr (JsonObject) json = pandoria_json_object_copy (old->json);

  copy_member (act->json, "card", json);
  copy_member (act->json, "note", json);
  return pandoria_record_act_new (&act->action,
                                  json_object_equal (json, old->json) ? old->json : json);
}

PandoriaRecordAct *
pandoria_amend_act_inherit (PandoriaRecordAct *act, PandoriaRecordAct *old)
{
  g_autoptr (GList) members = json_object_get_members (old->json);
  g_autoptr (JsonObject) json = NULL;

  g_return_val_if_fail (act != NULL, NULL);

  if (pandoria_record_act_is_same (act, old))
    return keep_words (act, old);
  json = pandoria_json_object_copy (act->json);
  for (GList *i = members; i != NULL; i = i->next)
    if (is_remark (i->data)
        && (g_str_equal (i->data, "time") || !json_object_has_member (json, i->data)))
      copy_member (old->json, i->data, json);
  return pandoria_record_act_new (&act->action, json);
}

GPtrArray *
pandoria_amend_move_acts (GPtrArray *acts, PandoriaRecord *head, const guint8 *origins,
                          GError **error)
{
  g_autoptr (GPtrArray) result
      = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);
  guint8 moved[PANDORIA_MAX_PLAYERS];

  memset (moved, PANDORIA_MAX_PLAYERS, sizeof moved);
  for (guint8 seat = 0; seat < pandoria_record_get_setup (head)->n_players; seat++)
    if (origins[seat] < PANDORIA_MAX_PLAYERS)
      moved[origins[seat]] = seat;
  for (guint i = 0; i < acts->len; i++)
    {
      g_autoptr (GError) local = NULL;
      PandoriaRecordAct *act = pandoria_record_move_act (head, acts->pdata[i], moved, &local);

      if (act == NULL)
        {
          /* Translators: %1$u is the number of an act in the game, %2$s what is wrong with it */
          g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                       _ ("With this setup, action %1$u is not possible: %2$s"), i + 1,
                       local->message);
          return NULL;
        }
      g_ptr_array_add (result, act);
    }
  return g_steal_pointer (&result);
}
