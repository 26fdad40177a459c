/* PandoriaArchiveWindow: the list of all games, its search, and its progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-announcer.h"
#include "pandoria-archive-words.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

G_DEFINE_FINAL_TYPE (PandoriaArchiveWindow, pandoria_archive_window, ADW_TYPE_WINDOW)

static void update_soon (PandoriaArchiveWindow *self);

/* --- the filter ----------------------------------------------------------------------------- */

static gboolean
is_filtering (PandoriaArchiveWindow *self)
{
  return self->words != NULL || self->kind != PANDORIA_ARCHIVE_SHOW_ALL;
}

static gboolean
is_shown (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry)
{
  switch (self->kind)
    {
    case PANDORIA_ARCHIVE_SHOW_RUNNING: return pandoria_archive_entry_is_running (entry);
    case PANDORIA_ARCHIVE_SHOW_FINISHED: return entry->n_players > 0 && entry->finished;
    case PANDORIA_ARCHIVE_SHOW_FAULTY: return entry->fault != PANDORIA_ARCHIVE_FAULT_NONE;
    case PANDORIA_ARCHIVE_SHOW_ALL:
    case PANDORIA_ARCHIVE_SHOW_DELETED:
    default: return TRUE;
    }
}

/* Returns: whether the words or the points of the row contain @word. */
static gboolean
has_fact (PandoriaArchiveEntry *entry, const char *word)
{
  g_autofree char *facts = pandoria_archive_words_facts (entry);
  g_autofree char *folded = pandoria_search_fold (facts);

  if (strstr (folded, word) != NULL)
    return TRUE;
  if (pandoria_archive_entry_is_running (entry))
    {
      g_autofree char *running = pandoria_search_fold (C_ ("game", "In progress"));

      if (strstr (running, word) != NULL)
        return TRUE;
    }
  for (guint side = 0; side < pandoria_archive_entry_get_n_sides (entry); side++)
    {
      g_autofree char *points
          = g_strdup_printf ("%d", pandoria_archive_entry_get_points (entry, side));

      if (g_str_equal (points, word))
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether the date as files and calendars write it contains @word. */
static gboolean
has_date (PandoriaArchiveEntry *entry, const char *word)
{
  g_autoptr (GDateTime) when = NULL;
  g_autofree char *number = NULL;

  when = pandoria_archive_entry_get_day (entry);
  number = when != NULL ? g_date_time_format (when, "%Y-%m-%d") : NULL;
  return number != NULL && strstr (number, word) != NULL;
}

/* Each word must occur in title, names or notes, or in what the row shows in this language. */
static gboolean
matches (gpointer item, gpointer data)
{
  PandoriaArchiveWindow *self = data;
  PandoriaArchiveEntry *entry = item;

  for (char **word = self->words; word != NULL && *word != NULL; word++)
    if (strstr (entry->search, *word) == NULL && !has_fact (entry, *word)
        && !has_date (entry, *word))
      return FALSE;
  return is_shown (self, entry);
}

static void
refilter (PandoriaArchiveWindow *self, GtkFilterChange change)
{
  GtkFilter *filter = is_filtering (self) ? self->filter : NULL;

  self->restarts = TRUE;
  if (gtk_filter_list_model_get_filter (self->filtered) != filter)
    gtk_filter_list_model_set_filter (self->filtered, filter);
  else
    gtk_filter_changed (self->filter, change);
}

/* --- the order ------------------------------------------------------------------------------ */

static int
get_most_points (PandoriaArchiveEntry *entry)
{
  int most = G_MININT;

  for (guint side = 0; side < pandoria_archive_entry_get_n_sides (entry); side++)
    most = MAX (most, pandoria_archive_entry_get_points (entry, side));
  return most;
}

static int
compare_titles (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b)
{
  g_autofree char *one = pandoria_archive_words_title (a);
  g_autofree char *other = pandoria_archive_words_title (b);

  return g_utf8_collate (one, other);
}

static int
compare_by_title (gconstpointer a, gconstpointer b, gpointer data)
{
  const int order = compare_titles ((gpointer) a, (gpointer) b);

  return order != 0 ? order : pandoria_archive_entry_compare ((gpointer) a, (gpointer) b);
}

static int
compare_by_points (gconstpointer a, gconstpointer b, gpointer data)
{
  const int one = get_most_points ((gpointer) a), other = get_most_points ((gpointer) b);

  if (one != other)
    return one > other ? -1 : 1;
  return pandoria_archive_entry_compare ((gpointer) a, (gpointer) b);
}

static int
compare_by_players (gconstpointer a, gconstpointer b, gpointer data)
{
  PandoriaArchiveEntry *one = (gpointer) a, *other = (gpointer) b;

  if (one->n_players != other->n_players)
    return one->n_players > other->n_players ? -1 : 1;
  return pandoria_archive_entry_compare (one, other);
}

/* The archive itself is in the order of the last game: it needs no function. */
static const struct
{
  const char *key;
  GCompareDataFunc compare;
} orders[] = {
  { "played", NULL },
  { "title", compare_by_title },
  { "points", compare_by_points },
  { "players", compare_by_players },
};

static void
on_order_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  PandoriaArchiveWindow *self = data;
  GtkSortListModel *sorted = GTK_SORT_LIST_MODEL (gtk_multi_selection_get_model (self->selection));

  g_simple_action_set_state (action, value);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_str_equal (g_variant_get_string (value, NULL), orders[i].key))
      {
        g_autoptr (GtkSorter) sorter
            = orders[i].compare != NULL
                  ? GTK_SORTER (gtk_custom_sorter_new (orders[i].compare, NULL, NULL))
                  : NULL;

        gtk_sort_list_model_set_sorter (sorted, sorter);
      }
  self->restarts = TRUE;
  update_soon (self);
}

