/* The choice between the two forms of a table in a dialog that saves one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-csv-choice.h"

#include "pandoria-csv-form.h"
#include "pandoria-report-format.h"

#include <string.h>

static const char *
get_name (gboolean semicolons)
{
  return pandoria_report_format_name (semicolons ? PANDORIA_REPORT_CSV_SEMICOLONS
                                                 : PANDORIA_REPORT_CSV);
}

static void
add_filter (GtkNativeDialog *dialog, gboolean semicolons)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, get_name (semicolons));
  gtk_file_filter_add_pattern (filter, "*.csv");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

void
pandoria_csv_choice_add (GtkNativeDialog *dialog)
{
  gboolean prefers = pandoria_csv_prefers_semicolons ();

  g_return_if_fail (GTK_IS_FILE_CHOOSER (dialog));

  add_filter (dialog, prefers);
  add_filter (dialog, !prefers);
}

GBytes *
pandoria_csv_choice_write (GtkFileChooser *chooser, const char *csv)
{
  GtkFileFilter *filter;
  gboolean semicolons;
  char *table;

  g_return_val_if_fail (GTK_IS_FILE_CHOOSER (chooser) && csv != NULL, NULL);

  filter = gtk_file_chooser_get_filter (chooser);
  semicolons = filter != NULL ? g_strcmp0 (gtk_file_filter_get_name (filter), get_name (TRUE)) == 0
                              : pandoria_csv_prefers_semicolons ();
  table = semicolons ? pandoria_csv_with_semicolons (csv) : g_strdup (csv);
  return g_bytes_new_take (table, strlen (table));
}
