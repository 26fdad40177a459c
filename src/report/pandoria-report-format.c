/* Writes a game's summary in each format, and any pages as PDF. Also the paper sizes, and the photo
 * of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-csv-form.h"
#include "pandoria-archive.h"
#include "pandoria-json.h"
#include "pandoria-report-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define GAP 12 /* between the pages of an SVG */

/* Returns: (transfer full): the current time, or SOURCE_DATE_EPOCH, so that builds can reproduce a
 * file exactly. */
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

/* Paints a white background, because pictures are also viewed on dark ones. */
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

  g_return_if_fail (pages != NULL);

  if (cairo_surface_get_type (pdf) != CAIRO_SURFACE_TYPE_PDF)
    return;
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_TITLE, pages->title);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_AUTHOR, PANDORIA_REPORT_AUTHOR);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATOR, PANDORIA_REPORT_AUTHOR);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_CREATE_DATE, now);
  cairo_pdf_surface_set_metadata (pdf, CAIRO_PDF_METADATA_MOD_DATE, now);
}

/* A cairo_write_func_t: appends to @bytes (a GByteArray). */
static cairo_status_t
append (gpointer bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Finishes @surface and takes @bytes, to which it writes. Returns: (transfer full): the file; NULL
 * and @error. */
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
pandoria_pages_to_pdf (PandoriaPages *pages, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *pdf
      = cairo_pdf_surface_create_for_stream (append, bytes, pages->width, pages->height);
  cairo_t *cr = cairo_create (pdf);

  pandoria_pages_set_metadata (pages, pdf);
  for (guint i = 0; i < pages->n_pages; i++)
    {
      pages->draw (pages->what, i, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  return finish (pdf, bytes, error);
}

static GBytes *
make_svg (PandoriaPages *pages, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  double step = pages->height + GAP;
  cairo_surface_t *svg = cairo_svg_surface_create_for_stream (append, bytes, pages->width,
                                                              pages->n_pages * step - GAP);
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
  return finish (svg, bytes, error);
}

/* Draws the photo below the picture, in the same width. */
static void
draw_photo (cairo_t *cr, cairo_surface_t *photo, double scale)
{
  cairo_translate (cr, 0, PANDORIA_REPORT_PICTURE_HEIGHT);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, photo, 0, 0);
  cairo_paint (cr);
}

static GBytes *
make_png (PandoriaGame *game, cairo_surface_t *photo, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  double scale = photo != NULL ? (double) PANDORIA_REPORT_PICTURE_WIDTH
                                     / cairo_image_surface_get_width (photo)
                               : 0;
  int added = photo != NULL ? (int) (cairo_image_surface_get_height (photo) * scale) : 0;
  cairo_surface_t *image = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, PANDORIA_REPORT_PICTURE_WIDTH, PANDORIA_REPORT_PICTURE_HEIGHT + added);
  cairo_t *cr = cairo_create (image);

  pandoria_report_draw_picture (game, cr);
  if (photo != NULL)
    draw_photo (cr, photo, scale);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (image, append, bytes);
  return finish (image, bytes, error);
}

/* --- the formats ---------------------------------------------------------------------------- */

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
make_semicolons (PandoriaGame *game)
{
  g_autofree char *csv = pandoria_report_csv (game);

  return take_text (pandoria_csv_with_semicolons (csv));
}

static GBytes *
take_json (JsonObject *object)
{
  char *text = pandoria_json_to_plain_text (object);

  json_object_unref (object);
  return g_bytes_new_take (text, strlen (text));
}

static const struct
{
  const char *key, *extension, *name;
} formats[] = {
  [PANDORIA_REPORT_TEXT] = { "text", "txt", N_ ("Text") },
  [PANDORIA_REPORT_JSON] = { "json", "json", N_ ("Data for programs (JSON)") },
  [PANDORIA_REPORT_CSV] = { "csv", "csv", N_ ("Table with commas (CSV)") },
  [PANDORIA_REPORT_PDF] = { "pdf", "pdf", N_ ("Pages (PDF)") },
  [PANDORIA_REPORT_SVG] = { "svg", "svg", N_ ("Vector pages (SVG)") },
  [PANDORIA_REPORT_PNG] = { "png", "png", N_ ("Picture to share (PNG)") },
  [PANDORIA_REPORT_BGSTATS] = { "bgstats", "json", N_ ("Play for BG Stats") },
  [PANDORIA_REPORT_CSV_SEMICOLONS]
  = { "csv-semicolons", "csv", N_ ("Table with semicolons (CSV)") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (formats) == PANDORIA_N_REPORT_FORMATS);

GBytes *
pandoria_report_make (PandoriaGame *game, PandoriaReportFormat format,
                      const PandoriaReportOptions *options, GError **error)
{
  g_autoptr (PandoriaPages) pages = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && options != NULL, NULL);

  if (format == PANDORIA_REPORT_PDF || format == PANDORIA_REPORT_SVG)
    pages = pandoria_report_make_pages (game, options);
  switch (format)
    {
    case PANDORIA_REPORT_TEXT: return take_text (pandoria_report_text (game, options->history));
    case PANDORIA_REPORT_JSON: return take_json (pandoria_report_json (game, options->history));
    case PANDORIA_REPORT_CSV: return take_text (pandoria_report_csv (game));
    case PANDORIA_REPORT_CSV_SEMICOLONS: return make_semicolons (game);
    case PANDORIA_REPORT_PDF: return pandoria_pages_to_pdf (pages, error);
    case PANDORIA_REPORT_SVG: return make_svg (pages, error);
    case PANDORIA_REPORT_PNG: return make_png (game, options->photo, error);
    case PANDORIA_REPORT_BGSTATS: return take_json (pandoria_report_bgstats (game));
    default: g_return_val_if_reached (NULL);
    }
}

int
pandoria_report_format_from_key (const char *key)
{
  return pandoria_key_find (&formats[0].key, sizeof formats[0], PANDORIA_N_REPORT_FORMATS, key);
}

const char *
pandoria_report_format_extension (PandoriaReportFormat format)
{
  g_return_val_if_fail ((guint) format < PANDORIA_N_REPORT_FORMATS, NULL);
  return formats[format].extension;
}

const char *
pandoria_report_format_name (PandoriaReportFormat format)
{
  g_return_val_if_fail ((guint) format < PANDORIA_N_REPORT_FORMATS, NULL);
  return _ (formats[format].name);
}

char *
pandoria_report_file_name (PandoriaGame *game, PandoriaReportFormat format)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const char *title = pandoria_report_title (record);
  g_autofree char *stem = pandoria_file_name_make (title);
  g_autoptr (GDateTime) created = pandoria_record_get_day (record);
  g_autofree char *day
      = created != NULL ? g_date_time_format (created, " %Y-%m-%d") : g_strdup ("");

  return g_strdup_printf ("%s%s%s.%s", stem, day,
                          format == PANDORIA_REPORT_BGSTATS ? " BG Stats" : "",
                          pandoria_report_format_extension (format));
}

/* --- paper ---------------------------------------------------------------------------------- */

static const struct
{
  const char *key;
  double width, height; /* in points */
} papers[] = {
  [PANDORIA_PAPER_A4] = { "a4", 595.276, 841.890 },
  [PANDORIA_PAPER_LETTER] = { "letter", 612, 792 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (papers) == PANDORIA_N_PAPERS);

int
pandoria_paper_from_key (const char *key)
{
  return pandoria_key_find (&papers[0].key, sizeof papers[0], PANDORIA_N_PAPERS, key);
}

void
pandoria_report_options_init (PandoriaReportOptions *options, PandoriaPaper paper)
{
  g_return_if_fail (options != NULL && (guint) paper < PANDORIA_N_PAPERS);
  *options
      = (PandoriaReportOptions){ .width = papers[paper].width, .height = papers[paper].height };
}
