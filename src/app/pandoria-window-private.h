/* Shared by the files of PandoriaWindow: pandoria-window.c (the object), -show (its parts, header
 * bar and start page). The other files of the window use its public header.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-banners.h"
#include "pandoria-history-bar.h"
#include "pandoria-window.h"

/** The child of the template that is the section of the menu about the game outside the archive. */
#define PANDORIA_WINDOW_EXPORT_MENU "export_menu"

/** PandoriaKept: a part of the window, and what frees it. */
typedef struct
{
  gpointer data; /* nullable */
  GDestroyNotify free_data;
} PandoriaKept;

struct _PandoriaWindow
{
  AdwApplicationWindow parent_instance;

  PandoriaAdaptiveBin *adaptive;
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  PandoriaBanners *banners; /* in its place */
  PandoriaHistoryBar *history_bar;
  GtkMenuButton *menu_button;
  GMenuModel *primary_menu;
  GtkWidget *game_buttons, *undo_button, *redo_button, *quick_entry_button, *side_button,
      *ledger_button;
  GtkStack *stack;
  AdwBin *start_bin; /* has the start page after it was first shown */
  PandoriaPlayPage *page;

  PandoriaDocument *document;
  PandoriaPlay *play;     /* the turn of the document */
  PandoriaGame *own_game; /* own_game of its view; not owned */
  PandoriaCatalogue *catalogue;
  PandoriaKept parts[PANDORIA_N_WINDOW_PARTS];
  GPtrArray *windows; /* (element-type GtkWindow): that it owns */
};
