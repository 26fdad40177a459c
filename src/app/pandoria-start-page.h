/* PandoriaStartPage: the page of the window without a game: ways to begin, and recent games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaStartPage: its buttons activate actions of the window. */
#define PANDORIA_TYPE_START_PAGE (pandoria_start_page_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartPage, pandoria_start_page, PANDORIA, START_PAGE, AdwBin)

/** Sets whether the page offers to continue the last game. */
void pandoria_start_page_set_has_last (PandoriaStartPage *self, gboolean has_last);
