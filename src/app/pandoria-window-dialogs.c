/* PandoriaWindow: the dialogs that it opens, and what becomes of their answers. One is open at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include "pandoria-buy-dialog.h"
#include "pandoria-cards-dialog.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-monument-dialog.h"
#include "pandoria-new-game-window.h"
#include "pandoria-question-dialog.h"
#include "pandoria-score-dialog.h"

static void
present (PandoriaWindow *self, GtkWidget *dialog)
{
  if (self->dialog != NULL)
    gtk_window_close (self->dialog);
  g_set_weak_pointer (&self->dialog, GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- acts ----------------------------------------------------------------------------------------------------- */

static void
on_act_chosen (GtkWidget *dialog, gpointer action, gpointer data)
{
  PandoriaWindow *self = data;
  PandoriaAction copy = *(const PandoriaAction *) action;

  g_clear_pointer (&self->card, g_free);
  if (PANDORIA_IS_BUY_DIALOG (dialog))
    self->card = g_strdup (pandoria_buy_dialog_get_card (PANDORIA_BUY_DIALOG (dialog)));
  pandoria_window_begin (self, &copy);
  pandoria_window_focus_choice (self);
}

static void
on_act_considered (GtkWidget *dialog, gpointer action, gpointer data)
{
  pandoria_window_consider (data, action);
}

static void
on_chooser_closed (gpointer data, GObject *dialog)
{
  PandoriaWindow *self = data;

  pandoria_window_consider (self, NULL);
  g_object_unref (self);
}

/* What is being considered in the dialog is foreseen in the window beside it. */
static void
present_chooser (PandoriaWindow *self, GtkWidget *dialog)
{
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_act_chosen), self, 0);
  if (g_signal_lookup ("considered", G_OBJECT_TYPE (dialog)) != 0)
    g_signal_connect_object (dialog, "considered", G_CALLBACK (on_act_considered), self, 0);
  g_object_weak_ref (G_OBJECT (dialog), on_chooser_closed, g_object_ref (self));
  present (self, dialog);
}

void
pandoria_window_show_cards (PandoriaWindow *self, guint page)
{
  GtkWidget *dialog = pandoria_cards_dialog_new (GTK_WINDOW (self), self->game, self->catalogue);

  pandoria_cards_dialog_show_page (PANDORIA_CARDS_DIALOG (dialog), page);
  present_chooser (self, dialog);
}

void
pandoria_window_show_monument (PandoriaWindow *self)
{
  present_chooser (self, pandoria_monument_dialog_new (GTK_WINDOW (self), self->game));
}

void
pandoria_window_show_buy (PandoriaWindow *self)
{
  present_chooser (self, pandoria_buy_dialog_new (GTK_WINDOW (self), self->game));
}

void
pandoria_window_show_score (PandoriaWindow *self)
{
  present_chooser (self, pandoria_score_dialog_new (GTK_WINDOW (self), self->game));
}

void
pandoria_window_show_ransom (PandoriaWindow *self)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->game);
  GtkWidget *dialog = pandoria_cards_dialog_new (GTK_WINDOW (self), self->game, self->catalogue);
  PandoriaAction action;
  guint n = 0;

  pandoria_action_init (&action, PANDORIA_ACT_RANSOM);
  for (guint8 i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (options->ransom_workers[i] > 0 || options->ransom_leader[i] > 0)
      {
        action.player = i;
        n++;
      }
  pandoria_cards_dialog_show_page (PANDORIA_CARDS_DIALOG (dialog), PANDORIA_CARDS_OTHER);
  if (n == 1)
    pandoria_cards_dialog_show_act (PANDORIA_CARDS_DIALOG (dialog), &action);
  present_chooser (self, dialog);
}

static void
on_question_answered (GtkWidget *dialog, gpointer data)
{
  PandoriaWindow *self = data;
  PandoriaAction action;

  if (self->plan == NULL)
    return;
  action = *pandoria_plan_get_action (self->plan);
  pandoria_window_apply (self, &action);
}

/* Left without an answer, an act that has nothing to choose on the board would only be in the way. */
static void
on_question_closed (gpointer data, GObject *dialog)
{
  PandoriaWindow *self = data;

  if (self->plan != NULL && !self->plan_is_own && pandoria_spaces_is_empty (pandoria_plan_get_chosen (self->plan)))
    pandoria_window_cancel (self);
  g_object_unref (self);
}

void
pandoria_window_show_question (PandoriaWindow *self)
{
  GtkWidget *dialog = pandoria_question_dialog_new (GTK_WINDOW (self), self->plan);

  g_signal_connect_object (dialog, "answered", G_CALLBACK (on_question_answered), self, 0);
  g_object_weak_ref (G_OBJECT (dialog), on_question_closed, g_object_ref (self));
  present (self, dialog);
}

/* --- others --------------------------------------------------------------------------------------------------- */

static void
on_game_created (GtkWidget *dialog, gpointer record, gpointer data)
{
  pandoria_window_create_game (data, record);
}

void
pandoria_window_show_new_game (PandoriaWindow *self)
{
  GtkWidget *dialog = pandoria_new_game_window_new (GTK_WINDOW (self));

  g_signal_connect_object (dialog, "created", G_CALLBACK (on_game_created), self, 0);
  present (self, dialog);
}

static void
on_space_shown (GtkWidget *dialog, int space, gpointer data)
{
  PandoriaWindow *self = data;

  pandoria_board_view_set_outline (self->board, pandoria_spaces_one ((PandoriaSpace) space));
}

static void
on_corrections_closed (gpointer data, GObject *dialog)
{
  PandoriaWindow *self = data;

  pandoria_board_view_set_outline (self->board, pandoria_spaces_empty ());
  g_object_unref (self);
}

void
pandoria_window_show_corrections (PandoriaWindow *self)
{
  GtkWidget *dialog = pandoria_corrections_dialog_new (GTK_WINDOW (self), self->game);

  g_signal_connect_object (dialog, "space-shown", G_CALLBACK (on_space_shown), self, 0);
  g_object_weak_ref (G_OBJECT (dialog), on_corrections_closed, g_object_ref (self));
  present (self, dialog);
}

gboolean
pandoria_window_dialog_takes_space (PandoriaWindow *self, PandoriaSpace space)
{
  if (self->dialog == NULL || !PANDORIA_IS_CORRECTIONS_DIALOG (self->dialog))
    return FALSE;
  pandoria_corrections_dialog_show_space (PANDORIA_CORRECTIONS_DIALOG (self->dialog), space);
  return TRUE;
}
