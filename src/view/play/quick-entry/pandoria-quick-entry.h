/* PandoriaQuickEntry: the bar into which a whole turn is typed in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/**
 * PandoriaQuickEntry: reads its text as a turn in the present state of the game, and previews it.
 * It replaces the turn bar, and shows its sentence: the effects of the line, or why a press was
 * refused. Signals: "entered": the line has no error and should be performed; "opened": the bar
 * should be shown and focused; "closed": the bar was closed.
 */
#define PANDORIA_TYPE_QUICK_ENTRY (pandoria_quick_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuickEntry, pandoria_quick_entry, PANDORIA, QUICK_ENTRY, AdwBin)

/** Follows @play; @catalogue contains printed costs. Call it once, before the other functions. */
void pandoria_quick_entry_set_play (PandoriaQuickEntry *self, PandoriaPlay *play,
                                    PandoriaCatalogue *catalogue);

/** Shows the bar and focuses it. */
void pandoria_quick_entry_open (PandoriaQuickEntry *self);
void pandoria_quick_entry_close (PandoriaQuickEntry *self);
gboolean pandoria_quick_entry_is_open (PandoriaQuickEntry *self);

/** Shows icons instead of words if there is little room; @stacked: puts the buttons below the line.
 */
void pandoria_quick_entry_set_narrow (PandoriaQuickEntry *self, gboolean narrow, gboolean stacked);

void pandoria_quick_entry_set_text (PandoriaQuickEntry *self, const char *text);
const char *pandoria_quick_entry_get_text (PandoriaQuickEntry *self);

/* --- pandoria-notation-dialog.c: a whole game as text --------------------------------------- */

/** PandoriaNotationDialog: emits "read" (PandoriaRecord pointer; take a reference to keep it) with
 * the game. */
#define PANDORIA_TYPE_NOTATION_DIALOG (pandoria_notation_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNotationDialog, pandoria_notation_dialog, PANDORIA, NOTATION_DIALOG,
                      AdwWindow)

/** Makes the dialog; @parent (nullable): its parent window. */
PandoriaNotationDialog *pandoria_notation_dialog_new (GtkWindow *parent);
/** Copies the text of the clipboard into the dialog if it begins like a game. */
void pandoria_notation_dialog_paste (PandoriaNotationDialog *self);
void pandoria_notation_dialog_set_text (PandoriaNotationDialog *self, const char *text);

/* --- pandoria-notation-help.c: the help page of the notation: a plain file, shown in a window ---
 */

/** Opens the help window over @parent. Returns: (transfer none): the window. */
GtkWindow *pandoria_notation_help_show (GtkWindow *parent);
