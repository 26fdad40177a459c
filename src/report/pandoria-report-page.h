/* The summary of a game as pages: what stands on each, drawn with cairo onto whatever it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_PAPER_A4,
  PANDORIA_PAPER_LETTER,
} PandoriaPaper;
#define PANDORIA_N_PAPERS 2

/** Returns: the paper "a4" or "letter", -1 for a word that names none. */
int pandoria_paper_from_key (const char *key);

/** PandoriaReportOptions: how big a sheet is, upright, in points (1/72 inch), and whether the whole history follows. */
typedef struct
{
  double width, height;
  gboolean history;
} PandoriaReportOptions;

/** Sets @options to @paper, without the history. */
void pandoria_report_options_init (PandoriaReportOptions *options, PandoriaPaper paper);

/**
 * PandoriaReport: the pages of a game as it stands when the report is made; the game must not change before the report is
 * freed. Two pages – ranking, points and their course; the board and the best scorings – then as many as the history needs.
 */
typedef struct _PandoriaReport PandoriaReport;

/** Without the history every game has this many pages. A4 and Letter have room for everything. */
#define PANDORIA_REPORT_N_PAGES 2

PandoriaReport *pandoria_report_new (PandoriaGame *game, const PandoriaReportOptions *options);
void pandoria_report_free (PandoriaReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaReport, pandoria_report_free)

guint pandoria_report_get_n_pages (PandoriaReport *report);
/** Draws page @number (from 0) onto @cr, whose origin is the upper left corner of the sheet, whose unit a point. */
void pandoria_report_draw_page (PandoriaReport *report, guint number, cairo_t *cr);

/** PandoriaReportGround: what a part is drawn on where it is not paper. Colours are 0xRRGGBB. */
typedef struct
{
  guint32 ink, faint, rule;
  gboolean dark;
} PandoriaReportGround;

/**
 * Draws the points over the turns onto @cr, whose origin is the upper left corner of a field of @width × @height; letters
 * are 8 to 9 units high, @ground NULL is paper.
 */
void pandoria_report_draw_chart (PandoriaGame *game, cairo_t *cr, double width, double height,
                                 const PandoriaReportGround *ground);

G_END_DECLS
