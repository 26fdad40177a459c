/* PandoriaWindow: correcting old acts. What is entered meanwhile goes into a draft, a game that branches off before the act; the
 * game itself stays as it is until the correction is accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-misfits-dialog.h"
#include "pandoria-text.h"

static void show_misfits (PandoriaWindow *self);

/* --- the draft -------------------------------------------------------------------------------------------------- */

/* What a dialog offers belongs to the position for which it was opened. */
static void
close_dialog (PandoriaWindow *self)
{
  if (self->dialog != NULL)
    gtk_window_destroy (self->dialog);
}

/* Shows the game itself again. */
static void
leave_draft (PandoriaWindow *self)
{
  g_autoptr (PandoriaGame) own = g_steal_pointer (&self->own_game);

  if (own == NULL)
    return;
  g_clear_handle_id (&self->take_over, g_source_remove);
  close_dialog (self);
  pandoria_history_view_mark_act (self->history, PANDORIA_MAX_ACTIONS);
  pandoria_window_show_game (self, own);
}

static void
end_correction (PandoriaWindow *self)
{
  leave_draft (self);
  g_clear_object (&self->amend);
}

static void
accept (PandoriaWindow *self)
{
  g_autofree char *text = NULL;

  pandoria_amend_accept (self->amend);
  text = pandoria_text_undo (pandoria_amend_get_game (self->amend));
  end_correction (self);
  pandoria_window_toast (self, text, TRUE);
  pandoria_window_update (self);
}

/* What fits is accepted at once: one press takes it back. */
static void
settle (PandoriaWindow *self)
{
  leave_draft (self);
  if (pandoria_amend_can_accept (self->amend))
    accept (self);
  else if (g_list_model_get_n_items (pandoria_amend_get_misfits (self->amend)) > 0)
    show_misfits (self);
  else
    end_correction (self);
}

/* What no longer fitted and fits after what was entered only missed that. */
static gboolean
fits_again (PandoriaWindow *self)
{
  return !pandoria_amend_fits (self->amend, self->corrected)
         && pandoria_game_preview (self->game, pandoria_amend_get_action (self->amend, self->corrected), NULL, NULL,
                                   NULL);
}

static void
take_over (PandoriaWindow *self)
{
  g_autoptr (PandoriaGame) draft = g_object_ref (self->game);
  g_autoptr (GError) error = NULL;
  gboolean inserts = self->inserts || fits_again (self);
  gboolean ok = inserts ? pandoria_amend_insert (self->amend, self->corrected, draft, &error)
                        : pandoria_amend_replace (self->amend, self->corrected, draft, &error);

  if (ok)
    {
      settle (self);
      return;
    }
  end_correction (self);
  pandoria_window_show_error (self, _ ("The Act Cannot Be Corrected"), error->message);
}

/* Whoever entered the act has said so by then. */
static gboolean
on_act_entered (gpointer data)
{
  PandoriaWindow *self = data;

  self->take_over = 0;
  if (self->own_game != NULL)
    take_over (self);
  return G_SOURCE_REMOVE;
}

static void
on_draft_changed (PandoriaGame *draft, gpointer data)
{
  PandoriaWindow *self = data;

  if (!self->inserts && draft == self->game && pandoria_game_can_undo (draft) && self->take_over == 0)
    self->take_over = g_idle_add (on_act_entered, self);
}

/* A tile mostly lay elsewhere, or one symbol was another one: the tray shows what it showed. */
static void
offer_old_tile (PandoriaWindow *self, const PandoriaAction *old)
{
  PandoriaTrayHexes hexes = { 0 };

  if (old->kind != PANDORIA_ACT_PLACE_TILE || self->plan == NULL || !self->plan_is_own)
    return;
  for (guint i = 0; i < 2; i++)
    {
      hexes.terrain[i] = old->hexes[i].terrain;
      hexes.symbols[i] = old->hexes[i].symbols;
      pandoria_plan_set_hex (self->plan, i, old->hexes[i].terrain, old->hexes[i].symbols);
    }
  pandoria_tray_set_hexes (self->tray, &hexes);
  pandoria_window_update_play (self);
}

static void
begin_draft (PandoriaWindow *self, guint index, gboolean inserts)
{
  g_autoptr (PandoriaGame) draft = NULL;
  PandoriaGame *own;

  leave_draft (self);
  close_dialog (self);
  own = self->game;
  pandoria_window_look_now (self);
  if (self->amend == NULL)
    self->amend = pandoria_amend_new (own);
  draft = pandoria_amend_branch (self->amend, index);
  self->own_game = g_object_ref (own);
  self->corrected = index;
  self->inserts = inserts;
  g_signal_connect_object (draft, "changed", G_CALLBACK (on_draft_changed), self, 0);
  pandoria_window_show_game (self, draft);
  pandoria_history_view_set_game (self->history, own);
  pandoria_history_view_mark_act (self->history, MIN (index, pandoria_game_get_position (own)));
  if (!inserts)
    offer_old_tile (self, pandoria_amend_get_action (self->amend, index));
}

/* --- what no longer fits ---------------------------------------------------------------------------------------- */

