/* Shared by the files of PandoriaArchiveWindow: pandoria-archive-window.c (the list as a whole),
 * -acts (the actions on games), -rows (its rows and their menu). Each calls only the files after
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-archive-window.h"

/** Which games are shown: the rows of the drop-down list. */
enum
{
  PANDORIA_ARCHIVE_SHOW_ALL,
  PANDORIA_ARCHIVE_SHOW_RUNNING,
  PANDORIA_ARCHIVE_SHOW_FINISHED,
  PANDORIA_ARCHIVE_SHOW_FAULTY,
  PANDORIA_ARCHIVE_SHOW_DELETED,
};

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
  GtkWidget *bar, *restore_button; /* the changes of games follow this button */
  GtkLabel *count;
  GtkPopoverMenu *menu;

  PandoriaArchive *archive;
  GtkFilter *filter; /* set for @filtered only while it can exclude games */
  GtkFilterListModel *filtered;
  gboolean restarts; /* the list shows its first row after the next filtering */
  char *searched;    /* folded */
  GStrv words;       /* nullable */
  guint kind;        /* of the shown games: a row of the drop-down list */
  GtkMultiSelection *selection;
  GPtrArray *items; /* bound GtkListItems, not owned */
  PandoriaGame *open_game;
  guint update_source;
  guint deleted_at; /* the place of the first deleted game */
};

/* pandoria-archive-window-rows.c */
/** Binds the callbacks of the rows, and the keys of their menu. */
void pandoria_archive_window_bind_rows (GtkWidgetClass *widget_class);
/** Updates the rows that the list has at present. */
void pandoria_archive_window_update_rows (PandoriaArchiveWindow *self);
/** Focuses the first row, unless another widget has the focus. */
void pandoria_archive_window_focus_row (PandoriaArchiveWindow *self);
/** Returns: whether @entry is the game that is open in the main window. */
gboolean pandoria_archive_window_is_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry);

/* pandoria-archive-window-acts.c */
void pandoria_archive_window_install_acts (GtkWidgetClass *widget_class);
/** Derives the possible actions from the selection. */
void pandoria_archive_window_update_acts (PandoriaArchiveWindow *self);
/** Reads the deleted games again, if they are shown. */
void pandoria_archive_window_load_deleted (PandoriaArchiveWindow *self);
/** Returns: whether the deleted games are shown. */
gboolean pandoria_archive_window_shows_deleted (PandoriaArchiveWindow *self);
/** Opens @entry in the main window, or shows the fault of its file. */
void pandoria_archive_window_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry);
