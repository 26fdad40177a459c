/* Explains an item of a card in a popover, which the first press makes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-explanation.h"

#include "pandoria-labels.h"

/* In a line of an explanation. */
#define LETTERS 36
#define SPACING 6

static void
append_wrapped (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = pandoria_let_wrap (pandoria_new_label (text, 0, style, NULL));

  gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);
  gtk_box_append (GTK_BOX (box), label);
}

/* @data: title, text and maybe footnote. */
static void
on_popover_asked (GtkMenuButton *button, gpointer data)
{
  const char *const *texts = data;
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (box, "explanation");
  append_wrapped (box, texts[0], "heading");
  append_wrapped (box, texts[1], NULL);
  if (texts[2] != NULL)
    gtk_box_append (GTK_BOX (box), pandoria_new_label (texts[2], 0, "caption", "dim-label", NULL));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

void
pandoria_explanation_set (GtkMenuButton *button, const char *title, const char *text,
                          const char *footnote)
{
  const char *texts[] = { title, text, footnote, NULL };

  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && title != NULL && text != NULL);
  gtk_menu_button_set_create_popup_func (button, on_popover_asked, g_strdupv ((char **) texts),
                                         (GDestroyNotify) g_strfreev);
}
