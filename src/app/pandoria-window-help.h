/* The rules to be read, and the way to them from everything that cites a section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Adds the action "rules" (s: the text), which pandoria_rules_open () uses. */
void pandoria_window_init_help (PandoriaWindow *window);
/** Shows the rules where they were left, or the first text. */
void pandoria_window_show_help (PandoriaWindow *window);
/** The game may be another one: what does not hold in it is left out. */
void pandoria_window_update_help (PandoriaWindow *window);

G_END_DECLS
