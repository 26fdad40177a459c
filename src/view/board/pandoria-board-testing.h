/* Functions for the tests of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-view.h"

/** Returns: the accessible name of the space. */
const char *pandoria_space_widget_get_label (PandoriaSpaceWidget *self);
/** Returns: the size in bytes and the number of the cached textures. */
gsize pandoria_texture_cache_get_size (guint *n_textures);
/** Sets the limit of the cache to @bytes, and drops textures beyond it. */
void pandoria_texture_cache_set_bound (gsize bytes);
