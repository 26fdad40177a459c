/* PandoriaSpacePicture: the textures of one space over each other, made when the look or the size changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-layout.h"
#include "pandoria-space-look.h"

G_BEGIN_DECLS

#define PANDORIA_PICTURE_MAX_LAYERS 10

typedef struct
{
  struct
  {
    GdkTexture *texture;
    graphene_rect_t at;
  } layers[PANDORIA_PICTURE_MAX_LAYERS];
  guint n;
} PandoriaSpacePicture;

/** Makes the textures of @look with @marks for a hex of @width × @height, at the scale of @widget. */
void pandoria_space_picture_make (PandoriaSpacePicture *picture, GtkWidget *widget, const PandoriaSpaceLook *look,
                                  guint marks, int width, int height);
void pandoria_space_picture_clear (PandoriaSpacePicture *picture);
void pandoria_space_picture_snapshot (const PandoriaSpacePicture *picture, GtkWidget *widget, GtkSnapshot *snapshot);

/** Fills @rect with where the figure @index of @look stands on a hex of @width × @height. */
void pandoria_space_picture_get_figure (const PandoriaSpaceLook *look, guint index, int width, int height,
                                        PandoriaRect *rect);
/** Fills @rect with where the badge of a figure that goes home sits; @look has a figure. */
void pandoria_space_picture_get_badge (const PandoriaSpaceLook *look, int width, int height, PandoriaRect *rect);

G_END_DECLS
