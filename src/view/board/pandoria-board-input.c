/* PandoriaBoardInput: pointer, wheel, fingers and keyboard drags on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-input.h"

#include <math.h>

#include "pandoria-class.h"
#include "pandoria-widgets.h"

#define DRAG_THRESHOLD 8
#define WHEEL_STEP     1.12
#define REST_MS        400 /* longer than a moving pointer stays on a space */

struct _PandoriaBoardInput
{
  GObject parent_instance;

  GtkWidget *widget; /* not owned */
  PandoriaBoardPlace *place;
  const PandoriaBoardScene *scene;
  gboolean draggable;
  gboolean in_page; /* the wheel scrolls the page */

  PandoriaPoint pointer;       /* scroll events have no position */
  graphene_point_t pointed_at; /* the last position of the pointer in the window */
  guint rest;                  /* the source that waits for the pointer to rest; 0: none */
  PandoriaSpace held;          /* a finger presses it long */

  gboolean panning, pulling; /* a drag moves the board, or a choice */
  gboolean stretching;       /* the keyboard drags, in the editor */
  PandoriaPoint drag_start;
  PandoriaPoint drag;               /* so far, from its start */
  PandoriaSpace pull_from, pull_to; /* PANDORIA_SPACE_NONE if the drag pans */

  double pinch_zoom;
  PandoriaPoint pinch; /* the middle of the two fingers */
};

G_DEFINE_FINAL_TYPE (PandoriaBoardInput, pandoria_board_input, G_TYPE_OBJECT)

enum
{
  PRESSED,
  MENU_ASKED,
  HELD,
  RELEASED,
  POINTED,
  LEFT,
  RESTED,
  DRAGGING,
  DRAGGED,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- pointer and touch ---------------------------------------------------------------------- */

static void
on_rested (gpointer data)
{
  PandoriaBoardInput *self = data;

  self->rest = 0;
  g_signal_emit (self, signals[RESTED], 0);
}

/* Each movement restarts the rest timer. A press, a drag and leaving the board stop it. */
static void
set_resting (PandoriaBoardInput *self, gboolean resting)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  if (resting)
    self->rest = g_timeout_add_once (REST_MS, on_rested, self);
}

void
pandoria_board_input_press (PandoriaBoardInput *self, double x, double y)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_INPUT (self));

  space = pandoria_board_place_pick (self->place, x, y);
  set_resting (self, FALSE);
  if (space >= 0)
    g_signal_emit (self, signals[PRESSED], 0, (int) space);
}

static void
on_click_released (PandoriaBoardInput *self, int n_press, double x, double y)
{
  pandoria_board_input_press (self, x, y);
}

/* A menu that opens while the button is down would get its release. */
static void
on_right_released (PandoriaBoardInput *self, int n_press, double x, double y)
{
  PandoriaSpace space = pandoria_board_place_pick (self->place, x, y);

  set_resting (self, FALSE);
  if (space >= 0)
    g_signal_emit (self, signals[MENU_ASKED], 0, (int) space);
}

static void
on_long_pressed (PandoriaBoardInput *self, double x, double y, GtkGesture *gesture)
{
  PandoriaSpace space = pandoria_board_place_pick (self->place, x, y);

  if (space < 0)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->held = space;
  g_signal_emit (self, signals[HELD], 0, (int) space);
}

static void
on_long_press_ended (PandoriaBoardInput *self)
{
  PandoriaSpace space = self->held;

  self->held = PANDORIA_SPACE_NONE;
  if (space >= 0)
    g_signal_emit (self, signals[RELEASED], 0, (int) space);
}

static void
on_long_press_cancelled (PandoriaBoardInput *self)
{
  self->held = PANDORIA_SPACE_NONE;
}

static void
on_pointer_moved (PandoriaBoardInput *self, double x, double y, GtkEventController *controller)
{
  PandoriaSpace space = pandoria_board_place_pick (self->place, x, y);

  self->pointer = (PandoriaPoint){ x, y };
  if (pandoria_pointer_has_moved (controller, &self->pointed_at))
    set_resting (self, space >= 0 && !pandoria_board_input_is_dragging (self));
  g_signal_emit (self, signals[POINTED], 0, (int) space);
}

