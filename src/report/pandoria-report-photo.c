/* Reads the photo of the table that is saved with a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page.h"

#include "pandoria-archive.h"

#define MOST_PIXELS 200000000.0 /* of a file; a damaged or hostile one could ask for any amount of memory */

GdkPixbuf *
pandoria_report_read_photo (const char *path, int size)
{
  g_autofree char *photo = path != NULL ? pandoria_archive_get_photo_path (path) : NULL;
  int width, height;

  if (photo == NULL || gdk_pixbuf_get_file_info (photo, &width, &height) == NULL
      || (double) width * height > MOST_PIXELS)
    return NULL;
  return size > 0 && MAX (width, height) > size ? gdk_pixbuf_new_from_file_at_scale (photo, size, size, TRUE, NULL)
                                                : gdk_pixbuf_new_from_file (photo, NULL);
}

/* Converts a row to cairo's 0xRRGGBB. Photos are not transparent. */
static void
copy_row (guint32 *row, const guchar *pixels, int width, int n_channels)
{
  for (int x = 0; x < width; x++, pixels += n_channels)
    row[x] = (guint32) pixels[0] << 16 | (guint32) pixels[1] << 8 | pixels[2];
}

/* Lets a PDF contain the original JPEG file, which is a fifth of the size. */
static void
attach_file (cairo_surface_t *surface, const char *path)
{
  g_autofree char *photo = pandoria_archive_get_photo_path (path);
  char *data;
  gsize length;

  if (g_file_get_contents (photo, &data, &length, NULL))
    cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, (const guchar *) data, length, g_free, data);
}

cairo_surface_t *
pandoria_report_load_photo (const char *path)
{
  g_autoptr (GdkPixbuf) pixbuf = pandoria_report_read_photo (path, 0);
  cairo_surface_t *surface;
  int width, height;

  if (pixbuf == NULL)
    return NULL;
  width = gdk_pixbuf_get_width (pixbuf);
  height = gdk_pixbuf_get_height (pixbuf);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  for (int y = 0; y < height && cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS; y++)
    copy_row (
        (guint32 *) (gpointer) (cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface)),
        gdk_pixbuf_read_pixels (pixbuf) + y * gdk_pixbuf_get_rowstride (pixbuf), width,
        gdk_pixbuf_get_n_channels (pixbuf));
  cairo_surface_mark_dirty (surface);
  attach_file (surface, path);
  return surface;
}
