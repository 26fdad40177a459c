/* Which games have used which printed cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-uses.h"

#include <string.h>

#include "pandoria-archive-private.h"

struct _PandoriaCardUses
{
  GHashTable *games; /* the eight bytes of a PandoriaPrinted → GPtrArray of PandoriaCardUse */
};

/* --- a game ------------------------------------------------------------------------------------------------------- */

static void
unref_use (gpointer data)
{
  PandoriaCardUse *use = data;

  if (!g_atomic_ref_count_dec (&use->ref_count))
    return;
  g_free (use->path);
  g_free (use->title);
  g_free (use);
}

static gint64
make_key (const PandoriaPrinted *printed)
{
  gint64 key;

  G_STATIC_ASSERT (sizeof key == sizeof *printed);
  memcpy (&key, printed, sizeof key);
  return key;
}

/* A game counts once, however often it has used it: all of its uses come one after the other. */
static void
add_use (PandoriaCardUses *uses, PandoriaPrinted printed, guint value, PandoriaCardUse *use)
{
  GPtrArray *games;
  gint64 key;

  printed.value = (gint8) value;
  key = make_key (&printed);
  games = g_hash_table_lookup (uses->games, &key);
  if (games == NULL)
    {
      games = g_ptr_array_new_with_free_func (unref_use);
      g_hash_table_insert (uses->games, g_memdup2 (&key, sizeof key), games);
    }
  if (games->len > 0 && games->pdata[games->len - 1] == use)
    return;
  g_atomic_ref_count_inc (&use->ref_count);
  g_ptr_array_add (games, use);
}

static void
add_spell (PandoriaCardUses *uses, guint spell, guint level, guint cost, PandoriaCardUse *use)
{
  if (spell != PANDORIA_SPELL_NONE)
    add_use (uses, pandoria_printed_spell ((PandoriaSpell) spell, level), cost, use);
}

static void
add_building (PandoriaCardUses *uses, guint building, guint level, guint cost, PandoriaCardUse *use)
{
  if (building != PANDORIA_BUILDING_NONE)
    add_use (uses, pandoria_printed_building ((PandoriaBuilding) building, level), cost, use);
}

static void
add_tableau (PandoriaCardUses *uses, const PandoriaPlayerEdit *edit, PandoriaCardUse *use)
{
  for (guint i = 0; i < edit->n_slots; i++)
    add_building (uses, edit->slots[i].building, edit->slots[i].level, edit->slots[i].cost, use);
  if (edit->edit_top_spell == PANDORIA_EDIT_SET)
    add_spell (uses, edit->top_spell.spell, edit->top_spell.level, edit->top_spell.cost, use);
}

static void
add_action (PandoriaCardUses *uses, const PandoriaAction *action, PandoriaCardUse *use)
{
  const PandoriaBuild *builds[] = { &action->build, &action->members.build, &action->copy.build };

  if (action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING)
    add_spell (uses, action->spell, action->level, action->cost, use);
  if (action->kind == PANDORIA_ACT_RELIC)
    add_use (uses, pandoria_printed_relic (action->relic_artifacts), action->relic_points, use);
  if (action->kind == PANDORIA_ACT_EDIT_PLAYER)
    add_tableau (uses, &action->tableau, use);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    add_building (uses, builds[i]->building, builds[i]->level, builds[i]->cost, use);
}

static void
add_setup (PandoriaCardUses *uses, const PandoriaSetup *setup, PandoriaCardUse *use)
{
  for (guint i = 0; i < setup->n_players && setup->variant == PANDORIA_VARIANT_BEGINNER; i++)
    add_building (uses, setup->players[i].start_building, setup->players[i].start_level, setup->players[i].start_cost,
                  use);
  for (gint8 i = 0; i < setup->n_relics; i++)
    add_use (uses, pandoria_printed_relic (setup->relics[i].artifacts), setup->relics[i].points, use);
}

static void
add_game (PandoriaCardUses *uses, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  PandoriaArchiveFault fault;
  PandoriaFileStamp stamp;
  g_autoptr (PandoriaRecord) record = NULL;
  const PandoriaSetup *setup;
  PandoriaCardUse *use;

  if (pandoria_archive_get_stamp (folder, name, &stamp, &fault) && fault == PANDORIA_ARCHIVE_FAULT_NONE)
    record = pandoria_record_new_from_file (path, NULL);
  if (record == NULL)
    return;
  setup = pandoria_record_get_setup (record);
  use = g_new0 (PandoriaCardUse, 1);
  g_atomic_ref_count_init (&use->ref_count);
  use->path = g_steal_pointer (&path);
  use->title = g_strdup (pandoria_record_get_title (record));
  add_setup (uses, setup, use);
  /* In the family variants nothing is paid (14). */
  for (guint i = 0; i < pandoria_record_get_n_actions (record) && !pandoria_variant_is_family (setup->variant); i++)
    add_action (uses, pandoria_record_get_action (record, i), use);
  unref_use (use);
}

/* --- all games ------------------------------------------------------------------------------------------------------ */

static int
compare_uses (gconstpointer a, gconstpointer b)
{
  const PandoriaCardUse *one = *(const PandoriaCardUse *const *) a, *other = *(const PandoriaCardUse *const *) b;
  int order = g_utf8_collate (one->title, other->title);

  return order != 0 ? order : strcmp (one->path, other->path);
}

static void
count_uses (GTask *task, gpointer source, gpointer folder, GCancellable *cancellable)
{
  PandoriaCardUses *uses = g_new0 (PandoriaCardUses, 1);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GHashTableIter iter;
  gpointer games;

  uses->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;
       name != NULL && !g_cancellable_is_cancelled (cancellable); name = g_dir_read_name (dir))
    if (pandoria_archive_takes_name (name))
      add_game (uses, folder, name);
  g_hash_table_iter_init (&iter, uses->games);
  while (g_hash_table_iter_next (&iter, NULL, &games))
    g_ptr_array_sort (games, compare_uses);
  g_task_return_pointer (task, uses, (GDestroyNotify) pandoria_card_uses_free);
}

void
pandoria_card_uses_count_async (const char *folder, GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_return_if_fail (folder != NULL);

  g_task_set_source_tag (task, pandoria_card_uses_count_async);
  g_task_set_task_data (task, g_strdup (folder), g_free);
  g_task_run_in_thread (task, count_uses);
}

PandoriaCardUses *
pandoria_card_uses_count_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_card_uses_count_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
pandoria_card_uses_free (PandoriaCardUses *uses)
{
  g_hash_table_unref (uses->games);
  g_free (uses);
}

GPtrArray *
pandoria_card_uses_find (PandoriaCardUses *uses, const PandoriaPrinted *printed)
{
  gint64 key = make_key (printed);

  return g_hash_table_lookup (uses->games, &key);
}
