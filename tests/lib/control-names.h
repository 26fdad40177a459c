/* Checks that screen readers can name every control of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/* GTK names the parts of these widgets. */
static inline gboolean
control_names_is_inner (GtkWidget *widget)
{
  static GType (*const outer[]) (void)
      = { gtk_menu_button_get_type, gtk_drop_down_get_type,    gtk_spin_button_get_type,
          gtk_entry_get_type,       gtk_search_entry_get_type, gtk_window_controls_get_type,
          gtk_column_view_get_type, adw_combo_row_get_type,    gtk_stack_switcher_get_type,
          gtk_level_bar_get_type };

  for (gsize i = 0; i < G_N_ELEMENTS (outer); i++)
    if (gtk_widget_get_ancestor (gtk_widget_get_parent (widget), outer[i]()) != NULL)
      return TRUE;
  return FALSE;
}

static inline gboolean
control_names_is_control (GtkWidget *widget)
{
  if (gtk_widget_get_opacity (widget) < 1) /* it only keeps a place */
    return FALSE;
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_DROP_DOWN (widget)
         || GTK_IS_SWITCH (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_ENTRY (widget)
         || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_CHECK_BUTTON (widget);
}

static inline gboolean
control_names_has_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  /* The focus is on the button inside. */
  if (GTK_IS_MENU_BUTTON (widget)
      && (control_names_has_name (gtk_widget_get_first_child (widget))
          || (gtk_check_version (4, 10, 0) == NULL /* which names it by its words */
              && gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)) != NULL)))
    return TRUE;
  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Returns: whether the name of @widget is its class, such as “GtkButton”. */
static inline gboolean
control_names_is_class (GtkWidget *widget)
{
  g_autofree char *fault = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, G_OBJECT_TYPE_NAME (widget));

  return fault == NULL;
}

/** Fails the test for each mapped control in @widget without a name, or with that of its class. */
static inline void
control_names_check (GtkWidget *widget, const char *what)
{
  if (gtk_widget_get_mapped (widget) && control_names_is_control (widget)
      && !control_names_is_inner (widget)
      && (!control_names_has_name (widget) || control_names_is_class (widget)))
    {
      g_test_message ("%s: a %s has no name (%s)", what, G_OBJECT_TYPE_NAME (widget),
                      gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)));
      g_test_fail ();
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    control_names_check (child, what);
}
