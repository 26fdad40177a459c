/* Functions for the tests of the summary only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-summary-private.h"

/** Returns: the number of pages. */
guint pandoria_pages_view_get_n_pages (PandoriaPagesView *self);
/** Saves to @file; the signal "reported" or a dialog reports the result. */
void pandoria_summary_exporter_save (PandoriaSummaryExporter *self, GFile *file, PandoriaReportFormat format);

/**
 * Reads printing.ini of XDG_CONFIG_HOME/pandoria-companion. Missing or unreadable settings become the defaults of GTK:
 * the default printer and the paper of the user's country, in portrait.
 */
void pandoria_summary_settings_load (PandoriaSummarySettings *settings);
/** Writes them there. Logs a warning if the folder is not writable. */
gboolean pandoria_summary_settings_save (const PandoriaSummarySettings *settings, GError **error);
void pandoria_summary_settings_clear (PandoriaSummarySettings *settings);

/** Sets @options to the pages for the paper of @settings: A4 or Letter if it is one of them or similar. */
void pandoria_summary_settings_get_options (const PandoriaSummarySettings *settings, PandoriaReportOptions *options);

/* pandoria-photo-view.c */
/** The maximum size of a photo, in bytes. */
#define PANDORIA_PHOTO_MOST_BYTES (1024 * 1024)

/** Writes @pixbuf as the photo, scaled down as far as necessary. Returns: FALSE and the reason if it could not be written. */
gboolean pandoria_photo_keep (const char *path, GdkPixbuf *pixbuf, GError **error);
