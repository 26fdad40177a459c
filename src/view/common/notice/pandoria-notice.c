/* PandoriaNotice: a message across a window of lists. It is shown until it no longer applies or is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notice.h"

#include "pandoria-widgets.h"

struct _PandoriaNotice
{
  AdwBin parent_instance;

  GtkLabel *text;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaNotice, pandoria_notice, ADW_TYPE_BIN)

static void
on_close_clicked (PandoriaNotice *self)
{
  g_signal_emit_by_name (self, "put-away");
}

static void
pandoria_notice_class_init (PandoriaNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_add_signal (klass, "put-away", 0);
  pandoria_class_set_template (klass, "pandoria-notice", PANDORIA_CHILD (PandoriaNotice, text),
                               PANDORIA_CALLBACK (on_close_clicked), NULL);
  gtk_widget_class_set_css_name (widget_class, "notice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

PandoriaNotice *
pandoria_notice_new (void)
{
  return g_object_new (PANDORIA_TYPE_NOTICE, NULL);
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
