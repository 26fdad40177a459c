/* What only the tests of the board ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"
#include "pandoria-board-view.h"
#include "pandoria-space-widget.h"

/** Returns: what screen readers call the space. */
const char *pandoria_space_widget_get_label (PandoriaSpaceWidget *self);
/** Returns: (nullable): where the chip @index hangs. */
const PandoriaChipPlace *pandoria_board_chips_get_place (PandoriaBoardView *self, guint index);
/** Returns: (nullable): where the label hangs of the region that has the space @region. */
const PandoriaChipPlace *pandoria_board_labels_get_place (PandoriaBoardView *self, PandoriaSpace region);
/** Returns: the bytes and the number of textures that the cache holds. */
gsize pandoria_texture_cache_get_size (guint *n_textures);
/** Drops what exceeds @bytes and keeps to that bound from now on. */
void pandoria_texture_cache_set_bound (gsize bytes);
