/* What only the tests of the chips' places ask for; without GTK, as the places are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"

/** Returns: whether the two overlap by a pixel or more. */
gboolean pandoria_rects_meet (const PandoriaRect *a, const PandoriaRect *b);
/** Returns: whether the hex that fills @hex reaches into @rect. */
gboolean pandoria_hex_meets_rect (const PandoriaRect *hex, const PandoriaRect *rect);
