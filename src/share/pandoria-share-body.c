/* The body of an answer, compressed at most once for all phones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-body.h"

#include <gio/gio.h>

#define LEAST_COMPRESSED 512 /* bytes */

struct _PandoriaShareBody
{
  grefcount references;
  GBytes *plain;
  GBytes *compressed; /* nullable */
  gboolean is_tried;  /* to compress it */
};

/* Returns: (transfer full) (nullable): @body compressed; NULL if that makes it no smaller. */
static GBytes *
compress (GBytes *body)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 6);
  gsize size, read, written;
  gconstpointer data = g_bytes_get_data (body, &size);
  g_autofree char *buffer = g_malloc (size);

  if (size < LEAST_COMPRESSED
      || g_converter_convert (G_CONVERTER (compressor), data, size, buffer, size,
                              G_CONVERTER_INPUT_AT_END, &read, &written, NULL)
             != G_CONVERTER_FINISHED)
    return NULL;
  return g_bytes_new_take (g_steal_pointer (&buffer), written);
}

PandoriaShareBody *
pandoria_share_body_new (GBytes *plain)
{
  PandoriaShareBody *body = g_new0 (PandoriaShareBody, 1);

  g_ref_count_init (&body->references);
  body->plain = plain;
  return body;
}

PandoriaShareBody *
pandoria_share_body_ref (PandoriaShareBody *body)
{
  g_ref_count_inc (&body->references);
  return body;
}

void
pandoria_share_body_unref (PandoriaShareBody *body)
{
  if (!g_ref_count_dec (&body->references))
    return;
  g_bytes_unref (body->plain);
  g_clear_pointer (&body->compressed, g_bytes_unref);
  g_free (body);
}

GBytes *
pandoria_share_body_get_plain (PandoriaShareBody *body)
{
  return body->plain;
}

GBytes *
pandoria_share_body_get_compressed (PandoriaShareBody *body)
{
  if (!body->is_tried)
    body->compressed = compress (body->plain);
  body->is_tried = TRUE;
  return body->compressed;
}
