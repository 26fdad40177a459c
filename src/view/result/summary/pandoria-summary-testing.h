/* Functions for the tests of the summary only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-pages-view.h"
#include "pandoria-report-format.h"
#include "pandoria-summary-exporter.h"
#include "pandoria-summary-window.h"

/** Returns: (transfer none): what saves, copies and prints the summary. */
PandoriaSummaryExporter *pandoria_summary_window_get_exporter (PandoriaSummaryWindow *self);
/** Returns: (transfer none): the game. */
PandoriaGame *pandoria_summary_window_get_game (PandoriaSummaryWindow *self);
/** Returns: the number of pages. */
guint pandoria_pages_view_get_n_pages (PandoriaPagesView *self);
/** Saves to @file; the signal "reported" or a dialog reports the result. */
void pandoria_summary_exporter_save (PandoriaSummaryExporter *self, GFile *file,
                                     PandoriaReportFormat format);

/* pandoria-photo-view.c */
/** The maximum size of a photo, in bytes. */
#define PANDORIA_PHOTO_MOST_BYTES (1024 * 1024)

/** Writes @pixbuf as the photo, scaled down as far as necessary. Returns: FALSE and the reason if
 * it could not be written. */
gboolean pandoria_photo_keep (const char *path, GdkPixbuf *pixbuf, GError **error);
