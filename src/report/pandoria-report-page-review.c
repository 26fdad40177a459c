/* Draws the review of a game on a separate page: chances of winning, turning points, the players' tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-private.h"

#include <glib/gi18n-lib.h>

#define HEADING  30 /* at most */
#define HIGHEST  300
#define LOWEST   120
#define GAP      6
#define MARGINAL 4 /* between related lines */

static const PandoriaLettering change_lettering = { .size = 9.5, .bold = TRUE, .wrap = 3 };
static const PandoriaLettering words_lettering = { .size = 8.5, .wrap = 8 };

typedef struct
{
  const PandoriaLettering *lettering;
  char *text;
  double gap;
} Paragraph;

static void
clear_paragraph (gpointer data)
{
  g_free (((Paragraph *) data)->text);
}

static void
add (GArray *paragraphs, const PandoriaLettering *lettering, char *text, double gap)
{
  Paragraph paragraph = { lettering, text, gap };

  if (text != NULL)
    g_array_append_val (paragraphs, paragraph);
}

static GArray *
list_points (PandoriaPage *page, const PandoriaReview *review)
{
  GArray *paragraphs = g_array_new (FALSE, FALSE, sizeof (Paragraph));
  PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
  const guint n = pandoria_review_list_points (review, points);

  g_array_set_clear_func (paragraphs, clear_paragraph);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) sentences = pandoria_review_text_point (page->game, review, &points[i]);

      for (guint k = 0; sentences[k] != NULL; k++)
        add (paragraphs, k == 0 ? &change_lettering : &words_lettering, g_strdup (sentences[k]),
             sentences[k + 1] != NULL ? MARGINAL : 2 * GAP);
    }
  if (n == 0)
    add (paragraphs, &words_lettering, g_strdup (_ ("No turn changed the chances much.")), GAP);
  return paragraphs;
}

static GArray *
list_players (PandoriaPage *page, const PandoriaReview *review)
{
  GArray *paragraphs = g_array_new (FALSE, FALSE, sizeof (Paragraph));

  g_array_set_clear_func (paragraphs, clear_paragraph);
  for (guint seat = 0; seat < review->n_players; seat++)
    add (paragraphs, &words_lettering, pandoria_review_text_player (page->game, review, seat), GAP);
  return paragraphs;
}

static double
measure (PandoriaPage *page, const GArray *paragraphs)
{
  double height = 0;

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const Paragraph *paragraph = &g_array_index (paragraphs, Paragraph, i);

      height += pandoria_page_text_height (page, paragraph->lettering, page->width, paragraph->text) + paragraph->gap;
    }
  return height;
}

static void
draw (PandoriaPage *page, const GArray *paragraphs)
{
  pandoria_page_ink (page, page->ink);
  for (guint i = 0; i < paragraphs->len; i++)
    {
      const Paragraph *paragraph = &g_array_index (paragraphs, Paragraph, i);

      page->y += pandoria_page_text (page, paragraph->lettering, page->x, page->y, page->width, paragraph->text)
                 + paragraph->gap;
    }
}

void
pandoria_page_review (PandoriaPage *page, const PandoriaReview *review)
{
  g_autoptr (GArray) points = list_points (page, review);
  g_autoptr (GArray) players = list_players (page, review);
  g_auto (PandoriaCourse) course = { 0 };
  const double words = measure (page, points) + measure (page, players) + 3 * HEADING;

  pandoria_course_init_chances (&course, review);
  pandoria_page_heading (page, _ ("Chances of winning over the turns, in per cent"));
  pandoria_page_course_field (page, &course, CLAMP (page->bottom - page->y - words, LOWEST, HIGHEST));
  pandoria_page_heading (page, _ ("Turning points"));
  draw (page, points);
  pandoria_page_heading (page, _ ("Players"));
  draw (page, players);
}
