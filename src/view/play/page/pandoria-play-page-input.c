/* PandoriaPlayPage: passes presses, drags and typed lines to the play; decides what the main button
 * and Enter do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-offers.h"
#include "pandoria-space-widget.h"

/* --- where the keyboard goes ---------------------------------------------------------------- */

static int
get_distance (PandoriaSpace a, PandoriaSpace b)
{
  int columns = PANDORIA_COLUMN (a) - PANDORIA_COLUMN (b),
      rows = PANDORIA_ROW (a) - PANDORIA_ROW (b);

  return columns * columns + rows * rows;
}

void
pandoria_play_page_focus_slots (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  guint slots = 0;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= view->slots[i];
  if (slots == 0 || !pandoria_spaces_is_empty (view->choices))
    return;
  if (pandoria_play_page_is_narrow (self))
    pandoria_narrow_pages_show (self->pages, "players");
  else
    adw_flap_set_reveal_flap (self->flap, TRUE);
  pandoria_sidebar_focus_slot (self->sidebar);
}

PandoriaSpace
pandoria_play_page_get_place (PandoriaPlayPage *self)
{
  GtkWidget *focus = pandoria_play_page_get_focus (self);
  PandoriaSpace hovered = pandoria_play_get_view (self->play)->hovered;

  if (focus != NULL && PANDORIA_IS_SPACE_WIDGET (focus)
      && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    return pandoria_space_widget_get_space (PANDORIA_SPACE_WIDGET (focus));
  return hovered != PANDORIA_SPACE_NONE ? hovered : PANDORIA_SPACE (7, 7);
}

gboolean
pandoria_play_page_go_to_space (PandoriaPlayPage *self, PandoriaSpace space)
{
  GtkWidget *widget;

  g_return_val_if_fail (PANDORIA_IS_PLAY_PAGE (self), FALSE);

  widget = space != PANDORIA_SPACE_NONE ? pandoria_board_view_get_space (self->board, space) : NULL;
  if (widget == NULL)
    return FALSE;
  if (pandoria_play_page_is_narrow (self))
    pandoria_narrow_pages_show (self->pages, "board");
  return gtk_widget_grab_focus (widget);
}

void
pandoria_play_page_focus_choice (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  PandoriaSpace from = pandoria_play_page_get_place (self), nearest = PANDORIA_SPACE_NONE, space;
  GtkWidget *widget;

  if (pandoria_question_host_is_open (self->questions)) /* that comes first */
    return;
  pandoria_play_page_focus_slots (self);
  if ((!view->is_begun && view->n_laid == 0) || !view->has_hexes)
    return;
  PANDORIA_FOREACH_SPACE (space, view->choices)
    if (nearest == PANDORIA_SPACE_NONE || get_distance (space, from) < get_distance (nearest, from))
      nearest = space;
  widget = nearest != PANDORIA_SPACE_NONE ? pandoria_board_view_get_space (self->board, nearest)
                                          : NULL;
  if (widget == NULL)
    return;
  pandoria_presses_stop_pointing (self->presses);
  gtk_widget_grab_focus (widget);
}

void
pandoria_play_page_ask_what_closes (PandoriaPlayPage *self)
{
  PandoriaSpace space = pandoria_play_page_get_place (self);
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  pandoria_play_hover (self->play, space);
  pandoria_play_rest (self->play, space);
  text = pandoria_play_view_describe_open (pandoria_play_get_view (self->play), space);
  if (text == NULL)
    pandoria_toast (GTK_WIDGET (self), _ ("Choose a space of an open region first."), FALSE);
  else
    pandoria_announce (GTK_WIDGET (self), text);
}

/* --- the main button ------------------------------------------------------------------------ */

/* Returns: (nullable): the button of the card in the side panel if it is the main one; NULL if the
 * act continues on the board. */
static GtkWidget *
get_main_of_card (PandoriaPlayPage *self)
{
  if (pandoria_question_host_is_open (self->questions)
      || pandoria_play_page_get_view (self)->is_begun)
    return NULL;
  return pandoria_cards_host_get_button (self->cards);
}

/* After the pointer, and on a space where nothing can be placed or taken, Enter presses the main
 * button. After arrow keys it chooses the space. */
static gboolean
is_space_passed (PandoriaPlayPage *self, PandoriaSpaceWidget *widget)
{
  return pandoria_presses_points (self->presses)
         || pandoria_play_continues (self->play, pandoria_space_widget_get_space (widget));
}

static gboolean
has_enter (PandoriaPlayPage *self)
{
  GtkWidget *focus = pandoria_play_page_get_focus (self);

  if (focus == NULL || pandoria_turn_bar_has_enter (self->turn_bar, focus))
    return TRUE;
  if (PANDORIA_IS_SPACE_WIDGET (focus))
    return is_space_passed (self, PANDORIA_SPACE_WIDGET (focus));
  return focus == pandoria_cards_host_get_button (self->cards)
         && pandoria_play_page_get_view (self)->prompt == NULL;
}

static gboolean
can_go_on (PandoriaPlayPage *self)
{
  GtkWidget *button = get_main_of_card (self);

  if (pandoria_question_host_is_open (self->questions)) /* the player must answer it first */
    return FALSE;
  if (pandoria_lesson_panel_waits (self->lesson))
    return TRUE;
  return button != NULL ? gtk_widget_get_sensitive (button)
                        : pandoria_play_page_get_view (self)->next != PANDORIA_PLAY_NEXT_NOTHING;
}

void
pandoria_play_page_go_on (PandoriaPlayPage *self)
{
  GtkWidget *button;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  /* On a page of a lesson that is only read, Enter and the main button continue the lesson. */
  if (pandoria_lesson_panel_continue (self->lesson))
    return;
  button = get_main_of_card (self);
  if (button != NULL)
    gtk_widget_activate (button);
  else
    pandoria_play_next (self->play);
}

static void
update_enter (PandoriaPlayPage *self)
{
  gboolean is_asked = pandoria_question_host_is_open (self->questions);

  pandoria_turn_bar_show_key (self->turn_bar, !is_asked && (!can_go_on (self) || has_enter (self)));
}

/* The focused main button loses the focus when it is disabled. The bar takes it, so that Tab
 * continues there. */
static void
set_can_go_on (PandoriaPlayPage *self, gboolean possible)
{
  gboolean had_focus
      = pandoria_turn_bar_has_enter (self->turn_bar, pandoria_play_page_get_focus (self));

  if (possible == self->can_go_on)
    return;
  self->can_go_on = possible;
  g_object_notify (G_OBJECT (self), "can-go-on");
  if (had_focus && pandoria_play_page_get_focus (self) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->turn_bar), GTK_DIR_TAB_FORWARD);
}

