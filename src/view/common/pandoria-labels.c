/* Labels: texts that may be empty, too long or for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-labels.h"

void
pandoria_set_text (GtkLabel *label, const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

char *
pandoria_describe_becoming (GtkWidget *widget, int now, int then)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (now == then)
    return g_strdup_printf ("%d", now);
  return mirrored ? g_strdup_printf ("%d ← %d", then, now) : g_strdup_printf ("%d → %d", now, then);
}

void
pandoria_set_button_label (GtkButton *button, const char *label)
{
  gtk_button_set_label (button, label);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (button)), PANGO_ELLIPSIZE_END);
}

GtkWidget *
pandoria_new_label (const char *text, double xalign, ...)
{
  GtkWidget *label = gtk_label_new (text);
  va_list classes;

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  va_start (classes, xalign);
  for (const char *name = va_arg (classes, const char *); name != NULL;
       name = va_arg (classes, const char *))
    gtk_widget_add_css_class (label, name);
  va_end (classes);
  return label;
}

/* GTK finds the least width of a label by laying it out in as many lines as it can. Without a least
 * number of letters that is a line for each letter, which takes four to eight times as long. */
#define LEAST_LETTERS 6

GtkWidget *
pandoria_let_wrap (GtkWidget *label)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_LETTERS);
  return label;
}

static void
on_item_set_up (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = pandoria_new_label (NULL, 0, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
on_item_bound (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

GtkListItemFactory *
pandoria_new_narrow_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_item_set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_item_bound), NULL);
  return factory;
}

void
pandoria_let_shrink (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) whole = g_object_ref (gtk_drop_down_get_factory (drop_down));
  g_autoptr (GtkListItemFactory) narrow = pandoria_new_narrow_factory ();

  gtk_drop_down_set_factory (drop_down, narrow);
  gtk_drop_down_set_list_factory (drop_down, whole);
}
