/* PandoriaPlayPage: cards and questions, in the side panel if it has room, otherwise in a dialog.
 *
 * A spell with choices on the board begins as soon as its page is complete. The player presses
 * figures and spaces while the page stays open. Closing the page cancels these choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-game-dialog.h"
#include "pandoria-panel-window.h"

/* No act has more presses than this. All of them can be undone. */
#define MOST_PRESSES 64
/* The minimum height in which the page of a card can show its choices, in pixels. */
#define LEAST_HEIGHT 380
/* A dialog with the lists of cards, with one card, and the minimum of a question. The first is also
 * the maximum width of a card, for large text, too. */
#define CARDS_WIDTH    560
#define CARDS_HEIGHT   680
#define CARD_WIDTH     480
#define CARD_HEIGHT    560
#define QUESTION_WIDTH 340

/* --- the open dialog ------------------------------------------------------------------------ */

/* Another dialog may be open by now. */
void
pandoria_play_page_release_dialog (PandoriaPlayPage *self, GtkWindow *dialog)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (self->dialog == dialog)
    self->dialog = NULL;
}

/* @dialog may have been hidden before. GTK hides a closed window at once, but an input in progress
 * may keep it alive. */
void
pandoria_play_page_present_dialog (PandoriaPlayPage *self, GtkWindow *dialog)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self) && GTK_IS_WINDOW (dialog));

  g_signal_handlers_disconnect_by_func (dialog, pandoria_play_page_release_dialog, self);
  if (self->dialog != NULL)
    gtk_window_close (self->dialog);
  if (pandoria_panel_window_get (dialog, PANDORIA_TYPE_QUESTION_PANEL) == NULL)
    pandoria_play_page_close_cards (self);
  self->dialog = dialog;
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (pandoria_play_page_release_dialog), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static void
destroy (gpointer data)
{
  gtk_window_destroy (data);
  g_object_unref (data);
}

