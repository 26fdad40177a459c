/* PandoriaPagesView: the printed pages on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-report-page.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_PAGES_VIEW (pandoria_pages_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPagesView, pandoria_pages_view, PANDORIA, PAGES_VIEW, AdwBin)

/** Shows the pages of @game (nullable: none); to be called again, before anything is drawn, when the game has changed. */
void pandoria_pages_view_show (PandoriaPagesView *self, PandoriaGame *game, const PandoriaReportOptions *options);

G_END_DECLS
