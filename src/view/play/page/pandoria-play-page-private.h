/* The private parts of PandoriaPlayPage: -find (its window, and the page of a widget), -layout
 * (arranges its parts), -input (passes presses to the play), -show (shows the view of the play, and
 * announces changes to screen readers), -cards, -hint and -tour (what the player opens), and -keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-board-view.h"
#include "pandoria-coach-bar.h"
#include "pandoria-hint-panel.h"
#include "pandoria-lesson-panel.h"
#include "pandoria-play-page-testing.h"
#include "pandoria-play-page.h"
#include "pandoria-question-panel.h"
#include "pandoria-quick-entry.h"
#include "pandoria-score-strip.h"
#include "pandoria-sidebar.h"
#include "pandoria-tour-card.h"
#include "pandoria-tray.h"
#include "pandoria-turn-bar.h"

/** PandoriaSpoken: the values of the view that were announced last. */
typedef struct
{
  const PandoriaGame *game; /* only compared */
  guint position;
  gboolean is_begun, looks_back;
  gboolean has_asked; /* a question was shown since the last act */
  PandoriaPlayHex hexes[2];
  char *sentence; /* nullable */
} PandoriaSpoken;

struct _PandoriaPlayPage
{
  GtkBox parent_instance;

  AdwViewStack *pages; /* a wide window shows only the first */
  AdwViewStackPage *players_page, *ledger_page;
  AdwBin *page_players, *page_ledger;
  AdwViewSwitcherBar *switcher;
  AdwFlap *flap;
  PandoriaSidebar *sidebar;
  GtkGrid *play_area;
  AdwToastOverlay *toasts;
  GtkWidget *bar_box;  /* turn bar and points */
  GtkStack *bar_stack; /* shows the quick entry or the turn bar */
  PandoriaQuickEntry *quick_entry;
  PandoriaTurnBar *turn_bar;
  PandoriaScoreStrip *score_strip;
  PandoriaCoachBar *coach;
  PandoriaLessonPanel *lesson; /* replaces the coach */
  PandoriaTourCard *tour_card; /* replaces the coach and the lesson */
  PandoriaBoardView *board;
  PandoriaTray *tray;

  PandoriaPlay *play; /* its view has everything that is shown of the turn */
  PandoriaCatalogue *catalogue;
  PandoriaGame *game, *own_game; /* the shown games of the view, not owned */
  PandoriaWidthClass width_class;
  gboolean low;
  gboolean can_go_on;
  PandoriaSpoken spoken;

  GtkWindow *dialog;         /* (nullable): the open one, not owned */
  PandoriaCardsPanel *cards; /* (nullable): in the side panel */
  gboolean cards_begun;      /* it began the act */
  PandoriaQuestionPanel
      *question;             /* (nullable): in the side panel, over the cards that led to it */
  PandoriaHintPanel *hint;   /* (nullable): in the side panel, or in hint_dialog */
  GtkWindow *hint_dialog;    /* (nullable): not owned */
  PandoriaPlacement *hinted; /* (nullable): the place that the player chose in the hint */
  GSettings *hint_settings;  /* nullable */
  PandoriaTour *tour;        /* nullable */
  AdwToast *tour_toast;      /* (nullable): describes the last turn */
  guint replay_speed;
  AdwToast *undo_toast; /* (nullable): its button undoes this step: */
  char *undo_label;

  PandoriaPressFlags press; /* how the board was last pressed */
  gboolean points;          /* with pointer or finger, and the focus has not moved since */
  GArray *takers;           /* they get presses on the board before the play, the last one first */
  GtkEventController *keys;
  GtkWidget *before_entry, *before_reading, *before_tour; /* (weak): what had the focus before */
  GtkWidget *before_frame; /* (weak): … before the first frame of a game */
};

/* -find */
/** The data of a window that pandoria_play_page_find() finds. */
#define PANDORIA_PLAY_PAGE_KEY "pandoria-play-page"
/** Returns: (nullable): the page in the window of @widget, or in the window that this one is
 * transient for. */
