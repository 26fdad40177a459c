/* The game whose terms the rules of a window use: help texts differ by edition and variant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-help.h"

/** Sets the game of @window and of the windows over it; 0: none. */
void pandoria_rules_set_game (GtkWindow *window, PandoriaHelpTerms game);
/** Returns: the game of the window of @widget, or of a window below it. */
PandoriaHelpTerms pandoria_rules_get_game (GtkWidget *widget);