void
pandoria_play_page_close_dialog (PandoriaPlayPage *self)
{
  GtkWindow *dialog;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  dialog = g_steal_pointer (&self->dialog);
  if (dialog == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  g_idle_add_once (destroy, g_object_ref (dialog));
}

/* --- the act of the page -------------------------------------------------------------------- */

static gboolean
is_for_board (PandoriaPlayPage *self, const PandoriaAction *action)
{
  g_autofree PandoriaPlan *plan = g_new0 (PandoriaPlan, 1);

  pandoria_plan_begin (plan, pandoria_game_get_state (pandoria_play_page_get_view (self)->game),
                       action);
  return pandoria_plan_waits_for_board (plan);
}

static void
cancel_act (PandoriaPlayPage *self)
{
  gboolean begun = self->cards_begun;

  self->cards_begun = FALSE;
  for (guint i = 0; begun && i < MOST_PRESSES && pandoria_play_page_get_view (self)->is_begun; i++)
    pandoria_play_cancel (self->play);
}

static void
on_considered (PandoriaCardsPanel *panel, gpointer action, gpointer data)
{
  PandoriaPlayPage *self = data;

  if (self->question != NULL) /* the page emits "chosen" again when it is shown again */
    return;
  cancel_act (self);
  if (action != NULL && is_for_board (self, action))
    {
      self->cards_begun = TRUE;
      pandoria_play_begin (self->play, action, NULL);
    }
  else
    pandoria_play_consider (self->play, action);
  pandoria_play_page_update_main_button (self);
}

/* If the spell has begun, casts it with the choices; otherwise begins it. */
static void
on_chosen (PandoriaCardsPanel *panel, gpointer action, const char *card, gpointer data)
{
  PandoriaPlayPage *self = data;
  PandoriaAction chosen = *(const PandoriaAction *) action;
  guint slots = 0;

  if (!pandoria_play_page_get_view (self)->is_begun)
    {
      self->cards_begun = TRUE;
      pandoria_play_begin (self->play, &chosen, card);
    }
  else if (pandoria_play_page_get_view (self)->prompt == NULL)
    pandoria_play_next (self->play);
  if (self->question != NULL)
    return;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= pandoria_play_page_get_view (self)->slots[i];
  if (slots != 0 && self->cards != NULL) /* the player presses slots on the player cards */
    {
      self->cards_begun = FALSE;
      pandoria_play_page_close_cards (self);
    }
  pandoria_play_page_focus_choice (self);
}

static void
on_correct (PandoriaCardsPanel *panel, gpointer thing, gpointer data)
{
  g_signal_emit_by_name (data, "correct-printed", gtk_widget_get_root (GTK_WIDGET (panel)), thing);
}

/* --- in the side panel ---------------------------------------------------------------------- */

/* Closes the cards and the question that they led to. Cancels an act that was begun but not
 * entered. With @returns the focus returns to where it was before, otherwise it moves to the board.
 */
static gboolean
close_cards (PandoriaPlayPage *self, gboolean returns)
{
  g_autoptr (PandoriaCardsPanel) panel = NULL;
  g_autoptr (GtkWidget) before = NULL;
  gboolean had_focus;

  pandoria_play_page_close_hint (self);
  panel = g_steal_pointer (&self->cards);
  if (panel == NULL)
    return pandoria_play_page_close_question (self);
  had_focus = pandoria_take_focus_from (GTK_WIDGET (panel));
  g_signal_handlers_disconnect_by_data (panel, self);
  cancel_act (self);
  pandoria_play_consider (self->play, NULL);
  before = pandoria_sidebar_hide (self->sidebar, GTK_WIDGET (panel));
  if (had_focus)
    pandoria_focus_return (returns ? before : NULL, GTK_WIDGET (self->board));
  pandoria_play_page_close_question (self);
  pandoria_play_page_update_main_button (self);
  return TRUE;
}

gboolean
pandoria_play_page_close_cards (PandoriaPlayPage *self)
{
  return close_cards (self, FALSE);
}

gboolean
pandoria_play_page_dismiss_cards (PandoriaPlayPage *self)
{
  return pandoria_play_page_close_question (self) || pandoria_play_page_close_hint (self)
         || close_cards (self, TRUE);
}

/* --- a question ----------------------------------------------------------------------------- */

/* The question covers the cards that led to it. Closing it returns the focus to them. */
static gboolean
open_question (PandoriaPlayPage *self)
{
  if (!pandoria_play_page_has_side_room (self))
    return FALSE;
  pandoria_announce (GTK_WIDGET (self), pandoria_play_page_get_view (self)->question);
  if (self->question != NULL)
    return TRUE;
  pandoria_play_page_close_hint (self);
  self->question = g_object_ref_sink (g_object_new (PANDORIA_TYPE_QUESTION_PANEL, NULL));
  pandoria_question_panel_ask (self->question, self->play);
  pandoria_sidebar_show (self->sidebar, GTK_WIDGET (self->question), -1);
  pandoria_question_panel_focus (self->question);
  pandoria_play_page_update_main_button (self);
  return TRUE;
}

gboolean
pandoria_play_page_close_question (PandoriaPlayPage *self)
{
  g_autoptr (PandoriaQuestionPanel) panel = g_steal_pointer (&self->question);
  g_autoptr (GtkWidget) before = NULL;
  gboolean had_focus;

  if (panel == NULL)
    return FALSE;
  had_focus = pandoria_take_focus_from (GTK_WIDGET (panel));
  pandoria_question_panel_leave (
      panel); /* before the cards are shown again and emit the act that they consider */
  before = pandoria_sidebar_hide (self->sidebar, GTK_WIDGET (panel));
  pandoria_play_page_update_main_button (self);
  if (had_focus)
    pandoria_focus_return (before, GTK_WIDGET (self->board));
  return TRUE;
}

static void
open_question_dialog (PandoriaPlayPage *self)
{
  PandoriaQuestionPanel *panel = g_object_new (PANDORIA_TYPE_QUESTION_PANEL, NULL);
  GtkWindow *dialog
      = pandoria_panel_window_new (pandoria_play_page_get_window (self), GTK_WIDGET (panel),
                                   _ ("One More Thing"), QUESTION_WIDTH, -1);

  pandoria_question_panel_ask (panel, self->play);
  pandoria_question_panel_focus (panel);
  pandoria_dialog_hold_game (dialog, self->play, PANDORIA_DIALOG_SHOWN_GAME);
  pandoria_play_page_present_dialog (self, dialog);
}

void
pandoria_play_page_show_question (PandoriaPlayPage *self)
{
  self->spoken.has_asked = TRUE;
  /* An open dialog continues with the next question. */
  if (pandoria_panel_window_get (self->dialog, PANDORIA_TYPE_QUESTION_PANEL) == NULL
      && !open_question (self))
    open_question_dialog (self);
}

/* --- in a dialog ---------------------------------------------------------------------------- */

/* Closes the dialog first, because it covers the board. */
static void
on_act_chosen (PandoriaCardsPanel *panel, gpointer action, const char *card, gpointer data)
{
  PandoriaAction chosen = *(const PandoriaAction *) action;

  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (panel))));
  pandoria_play_begin (PANDORIA_PLAY_PAGE (data)->play, &chosen, card);
  pandoria_play_page_focus_choice (data);
}

static void
on_act_dialog_destroyed (GtkWidget *dialog, gpointer data)
{
  pandoria_play_consider (PANDORIA_PLAY_PAGE (data)->play, NULL);
}

/* The dialog leaves the board visible, which shows the preview of the act. It is as large as its
 * text needs, but not larger than the window. In a narrow window it fills a page. */
static void
present_cards_dialog (PandoriaPlayPage *self, PandoriaCardsPanel *panel, GtkWindow *dialog)
{
  GtkWidget *window = GTK_WIDGET (pandoria_play_page_get_window (self));
  int width, height;

  pandoria_fit_to_parent (dialog);
  gtk_window_get_default_size (dialog, &width, &height);
  if (pandoria_play_page_is_narrow (self))
    gtk_window_set_default_size (dialog, gtk_widget_get_width (window),
                                 gtk_widget_get_height (window));
  else
    gtk_window_set_default_size (dialog, MIN (width, CARDS_WIDTH), height);
  g_signal_connect_object (panel, "chosen", G_CALLBACK (on_act_chosen), self, 0);
  g_signal_connect_object (panel, "considered", G_CALLBACK (pandoria_play_consider), self->play,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "correct", G_CALLBACK (on_correct), self, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_act_dialog_destroyed), self, 0);
  pandoria_dialog_hold_game (dialog, self->play, PANDORIA_DIALOG_SHOWN_GAME);
  pandoria_play_page_present_dialog (self, dialog);
}

