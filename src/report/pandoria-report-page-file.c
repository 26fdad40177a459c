/* The pages of a game as files: PDF, SVG and PNG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-file.h"

#include "pandoria-report-names.h"
#include "pandoria-report-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gio/gio.h>

#define AUTHOR "Pandoria Companion"
#define GAP    12 /* between the pages of an SVG */

static cairo_status_t
append (gpointer bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

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

static void
set_metadata (cairo_surface_t *pdf, PandoriaGame *game)
{
  const char *title = pandoria_report_title (pandoria_game_get_record (game));
  g_autofree char *now = get_now ();

  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_AUTHOR, AUTHOR);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATOR, AUTHOR);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATE_DATE, now);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_MOD_DATE, now);
}

/* Ends @surface and makes what it wrote to @bytes (transfer full) the result. */
static GBytes *
finish (cairo_surface_t *surface, GByteArray *bytes, GError **error)
{
  cairo_status_t status;

  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}

GBytes *
pandoria_report_pdf (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  g_autoptr (PandoriaReport) report = pandoria_report_new (game, options);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *pdf = cairo_pdf_surface_create_for_stream (append, bytes, options->width, options->height);
  cairo_t *cr = cairo_create (pdf);

  set_metadata (pdf, game);
  for (guint i = 0; i < pandoria_report_get_n_pages (report); i++)
    {
      pandoria_report_draw_page (report, i, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  return finish (pdf, bytes, error);
}

/* A picture is looked at on dark grounds, too. */
static void
paint_paper (cairo_t *cr, double y, const PandoriaReportOptions *options)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, y, options->width, options->height);
  cairo_fill (cr);
}

GBytes *
pandoria_report_svg (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  g_autoptr (PandoriaReport) report = pandoria_report_new (game, options);
  guint n = pandoria_report_get_n_pages (report);
  GByteArray *bytes = g_byte_array_new ();
  double step = options->height + GAP;
  cairo_surface_t *svg = cairo_svg_surface_create_for_stream (append, bytes, options->width, n * step - GAP);
  cairo_t *cr = cairo_create (svg);

  cairo_svg_surface_set_document_unit (svg, CAIRO_SVG_UNIT_PT);
  for (guint i = 0; i < n; i++)
    {
      cairo_save (cr);
      paint_paper (cr, i * step, options);
      cairo_translate (cr, 0, i * step);
      pandoria_report_draw_page (report, i, cr);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  return finish (svg, bytes, error);
}

GBytes *
pandoria_report_png (PandoriaGame *game, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *image
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PANDORIA_REPORT_PICTURE_WIDTH, PANDORIA_REPORT_PICTURE_HEIGHT);
  cairo_t *cr = cairo_create (image);

  pandoria_report_draw_picture (game, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (image, append, bytes);
  return finish (image, bytes, error);
}
