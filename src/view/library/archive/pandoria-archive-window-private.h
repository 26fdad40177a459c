/* Shared by the files of PandoriaArchiveWindow: pandoria-archive-window.c (the list as a whole),
 * -acts (the actions on games), -rows (its rows and their menu). Each calls only the files after
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-archive-window.h"

/* --- pandoria-archive-players.c ------------------------------------------------------------- */

/**
 * PandoriaArchivePlayers: draws itself, because a widget for each word would slow down the
 * scrolling of thousands of rows. Each line has as many players as fit. Assistive technology reads
 * the row's own words instead.
 */
#define PANDORIA_TYPE_ARCHIVE_PLAYERS (pandoria_archive_players_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchivePlayers, pandoria_archive_players, PANDORIA, ARCHIVE_PLAYERS,
                      GtkWidget)

void pandoria_archive_players_set_entry (PandoriaArchivePlayers *self, PandoriaArchiveEntry *entry);

/* --- pandoria-archive-row.c ----------------------------------------------------------------- */

/** PandoriaArchiveRow: signal "check-toggled" (gboolean): its check button was pressed. */
#define PANDORIA_TYPE_ARCHIVE_ROW (pandoria_archive_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveRow, pandoria_archive_row, PANDORIA, ARCHIVE_ROW, AdwBin)

/** Shows @entry (NULL: nothing). @is_open: the main window shows this game. */
void pandoria_archive_row_set_entry (PandoriaArchiveRow *self, PandoriaArchiveEntry *entry,
                                     gboolean is_open);
/** Shows the photo of the game in file @path, if it has one. */
void pandoria_archive_row_set_photo (PandoriaArchiveRow *self, const char *path);
/** Shows whether the game is chosen, with a check button if @has_check. */
void pandoria_archive_row_set_check (PandoriaArchiveRow *self, gboolean has_check,
                                     gboolean is_chosen);

struct _PandoriaArchiveWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  GtkWidget *notice; /* shows that the index could not be saved */
  GtkLabel *index_error;
  GtkToggleButton *select_button;
  GtkSearchEntry *search;
  GtkDropDown *show;
  GtkRevealer *progress_revealer;
  GtkLabel *progress_label;
  GtkProgressBar *progress;
  GtkStack *stack;
  GtkGridView *list;
  GtkButton *open_button;
  GtkWidget *bar;
  GtkLabel *count;
  GtkPopoverMenu *menu;

  PandoriaArchive *archive;
  GtkFilter *filter; /* set for @filtered only while it can exclude games */
  GtkFilterListModel *filtered;
  char *searched; /* folded */
  GStrv words;    /* nullable */
  guint kind;     /* of the shown games: a row of the drop-down list */
  GtkMultiSelection *selection;
  GPtrArray *items; /* bound GtkListItems, not owned */
  PandoriaGame *open_game;
  guint update_source;
  guint deleted_at; /* the place of the first deleted game */
};

/* pandoria-archive-window-rows.c */
/** Binds the callbacks of the rows, and the keys of their menu. */
void pandoria_archive_window_bind_rows (GtkWidgetClass *widget_class);
void pandoria_archive_window_update_rows (PandoriaArchiveWindow *self);
void pandoria_archive_window_focus_row (PandoriaArchiveWindow *self);
/** Returns: whether @entry is the game that is open in the main window. */
gboolean pandoria_archive_window_is_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry);

/* pandoria-archive-window-acts.c */
void pandoria_archive_window_install_acts (GtkWidgetClass *widget_class);
/** Derives the possible actions from the selection. */
void pandoria_archive_window_update_acts (PandoriaArchiveWindow *self);
/** Opens @entry in the main window, or shows the fault of its file. */
void pandoria_archive_window_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry);
