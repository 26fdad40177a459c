/* PandoriaPen: draws from the top of a page to its bottom. It knows nothing about games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

/**
 * PandoriaPen: a surface, and the place on it where the next part begins. Lengths are in points.
 * A part begins at y and moves it below itself.
 */
typedef struct
{
  cairo_t *cr;
  PangoLayout *layout;       /* only for the functions below */
  PangoAttrList *attributes; /* of the next text; not owned; nullable */
  guint32 ink, faint, rule;  /* 0xRRGGBB: text, secondary text, lines */
  gboolean on_dark;          /* the background is dark */
  double x, width;           /* between the margins */
  double y;                  /* where the next part begins */
  double bottom;             /* where the last part must end */
} PandoriaPen;

typedef struct
{
  double size;
  gboolean bold;
  PangoAlignment align;
  int wrap; /* maximum number of lines, 0 for one; an ellipsis replaces the rest of the text */
} PandoriaLettering;

#define PANDORIA_ALL_LINES 1000 /* more lines than the longest note has */

/** Begins a paper page on @cr, @width × @height with @margin on each side. */
void pandoria_pen_init (PandoriaPen *pen, cairo_t *cr, double width, double height, double margin);
void pandoria_pen_clear (PandoriaPen *pen);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaPen, pandoria_pen_clear)
/** Returns: (transfer full): a context that shows nothing, for pages that are only measured. */
cairo_t *pandoria_pen_make_recording (void);

/** Sets the color of the next lines, areas and texts, as 0xRRGGBB. */
void pandoria_pen_ink (PandoriaPen *pen, guint32 color);
/** Writes @text, never as markup, into @width. Returns: the height that it takes. */
double pandoria_pen_text (PandoriaPen *pen, const PandoriaLettering *lettering, double x, double y,
                          double width, const char *text);
/** Returns: the height that pandoria_pen_text() would take. */
double pandoria_pen_text_height (PandoriaPen *pen, const PandoriaLettering *lettering, double width,
                                 const char *text);
/** Returns: the width of @text on one line, in points. */
double pandoria_pen_text_width (PandoriaPen *pen, const PandoriaLettering *lettering,
                                const char *text);
/**
 * Finds the whole lines of @text that fit into @width and *@height, at least one. Sets *@height to
 * their height.
 * Returns: the number of their bytes.
 */
gsize pandoria_pen_text_fit (PandoriaPen *pen, const PandoriaLettering *lettering, double width,
                             double *height, const char *text);
/** Writes @number, aligned to the right; "–" for 0 unless @lettering is bold. */
void pandoria_pen_number (PandoriaPen *pen, const PandoriaLettering *lettering, double x, double y,
                          double width, int number);
/** Writes the heading of a part and moves below it. */
void pandoria_pen_heading (PandoriaPen *pen, const char *text);
/** Draws a line across the page at @y. */
void pandoria_pen_rule (PandoriaPen *pen, double y, guint32 color, double line_width);
/**
 * Writes a footer with @what, the subject of the pages, and the page @number (from 0) of @n_pages.
 */
void pandoria_pen_foot (PandoriaPen *pen, const char *what, guint number, guint n_pages);
