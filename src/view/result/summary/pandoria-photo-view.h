/* PandoriaPhotoView: the photo of the table that is kept with a game, and the ways to add one: a file, paste, drop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Action (widget): "photo.paste". Ctrl+V does the same wherever the keyboard is in its window. */
#define PANDORIA_TYPE_PHOTO_VIEW (pandoria_photo_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPhotoView, pandoria_photo_view, PANDORIA, PHOTO_VIEW, AdwBin)

/** Shows the photo of the game in file @path; NULL hides the view. */
void pandoria_photo_view_show (PandoriaPhotoView *self, const char *path);

/* The file of the photo, by the path of its game */

/** Returns: (transfer full) (nullable): the photo, at most @size pixels wide and high; NULL: there is none. */
GdkTexture *pandoria_photo_load (const char *path, int size);
/** Returns: (transfer full) (nullable): the photo for paper, whole; NULL: there is none. @path: nullable. */
cairo_surface_t *pandoria_photo_load_surface (const char *path);