static void
on_pointer_left (PandoriaBoardInput *self)
{
  set_resting (self, FALSE);
  g_signal_emit (self, signals[LEFT], 0);
}

/* --- dragging: a choice is pulled, everything else pans ------------------------------------- */

/* Whether a drag from @space pulls it instead of moving the board. */
static gboolean
can_pull (PandoriaBoardInput *self, PandoriaSpace space)
{
  if (space < 0)
    return FALSE;
  if (self->scene->drawing)
    return TRUE;
  return self->draggable && pandoria_spaces_has (&self->scene->highlights.choices, space);
}

static void
on_drag_begin (PandoriaBoardInput *self, double x, double y, GtkGestureDrag *gesture)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  PandoriaSpace space = pandoria_board_place_pick (self->place, x, y);

  if (button == GDK_BUTTON_SECONDARY)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
  pandoria_board_input_end_stretch (self, PANDORIA_SPACE_NONE);
  self->panning = self->pulling = FALSE;
  self->drag = (PandoriaPoint){ 0, 0 };
  self->drag_start = (PandoriaPoint){ x, y };
  self->pull_from = PANDORIA_SPACE_NONE;
  if (button != GDK_BUTTON_MIDDLE && can_pull (self, space))
    self->pull_from = space;
}

static void
begin_drag (PandoriaBoardInput *self, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_set_cursor_from_name (self->widget, "grabbing");
  self->pull_to = PANDORIA_SPACE_NONE;
  if (self->pull_from >= 0)
    self->pulling = TRUE;
  else
    self->panning = TRUE;
  g_signal_emit (self, signals[DRAGGING], 0, TRUE);
}

static void
drag_to (PandoriaBoardInput *self, PandoriaSpace space)
{
  self->pull_to = space;
  g_signal_emit (self, signals[DRAGGED], 0, (int) self->pull_from, (int) space);
}

static void
drop (PandoriaBoardInput *self)
{
  g_signal_emit (self, signals[DROPPED], 0, (int) self->pull_from, (int) self->pull_to);
}

/* A shorter movement is a click with an unsteady hand. */
static void
on_drag_update (PandoriaBoardInput *self, double x, double y, GtkGestureDrag *gesture)
{
  gboolean drags = pandoria_board_input_is_dragging (self);
  PandoriaSpace to;

  if (!drags && hypot (x, y) < DRAG_THRESHOLD)
    return;
  if (!drags)
    begin_drag (self, GTK_GESTURE (gesture));
  to = pandoria_board_place_pick (self->place, self->drag_start.x + x, self->drag_start.y + y);
  if (self->pulling && to != self->pull_to)
    drag_to (self, to);
  else if (self->panning)
    pandoria_board_place_pan_by (self->place, x - self->drag.x, y - self->drag.y);
  self->drag = (PandoriaPoint){ x, y };
}

static void
end_drag (PandoriaBoardInput *self)
{
  self->panning = self->pulling = FALSE;
  g_signal_emit (self, signals[DRAGGING], 0, FALSE);
}

static void
on_drag_end (PandoriaBoardInput *self)
{
  gboolean pulling = self->pulling;

  end_drag (self);
  gtk_widget_set_cursor (self->widget, NULL);
  if (pulling)
    drop (self);
}

static void
on_drag_cancelled (PandoriaBoardInput *self)
{
  self->pull_to = PANDORIA_SPACE_NONE;
}

void
pandoria_board_input_stretch (PandoriaBoardInput *self, PandoriaSpace from, PandoriaSpace to)
{
  g_return_if_fail (PANDORIA_IS_BOARD_INPUT (self));

  if (!self->stretching)
    self->pull_from = from;
  self->stretching = TRUE;
  drag_to (self, to);
}

gboolean
pandoria_board_input_is_stretching (PandoriaBoardInput *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_INPUT (self), FALSE);

  return self->stretching;
}

