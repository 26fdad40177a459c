/* PandoriaHelpWindow: the rules, with contents, search, links, back and forward.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-help.h"

/** Actions: "help.back", "help.forward", "help.search", "help.contents". */
#define PANDORIA_TYPE_HELP_WINDOW (pandoria_help_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHelpWindow, pandoria_help_window, PANDORIA, HELP_WINDOW, AdwWindow)

/** Makes the window over @parent (nullable); it shows the first text. */
GtkWidget *pandoria_help_window_new (GtkWindow *parent);
/** Shows the text @id, if it exists. "help.back" then returns to the previous text. */
void pandoria_help_window_show_text (PandoriaHelpWindow *self, const char *id);
/** Sets the running game; 0: none. Omits texts that do not apply to it, unless the user asks for
 * all. */
void pandoria_help_window_set_game (PandoriaHelpWindow *self, PandoriaHelpTerms game);
/** Shows @source (nullable: no game), a help file, instead of the text "table". */
void pandoria_help_window_set_table (PandoriaHelpWindow *self, const char *source);