static void
add_order (PandoriaArchiveWindow *self)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) order = g_simple_action_new_stateful (
      "order", G_VARIANT_TYPE_STRING, g_variant_new_string (orders[0].key));

  g_signal_connect (order, "change-state", G_CALLBACK (on_order_changed), self);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (order));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "games", G_ACTION_GROUP (actions));
}

/* --- the list ------------------------------------------------------------------------------- */

static char *
describe_list (PandoriaArchiveWindow *self)
{
  guint all = g_list_model_get_n_items (gtk_filter_list_model_get_model (self->filtered));
  guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->filtered));

  if (pandoria_archive_window_shows_deleted (self))
    /* Translators: how many games are shown, and for how many days they are kept */
    return g_strdup_printf (ngettext ("%1$u deleted game, kept for %2$d days",
                                      "%1$u deleted games, kept for %2$d days", shown),
                            shown, PANDORIA_ARCHIVE_KEPT_DAYS);
  if (is_filtering (self))
    /* Translators: how many games a search has found, and how many there are */
    return g_strdup_printf (ngettext ("%1$u of %2$u game", "%1$u of %2$u games", all), shown, all);
  return g_strdup_printf (ngettext ("%u game", "%u games", all), all);
}

static const char *
get_page (PandoriaArchiveWindow *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->filtered)) > 0)
    return "list";
  if (g_list_model_get_n_items (pandoria_archive_get_games (self->archive)) > 0)
    return "nothing";
  return pandoria_archive_is_loaded (self->archive) ? "empty" : "list";
}

static void
update_progress (PandoriaArchiveWindow *self)
{
  double progress = pandoria_archive_get_progress (self->archive);
  gboolean reads = pandoria_archive_is_busy (self->archive) && progress < 1;
  g_autofree char *text = NULL;

  gtk_revealer_set_reveal_child (self->progress_revealer, reads);
  if (!reads)
    return;
  /* Translators: of all games' files, in per cent */
  text = g_strdup_printf (_ ("Reading the games: %u %%"), (guint) (progress * 100));
  gtk_label_set_label (self->progress_label, text);
  gtk_progress_bar_set_fraction (self->progress, progress);
}

/* A list of other games would keep its place, where there may be no row yet. */
static void
show_start (PandoriaArchiveWindow *self)
{
  if (!self->restarts || gtk_filter_list_model_get_pending (self->filtered) > 0)
    return;
  self->restarts = FALSE;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    pandoria_compat_scroll_to (GTK_WIDGET (self->list), 0);
}

