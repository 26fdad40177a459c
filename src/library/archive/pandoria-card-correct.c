/* Corrects a wrong printed number in the games that used it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-library-testing.h"

#include <glib/gi18n-lib.h>

#include "pandoria-amend-setup.h"
#include "pandoria-folder.h"
#include "pandoria-file.h"
#include "pandoria-text.h"

static void (*before_write) (const char *path);

/** Correction: the change of each game. */
typedef struct
{
  GStrv paths;
  PandoriaPrinted printed;
  guint value;
  guint turn; /* the turn of an action that no longer fits; 0: none */
} Correction;

static void
free_correction (gpointer data)
{
  Correction *correction = data;

  g_strfreev (correction->paths);
  g_free (correction);
}

static void
free_outcome (gpointer data)
{
  PandoriaCardOutcome *outcome = data;

  g_free (outcome->title);
  g_free (outcome->reason);
  g_free (outcome);
}

/* --- a game --------------------------------------------------------------------------------- */

/* Replaces the value among @numbers (transfer full). Returns: whether it was there. */
static gboolean
replace_value (Correction *correction, GArray *numbers)
{
  gboolean is_found = FALSE;

  for (guint i = 0; i < numbers->len; i++)
    {
      PandoriaCardNumber *number = &g_array_index (numbers, PandoriaCardNumber, i);

      if (pandoria_printed_compare (&number->printed, &correction->printed) != 0)
        continue;
      *number->value = (guint8) correction->value;
      is_found = TRUE;
    }
  g_array_unref (numbers);
  return is_found;
}

static gboolean
correct_setup (Correction *correction, PandoriaAmend *amend, GError **error)
{
  PandoriaRecord *record = pandoria_amend_get_head (amend);
  g_autofree PandoriaSetup *setup = g_memdup2 (pandoria_record_get_setup (record), sizeof *setup);

  if (!replace_value (correction, pandoria_card_numbers_of_setup (setup)))
    return TRUE;
  return pandoria_amend_set_values (amend, setup, error);
}

static gboolean
correct_act (Correction *correction, PandoriaAmend *amend, guint index, GError **error)
{
  guint variant = pandoria_record_get_setup (pandoria_amend_get_head (amend))->variant;
  PandoriaAction action = *pandoria_amend_get_action (amend, index);
  g_autoptr (PandoriaGame) branch = NULL;

  if (!replace_value (correction, pandoria_card_numbers_of_action (&action, variant)))
    return TRUE;
  branch = pandoria_amend_branch (amend, index);
  correction->turn = pandoria_game_get_state (branch)->turn;
  if (!pandoria_game_apply_noted (branch, &action, NULL, NULL, error))
    return FALSE;
  correction->turn = 0;
  return pandoria_amend_replace (amend, index, branch, error);
}

/* Acts that the record already kept separately may still not fit. */
static gboolean
check_fit (Correction *correction, PandoriaAmend *amend, guint n_acts, GError **error)
{
  g_autoptr (PandoriaConflict) conflict
      = g_list_model_get_item (pandoria_amend_get_conflicts (amend), 0);

  if (conflict == NULL || conflict->index >= n_acts)
    return TRUE;
  correction->turn = conflict->turn;
  g_propagate_error (error, g_error_copy (conflict->error));
  return FALSE;
}

static gboolean
correct_game (Correction *correction, PandoriaGame *game, GError **error)
{
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  guint n_acts = pandoria_game_get_position (game);

  if (!correct_setup (correction, amend, error))
    return FALSE;
  for (guint i = 0; i < n_acts; i++)
    if (!correct_act (correction, amend, i, error))
      return FALSE;
  if (!check_fit (correction, amend, n_acts, error))
    return FALSE;
  pandoria_amend_accept (amend);
  return TRUE;
}

/* --- undone acts, and acts that no longer fit ----------------------------------------------- */

/* Returns: (transfer full): @act with the right number and all its other members. */
static PandoriaRecordAct *
correct_apart (Correction *correction, PandoriaRecordAct *act, guint variant)
{
  PandoriaAction action = act->action;
  g_autoptr (PandoriaRecordAct) corrected = NULL;

  if (!replace_value (correction, pandoria_card_numbers_of_action (&action, variant)))
    return pandoria_record_act_ref (act);
  corrected = pandoria_record_act_write (&action, NULL, NULL, NULL);
  return pandoria_amend_act_inherit (corrected, act);
}

/* Returns: (transfer full): @acts (transfer full) with the right numbers. */
static GPtrArray *
correct_all_apart (Correction *correction, GPtrArray *acts, guint variant)
{
  GPtrArray *outcome = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = 0; i < acts->len; i++)
    g_ptr_array_add (outcome, correct_apart (correction, acts->pdata[i], variant));
  g_ptr_array_unref (acts);
  return outcome;
}

