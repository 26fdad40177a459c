/* Functions for the tests of the chips' places, without GTK.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"

/** Returns: whether the two overlap by at least one pixel. */
gboolean pandoria_rects_meet (const PandoriaRect *a, const PandoriaRect *b);
/** Returns: whether the hex that fills @hex reaches into @rect. */
gboolean pandoria_hex_meets_rect (const PandoriaRect *hex, const PandoriaRect *rect);
