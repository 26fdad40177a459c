/* Moves the focus to a widget with keys, like a user without a pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "walk.h"

#include "pandoria-board-view.h"
#include "pandoria-tray.h"
#include "window-fixture.h"
#include "xdotool.h"

#define MOST_KEYS 150

static graphene_point_t
get_middle (GtkWidget *widget, GtkWidget *inside)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (gtk_widget_compute_bounds (widget, inside, &bounds))
    return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                                bounds.origin.y + bounds.size.height / 2);
  return GRAPHENE_POINT_INIT (0, 0);
}

/* --- keys ----------------------------------------------------------------------------------- */

static GtkWidget *
get_focus (GtkWidget *widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget));
}

static void
on_released (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state,
             gboolean *released)
{
  *released = TRUE;
}

static gboolean
is_released (gpointer released)
{
  return *(gboolean *) released;
}

gboolean
walk_press (GtkWidget *widget, const char *key)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget)), *before = get_focus (widget);
  GtkEventController *keys = gtk_event_controller_key_new ();
  gboolean released = FALSE;

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-released", G_CALLBACK (on_released), &released);
  gtk_widget_add_controller (root, keys);
  xdotool_press_key (key);
  g_assert_true (window_fixture_wait (is_released, &released));
  gtk_widget_remove_controller (root, keys);
  return get_focus (widget) != before;
}

/* Returns: (nullable): the ancestor of both widgets in which the arrow keys move the focus. */
static GtkWidget *
find_group (GtkWidget *focus, GtkWidget *widget)
{
  const GType types[] = { PANDORIA_TYPE_BOARD_VIEW, PANDORIA_TYPE_TRAY, GTK_TYPE_LIST_VIEW,
                          GTK_TYPE_LIST_BOX, GTK_TYPE_FLOW_BOX };

  for (guint i = 0; focus != NULL && i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *group = gtk_widget_get_ancestor (widget, types[i]);

      if (group != NULL && gtk_widget_is_ancestor (focus, group))
        return group;
    }
  return NULL;
}

static gboolean
press_arrow (GtkWidget *group, GtkWidget *widget)
{
  graphene_point_t from = get_middle (get_focus (widget), group), to = get_middle (widget, group);
  float x = to.x - from.x, y = to.y - from.y;
  const char *across = x < 0 ? "Left" : "Right", *down = y < 0 ? "Up" : "Down";
  gboolean is_wide = ABS (x) > ABS (y);

  return walk_press (widget, is_wide ? across : down)
         || walk_press (widget, is_wide ? down : across);
}

static gboolean
is_there (GtkWidget *widget)
{
  GtkWidget *focus = get_focus (widget);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

guint
walk_to (GtkWidget *widget)
{
  guint n = 0;

  for (; !is_there (widget) && n < MOST_KEYS; n++)
    {
      GtkWidget *group = find_group (get_focus (widget), widget);

      if (group == NULL || !press_arrow (group, widget))
        walk_press (widget, "Tab");
    }
  if (!is_there (widget))
    g_error ("no keys lead to %s", G_OBJECT_TYPE_NAME (widget));
  return n;
}
