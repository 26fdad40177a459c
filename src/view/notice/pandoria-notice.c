/* PandoriaNotice: a bar across the window that says something and stays until it no longer holds, or is put away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notice.h"

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-widgets.h"

struct _PandoriaNotice
{
  AdwBin parent_instance;

  GtkBox *content, *buttons;
  GtkImage *icon;
  GtkLabel *text;
  GtkWidget *close_button;
};

enum
{
  SIGNAL_PUT_AWAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PandoriaNotice, pandoria_notice, ADW_TYPE_BIN)

static void
on_close_clicked (PandoriaNotice *self)
{
  g_signal_emit (self, signals[SIGNAL_PUT_AWAY], 0);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaNotice, member)

static void
pandoria_notice_class_init (PandoriaNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_PUT_AWAY] = pandoria_class_add_signal (klass, "put-away", 0);
  pandoria_class_set_template (klass, "pandoria-notice", CHILD (content), CHILD (buttons), CHILD (icon), CHILD (text),
                               CHILD (close_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
  gtk_widget_class_set_css_name (widget_class, "notice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pandoria_notice_init (PandoriaNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

PandoriaNotice *
pandoria_notice_new (gboolean urgent)
{
  PandoriaNotice *self = g_object_new (PANDORIA_TYPE_NOTICE, NULL);

  gtk_image_set_from_icon_name (self->icon, urgent ? "dialog-warning-symbolic" : "dialog-information-symbolic");
  pandoria_set_css_class (GTK_WIDGET (self), "urgent", urgent);
  gtk_widget_set_visible (self->close_button, !urgent);
  return self;
}

void
pandoria_notice_set_text (PandoriaNotice *self, const char *text)
{
  g_return_if_fail (PANDORIA_IS_NOTICE (self) && text != NULL);

  if (g_strcmp0 (gtk_label_get_label (self->text), text) == 0)
    return;
  gtk_label_set_label (self->text, text);
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
  pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_notice_add_button (PandoriaNotice *self, const char *label, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_return_if_fail (PANDORIA_IS_NOTICE (self));

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (self->buttons, button);
}

void
pandoria_notice_set_narrow (PandoriaNotice *self, gboolean narrow)
{
  g_return_if_fail (PANDORIA_IS_NOTICE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
