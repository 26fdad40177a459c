/* A preview of the printed pages, opened by the print dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-preview-window.h"

#include "pandoria-summary-private.h"
#include "pandoria-widgets.h"

struct _PandoriaPreviewWindow
{
  AdwWindow parent_instance;

  PandoriaPagesView *pages;
  GtkPrintOperationPreview *preview;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaPreviewWindow, pandoria_preview_window, ADW_TYPE_WINDOW)

/* The print operation continues or ends after its preview. */
static void
pandoria_preview_window_dispose (GObject *object)
{
  PandoriaPreviewWindow *self = PANDORIA_PREVIEW_WINDOW (object);
  g_autoptr (GtkPrintOperationPreview) preview = g_steal_pointer (&self->preview);

  if (preview != NULL)
    gtk_print_operation_preview_end_preview (preview);
  G_OBJECT_CLASS (pandoria_preview_window_parent_class)->dispose (object);
}

static void
pandoria_preview_window_class_init (PandoriaPreviewWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_preview_window_dispose;
  pandoria_class_set_template (klass, "pandoria-preview-window", PANDORIA_NEEDS (PANDORIA_TYPE_PAGES_VIEW),
                               PANDORIA_CHILD (PandoriaPreviewWindow, pages), NULL);
}

GtkWidget *
pandoria_preview_window_new (GtkWindow *parent, GtkPrintOperationPreview *preview, PandoriaPages *pages)
{
  PandoriaPreviewWindow *self;

  g_return_val_if_fail (GTK_IS_PRINT_OPERATION_PREVIEW (preview) && pages != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_PREVIEW_WINDOW, "transient-for", parent, NULL);
  self->preview = g_object_ref (preview);
  pandoria_pages_view_show (self->pages, pages);
  return GTK_WIDGET (self);
}
