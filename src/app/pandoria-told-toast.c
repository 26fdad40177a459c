/* A toast with several lines, which is shown over the board and leaves most of it in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-told-toast.h"

/* In px: the widest that is easily read, and what a toast has beside its words and its button, with what is round it. */
#define MOST_WIDTH 560
#define BESIDE     100
/* Of the board, which stays in sight; the rest can be scrolled. */
#define MOST_HEIGHT 0.4

/* A toast is round at its ends, for one line: the corners would cut into these. Only now it has a widget. */
static void
on_words_mapped (GtkWidget *words, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = words;

  while (widget != NULL && g_strcmp0 (gtk_widget_get_css_name (widget), "toast") != 0)
    widget = gtk_widget_get_parent (widget);
  if (widget != NULL)
    gtk_widget_add_css_class (widget, "tall");
}

/* Returns: in px, what @button (nullable) of a toast takes from its words. */
static int
measure_button (const char *button)
{
  g_autoptr (GtkWidget) widget = NULL;
  int width;

  if (button == NULL)
    return 0;
  widget = g_object_ref_sink (gtk_button_new_with_mnemonic (button));
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* A toast does not ask how high its words are at their width: that is found out here. Where the window becomes narrower, they give way. */
static GtkWidget *
make_words (GtkWidget *board, const char *text, int beside)
{
  GtkWidget *label = gtk_label_new (text), *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  int most = (int) (gtk_widget_get_height (board) * MOST_HEIGHT);
  int least, width, height;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (width, MIN (gtk_widget_get_width (board) - beside, MOST_WIDTH)), MAX (least, 1));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (scroller, -1, MIN (height, most));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), scroller);
  g_signal_connect (clamp, "map", G_CALLBACK (on_words_mapped), NULL);
  return clamp;
}

AdwToast *
pandoria_told_toast_new (GtkWidget *board, const char *text, const char *button, guint seconds)
{
  AdwToast *toast;

  g_return_val_if_fail (GTK_IS_WIDGET (board) && text != NULL, NULL);

  toast = adw_toast_new ("");
  adw_toast_set_custom_title (toast, make_words (board, text, BESIDE + measure_button (button)));
  adw_toast_set_button_label (toast, button);
  adw_toast_set_timeout (toast, seconds);
  return toast;
}
