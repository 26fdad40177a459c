/* Pages as files: PDF and SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-private.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#define AUTHOR "Pandoria Companion"
#define GAP    12 /* between the pages of an SVG */

/* Returns: (transfer full): when the file is made, so that it can be made again exactly. */
static char *
get_now (void)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  g_autoptr (GDateTime) now = NULL;
  gint64 seconds;

  if (epoch != NULL && g_ascii_string_to_signed (epoch, 10, 0, G_MAXINT64, &seconds, NULL))
    now = g_date_time_new_from_unix_utc (seconds);
  if (now == NULL)
    now = g_date_time_new_now_utc ();
  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

/* A picture is looked at on dark grounds, too. */
static void
paint_paper (cairo_t *cr, const PandoriaPages *pages)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, pages->width, pages->height);
  cairo_fill (cr);
}

void
pandoria_pages_free (PandoriaPages *pages)
{
  if (pages->free_what != NULL)
    pages->free_what (pages->what);
  g_free (pages->title);
  g_free (pages);
}

void
pandoria_pages_set_metadata (PandoriaPages *pages, cairo_surface_t *pdf)
{
  g_autofree char *now = get_now ();

  if (cairo_surface_get_type (pdf) != CAIRO_SURFACE_TYPE_PDF)
    return;
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_TITLE, pages->title);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_AUTHOR, AUTHOR);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATOR, AUTHOR);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATE_DATE, now);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_MOD_DATE, now);
}

GBytes *
pandoria_pages_to_pdf (PandoriaPages *pages, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *pdf = cairo_pdf_surface_create_for_stream (pandoria_page_append, bytes, pages->width, pages->height);
  cairo_t *cr = cairo_create (pdf);

  pandoria_pages_set_metadata (pages, pdf);
  for (guint i = 0; i < pages->n_pages; i++)
    {
      pages->draw (pages->what, i, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  return pandoria_page_finish (pdf, bytes, error);
}

GBytes *
pandoria_pages_to_svg (PandoriaPages *pages, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  double step = pages->height + GAP;
  cairo_surface_t *svg
      = cairo_svg_surface_create_for_stream (pandoria_page_append, bytes, pages->width, pages->n_pages * step - GAP);
  cairo_t *cr = cairo_create (svg);

  cairo_svg_surface_set_document_unit (svg, CAIRO_SVG_UNIT_PT);
  for (guint i = 0; i < pages->n_pages; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, i * step);
      paint_paper (cr, pages);
      pages->draw (pages->what, i, cr);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  return pandoria_page_finish (svg, bytes, error);
}
