/* What the files of PandoriaArchiveWindow share: pandoria-archive-window.c (the list as a whole), -rows (its rows and
 * their menu), -acts (the actions on games), -files (where they are exported to).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "pandoria-archive-entry.h"
#include "pandoria-archive-window.h"
#include "pandoria-archive.h"
#include "pandoria-notice.h"

/* --- pandoria-archive-filter.c ----------------------------------------------------------------------------------- */
/* Which games the archive shows: by search text, and by their state. */

typedef enum
{
  PANDORIA_ARCHIVE_SHOW_ALL,
  PANDORIA_ARCHIVE_SHOW_RUNNING,
  PANDORIA_ARCHIVE_SHOW_FINISHED,
  PANDORIA_ARCHIVE_SHOW_FAULTY,
} PandoriaArchiveShow;

#define PANDORIA_TYPE_ARCHIVE_FILTER (pandoria_archive_filter_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveFilter, pandoria_archive_filter, PANDORIA, ARCHIVE_FILTER, GtkFilter)

/** Every word of @text must be found: in title, names and notes, as a realm in this language, or in the date. */
void pandoria_archive_filter_set_text (PandoriaArchiveFilter *self, const char *text);
void pandoria_archive_filter_set_show (PandoriaArchiveFilter *self, PandoriaArchiveShow show);
/** Returns: whether anything may be left out. */
gboolean pandoria_archive_filter_is_set (PandoriaArchiveFilter *self);

/* --- pandoria-archive-players.c ---------------------------------------------------------------------------------- */
/* The players of a game in a row of the archive: piece, name, star of the winner, points. */

/**
 * PandoriaArchivePlayers: draws itself, since a widget for each word of each row is felt when thousands of rows are
 * scrolled. As many players a line as fit. Assistive technology reads the row's own words instead.
 */
#define PANDORIA_TYPE_ARCHIVE_PLAYERS (pandoria_archive_players_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchivePlayers, pandoria_archive_players, PANDORIA, ARCHIVE_PLAYERS, GtkWidget)

void pandoria_archive_players_set_entry (PandoriaArchivePlayers *self, PandoriaArchiveEntry *entry);

/* --- pandoria-archive-row.c -------------------------------------------------------------------------------------- */
/* One game of the archive: title, date, players with their points, or the fault of its file. */

/** PandoriaArchiveRow: signal "check-toggled" (gboolean): its check button was pressed. */
#define PANDORIA_TYPE_ARCHIVE_ROW (pandoria_archive_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveRow, pandoria_archive_row, PANDORIA, ARCHIVE_ROW, AdwBin)

/** Shows @entry (NULL: nothing). @is_open: it is the game that the main window shows. */
void pandoria_archive_row_set_entry (PandoriaArchiveRow *self, PandoriaArchiveEntry *entry, gboolean is_open);
/** Shows the photo of the game in file @path, if it has one. */
void pandoria_archive_row_set_photo (PandoriaArchiveRow *self, const char *path);
/** Shows whether it is chosen, by a check button when @has_check. */
void pandoria_archive_row_set_check (PandoriaArchiveRow *self, gboolean has_check, gboolean is_chosen);

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
void pandoria_archive_window_release (PandoriaArchiveWindow *self);

/** Updates the texts about all games, once, after all changes before the next round of the main loop. */
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
/** Derives the possible actions from the selection. */
void pandoria_archive_window_update_acts (PandoriaArchiveWindow *self);

/* pandoria-archive-window-files.c */
void pandoria_archive_window_choose_export (PandoriaArchiveWindow *self);