PandoriaPlayPage *pandoria_play_page_find (GtkWidget *widget);
/** Returns: (nullable): the window; and the focused widget in it. */
GtkWindow *pandoria_play_page_get_window (PandoriaPlayPage *self);
GtkWidget *pandoria_play_page_get_focus (PandoriaPlayPage *self);

/** Returns whether the page has its parts. Without them, it is empty and not shown. */
static inline gboolean
pandoria_play_page_is_built (PandoriaPlayPage *self)
{
  return self->pages != NULL;
}

static inline gboolean
pandoria_play_page_is_narrow (PandoriaPlayPage *self)
{
  return self->width_class == PANDORIA_WIDTH_NARROW;
}

static inline gboolean
pandoria_play_page_has_side_room (PandoriaPlayPage *self)
{
  return self->width_class >= PANDORIA_WIDTH_WIDE;
}

/** Shows the page with the board in a narrow window. */
static inline void
pandoria_play_page_show_board (PandoriaPlayPage *self)
{
  adw_view_stack_set_visible_child_name (self->pages, "board");
}

static inline const PandoriaPlayView *
pandoria_play_page_get_view (PandoriaPlayPage *self)
{
  return pandoria_play_get_view (self->play);
}
/** Dismisses the toast with Undo if Undo would now undo another step, or none. */
void pandoria_play_page_check_undo_toast (PandoriaPlayPage *self);

/* -layout */
void pandoria_play_page_init_layout (PandoriaPlayPage *self);
/** Reads the layout from the window and applies it. */
void pandoria_play_page_read_layout (PandoriaPlayPage *self);
/** Shows the tray where it is useful. */
void pandoria_play_page_update_layout (PandoriaPlayPage *self);
/** Shows the turn bar, unless a lesson or a tour needs its room. */
void pandoria_play_page_update_bar (PandoriaPlayPage *self);

/* -input */
/** Binds the handlers that the template of @klass names. */
void pandoria_play_page_bind_input (gpointer klass);
void pandoria_play_page_init_input (PandoriaPlayPage *self);
/** Focuses the slots that can be chosen, or the nearest space that can be chosen. */
void pandoria_play_page_focus_choice (PandoriaPlayPage *self);
/** Updates the label of the main button, and whether it can be pressed. */
void pandoria_play_page_update_main_button (PandoriaPlayPage *self);

/* -cards */
/** Shows the question of the view; the panel continues with the next one. */
void pandoria_play_page_show_question (PandoriaPlayPage *self);
/** Asks who takes a card instead of points (14 b), then scores. */
void pandoria_play_page_show_score (PandoriaPlayPage *self);
/** Closes cards, question and hint in the side panel, and cancels an unfinished act. Returns
 * whether one was open. */
gboolean pandoria_play_page_close_cards (PandoriaPlayPage *self);
/** Closes the question or the hint, otherwise the cards, and returns the focus to where it was
 * before. */
gboolean pandoria_play_page_dismiss_cards (PandoriaPlayPage *self);
gboolean pandoria_play_page_close_question (PandoriaPlayPage *self);

/* -hint */
void pandoria_play_page_init_hint (PandoriaPlayPage *self);
void pandoria_play_page_dispose_hint (PandoriaPlayPage *self);
/** Shows the numbers of the hint on the board, unless the play shows its own marks there. */
void pandoria_play_page_mark_hint (PandoriaPlayPage *self);
/** Closes a hint that belongs to another tile. */
void pandoria_play_page_update_hint (PandoriaPlayPage *self);
/** Prepares the hinted figure if the act that was just entered is the hinted place. */
void pandoria_play_page_follow_hint (PandoriaPlayPage *self);

/* -tour */
/** Ends the tour if the change of @parts (PandoriaPlayParts) means that the player did something
 * else. */
void pandoria_play_page_follow_tour (PandoriaPlayPage *self, guint parts);

/* -keys */
void pandoria_play_page_install_keys (PandoriaPlayPage *self);
void pandoria_play_page_install_board_keys (PandoriaPlayPage *self);
