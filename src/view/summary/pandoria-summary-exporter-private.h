/* What the two files of PandoriaSummaryExporter share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-summary-exporter.h"

G_BEGIN_DECLS

struct _PandoriaSummaryExporter
{
  GObject parent_instance;

  GtkWindow *window; /* weak */
  PandoriaGame *game;
  PandoriaSummarySettings settings;
  GtkNativeDialog *chooser; /* while it is open */
};

/** Tells that paper or history have changed, and remembers it. */
void pandoria_summary_exporter_changed (PandoriaSummaryExporter *self);

G_END_DECLS
