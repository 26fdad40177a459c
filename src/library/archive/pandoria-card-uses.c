/* Finds which games have used which printed cost, and where the printed numbers of a game are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-uses.h"

#include "pandoria-archive-entry.h"

#include <string.h>

static void
add_number (GArray *numbers, PandoriaPrinted printed, guint8 *value)
{
  PandoriaCardNumber number = { printed, value };

  number.printed.value = (gint8) *value;
  g_array_append_val (numbers, number);
}

static void
add_spell (GArray *numbers, guint spell, guint level, guint8 *cost)
{
  if (spell != PANDORIA_SPELL_NONE)
    add_number (numbers, pandoria_printed_spell ((PandoriaSpell) spell, level), cost);
}

static void
add_building (GArray *numbers, guint building, guint level, guint8 *cost)
{
  if (building != PANDORIA_BUILDING_NONE)
    add_number (numbers, pandoria_printed_building ((PandoriaBuilding) building, level), cost);
}

static void
add_tableau (GArray *numbers, PandoriaPlayerEdit *edit)
{
  for (guint i = 0; i < edit->n_slots; i++)
    add_building (numbers, edit->slots[i].building, edit->slots[i].level, &edit->slots[i].cost);
  if (edit->edit_top_spell == PANDORIA_EDIT_SET)
    add_spell (numbers, edit->top_spell.spell, edit->top_spell.level, &edit->top_spell.cost);
}

GArray *
pandoria_card_numbers_of_action (PandoriaAction *action, guint variant)
{
  PandoriaBuild *builds[] = { &action->build, &action->members.build, &action->copy.build };
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (PandoriaCardNumber));

  if (action->kind == PANDORIA_ACT_RELIC)
    add_number (numbers, pandoria_printed_relic (action->relic_artifacts), &action->relic_points);
  if (pandoria_variant_is_family ((PandoriaVariant) variant))
    return numbers;
  if (action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING)
    add_spell (numbers, action->spell, action->level, &action->cost);
  if (action->kind == PANDORIA_ACT_EDIT_PLAYER)
    add_tableau (numbers, &action->tableau);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    add_building (numbers, builds[i]->building, builds[i]->level, &builds[i]->cost);
  return numbers;
}

GArray *
pandoria_card_numbers_of_setup (PandoriaSetup *setup)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (PandoriaCardNumber));

  g_return_val_if_fail (setup != NULL, NULL);

  for (guint i = 0; i < setup->n_players && setup->variant == PANDORIA_VARIANT_BEGINNER; i++)
    add_building (numbers, setup->players[i].start_building, setup->players[i].start_level,
                  &setup->players[i].start_cost);
  for (gint8 i = 0; i < setup->n_relics; i++)
    add_number (numbers, pandoria_printed_relic (setup->relics[i].artifacts),
                &setup->relics[i].points);
  return numbers;
}

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

/* Adds @use to the games of each of @numbers (transfer full). A game counts once for each cost.
 * Games are added one after the other, so only the last one can be the same. */
static void
add_uses (PandoriaCardUses *uses, PandoriaCardUse *use, GArray *numbers)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      gint64 key = pandoria_printed_key (g_array_index (numbers, PandoriaCardNumber, i).printed);
      GPtrArray *games = g_hash_table_lookup (uses, &key);

      if (games == NULL)
        {
          games = g_ptr_array_new_with_free_func (unref_use);
          g_hash_table_insert (uses, g_memdup2 (&key, sizeof key), games);
        }
      if (games->len > 0 && games->pdata[games->len - 1] == use)
        continue;
      g_atomic_ref_count_inc (&use->ref_count);
      g_ptr_array_add (games, use);
    }
  g_array_unref (numbers);
}

/* @acts: (transfer full) (element-type PandoriaRecordAct). */
static void
add_acts (PandoriaCardUses *uses, PandoriaCardUse *use, GPtrArray *acts, guint variant)
{
  for (guint i = 0; i < acts->len; i++)
    {
      PandoriaAction action = ((PandoriaRecordAct *) acts->pdata[i])->action;

      add_uses (uses, use, pandoria_card_numbers_of_action (&action, variant));
    }
  g_ptr_array_unref (acts);
}

static void
add_game (PandoriaCardUses *uses, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree PandoriaSetup *setup = NULL;
  PandoriaArchiveFault fault;
  PandoriaFileStamp stamp;
  g_autoptr (PandoriaRecord) record = NULL;
  PandoriaCardUse *use;

  if (pandoria_archive_get_stamp (folder, name, &stamp, &fault)
      && fault == PANDORIA_ARCHIVE_FAULT_NONE)
    record = pandoria_record_new_from_file (path, NULL);
  if (record == NULL)
    return;
  use = g_new0 (PandoriaCardUse, 1);
  g_atomic_ref_count_init (&use->ref_count);
  use->path = g_steal_pointer (&path);
  use->title = g_strdup (pandoria_record_get_title (record));
  setup = g_memdup2 (pandoria_record_get_setup (record), sizeof *setup);
  add_uses (uses, use, pandoria_card_numbers_of_setup (setup));
  add_acts (uses, use, pandoria_record_get_end (record, 0), setup->variant);
  add_acts (uses, use, pandoria_record_get_unfit (record), setup->variant);
  add_acts (uses, use, pandoria_record_get_undone (record), setup->variant);
  unref_use (use);
}

static int
compare_uses (gconstpointer a, gconstpointer b)
{
  const PandoriaCardUse *one = *(const PandoriaCardUse *const *) a,
                        *other = *(const PandoriaCardUse *const *) b;
  int order = g_utf8_collate (one->title, other->title);

  return order != 0 ? order : strcmp (one->path, other->path);
}

static gpointer
count_uses (PandoriaJob *job, gpointer folder, GCancellable *cancellable)
{
  PandoriaCardUses *uses = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                                  (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GList) all = NULL;

  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;
       name != NULL && !g_cancellable_is_cancelled (cancellable); name = g_dir_read_name (dir))
    if (pandoria_archive_takes_name (name))
      add_game (uses, folder, name);
  all = g_hash_table_get_values (uses);
  for (GList *i = all; i != NULL; i = i->next)
    g_ptr_array_sort (i->data, compare_uses);
  return uses;
}

PandoriaJob *
pandoria_card_uses_count (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);
  return pandoria_job_new (count_uses, g_strdup (folder), g_free,
                           (GDestroyNotify) g_hash_table_unref);
}

GPtrArray *
pandoria_card_uses_find (const PandoriaCardUses *uses, const PandoriaPrinted *printed)
{
  gint64 key = pandoria_printed_key (*printed);

  return g_hash_table_lookup ((GHashTable *) uses, &key);
}

GArray *
pandoria_card_uses_get_values (const PandoriaCardUses *uses, const PandoriaPrinted *thing)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GList) all = g_hash_table_get_keys ((GHashTable *) uses);

  for (GList *i = all; i != NULL; i = i->next)
    {
      PandoriaPrinted printed;
      guint value;

      memcpy (&printed, i->data, sizeof printed);
      value = (guint) printed.value;
      if (pandoria_printed_is_same_thing (&printed, thing))
        g_array_append_val (values, value);
    }
  g_array_sort (values, pandoria_values_compare);
  return values;
}
