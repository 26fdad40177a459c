/* For GTK 4.8, perhaps needless later: reports the focus again when GTK did not, and removes it in time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

/* GTK did not report the focus while the widget was hidden. */
static void
on_focus_mapped (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  g_signal_handlers_disconnect_by_func (widget, on_focus_mapped, NULL);
  if (gtk_root_get_focus (root) != widget)
    return;
  gtk_root_set_focus (root, NULL);
  gtk_root_set_focus (root, widget);
}

static void
tell_when_mapped (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, on_focus_mapped, NULL);
  if (!gtk_widget_get_mapped (widget))
    g_signal_connect (widget, "map", G_CALLBACK (on_focus_mapped), NULL);
}

void
pandoria_focus (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_grab_focus (widget);
  tell_when_mapped (widget);
}

void
pandoria_focus_text (GtkEditable *editable)
{
  GtkEditable *text = gtk_editable_get_delegate (editable);

  g_return_if_fail (GTK_IS_TEXT (text));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  gtk_editable_set_position (text, -1);
  tell_when_mapped (GTK_WIDGET (text));
}

gboolean
pandoria_take_focus_from (GtkWidget *part)
{
  GtkRoot *root = gtk_widget_get_root (part);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || (focus != part && !gtk_widget_is_ancestor (focus, part)))
    return FALSE;
  gtk_root_set_focus (root, NULL);
  return TRUE;
}

void
pandoria_focus_remember (GtkWidget **before, GtkWidget *widget, GtkWidget *part)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, part))
    g_set_weak_pointer (before, focus);
}

void
pandoria_focus_return (GtkWidget *before, GtkWidget *fallback)
{
  g_return_if_fail (GTK_IS_WIDGET (fallback));

  if (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before))
    gtk_widget_child_focus (fallback, GTK_DIR_TAB_FORWARD);
}
