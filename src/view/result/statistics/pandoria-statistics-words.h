/* The numbers of the statistics in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-statistics.h"

G_BEGIN_DECLS

/** Returns: (transfer full): a number of @measure as tables show it; "–" for one that is not known. */
char *pandoria_statistics_words_value (PandoriaMeasure measure, double value);
/** Returns: what @measure is called at the head of a column. */
const char *pandoria_statistics_words_measure (PandoriaMeasure measure);

G_END_DECLS
