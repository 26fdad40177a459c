/* For every version of GTK: a key that is held does one act, not one for each repeat.
 *
 * A display repeats a held key without an end of the first press. GTK reports a repeat as a press.
 * Without this file, a held Enter plays on for the next player. A repeat still types, and
 * moves through texts, lists and the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-repeats.h"

/* A pause of so many milliseconds ends a press whose release went to another program. */
#define LONGEST_PAUSE   1500
#define CONTROLLER_NAME "pandoria-repeats"

/* The key that is held, in any window: an act may open or close one. */
static struct
{
  guint keycode; /* 0: none */
  guint32 time;  /* of its last event, in milliseconds */
} held;

/* Keys that only move the focus, the cursor or the view. */
static gboolean
moves (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_Home:
    case GDK_KEY_End:
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Left:
    case GDK_KEY_KP_Right:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
    case GDK_KEY_KP_Home:
    case GDK_KEY_KP_End:
    case GDK_KEY_KP_Page_Up:
    case GDK_KEY_KP_Page_Down:
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_KP_Tab:
    case GDK_KEY_plus:
    case GDK_KEY_minus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_KP_Subtract: return TRUE;
    default: return FALSE;
    }
}

static gboolean
ends_typing (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter
         || keyval == GDK_KEY_Escape;
}

static gboolean
edits (GtkWidget *window, guint keyval, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  if (!GTK_IS_TEXT (focus) && !GTK_IS_TEXT_VIEW (focus))
    return FALSE;
  if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    return TRUE;
  return !ends_typing (keyval) && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0;
}

static gboolean
on_key_pressed (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *window = gtk_event_controller_get_widget (controller);
  guint32 now = gtk_event_controller_get_current_event_time (controller);
  gboolean is_repeat = keycode == held.keycode && now - held.time < LONGEST_PAUSE;

  held.keycode = keycode;
  held.time = now;
  return is_repeat && !moves (keyval) && !edits (window, keyval, state) ? GDK_EVENT_STOP
                                                                        : GDK_EVENT_PROPAGATE;
}

static void
on_key_released (GtkEventController *controller G_GNUC_UNUSED, guint keyval G_GNUC_UNUSED,
                 guint keycode)
{
  if (keycode == held.keycode)
    held.keycode = 0;
}

static gboolean
is_watched (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), CONTROLLER_NAME) == 0)
        return TRUE;
    }
  return FALSE;
}

void
pandoria_repeats_watch (GtkWindow *window)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (is_watched (GTK_WIDGET (window)))
    return;
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_name (keys, CONTROLLER_NAME);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), NULL);
  g_signal_connect (keys, "key-released", G_CALLBACK (on_key_released), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
