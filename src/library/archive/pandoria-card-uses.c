/* Finds which games have used which printed cost, and where the printed numbers of a game are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-uses.h"

#include "pandoria-archive-private.h"

#include <string.h>

/** Visit: the callback for each number. */
typedef struct
{
  PandoriaCardNumberFunc function;
  gpointer data;
} Visit;

static void
visit_value (const Visit *visit, PandoriaPrinted printed, guint8 *value)
{
  printed.value = (gint8) *value;
  *value = (guint8) visit->function (&printed, visit->data);
}

static void
visit_spell (const Visit *visit, guint spell, guint level, guint8 *cost)
{
  if (spell != PANDORIA_SPELL_NONE)
    visit_value (visit, pandoria_printed_spell ((PandoriaSpell) spell, level), cost);
}

static void
visit_building (const Visit *visit, guint building, guint level, guint8 *cost)
{
  if (building != PANDORIA_BUILDING_NONE)
    visit_value (visit, pandoria_printed_building ((PandoriaBuilding) building, level), cost);
}

static void
visit_tableau (const Visit *visit, PandoriaPlayerEdit *edit)
{
  for (guint i = 0; i < edit->n_slots; i++)
    visit_building (visit, edit->slots[i].building, edit->slots[i].level, &edit->slots[i].cost);
  if (edit->edit_top_spell == PANDORIA_EDIT_SET)
    visit_spell (visit, edit->top_spell.spell, edit->top_spell.level, &edit->top_spell.cost);
}

void
pandoria_card_numbers_visit_action (PandoriaAction *action, guint variant, PandoriaCardNumberFunc function,
                                    gpointer data)
{
  PandoriaBuild *builds[] = { &action->build, &action->members.build, &action->copy.build };
  const Visit visit = { function, data };

  if (action->kind == PANDORIA_ACT_RELIC)
    visit_value (&visit, pandoria_printed_relic (action->relic_artifacts), &action->relic_points);
  if (pandoria_variant_is_family ((PandoriaVariant) variant))
    return;
  if (action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING)
    visit_spell (&visit, action->spell, action->level, &action->cost);
  if (action->kind == PANDORIA_ACT_EDIT_PLAYER)
    visit_tableau (&visit, &action->tableau);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    visit_building (&visit, builds[i]->building, builds[i]->level, &builds[i]->cost);
}

void
pandoria_card_numbers_visit_setup (PandoriaSetup *setup, PandoriaCardNumberFunc function, gpointer data)
{
  const Visit visit = { function, data };

  for (guint i = 0; i < setup->n_players && setup->variant == PANDORIA_VARIANT_BEGINNER; i++)
    visit_building (&visit, setup->players[i].start_building, setup->players[i].start_level,
                    &setup->players[i].start_cost);
  for (gint8 i = 0; i < setup->n_relics; i++)
    visit_value (&visit, pandoria_printed_relic (setup->relics[i].artifacts), &setup->relics[i].points);
}

struct _PandoriaCardUses
{
  GHashTable *games; /* the eight bytes of a PandoriaPrinted → GPtrArray of PandoriaCardUse */
};

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

/* A game counts once, however often it has used the cost. All its uses follow one another. */
static void
add_use (PandoriaCardUses *uses, const PandoriaPrinted *printed, PandoriaCardUse *use)
{
  gint64 key = make_key (printed);
  GPtrArray *games;

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

/** Counting: the game whose numbers are being counted. */
typedef struct
{
  PandoriaCardUses *uses;
  PandoriaCardUse *use;
} Counting;

static guint
count_value (const PandoriaPrinted *printed, gpointer data)
{
  Counting *counting = data;

  add_use (counting->uses, printed, counting->use);
  return (guint) printed->value;
}

static void
count_act (Counting *counting, const PandoriaAction *act, guint variant)
{
  PandoriaAction action = *act;

  pandoria_card_numbers_visit_action (&action, variant, count_value, counting);
}

/* @acts: taken (PandoriaRecordAct). */
static void
count_apart (Counting *counting, GPtrArray *acts, guint variant)
{
  for (guint i = 0; i < acts->len; i++)
    count_act (counting, &((PandoriaRecordAct *) acts->pdata[i])->action, variant);
  g_ptr_array_unref (acts);
}

static void
count_game (PandoriaCardUses *uses, PandoriaRecord *record, PandoriaCardUse *use)
{
  g_autofree PandoriaSetup *setup = g_memdup2 (pandoria_record_get_setup (record), sizeof *setup);
  Counting counting = { uses, use };

  pandoria_card_numbers_visit_setup (setup, count_value, &counting);
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    count_act (&counting, pandoria_record_get_action (record, i), setup->variant);
  count_apart (&counting, pandoria_record_get_unfit (record), setup->variant);
  count_apart (&counting, pandoria_record_get_undone (record), setup->variant);
}

static void
add_game (PandoriaCardUses *uses, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  PandoriaArchiveFault fault;
  PandoriaFileStamp stamp;
  g_autoptr (PandoriaRecord) record = NULL;
  PandoriaCardUse *use;

  if (pandoria_archive_get_stamp (folder, name, &stamp, &fault) && fault == PANDORIA_ARCHIVE_FAULT_NONE)
    record = pandoria_record_new_from_file (path, NULL);
  if (record == NULL)
    return;
  use = g_new0 (PandoriaCardUse, 1);
  g_atomic_ref_count_init (&use->ref_count);
  use->path = g_steal_pointer (&path);
  use->title = g_strdup (pandoria_record_get_title (record));
  count_game (uses, record, use);
  unref_use (use);
}

static int
compare_uses (gconstpointer a, gconstpointer b)
{
  const PandoriaCardUse *one = *(const PandoriaCardUse *const *) a, *other = *(const PandoriaCardUse *const *) b;
  int order = g_utf8_collate (one->title, other->title);

  return order != 0 ? order : strcmp (one->path, other->path);
}

static gpointer
count_uses (PandoriaJob *job, gpointer folder, GCancellable *cancellable)
{
  PandoriaCardUses *uses = g_new0 (PandoriaCardUses, 1);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GList) all = NULL;

  uses->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;
       name != NULL && !g_cancellable_is_cancelled (cancellable); name = g_dir_read_name (dir))
    if (pandoria_archive_takes_name (name))
      add_game (uses, folder, name);
  all = g_hash_table_get_values (uses->games);
  for (GList *i = all; i != NULL; i = i->next)
    g_ptr_array_sort (i->data, compare_uses);
  return uses;
}

static void
free_uses (gpointer data)
{
  PandoriaCardUses *uses = data;

  g_hash_table_unref (uses->games);
  g_free (uses);
}

PandoriaJob *
pandoria_card_uses_count (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);
  return pandoria_job_new (count_uses, g_strdup (folder), g_free, free_uses);
}

GPtrArray *
pandoria_card_uses_find (const PandoriaCardUses *uses, const PandoriaPrinted *printed)
{
  gint64 key = make_key (printed);

  return g_hash_table_lookup (uses->games, &key);
}

GArray *
pandoria_card_uses_get_values (const PandoriaCardUses *uses, const PandoriaPrinted *thing)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GList) all = g_hash_table_get_keys (uses->games);

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
