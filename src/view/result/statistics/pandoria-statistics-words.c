/* The numbers of the statistics in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-archive-words.h"

static const char *const measures[] = {
  [PANDORIA_MEASURE_GAMES] = NC_ ("statistics", "Games"),
  [PANDORIA_MEASURE_UNFINISHED] = NC_ ("statistics", "Unfinished"),
  [PANDORIA_MEASURE_WINS] = NC_ ("statistics", "Wins"),
  [PANDORIA_MEASURE_SHARED] = NC_ ("statistics", "Shared Wins"),
  [PANDORIA_MEASURE_AVERAGE] = NC_ ("statistics", "Average"),
  [PANDORIA_MEASURE_BEST] = NC_ ("statistics", "Best"),
  [PANDORIA_MEASURE_MINUTES] = NC_ ("statistics", "Length"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (measures) == PANDORIA_N_MEASURES);

char *
pandoria_statistics_words_value (PandoriaMeasure measure, double value)
{
  if (isnan (value))
    return g_strdup ("–");
  if (measure == PANDORIA_MEASURE_AVERAGE)
    return g_strdup_printf ("%.1f", value);
  if (measure == PANDORIA_MEASURE_MINUTES)
    return pandoria_archive_words_length ((gint64) (value * 60));
  return g_strdup_printf ("%.0f", value);
}

const char *
pandoria_statistics_words_measure (PandoriaMeasure measure)
{
  g_return_val_if_fail ((guint) measure < PANDORIA_N_MEASURES, "");
  return g_dpgettext2 (GETTEXT_PACKAGE, "statistics", measures[measure]);
}
