/* The summary of a game as pages, drawn with cairo on any surface.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>

#include "pandoria-review.h"

/* --- pandoria-report-page-chart.c ----------------------------------------------------------- */

/** PandoriaCourse: points by turn and seat. Turn 0 is the start. */
typedef struct
{
  guint first; /* the turn that the points are known from: 0, or that of the position taken over */
  guint n_turns, n_players; /* turns that have begun, at least 1; the last may be unfinished */
  gint lowest, highest;     /* of all points */
  gint *points;
  gboolean teams;   /* the seats are teams */
  gint *shares;     /* the points of each player of the teams, as points; NULL for chances */
  gint *low, *high; /* the range of chances around each average; NULL for points */
  guint n_marks, marks[PANDORIA_REVIEW_POINTS]; /* turns */
} PandoriaCourse;

/**
 * Calculates @course from the ledger of @game up to now; the last turn includes the final score.
 */
void pandoria_course_init (PandoriaCourse *course, PandoriaGame *game);
/** Adds up the points of partners in @course: its seats become the teams of a partnership (13). */
void pandoria_course_join_partners (PandoriaCourse *course);
/** Fills @course with the chances of each side from @review, averaged over a round, in percent. */
void pandoria_course_init_chances (PandoriaCourse *course, const PandoriaReview *review);
/** Marks @turn, at most PANDORIA_REVIEW_POINTS of them. */
void pandoria_course_mark (PandoriaCourse *course, guint turn);
void pandoria_course_clear (PandoriaCourse *course);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaCourse, pandoria_course_clear)

/** Returns: the points of @seat after @turn (0 … n_turns). */
gint pandoria_course_get (const PandoriaCourse *course, guint turn, guint seat);

/** PandoriaReportGround: the colors of a part that is not drawn on paper, 0xRRGGBB. */
typedef struct
{
  guint32 ink, faint, rule;
  gboolean dark;
} PandoriaReportGround;

/**
 * Draws @course onto @cr, into @width × @height from the origin. Letters are 8 to 9 units high.
 * @ground NULL is paper.
 */
void pandoria_report_draw_chart (PandoriaGame *game, const PandoriaCourse *course, cairo_t *cr,
                                 double width, double height, const PandoriaReportGround *ground);

/**
 * Returns: the turn at @x in a chart of @course that is @width wide (pandoria_report_draw_chart()).
 */
guint pandoria_course_find_turn (const PandoriaCourse *course, double width, double x);

/* --- pandoria-report-format.c: pages to be printed, saved or looked at, with any contents --- */

/**
 * Draws page @number (from 0) of @what onto @cr, in points from the upper left corner of the paper.
 */
typedef void (*PandoriaPageDrawFunc) (gpointer what, guint number, cairo_t *cr);

/** PandoriaPages: pages of one size, in points. They own @what. */
typedef struct
{
  char *title;
  double width, height;
  guint n_pages;
  PandoriaPageDrawFunc draw;
  gpointer what;
  GDestroyNotify free_what;
} PandoriaPages;

void pandoria_pages_free (PandoriaPages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaPages, pandoria_pages_free)

/**
 * Makes a PDF of all pages with its fonts, real text, title and author. Its date is
 * SOURCE_DATE_EPOCH from the environment (seconds since 1970), which makes the same file byte for
 * byte each time, or else the current time.
 * Returns: (transfer full) (nullable): the PDF; NULL and a G_IO_ERROR if it cannot be drawn.
 */
GBytes *pandoria_pages_to_pdf (PandoriaPages *pages, GError **error);
/**
 * Sets the title, the author and the time of @pdf as pandoria_pages_to_pdf() does. A surface that
 * is not a PDF stays as it is.
 */
void pandoria_pages_set_metadata (PandoriaPages *pages, cairo_surface_t *pdf);

/* --- pandoria-report-page.c ----------------------------------------------------------------- */

typedef enum
{
  PANDORIA_PAPER_A4,
  PANDORIA_PAPER_LETTER,
} PandoriaPaper;
#define PANDORIA_N_PAPERS 2

/** Returns: the paper "a4" or "letter"; -1 if @key is unknown. */
int pandoria_paper_from_key (const char *key);

/**
 * PandoriaReportOptions: the size in points, at least A4 or Letter (smaller paper scales it), and
 * what follows page 2.
 */
typedef struct
{
  double width, height;
  gboolean history;       /* the whole history */
  gboolean review;        /* if the cache has it; otherwise it is left out */
  cairo_surface_t *photo; /* (nullable): an image of the table; the caller keeps its reference */
} PandoriaReportOptions;

/** Sets @options to @paper, without history and review. */
void pandoria_report_options_init (PandoriaReportOptions *options, PandoriaPaper paper);

/**
 * The number of pages without history, review and photo. A4 and Letter have room for everything.
 */
#define PANDORIA_REPORT_N_PAGES 2

/**
 * Makes two pages (ranking, points and their course; the board and the best scorings), then the
 * photo, the review, and as many pages as the history needs. @game must not change before they are
 * freed.
 * Returns: (transfer full): the pages of @game at its current position.
 */
PandoriaPages *pandoria_report_make_pages (PandoriaGame *game,
                                           const PandoriaReportOptions *options);

/* --- pandoria-report-photo.c: the photo of the table that is kept with a game --------------- */

/** The longest side of a stored photo, in pixels. */
#define PANDORIA_PHOTO_MOST_SIDE 2048

/**
 * Returns: (transfer full) (nullable): the photo of the game in file @path (nullable), at most
 * @size pixels wide and high; 0: full size. It must be a JPEG of at most 5 million pixels, and a
 * regular file. A slow disk makes it wait, so call it in a thread.
 */
GdkPixbuf *pandoria_report_read_photo (const char *path, int size);
/** Returns: (transfer full) (nullable): the photo in full size, for PandoriaReportOptions. */
cairo_surface_t *pandoria_report_load_photo (const char *path);
/**
 * Decodes a picture that is to become a photo, at most @side pixels wide and high. Refuses one with
 * too many pixels before it needs memory for them. This can take seconds. Returns: (transfer full)
 * (nullable): NULL and why not.
 */
GdkPixbuf *pandoria_report_decode_picture (GBytes *bytes, int side, GError **error);
