/* What only the tests of the board ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-space-widget.h"
#include "pandoria-texture-cache.h"

G_BEGIN_DECLS

/** Returns: what screen readers call the space. */
const char *pandoria_space_widget_get_label (PandoriaSpaceWidget *self);
/** Returns: the bytes and the number of textures that the cache holds. */
gsize pandoria_texture_cache_get_size (guint *n_textures);
/** Drops what exceeds @bytes and keeps to that bound from now on. */
void pandoria_texture_cache_set_bound (gsize bytes);

G_END_DECLS
