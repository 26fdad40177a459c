/* A preview of the printed pages, opened by the print dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-class.h"
#include "pandoria-pages-view.h"
#include "pandoria-summary-exporter.h"

struct _PandoriaPreviewWindow
{
  AdwWindow parent_instance;

  PandoriaPagesView *pages;
  GtkPrintOperationPreview *preview;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaPreviewWindow, pandoria_preview_window, ADW_TYPE_WINDOW)

/* The print operation continues or ends after its preview. */
static void
end_preview (gpointer data)
{
  g_autoptr (GtkPrintOperationPreview) preview = data;

  gtk_print_operation_preview_end_preview (preview);
}

static void
pandoria_preview_window_class_init (PandoriaPreviewWindowClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaPreviewWindow, preview, end_preview),
                           NULL);
  pandoria_class_set_template (klass, "pandoria-preview-window",
                               PANDORIA_NEEDS (PANDORIA_TYPE_PAGES_VIEW),
                               PANDORIA_CHILD (PandoriaPreviewWindow, pages), NULL);
}

GtkWidget *
pandoria_preview_window_new (GtkWindow *parent, GtkPrintOperationPreview *preview,
                             PandoriaPages *pages)
{
  PandoriaPreviewWindow *self;

  g_return_val_if_fail (GTK_IS_PRINT_OPERATION_PREVIEW (preview) && pages != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_PREVIEW_WINDOW, "transient-for", parent, NULL);
  self->preview = g_object_ref (preview);
  pandoria_pages_view_show (self->pages, pages);
  return GTK_WIDGET (self);
}