gboolean
pandoria_board_input_end_stretch (PandoriaBoardInput *self, PandoriaSpace space)
{
  gboolean ends;

  g_return_val_if_fail (PANDORIA_IS_BOARD_INPUT (self), FALSE);

  if (!self->stretching)
    return FALSE;
  ends = space == self->pull_to;
  self->stretching = FALSE;
  if (!ends)
    self->pull_to = PANDORIA_SPACE_NONE;
  drop (self);
  return ends;
}

/* --- zooming -------------------------------------------------------------------------------- */

static void
on_pinch_begin (PandoriaBoardInput *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  self->pinch_zoom = pandoria_board_place_get_zoom (self->place);
  gtk_gesture_get_bounding_box_center (gesture, &self->pinch.x, &self->pinch.y);
}

/* Two fingers zoom at their position and also pan the board. */
static void
on_pinch_scaled (PandoriaBoardInput *self, double scale, GtkGesture *gesture)
{
  PandoriaPoint to;

  if (!gtk_gesture_get_bounding_box_center (gesture, &to.x, &to.y))
    return;
  pandoria_board_place_pan_by (self->place, to.x - self->pinch.x, to.y - self->pinch.y);
  pandoria_board_place_zoom_to (self->place, self->pinch_zoom * scale, to.x, to.y);
  self->pinch = to;
}

/* The wheel and Ctrl zoom at the pointer; two fingers on a touchpad and Shift pan. In a scrolling
 * page only Ctrl acts. */
static gboolean
on_scrolled (PandoriaBoardInput *self, double dx, double dy, GtkEventControllerScroll *scroll)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  gboolean smooth = gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE;
  double zoom = pandoria_board_place_get_zoom (self->place);

  if (self->in_page && !(state & GDK_CONTROL_MASK))
    return GDK_EVENT_PROPAGATE;
  if (!(state & GDK_CONTROL_MASK) && (smooth || state & GDK_SHIFT_MASK))
    {
      double step = smooth ? 1 : 40;

      pandoria_board_place_pan_by (self->place, -dx * step, -dy * step);
      return GDK_EVENT_STOP;
    }
  pandoria_board_place_zoom_to (self->place, zoom * pow (WHEEL_STEP, smooth ? -dy / 20 : -dy),
                                self->pointer.x, self->pointer.y);
  return GDK_EVENT_STOP;
}

/* --- making --------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  GCallback callback;
} Handler;

/* Takes over @controller and connects its @handlers, which end with a name of NULL. */
static void
add_controller (PandoriaBoardInput *self, gpointer controller, const Handler handlers[])
{
  for (; handlers->name != NULL; handlers++)
    g_signal_connect_object (controller, handlers->name, handlers->callback, self,
                             G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->widget, controller);
}

static GtkGesture *
new_click (guint button)
{
  return g_object_new (GTK_TYPE_GESTURE_CLICK, "button", button, NULL);
}

static void
add_controllers (PandoriaBoardInput *self)
{
  static const Handler right[] = { { "released", G_CALLBACK (on_right_released) }, { NULL, NULL } };
  static const Handler click[] = { { "released", G_CALLBACK (on_click_released) }, { NULL, NULL } };
  static const Handler drag[] = { { "drag-begin", G_CALLBACK (on_drag_begin) },
                                  { "drag-update", G_CALLBACK (on_drag_update) },
                                  { "drag-end", G_CALLBACK (on_drag_end) },
                                  { "cancel", G_CALLBACK (on_drag_cancelled) },
                                  { NULL, NULL } };
  static const Handler hold[] = { { "pressed", G_CALLBACK (on_long_pressed) },
                                  { "end", G_CALLBACK (on_long_press_ended) },
                                  { "cancel", G_CALLBACK (on_long_press_cancelled) },
                                  { NULL, NULL } };
  static const Handler pinch[] = { { "begin", G_CALLBACK (on_pinch_begin) },
                                   { "scale-changed", G_CALLBACK (on_pinch_scaled) },
                                   { NULL, NULL } };
  static const Handler wheel[] = { { "scroll", G_CALLBACK (on_scrolled) }, { NULL, NULL } };
  static const Handler motion[] = { { "enter", G_CALLBACK (on_pointer_moved) },
                                    { "motion", G_CALLBACK (on_pointer_moved) },
                                    { "leave", G_CALLBACK (on_pointer_left) },
                                    { NULL, NULL } };
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  add_controller (self, new_click (GDK_BUTTON_SECONDARY), right);
  add_controller (self, new_click (GDK_BUTTON_PRIMARY), click);
  add_controller (self, g_object_new (GTK_TYPE_GESTURE_DRAG, "button", 0, NULL), drag);
  add_controller (self, g_object_new (GTK_TYPE_GESTURE_LONG_PRESS, "touch-only", TRUE, NULL), hold);
  add_controller (self, gtk_gesture_zoom_new (), pinch);
  add_controller (self, scroll, wheel);
  add_controller (self, gtk_event_controller_motion_new (), motion);
}

