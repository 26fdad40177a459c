/* Pages to be printed, saved or looked at, whatever stands on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** Draws page @number (from 0) of @what onto @cr, whose origin is the upper left corner of the paper, whose unit a point. */
typedef void (*PandoriaPageDrawFunc) (gpointer what, guint number, cairo_t *cr);

/** PandoriaPages: pages of one size, in points. @what is freed with them. */
typedef struct
{
  char *title;
  double width, height;
  guint n_pages;
  PandoriaPageDrawFunc draw;
  gpointer what;
  GDestroyNotify free_what;
} PandoriaPages;

void pandoria_pages_free (PandoriaPages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaPages, pandoria_pages_free)

/**
 * Makes a PDF of all pages with its fonts, real text, title and author. Its date is the environment's SOURCE_DATE_EPOCH
 * (seconds since 1970), which makes it the same byte for byte each time; without it, now.
 * Returns: (transfer full) (nullable): it; NULL and a G_IO_ERROR when it cannot be drawn.
 */
GBytes *pandoria_pages_to_pdf (PandoriaPages *pages, GError **error);
/** Makes an SVG of all pages, one below the other. Returns: as above. */
GBytes *pandoria_pages_to_svg (PandoriaPages *pages, GError **error);
/** Where @pdf is a PDF, it gets the title of @pages, its author and its time, as in a saved one; any other surface stays as it is. */
void pandoria_pages_set_metadata (PandoriaPages *pages, cairo_surface_t *pdf);

G_END_DECLS