/* Only one button is the suggested one: that of a card, else “Back to Now”, else that of a lesson
 * or tour. */
void
pandoria_play_page_update_main_button (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_page_get_view (self);
  GtkWidget *button = get_main_of_card (self);
  const char *words
      = button != NULL ? gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))))
                       : view->next_label;
  gboolean has_card = !pandoria_question_host_is_open (self->questions)
                      && pandoria_cards_host_get_button (self->cards) != NULL;
  gboolean is_other = has_card || view->mode != PANDORIA_PLAY_MODE_NOW;
  gboolean is_taught, has_other_button, suggested;

  if (pandoria_lesson_panel_waits (self->lesson))
    words = _ ("Continue");
  set_can_go_on (self, view->game != NULL && can_go_on (self));
  if (view->game == NULL)
    return;
  is_taught = gtk_widget_get_visible (GTK_WIDGET (self->lesson))
              || gtk_widget_get_visible (GTK_WIDGET (self->tour_card));
  has_other_button = is_other || is_taught;
  suggested = self->can_go_on && !has_other_button && view->prompt == NULL;
  pandoria_lesson_panel_set_suggested (self->lesson, !is_other);
  pandoria_turn_bar_set_main (self->turn_bar, words, self->can_go_on, suggested);
  pandoria_tray_set_suggested (self->tray, suggested);
  pandoria_cards_host_update_button (self->cards);
  update_enter (self);
}

/* --- the board ------------------------------------------------------------------------------ */

/* Keeps an entry with text. The turn bar has the button that continues. */
static void
close_empty_entry (PandoriaPlayPage *self)
{
  if (*pandoria_quick_entry_get_text (self->quick_entry) == '\0')
    pandoria_quick_entry_close (self->quick_entry);
}

/* Enter on a space means the main button after a press with the pointer, and while a lesson waits
 * for it. */
static gboolean
means_main_button (PandoriaPlayPage *self)
{
  if (pandoria_presses_get_flags (self->presses) != PANDORIA_PRESS_ENTER)
    return FALSE;
  return pandoria_presses_points (self->presses) || pandoria_lesson_panel_waits (self->lesson);
}

static void
on_space_activated (PandoriaPlayPage *self, int space)
{
  if (pandoria_presses_pass (self->presses, (PandoriaSpace) space))
    return;
  close_empty_entry (self);
  if (!means_main_button (self))
    pandoria_play_press (self->play, (PandoriaSpace) space,
                         pandoria_presses_get_flags (self->presses));
  else if (can_go_on (self))
    pandoria_play_page_go_on (self);
}

static void
on_space_dropped (PandoriaPlayPage *self, int from, int to)
{
  pandoria_play_drop (self->play, (PandoriaSpace) from, (PandoriaSpace) to,
                      pandoria_presses_get_flags (self->presses));
}

