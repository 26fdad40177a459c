/* The way from anything that is shown to the rules that can be read, whichever window it stands in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-help.h"

G_BEGIN_DECLS

/** Says of which game @window and what stands over it is; 0: of none. */
void pandoria_rules_set_game (GtkWindow *window, PandoriaHelpTerms game);
/** Returns: of which game the window of @widget, or one below it, is. */
PandoriaHelpTerms pandoria_rules_get_game (GtkWidget *widget);
/**
 * Opens the rules at the text @id, by the action "rules" (s) of @widget's window or one below it. Returns: FALSE where there is no such window.
 */
gboolean pandoria_rules_open (GtkWidget *widget, const char *id);

G_END_DECLS
