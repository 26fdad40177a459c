/* Lets the wheel over a number scroll the page, and lets undo in a field take back only the typing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-fields.h"

static void
drop_scrolling (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (widget, controller);
    }
}

/* GTK 4.8 joins a text of the program with the typing after it: Ctrl+Z would leave the field empty,
 * and an empty number is 0. GTK 4.18 does not. */
static void
forget_steps (GtkWidget *field)
{
  gtk_editable_set_enable_undo (GTK_EDITABLE (field), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (field), TRUE);
}

/* The user types only in the focused field. */
static void
on_text_changed (GtkWidget *text)
{
  if (!gtk_widget_has_focus (text))
    forget_steps (text);
}

static void
follow_text (GtkWidget *text)
{
  g_signal_handlers_disconnect_by_func (text, on_text_changed, NULL);
  g_signal_connect (text, "changed", G_CALLBACK (on_text_changed), NULL);
  forget_steps (text);
}

/* The buttons and arrow keys of a number set it while it has the focus. */
static void
follow_number (GtkWidget *spin)
{
  g_signal_handlers_disconnect_by_func (spin, forget_steps, NULL);
  g_signal_connect_after (spin, "value-changed", G_CALLBACK (forget_steps), NULL);
  drop_scrolling (spin);
}

void
pandoria_fields_mend (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_TEXT (widget) && !GTK_CHECK_VERSION (4, 18, 0))
    follow_text (widget);
  else if (GTK_IS_SPIN_BUTTON (widget))
    follow_number (widget);
}
