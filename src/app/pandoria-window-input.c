/* PandoriaWindow: what is pressed, pulled and typed in its parts goes to the play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include "pandoria-offers.h"
#include "pandoria-space-widget.h"
#include "pandoria-widgets.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-files.h"
#include "pandoria-window-main-button.h"

/* --- where the keyboard goes ---------------------------------------------------------------------------------------------------- */

static int
get_distance (PandoriaSpace a, PandoriaSpace b)
{
  int columns = PANDORIA_COLUMN (a) - PANDORIA_COLUMN (b), rows = PANDORIA_ROW (a) - PANDORIA_ROW (b);

  return columns * columns + rows * rows;
}

void
pandoria_window_focus_slots (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  guint slots = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= view->slots[i];
  if (slots == 0 || !pandoria_spaces_is_empty (view->choices))
    return;
  if (pandoria_window_is_narrow (self))
    adw_view_stack_set_visible_child_name (self->pages, "players");
  else
    adw_flap_set_reveal_flap (self->flap, TRUE);
  pandoria_players_panel_focus_slot (self->players);
}

/* Returns: the space that the keyboard is on, or else the one below the pointer, or else the middle of the board. */
static PandoriaSpace
get_place (PandoriaWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  PandoriaSpace hovered = pandoria_play_get_view (self->play)->hovered;

  if (focus != NULL && PANDORIA_IS_SPACE_WIDGET (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    return pandoria_space_widget_get_space (PANDORIA_SPACE_WIDGET (focus));
  return hovered != PANDORIA_SPACE_NONE ? hovered : PANDORIA_SPACE (7, 7);
}

void
pandoria_window_focus_choice (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  PandoriaSpace from = get_place (self);
  PandoriaSpace nearest = PANDORIA_SPACE_NONE, space;
  GtkWidget *widget;

  if (self->question != NULL) /* that comes first */
    return;
  pandoria_window_focus_slots (self);
  if ((!view->is_begun && view->n_laid == 0) || !view->has_hexes)
    return;
  PANDORIA_FOREACH_SPACE (space, view->choices)
    if (nearest == PANDORIA_SPACE_NONE || get_distance (space, from) < get_distance (nearest, from))
      nearest = space;
  widget = nearest != PANDORIA_SPACE_NONE ? pandoria_board_view_get_space (self->board, nearest) : NULL;
  if (widget == NULL)
    return;
  self->points = FALSE;
  gtk_widget_grab_focus (widget);
}

/* --- the board -------------------------------------------------------------------------------------------------------- */

/* Who presses the board has done with typing, unless a line has been begun: the turn bar has the button that goes on. */
static void
close_empty_entry (PandoriaWindow *self)
{
  if (*pandoria_quick_entry_get_text (self->quick_entry) == '\0')
    pandoria_quick_entry_close (self->quick_entry);
}

static void
on_space_activated (PandoriaBoardView *board, int space, gpointer data)
{
  PandoriaWindow *self = data;

  if (pandoria_window_dialog_takes_space (self, (PandoriaSpace) space) || pandoria_window_stop_replay (self))
    return;
  close_empty_entry (self);
  if (self->press == PANDORIA_PRESS_ENTER && self->points)
    {
      if (pandoria_window_can_go_on (self))
        pandoria_window_go_on (self);
      return;
    }
  pandoria_play_press (self->play, (PandoriaSpace) space, self->press);
}

static void
on_space_hovered (PandoriaBoardView *board, int space, gpointer data)
{
  pandoria_play_hover (PANDORIA_WINDOW (data)->play, (PandoriaSpace) space);
}

static void
on_space_rested (PandoriaBoardView *board, int space, gpointer data)
{
  pandoria_play_rest (PANDORIA_WINDOW (data)->play, (PandoriaSpace) space);
}

static void
on_space_dragged (PandoriaBoardView *board, int from, int to, gpointer data)
{
  pandoria_play_drag (PANDORIA_WINDOW (data)->play, (PandoriaSpace) from, (PandoriaSpace) to);
}

static void
on_space_dropped (PandoriaBoardView *board, int from, int to, gpointer data)
{
  PandoriaWindow *self = data;

  pandoria_play_drop (self->play, (PandoriaSpace) from, to < 0 ? PANDORIA_SPACE_NONE : (PandoriaSpace) to, self->press);
}

static gboolean
is_enter (GdkEvent *event)
{
  guint keyval = gdk_key_event_get_keyval (event);

  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

static gboolean
walks (GdkEvent *event)
{
  switch (gdk_key_event_get_keyval (event))
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space: return TRUE;
    default: return FALSE;
    }
}

static void
take_press (PandoriaWindow *self, PandoriaPressFlags press, gboolean points)
{
  self->press = press;
  self->points = points;
  pandoria_window_update_enter (self);
}

/* Only watches, so that a press knows whether it came from a finger or the Enter key. Who presses a space with the pointer has done with
 * it; who walks there with keys means it. */
static gboolean
on_board_event (GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data)
{
  PandoriaWindow *self = data;

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_TOUCH_BEGIN: take_press (self, PANDORIA_PRESS_TOUCH, TRUE); break;
    case GDK_BUTTON_PRESS: take_press (self, PANDORIA_PRESS_POINTER, TRUE); break;
    case GDK_KEY_PRESS:
      take_press (self, is_enter (event) ? PANDORIA_PRESS_ENTER : PANDORIA_PRESS_POINTER,
                  self->points && !walks (event));
      break;
    default: break;
    }
  return GDK_EVENT_PROPAGATE;
}

/* Over the tile that is being placed the wheel turns it; anywhere else it zooms. */
static gboolean
on_board_scrolled (GtkEventControllerScroll *scroll, double dx, double dy, gpointer data)
{
  PandoriaWindow *self = data;
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  if (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll)) != 0 || view->n_laid != 2
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

static void
init_board (PandoriaWindow *self)
{
  GtkEventController *watch = gtk_event_controller_legacy_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  g_signal_connect (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
  g_signal_connect (self->board, "space-hovered", G_CALLBACK (on_space_hovered), self);
  g_signal_connect (self->board, "space-rested", G_CALLBACK (on_space_rested), self);
  g_signal_connect (self->board, "space-dragged", G_CALLBACK (on_space_dragged), self);
  g_signal_connect (self->board, "space-dropped", G_CALLBACK (on_space_dropped), self);
  gtk_event_controller_set_propagation_phase (watch, GTK_PHASE_CAPTURE);
  g_signal_connect (watch, "event", G_CALLBACK (on_board_event), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), watch);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_board_scrolled), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), scroll);
}