static void
update (PandoriaArchiveWindow *self)
{
  g_autofree char *text = describe_list (self);
  const char *page = get_page (self);

  /* While thousands of games are being added, the user cannot read the list. */
  if (pandoria_archive_is_loaded (self->archive) && gtk_grid_view_get_model (self->list) == NULL)
    gtk_grid_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  adw_window_title_set_subtitle (self->title, text);
  gtk_stack_set_visible_child_name (self->stack, page);
  if (!g_str_equal (page, "list") && pandoria_take_focus_from (GTK_WIDGET (self->list)))
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
  gtk_widget_set_sensitive (GTK_WIDGET (self->search), g_strcmp0 (page, "empty") != 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->show), g_strcmp0 (page, "empty") != 0);
  gtk_widget_set_visible (self->bar, g_strcmp0 (page, "list") == 0);
  update_progress (self);
  show_start (self);
  pandoria_archive_window_update_acts (self);
  /* A new file can make another one a copy. */
  pandoria_archive_window_update_rows (self);
  pandoria_archive_window_focus_row (self);
}

static gboolean
on_update_due (gpointer data)
{
  PandoriaArchiveWindow *self = data;

  self->update_source = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* Updates the texts about all games, once for all changes before the next main loop iteration. */
static void
update_soon (PandoriaArchiveWindow *self)
{
  if (self->update_source == 0)
    self->update_source = g_idle_add (on_update_due, self);
}

/* A longer text can only match fewer games, and a shorter one more. */
static void
on_search_changed (PandoriaArchiveWindow *self)
{
  g_autofree char *before = self->searched;
  GtkFilterChange change = GTK_FILTER_CHANGE_DIFFERENT;

  self->searched = pandoria_search_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  if (strcmp (self->searched, before) == 0)
    return;
  g_strfreev (self->words);
  self->words = pandoria_search_words_new (self->searched);
  if (g_str_has_prefix (self->searched, before))
    change = GTK_FILTER_CHANGE_MORE_STRICT;
  else if (g_str_has_prefix (before, self->searched))
    change = GTK_FILTER_CHANGE_LESS_STRICT;
  refilter (self, change);
  update_soon (self);
}

static void
on_search_stopped (GtkSearchEntry *search, gpointer data)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (search), "");
  else
    gtk_window_close (data);
}

/* Deleted games are not in the archive's list. */
static void
show_source (PandoriaArchiveWindow *self)
{
  const gboolean shows = pandoria_archive_window_shows_deleted (self);
  GListModel *games = pandoria_archive_get_games (self->archive);
  g_autoptr (GListStore) deleted = NULL;

  if (shows == (gtk_filter_list_model_get_model (self->filtered) != games))
    return;
  deleted = g_list_store_new (PANDORIA_TYPE_ARCHIVE_ENTRY);
  gtk_filter_list_model_set_model (self->filtered, shows ? G_LIST_MODEL (deleted) : games);
  pandoria_archive_window_load_deleted (self);
}

static void
on_show_changed (PandoriaArchiveWindow *self)
{
  self->kind = gtk_drop_down_get_selected (self->show);
  show_source (self);
  refilter (self, GTK_FILTER_CHANGE_DIFFERENT);
  update_soon (self);
}

static void
on_clear_clicked (PandoriaArchiveWindow *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_drop_down_set_selected (self->show, PANDORIA_ARCHIVE_SHOW_ALL);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
on_new_game_clicked (GtkButton *button, gpointer data)
{
  g_signal_emit_by_name (data, "new-game");
  gtk_window_close (data);
}

static void
on_select_toggled (PandoriaArchiveWindow *self)
{
  if (!gtk_toggle_button_get_active (self->select_button))
    gtk_selection_model_unselect_all (GTK_SELECTION_MODEL (self->selection));
  pandoria_archive_window_update_rows (self);
}

static void
on_row_activated (PandoriaArchiveWindow *self, guint position)
{
  g_autoptr (PandoriaArchiveEntry) entry
      = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  pandoria_archive_window_open (self, entry);
}

/* The first row can take the focus. */
static void
on_item_bound (PandoriaArchiveWindow *self)
{
  if (self->items->len == 1)
    update_soon (self);
}

static void
pandoria_archive_window_dispose (GObject *object)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (object);

  g_clear_handle_id (&self->update_source, g_source_remove);
  if (self->archive != NULL)
    g_signal_handlers_disconnect_by_data (self->archive, self);
  g_clear_object (&self->archive);
  if (self->open_game != NULL)
    g_signal_handlers_disconnect_by_data (self->open_game, self);
  g_clear_object (&self->open_game);
  if (self->menu != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->menu)));
  G_OBJECT_CLASS (pandoria_archive_window_parent_class)->dispose (object);
}