static void
on_mend (PandoriaMisfitsDialog *dialog, guint index, gpointer data)
{
  begin_draft (data, index, FALSE);
}

static void
on_decided (PandoriaMisfitsDialog *dialog, gboolean accepted, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->amend == NULL)
    return;
  if (accepted)
    accept (self);
  else
    end_correction (self);
}

static void
show_misfits (PandoriaWindow *self)
{
  GtkWidget *dialog = pandoria_misfits_dialog_new (GTK_WINDOW (self), self->amend);

  g_signal_connect_object (dialog, "mend", G_CALLBACK (on_mend), self, 0);
  g_signal_connect_object (dialog, "decided", G_CALLBACK (on_decided), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- in words --------------------------------------------------------------------------------------------------- */

char *
pandoria_window_describe_correction (PandoriaWindow *self)
{
  guint turn = pandoria_game_get_state (self->game)->turn;
  g_autofree char *act = self->corrected < pandoria_amend_get_n_acts (self->amend)
                             ? pandoria_text_action (pandoria_amend_get_action (self->amend, self->corrected))
                             : NULL;

  if (self->inserts)
    /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
    return g_strdup_printf (_ ("Turn %1$u: enter what was missing before “%2$s”."), turn, act);
  /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
  return g_strdup_printf (_ ("Turn %1$u: enter what was really done instead of “%2$s”."), turn, act);
}

char *
pandoria_window_describe_unfit (PandoriaWindow *self)
{
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (self->game);
  g_autoptr (PandoriaMisfit) misfit = g_list_model_get_item (pandoria_amend_get_misfits (amend), 0);
  guint n = pandoria_game_get_n_unfit (self->game);
  g_autofree char *act = NULL;
  g_autofree char *reason = NULL;

  if (misfit == NULL)
    return g_strdup_printf (
        ngettext ("%u act was kept apart; now it fits.", "%u acts were kept apart; now they fit.", n), n);
  act = pandoria_text_action (pandoria_misfit_get_action (misfit));
  reason = pandoria_text_error (pandoria_misfit_get_error (misfit));
  /* Translators: how many acts; the number of the first in the game; the act, “Tile at F7 E7”; why the rules refuse it */
  return g_strdup_printf (ngettext ("%1$u act no longer fits and is kept apart: act %2$u, “%3$s”. %4$s",
                                    "%1$u acts no longer fit and are kept apart, from act %2$u on, “%3$s”. %4$s", n),
                          n, pandoria_misfit_get_index (misfit) + 1, act, reason);
}

/* --- commands --------------------------------------------------------------------------------------------------- */

gboolean
pandoria_window_can_amend (PandoriaWindow *self)
{
  return self->own_game == NULL && pandoria_game_get_shown (self->game) > 0;
}

void
pandoria_window_correct_act (PandoriaWindow *self)
{
  begin_draft (self, pandoria_game_get_shown (self->game) - 1, FALSE);
}

void
pandoria_window_insert_act (PandoriaWindow *self)
{
  begin_draft (self, pandoria_game_get_shown (self->game) - 1, TRUE);
}

gboolean
pandoria_window_can_remove_act (PandoriaWindow *self)
{
  return self->own_game != NULL ? !self->inserts : pandoria_window_can_amend (self);
}

void
pandoria_window_remove_act (PandoriaWindow *self)
{
  guint index = self->own_game != NULL ? self->corrected : pandoria_game_get_shown (self->game) - 1;

  leave_draft (self);
  pandoria_window_look_now (self);
  if (self->amend == NULL)
    self->amend = pandoria_amend_new (self->game);
  pandoria_amend_remove (self->amend, index);
  settle (self);
}

gboolean
pandoria_window_can_cancel_correction (PandoriaWindow *self)
{
  return self->own_game != NULL;
}

/* What was corrected before stays, with the list of what does not fit. */
void
pandoria_window_cancel_correction (PandoriaWindow *self)
{
  leave_draft (self);
  if (self->amend != NULL && pandoria_amend_is_changed (self->amend))
    settle (self);
  else
    end_correction (self);
}

gboolean
pandoria_window_can_finish_inserting (PandoriaWindow *self)
{
  return self->own_game != NULL && self->inserts && pandoria_game_can_undo (self->game);
}

void
pandoria_window_finish_inserting (PandoriaWindow *self)
{
  take_over (self);
}

gboolean
pandoria_window_can_mend (PandoriaWindow *self)
{
  return self->own_game == NULL && pandoria_game_get_n_unfit (self->game) > 0;
}

void
pandoria_window_mend (PandoriaWindow *self)
{
  if (self->amend == NULL)
    self->amend = pandoria_amend_new (self->game);
  show_misfits (self);
}

/* --- shared and public ------------------------------------------------------------------------------------------ */

void
pandoria_window_forget_correction (PandoriaWindow *self)
{
  g_clear_handle_id (&self->take_over, g_source_remove);
  g_clear_object (&self->own_game);
  g_clear_object (&self->amend);
  if (self->history != NULL)
    pandoria_history_view_mark_act (self->history, PANDORIA_MAX_ACTIONS);
}

PandoriaGame *
pandoria_window_get_own_game (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->own_game != NULL ? self->own_game : self->game;
}
