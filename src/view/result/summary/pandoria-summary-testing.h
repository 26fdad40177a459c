/* What only the tests of the summary ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-summary-private.h"
#include "pandoria-summary-window.h"

/** Returns: how many pages there are. */
guint pandoria_pages_view_get_n_pages (PandoriaPagesView *self);
/** Returns: the spaces that are outlined, those of the scoring that is selected. */
PandoriaSpaces pandoria_summary_board_get_outline (PandoriaSummaryBoard *self);
/** Saves to @file; the signal "said" or a dialog tells how it went. */
void pandoria_summary_exporter_save (PandoriaSummaryExporter *self, GFile *file, PandoriaReportFormat format);
/** Returns: (transfer none): what saves, copies and prints. */
PandoriaSummaryExporter *pandoria_summary_window_get_exporter (PandoriaSummaryWindow *self);
