/* The printed pages on the screen, one below the other. Only visible pages are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-report-page.h"

#define PANDORIA_TYPE_PAGES_VIEW (pandoria_pages_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPagesView, pandoria_pages_view, PANDORIA, PAGES_VIEW, AdwBin)

/** Shows @pages (transfer full; NULL: none). When their contents change, call it again before
 * anything is drawn. */
void pandoria_pages_view_show (PandoriaPagesView *self, PandoriaPages *pages);
