/* Draws text and lines from the top of a page to its bottom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-pen.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FAMILY "Cantarell, DejaVu Sans, Sans"

#define LONGEST_WORD 80 /* characters; longer than any real word */
#define MOST_UNKNOWN 40 /* characters without a glyph in any font that still show their codes */
#define PLAIN_BOX    0x25a1

/* Colors on paper. */
#define INK   0x1c1b20
#define FAINT 0x5e5c64
#define RULE  0xb8b6bd

static PangoLayout *
make_layout (cairo_t *cr)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Do not fit letters to a pixel grid, which paper does not have. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  pango_layout_context_changed (layout);
  return layout;
}

void
pandoria_pen_init (PandoriaPen *pen, cairo_t *cr, double width, double height, double margin)
{
  *pen = (PandoriaPen){ .cr = cr };
  pen->ink = INK;
  pen->faint = FAINT;
  pen->rule = RULE;
  pen->x = pen->y = margin;
  pen->width = width - 2 * margin;
  pen->bottom = height - margin;
  pen->layout = make_layout (cr);
}

void
pandoria_pen_clear (PandoriaPen *pen)
{
  g_clear_object (&pen->layout);
}

cairo_t *
pandoria_pen_make_recording (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

void
pandoria_pen_ink (PandoriaPen *pen, guint32 color)
{
  cairo_set_source_rgb (pen->cr, (color >> 16 & 0xff) / 255.0, (color >> 8 & 0xff) / 255.0,
                        (color & 0xff) / 255.0);
}

/* Breaks a text with a very long word at any character. To break within words, Pango needs time
 * that grows with the square of their length for each line. No real text has such words. */
static PangoWrapMode
choose_wrap (const char *text)
{
  guint length = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      length = *p == ' ' ? 0 : length + 1;
      if (length > LONGEST_WORD)
        return PANGO_WRAP_CHAR;
    }
  return PANGO_WRAP_WORD_CHAR;
}

/* Marks in @unknown each byte of the text of @layout at which a character without a glyph in any
 * font begins. */
static void
find_unknown (PangoLayout *layout, guint8 *unknown)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);

  do
    {
      const PangoLayoutRun *run = pango_layout_iter_get_run_readonly (iter);

      for (int i = 0; run != NULL && i < run->glyphs->num_glyphs; i++)
        if (run->glyphs->glyphs[i].glyph & PANGO_GLYPH_UNKNOWN_FLAG)
          unknown[run->item->offset + run->glyphs->log_clusters[i]] = 1;
    }
  while (pango_layout_iter_next_run (iter));
  pango_layout_iter_free (iter);
}

/* Replaces many characters that no font has with plain boxes. Pango would draw a box with the code
 * of each, which is helpful for a few but takes seconds for a hundred thousand. */
static void
simplify_unknown (PangoLayout *layout, const char *text)
{
  g_autofree guint8 *unknown = NULL;
  g_autoptr (GString) simple = NULL;

  if (pango_layout_get_unknown_glyphs_count (layout) <= MOST_UNKNOWN)
    return;
  unknown = g_malloc0 (strlen (text) + 1);
  simple = g_string_new (NULL);
  find_unknown (layout, unknown);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    g_string_append_unichar (simple, unknown[p - text] ? PLAIN_BOX : g_utf8_get_char (p));
  pango_layout_set_text (layout, simple->str, -1);
}

static void
set_lettering (PangoLayout *layout, const PandoriaLettering *lettering)
{
  PangoFontDescription *font = pango_font_description_from_string (FAMILY);

  pango_font_description_set_absolute_size (font, lettering->size * PANGO_SCALE);
  pango_font_description_set_weight (font,
                                     lettering->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_auto_dir (layout, FALSE); /* keeps a name in another script in its column */
  pango_layout_set_alignment (layout, lettering->align);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -MAX (lettering->wrap, 1)); /* negative: in lines */
}

