/* The summary of a game as pages: what stands on each, drawn with cairo onto whatever it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-pages.h"
#include "pandoria-report-course.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_PAPER_A4,
  PANDORIA_PAPER_LETTER,
} PandoriaPaper;
#define PANDORIA_N_PAPERS 2

/** Returns: the paper "a4" or "letter", -1 for a word that names none. */
int pandoria_paper_from_key (const char *key);

/** PandoriaReportOptions: how big a sheet is, upright, in points (1/72 inch), and what follows the first pages. */
typedef struct
{
  double width, height;
  gboolean history; /* the whole */
  gboolean review;  /* where the cache has it: it is not made for this */
} PandoriaReportOptions;

/** Sets @options to @paper, without history and review. */
void pandoria_report_options_init (PandoriaReportOptions *options, PandoriaPaper paper);

/** Without history and review every game has this many pages. A4 and Letter have room for everything. */
#define PANDORIA_REPORT_N_PAGES 2

/**
 * Returns: (transfer full): the pages of @game as it stands now; it must not change before they are freed. Two pages – ranking, points and
 * their course; the board and the best scorings – then the review, then as many as the history needs.
 */
PandoriaPages *pandoria_report_make_pages (PandoriaGame *game, const PandoriaReportOptions *options);

/** PandoriaReportGround: what a part is drawn on where it is not paper. Colours are 0xRRGGBB. */
typedef struct
{
  guint32 ink, faint, rule;
  gboolean dark;
} PandoriaReportGround;

/**
 * Draws @course, or (NULL) the points over the turns, onto @cr, whose origin is the upper left corner of a field of @width × @height; letters
 * are 8 to 9 units high, @ground NULL is paper.
 */
void pandoria_report_draw_chart (PandoriaGame *game, const PandoriaCourse *course, cairo_t *cr, double width,
                                 double height, const PandoriaReportGround *ground);

G_END_DECLS
