/* The parts of a window that shows a game, for tests that read and press them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-board-view.h"
#include "pandoria-cards-panel.h"
#include "pandoria-coach-bar.h"
#include "pandoria-hint-panel.h"
#include "pandoria-history-bar.h"
#include "pandoria-lesson-panel.h"
#include "pandoria-play-page-testing.h"
#include "pandoria-question-panel.h"
#include "pandoria-quick-entry.h"
#include "pandoria-score-strip.h"
#include "pandoria-sidebar.h"
#include "pandoria-tour-card.h"
#include "pandoria-tray.h"
#include "pandoria-turn-bar.h"
#include "pandoria-window.h"
#include "template-child.h"
#include "window-driver.h"

/* The @window of these functions is a PandoriaWindow that shows a game. */

static inline PandoriaPlayPage *
window_get_page (gpointer window)
{
  return pandoria_window_get_page (window);
}

static inline PandoriaAdaptiveBin *
window_get_adaptive (gpointer window)
{
  return template_child (window, "adaptive");
}

static inline AdwHeaderBar *
window_get_header (gpointer window)
{
  return template_child (window, "header");
}

static inline AdwWindowTitle *
window_get_title (gpointer window)
{
  return template_child (window, "title");
}

static inline PandoriaHistoryBar *
window_get_history_bar (gpointer window)
{
  return template_child (window, "history_bar");
}

/* Returns: (transfer none): the child @id of the template of its page. */
static inline gpointer
window_get_part (gpointer window, const char *id)
{
  return template_child (window_get_page (window), id);
}

static inline PandoriaBoardView *
window_get_board (gpointer window)
{
  return window_get_part (window, "board");
}

static inline PandoriaTray *
window_get_tray (gpointer window)
{
  return window_get_part (window, "tray");
}

/* Returns: the first row of a flat tray, and its chips. */
static inline gpointer
window_get_tile_row (gpointer window)
{
  return template_child (window_get_tray (window), "row");
}

static inline gpointer
window_get_tile_chips (gpointer window)
{
  return template_child (window_get_tile_row (window), "tile_chips");
}

static inline PandoriaTurnBar *
window_get_turn_bar (gpointer window)
{
  return window_get_part (window, "turn_bar");
}

static inline PandoriaQuickEntry *
window_get_quick_entry (gpointer window)
{
  return window_get_part (window, "quick_entry");
}

/* Returns: (transfer none): the stack of turn bar and quick entry. */
static inline GtkStack *
window_get_bar_stack (gpointer window)
{
  return window_get_part (window, "bar_stack");
}

static inline PandoriaScoreStrip *
window_get_score_strip (gpointer window)
{
  return window_get_part (window, "score_strip");
}

static inline PandoriaCoachBar *
window_get_coach (gpointer window)
{
  return window_get_part (window, "coach");
}

static inline PandoriaLessonPanel *
window_get_lesson_panel (gpointer window)
{
  return window_get_part (window, "lesson");
}

static inline PandoriaTourCard *
window_get_tour_card (gpointer window)
{
  return window_get_part (window, "tour_card");
}

/* Returns: (transfer none): the board with the toasts over it. */
static inline AdwToastOverlay *
window_get_toasts (gpointer window)
{
  return window_get_part (window, "toasts");
}

/* Returns: (transfer none): the grid with the board and all its bars. */
static inline GtkGrid *
window_get_play_area (gpointer window)
{
  return window_get_part (window, "play_area");
}

static inline AdwFlap *
window_get_flap (gpointer window)
{
  return window_get_part (window, "flap");
}

static inline PandoriaSidebar *
window_get_sidebar (gpointer window)
{
  return window_get_part (window, "sidebar");
}

/* Returns: (transfer none): the pages of a narrow window. */
static inline AdwViewStack *
window_get_pages (gpointer window)
{
  return template_child (window_get_part (window, "pages"), "stack");
}

/* Returns: (transfer none): the bar that switches between these pages. */
static inline AdwViewSwitcherBar *
window_get_switcher (gpointer window)
{
  return template_child (window_get_part (window, "pages"), "switcher");
}

/* Returns: (transfer none) (nullable): the cards in the side panel, unless a question covers them.
 */
static inline PandoriaCardsPanel *
window_find_cards (gpointer window)
{
  return template_find_type (window_get_sidebar (window), PANDORIA_TYPE_CARDS_PANEL);
}

/* Returns: (transfer none) (nullable): the question in the side panel. */
static inline PandoriaQuestionPanel *
window_find_question (gpointer window)
{
  return template_find_type (window_get_sidebar (window), PANDORIA_TYPE_QUESTION_PANEL);
}

/* Returns: (transfer none) (nullable): the dialog with the hint of a narrow window. */
static inline GtkWindow *
window_find_hint_dialog (void)
{
  return (GtkWindow *) window_driver_find_panel_window (PANDORIA_TYPE_HINT_PANEL);
}

/* Returns: (transfer none) (nullable): the hint, in the side panel or in its dialog. */
static inline PandoriaHintPanel *
window_find_hint (gpointer window)
{
  GtkWindow *dialog = window_find_hint_dialog ();

  if (dialog != NULL)
    return template_find_type (dialog, PANDORIA_TYPE_HINT_PANEL);
  return template_find_type (window_get_sidebar (window), PANDORIA_TYPE_HINT_PANEL);
}

/* Returns: (transfer none) (nullable): the search for the places that the hint shows. */
static inline PandoriaHintSearch *
window_find_hint_search (gpointer window)
{
  PandoriaHintPanel *hint = window_find_hint (window);

  return hint != NULL ? pandoria_hint_panel_get_search (hint) : NULL;
}
