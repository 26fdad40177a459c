/* PandoriaWindow: the main window, in which a game is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-banners.h"
#include "pandoria-document.h"
#include "pandoria-play-page.h"

#define PANDORIA_TYPE_WINDOW (pandoria_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaWindow, pandoria_window, PANDORIA, WINDOW, AdwApplicationWindow)

/** PandoriaWindowPart: what the files of the window each keep about it. */
typedef enum
{
  PANDORIA_WINDOW_ACTIONS,  /* the groups of actions of its objects, by prefix */
  PANDORIA_WINDOW_OPENING,  /* a game that will open after the first frame */
  PANDORIA_WINDOW_SETUP,    /* PandoriaSetupEdit: another setup that waits */
  PANDORIA_WINDOW_LESSON,   /* the lesson in the window */
  PANDORIA_WINDOW_EAR,      /* the last announcement */
  PANDORIA_WINDOW_PHONES,   /* the game on phones */
  PANDORIA_WINDOW_EXPORTER, /* PandoriaSummaryExporter */
  PANDORIA_N_WINDOW_PARTS,
} PandoriaWindowPart;

/**
 * Creates a window that has only a bar, for its first frame. Call no other functions before it is
 * presented.
 */
GtkWidget *pandoria_window_new_empty (AdwApplication *application);
/** Shows @game (NULL: the start page). */
void pandoria_window_set_game (PandoriaWindow *self, PandoriaGame *game);
/** Returns: (transfer none): the open game. */
PandoriaDocument *pandoria_window_get_document (PandoriaWindow *self);
/** Returns: (transfer none): the turn being played; its view has the game. */
PandoriaPlay *pandoria_window_get_play (PandoriaWindow *self);
/**
 * Returns: (transfer none) (nullable): the page of the game; NULL before the window has its parts.
 */
PandoriaPlayPage *pandoria_window_get_page (PandoriaWindow *self);
/** Returns: (transfer none): the catalogue with the known printed costs. */
PandoriaCatalogue *pandoria_window_get_catalogue (PandoriaWindow *self);
/** Returns: (transfer none): the banners that replace the title. */
PandoriaBanners *pandoria_window_get_banners (PandoriaWindow *self);
/** Adds @widget to the end of the header bar. */
void pandoria_window_add_to_header (PandoriaWindow *self, GtkWidget *widget);
/**
 * Returns: (transfer none) (nullable): the window of @type that @self owns and that is not
 * destroyed yet.
 */
gpointer pandoria_window_find (PandoriaWindow *self, GType type);
/** Makes @self the owner of @window. Returns: @window. */
gpointer pandoria_window_own (PandoriaWindow *self, GtkWidget *window);
/** Lets pandoria_window_find() no longer find @window. */
void pandoria_window_disown (PandoriaWindow *self, GtkWidget *window);
/** Returns: (transfer none) (nullable): what @self keeps as @part. */
gpointer pandoria_window_get_part (PandoriaWindow *self, PandoriaWindowPart part);
/**
 * Keeps @data (nullable) as @part, instead of the data before, which is freed. The window frees
 * @data with @free_data when it ends.
 */
void pandoria_window_set_part (PandoriaWindow *self, PandoriaWindowPart part, gpointer data,
                               GDestroyNotify free_data);
