/* The inside of PandoriaWindow: pandoria-window.c (its parts), -show (they show the view of the play), -input (what is pressed goes
 * to the play), -commands (what else it can do), -actions (makes actions and keys of that), -layout
 * (what stands where, by how much room).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-banners.h"
#include "pandoria-board-view.h"
#include "pandoria-coach-bar.h"
#include "pandoria-cards-panel.h"
#include "pandoria-catalogue.h"
#include "pandoria-hint-panel.h"
#include "pandoria-history-bar.h"
#include "pandoria-history-view.h"
#include "pandoria-ledger-view.h"
#include "pandoria-lesson-panel.h"
#include "pandoria-players-panel.h"
#include "pandoria-score-strip.h"
#include "pandoria-question-panel.h"
#include "pandoria-quick-entry.h"
#include "pandoria-quiz-panel.h"
#include "pandoria-tray.h"
#include "pandoria-turn-bar.h"
#include "pandoria-window-tour.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

struct _PandoriaWindow
{
  AdwApplicationWindow parent_instance;

  PandoriaAdaptiveBin *adaptive;
  AdwToastOverlay *toasts;
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  PandoriaBanners *banners; /* in its place */
  GtkMenuButton *menu_button;
  GMenuModel *primary_menu;
  GtkWidget *game_buttons, *undo_button, *redo_button, *quick_entry_button, *side_button, *ledger_button;
  GtkStack *stack;
  AdwBin *start_bin; /* the start page, once it is shown */
  AdwViewStack *pages;
  AdwViewStackPage *players_page, *ledger_page;
  AdwViewSwitcherBar *switcher;
  AdwFlap *flap;
  PandoriaHistoryBar *history_bar;
  GtkGrid *play_area;
  GtkWidget *bar_box;  /* turn bar and points */
  GtkStack *bar_stack; /* the turn bar, or in its place: */
  PandoriaQuickEntry *quick_entry;
  PandoriaTurnBar *turn_bar;
  PandoriaCoachBar *coach;
  PandoriaLessonPanel *lesson;                  /* in its place */
  PandoriaQuizPanel *quiz_panel;                /* there, too */
  PandoriaScoreStrip *score_strip, *side_strip; /* this one where the cards to choose from hide the players’ */
  PandoriaBoardView *board;
  PandoriaTray *tray;
  GtkWidget *side, *side_separator, *ledger_box, *ledger_switcher;
  AdwBin *side_players, *side_ledger, *page_players, *page_ledger;
  PandoriaPlayersPanel *players;
  GtkStack *ledger_stack;
  PandoriaLedgerView *ledger;
  PandoriaHistoryView *history;

  PandoriaCardsPanel *cards;                   /* nullable: in the place of the ledger; see pandoria-window-cards.h */
  gboolean cards_begun;                        /* it began the act */
  PandoriaQuestionPanel *question;             /* nullable: in the same place; see pandoria-window-question.h */
  PandoriaHintPanel *hint;                     /* nullable: there, too, or in hint_dialog; see pandoria-window-hint.h */
  GtkWindow *hint_dialog;                      /* (weak) */
  PandoriaHintSearch *hint_search;             /* what it shows; nullable */
  PandoriaPlacement *hinted;                   /* the place that was chosen there; nullable */
  GSettings *hint_settings;                    /* nullable */
  gboolean beside_hid_ledger, beside_hid_side; /* what they stand for was seen before; see pandoria-window-beside.h */

  PandoriaDocument *document;
  PandoriaPlay *play; /* the turn of the document: all that is shown of it is its view */
  PandoriaGame *game, *own_game; /* those of the view that the panels follow, not owned */
  PandoriaCatalogue *catalogue;
  PandoriaTour *tour;   /* nullable; see pandoria-window-tour.h */
  AdwToast *tour_toast; /* nullable: what it says */
  guint replay_speed;
  PandoriaLedgerEntry *selected_entry; /* nullable: what is explained when that is asked for */
  GtkWidget *before_quiz;              /* (weak): what had the keyboard before the quiz */
  PandoriaPressFlags press;            /* how the board was pressed last */
  gboolean points;                     /* by pointer or finger, and the keyboard has not walked there since */
  GtkWidget *before_entry;             /* (weak): what had the keyboard before the quick entry */
  GtkWidget *before_reading;           /* (weak): … and before what a lesson gives to read */
  GtkWidget *before_cards, *before_question, *before_hint; /* (weak): … and before what stands beside the board */
};

/** Shows what of the view @parts (PandoriaPlayParts) says may be another one. */
void pandoria_window_show_view (PandoriaWindow *self, guint parts);
void pandoria_window_init_input (PandoriaWindow *self);
/** Puts the keyboard on slots of player cards, and shows their page, when nothing but these can be chosen. */
void pandoria_window_focus_slots (PandoriaWindow *self);
/** The same, or puts it on the nearest space that can be chosen. */
void pandoria_window_focus_choice (PandoriaWindow *self);
void pandoria_window_init_commands (PandoriaWindow *self);
/**
 * Takes out the actions that follow the settings or a widget. GTK 4.8 keeps a closed window's group of actions as long as its tooltip
 * is that window's, and such an action would tell the window that is gone.
 */
void pandoria_window_release_commands (PandoriaWindow *self);
void pandoria_window_init_layout (PandoriaWindow *self);
/** Shows the title, and what of the header bar and the tray there is room and use for. */
void pandoria_window_update_layout (PandoriaWindow *self);
/** Brings "ledger" or "history" into sight. */
void pandoria_window_show_ledger (PandoriaWindow *self, const char *page);
/** Puts the keyboard on the next (@step 1) or the previous (-1) of the panels, and shows it. */
void pandoria_window_walk_panels (PandoriaWindow *self, int step);
gboolean pandoria_window_is_narrow (PandoriaWindow *self);
/** Shows the turn bar, unless a lesson says it all and there is no room for both. */
void pandoria_window_update_bar (PandoriaWindow *self);

G_END_DECLS