static void
pandoria_archive_window_finalize (GObject *object)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->filtered);
  g_clear_object (&self->filter);
  g_free (self->searched);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  G_OBJECT_CLASS (pandoria_archive_window_parent_class)->finalize (object);
}

static void
pandoria_archive_window_class_init (PandoriaArchiveWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_archive_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_archive_window_finalize;
  pandoria_class_add_signal (klass, "open", 1, G_TYPE_STRING);
  pandoria_class_add_signal (klass, "release", 0);
  pandoria_class_add_signal (klass, "new-game", 0);
  pandoria_class_set_template (
      klass, "pandoria-archive-window",
      PANDORIA_PARTS (PandoriaArchiveWindow, title, toasts, notice, index_error, select_button,
                      search, show, restore_button, progress_revealer, progress_label, progress,
                      stack, list, bar, open_button, count, menu),
      PANDORIA_CALLBACK (on_search_changed, on_search_stopped, on_show_changed, on_clear_clicked,
                         on_new_game_clicked, on_select_toggled, on_row_activated, on_item_bound,
                         gtk_widget_hide, gtk_widget_grab_focus),
      NULL);
  pandoria_archive_window_bind_rows (GTK_WIDGET_CLASS (klass));
  pandoria_archive_window_install_acts (GTK_WIDGET_CLASS (klass));
}

static void
pandoria_archive_window_init (PandoriaArchiveWindow *self)
{
  self->items = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self->list));
  self->searched = g_strdup ("");
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
}

static void
show_index_error (PandoriaArchiveWindow *self)
{
  g_autofree char *error = NULL, *text = NULL;

  g_object_get (self->archive, "index-error", &error, NULL);
  gtk_widget_set_visible (self->notice, error != NULL);
  if (error == NULL)
    return;
  /* Translators: %s is the reason as the system says it */
  text = g_strdup_printf (
      _ ("The list of games could not be saved, so the archive opens more slowly: %s."), error);
  gtk_label_set_label (self->index_error, text);
  pandoria_set_accessible_label (self->notice, text);
  pandoria_announce (self->notice, text);
}

static void
show_archive (PandoriaArchiveWindow *self)
{
  GtkSortListModel *sorted;

  self->filtered
      = gtk_filter_list_model_new (g_object_ref (pandoria_archive_get_games (self->archive)), NULL);
  gtk_filter_list_model_set_incremental (self->filtered, TRUE);
  sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->filtered)), NULL);
  gtk_sort_list_model_set_incremental (sorted, TRUE);
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (sorted));
  add_order (self);
  g_signal_connect_object (self->filtered, "items-changed", G_CALLBACK (update_soon), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filtered, "notify::pending", G_CALLBACK (update_soon), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed",
                           G_CALLBACK (pandoria_archive_window_update_acts), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->archive, "notify::index-error", G_CALLBACK (show_index_error),
                           self, G_CONNECT_SWAPPED);
  show_index_error (self);
  g_signal_connect_swapped (self->archive, "notify", G_CALLBACK (update_soon), self);
}

GtkWidget *
pandoria_archive_window_new (GtkWindow *parent, PandoriaArchive *archive)
{
  PandoriaArchiveWindow *self;

  g_return_val_if_fail (PANDORIA_IS_ARCHIVE (archive), NULL);

  self = g_object_new (PANDORIA_TYPE_ARCHIVE_WINDOW, "transient-for", parent, NULL);
  self->archive = g_object_ref (archive);
  show_archive (self);
  pandoria_archive_load_async (archive, NULL, NULL);
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  return GTK_WIDGET (self);
}

void
pandoria_archive_window_set_open_game (PandoriaArchiveWindow *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE_WINDOW (self));

  if (self->open_game != NULL)
    g_signal_handlers_disconnect_by_data (self->open_game, self);
  g_set_object (&self->open_game, game);
  if (game != NULL)
    g_signal_connect_swapped (game, "notify::path",
                              G_CALLBACK (pandoria_archive_window_update_rows), self);
  pandoria_archive_window_update_rows (self);
}
