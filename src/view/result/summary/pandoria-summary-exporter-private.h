/* What the two files of PandoriaSummaryExporter share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-summary-exporter.h"

struct _PandoriaSummaryExporter
{
  GObject parent_instance;

  GtkWindow *window; /* weak */
  PandoriaGame *game;
  PandoriaSummarySettings settings;
  GtkNativeDialog *chooser; /* while it is open */
};

/** Makes the pages of @what for the size of @options. Returns: (transfer full). */
typedef PandoriaPages *(*PandoriaMakePagesFunc) (gpointer what, const PandoriaReportOptions *options);

/** PandoriaPrintable: what can be printed, and what is said then. Words are static. */
typedef struct
{
  char *title; /* of the print, and of the file that is proposed */
  PandoriaMakePagesFunc make;
  gpointer what;
  GDestroyNotify free_what;
  const char *sent;   /* a sentence: it is at the printer */
  const char *failed; /* the title of the dialog: it is not */
} PandoriaPrintable;

/** In pandoria-summary-printer.c. Prints @printable, which it takes; the rest as in pandoria_summary_exporter_print(). */
void pandoria_summary_exporter_print_anything (PandoriaSummaryExporter *self, PandoriaPrintable printable,
                                               GtkPrintOperationAction action, const char *path);

/** Tells that paper or history have changed, and remembers it. */
void pandoria_summary_exporter_changed (PandoriaSummaryExporter *self);
/** Says that the summary is in @file now. */
void pandoria_summary_exporter_tell_saved (PandoriaSummaryExporter *self, GFile *file);
