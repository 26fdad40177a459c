/* PandoriaPlayPage: the page on which a game is played: the board with its bars and the tray, and
 * the side panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-lesson-course.h"
#include "pandoria-notices.h"
#include "pandoria-presses.h"

/**
 * PandoriaPlayPage: emits "built" when it has its parts, and these signals after a change of the
 * play, in this order: "position-shown" when another position is shown; "act-shown" (guint: the
 * PandoriaPlayParts that may have changed); "asked" (guint: PandoriaPlayAsks). "replay-changed"
 * (gboolean, guint) reports whether a replay runs, and its speed. "correct-printed" (GtkWindow,
 * pointer to a PandoriaPrinted) asks to correct the value in a dialog over that window. Property
 * "can-go-on": whether the main button can be pressed.
 */
#define PANDORIA_TYPE_PLAY_PAGE (pandoria_play_page_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayPage, pandoria_play_page, PANDORIA, PLAY_PAGE, GtkBox)

/** Shows the view of @play from now on, and adds paid costs to @catalogue. Call it once, when the
 * page is in its window and in a PandoriaAdaptiveBin, whose layout it follows. */
void pandoria_play_page_set_play (PandoriaPlayPage *self, PandoriaPlay *play,
                                  PandoriaCatalogue *catalogue);
/** Creates the parts of the page, which otherwise happens when there is a game to show. */
void pandoria_play_page_build (PandoriaPlayPage *self);
/** Shows the @parts (PandoriaPlayParts) of the view. Changes of the play are shown without this. */
void pandoria_play_page_show_view (PandoriaPlayPage *self, guint parts);
/** Returns: (transfer none): the play that it shows. */
PandoriaPlay *pandoria_play_page_get_play (PandoriaPlayPage *self);
/** Adds the actions "side" and "ledger-panel", which show panels, to @actions. Call it after
 * "built". */
void pandoria_play_page_add_panel_actions (PandoriaPlayPage *self, GActionMap *actions);
/** Makes the plain key @trigger activate the action @name of the window. */
void pandoria_play_page_add_key (PandoriaPlayPage *self, const char *trigger, const char *name);

/** Shows @course (nullable) of a lesson, and outlines its subject. */
void pandoria_play_page_show_lesson (PandoriaPlayPage *self, PandoriaLessonCourse *course);
/**
 * Outlines the control that @course asks to press, and shows its name and spaces if the name
 * differs from @control (inout) (nullable). Returns: whether there is a new one.
 */
gboolean pandoria_play_page_show_control (PandoriaPlayPage *self,
                                          const PandoriaLessonCourse *course, char **control);
/** Presses hex button @number (1…8) for the next space; @shifted: 0 or 3 symbols instead of 1 or 2.
 */
void pandoria_play_page_press_hex (PandoriaPlayPage *self, guint number, gboolean shifted);
/** Returns: the focused space, otherwise the hovered one, otherwise the middle of the board. */
PandoriaSpace pandoria_play_page_get_place (PandoriaPlayPage *self);
/** Moves the focus to @space, if the board has it. Returns: whether it has. */
gboolean pandoria_play_page_go_to_space (PandoriaPlayPage *self, PandoriaSpace space);
/** Returns: (transfer none): the board, or the page while it has none. */
GtkWidget *pandoria_play_page_get_board (PandoriaPlayPage *self);

/* Commands */

/** Performs the act of the main button. */
void pandoria_play_page_go_on (PandoriaPlayPage *self);
/** Opens and focuses the quick entry, or closes it if it has the focus. */
void pandoria_play_page_toggle_entry (PandoriaPlayPage *self);
/** Shows or hides what would close the open regions, and announces their number. */
void pandoria_play_page_toggle_would_close (PandoriaPlayPage *self);
/** Shows and announces which tiles would close the region of the focused space, as a resting
 * pointer does. */
void pandoria_play_page_ask_what_closes (PandoriaPlayPage *self);
/** Shows the best places for the tile, or the best acts for the rest of the turn. Without a hint,
 * shows the reason. */
void pandoria_play_page_show_hint (PandoriaPlayPage *self);
/** Turns hints on in the preferences, and shows a hint. */
void pandoria_play_page_turn_on_hints (PandoriaPlayPage *self);
/** Starts a tour, or shows the next step of an explanation or a quiz, stops the replay, hides the
 * last turn. */
void pandoria_play_page_explain (PandoriaPlayPage *self);
void pandoria_play_page_quiz (PandoriaPlayPage *self);
void pandoria_play_page_replay (PandoriaPlayPage *self);
void pandoria_play_page_recall (PandoriaPlayPage *self);
/** Announces the next part of a long text about the last turn. */
void pandoria_play_page_read_on (PandoriaPlayPage *self);
/** Switches to the next of the three speeds, and from the last to the first. */
void pandoria_play_page_change_replay_speed (PandoriaPlayPage *self);
/** Shows and focuses the ledger. */
void pandoria_play_page_show_ledger (PandoriaPlayPage *self);
/** Shows and focuses the history. */
void pandoria_play_page_show_history (PandoriaPlayPage *self);
/** Opens the search of the ledger or the history, or of the cards that cover it. */
void pandoria_play_page_search_ledger (PandoriaPlayPage *self);
/** Moves the focus to the next part of the page. */
void pandoria_play_page_focus_next_panel (PandoriaPlayPage *self);
/** Moves the focus to the previous part of the page. */
void pandoria_play_page_focus_previous_panel (PandoriaPlayPage *self);

/* --- cards and dialogs ---------------------------------------------------------------------- */

/** Opens @dialog, and closes the one that is open. */
void pandoria_play_page_present_dialog (PandoriaPlayPage *self, GtkWindow *dialog);
/** Forgets @dialog if it is the open one. The caller decides whether to close it. */
void pandoria_play_page_release_dialog (PandoriaPlayPage *self, GtkWindow *dialog);

/* --- the board ------------------------------------------------------------------------------ */

/** Passes presses on the board to @taker with @data (not owned) until they are released:
 * pandoria_presses_take(). */
void pandoria_play_page_take_presses (PandoriaPlayPage *self, PandoriaPressTaker taker,
                                      gpointer data);
/** Ends this for the taker with @data. */
void pandoria_play_page_release_presses (PandoriaPlayPage *self, gpointer data);
/** Outlines @spaces on the board. */
void pandoria_play_page_outline (PandoriaPlayPage *self, PandoriaSpaces spaces);
