/* What newer versions of GTK and libadwaita add, deprecate or do differently.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* --- helpers --- */

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

/* --- public functions --- */

gboolean
pandoria_compat_can_announce (void)
{
  return GTK_CHECK_VERSION (4, 14, 0);
}

void
pandoria_compat_announce (GtkAccessible *accessible, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  /* That of GTK_A11Y=test has no function for it, and GTK calls it all the same. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (accessible, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

GtkWidget *
pandoria_compat_message_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);
  GtkLabel *label = GTK_CHECK_VERSION (4, 18, 0) ? find_label (dialog, "title-2") : NULL;

  /* A heading that does not fit into a line is shown by another label. This one only has to fit, too. */
  if (label != NULL)
    {
      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
    }
  return dialog;
}

G_GNUC_END_IGNORE_DEPRECATIONS
