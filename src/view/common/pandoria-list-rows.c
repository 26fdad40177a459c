/* Rows of lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-list-rows.h"

#include "pandoria-widgets.h"

AdwActionRow *
pandoria_new_row (const char *title, const char *subtitle)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  pandoria_set_row (row, title, subtitle);
  return row;
}

void
pandoria_set_row (gpointer row, const char *title, const char *subtitle)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row));

  adw_preferences_row_set_use_markup (row, FALSE);
  if (title != NULL)
    adw_preferences_row_set_title (row, title);
  adw_action_row_set_subtitle (row, subtitle != NULL ? subtitle : "");
}

void
pandoria_add_control (AdwActionRow *row, GtkWidget *widget, const char *label)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  pandoria_set_accessible_label (widget, label);
  adw_action_row_add_suffix (row, widget);
  adw_action_row_set_activatable_widget (row, widget);
}

void
pandoria_clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  g_return_if_fail (GTK_IS_LIST_BOX (list));

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}