static void
lay_out (PandoriaPen *pen, const PandoriaLettering *lettering, int width, const char *text)
{
  PangoLayout *layout = pen->layout;

  set_lettering (layout, lettering);
  pango_layout_set_attributes (layout, pen->attributes);
  pango_layout_set_wrap (layout, choose_wrap (text));
  pango_layout_set_width (layout, width);
  pango_layout_set_text (layout, text, -1);
  simplify_unknown (layout, text);
}

double
pandoria_pen_text_height (PandoriaPen *pen, const PandoriaLettering *lettering, double width,
                          const char *text)
{
  int height;

  lay_out (pen, lettering, (int) (width * PANGO_SCALE), text);
  pango_layout_get_size (pen->layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

double
pandoria_pen_text_width (PandoriaPen *pen, const PandoriaLettering *lettering, const char *text)
{
  int width;

  lay_out (pen, lettering, -1, text);
  pango_layout_get_size (pen->layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

gsize
pandoria_pen_text_fit (PandoriaPen *pen, const PandoriaLettering *lettering, double width,
                       double *height, const char *text)
{
  const double all = pandoria_pen_text_height (pen, lettering, width, text);
  const char *laid = pango_layout_get_text (pen->layout), *end = NULL;
  const char *rest;
  PangoLayoutIter *iter = pango_layout_get_iter (pen->layout);
  int top, bottom;

  while (end == NULL && pango_layout_iter_next_line (iter))
    {
      pango_layout_iter_get_line_yrange (iter, &top, &bottom);
      if (bottom > *height * PANGO_SCALE)
        end = laid + pango_layout_iter_get_line_readonly (iter)->start_index;
    }
  pango_layout_iter_free (iter);
  if (end == NULL)
    {
      *height = all;
      return strlen (text);
    }
  *height = (double) top / PANGO_SCALE;
  /* The layout can contain other characters than @text, but the same number. */
  rest = g_utf8_offset_to_pointer (text, g_utf8_pointer_to_offset (laid, end));
  return (gsize) (rest - text);
}

double
pandoria_pen_text (PandoriaPen *pen, const PandoriaLettering *lettering, double x, double y,
                   double width, const char *text)
{
  double height = pandoria_pen_text_height (pen, lettering, width, text);

  cairo_move_to (pen->cr, x, y);
  pango_cairo_show_layout (pen->cr, pen->layout);
  return height;
}

void
pandoria_pen_number (PandoriaPen *pen, const PandoriaLettering *lettering, double x, double y,
                     double width, int number)
{
  PandoriaLettering right = *lettering;
  g_autofree char *text
      = number < 0 ? pandoria_text_signed (number) : g_strdup_printf ("%d", number);

  right.align = PANGO_ALIGN_RIGHT;
  pandoria_pen_text (pen, &right, x, y, width, number == 0 && !lettering->bold ? "–" : text);
}

void
pandoria_pen_heading (PandoriaPen *pen, const char *text)
{
  static const PandoriaLettering heading = { .size = 11.5, .bold = TRUE };

  pen->y += 9;
  pandoria_pen_ink (pen, pen->ink);
  pen->y += pandoria_pen_text (pen, &heading, pen->x, pen->y, pen->width, text) + 3;
}

void
pandoria_pen_rule (PandoriaPen *pen, double y, guint32 color, double line_width)
{
  pandoria_pen_ink (pen, color);
  cairo_set_line_width (pen->cr, line_width);
  cairo_move_to (pen->cr, pen->x, y);
  cairo_line_to (pen->cr, pen->x + pen->width, y);
  cairo_stroke (pen->cr);
}

void
pandoria_pen_foot (PandoriaPen *pen, const char *what, guint number, guint n_pages)
{
  PandoriaLettering left = { .size = 8 }, right = { .size = 8, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *where = g_strdup_printf (_ ("Page %1$u of %2$u"), number + 1, n_pages);

  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &left, pen->x, pen->bottom + 6, pen->width - 80, what);
  pandoria_pen_text (pen, &right, pen->x + pen->width - 80, pen->bottom + 6, 80, where);
}
