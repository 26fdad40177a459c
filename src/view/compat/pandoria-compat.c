/* Works around differences between versions of GTK and libadwaita.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

/* More than the widest letter of a heading in large text, less than libadwaita's narrowest dialog. */
#define LEAST_HEADING 150 /* px */
/* Data of a list: the position, counted from 1, that it scrolls to in the next frame. */
#define SCROLLED_KEY "pandoria-scrolled"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* Returns: (nullable): the first label in @widget with the style class @style. */
static GtkLabel *
find_label (GtkWidget *widget, const char *style)
{
  GtkLabel *label = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, style))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && label == NULL;
       child = gtk_widget_get_next_sibling (child))
    label = find_label (child, style);
  return label;
}

static void
scroll_once (GtkWidget *list, guint position)
{
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
}

static gboolean
on_next_frame (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  scroll_once (list, GPOINTER_TO_UINT (g_object_steal_data (G_OBJECT (list), SCROLLED_KEY)) - 1);
  return G_SOURCE_REMOVE;
}

gboolean
pandoria_compat_can_announce (void)
{
  return GTK_CHECK_VERSION (4, 14, 0);
}

void
pandoria_compat_announce (GtkAccessible *accessible, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  /* The accessible context of GTK_A11Y=test lacks this function, and GTK calls it anyway. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (accessible, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

GtkWidget *
pandoria_compat_message_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  /* The heading has two labels, of which the smaller one is shown where the other does not fit. Both are measured with the least width of
   * either, so it has to be the same. */
  static const char *const styles[] = { "title-2", "title-4" };
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  for (guint i = 0; GTK_CHECK_VERSION (4, 18, 0) && i < G_N_ELEMENTS (styles); i++)
    {
      GtkLabel *label = find_label (dialog, styles[i]);

      if (label == NULL)
        continue;
      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_size_request (GTK_WIDGET (label), LEAST_HEADING, -1);
    }
  return dialog;
}

void
pandoria_compat_scroll_to (GtkWidget *list, guint position)
{
  gboolean is_waiting = g_object_get_data (G_OBJECT (list), SCROLLED_KEY) != NULL;

  scroll_once (list, position);
  if (!GTK_CHECK_VERSION (4, 12, 0))
    return;
  g_object_set_data (G_OBJECT (list), SCROLLED_KEY, GUINT_TO_POINTER (position + 1));
  if (!is_waiting)
    gtk_widget_add_tick_callback (list, on_next_frame, NULL, NULL);
}

G_GNUC_END_IGNORE_DEPRECATIONS
