/* Numbers with their names, next to each other, or in several lines if there is no room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-spin-flow.h"

#include "pandoria-labels.h"

GtkWidget *
pandoria_spin_flow_new (guint per_line)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), per_line);
  gtk_widget_set_hexpand (flow, TRUE);
  return flow;
}

GtkSpinButton *
pandoria_spin_flow_add (GtkWidget *flow, const char *name, guint lowest, guint most)
{
  GtkWidget *label = pandoria_new_label (name, 0, "dim-label", NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (lowest, most, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), spin);
  gtk_flow_box_append (GTK_FLOW_BOX (flow), box);
  gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
  return GTK_SPIN_BUTTON (spin);
}
