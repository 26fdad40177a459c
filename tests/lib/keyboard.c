/* Keys and presses as the real controllers get them, counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "keyboard.h"

#include "pandoria-board-view.h"
#include "window-fixture.h"
#include "template-child.h"

guint keyboard_n_presses;

void
keyboard_start_counting (void)
{
  keyboard_n_presses = 0;
}

/* --- keys ----------------------------------------------------------------------------------- */

static gboolean
matches (GtkShortcutTrigger *trigger, guint keyval, GdkModifierType modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return matches (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), keyval,
                    modifiers)
           || matches (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)),
                       keyval, modifiers);
  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

static gboolean
try_controller (GtkEventController *controller, guint keyval, GdkModifierType modifiers)
{
  GListModel *shortcuts = G_LIST_MODEL (controller);
  GtkWidget *widget = gtk_event_controller_get_widget (controller);

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (matches (gtk_shortcut_get_trigger (shortcut), keyval, modifiers)
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                           GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                           gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
try_widget (GtkWidget *widget, GtkPropagationPhase phase, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller)
          && gtk_event_controller_get_propagation_phase (controller) == phase
          && try_controller (controller, keyval, modifiers))
        return TRUE;
    }
  return FALSE;
}

static gboolean
capture (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return (parent != NULL && capture (parent, keyval, modifiers))
         || try_widget (widget, GTK_PHASE_CAPTURE, keyval, modifiers);
}

static gboolean
bubble (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (try_widget (widget, GTK_PHASE_TARGET, keyval, modifiers)
        || try_widget (widget, GTK_PHASE_BUBBLE, keyval, modifiers))
      return TRUE;
  return FALSE;
}

/* The class of a button handles Enter and Space itself. */
static gboolean
activates (GtkWidget *focus, guint keyval)
{
  return GTK_IS_BUTTON (focus) && (keyval == GDK_KEY_Return || keyval == GDK_KEY_space)
         && gtk_widget_activate (focus);
}

gboolean
keyboard_press (gpointer window, const char *key)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  GtkWidget *target = focus != NULL ? focus : GTK_WIDGET (window);
  GdkModifierType modifiers;
  gboolean taken;
  guint keyval;

  g_assert_true (gtk_accelerator_parse (key, &keyval, &modifiers));
  keyboard_n_presses++;
  taken = capture (target, keyval, modifiers) || activates (target, keyval)
          || bubble (target, keyval, modifiers);
  window_driver_settle ();
  return taken;
}

/* --- the pointer ---------------------------------------------------------------------------- */

/* Returns: the point in the middle of @widget, in the window. */
static graphene_point_t
find_middle (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

static gboolean
is_on_top (gpointer widget)
{
  graphene_point_t middle = find_middle (widget);
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (gtk_widget_get_root (widget)), middle.x,
                                       middle.y, GTK_PICK_DEFAULT);

  return picked != NULL && (picked == widget || gtk_widget_is_ancestor (picked, widget));
}

/* GTK updates the layout only with the next frame after an input. */
static void
check_on_top (GtkWidget *widget)
{
  g_assert_true (window_fixture_wait (is_on_top, widget));
}

void
keyboard_click (GtkWidget *widget)
{
  check_on_top (widget);
  keyboard_n_presses++;
  g_signal_emit_by_name (widget, "clicked");
  window_driver_settle ();
}

static GtkGesture *
find_click (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_PRIMARY)
        return GTK_GESTURE (controller);
    }
  return NULL;
}

void
keyboard_click_space (PandoriaWindow *window, PandoriaSpace space)
{
  GtkWidget *board = template_find_type (window, PANDORIA_TYPE_BOARD_VIEW);
  GtkWidget *widget = pandoria_board_view_get_space (PANDORIA_BOARD_VIEW (board), space);
  GtkGesture *click = find_click (board);
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_nonnull (click);
  check_on_top (widget); /* the spaces of a game just opened have no place yet */
  g_assert_true (gtk_widget_compute_bounds (widget, board, &bounds));
  keyboard_n_presses++;
  g_signal_emit_by_name (click, "released", 1, (double) (bounds.origin.x + bounds.size.width / 2),
                         (double) (bounds.origin.y + bounds.size.height / 2));
  window_driver_settle ();
}