/* Fills @panel with @page of the list, or with the card of @act (nullable) over it; @alone: without
 * the list. */
static void
fill_panel (PandoriaPlayPage *self, PandoriaCardsPanel *panel, PandoriaCardsPage page,
            const PandoriaAction *act, gboolean alone)
{
  PandoriaGame *game = pandoria_play_page_get_view (self)->game;

  if (alone)
    {
      pandoria_cards_panel_show_alone (panel, game, self->catalogue, act);
      return;
    }
  pandoria_cards_panel_set_game (panel, game, self->catalogue);
  pandoria_cards_panel_show_page (panel, page);
  if (act != NULL)
    pandoria_cards_panel_show_act (panel, act);
}

static void
open_in_sidebar (PandoriaPlayPage *self, PandoriaCardsPage page, const PandoriaAction *act,
                 gboolean alone)
{
  pandoria_play_page_close_dialog (self);
  self->cards = g_object_ref_sink (g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL));
  g_signal_connect_object (self->cards, "chosen", G_CALLBACK (on_chosen), self, 0);
  g_signal_connect_object (self->cards, "considered", G_CALLBACK (on_considered), self, 0);
  g_signal_connect_object (self->cards, "correct", G_CALLBACK (on_correct), self, 0);
  pandoria_sidebar_show (self->sidebar, GTK_WIDGET (self->cards), LEAST_HEIGHT);
  fill_panel (self, self->cards, page, act, alone);
  if (alone)
    pandoria_announce (GTK_WIDGET (self), pandoria_cards_panel_get_title (self->cards));
}

/* Closing the previous panel first restores the focus, so that the new one can remember it. */
static void
show_cards (PandoriaPlayPage *self, PandoriaCardsPage page, const PandoriaAction *act,
            gboolean alone)
{
  PandoriaCardsPanel *panel;
  GtkWindow *dialog;

  close_cards (self, TRUE);
  if (pandoria_play_page_has_side_room (self))
    {
      open_in_sidebar (self, page, act, alone);
      return;
    }
  panel = g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL);
  dialog = pandoria_panel_window_new (pandoria_play_page_get_window (self), GTK_WIDGET (panel),
                                      _ ("Cards"), CARDS_WIDTH, CARDS_HEIGHT);
  fill_panel (self, panel, page, act, alone);
  if (alone)
    {
      gtk_window_set_default_size (dialog, CARD_WIDTH, CARD_HEIGHT);
      gtk_window_set_title (dialog, pandoria_cards_panel_get_title (panel));
    }
  present_cards_dialog (self, panel, dialog);
}

static void
show_alone (PandoriaPlayPage *self, PandoriaActKind kind)
{
  PandoriaAction act;

  pandoria_action_init (&act, kind);
  act.monument.present = kind == PANDORIA_ACT_MONUMENT;
  show_cards (self, PANDORIA_CARDS_OTHER, &act, TRUE);
}

/* Asks which figures to free, and with which resources; if there are several Hanbok players, from
 * whom (17). */
static void
show_ransom (PandoriaPlayPage *self)
{
  const PandoriaOptions *options
      = pandoria_game_get_options (pandoria_play_page_get_view (self)->game);
  PandoriaAction action;
  guint n = 0;

  pandoria_action_init (&action, PANDORIA_ACT_RANSOM);
  for (guint8 i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (options->ransom.workers[i] > 0 || options->ransom.leader[i] > 0)
      {
        action.player = i;
        n++;
      }
  show_cards (self, PANDORIA_CARDS_OTHER, n == 1 ? &action : NULL, FALSE);
}

gboolean
pandoria_play_page_show_act (PandoriaPlayPage *self, PandoriaActKind kind)
{
  g_return_val_if_fail (PANDORIA_IS_PLAY_PAGE (self), FALSE);

  switch (kind)
    {
    case PANDORIA_ACT_CAST: show_cards (self, PANDORIA_CARDS_SPELLS, NULL, FALSE); return TRUE;
    case PANDORIA_ACT_BUILD: show_cards (self, PANDORIA_CARDS_BUILDINGS, NULL, FALSE); return TRUE;
    case PANDORIA_ACT_RELIC: show_cards (self, PANDORIA_CARDS_OTHER, NULL, FALSE); return TRUE;
    case PANDORIA_ACT_RANSOM: show_ransom (self); return TRUE;
    case PANDORIA_ACT_MONUMENT:
    case PANDORIA_ACT_BUY: show_alone (self, kind); return TRUE;
    default: return FALSE;
    }
}

void
pandoria_play_page_show_score (PandoriaPlayPage *self)
{
  show_alone (self, PANDORIA_ACT_SCORE);
}
