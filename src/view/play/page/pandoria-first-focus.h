/* PandoriaFirstFocus: when the keyboard should go to a page that shows another game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"

/**
 * PandoriaFirstFocus: signal "due": the window has its layout for another game, so that its main
 * button can be focused. Not emitted if the user has focused a part of the page since then.
 */
#define PANDORIA_TYPE_FIRST_FOCUS (pandoria_first_focus_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaFirstFocus, pandoria_first_focus, PANDORIA, FIRST_FOCUS, GObject)

/** For the games of @page (not owned), which is in its window. */
PandoriaFirstFocus *pandoria_first_focus_new (GtkWidget *page);
/** Notes that the page shows @game (nullable). */
void pandoria_first_focus_show (PandoriaFirstFocus *self, PandoriaGame *game);
