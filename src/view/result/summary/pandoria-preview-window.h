/* PandoriaPreviewWindow: a preview of the printed pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-report-page.h"

#define PANDORIA_TYPE_PREVIEW_WINDOW (pandoria_preview_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPreviewWindow, pandoria_preview_window, PANDORIA, PREVIEW_WINDOW, AdwWindow)

/** Makes a window over @parent (nullable) with @pages, which it takes. Closing it ends @preview. */
GtkWidget *pandoria_preview_window_new (GtkWindow *parent, GtkPrintOperationPreview *preview, PandoriaPages *pages);
