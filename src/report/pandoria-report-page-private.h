/* Shared by the parts of a page: positions, text styles, colors and pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "pandoria-report-page.h"
#include "pandoria-statistics.h"

#define PANDORIA_PAGE_AUTHOR "Pandoria Companion"

#define PANDORIA_REPORT_CHART_MARGIN 2 /* of a separate chart */

#define PANDORIA_ALL_LINES 1000 /* more lines than the longest note has */

/** PandoriaPage: a page that is drawn from top to bottom; all lengths are in points. */
typedef struct
{
  cairo_t *cr;
  PangoLayout *layout;
  PangoAttrList *attributes; /* of the next text; not owned; nullable */
  PandoriaGame *game;
  PandoriaRecord *record;
  const PandoriaState *state;
  PandoriaTally tally;
  PandoriaResult result;
  const char *outcome;      /* of the first page: pandoria_report_outcome(); not owned */
  guint32 ink, faint, rule; /* 0xRRGGBB: text, secondary text, lines */
  gboolean on_dark;         /* the background is dark */
  double x, width;          /* between the margins */
  double y;                 /* where the next part begins */
  double bottom;            /* where the last part must end */
} PandoriaPage;

typedef struct
{
  double size;
  gboolean bold;
  PangoAlignment align;
  int wrap; /* maximum number of lines, 0 for one; an ellipsis replaces the rest of the text */
} PandoriaLettering;

/**
 * Begins a paper page of @game (nullable), @width × @height with @margin on each side;
 * pandoria_page_clear() ends it.
 */
void pandoria_page_init (PandoriaPage *page, PandoriaGame *game, cairo_t *cr, double width,
                         double height, double margin);
void pandoria_page_clear (PandoriaPage *page);
/** Returns: (transfer full): a context that shows nothing, for pages that are only measured. */
cairo_t *pandoria_page_make_nowhere (void);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaPage, pandoria_page_clear)

/**
 * Writes a footer with @what, the subject of the pages, and the page @number (from 0) of @n_pages.
 */
void pandoria_page_foot (PandoriaPage *page, const char *what, guint number, guint n_pages);

/* Colors on paper, 0xRRGGBB. */
#define PANDORIA_INK   0x1c1b20
#define PANDORIA_FAINT 0x5e5c64
#define PANDORIA_RULE  0xb8b6bd

/**
 * PandoriaPlayerInk: a player's colors: areas, text on them, lines on paper and on a dark
 * background.
 */
typedef struct
{
  guint32 fill, on, line, bright;
} PandoriaPlayerInk;

/* --- lettering (pandoria-report-page-text.c) --- */

void pandoria_page_ink (PandoriaPage *page, guint32 color);
/** Writes @text, never as markup, into @width. Returns: the height that it takes. */
double pandoria_page_text (PandoriaPage *page, const PandoriaLettering *lettering, double x,
                           double y, double width, const char *text);
/** Returns: the height that pandoria_page_text() would take. */
double pandoria_page_text_height (PandoriaPage *page, const PandoriaLettering *lettering,
                                  double width, const char *text);
/** Returns: the width of @text on one line, in points. */
double pandoria_page_text_width (PandoriaPage *page, const PandoriaLettering *lettering,
                                 const char *text);
/**
 * Finds the whole lines of @text that fit into @width and *@height, at least one. Sets *@height to
 * their height.
 * Returns: the number of their bytes.
 */
gsize pandoria_page_text_fit (PandoriaPage *page, const PandoriaLettering *lettering, double width,
                              double *height, const char *text);
/** Writes @number, aligned to the right; "–" for 0 unless @lettering is bold. */
void pandoria_page_number (PandoriaPage *page, const PandoriaLettering *lettering, double x,
                           double y, double width, int number);
/** Writes the heading of a part and moves below it. */
void pandoria_page_heading (PandoriaPage *page, const char *text);
/** Draws a line across the page at @y. */
void pandoria_page_rule (PandoriaPage *page, double y, guint32 color, double line_width);

/* --- pieces (pandoria-report-page-board.c) --- */

const PandoriaPlayerInk *pandoria_page_player_ink (PandoriaPage *page, guint seat);
/**
 * Draws the mark of the player (● ■ ▲ ◆) in the player's color, with @radius around the given
 * point.
 */
void pandoria_page_player_mark (PandoriaPage *page, guint seat, double x, double y, double radius);

/* --- the parts; each begins at y and leaves it below itself --- */

/**
 * Writes title and facts of the game. @letterings: of a title, of one with more than @most
 * characters, of the facts.
 */
void pandoria_page_title (PandoriaPage *page, const PandoriaLettering letterings[3], glong most);
void pandoria_page_head (PandoriaPage *page);
void pandoria_page_ranking (PandoriaPage *page);
void pandoria_page_table (PandoriaPage *page);
/** Fills the rest of the page, up to a limit. */
void pandoria_page_chart (PandoriaPage *page);
/** Draws only the legend and the lines of @course, into @height. */
void pandoria_page_course_field (PandoriaPage *page, const PandoriaCourse *course, double height);
/** Fits the board into @height, with its heading. */
void pandoria_page_board (PandoriaPage *page, double height);
/** Does the same without a heading: picture and legend. */
void pandoria_page_map (PandoriaPage *page, double height);

/* --- the history (pandoria-report-page-history.c) --- */

/**
 * PandoriaHistoryLines: the positions of all lines of the history, over as many pages as it needs.
 */
typedef struct _PandoriaHistoryLines PandoriaHistoryLines;

/** Lays out the whole history for pages like @page, in two columns. */
PandoriaHistoryLines *pandoria_page_history_lay_out (PandoriaPage *page);
void pandoria_page_history_free (PandoriaHistoryLines *history);
guint pandoria_page_history_n_pages (PandoriaHistoryLines *history);
/** Returns: the number of lines on the last page. */
guint pandoria_page_history_count_last_lines (PandoriaHistoryLines *history);
/**
 * Draws page @number (from 0) of the history onto @page, which must have the size of the layout.
 */
void pandoria_page_history (PandoriaPage *page, PandoriaHistoryLines *history, guint number);

/* --- pandoria-report-picture.c -------------------------------------------------------------- */
/* A picture of a game to share: the winner, the board, the best scoring. */

#define PANDORIA_REPORT_PICTURE_WIDTH  1200
#define PANDORIA_REPORT_PICTURE_HEIGHT 1500

/** Draws the picture onto @cr, in pixels of the picture. */
void pandoria_report_draw_picture (PandoriaGame *game, cairo_t *cr);
