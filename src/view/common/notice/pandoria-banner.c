/* PandoriaBanner: shows a message instead of the title in the header bar, until it no longer
 * applies or is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-banner.h"

#include "pandoria-banner-text.h"
#include "pandoria-class.h"
#include "pandoria-widgets.h"

struct _PandoriaBanner
{
  AdwBin parent_instance;

  GtkBox *content;
  PandoriaBannerText *text;
  GtkBox *buttons; /* in the bar, or shown on a press */
  GtkWidget *close_button;
  gboolean urgent;
  PandoriaBannerRoom room;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaBanner, pandoria_banner, ADW_TYPE_BIN)

static void
place_buttons (PandoriaBanner *self, gboolean in_bar)
{
  GtkWidget *buttons = GTK_WIDGET (self->buttons);

  g_object_ref (buttons);
  if (gtk_widget_get_parent (buttons) == GTK_WIDGET (self->content))
    gtk_box_remove (self->content, buttons);
  else
    pandoria_banner_text_set_more (self->text, NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (buttons),
                                  in_bar ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  if (in_bar)
    gtk_box_insert_child_after (self->content, buttons, GTK_WIDGET (self->text));
  else if (gtk_widget_get_first_child (buttons) != NULL)
    pandoria_banner_text_set_more (self->text, buttons);
  g_object_unref (buttons);
}

static void
on_close_clicked (PandoriaBanner *self)
{
  g_signal_emit_by_name (self, "put-away");
}

static void
pandoria_banner_class_init (PandoriaBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_add_signal (klass, "put-away", 0);
  pandoria_class_set_template (
      klass, "pandoria-banner", PANDORIA_NEEDS (PANDORIA_TYPE_BANNER_TEXT),
      PANDORIA_PARTS (PandoriaBanner, content, text, buttons, close_button),
      PANDORIA_CALLBACK (on_close_clicked), NULL);
  gtk_widget_class_set_css_name (widget_class, "headerbanner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

PandoriaBanner *
pandoria_banner_new (gboolean urgent)
{
  PandoriaBanner *self = g_object_new (PANDORIA_TYPE_BANNER, NULL);

  self->urgent = urgent;
  pandoria_set_css_class (GTK_WIDGET (self->content), "urgent", urgent);
  gtk_widget_set_visible (self->close_button, !urgent);
  return self;
}

void
pandoria_banner_set_text (PandoriaBanner *self, const char *text)
{
  g_return_if_fail (PANDORIA_IS_BANNER (self) && text != NULL);
  pandoria_banner_text_set (
      self->text, self->urgent ? "dialog-warning-symbolic" : "dialog-information-symbolic", text);
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
}

void
pandoria_banner_set_brief (PandoriaBanner *self, const char *brief)
{
  g_return_if_fail (PANDORIA_IS_BANNER (self));
  pandoria_banner_text_set_brief (self->text, brief);
}

void
pandoria_banner_add_button (PandoriaBanner *self, const char *label, const char *action,
                            GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_return_if_fail (PANDORIA_IS_BANNER (self));

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (self->buttons, button);
  place_buttons (self, self->room == PANDORIA_BANNER_ROOM_ALL);
}

void
pandoria_banner_set_room (PandoriaBanner *self, PandoriaBannerRoom room, const char *detail)
{
  g_return_if_fail (PANDORIA_IS_BANNER (self));

  self->room = room;
  place_buttons (self, room == PANDORIA_BANNER_ROOM_ALL);
  pandoria_banner_text_set_has_words (self->text, room != PANDORIA_BANNER_ROOM_SIGN);
  pandoria_banner_text_set_detail (self->text, detail);
}
