/* The pages of a game as files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Makes a PDF of all pages, A4, with its fonts, real text, title and author. Its date is the environment's
 * SOURCE_DATE_EPOCH (seconds since 1970), which makes it the same byte for byte each time; without it, now.
 * Returns: (transfer full) (nullable): it; NULL and a G_IO_ERROR when it cannot be drawn.
 */
GBytes *pandoria_report_pdf (PandoriaGame *game, GError **error);

/** Makes an SVG of the first page. Returns: as above. */
GBytes *pandoria_report_svg (PandoriaGame *game, GError **error);

G_END_DECLS
