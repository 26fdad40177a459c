/* Pointer, wheel, touch and keys on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"

#include <math.h>

#include "pandoria-class.h"
#include "pandoria-widgets.h"

#define DRAG_THRESHOLD 8
#define WHEEL_STEP     1.12
#define HELD_KEY       "pandoria-held" /* on the gesture: the space that a finger presses long */
#define REST_MS        400             /* longer than a moving pointer stays on a space */

/* --- pointer and touch ---------------------------------------------------------------------- */

static void
on_rested (gpointer data)
{
  PandoriaBoardView *self = data;

  self->rest = 0;
  if (self->pointed >= 0)
    g_signal_emit_by_name (self, "space-rested", (int) self->pointed);
}

/* Each movement restarts the rest timer. A press, a drag and leaving the board stop it. */
static void
set_resting (PandoriaBoardView *self, gboolean resting)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  if (resting)
    self->rest = g_timeout_add_once (REST_MS, on_rested, self);
}

void
pandoria_board_view_press (PandoriaBoardView *self, double x, double y)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  space = pandoria_board_pick (self, x, y);
  set_resting (self, FALSE);
  if (space < 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->widgets[space]));
  pandoria_board_view_activate_space (self, space);
}

static void
on_click_released (PandoriaBoardView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  pandoria_board_view_press (self, x, y);
}

/* A menu that opens while the button is down would get its release. */
static void
on_right_released (PandoriaBoardView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  PandoriaSpace space = pandoria_board_pick (self, x, y);

  set_resting (self, FALSE);
  if (space >= 0)
    g_signal_emit_by_name (self, "menu-asked", (int) space);
}

/* A finger cannot hover. A long press shows what hovering shows, and activates nothing. */
static void
on_long_pressed (PandoriaBoardView *self, double x, double y, GtkGesture *gesture)
{
  PandoriaSpace space = pandoria_board_pick (self, x, y);

  if (space < 0)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self->widgets[space]));
  pandoria_board_view_set_pointed (self, space);
  pandoria_board_view_set_hovered (self, space);
  g_signal_emit_by_name (self, "space-rested", (int) space);
  g_object_set_data (G_OBJECT (gesture), HELD_KEY, self->widgets[space]);
}

/* On a space that can be chosen, the long press was for the preview. */
static void
on_long_press_ended (PandoriaBoardView *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  PandoriaSpaceWidget *held = g_object_steal_data (G_OBJECT (gesture), HELD_KEY);
  PandoriaSpace space = held != NULL ? pandoria_space_widget_get_space (held) : PANDORIA_SPACE_NONE;

  if (space >= 0 && !pandoria_spaces_has (&self->highlights.choices, space))
    g_signal_emit_by_name (self, "menu-asked", (int) space);
}

static void
on_long_press_cancelled (PandoriaBoardView *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  g_object_set_data (G_OBJECT (gesture), HELD_KEY, NULL);
}

/* --- dragging: a choice is pulled, everything else pans ------------------------------------- */

static void
give_up_stretch (PandoriaBoardView *self)
{
  pandoria_board_input_end_stretch (self, PANDORIA_SPACE_NONE);
}

/* Whether a drag from @space pulls it instead of moving the board. */
static gboolean
can_pull (PandoriaBoardView *self, PandoriaSpace space)
{
  if (space < 0)
    return FALSE;
  if (self->drawing)
    return TRUE;
  return self->draggable && pandoria_spaces_has (&self->highlights.choices, space);
}

static void
on_drag_begin (PandoriaBoardView *self, double x, double y, GtkGestureDrag *gesture)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  PandoriaSpace space = pandoria_board_pick (self, x, y);

  if (button == GDK_BUTTON_SECONDARY)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
  give_up_stretch (self);
  self->panning = self->pulling = FALSE;
  self->drag = (PandoriaPoint){ 0, 0 };
  self->drag_start = (PandoriaPoint){ x, y };
  self->pull_from = PANDORIA_SPACE_NONE;
  if (button != GDK_BUTTON_MIDDLE && can_pull (self, space))
    self->pull_from = space;
}

static void
begin_drag (PandoriaBoardView *self, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  pandoria_board_view_set_pointed (self, PANDORIA_SPACE_NONE);
  self->pull_to = PANDORIA_SPACE_NONE;
  if (self->pull_from >= 0)
    self->pulling = TRUE;
  else
    self->panning = TRUE;
}