static gboolean
on_board_event (PandoriaPlayPage *self, GdkEvent *event)
{
  pandoria_presses_read (self->presses, event);
  return GDK_EVENT_PROPAGATE;
}

/* The wheel turns the tile that is being placed. Elsewhere it zooms. */
static gboolean
on_board_scrolled (PandoriaPlayPage *self, double dx, double dy, GtkEventController *scroll)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  if (gtk_event_controller_get_current_event_state (scroll) != 0 || view->n_laid != 2
      || view->hovered == PANDORIA_SPACE_NONE)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < view->n_shown; i++)
    if (view->shown[i].at == view->hovered)
      {
        pandoria_tray_turn_by (self->tray, dy);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

/* --- the quick entry ------------------------------------------------------------------------ */

/* Typed acts add their costs to the catalogue, too. */
static void
remember_costs (PandoriaPlayPage *self, PandoriaGame *game, guint before)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  for (guint i = before; i < pandoria_record_get_n_actions (record); i++)
    pandoria_card_costs_remember (self->catalogue, &pandoria_record_get_act (record, i)->action,
                                  pandoria_record_get_card (record, i), game);
}

/* Clears the entry first, because it would read its text again after every act. */
static void
on_line_entered (PandoriaPlayPage *self, PandoriaQuickEntry *entry)
{
  g_autofree char *text = g_strdup (pandoria_quick_entry_get_text (entry));
  g_autoptr (PandoriaGame) game = g_object_ref (pandoria_play_get_view (self->play)->game);
  guint before = pandoria_record_get_n_actions (pandoria_game_get_record (game));
  const PandoriaPlayView *view;
  g_autofree char *reason = NULL;

  pandoria_quick_entry_set_text (entry, "");
  if (pandoria_play_enter_line (self->play, text))
    {
      remember_costs (self, game, before);
      return;
    }
  view = pandoria_play_get_view (self->play);
  reason = g_strdup (view->is_refusal ? view->sentence : NULL);
  if (reason != NULL)
    pandoria_quick_entry_refuse (entry, text, reason);
  else
    pandoria_quick_entry_set_text (entry, text);
}

static void
on_entry_opened (PandoriaPlayPage *self, GtkWidget *entry)
{
  pandoria_narrow_pages_show (self->pages, "board");
  gtk_stack_set_visible_child (self->bar_stack, entry);
  pandoria_play_page_update_bar (self);
}

/* Returns the focus to the board, to the space where it was before. */
static void
on_entry_closed (PandoriaPlayPage *self, GtkWidget *before, GtkWidget *entry)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  gboolean on_board = before != NULL && gtk_widget_is_ancestor (before, board);
  gboolean had_focus = pandoria_take_focus_from (entry);

  gtk_stack_set_visible_child (self->bar_stack, GTK_WIDGET (self->turn_bar));
  if (had_focus)
    pandoria_focus_return (on_board ? before : NULL, board);
  pandoria_play_page_update_bar (self);
}

void
pandoria_play_page_toggle_entry (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (pandoria_quick_entry_is_open (self->quick_entry)
      && gtk_widget_get_focus_child (GTK_WIDGET (self->quick_entry)) != NULL)
    {
      pandoria_quick_entry_close (self->quick_entry);
      return;
    }
  pandoria_quick_entry_open (self->quick_entry);
}

/* A toast covers spaces: a press on it, but not on its buttons, is a press on the space below. */
static void
on_toasts_released (PandoriaPlayPage *self, int n_press, double x, double y)
{
  GtkWidget *pressed = gtk_widget_pick (GTK_WIDGET (self->toasts), x, y, GTK_PICK_DEFAULT);

  if (pressed != NULL && gtk_widget_get_ancestor (pressed, PANDORIA_TYPE_BOARD_VIEW) == NULL)
    pandoria_board_view_press (self->board, x, y);
}

void
pandoria_play_page_bind_input (gpointer klass)
{
  pandoria_class_bind (klass,
                       PANDORIA_CALLBACK (on_space_activated, on_space_dropped, on_board_event,
                                          on_board_scrolled, on_toasts_released, on_line_entered,
                                          on_entry_opened, on_entry_closed),
                       NULL);
}

void
pandoria_play_page_init_input (PandoriaPlayPage *self)
{
  pandoria_board_view_offer_open_regions (self->board);
  g_signal_connect_object (self->board, "space-hovered", G_CALLBACK (pandoria_play_hover),
                           self->play, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "space-rested", G_CALLBACK (pandoria_play_rest), self->play,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "space-dragged", G_CALLBACK (pandoria_play_drag),
                           self->play, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->presses, "changed", G_CALLBACK (update_enter), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pandoria_play_page_get_window (self), "notify::focus-widget",
                           G_CALLBACK (update_enter), self, G_CONNECT_SWAPPED);
}
