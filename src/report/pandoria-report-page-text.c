/* Lettering on a page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-private.h"

#include "pandoria-text.h"

#define FAMILY "Cantarell, DejaVu Sans, Sans"

void
pandoria_page_ink (PandoriaPage *page, guint32 color)
{
  cairo_set_source_rgb (page->cr, (color >> 16 & 0xff) / 255.0, (color >> 8 & 0xff) / 255.0, (color & 0xff) / 255.0);
}

static void
set_lettering (PangoLayout *layout, const PandoriaLettering *lettering)
{
  PangoFontDescription *font = pango_font_description_from_string (FAMILY);

  pango_font_description_set_absolute_size (font, lettering->size * PANGO_SCALE);
  pango_font_description_set_weight (font, lettering->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_auto_dir (layout, FALSE); /* a name in another script stays in its column */
  pango_layout_set_alignment (layout, lettering->align);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -MAX (lettering->wrap, 1));
}

double
pandoria_page_text_height (PandoriaPage *page, const PandoriaLettering *lettering, double width, const char *text)
{
  int height;

  set_lettering (page->layout, lettering);
  pango_layout_set_width (page->layout, (int) (width * PANGO_SCALE));
  pango_layout_set_text (page->layout, text, -1);
  pango_layout_get_size (page->layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

double
pandoria_page_text (PandoriaPage *page, const PandoriaLettering *lettering, double x, double y, double width,
                    const char *text)
{
  double height = pandoria_page_text_height (page, lettering, width, text);

  cairo_move_to (page->cr, x, y);
  pango_cairo_show_layout (page->cr, page->layout);
  return height;
}

void
pandoria_page_number (PandoriaPage *page, const PandoriaLettering *lettering, double x, double y, double width,
                      int number)
{
  PandoriaLettering right = *lettering;
  g_autofree char *text = number < 0 ? pandoria_text_signed (number) : g_strdup_printf ("%d", number);

  right.align = PANGO_ALIGN_RIGHT;
  pandoria_page_text (page, &right, x, y, width, number == 0 && !lettering->bold ? "–" : text);
}

void
pandoria_page_heading (PandoriaPage *page, const char *text)
{
  static const PandoriaLettering heading = { .size = 11.5, .bold = TRUE };

  page->y += 9;
  pandoria_page_ink (page, page->ink);
  page->y += pandoria_page_text (page, &heading, page->x, page->y, page->width, text) + 3;
}

void
pandoria_page_rule (PandoriaPage *page, double y, guint32 color, double line_width)
{
  pandoria_page_ink (page, color);
  cairo_set_line_width (page->cr, line_width);
  cairo_move_to (page->cr, page->x, y);
  cairo_line_to (page->cr, page->x + page->width, y);
  cairo_stroke (page->cr);
}
