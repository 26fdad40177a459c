/* The pages of a game as files, PDF, SVG and PNG, and what pages share for that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-report-page-private.h"

#include <gio/gio.h>

cairo_status_t
pandoria_page_append (gpointer bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
pandoria_page_finish (cairo_surface_t *surface, GByteArray *bytes, GError **error)
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
  g_autoptr (PandoriaPages) pages = pandoria_report_make_pages (game, options);

  return pandoria_pages_to_pdf (pages, error);
}

GBytes *
pandoria_report_svg (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  g_autoptr (PandoriaPages) pages = pandoria_report_make_pages (game, options);

  return pandoria_pages_to_svg (pages, error);
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
  cairo_surface_write_to_png_stream (image, pandoria_page_append, bytes);
  return pandoria_page_finish (image, bytes, error);
}
