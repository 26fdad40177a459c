/* The photo of the table that is kept next to a game.
 *
 * The file can be anything: a pipe, a device, a picture of any size. So nothing is decoded
 * before its size is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page.h"

#include <glib/gi18n-lib.h>

#include "pandoria-archive.h"
#include "pandoria-json.h"

/* In pixels: of a stored photo, which has at most PANDORIA_PHOTO_MOST_SIDE squared; of a JPEG that
 * is added, which the decoder shrinks while it reads; of any other picture that is added. */
#define MOST_STORED 5e6
#define MOST_JPEG   2e8
#define MOST_OTHER  5e7

#define PIECE_SIZE 65536 /* in bytes: the decoder gets pieces of this size */

/** Decoding: how large a picture may be, and whether it was larger. */
typedef struct
{
  double most; /* in pixels; 0: as its format allows */
  int side;    /* shrinks to this side; 0: does not */
  gboolean is_refused;
} Decoding;

static double
find_most (const Decoding *decoding, GdkPixbufLoader *loader)
{
  GdkPixbufFormat *format = gdk_pixbuf_loader_get_format (loader);
  g_autofree char *name = format != NULL ? gdk_pixbuf_format_get_name (format) : NULL;

  if (decoding->most > 0)
    return decoding->most;
  return g_strcmp0 (name, "jpeg") == 0 ? MOST_JPEG : MOST_OTHER;
}

/* Runs before any pixel is stored. An empty size makes the decoder fail. */
static void
on_size_prepared (GdkPixbufLoader *loader, int width, int height, Decoding *decoding)
{
  const double factor = (double) decoding->side / MAX (width, height);

  decoding->is_refused = (double) width * height > find_most (decoding, loader);
  if (decoding->is_refused)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (decoding->side > 0 && factor < 1)
    gdk_pixbuf_loader_set_size (loader, MAX ((int) (width * factor), 1),
                                MAX ((int) (height * factor), 1));
}

static gboolean
feed (GdkPixbufLoader *loader, GBytes *bytes, GError **error)
{
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);

  for (gsize done = 0; done < length; done += PIECE_SIZE)
    if (!gdk_pixbuf_loader_write (loader, data + done, MIN (PIECE_SIZE, length - done), error))
      return FALSE;
  return TRUE;
}

/* Takes @loader. */
static GdkPixbuf *
decode (GdkPixbufLoader *loader, GBytes *bytes, Decoding *decoding, GError **error)
{
  g_autoptr (GdkPixbufLoader) owned = loader;
  g_autoptr (GError) local = NULL;
  gboolean fed;
  GdkPixbuf *pixbuf;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (on_size_prepared), decoding);
  fed = feed (loader, bytes, &local);
  fed = gdk_pixbuf_loader_close (loader, fed ? &local : NULL) && fed;
  pixbuf = fed ? gdk_pixbuf_loader_get_pixbuf (loader) : NULL;
  if (pixbuf != NULL)
    return g_object_ref (pixbuf);
  if (decoding->is_refused)
    g_set_error_literal (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY,
                         _ ("The picture is too large."));
  else if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  else
    g_set_error_literal (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_FAILED,
                         _ ("This is not a picture."));
  return NULL;
}

GdkPixbuf *
pandoria_report_decode_picture (GBytes *bytes, int side, GError **error)
{
  Decoding decoding = { .side = side };

  g_return_val_if_fail (bytes != NULL && side > 0, NULL);
  return decode (gdk_pixbuf_loader_new (), bytes, &decoding, error);
}

/* Returns: (transfer full) (nullable): the contents of the photo of the game in file @path. */
static GBytes *
read_file (const char *path)
{
  g_autofree char *photo = path != NULL ? pandoria_archive_get_photo_path (path) : NULL;
  g_autoptr (GBytes) bytes = photo != NULL ? pandoria_file_read (photo, NULL) : NULL;

  return bytes != NULL && g_bytes_get_size (bytes) <= PANDORIA_MAX_FILE_SIZE
             ? g_steal_pointer (&bytes)
             : NULL;
}

static GdkPixbuf *
decode_stored (GBytes *bytes, int size)
{
  Decoding decoding = { .most = MOST_STORED, .side = size };
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type ("jpeg", NULL);

  return loader != NULL ? decode (loader, bytes, &decoding, NULL) : NULL;
}

GdkPixbuf *
pandoria_report_read_photo (const char *path, int size)
{
  g_autoptr (GBytes) bytes = read_file (path);

  return bytes != NULL ? decode_stored (bytes, size) : NULL;
}

/* Converts a row to cairo's 0xRRGGBB. Photos are not transparent. */
static void
copy_row (guint32 *row, const guchar *pixels, int width, int n_channels)
{
  for (int x = 0; x < width; x++, pixels += n_channels)
    row[x] = (guint32) pixels[0] << 16 | (guint32) pixels[1] << 8 | pixels[2];
}

static void
unref_bytes (gpointer bytes)
{
  g_bytes_unref (bytes);
}

/* Lets a PDF contain the original JPEG file, which is a fifth of the size. */
static void
attach_file (cairo_surface_t *surface, GBytes *bytes)
{
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);

  if (cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, data, length, unref_bytes,
                                   g_bytes_ref (bytes))
      != CAIRO_STATUS_SUCCESS)
    g_bytes_unref (bytes);
}

cairo_surface_t *
pandoria_report_load_photo (const char *path)
{
  g_autoptr (GBytes) bytes = read_file (path);
  g_autoptr (GdkPixbuf) pixbuf = bytes != NULL ? decode_stored (bytes, 0) : NULL;
  cairo_surface_t *surface;
  int width, height;

  if (pixbuf == NULL)
    return NULL;
  width = gdk_pixbuf_get_width (pixbuf);
  height = gdk_pixbuf_get_height (pixbuf);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  for (int y = 0; y < height && cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS; y++)
    copy_row ((guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                      + y * cairo_image_surface_get_stride (surface)),
              gdk_pixbuf_read_pixels (pixbuf) + y * gdk_pixbuf_get_rowstride (pixbuf), width,
              gdk_pixbuf_get_n_channels (pixbuf));
  cairo_surface_mark_dirty (surface);
  attach_file (surface, bytes);
  return surface;
}
