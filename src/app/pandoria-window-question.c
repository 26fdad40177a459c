/* A question about the act that is being put together, beside the board where there is room: in the place of the ledger, or of the cards
 * that led to it, which then come again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-question.h"

#include "pandoria-widgets.h"
#include "pandoria-window-beside.h"
#include "pandoria-window-hint.h"
#include "pandoria-window-main-button.h"
#include "pandoria-window-private.h"

static void
on_closed (PandoriaQuestionPanel *panel, gpointer data)
{
  pandoria_window_close_question (data);
}

/* Returns: what the question and its answers need, in pixels. */
static int
get_least_height (PandoriaWindow *self)
{
  int width = gtk_widget_get_width (self->side), natural;

  gtk_widget_measure (GTK_WIDGET (self->question), GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, NULL, &natural,
                      NULL, NULL);
  return natural;
}

/* The cards that led to the question lose the keyboard with their place; they get it back with that. */
static void
show_panel (PandoriaWindow *self)
{
  g_set_weak_pointer (&self->before_question, gtk_root_get_focus (GTK_ROOT (self)));
  if (self->cards != NULL)
    pandoria_take_focus_from (GTK_WIDGET (self->cards));
  pandoria_window_put_beside (self, GTK_WIDGET (self->question), get_least_height (self));
  pandoria_question_panel_focus (self->question);
}

static void
hide_panel (PandoriaWindow *self)
{
  if (self->cards != NULL)
    pandoria_window_put_beside (self, GTK_WIDGET (self->cards), 0);
  else
    pandoria_window_clear_beside (self);
}

static void
give_focus_back (PandoriaWindow *self)
{
  if (self->before_question != NULL && gtk_widget_get_mapped (self->before_question)
      && gtk_widget_grab_focus (self->before_question))
    return;
  gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

gboolean
pandoria_window_open_question (PandoriaWindow *window)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);

  if (!pandoria_window_has_room_beside (window))
    return FALSE;
  pandoria_announce (GTK_WIDGET (window), pandoria_play_get_view (window->play)->question);
  if (window->question != NULL)
    return TRUE;
  pandoria_window_close_hint (window);
  window->question = g_object_ref_sink (g_object_new (PANDORIA_TYPE_QUESTION_PANEL, NULL));
  g_signal_connect_object (window->question, "closed", G_CALLBACK (on_closed), window, 0);
  pandoria_question_panel_ask (window->question, window->play);
  show_panel (window);
  pandoria_window_update_main_button (window);
  return TRUE;
}

gboolean
pandoria_window_close_question (PandoriaWindow *window)
{
  g_autoptr (PandoriaQuestionPanel) panel = NULL;
  gboolean had_focus;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);

  panel = g_steal_pointer (&window->question);
  if (panel == NULL)
    return FALSE;
  had_focus = pandoria_take_focus_from (GTK_WIDGET (panel));
  g_signal_handlers_disconnect_by_data (panel, window);
  pandoria_question_panel_leave (panel); /* before the cards are seen again and consider what they show */
  hide_panel (window);
  pandoria_window_update_main_button (window);
  if (had_focus)
    give_focus_back (window);
  return TRUE;
}
