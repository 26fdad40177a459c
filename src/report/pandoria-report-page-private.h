/* What the parts of a page share: where they stand, lettering, colours and pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "pandoria-report-page.h"
#include "pandoria-tally.h"

G_BEGIN_DECLS

/** PandoriaPage: a page that is being drawn from top to bottom; all lengths in points. */
typedef struct
{
  cairo_t *cr;
  PangoLayout *layout;
  PandoriaGame *game;
  PandoriaRecord *record;
  const PandoriaState *state;
  PandoriaTally tally;
  PandoriaResult result;
  double x, width; /* between the margins */
  double y;        /* where the next part begins */
  double bottom;   /* where the last one has to end */
} PandoriaPage;

typedef struct
{
  double size;
  gboolean bold;
  PangoAlignment align;
  gboolean wrap; /* over up to three lines; the last ends with an ellipsis where that is not enough */
} PandoriaLettering;

/* Greys and the players' colours as 0xRRGGBB. */
#define PANDORIA_INK   0x1c1b20
#define PANDORIA_FAINT 0x5e5c64
#define PANDORIA_RULE  0xb8b6bd

/** PandoriaPlayerInk: a player's colour for areas, for what stands on it, and, dark enough for paper, for lines. */
typedef struct
{
  guint32 fill, on, line;
} PandoriaPlayerInk;

/* --- lettering (pandoria-report-page-text.c) --- */

/** Sets the colour of what is drawn next. */
void pandoria_page_ink (PandoriaPage *page, guint32 color);
/** Writes @text, never as markup, into the given width. Returns: the height it took. */
double pandoria_page_text (PandoriaPage *page, const PandoriaLettering *lettering, double x, double y, double width,
                           const char *text);
/** Writes @number, "–" for nothing, to the right. */
void pandoria_page_number (PandoriaPage *page, const PandoriaLettering *lettering, double x, double y, double width,
                           int number);
/** Writes the heading of a part and goes on below it. */
void pandoria_page_heading (PandoriaPage *page, const char *text);
/** Draws a line across. */
void pandoria_page_rule (PandoriaPage *page, double y, guint32 color, double line_width);

/* --- pieces (pandoria-report-page-pieces.c) --- */

const PandoriaPlayerInk *pandoria_page_player_ink (PandoriaPage *page, guint seat);
/** Draws the mark of the player's colour (● ■ ▲ ◆), @radius about the given point, filled with @fill, outlined with @line. */
void pandoria_page_mark (PandoriaPage *page, guint seat, double x, double y, double radius, guint32 fill, guint32 line);
/** The same in the player's colour. */
void pandoria_page_player_mark (PandoriaPage *page, guint seat, double x, double y, double radius);
/** Draws a figure, @size high, about the given point. */
void pandoria_page_figure (PandoriaPage *page, const PandoriaFigure *figure, double x, double y, double size);
/** Draws a castle, @size high, about the given point. */
void pandoria_page_castle (PandoriaPage *page, guint seat, double x, double y, double size);

/* --- the parts; each begins at y and leaves it below itself --- */

void pandoria_page_head (PandoriaPage *page);
void pandoria_page_ranking (PandoriaPage *page);
void pandoria_page_table (PandoriaPage *page);
/** Fills what is left of the page, within reason. */
void pandoria_page_chart (PandoriaPage *page);
/** Fits the board into @height. */
void pandoria_page_board (PandoriaPage *page, double height);
/** Returns: how high pandoria_page_scorings() will be. */
double pandoria_page_scorings_height (PandoriaPage *page);
void pandoria_page_scorings (PandoriaPage *page);

G_END_DECLS
