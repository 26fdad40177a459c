/* PandoriaSummaryExporter: saves, copies and prints a summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-report-format.h"

/** PandoriaSummarySettings: remembered for the next summary. Owns both objects. */
typedef struct
{
  GtkPrintSettings *print;
  GtkPageSetup *page;
  gboolean history, review;
} PandoriaSummarySettings;

/** Sets @options to pages with the aspect ratio of a sheet of @width × @height points, but not broader than Letter. */
void pandoria_summary_fit_paper (PandoriaReportOptions *options, double width, double height);

/**
 * Signals: "reported" (string): a sentence about the result, for a toast. A dialog over the window reports failures.
 * Properties "history" (rw boolean, notifies, remembered): whether text and pages contain the whole history; "review"
 * (the same): whether pages contain a finished review.
 */
#define PANDORIA_TYPE_SUMMARY_EXPORTER (pandoria_summary_exporter_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryExporter, pandoria_summary_exporter, PANDORIA, SUMMARY_EXPORTER, GObject)

/** Makes an exporter. @window: the parent of its dialogs; not owned. */
PandoriaSummaryExporter *pandoria_summary_exporter_new (GtkWindow *window);

/** Sets the game (nullable) to save, copy and print. Each export uses its state at that moment. */
void pandoria_summary_exporter_set_game (PandoriaSummaryExporter *self, PandoriaGame *game);

/** Sets @options to the chosen paper, history, review and photo. */
void pandoria_summary_exporter_get_options (PandoriaSummaryExporter *self, PandoriaReportOptions *options);

/** Asks where to save, and in which format if @format is -1, then saves. */
void pandoria_summary_exporter_choose_file (PandoriaSummaryExporter *self, int format);

void pandoria_summary_exporter_copy_text (PandoriaSummaryExporter *self);
void pandoria_summary_exporter_copy_picture (PandoriaSummaryExporter *self);

/* pandoria-preview-window.c */

/** PandoriaPreviewWindow: a preview of the printed pages. */
#define PANDORIA_TYPE_PREVIEW_WINDOW (pandoria_preview_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPreviewWindow, pandoria_preview_window, PANDORIA, PREVIEW_WINDOW, AdwWindow)

/** Makes a window over @parent (nullable) with @pages, which it takes. Closing it ends @preview. */
GtkWidget *pandoria_preview_window_new (GtkWindow *parent, GtkPrintOperationPreview *preview, PandoriaPages *pages);

/* pandoria-summary-printer.c */

/**
 * Prints: @action is that of GtkPrintOperation; @path (nullable) is the file of GTK_PRINT_OPERATION_ACTION_EXPORT. Printer and
 * paper are remembered.
 */
void pandoria_summary_exporter_print (PandoriaSummaryExporter *self, GtkPrintOperationAction action, const char *path);
/** Asks for the paper and remembers it; emits "notify::history", because pages change. */
void pandoria_summary_exporter_set_up_page (PandoriaSummaryExporter *self);

/**
 * Prints the sheet for the table in the same way, for the game's setup and with the prices of @catalogue. Without a
 * game it prints the sheet of the complete game.
 */
void pandoria_summary_exporter_print_sheet (PandoriaSummaryExporter *self, PandoriaCatalogue *catalogue,
                                            GtkPrintOperationAction action, const char *path);