static void
drag_to (PandoriaBoardView *self, PandoriaSpace space)
{
  self->pull_to = space;
  g_signal_emit_by_name (self, "space-dragged", (int) self->pull_from, (int) space);
}

static void
drop (PandoriaBoardView *self)
{
  g_signal_emit_by_name (self, "space-dropped", (int) self->pull_from, (int) self->pull_to);
}

/* A shorter movement is a click with an unsteady hand. */
static void
on_drag_update (PandoriaBoardView *self, double x, double y, GtkGestureDrag *gesture)
{
  gboolean drags = self->panning || self->pulling;
  PandoriaSpace to;

  if (!drags && hypot (x, y) < DRAG_THRESHOLD)
    return;
  if (!drags)
    begin_drag (self, GTK_GESTURE (gesture));
  to = pandoria_board_pick (self, self->drag_start.x + x, self->drag_start.y + y);
  if (self->pulling && to != self->pull_to)
    drag_to (self, to);
  else if (self->panning)
    pandoria_board_pan_by (self, x - self->drag.x, y - self->drag.y);
  self->drag = (PandoriaPoint){ x, y };
}

static void
on_drag_end (PandoriaBoardView *self, double x, double y)
{
  gboolean pulling = self->pulling;

  self->panning = self->pulling = FALSE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  if (pulling)
    drop (self);
}

static void
on_drag_cancelled (PandoriaBoardView *self)
{
  self->pull_to = PANDORIA_SPACE_NONE;
}

static void
on_pinch_begin (PandoriaBoardView *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  self->pinch_zoom = self->zoom;
  gtk_gesture_get_bounding_box_center (gesture, &self->pinch.x, &self->pinch.y);
}

/* Two fingers zoom at their position and also pan the board. */
static void
on_pinch_scaled (PandoriaBoardView *self, double scale, GtkGesture *gesture)
{
  PandoriaPoint to;

  if (!gtk_gesture_get_bounding_box_center (gesture, &to.x, &to.y))
    return;
  pandoria_board_pan_by (self, to.x - self->pinch.x, to.y - self->pinch.y);
  pandoria_board_zoom_to (self, self->pinch_zoom * scale, to.x, to.y);
  self->pinch = to;
}

/* The wheel and Ctrl zoom at the pointer; two fingers on a touchpad and Shift pan. In a scrolling
 * page only Ctrl acts. */
static gboolean
on_scrolled (PandoriaBoardView *self, double dx, double dy, GtkEventControllerScroll *scroll)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  gboolean smooth = gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE;

  if (self->in_page && !(state & GDK_CONTROL_MASK))
    return GDK_EVENT_PROPAGATE;
  if (!(state & GDK_CONTROL_MASK) && (smooth || state & GDK_SHIFT_MASK))
    {
      double step = smooth ? 1 : 40;

      pandoria_board_pan_by (self, -dx * step, -dy * step);
      return GDK_EVENT_STOP;
    }
  pandoria_board_zoom_to (self, self->zoom * pow (WHEEL_STEP, smooth ? -dy / 20 : -dy),
                          self->pointer.x, self->pointer.y);
  return GDK_EVENT_STOP;
}

static void
on_pointer_moved (PandoriaBoardView *self, double x, double y, GtkEventController *controller)
{
  PandoriaSpace space = pandoria_board_pick (self, x, y);

  pandoria_crossing_drop (&self->crossing);
  self->pointer = (PandoriaPoint){ x, y }; /* scroll events have no position */
  if (pandoria_pointer_has_moved (controller, &self->pointed_at))
    set_resting (self, space >= 0 && !self->panning && !self->pulling);
  if (self->panning || self->pulling || space == self->pointed)
    return;
  pandoria_board_view_set_pointed (self, space);
  pandoria_board_view_set_hovered (self, space);
}

static void
on_gone (gpointer data)
{
  pandoria_board_view_set_hovered (data, PANDORIA_SPACE_NONE);
}

