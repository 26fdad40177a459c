/* Functions for the tests of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-chips.h"
#include "pandoria-board-motion.h"
#include "pandoria-board-place.h"
#include "pandoria-board-scene.h"
#include "pandoria-board-view.h"
#include "pandoria-chip-view.h"
#include "pandoria-space-paint.h"
#include "pandoria-space-widget.h"

/** Returns: the parts of the board. */
const PandoriaBoardScene *pandoria_board_view_get_scene (PandoriaBoardView *self);
PandoriaBoardPlace *pandoria_board_view_get_place (PandoriaBoardView *self);
PandoriaBoardMotion *pandoria_board_view_get_motion (PandoriaBoardView *self);
PandoriaBoardChips *pandoria_board_view_get_chips (PandoriaBoardView *self);
/** Does what the pointer does when it comes to @space; PANDORIA_SPACE_NONE: when it leaves. */
void pandoria_board_view_point_at (PandoriaBoardView *self, PandoriaSpace space);

/** Returns: how many tiles drop, and the spaces that figures leave. */
guint pandoria_board_motion_get_drops (PandoriaBoardMotion *self);
PandoriaSpaces pandoria_board_motion_get_left (PandoriaBoardMotion *self);

/** Returns: (transfer none): chips and labels as they are drawn, of PandoriaChipView. */
GPtrArray *pandoria_board_chips_get_views (PandoriaBoardChips *self);
GPtrArray *pandoria_board_chips_get_labels (PandoriaBoardChips *self);

/** Returns: the accessible name of the space. */
const char *pandoria_space_widget_get_label (PandoriaSpaceWidget *self);
/** Returns: the size in bytes and the number of the cached textures. */
gsize pandoria_texture_cache_get_size (guint *n_textures);
/** Sets the limit of the cache to @bytes. If the textures exceed it, drops them all. */
void pandoria_texture_cache_set_bound (gsize bytes);

/* PandoriaSpacePicture: the layered textures of one space, made when the look or the size changes.
 */

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

/** Makes the textures of @look with @marks for a hex of @width × @height, at the scale of @widget.
 */
void pandoria_space_picture_make (PandoriaSpacePicture *picture, GtkWidget *widget,
                                  const PandoriaSpaceLook *look, guint marks, int width,
                                  int height);
void pandoria_space_picture_clear (PandoriaSpacePicture *picture);
