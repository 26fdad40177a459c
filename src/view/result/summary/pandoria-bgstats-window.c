/* PandoriaBgstatsWindow: a QR code that opens the play of a game in BG Stats on a phone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-bgstats-window.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-dialogs.h"
#include "pandoria-report-format.h"
#include "pandoria-share-code-view.h"
#include "pandoria-widgets.h"

struct _PandoriaBgstatsWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  PandoriaShareCodeView *code;
  char *link;
};

G_DEFINE_FINAL_TYPE (PandoriaBgstatsWindow, pandoria_bgstats_window, ADW_TYPE_WINDOW)

static void
on_copy_clicked (PandoriaBgstatsWindow *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->link);
  pandoria_show_toast (self->toasts, _ ("Copied"));
}

static void
pandoria_bgstats_window_class_init (PandoriaBgstatsWindowClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaBgstatsWindow, link, g_free), NULL);
  pandoria_class_set_template (klass, "pandoria-bgstats-window",
                               PANDORIA_NEEDS (PANDORIA_TYPE_SHARE_CODE_VIEW),
                               PANDORIA_PARTS (PandoriaBgstatsWindow, toasts, code),
                               PANDORIA_CALLBACK (on_copy_clicked), NULL);
}

static void
pandoria_bgstats_window_init (PandoriaBgstatsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
pandoria_bgstats_window_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaBgstatsWindow *self = g_object_new (PANDORIA_TYPE_BGSTATS_WINDOW, "transient-for", parent,
                                              "destroy-with-parent", TRUE, NULL);

  g_return_val_if_fail (PANDORIA_IS_GAME (game), GTK_WIDGET (self));

  self->link = pandoria_report_bgstats_link (game);
  g_object_set (self->code, "text", self->link, NULL);
  /* The link itself is too long to be read out. */
  pandoria_set_accessible_label (GTK_WIDGET (self->code), _ ("QR code for BG Stats"));
  return GTK_WIDGET (self);
}
