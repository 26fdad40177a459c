/* PandoriaBannerText: the text of a banner, on one line of the header bar. A press shows the whole
 * text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-banner.h"

#include "pandoria-announcer.h"
#include "pandoria-banner-text.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

/* In letters: fits the whole text, even in a narrow window. */
#define WHOLE_WIDTH 30

struct _PandoriaBannerText
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkImage *icon;
  GtkWidget *words;
  GtkLabel *text, *detail;
  GtkLabel *whole; /* in the popover, made with the first text */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaBannerText, pandoria_banner_text, ADW_TYPE_BIN)

/* Made on demand: most windows never show a banner. */
static void
make_popover (PandoriaBannerText *self)
{
  GtkWidget *box, *popover;

  if (self->whole != NULL)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  popover = gtk_popover_new ();
  self->whole = GTK_LABEL (pandoria_let_wrap (pandoria_new_label (NULL, 0, NULL)));
  gtk_label_set_max_width_chars (self->whole, WHOLE_WIDTH);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->whole));
  gtk_widget_add_css_class (popover, "banner-whole");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (self->button, popover);
}

static void
pandoria_banner_text_class_init (PandoriaBannerTextClass *klass)
{
  pandoria_class_set_template (
      klass, "pandoria-banner-text",
      PANDORIA_PARTS (PandoriaBannerText, button, icon, words, text, detail), NULL);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "bannertext");
}

void
pandoria_banner_text_set (PandoriaBannerText *self, const char *icon, const char *text)
{
  g_return_if_fail (PANDORIA_IS_BANNER_TEXT (self) && icon != NULL && text != NULL);

  make_popover (self);
  gtk_image_set_from_icon_name (self->icon, icon);
  if (g_strcmp0 (gtk_label_get_label (self->whole), text) == 0)
    return;
  gtk_label_set_label (self->text, text);
  gtk_label_set_label (self->whole, text);
  pandoria_tooltip_set (GTK_WIDGET (self->button), text);
  pandoria_set_accessible_label (GTK_WIDGET (self->button), text);
  pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_banner_text_set_brief (PandoriaBannerText *self, const char *brief)
{
  g_return_if_fail (PANDORIA_IS_BANNER_TEXT (self) && brief != NULL);
  gtk_label_set_label (self->text, brief);
}

void
pandoria_banner_text_set_detail (PandoriaBannerText *self, const char *detail)
{
  g_return_if_fail (PANDORIA_IS_BANNER_TEXT (self));
  pandoria_set_text (self->detail, detail);
}

void
pandoria_banner_text_set_has_words (PandoriaBannerText *self, gboolean has_words)
{
  g_return_if_fail (PANDORIA_IS_BANNER_TEXT (self));
  gtk_widget_set_visible (self->words, has_words);
}

void
pandoria_banner_text_add (PandoriaBannerText *self, GtkWidget *widget)
{
  g_return_if_fail (PANDORIA_IS_BANNER_TEXT (self) && GTK_IS_WIDGET (widget));

  make_popover (self);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->whole))), widget);
}
