/* Shared by the files of PandoriaSummaryExporter: saving and copying, and printing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-summary-exporter.h"

/** Returns: (transfer none) (nullable): the window over which dialogs open. */
GtkWindow *pandoria_summary_exporter_get_window (PandoriaSummaryExporter *self);
/** Returns: (transfer none) (nullable): the game of the summary. */
PandoriaGame *pandoria_summary_exporter_get_game (PandoriaSummaryExporter *self);
/** Returns: (transfer none) (nullable): the printer and its options; of the last print. */
GtkPrintSettings *pandoria_summary_exporter_get_print_settings (PandoriaSummaryExporter *self);
/** Returns: (transfer none) (nullable): the paper. */
GtkPageSetup *pandoria_summary_exporter_get_page_setup (PandoriaSummaryExporter *self);
/** Remembers @print and @page (each nullable: unchanged) for the next summary, saves them, and
 * reports that the pages have changed. */
void pandoria_summary_exporter_keep_paper (PandoriaSummaryExporter *self, GtkPrintSettings *print,
                                           GtkPageSetup *page);
/** Reports that the summary was saved to @file. */
void pandoria_summary_exporter_report_saved (PandoriaSummaryExporter *self, GFile *file);
