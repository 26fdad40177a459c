/* A real window with a game, for the tests of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-history-bar.h"
#include "window-parts.h"
#include "session-fixture.h"
#include "window-driver.h"

/**
 * Initializes the test like gtk_test_init(), which keeps English: the program has the texts of
 * LANGUAGE. Nothing is animated.
 */
void window_fixture_init_translated (int *argc, char ***argv);
/**
 * Runs the added tests, each with a separate window (1270 × 800 px) that shows
 * tests/display/short.pandoria. With PANDORIA_TEST_UNDRAWN in the environment, windows are laid out
 * but not drawn.
 */
int window_fixture_run (void);
/** Runs the added tests in one window, which opens the game again for each test. */
int window_fixture_run_in_one_window (void);
/** Adds a test. */
void window_fixture_add (const char *path, void (*test) (PandoriaWindow *window));
/** Adds a test with @data, which opens its own games: a window that is kept shows the last one. */
void window_fixture_add_with (const char *path,
                              void (*test) (PandoriaWindow *window, gconstpointer data),
                              gconstpointer data);

/** Waits for a limited time until @condition holds. Returns: whether it does. */
gboolean window_fixture_wait (gboolean (*condition) (gpointer data), gpointer data);
/** Returns: by how many px a window is wider, and higher, than its content. */
int window_fixture_get_frame (void);
/** Resizes @window to this width and waits until it has the layout for it. */
void window_fixture_resize (PandoriaWindow *window, int width, int height,
                            PandoriaWidthClass wanted);

/** Waits until the game of @window is at @position. */
void window_fixture_wait_for_position (PandoriaWindow *window, guint position);
const PandoriaState *window_fixture_get_state (PandoriaWindow *window);
/** Returns: the turn bar's sentence. */
const char *window_fixture_get_sentence (PandoriaWindow *window);
/** Returns: what the bar for other positions shows. */
PandoriaPlayMode window_fixture_get_history_mode (PandoriaWindow *window);
/** Waits until all announcements were made; the focused widget is read first. */
void window_fixture_wait_for_words (PandoriaWindow *window);
/**
 * Returns: whether @text was the last announcement, with a new title after it and nothing else.
 * Earlier announcements may still wait: see window_fixture_wait_for_words().
 */
gboolean window_fixture_was_announced (PandoriaWindow *window, const char *text);
/** Activates an action of the window, which must be possible. */
void window_fixture_activate (PandoriaWindow *window, const char *name);
/** Chooses what the next hex of the tile shows: button @number, like its key. */
void window_fixture_choose_hex (PandoriaWindow *window, int number);
/** Chooses both hexes of the tile and lays it on the first possible spaces. */
void window_fixture_lay_tile (PandoriaWindow *window);
/** Returns: the bounds of @widget in @window, once they are drawn. */
graphene_rect_t window_fixture_get_place (PandoriaWindow *window, gpointer widget);
/** Waits until @window has the layout of a low window, or of another. */
void window_fixture_wait_for_height (PandoriaWindow *window, gboolean low);
/** Moves the focus to @space, which shows what a press would do. */
void window_fixture_focus_space (PandoriaWindow *window, PandoriaSpace space);
/** Asserts that the keys lead from the board to @panel. */
void window_fixture_assert_reached (PandoriaWindow *window, gpointer panel);
/** Asserts that the window of @type, which @action opens, closes with the window of its game. */
void window_fixture_assert_closes (PandoriaWindow *window, const char *action, GType type);
/** Plays the first turn of the game, with a tile on C5 and C6. */
void window_fixture_play_turn (PandoriaWindow *window);
/** Shows the stored game "before-a-closing" in @window, before @closing (out), a tile that closes a
 * region with gains. */
void window_fixture_play_to_closing (PandoriaWindow *window, PandoriaAction *closing);
