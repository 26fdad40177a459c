/* What is remembered for the next summary: printer, paper, whether history and review are wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-report-page.h"

G_BEGIN_DECLS

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

G_END_DECLS
