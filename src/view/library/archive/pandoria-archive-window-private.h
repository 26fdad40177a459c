/* What the files of PandoriaArchiveWindow share: pandoria-archive-window.c (the list as a whole), -rows (its rows and
 * their menu), -acts (what is done with games), -files (where they are exported to).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-filter.h"
#include "pandoria-archive-window.h"
#include "pandoria-notice.h"

struct _PandoriaArchiveWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  GtkBox *notices;
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
  PandoriaNotice *index_notice; /* NULL: nothing is wrong */

  PandoriaArchive *archive;
  PandoriaArchiveFilter *filter;
  GtkFilterListModel *filtered;
  GtkMultiSelection *selection;
  GPtrArray *items; /* GtkListItem that are bound, not held */
  GSimpleActionGroup *actions;
  PandoriaGame *open_game;
  GtkNativeDialog *dialog;
  AdwToast *undo_toast; /* that offers to take deleting back, not held */
  guint update_source;
};

/* pandoria-archive-window.c */
/** Returns: whether @entry is the game that is open in the main window. */
gboolean pandoria_archive_window_is_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry);
void pandoria_archive_window_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry);
void pandoria_archive_window_let_go (PandoriaArchiveWindow *self);

/** Says what is said of all games, once, however many changes come before the next round of the main loop. */
void pandoria_archive_window_update_soon (PandoriaArchiveWindow *self);

/* pandoria-archive-window-rows.c */
void pandoria_archive_window_bind_row_callbacks (GtkWidgetClass *widget_class);
void pandoria_archive_window_add_menu_keys (PandoriaArchiveWindow *self);
void pandoria_archive_window_update_rows (PandoriaArchiveWindow *self);
void pandoria_archive_window_focus_row (PandoriaArchiveWindow *self);

/* pandoria-archive-window-acts.c */
/** Returns: (transfer full): the chosen entries, in their order. */
GPtrArray *pandoria_archive_window_get_chosen (PandoriaArchiveWindow *self);
void pandoria_archive_window_init_acts (PandoriaArchiveWindow *self);
/** Derives from what is chosen what can be done. */
void pandoria_archive_window_update_acts (PandoriaArchiveWindow *self);

/* pandoria-archive-window-files.c */
void pandoria_archive_window_choose_export (PandoriaArchiveWindow *self);