/* Notes what each player has after the acts that can be redone. Returns: how many can. */
static guint
replay_undone (PandoriaGame *game, GPtrArray *acts)
{
  g_autofree PandoriaState *state = g_memdup2 (pandoria_game_get_state (game), sizeof *state);
  guint n = 0;

  while (n < acts->len
         && pandoria_state_apply (state, &((PandoriaRecordAct *) acts->pdata[n])->action, state,
                                  NULL, NULL))
    {
      PandoriaRecordAct *act = acts->pdata[n];

      acts->pdata[n++] = pandoria_record_act_note_after (act, state);
      pandoria_record_act_unref (act);
    }
  return n;
}

/* Restores undone acts, which a correction drops, if they can still be redone. Acts that could not
 * be redone before do not count. Returns: the number of lost acts. */
static guint
keep_undone (PandoriaGame *game, GPtrArray *acts, guint n_before)
{
  guint n = replay_undone (game, acts);

  g_ptr_array_set_size (acts, (gint) n);
  pandoria_record_set_undone (pandoria_game_get_record (game), acts);
  return n_before > n ? n_before - n : 0;
}

/* --- its file ------------------------------------------------------------------------------- */

/* Corrects all acts of @game and its setup. *@n_dropped (out): number of acts that can no longer be
 * redone. */
static gboolean
correct_record (Correction *correction, PandoriaRecord *record, GBytes **bytes, guint *n_dropped,
                GError **error)
{
  guint variant = pandoria_record_get_setup (record)->variant;
  g_autoptr (GPtrArray) unfit
      = correct_all_apart (correction, pandoria_record_get_unfit (record), variant);
  g_autoptr (GPtrArray) undone = pandoria_record_get_undone (record);
  g_autoptr (PandoriaGame) game = NULL;
  guint n_before;

  pandoria_record_set_unfit (record, unfit);
  game = pandoria_game_new (record, NULL, error);
  if (game == NULL)
    return FALSE;
  n_before = replay_undone (game, undone);
  undone = correct_all_apart (correction, g_steal_pointer (&undone), variant);
  if (!correct_game (correction, game, error))
    return FALSE;
  *n_dropped = keep_undone (game, undone, n_before);
  *bytes = pandoria_record_to_bytes (pandoria_game_get_record (game), error);
  return *bytes != NULL;
}

/* @outcome: keeps its title if the file cannot be read. */
static gboolean
correct_file (Correction *correction, const char *path, PandoriaCardOutcome *outcome,
              GError **error)
{
  g_autofree char *table = pandoria_folder_get_file (PANDORIA_FOLDER_LOCKS);
  g_autoptr (PandoriaFileLock) lock = pandoria_file_lock_take (table, path);
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (path);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL, corrected = NULL;

  record = pandoria_record_read (path, &bytes, error);
  if (record == NULL)
    return FALSE;
  g_free (outcome->title);
  outcome->title = g_strdup (pandoria_record_get_title (record));
  if (lock == NULL)
    {
      pandoria_game_set_open_elsewhere (error);
      return FALSE;
    }
  pandoria_saver_adopt (saver, bytes);
  if (!correct_record (correction, record, &corrected, &outcome->n_dropped, error))
    return FALSE;
  if (before_write != NULL)
    before_write (path);
  return pandoria_saver_write (saver, corrected, error);
}

static char *
describe_reason (const Correction *correction, const GError *error)
{
  g_autofree char *reason = NULL;

  if (g_error_matches (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    return g_strdup (_ ("Another program has changed the game meanwhile."));
  reason = pandoria_text_error (error);
  if (correction->turn == 0)
    return g_steal_pointer (&reason);
  /* Translators: %2$s is a sentence: why an act of that turn does not fit */
  return g_strdup_printf (_ ("Turn %1$u: %2$s"), correction->turn, reason);
}

static void
correct_all (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (free_outcome);
  Correction *correction = data;

  for (guint i = 0; correction->paths[i] != NULL; i++)
    {
      PandoriaCardOutcome *outcome = g_new0 (PandoriaCardOutcome, 1);
      g_autoptr (GError) error = NULL;

      correction->turn = 0;
      outcome->title = g_path_get_basename (correction->paths[i]);
      if (!correct_file (correction, correction->paths[i], outcome, &error))
        outcome->reason = describe_reason (correction, error);
      g_ptr_array_add (games, outcome);
    }
  g_task_return_pointer (task, games, (GDestroyNotify) g_ptr_array_unref);
}

void
pandoria_card_correct_async (const char *const *paths, const PandoriaPrinted *printed, guint value,
                             GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Correction *correction;

  g_return_if_fail (paths != NULL && printed != NULL && value <= PANDORIA_MAX_COST);

  correction = g_new0 (Correction, 1);
  correction->paths = g_strdupv ((GStrv) paths);
  correction->printed = *printed;
  correction->value = value;
  g_task_set_source_tag (task, pandoria_card_correct_async);
  g_task_set_task_data (task, correction, free_correction);
  g_task_run_in_thread (task, correct_all);
}

GPtrArray *
pandoria_card_correct_finish (GAsyncResult *result)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_card_correct_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
pandoria_card_correct_set_before_write (void (*function) (const char *path))
{
  before_write = function;
}
