/* The panel of cards beside the board: where there is room, it stands in the place of the ledger as long as it is open.
 *
 * A spell that is for something on the board is begun as soon as its page is complete: its figures and spaces are pressed while the
 * page is still there, and what was chosen so far goes with the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-cards.h"

#include "pandoria-plan.h"
#include "pandoria-widgets.h"
#include "pandoria-window-beside.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-hint.h"
#include "pandoria-window-main-button.h"
#include "pandoria-window-private.h"
#include "pandoria-window-question.h"
#include "pandoria-window-windows.h"

/* As many presses as any act has at most can be taken back. */
#define MOST_PRESSES 64
/* What a card’s page needs to show what it asks, in pixels. */
#define LEAST_HEIGHT 420

static const PandoriaPlayView *
get_view (PandoriaWindow *self)
{
  return pandoria_play_get_view (self->play);
}

/* --- the act of the page -------------------------------------------------------------------------------------------- */

static gboolean
is_for_board (PandoriaWindow *self, const PandoriaAction *action)
{
  g_autofree PandoriaPlan *plan = g_new0 (PandoriaPlan, 1);

  pandoria_plan_begin (plan, pandoria_game_get_state (get_view (self)->game), action);
  return pandoria_plan_waits_for_board (plan);
}

static void
give_up (PandoriaWindow *self)
{
  gboolean begun = self->cards_begun;

  self->cards_begun = FALSE;
  for (guint i = 0; begun && i < MOST_PRESSES && get_view (self)->is_begun; i++)
    pandoria_play_cancel (self->play);
}

static void
on_considered (PandoriaCardsPanel *panel, gpointer action, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->question != NULL) /* the page tells it again when it is seen again */
    return;
  give_up (self);
  if (action != NULL && is_for_board (self, action))
    {
      self->cards_begun = TRUE;
      pandoria_play_begin (self->play, action, NULL);
    }
  else
    pandoria_play_consider (self->play, action);
  pandoria_window_update_main_button (self);
}

static gboolean
has_chosen (const PandoriaPlayView *view)
{
  guint slots = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= view->chosen_slots[i];
  return slots != 0 || !pandoria_spaces_is_empty (view->chosen);
}

/* The button of a spell that is begun casts what was chosen; before that, it leads to where something can be. */
static void
on_chosen (PandoriaCardsPanel *panel, gpointer action, gpointer data)
{
  PandoriaWindow *self = data;
  PandoriaAction chosen = *(const PandoriaAction *) action;
  guint slots = 0;

  if (!get_view (self)->is_begun)
    {
      self->cards_begun = TRUE;
      pandoria_play_begin (self->play, &chosen, pandoria_cards_panel_get_card_name (panel));
    }
  else if (has_chosen (get_view (self)) && get_view (self)->next == PANDORIA_PLAY_NEXT_ENTER)
    pandoria_play_next (self->play);
  if (self->question != NULL)
    return;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= get_view (self)->slots[i];
  if (slots != 0 && self->cards != NULL) /* they are pressed on the player cards */
    {
      self->cards_begun = FALSE;
      pandoria_window_close_cards (self);
    }
  pandoria_window_focus_choice (self);
}

static void
on_closed (PandoriaCardsPanel *panel, gpointer data)
{
  pandoria_window_dismiss_cards (data);
}

static void
on_correct (PandoriaCardsPanel *panel, gpointer thing, gpointer data)
{
  pandoria_window_correct_printed (data, GTK_WINDOW (data), thing);
}

/* --- its place ------------------------------------------------------------------------------------------------------ */

static gboolean
has_focus (PandoriaWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return self->cards != NULL && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->cards));
}

/* Returns: whether there is room for an empty panel, which then is there. Where the keyboard was before stays known over panels that
 * follow each other. */
