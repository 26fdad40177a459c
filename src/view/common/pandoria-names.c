/* Takes the names of classes out of what screen readers say.
 *
 * GTK 4.8 calls what has no name by its class, “GtkStackPage”, and puts the name of a button's picture, “GtkImage”, before the button's
 * own. Many of these are inside widgets of GTK, so they are met where they become real.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-names.h"

#include <gtk/gtk.h>

static void
set_label (gpointer accessible, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (accessible), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : "", -1);
}

static void
name_pages (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      if (gtk_stack_page_get_title (GTK_STACK_PAGE (page)) == NULL)
        set_label (page, NULL);
    }
}

/* A button with a picture and a name is labelled by both. */
static void
name_button (GtkButton *button)
{
  if (gtk_button_get_icon_name (button) != NULL)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static void
name_menu (GtkWidget *menu)
{
  set_label (menu, gtk_widget_get_tooltip_text (gtk_widget_get_parent (menu)));
}

static gboolean
on_realized (GSignalInvocationHint *hint G_GNUC_UNUSED, guint n G_GNUC_UNUSED, const GValue *values,
             gpointer data G_GNUC_UNUSED)
{
  GObject *widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget))
    name_button (GTK_BUTTON (widget));
  else if (GTK_IS_STACK (widget))
    name_pages (GTK_STACK (widget));
  else if (GTK_IS_POPOVER_MENU (widget))
    name_menu (GTK_WIDGET (widget));
  return TRUE;
}

void
pandoria_names_install (void)
{
  static gsize installed;

  if (!g_once_init_enter (&installed))
    return;
  g_type_ensure (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, on_realized, NULL, NULL);
  g_once_init_leave (&installed, 1);
}
