/* PandoriaSummaryExporter: saves, copies and prints a summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-report-format.h"

/**
 * Signals: "reported" (string): a sentence about the result, for a toast. A dialog over the window
 * reports failures. Properties "history" (rw boolean, notifies, remembered): whether text and pages
 * contain the whole history; "review" (the same): whether pages contain a finished review.
 */
#define PANDORIA_TYPE_SUMMARY_EXPORTER (pandoria_summary_exporter_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryExporter, pandoria_summary_exporter, PANDORIA,
                      SUMMARY_EXPORTER, GObject)

/** Makes an exporter. @window: the parent of its dialogs; not owned. */
PandoriaSummaryExporter *pandoria_summary_exporter_new (GtkWindow *window);

/** Sets the game (nullable) to save, copy and print. Each export uses its state at that moment. */
void pandoria_summary_exporter_set_game (PandoriaSummaryExporter *self, PandoriaGame *game);

/**
 * Sets @options to the chosen contents, the photo, and pages with the aspect ratio of @page (NULL:
 * the chosen paper, in portrait). The pages are not broader than Letter.
 */
void pandoria_summary_exporter_get_options (PandoriaSummaryExporter *self, GtkPageSetup *page,
                                            PandoriaReportOptions *options);

/** PandoriaPhotoReady: an export that needs the photo. */
typedef void (*PandoriaPhotoReady) (PandoriaSummaryExporter *self, gpointer data);

/**
 * Reads the photo of the game in a thread, because its disk may be slow. Then emits
 * "notify::history" if it has changed, and calls @then (nullable) with the same game and @data
 * (taken; @free_data is nullable).
 */
void pandoria_summary_exporter_read_photo (PandoriaSummaryExporter *self, PandoriaPhotoReady then,
                                           gpointer data, GDestroyNotify free_data);

/** Asks where to save, and in which format if @format is -1, then saves. */
void pandoria_summary_exporter_choose_file (PandoriaSummaryExporter *self, int format);

/** Copies the summary to the clipboard, as text or as a picture. */
void pandoria_summary_exporter_copy_text (PandoriaSummaryExporter *self);
void pandoria_summary_exporter_copy_picture (PandoriaSummaryExporter *self);

/* pandoria-preview-window.c */

/** PandoriaPreviewWindow: a preview of the printed pages. */
#define PANDORIA_TYPE_PREVIEW_WINDOW (pandoria_preview_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPreviewWindow, pandoria_preview_window, PANDORIA, PREVIEW_WINDOW,
                      AdwWindow)

/** Makes a window over @parent (nullable) with @pages, which it takes. Closing it ends @preview. */
GtkWidget *pandoria_preview_window_new (GtkWindow *parent, GtkPrintOperationPreview *preview,
                                        PandoriaPages *pages);

/* pandoria-summary-printer.c */

/**
 * Prints the rules sheet with the prices of @catalogue or, if that is NULL, the summary. The sheet
 * is for the setup of the game; without a game, for the complete game. @action: of
 * GtkPrintOperation; @path (nullable): the file of GTK_PRINT_OPERATION_ACTION_EXPORT. Printer and
 * paper are remembered.
 */
void pandoria_summary_exporter_print (PandoriaSummaryExporter *self, PandoriaCatalogue *catalogue,
                                      GtkPrintOperationAction action, const char *path);
/** Asks for the paper and remembers it; emits "notify::history", because pages change. */
void pandoria_summary_exporter_set_up_page (PandoriaSummaryExporter *self);