static void
pandoria_board_input_dispose (GObject *object)
{
  PandoriaBoardInput *self = PANDORIA_BOARD_INPUT (object);

  pandoria_board_input_stop (self);
  g_clear_object (&self->place);
  G_OBJECT_CLASS (pandoria_board_input_parent_class)->dispose (object);
}

static void
pandoria_board_input_class_init (PandoriaBoardInputClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_board_input_dispose;
  signals[PRESSED] = pandoria_class_add_signal (klass, "pressed", 1, G_TYPE_INT);
  signals[MENU_ASKED] = pandoria_class_add_signal (klass, "menu-asked", 1, G_TYPE_INT);
  signals[HELD] = pandoria_class_add_signal (klass, "held", 1, G_TYPE_INT);
  signals[RELEASED] = pandoria_class_add_signal (klass, "released", 1, G_TYPE_INT);
  signals[POINTED] = pandoria_class_add_signal (klass, "pointed", 1, G_TYPE_INT);
  signals[LEFT] = pandoria_class_add_signal (klass, "left", 0);
  signals[RESTED] = pandoria_class_add_signal (klass, "rested", 0);
  signals[DRAGGING] = pandoria_class_add_signal (klass, "dragging", 1, G_TYPE_BOOLEAN);
  signals[DRAGGED] = pandoria_class_add_signal (klass, "dragged", 2, G_TYPE_INT, G_TYPE_INT);
  signals[DROPPED] = pandoria_class_add_signal (klass, "dropped", 2, G_TYPE_INT, G_TYPE_INT);
}

static void
pandoria_board_input_init (PandoriaBoardInput *self)
{
  self->held = self->pull_from = self->pull_to = PANDORIA_SPACE_NONE;
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaBoardInput *
pandoria_board_input_new (GtkWidget *widget, PandoriaBoardPlace *place,
                          const PandoriaBoardScene *scene)
{
  PandoriaBoardInput *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && PANDORIA_IS_BOARD_PLACE (place), NULL);
  g_return_val_if_fail (scene != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_BOARD_INPUT, NULL);
  self->widget = widget;
  self->place = g_object_ref (place);
  self->scene = scene;
  add_controllers (self);
  return self;
}

void
pandoria_board_input_stop (PandoriaBoardInput *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_INPUT (self));

  set_resting (self, FALSE);
}

void
pandoria_board_input_set_draggable (PandoriaBoardInput *self, gboolean draggable)
{
  g_return_if_fail (PANDORIA_IS_BOARD_INPUT (self));

  self->draggable = draggable;
  if (!draggable && self->pulling)
    end_drag (self);
}

gboolean
pandoria_board_input_is_dragging (PandoriaBoardInput *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_INPUT (self), FALSE);

  return self->panning || self->pulling;
}

void
pandoria_board_input_set_in_page (PandoriaBoardInput *self, gboolean in_page)
{
  g_return_if_fail (PANDORIA_IS_BOARD_INPUT (self));

  self->in_page = in_page;
}
