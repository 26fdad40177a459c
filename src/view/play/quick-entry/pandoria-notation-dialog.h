/* PandoriaNotationDialog: reads a whole game from text in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaNotationDialog: emits "read" (PandoriaRecord pointer; take a reference to keep it) with
 * the game. */
#define PANDORIA_TYPE_NOTATION_DIALOG (pandoria_notation_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNotationDialog, pandoria_notation_dialog, PANDORIA, NOTATION_DIALOG,
                      AdwWindow)

/** Makes the dialog; @parent (nullable): its parent window. */
PandoriaNotationDialog *pandoria_notation_dialog_new (GtkWindow *parent);
/** Copies the text of the clipboard into the dialog if it begins like a game. */
void pandoria_notation_dialog_paste (PandoriaNotationDialog *self);
/** Shows @text, a game in the notation. */
void pandoria_notation_dialog_set_text (PandoriaNotationDialog *self, const char *text);
