/* Functions for the tests of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"
#include "pandoria-board-view.h"
#include "pandoria-space-widget.h"

/** Returns: the accessible name of the space. */
const char *pandoria_space_widget_get_label (PandoriaSpaceWidget *self);
/** Returns: (nullable): the place of chip @index. */
const PandoriaChipPlace *pandoria_board_chips_get_place (PandoriaBoardView *self, guint index);
/** Returns: (nullable): the place of the label of the region that contains the space @region. */
const PandoriaChipPlace *pandoria_board_labels_get_place (PandoriaBoardView *self, PandoriaSpace region);
/** Returns: the size in bytes and the number of the cached textures. */
gsize pandoria_texture_cache_get_size (guint *n_textures);
/** Sets the limit of the cache to @bytes, and drops textures beyond it. */
void pandoria_texture_cache_set_bound (gsize bytes);