/* --- player cards, ledger, history -------------------------------------------------------------------------------------- */

/* A press on the slot of a player card, where a figure stands that may be chosen (Goblins). */
static void
on_slot_chosen (PandoriaPlayersPanel *players, guint player, guint slot, gpointer data)
{
  pandoria_play_choose_slot (PANDORIA_WINDOW (data)->play, player, slot);
}

static void
on_entry_selected (GtkWidget *ledger, GObject *entry, gpointer data)
{
  PandoriaLedgerEntry *selected = PANDORIA_IS_LEDGER_ENTRY (entry) ? PANDORIA_LEDGER_ENTRY (entry) : NULL;
  PandoriaSpaces region
      = selected != NULL ? pandoria_ledger_entry_get_event (selected)->region : pandoria_spaces_empty ();

  g_set_object (&PANDORIA_WINDOW (data)->selected_entry, selected);
  pandoria_window_outline (data, region);
}

static void
look_at (PandoriaWindow *self, guint n)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  if (view->game != NULL && view->game == view->own_game)
    pandoria_game_look_at (view->game, n);
}

static void
on_look (PandoriaHistoryView *history, guint n, gpointer data)
{
  look_at (data, n);
}

/* Enter or a double press on an entry of the ledger shows the position that it led to. */
static void
on_entry_activated (PandoriaLedgerView *ledger, GObject *entry, gpointer data)
{
  if (PANDORIA_IS_LEDGER_ENTRY (entry))
    look_at (data, pandoria_ledger_entry_get_action (PANDORIA_LEDGER_ENTRY (entry)) + 1);
}

