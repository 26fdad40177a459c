/* The private parts of PandoriaPlayPage: its struct, and -layout (arranges its widgets), -input
 * (passes presses to the play), -show (pushes the view of the play to the parts, in order).
 *
 * What else the page can do has its own class, which does not know the page: the private members
 * below. pandoria-play-page.c creates them and connects their signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-board-view.h"
#include "pandoria-cards-host.h"
#include "pandoria-coach-bar.h"
#include "pandoria-first-focus.h"
#include "pandoria-hint-host.h"
#include "pandoria-lesson-panel.h"
#include "pandoria-narrow-pages.h"
#include "pandoria-notices.h"
#include "pandoria-panel-host.h"
#include "pandoria-play-keys.h"
#include "pandoria-play-page.h"
#include "pandoria-presses.h"
#include "pandoria-question-host.h"
#include "pandoria-quick-entry.h"
#include "pandoria-score-strip.h"
#include "pandoria-sidebar.h"
#include "pandoria-speaker.h"
#include "pandoria-tour-card.h"
#include "pandoria-tour-host.h"
#include "pandoria-tray.h"
#include "pandoria-turn-bar.h"

struct _PandoriaPlayPage
{
  GtkBox parent_instance;

  PandoriaNarrowPages *pages; /* a wide window shows only the first */
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

  PandoriaAdaptiveBin *adaptive; /* (not owned): knows the layout */
  PandoriaPlay *play;            /* its view has everything that is shown of the turn */
  PandoriaCatalogue *catalogue;
  gboolean can_go_on;

  PandoriaPlayKeys *keys;
  PandoriaPresses *presses;
  PandoriaNotices *notices;
  PandoriaSpeaker *speaker;
  PandoriaFirstFocus *first_focus;
  PandoriaPanelHost *panels;
  PandoriaQuestionHost *questions;
  PandoriaCardsHost *cards;
  PandoriaHintHost *hints;
  PandoriaTourHost *tours;
};

/** Returns: (nullable): the window. */
static inline GtkWindow *
pandoria_play_page_get_window (PandoriaPlayPage *self)
{
  return (GtkWindow *) gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_WINDOW);
}

/** Returns: (nullable): the focused widget in the window. */
static inline GtkWidget *
pandoria_play_page_get_focus (PandoriaPlayPage *self)
{
  GtkWindow *window = pandoria_play_page_get_window (self);

  return window != NULL ? gtk_window_get_focus (window) : NULL;
}

/** Returns whether the page has its parts. Without them, it is empty and not shown. */
static inline gboolean
pandoria_play_page_is_built (PandoriaPlayPage *self)
{
  return self->pages != NULL;
}

static inline PandoriaWidthClass
pandoria_play_page_get_width_class (PandoriaPlayPage *self)
{
  return pandoria_adaptive_bin_get_width_class (self->adaptive);
}

static inline gboolean
pandoria_play_page_is_narrow (PandoriaPlayPage *self)
{
  return pandoria_play_page_get_width_class (self) == PANDORIA_WIDTH_NARROW;
}

static inline const PandoriaPlayView *
pandoria_play_page_get_view (PandoriaPlayPage *self)
{
  return pandoria_play_get_view (self->play);
}

/* pandoria-play-page.c */
/** Closes cards, question and hint in the side panel, and cancels an unfinished act. */
void pandoria_play_page_close_panels (PandoriaPlayPage *self);

/* -layout */
void pandoria_play_page_init_layout (PandoriaPlayPage *self);
/** Arranges the widgets in the available room. */
void pandoria_play_page_apply_layout (PandoriaPlayPage *self);
/** Shows the tray where it is useful. */
void pandoria_play_page_update_layout (PandoriaPlayPage *self);
/** Shows the turn bar, unless a lesson or a tour needs its room. */
void pandoria_play_page_update_bar (PandoriaPlayPage *self);

/* -input */
/** Binds the handlers that the template of @klass names. */
void pandoria_play_page_bind_input (gpointer klass);
/** Connects the board and the presses with the play. */
void pandoria_play_page_init_input (PandoriaPlayPage *self);
/** If only slots can be chosen, shows the page of the player cards and focuses a slot. */
void pandoria_play_page_focus_slots (PandoriaPlayPage *self);
/** Focuses the slots that can be chosen, or the nearest space that can be chosen. */
void pandoria_play_page_focus_choice (PandoriaPlayPage *self);
/** Updates the label of the main button, and whether it can be pressed. */
void pandoria_play_page_update_main_button (PandoriaPlayPage *self);