static gboolean
open_panel (PandoriaWindow *self)
{
  GtkWidget *before = has_focus (self) ? self->before_cards : gtk_root_get_focus (GTK_ROOT (self));

  pandoria_window_close_cards (self);
  if (!pandoria_window_has_room_beside (self))
    return FALSE;
  pandoria_window_close_dialog (self);
  g_set_weak_pointer (&self->before_cards, before);
  self->cards = g_object_ref_sink (g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL));
  pandoria_cards_panel_set_beside_board (self->cards, TRUE);
  g_signal_connect_object (self->cards, "chosen", G_CALLBACK (on_chosen), self, 0);
  g_signal_connect_object (self->cards, "considered", G_CALLBACK (on_considered), self, 0);
  g_signal_connect_object (self->cards, "correct", G_CALLBACK (on_correct), self, 0);
  g_signal_connect_object (self->cards, "closed", G_CALLBACK (on_closed), self, 0);
  return TRUE;
}

gboolean
pandoria_window_open_cards (PandoriaWindow *window, PandoriaCardsPage page, const PandoriaAction *act)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);

  if (!open_panel (window))
    return FALSE;
  pandoria_cards_panel_set_game (window->cards, get_view (window)->game, window->catalogue);
  pandoria_window_put_beside (window, GTK_WIDGET (window->cards), LEAST_HEIGHT);
  pandoria_cards_panel_show_page (window->cards, page);
  if (act != NULL)
    pandoria_cards_panel_show_act (window->cards, act);
  return TRUE;
}

gboolean
pandoria_window_open_act (PandoriaWindow *window, const PandoriaAction *act)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);

  if (!open_panel (window))
    return FALSE;
  pandoria_window_put_beside (window, GTK_WIDGET (window->cards), LEAST_HEIGHT);
  pandoria_cards_panel_show_alone (window->cards, get_view (window)->game, window->catalogue, act);
  pandoria_announce (GTK_WIDGET (window), pandoria_cards_panel_get_title (window->cards));
  return TRUE;
}

gboolean
pandoria_window_close_cards (PandoriaWindow *window)
{
  g_autoptr (PandoriaCardsPanel) panel = NULL;
  gboolean had_focus;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);

  pandoria_window_close_hint (window);
  panel = g_steal_pointer (&window->cards);
  if (panel == NULL)
    return pandoria_window_close_question (window);
  had_focus = pandoria_take_focus_from (GTK_WIDGET (panel));
  g_signal_handlers_disconnect_by_data (panel, window);
  give_up (window);
  pandoria_play_consider (window->play, NULL);
  if (pandoria_window_get_beside (window) == GTK_WIDGET (panel)) /* not where it has led to a question */
    pandoria_window_clear_beside (window);
  if (had_focus)
    gtk_widget_child_focus (GTK_WIDGET (window->board), GTK_DIR_TAB_FORWARD);
  pandoria_window_close_question (window);
  pandoria_window_update_main_button (window);
  return TRUE;
}

gboolean
pandoria_window_dismiss_cards (PandoriaWindow *window)
{
  g_autoptr (GtkWidget) before = NULL;
  gboolean had_focus;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);

  if (pandoria_window_close_question (window) || pandoria_window_close_hint (window))
    return TRUE;
  g_set_object (&before, window->before_cards);
  had_focus = has_focus (window);
  if (!pandoria_window_close_cards (window))
    return FALSE;
  if (had_focus && before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  return TRUE;
}

GtkWidget *
pandoria_window_cards_get_button (PandoriaWindow *window)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), NULL);

  if (window->cards == NULL || get_view (window)->is_begun || window->question != NULL)
    return NULL;
  return pandoria_cards_panel_get_button (window->cards);
}

void
pandoria_window_cards_update_button (PandoriaWindow *window)
{
  const PandoriaPlayView *view;
  GtkWidget *button;

  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  view = get_view (window);
  button = window->cards != NULL ? pandoria_cards_panel_get_button (window->cards) : NULL;
  if (button != NULL && window->cards_begun && view->is_begun)
    gtk_widget_set_sensitive (button, !has_chosen (view) || view->next == PANDORIA_PLAY_NEXT_ENTER);
}

/* The page's button of an act for which nothing is chosen yet leads to the board. */
gboolean
pandoria_window_cards_enter_is_main (PandoriaWindow *window)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);

  return has_focus (window) && gtk_root_get_focus (GTK_ROOT (window)) == pandoria_cards_panel_get_button (window->cards)
         && (!get_view (window)->is_begun || has_chosen (get_view (window)));
}
