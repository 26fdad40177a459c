/* The sizes of paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page.h"

#include <string.h>

static const struct
{
  const char *key;
  double width, height; /* in points */
} papers[] = {
  [PANDORIA_PAPER_A4] = { "a4", 595.276, 841.890 },
  [PANDORIA_PAPER_LETTER] = { "letter", 612, 792 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (papers) == PANDORIA_N_PAPERS);

int
pandoria_paper_from_key (const char *key)
{
  for (guint i = 0; key != NULL && i < PANDORIA_N_PAPERS; i++)
    if (strcmp (papers[i].key, key) == 0)
      return (int) i;
  return -1;
}

void
pandoria_report_options_init (PandoriaReportOptions *options, PandoriaPaper paper)
{
  g_return_if_fail (options != NULL && (guint) paper < PANDORIA_N_PAPERS);
  *options = (PandoriaReportOptions){ .width = papers[paper].width, .height = papers[paper].height };
}
