/* PandoriaBanner: shows a message instead of the title in the header bar, until it no longer
 * applies or is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-banner.h"

#include "pandoria-banner-text.h"
#include "pandoria-class.h"
#include "pandoria-mends.h"
#include "pandoria-widgets.h"

struct _PandoriaBanner
{
  AdwBin parent_instance;

  GtkBox *content;
  PandoriaBannerText *text;
  GtkBox *buttons; /* in the bar */
  GtkBox *more;    /* the same buttons in the popover; NULL: there are none */
  GtkWidget *close_button;
  gboolean urgent;
  PandoriaBannerRoom room;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaBanner, pandoria_banner, ADW_TYPE_BIN)

/* A pressed button can change the room for its banner. GTK cannot move such a button, so there are
 * two of each: in the bar, and next to the whole text. */
static void
show_buttons (PandoriaBanner *self)
{
  const gboolean in_bar = self->room == PANDORIA_BANNER_ROOM_ALL;

  gtk_widget_set_visible (GTK_WIDGET (self->buttons), in_bar);
  if (self->more != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->more), !in_bar);
}

static void
add_button (GtkBox *box, const char *label, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  pandoria_mend_when_realized (button);
  gtk_box_append (box, button);
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
  g_autoptr (GVariant) kept = target != NULL ? g_variant_ref_sink (target) : NULL;

  g_return_if_fail (PANDORIA_IS_BANNER (self));

  if (self->more == NULL)
    {
      self->more = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
      pandoria_banner_text_add (self->text, GTK_WIDGET (self->more));
    }
  add_button (self->buttons, label, action, kept);
  add_button (self->more, label, action, kept);
  show_buttons (self);
}

void
pandoria_banner_set_room (PandoriaBanner *self, PandoriaBannerRoom room, const char *detail)
{
  g_return_if_fail (PANDORIA_IS_BANNER (self));

  self->room = room;
  show_buttons (self);
  pandoria_banner_text_set_has_words (self->text, room != PANDORIA_BANNER_ROOM_SIGN);
  pandoria_banner_text_set_detail (self->text, detail);
}
