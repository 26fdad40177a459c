/* PandoriaArchiveFilter: which games the archive shows: by what is searched for, and by how they stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-archive-entry.h"

typedef enum
{
  PANDORIA_ARCHIVE_SHOW_ALL,
  PANDORIA_ARCHIVE_SHOW_RUNNING,
  PANDORIA_ARCHIVE_SHOW_FINISHED,
  PANDORIA_ARCHIVE_SHOW_FAULTY,
} PandoriaArchiveShow;

#define PANDORIA_TYPE_ARCHIVE_FILTER (pandoria_archive_filter_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveFilter, pandoria_archive_filter, PANDORIA, ARCHIVE_FILTER, GtkFilter)

/** Every word of @text must be found: in title, names and notes, as a realm in this language, or in the date. */
void pandoria_archive_filter_set_text (PandoriaArchiveFilter *self, const char *text);
void pandoria_archive_filter_set_show (PandoriaArchiveFilter *self, PandoriaArchiveShow show);
/** Returns: whether anything may be left out. */
gboolean pandoria_archive_filter_is_set (PandoriaArchiveFilter *self);
