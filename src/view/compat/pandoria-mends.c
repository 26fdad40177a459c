/* Mends the widgets of a part of the program when it is realized.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-mends.h"

#include <adwaita.h>

#include "pandoria-fields.h"
#include "pandoria-names.h"
#include "pandoria-repeats.h"

#define CHILDREN_KEY "pandoria-children"

static void realize (GtkWidget *widget);

static gboolean
mends_itself (GtkWidget *widget)
{
  return GTK_WIDGET_GET_CLASS (widget)->realize == realize;
}

/* Lists get rows, header bars and windows buttons, menu buttons menus, and pages toasts later. */
static gboolean
gets_children_later (GtkWidget *widget)
{
  gboolean is_list = GTK_IS_LIST_BOX (widget) || GTK_IS_FLOW_BOX (widget);
  gboolean is_bar = ADW_IS_VIEW_SWITCHER (widget) || GTK_IS_WINDOW_CONTROLS (widget);
  gboolean in_bar
      = GTK_IS_BOX (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL;

  return is_list || is_bar || in_bar || GTK_IS_MENU_BUTTON (widget)
         || ADW_IS_TOAST_OVERLAY (widget);
}

/* @position of the widget's children. Asks the widget itself: the list of GTK 4.18 may not have the
 * new child yet. */
static void
on_children_changed (GtkWidget *widget, guint position, guint n_removed G_GNUC_UNUSED,
                     guint n_added)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (guint i = 0; child != NULL && i < position + n_added; i++)
    {
      if (i >= position && !mends_itself (child))
        pandoria_mend_when_realized (child);
      child = gtk_widget_get_next_sibling (child);
    }
}

static void
follow_children (GtkWidget *widget)
{
  GListModel *children;

  if (g_object_get_data (G_OBJECT (widget), CHILDREN_KEY) != NULL)
    return;
  children = gtk_widget_observe_children (widget);
  g_signal_connect_swapped (children, "items-changed", G_CALLBACK (on_children_changed), widget);
  g_object_set_data_full (G_OBJECT (widget), CHILDREN_KEY, children, g_object_unref);
}

static void
mend_one (GtkWidget *widget)
{
  pandoria_names_mend (widget);
  pandoria_fields_mend (widget);
  if (GTK_IS_WINDOW (widget))
    pandoria_repeats_watch (GTK_WINDOW (widget));
  if (gets_children_later (widget))
    follow_children (widget);
}

static void
mend_children (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!mends_itself (child))
      pandoria_mend (child);
}

/* A class inherits this function, so look for the ancestor that has another one. */
static void
realize (GtkWidget *widget)
{
  GtkWidgetClass *ancestor = GTK_WIDGET_GET_CLASS (widget);

  while (ancestor->realize == realize)
    ancestor = g_type_class_peek_parent (ancestor);
  pandoria_mend (widget);
  ancestor->realize (widget);
}

void
pandoria_mends_install (GtkWidgetClass *klass)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (klass));

  klass->realize = realize;
}

void
pandoria_mend (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  mend_one (widget);
  mend_children (widget);
}

void
pandoria_mend_when_realized (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_handlers_disconnect_by_func (widget, pandoria_mend, NULL);
  g_signal_connect (widget, "realize", G_CALLBACK (pandoria_mend), NULL);
}
