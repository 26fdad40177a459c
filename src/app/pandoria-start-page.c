/* PandoriaStartPage: shows new and unfinished games while the window has no game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-page.h"

#include "pandoria-class.h"
#include "pandoria-recent-games.h"

struct _PandoriaStartPage
{
  AdwBin parent_instance;

  GtkWidget *choices, *continue_button;
};

G_DEFINE_FINAL_TYPE (PandoriaStartPage, pandoria_start_page, ADW_TYPE_BIN)

static void
pandoria_start_page_class_init (PandoriaStartPageClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-start-page",
                               PANDORIA_NEEDS (PANDORIA_TYPE_RECENT_GAMES),
                               PANDORIA_PARTS (PandoriaStartPage, choices, continue_button), NULL);
}

static void
pandoria_start_page_init (PandoriaStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Wrap the labels for narrow windows with large text. */
  for (GtkWidget *child = gtk_widget_get_first_child (self->choices); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      {
        GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (child)));

        gtk_label_set_wrap (label, TRUE);
        gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
      }
}

void
pandoria_start_page_set_has_last (PandoriaStartPage *self, gboolean has_last)
{
  g_return_if_fail (PANDORIA_IS_START_PAGE (self));
  gtk_widget_set_visible (self->continue_button, has_last);
}
