/* What the files of the window of the rules share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help-page.h"
#include "pandoria-help-window.h"

struct _PandoriaHelpWindow
{
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *reading; /* the child of the leaflet with the text */
  GtkWidget *contents_button, *back_button, *forward_button;
  GtkSearchEntry *search;
  GtkStack *lists; /* "contents", "found", "nothing" */
  GtkListBox *contents, *found;
  GtkLabel *count;
  AdwWindowTitle *title;
  GtkScrolledWindow *scroller;
  PandoriaHelpPage *page;
  GtkWidget *all_box;
  GtkSwitch *all_switch;

  PandoriaHelpTerms game;  /* 0: none */
  char *table_source;      /* nullable */
  PandoriaHelpText *table; /* made from it; nullable: no game */
  GPtrArray *way;          /* (element-type PandoriaHelpText): what was read, in this order */
  guint place;             /* in it */
};

/* --- pandoria-help-window-lists.c ----------------------------------------------------------------------------------- */

/** Fills the contents. */
void pandoria_help_window_fill_contents (PandoriaHelpWindow *self);
/** Shows what the entry's words find, or the contents where it is empty. */
void pandoria_help_window_update_search (PandoriaHelpWindow *self);
/** Marks @text in the contents, and brings it into sight. */
void pandoria_help_window_mark_text (PandoriaHelpWindow *self, const PandoriaHelpText *text);
/** Returns: the text of @row. */
const PandoriaHelpText *pandoria_help_window_get_row_text (GtkListBoxRow *row);
