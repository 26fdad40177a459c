/* The windows that the main window opens: at most one of each kind. They close with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Shows the archive of games. */
void pandoria_window_show_archive (PandoriaWindow *self);
/** Shows the boards, and their editor. */
void pandoria_window_show_boards (PandoriaWindow *self);
/** Shows the preferences. */
void pandoria_window_show_preferences (PandoriaWindow *self);

/** Shows the catalogue of printed costs. */
void pandoria_window_show_catalogue (PandoriaWindow *self);
/**
 * Shows the catalogue over @parent (@self, or a dialog of it), with the focus in the cell of
 * @thing.
 */
void pandoria_window_correct_printed (PandoriaWindow *self, GtkWindow *parent,
                                      const PandoriaPrinted *thing);

/** Shows the text @name (s) of the rules. The popover of a PandoriaRuleButton uses this. */
void pandoria_window_show_rules (PandoriaWindow *self, GVariant *name);
/** Shows the rules where the user left them, or the first text. */
void pandoria_window_show_help (PandoriaWindow *self);
/** Leaves out of the rules what does not hold in the shown game. */
void pandoria_window_update_help (PandoriaWindow *self);

/**
 * Shows the display for the whole table, on another monitor if there is one. It closes with the
 * game.
 */
void pandoria_window_show_table (PandoriaWindow *self);

/** Shows the ranking and the sources of all points of the shown game. */
void pandoria_window_show_summary (PandoriaWindow *self);
/** Shows the review of the shown game, and computes it if necessary. */
void pandoria_window_show_review (PandoriaWindow *self);
/** Prints the summary of the shown game. */
void pandoria_window_print (PandoriaWindow *self);
/** Prints the sheet for the table; without a game, that of the complete game. */
void pandoria_window_print_sheet (PandoriaWindow *self);
/** Asks where, and in which format, to save the summary. */
void pandoria_window_save_summary (PandoriaWindow *self);

/** Shows all keys. */
void pandoria_window_show_help_overlay (PandoriaWindow *window);
