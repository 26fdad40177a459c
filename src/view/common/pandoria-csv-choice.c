/* The choice between the two forms of a table in a dialog that saves one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-csv-choice.h"

#include "pandoria-csv-form.h"
#include "pandoria-report-format.h"

#include <string.h>

#define SEMICOLONS_KEY "pandoria-semicolons"

static void
add_filter (GtkNativeDialog *dialog, gboolean semicolons)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter,
                            pandoria_report_format_name (semicolons ? PANDORIA_REPORT_CSV_SEMICOLONS
                                                                    : PANDORIA_REPORT_CSV));
  gtk_file_filter_add_pattern (filter, "*.csv");
  g_object_set_data (G_OBJECT (filter), SEMICOLONS_KEY, GINT_TO_POINTER (semicolons));
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
  char *table;

  g_return_val_if_fail (GTK_IS_FILE_CHOOSER (chooser) && csv != NULL, NULL);

  filter = gtk_file_chooser_get_filter (chooser);
  if (filter != NULL ? g_object_get_data (G_OBJECT (filter), SEMICOLONS_KEY) != NULL
                     : pandoria_csv_prefers_semicolons ())
    table = pandoria_csv_with_semicolons (csv);
  else
    table = g_strdup (csv);
  return g_bytes_new_take (table, strlen (table));
}
