/* Shared by the files of the window for a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-view.h"
#include "pandoria-correction-panel.h"
#include "pandoria-game.h"
#include "pandoria-middle-window.h"
#include "pandoria-position.h"

/* --- pandoria-paint-tools.c -------------------------------------------------------------------------------------- */
/* The paint for a space of the board: terrain with symbols, a figure, a castle, artifacts, or nothing. */

/** Signal "keyed": a key has chosen a tool. The owner paints the focused space with it at once. */
#define PANDORIA_TYPE_PAINT_TOOLS (pandoria_paint_tools_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPaintTools, pandoria_paint_tools, PANDORIA, PAINT_TOOLS, GtkBox)

/** Offers the players of the game, and artifacts only with the module. */
void pandoria_paint_tools_set_game (PandoriaPaintTools *self, PandoriaGame *game);
/** Changes @wish, the contents of a space, like a press with the tool. Removes an equal piece, but not a tile. */
void pandoria_paint_tools_paint (PandoriaPaintTools *self, PandoriaSpaceWish *wish);
/**
 * Gives @klass a binding for each key of the tools. @func passes it to pandoria_paint_tools_take_key(): 1 to 8 for the
 * tiles, W, L, C, A and Delete for the other tools, P for the next player. @func gets it as "u".
 */
void pandoria_paint_tools_add_keys (GtkWidgetClass *klass, GtkShortcutFunc func);
/** Chooses the tool of @keyval. Returns: whether @keyval belongs to an offered tool. */
gboolean pandoria_paint_tools_take_key (PandoriaPaintTools *self, guint keyval);
/** Does the same for a digit with Shift in the event of @controller: 0 or 3 symbols. */
gboolean pandoria_paint_tools_take_shifted (PandoriaPaintTools *self, GtkEventController *controller, guint keycode,
                                            GdkModifierType state);

/* The window: the table, the players, the board, the faults. */
#define PANDORIA_MIDDLE_MAX_PAGES (PANDORIA_MAX_PLAYERS + 3)

struct _PandoriaMiddleWindow
{
  AdwWindow parent_instance;

  GtkLabel *page_title;
  GtkWidget *cancel_button, *back_button, *next_button, *begin_button;
  GtkLabel *missing_label;
  GtkStack *stack;
  PandoriaCorrectionPanel *table;
  AdwBin *board_bin;
  PandoriaPaintTools *tools;
  GtkWidget *nothing_wrong;
  GtkListBox *faults_list;

  PandoriaBoardView *board;
  PandoriaCorrectionPanel *markers[PANDORIA_MAX_PLAYERS];
  PandoriaCorrectionPanel *tableaus[PANDORIA_MAX_PLAYERS]; /* NULL if tableaus are empty (14) */
  GtkWidget *pages[PANDORIA_MIDDLE_MAX_PAGES];             /* the children of the stack, in the order of the pages */
  guint n_pages, page;

  PandoriaGame *game; /* own copy: the start of the pages */
  PandoriaPosition position;
  PandoriaSpaces painted;                      /* which spaces were */
  PandoriaSpaceWish wishes[PANDORIA_N_SPACES]; /* as they were painted */
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  GArray *faults; /* (nullable) PandoriaPositionFault, by the rows of faults_list */
};

/* pandoria-middle-window-pages.c */

/** Makes the pages for the game. */
void pandoria_middle_window_fill (PandoriaMiddleWindow *self, PandoriaCatalogue *catalogue);
/** Shows why the position is impossible; NULL hides the message. */
void pandoria_middle_window_show_message (PandoriaMiddleWindow *self, const char *text);
/** Shows page number @page, and moves the focus to it. */
void pandoria_middle_window_show_page (PandoriaMiddleWindow *self, guint page);
/** Shows the place where @fault can be fixed. */
void pandoria_middle_window_show_fault (PandoriaMiddleWindow *self, const PandoriaPositionFault *fault);
/** Rebuilds the position from the pages. Returns: FALSE and the invalid number in *@error; the position lacks it. */
gboolean pandoria_middle_window_read (PandoriaMiddleWindow *self, GError **error);
