/* What would close, in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-open-regions.h"

G_BEGIN_DECLS

/** Returns: (transfer full): a region's terrain and some of its spaces: “Forest F7 F8”. */
char *pandoria_text_region_name (const PandoriaRegion *region);
/** Returns: (transfer full): what is missing round @open, a region of the position that @game shows, and who would gain what. */
char *pandoria_text_open_region (PandoriaGame *game, const PandoriaOpenRegion *open);

G_END_DECLS
