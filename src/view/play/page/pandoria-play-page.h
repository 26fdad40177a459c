/* PandoriaPlayPage: the page on which a game is played: the board with its bars and the tray, and next to it the side panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-cards-panel.h"
#include "pandoria-lesson.h"
#include "pandoria-play.h"

/**
 * Signals, in the order in which they follow a change of the play: "position-shown": another position is shown now;
 * "act-shown" (guint: the PandoriaPlayParts that may have changed); "asked" (guint: PandoriaPlayAsks), at the
 * end. "replay-changed" (gboolean, guint): whether the game is played back, and its speed.
 * "correct-printed" (GtkWindow, pointer to a PandoriaPrinted): it is to be corrected, over that window.
 * Property "can-go-on": whether the main button can be pressed.
 */
#define PANDORIA_TYPE_PLAY_PAGE (pandoria_play_page_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayPage, pandoria_play_page, PANDORIA, PLAY_PAGE, GtkBox)

/** Shows the view of @play from now on. @catalogue learns the costs that are paid in it. To be called once, when the page is in its
 * window, in a PandoriaAdaptiveBin, whose layout it follows. */
void pandoria_play_page_set_play (PandoriaPlayPage *self, PandoriaPlay *play, PandoriaCatalogue *catalogue);
/** Shows the @parts (PandoriaPlayParts) of the view that may have changed. It follows the play without this, too. */
void pandoria_play_page_show_view (PandoriaPlayPage *self, guint parts);
/** Adds the actions of the side panel, and the plain keys, to its window, which is a GActionMap. */
void pandoria_play_page_add_actions (PandoriaPlayPage *self);
/** Lets the plain key @trigger activate the action @name in the window. */
void pandoria_play_page_add_key (PandoriaPlayPage *self, const char *trigger, const char *name);

/** Shows @course (nullable) of a lesson, and outlines what it is about. */
void pandoria_play_page_show_lesson (PandoriaPlayPage *self, PandoriaLessonCourse *course);
/** Shows in the lesson which @control (nullable) is to be pressed, and on the board @spaces, which it is about. */
void pandoria_play_page_show_lesson_control (PandoriaPlayPage *self, const char *control, PandoriaSpaces spaces);
/** Puts the keyboard on slots of player cards, and shows their page, when nothing but these can be chosen. */
void pandoria_play_page_focus_slots (PandoriaPlayPage *self);
/** Presses hex button @number (1…8) of the space that is next; @shifted: 0 or 3 symbols. */
void pandoria_play_page_press_hex (PandoriaPlayPage *self, guint number, gboolean shifted);
/** Returns: (transfer none): the board. */
GtkWidget *pandoria_play_page_get_board (PandoriaPlayPage *self);

/* Commands */

/** Does the act of the main button. */
void pandoria_play_page_go_on (PandoriaPlayPage *self);
void pandoria_play_page_toggle_entry (PandoriaPlayPage *self);
void pandoria_play_page_toggle_would_close (PandoriaPlayPage *self);
/** Shows and announces what would close the region of the focused space, as a resting pointer does. */
void pandoria_play_page_ask_what_closes (PandoriaPlayPage *self);
/** Shows the best places for the tile, or the best acts for the rest of the turn. If there is no hint, it shows why. */
void pandoria_play_page_show_hint (PandoriaPlayPage *self);
/** Turns hints on in the preferences, and shows one. */
void pandoria_play_page_turn_on_hints (PandoriaPlayPage *self);
/** Begin a tour of the game, or continue it: explanation and quiz to the next step; the replay stops; the last turn is hidden. */
void pandoria_play_page_explain (PandoriaPlayPage *self);
void pandoria_play_page_quiz (PandoriaPlayPage *self);
void pandoria_play_page_replay (PandoriaPlayPage *self);
void pandoria_play_page_recall (PandoriaPlayPage *self);
/** Returns whether there is a finished game to ask about. A lesson has its own questions. */
gboolean pandoria_play_page_can_quiz (const PandoriaPlayView *view);
/** Chooses the next of the three speeds; after the last, the first. */
void pandoria_play_page_change_replay_speed (PandoriaPlayPage *self);
void pandoria_play_page_show_ledger (PandoriaPlayPage *self);
void pandoria_play_page_show_history (PandoriaPlayPage *self);
/** Searches the shown list, the ledger or the history; or the cards that cover it. */
void pandoria_play_page_search_ledger (PandoriaPlayPage *self);
void pandoria_play_page_focus_next_panel (PandoriaPlayPage *self);
void pandoria_play_page_focus_previous_panel (PandoriaPlayPage *self);

/* --- pandoria-play-page-cards.c: cards and questions, in the side panel where it has room, else in a dialog ------- */

void pandoria_play_page_show_spells (PandoriaPlayPage *self);
void pandoria_play_page_show_buildings (PandoriaPlayPage *self);
void pandoria_play_page_show_other_cards (PandoriaPlayPage *self);
void pandoria_play_page_show_monument (PandoriaPlayPage *self);
void pandoria_play_page_show_buy (PandoriaPlayPage *self);
/** Asks whom to free, and with what; of several Hanbok players, from whom (17). */
void pandoria_play_page_show_ransom (PandoriaPlayPage *self);

/** Opens @dialog in place of the one that is open. */
void pandoria_play_page_present_dialog (PandoriaPlayPage *self, GtkWindow *dialog);
/** @dialog is no longer the open one: its caller decides what becomes of it. */
void pandoria_play_page_release_dialog (PandoriaPlayPage *self, GtkWindow *dialog);
/** Closes the one that is open, as soon as it has reported its result. */
void pandoria_play_page_close_dialog (PandoriaPlayPage *self);

/* --- pandoria-play-page-input.c ----------------------------------------------------------------------------------- */

/** PandoriaPressTaker: gets a press on a space before the play does. */
typedef void (*PandoriaPressTaker) (gpointer data, PandoriaSpace space);

/** Gives presses on the board to @taker with @data (not owned) from now on, until they are released. The last taker comes first. */
void pandoria_play_page_take_presses (PandoriaPlayPage *self, PandoriaPressTaker taker, gpointer data);
void pandoria_play_page_release_presses (PandoriaPlayPage *self, gpointer data);

/* From any widget of its window, or of a window over that */

/** Shows @text in a toast; @undo: with a button that takes the last step back. */
void pandoria_toast (GtkWidget *widget, const char *text, gboolean undo);
/** Does the same with a button @label for @action; @target (nullable) is taken when it floats. */
void pandoria_toast_act (GtkWidget *widget, const char *text, const char *label, const char *action, GVariant *target);
/** Outlines @spaces on the board. */
void pandoria_outline (GtkWidget *widget, PandoriaSpaces spaces);
