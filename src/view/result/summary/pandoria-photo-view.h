/* PandoriaPhotoView: the photo of the table that is stored with a game, and ways to add one: a
 * file, paste, drop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Actions (widget): "photo.paste", "photo.remove". Ctrl+V also pastes, wherever the focus is in
 * its window. */
#define PANDORIA_TYPE_PHOTO_VIEW (pandoria_photo_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPhotoView, pandoria_photo_view, PANDORIA, PHOTO_VIEW, AdwBin)

/** Shows the photo of the game in file @path; NULL hides the view. */
void pandoria_photo_view_show (PandoriaPhotoView *self, const char *path);

/**
 * Shows the photo of the game in file @path (nullable), at most @size pixels wide and high, in
 * @picture, a GtkPicture or GtkImage, after a thread has read it. Until then, and without a photo,
 * @picture is hidden. The owner of @picture keeps @reading: the reading that a later one replaces,
 * or NULL.
 */
void pandoria_photo_show (GtkWidget *picture, GCancellable **reading, const char *path, int size);
