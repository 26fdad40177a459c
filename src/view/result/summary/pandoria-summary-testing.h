/* Functions for the tests of the summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-summary-private.h"
#include "pandoria-summary-window.h"

/** Returns: the number of pages. */
guint pandoria_pages_view_get_n_pages (PandoriaPagesView *self);
/** Returns: the outlined spaces, those of the selected scoring. */
PandoriaSpaces pandoria_summary_board_get_outline (PandoriaSummaryBoard *self);
/** Saves to @file; the signal "reported" or a dialog reports the result. */
void pandoria_summary_exporter_save (PandoriaSummaryExporter *self, GFile *file, PandoriaReportFormat format);
/** Returns: (transfer none): the exporter. */
PandoriaSummaryExporter *pandoria_summary_window_get_exporter (PandoriaSummaryWindow *self);

/* pandoria-photo-view.c */
/** The maximum size of a photo, in bytes. */
#define PANDORIA_PHOTO_MOST_BYTES (1024 * 1024)
/** Writes @pixbuf as the photo, scaled down as far as necessary. Returns: FALSE and the reason if it could not be written. */
gboolean pandoria_photo_keep (const char *path, GdkPixbuf *pixbuf, GError **error);