/* --- the quick entry ---------------------------------------------------------------------------------------------------- */

static void
on_line_changed (PandoriaQuickEntry *entry, gpointer data)
{
  pandoria_play_consider_line (PANDORIA_WINDOW (data)->play, pandoria_quick_entry_get_line (entry));
}

/* What is typed teaches the catalogue as what is pressed does. */
static void
remember_costs (PandoriaWindow *self, PandoriaGame *game, guint before)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  for (guint i = before; i < pandoria_record_get_n_actions (record); i++)
    pandoria_card_costs_remember (self->catalogue, &pandoria_record_get_act (record, i)->action,
                                  pandoria_record_get_card (record, i), game);
}

/* The entry would read its text anew with every act. */
static void
on_line_entered (PandoriaQuickEntry *entry, gpointer data)
{
  PandoriaWindow *self = data;
  g_autofree char *text = g_strdup (pandoria_quick_entry_get_text (entry));
  g_autoptr (PandoriaGame) game = g_object_ref (pandoria_play_get_view (self->play)->game);
  guint before = pandoria_record_get_n_actions (pandoria_game_get_record (game));

  pandoria_quick_entry_set_text (entry, "");
  if (pandoria_play_enter_line (self->play, text))
    remember_costs (self, game, before);
  else
    pandoria_quick_entry_set_text (entry, text);
}

static void
on_entry_opened (PandoriaQuickEntry *entry, gpointer data)
{
  gtk_stack_set_visible_child (PANDORIA_WINDOW (data)->bar_stack, GTK_WIDGET (entry));
  pandoria_window_update_bar (data);
}

/* The keyboard goes back to where it was, so that walking the board goes on from there. */
static void
on_entry_closed (PandoriaQuickEntry *entry, gpointer data)
{
  PandoriaWindow *self = data;
  GtkWidget *before = self->before_entry;
  gboolean had_focus = pandoria_take_focus_from (GTK_WIDGET (entry));

  gtk_stack_set_visible_child (self->bar_stack, GTK_WIDGET (self->turn_bar));
  if (had_focus && (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before)))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
  g_clear_weak_pointer (&self->before_entry);
  pandoria_window_update_bar (self);
}

/* --- files -------------------------------------------------------------------------------------------------------------- */

static gboolean
on_file_dropped (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  GFile *file = g_value_get_object (value);

  pandoria_window_open_files (data, &file, 1);
  return TRUE;
}

/* --- shared ------------------------------------------------------------------------------------------------------------- */

void
pandoria_window_init_input (PandoriaWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  init_board (self);
  pandoria_window_init_main_button (self);
  pandoria_board_view_offer_open_regions (self->board);
  g_signal_connect (self->players, "slot-chosen", G_CALLBACK (on_slot_chosen), self);
  g_signal_connect (self->ledger, "entry-selected", G_CALLBACK (on_entry_selected), self);
  g_signal_connect (self->ledger, "entry-activated", G_CALLBACK (on_entry_activated), self);
  g_signal_connect (self->history, "look", G_CALLBACK (on_look), self);
  g_signal_connect_object (self->quick_entry, "line-changed", G_CALLBACK (on_line_changed), self, 0);
  g_signal_connect_object (self->quick_entry, "entered", G_CALLBACK (on_line_entered), self, 0);
  g_signal_connect_object (self->quick_entry, "opened", G_CALLBACK (on_entry_opened), self, 0);
  g_signal_connect_object (self->quick_entry, "closed", G_CALLBACK (on_entry_closed), self, 0);
  g_signal_connect (target, "drop", G_CALLBACK (on_file_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