/* Hiding the preview can remove the widget that the pointer enters next, so do it later. */
static void
on_pointer_left (PandoriaBoardView *self)
{
  set_resting (self, FALSE);
  pandoria_board_view_set_pointed (self, PANDORIA_SPACE_NONE);
  pandoria_crossing_tell_later (&self->crossing, on_gone, self);
}

void
pandoria_board_view_set_in_page (PandoriaBoardView *self, gboolean in_page)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  self->in_page = in_page;
}

/* --- keys ----------------------------------------------------------------------------------- */

/* Arrows follow the screen, not the direction of the text. On a board in the editor, Shift with an
 * arrow drags from the space where Shift was pressed. */
static gboolean
walk (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  PandoriaSpace next;
  gboolean drags;
  int dx, dy;

  g_variant_get (arguments, "(iib)", &dx, &dy, &drags);
  if (!PANDORIA_IS_SPACE_WIDGET (focus))
    return GDK_EVENT_PROPAGATE;
  if (drags && !self->drawing)
    return GDK_EVENT_PROPAGATE;
  if (!drags)
    give_up_stretch (self);
  next = pandoria_board_layout_walk (&self->layout, self->current, dx, dy);
  if (next < 0)
    {
      gtk_widget_error_bell (widget);
      return GDK_EVENT_STOP;
    }
  if (drags && !self->stretching)
    self->pull_from = self->current;
  self->stretching = drags;
  gtk_widget_grab_focus (GTK_WIDGET (self->widgets[next]));
  if (drags)
    drag_to (self, next);
  return GDK_EVENT_STOP;
}

gboolean
pandoria_board_input_end_stretch (PandoriaBoardView *self, PandoriaSpace space)
{
  gboolean ends = self->stretching && space == self->pull_to;

  if (!self->stretching)
    return FALSE;
  self->stretching = FALSE;
  if (!ends)
    self->pull_to = PANDORIA_SPACE_NONE;
  drop (self);
  return ends;
}

static gboolean
ask_menu (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);

  if (!PANDORIA_IS_SPACE_WIDGET (gtk_widget_get_focus_child (widget)))
    return GDK_EVENT_PROPAGATE;
  g_signal_emit_by_name (self, "menu-asked", (int) self->current);
  return GDK_EVENT_STOP;
}

static gboolean
on_escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);

  if (!self->stretching)
    return GDK_EVENT_PROPAGATE;
  give_up_stretch (self);
  return GDK_EVENT_STOP;
}

static gboolean
focus_space (PandoriaBoardView *self)
{
  /* When the focused space is removed, GTK may look for a new focus before there is another one. */
  return self->current >= 0 && self->widgets[self->current] != NULL
         && gtk_widget_grab_focus (GTK_WIDGET (self->widgets[self->current]));
}

/* The board is one stop for Tab. The zoom buttons follow it. */
gboolean
pandoria_board_input_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  GtkWidget *buttons = pandoria_board_view_get_buttons (self);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;

  if (focus == NULL)
    return back ? gtk_widget_child_focus (buttons, direction) || focus_space (self)
                : focus_space (self);
  if (focus == buttons)
    return gtk_widget_child_focus (buttons, direction) || (back && focus_space (self));
  return direction == GTK_DIR_TAB_FORWARD && gtk_widget_child_focus (buttons, direction);
}

void
pandoria_board_input_install (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key, keypad;
    int dx, dy;
  } arrows[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    for (gboolean shift = FALSE; shift <= TRUE; shift++)
      {
        GdkModifierType with = shift ? GDK_SHIFT_MASK : 0;

        gtk_widget_class_add_binding (widget_class, arrows[i].key, with, walk, "(iib)",
                                      arrows[i].dx, arrows[i].dy, shift);
        gtk_widget_class_add_binding (widget_class, arrows[i].keypad, with, walk, "(iib)",
                                      arrows[i].dx, arrows[i].dy, shift);
      }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, ask_menu, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, ask_menu, NULL);
  pandoria_class_bind (widget_class,
                       PANDORIA_CALLBACK (on_click_released, on_drag_begin, on_drag_update,
                                          on_drag_end, on_drag_cancelled, on_right_released,
                                          on_long_pressed, on_long_press_ended,
                                          on_long_press_cancelled, on_pinch_begin, on_pinch_scaled,
                                          on_scrolled, on_pointer_moved, on_pointer_left),
                       NULL);
}
