/* Works around differences between versions of GTK and libadwaita.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

/* Wider than the widest letter of a heading in large text, narrower than libadwaita's narrowest dialog. */
#define LEAST_HEADING 150 /* px */
/* Data of a list: the position, counted from 1, that it scrolls to in the next frame. */
#define SCROLLED_KEY "pandoria-scrolled"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* Returns: (nullable): the first widget in @widget with the style class @style. */
static GtkWidget *
find_styled (GtkWidget *widget, const char *style)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, style) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_styled (child, style);
  return found;
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

void
pandoria_compat_spare_gl (void)
{
  gboolean newer = gtk_get_minor_version () >= 16;
  const char *variable = newer ? "GDK_DISABLE" : "GDK_DEBUG", *given = g_getenv (variable);
  g_autofree char *words = g_strjoin (",", newer ? "gl" : "gl-disable", given, NULL);

  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0)
    g_setenv (variable, words, TRUE);
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

/* Large text may not fit on a low screen, so scroll it like AdwAlertDialog. */
static void
scroll_message (GtkWidget *dialog)
{
  g_autoptr (GtkWidget) message = g_object_ref (find_styled (dialog, "message-area"));
  GtkBox *box = GTK_BOX (gtk_widget_get_parent (message));
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_box_remove (box, message);
  /* The padding grows when the dialog is no longer short. GTK may still measure with the smaller width, so leave room. */
  gtk_widget_set_size_request (message, 2 * LEAST_HEADING, -1);
  g_object_set (scrolled, "child", message, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-width", TRUE,
                "propagate-natural-height", TRUE, "vexpand", TRUE, NULL);
  gtk_box_prepend (box, scrolled);
}

GtkWidget *
pandoria_compat_message_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  /* The heading has two labels; the smaller one is shown if the other does not fit. GTK measures both with the minimum
   * width of either, so make it equal. */
  static const char *const styles[] = { "title-2", "title-4" };
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  for (guint i = 0; GTK_CHECK_VERSION (4, 18, 0) && i < G_N_ELEMENTS (styles); i++)
    {
      GtkWidget *label = find_styled (dialog, styles[i]);

      if (label == NULL)
        continue;
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_size_request (label, LEAST_HEADING, -1);
    }
  scroll_message (dialog);
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
