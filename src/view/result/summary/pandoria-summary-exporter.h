/* PandoriaSummaryExporter: what can be done with a summary: save, copy and print it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-report-format.h"

/* --- pandoria-summary-settings.c ---------------------------------------------------------------------------------- */
/* What is remembered for the next summary: printer, paper, whether history and review are wanted. */

/** PandoriaSummarySettings: print settings, page set-up, the choice of history and review. Owns both objects. */
typedef struct
{
  GtkPrintSettings *print;
  GtkPageSetup *page;
  gboolean history, review;
} PandoriaSummarySettings;

/**
 * Reads printing.ini of XDG_CONFIG_HOME/pandoria-companion. What it does not say, or what cannot be read, is as GTK has it:
 * the default printer and the paper of the user's country, upright.
 */
void pandoria_summary_settings_load (PandoriaSummarySettings *settings);
/** Writes them there. A folder that cannot be written is no fault that anybody needs to hear of: a warning is logged. */
gboolean pandoria_summary_settings_save (const PandoriaSummarySettings *settings, GError **error);
void pandoria_summary_settings_clear (PandoriaSummarySettings *settings);

/** Sets @options to the pages that go onto the paper of @settings: A4 or Letter where it is one of them or alike. */
void pandoria_summary_settings_get_options (const PandoriaSummarySettings *settings, PandoriaReportOptions *options);

/** Sets @options to pages of the shape of a sheet of @width × @height points; at least as high as a Letter is to its width. */
void pandoria_summary_fit_paper (PandoriaReportOptions *options, double width, double height);

/* --- pandoria-summary-exporter.c ---------------------------------------------------------------------------------- */

/**
 * Signals: "said" (string): a sentence on what has been done, for a toast; what failed is said in a dialog over the window.
 * Property "history" (rw boolean, notifies, remembered): whether text and pages contain the whole history; "review" (the same): whether
 * pages have the review, where it has been made.
 */
#define PANDORIA_TYPE_SUMMARY_EXPORTER (pandoria_summary_exporter_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryExporter, pandoria_summary_exporter, PANDORIA, SUMMARY_EXPORTER, GObject)

/** @window: over which dialogs open; not owned. */
PandoriaSummaryExporter *pandoria_summary_exporter_new (GtkWindow *window);

/** Sets the game (nullable) that is saved, copied and printed as it stands when that is asked for. */
void pandoria_summary_exporter_set_game (PandoriaSummaryExporter *self, PandoriaGame *game);

gboolean pandoria_summary_exporter_get_history (PandoriaSummaryExporter *self);
/** Sets @options to the paper and the history that are chosen now. */
void pandoria_summary_exporter_get_options (PandoriaSummaryExporter *self, PandoriaReportOptions *options);

/** Asks where to save, and in which format if @format is -1, then saves. */
void pandoria_summary_exporter_choose_file (PandoriaSummaryExporter *self, int format);

void pandoria_summary_exporter_copy_text (PandoriaSummaryExporter *self);
void pandoria_summary_exporter_copy_picture (PandoriaSummaryExporter *self);

/* pandoria-summary-printer.c */

/**
 * Prints: @action is that of GtkPrintOperation; @path (nullable) is the file of GTK_PRINT_OPERATION_ACTION_EXPORT. Printer and
 * paper are remembered.
 */
void pandoria_summary_exporter_print (PandoriaSummaryExporter *self, GtkPrintOperationAction action, const char *path);
/** Asks for the paper, which is remembered; "notify::history" tells that pages look otherwise. */
void pandoria_summary_exporter_set_up_page (PandoriaSummaryExporter *self);

/* pandoria-summary-sheet.c */

/** Prints the sheet for the table in the same way: that of the game's setup, without a game that of the complete game, with the prices of @catalogue. */
void pandoria_summary_exporter_print_sheet (PandoriaSummaryExporter *self, PandoriaCatalogue *catalogue,
                                            GtkPrintOperationAction action, const char *path);
