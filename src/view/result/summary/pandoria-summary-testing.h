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
/** Saves to @file; the signal "reported" or a dialog reports the result. */
void pandoria_summary_exporter_save (PandoriaSummaryExporter *self, GFile *file, PandoriaReportFormat format);
/** Returns: (transfer none): what saves, copies and prints. */
PandoriaSummaryExporter *pandoria_summary_window_get_exporter (PandoriaSummaryWindow *self);

/* pandoria-photo-view.c */
/** No photo is larger, in bytes. */
#define PANDORIA_PHOTO_MOST_BYTES (1024 * 1024)
/** Writes @pixbuf as the photo, scaled down as far as necessary. Returns: FALSE and the reason if it could not be written. */
gboolean pandoria_photo_keep (const char *path, GdkPixbuf *pixbuf, GError **error);
