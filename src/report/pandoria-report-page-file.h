/* The pages of a game, and the picture of it, as files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-report-page.h"

G_BEGIN_DECLS

/** Makes a PDF of all pages: pandoria_pages_to_pdf(). Returns: (transfer full) (nullable): NULL and a G_IO_ERROR when it cannot be drawn. */
GBytes *pandoria_report_pdf (PandoriaGame *game, const PandoriaReportOptions *options, GError **error);

/** Makes an SVG of all pages, one below the other. Returns: as above. */
GBytes *pandoria_report_svg (PandoriaGame *game, const PandoriaReportOptions *options, GError **error);

/** Makes a PNG of the picture to share (pandoria-report-picture.h). Returns: as above. */
GBytes *pandoria_report_png (PandoriaGame *game, GError **error);

G_END_DECLS
