/* Shared by the files of the window of the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help-window.h"

/* --- pandoria-help-page.c: one text of the rules, with links to others, marks and pictures ----------------------- */

/** Signal "link" (const char *id): a reference to the text @id was followed. */
#define PANDORIA_TYPE_HELP_PAGE (pandoria_help_page_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHelpPage, pandoria_help_page, PANDORIA, HELP_PAGE, AdwBin)

/** Shows @text, without parts that do not apply to @game (0: shows all). Returns: whether it omits something. */
gboolean pandoria_help_page_show (PandoriaHelpPage *self, const PandoriaHelpText *text, PandoriaHelpTerms game);

/* --- pandoria-help-picture.c: a position as a picture of the rules, in which acts can be tried ------------------- */

#define PANDORIA_TYPE_HELP_PICTURE (pandoria_help_picture_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHelpPicture, pandoria_help_picture, PANDORIA, HELP_PICTURE, AdwBin)

/** Returns: (transfer floating): a picture of the position @id, with @caption. */
GtkWidget *pandoria_help_picture_new (const char *id, const char *caption);

struct _PandoriaHelpWindow
{
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *reading; /* the child of the leaflet that contains the text */
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
  GPtrArray *way;          /* (element-type PandoriaHelpText): the visited texts, in this order */
  guint place;             /* in it */
};

/* --- pandoria-help-window-lists.c ----------------------------------------------------------------------------------- */

/** Fills the contents. */
void pandoria_help_window_fill_contents (PandoriaHelpWindow *self);
/** Shows the results for the words in the entry, or the contents if it is empty. */
void pandoria_help_window_update_search (PandoriaHelpWindow *self);
/** Selects @text in the contents, and scrolls to it. */
void pandoria_help_window_mark_text (PandoriaHelpWindow *self, const PandoriaHelpText *text);
/** Returns: the text of @row. */
const PandoriaHelpText *pandoria_help_window_get_row_text (GtkListBoxRow *row);
