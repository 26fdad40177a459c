/* Finds widgets by the names in templates and by their properties, and their event controllers, for
 * tests that read and press them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* Returns: (transfer none) (nullable): the first widget in @root with @id in its template. A closed
 * expander is not the parent of its contents. */
static inline gpointer
template_find_id (gpointer root, const char *id)
{
  gpointer found = NULL;

  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (root)), id) == 0)
    return root;
  if (GTK_IS_EXPANDER (root) && gtk_expander_get_child (root) != NULL)
    return template_find_id (gtk_expander_get_child (root), id);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = template_find_id (child, id);
  return found;
}

/* Returns: (transfer none): the child @id of the template of @widget, whether or not its class has
 * a member for it. */
static inline gpointer
template_child (gpointer widget, const char *id)
{
  gpointer child = gtk_widget_get_template_child (GTK_WIDGET (widget), G_OBJECT_TYPE (widget), id);

  if (child == NULL)
    child = template_find_id (widget, id);
  if (child == NULL)
    g_error ("%s has no child “%s”", G_OBJECT_TYPE_NAME (widget), id);
  return child;
}

/* Returns: (transfer none) (nullable): the first event controller of @widget of this @type. */
static inline gpointer
template_find_controller (gpointer widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller; /* the widget still owns it */
    }
  return NULL;
}

/* Returns: (transfer none): that event controller, which must exist. */
static inline gpointer
template_controller (gpointer widget, GType type)
{
  gpointer controller = template_find_controller (widget, type);

  if (controller == NULL)
    g_error ("%s has no %s", G_OBJECT_TYPE_NAME (widget), g_type_name (type));
  return controller;
}

/* Presses the button @id of @widget if it is visible and sensitive. */
static inline void
template_press (gpointer widget, const char *id)
{
  GtkWidget *button = template_child (widget, id);

  if (gtk_widget_get_visible (button) && gtk_widget_get_sensitive (button))
    g_signal_emit_by_name (button, "clicked");
}

/* Returns: the text of the label @id of @widget. */
static inline const char *
template_text (gpointer widget, const char *id)
{
  return gtk_label_get_label (template_child (widget, id));
}

/* Returns: (transfer none): child number @index of @widget. */
static inline gpointer
template_nth (gpointer widget, guint index)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (guint i = 0; i < index && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Presses button number @index of the box @id of @widget, if there is one. */
static inline void
template_press_nth (gpointer widget, const char *id, guint index)
{
  GtkWidget *button = template_nth (template_child (widget, id), index);

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
}

/* Searches @widget for @text; NULL closes the search. */
static inline void
template_search (gpointer widget, const char *text)
{
  GtkWidget *entry = template_child (widget, "search_entry");

  gtk_search_bar_set_search_mode (template_child (widget, "search_bar"), text != NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), text != NULL ? text : "");
  g_signal_emit_by_name (entry, "search-changed");
}

typedef gboolean (*TemplateTest) (gpointer widget, gconstpointer data);

/* Returns: (transfer none) (nullable): the first widget in @root that passes @test. */
static inline gpointer
template_find (gpointer root, TemplateTest test, gconstpointer data)
{
  GtkWidget *found = test (root, data) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = template_find (child, test, data);
  return found;
}

/* Returns: (transfer none) (nullable): the first window that passes @test. */
static inline gpointer
template_find_window (TemplateTest test, gconstpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (test (window, data))
        return window;
    }
  return NULL;
}

static inline gboolean
template_is_type (gpointer widget, gconstpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

static inline gpointer
template_find_type (gpointer root, GType type)
{
  return template_find (root, template_is_type, GSIZE_TO_POINTER (type));
}

/* Returns: whether @widget is a label with this @text, hidden or not. */
static inline gboolean
template_is_label (gpointer widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (widget), text);
}

static inline gboolean
template_is_close (gpointer widget, gconstpointer nothing)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_button_get_icon_name (widget), "window-close-symbolic") == 0;
}

/* Returns: (transfer none) (nullable): the visible Close button below @widget. */
static inline GtkWidget *
template_find_close (gpointer widget)
{
  return template_find (widget, template_is_close, NULL);
}
