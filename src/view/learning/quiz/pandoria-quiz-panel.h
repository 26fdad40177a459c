/* PandoriaQuizPanel: what a quiz asks, or its answer, and the button that goes on ("win.quiz"). Its room is kept, so that the answer moves
 * nothing; a longer one is scrolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_QUIZ_PANEL (pandoria_quiz_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuizPanel, pandoria_quiz_panel, PANDORIA, QUIZ_PANEL, AdwBin)

/** Shows @text below @heading; @next is the label of the button, with its mnemonic. */
void pandoria_quiz_panel_show (PandoriaQuizPanel *self, const char *heading, const char *text, const char *next);
/** How many lines have room. */
void pandoria_quiz_panel_set_lines (PandoriaQuizPanel *self, guint lines);
