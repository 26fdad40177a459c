/* The list of PandoriaLine for the ledger and the history: rows, selection, search, and the page
 * for an empty list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lines-list.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-ledger-row.h"
#include "pandoria-line.h"
#include "pandoria-lines.h"
#include "pandoria-search-words.h"
#include "pandoria-widgets.h"

/* The number of hidden rows that keep their labels. */
#define SPARE_ROWS 8

/* The number of lines at the top for which the list has rows until it is used. */
#define FIRST_LINES 40

struct _PandoriaLinesList
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *empty_scroller;
  AdwStatusPage *empty_page;
  GtkScrolledWindow *scroller;
  GtkListView *list;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkLabel *found;

  PandoriaLines *lines;
  GtkSingleSelection *selection;
  PandoriaGame *game;
  GdkFrameClock *clock; /* while the list is mapped */
  GListModel *entries;
  guint limit; /* for the entries */
  GPtrArray *foreseen;
  char *title;
  GObject *marked;
  gboolean wants_focus; /* take the focus as soon as there are rows */
};

G_DEFINE_FINAL_TYPE (PandoriaLinesList, pandoria_lines_list, ADW_TYPE_BIN)

/* --- helpers --- */

static guint
count_lines (PandoriaLinesList *self)
{
  return g_list_model_get_n_items (pandoria_lines_get_model (self->lines));
}

/* Lets the list have rows for all lines. */
static void
show_all (PandoriaLinesList *self)
{
  GListModel *all = pandoria_lines_get_model (self->lines);

  if (gtk_single_selection_get_model (self->selection) != all)
    gtk_single_selection_set_model (self->selection, all);
}

/* GtkListView loses its rows when it scrolls without having a size, so on_list_mapped() scrolls
 * later. */
static void
scroll_to (PandoriaLinesList *self, guint position)
{
  if (position < count_lines (self) && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    pandoria_compat_scroll_to (GTK_WIDGET (self->list), position);
}

static gboolean
is_searching (PandoriaLinesList *self)
{
  return gtk_search_bar_get_search_mode (self->search_bar);
}

static void
show_found (PandoriaLinesList *self)
{
  g_autofree char *text = NULL;
  guint all, n = pandoria_lines_count (self->lines, &all);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) == '\0')
    text = g_strdup ("");
  else if (n == 0)
    text = g_strdup (_ ("None found"));
  else
    /* Translators: the result of a search: how many of how many entries of the ledger have the
     * words. */
    text = g_strdup_printf (_ ("%1$u of %2$u"), n, all);
  if (g_strcmp0 (text, gtk_label_get_label (self->found)) == 0)
    return;
  gtk_label_set_label (self->found, text);
  pandoria_describe (GTK_WIDGET (self->search_entry), *text != '\0' ? text : NULL);
}

/* Scrolls to new lines, which are at the top, unless the user is searching. */
static void
update (PandoriaLinesList *self)
{
  gboolean changed = pandoria_lines_show (self->lines, self->game, self->entries, self->limit,
                                          self->foreseen, self->title);

  gtk_stack_set_visible_child (self->stack, count_lines (self) > 0 || is_searching (self)
                                                ? GTK_WIDGET (self->scroller)
                                                : self->empty_scroller);
  if (is_searching (self))
    show_found (self);
  else if (changed)
    scroll_to (self, 0);
}

static PandoriaLedgerRow *
get_row (GtkWidget *item)
{
  GtkWidget *row = gtk_widget_get_first_child (item);

  return PANDORIA_IS_LEDGER_ROW (row) ? PANDORIA_LEDGER_ROW (row) : NULL;
}

static void
show_mark (PandoriaLinesList *self, PandoriaLedgerRow *row)
{
  GObject *entry = pandoria_ledger_row_get_entry (row);

  pandoria_ledger_row_set_marked (row, entry != NULL && entry == self->marked);
}

/* Returns: whether @item shows @entry; NULL: any visible entry except a preview, which disappears
 * when its space or button loses the focus. */
static gboolean
is_item (GtkWidget *item, GObject *entry)
{
  PandoriaLedgerRow *row = get_row (item);
  GObject *shown = row != NULL ? pandoria_ledger_row_get_entry (row) : NULL;

  return entry != NULL ? shown == entry
                       : shown != NULL && gtk_widget_get_mapped (item)
                             && !pandoria_line_is_foreseen (pandoria_ledger_row_get_line (row));
}

/* Returns: (nullable): the first item for which is_item() is true. */
static GtkWidget *
find_item (PandoriaLinesList *self, GObject *entry)
{
  GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (item != NULL && !is_item (item, entry))
    item = gtk_widget_get_next_sibling (item);
  return item;
}

/* Focuses the selected entry, otherwise the newest one. */
static void
focus_row (PandoriaLinesList *self)
{
  GtkWidget *item;

  show_all (self);
  item = find_item (self, pandoria_lines_list_get_selected (self));
  if (item == NULL)
    item = find_item (self, NULL);
  self->wants_focus = FALSE;
  if (item == NULL || !gtk_widget_grab_focus (item))
    gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* --- labels of visible rows ---
 *
 * GtkListView 4.8 makes up to 200 rows of six kilobytes each, however few are visible. So the list
 * has only its first lines until the pointer moves over it, the focus enters it, or its last line
 * is visible. A row has no labels until a layout shows it. The list then gets another layout before
 * it is drawn. */

static void
on_laid_out (PandoriaLinesList *self)
{
  GtkWidget *item;

  for (item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    if (gtk_widget_get_child_visible (item) && get_row (item) != NULL)
      pandoria_ledger_row_set_filled (get_row (item), TRUE);
  item = gtk_widget_get_last_child (GTK_WIDGET (self->list));
  if (item != NULL && gtk_widget_get_child_visible (item))
    show_all (self);
}

static void
on_painted (PandoriaLinesList *self)
{
  guint n_hidden = 0;

  for (GtkWidget *item = gtk_widget_get_last_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_prev_sibling (item))
    {
      PandoriaLedgerRow *row = gtk_widget_get_child_visible (item) ? NULL : get_row (item);

      if (row != NULL && pandoria_ledger_row_is_filled (row) && ++n_hidden > SPARE_ROWS)
        pandoria_ledger_row_set_filled (row, FALSE);
    }
}

static void
on_list_unmapped (PandoriaLinesList *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

/* --- callbacks --- */

static void
on_item_selected (GtkListItem *item)
{
  pandoria_ledger_row_set_selected (PANDORIA_LEDGER_ROW (gtk_list_item_get_child (item)),
                                    gtk_list_item_get_selected (item));
}

static void
on_item_set_up (PandoriaLinesList *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (PANDORIA_TYPE_LEDGER_ROW, NULL));
  g_signal_connect (item, "notify::selected", G_CALLBACK (on_item_selected), NULL);
}

/* Activating a heading does nothing. But if it were not selectable, it would block the focus. */
static void
on_item_bound (PandoriaLinesList *self, GtkListItem *item)
{
  PandoriaLedgerRow *row = PANDORIA_LEDGER_ROW (gtk_list_item_get_child (item));
  PandoriaLine *line = gtk_list_item_get_item (item);

  gtk_list_item_set_activatable (item, pandoria_line_get_entry (line) != NULL);
  pandoria_ledger_row_set_line (row, self->game, line);
  pandoria_ledger_row_set_selected (row, gtk_list_item_get_selected (item));
  show_mark (self, row);
}

static gboolean
on_list_shown (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  PandoriaLinesList *self = data;
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (gtk_widget_get_height (list) == 0)
    return G_SOURCE_CONTINUE;
  scroll_to (self, selected != GTK_INVALID_LIST_POSITION ? selected : 0);
  if (self->wants_focus)
    focus_row (self);
  return G_SOURCE_REMOVE;
}

/* The handlers of the clock run after those of GTK, which are older. */
static void
follow_clock (PandoriaLinesList *self)
{
  on_list_unmapped (self);
  g_set_object (&self->clock, gtk_widget_get_frame_clock (GTK_WIDGET (self->list)));
  g_signal_connect_swapped (self->clock, "layout", G_CALLBACK (on_laid_out), self);
  g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (on_painted), self);
}

/* A list that was never shown has no rows. It gets its size in the next frame. */
static void
on_list_mapped (PandoriaLinesList *self)
{
  follow_clock (self);
  if (gtk_list_view_get_model (self->list) == NULL)
    gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  gtk_widget_add_tick_callback (GTK_WIDGET (self->list), on_list_shown, self, NULL);
}

static void
on_selection_changed (PandoriaLinesList *self)
{
  g_signal_emit_by_name (self, "entry-selected", pandoria_lines_list_get_selected (self));
}

static void
on_line_activated (PandoriaLinesList *self, guint position)
{
  g_autoptr (PandoriaLine) line
      = g_list_model_get_item (pandoria_lines_get_model (self->lines), position);

  if (line != NULL && pandoria_line_get_entry (line) != NULL && !pandoria_line_is_foreseen (line))
    g_signal_emit_by_name (self, "entry-activated", pandoria_line_get_entry (line));
}

/* Keeps the selected entry when the search changes. */
static void
on_search_changed (PandoriaLinesList *self)
{
  g_autoptr (GObject) selected = NULL;
  g_auto (GStrv) words
      = pandoria_search_words_new (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));

  show_all (self);
  g_set_object (&selected, pandoria_lines_list_get_selected (self));
  pandoria_lines_set_words (self->lines, (const char *const *) words);
  update (self);
  if (selected != NULL)
    pandoria_lines_list_select (self, selected);
}

/* --- class --- */

/* For Tab the list is one stop, which begins with a visible row. Arrow keys move from row to row.
 * GTK would focus the last focused row, and if that is no longer visible, no key would lead on from
 * it. */
static gboolean
pandoria_lines_list_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PandoriaLinesList *self = PANDORIA_LINES_LIST (widget);
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  gboolean is_back = direction == GTK_DIR_TAB_BACKWARD,
           tabs = is_back || direction == GTK_DIR_TAB_FORWARD;

  show_all (self);
  if (tabs && row != NULL)
    {
      if (gtk_widget_child_focus (row, direction))
        return TRUE;
      return is_back && gtk_widget_child_focus (GTK_WIDGET (self->search_bar), direction);
    }
  if (!GTK_WIDGET_CLASS (pandoria_lines_list_parent_class)->focus (widget, direction))
    return FALSE;
  if (tabs && gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL)
    focus_row (self);
  return TRUE;
}

static void
pandoria_lines_list_class_init (PandoriaLinesListClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaLinesList, clock),
                           PANDORIA_FOLLOWS (PandoriaLinesList, selection),
                           PANDORIA_OWNS (PandoriaLinesList, lines, g_object_unref),
                           PANDORIA_OWNS (PandoriaLinesList, game, g_object_unref),
                           PANDORIA_OWNS (PandoriaLinesList, entries, g_object_unref),
                           PANDORIA_OWNS (PandoriaLinesList, marked, g_object_unref),
                           PANDORIA_OWNS (PandoriaLinesList, foreseen, g_ptr_array_unref),
                           PANDORIA_OWNS (PandoriaLinesList, title, g_free), NULL);
  GTK_WIDGET_CLASS (klass)->focus = pandoria_lines_list_move_focus;
  pandoria_class_add_signal (klass, "entry-selected", 1, G_TYPE_OBJECT);
  pandoria_class_add_signal (klass, "entry-activated", 1, G_TYPE_OBJECT);
  pandoria_class_set_template (klass, "pandoria-lines-list",
                               PANDORIA_PARTS (PandoriaLinesList, stack, empty_scroller, empty_page,
                                               scroller, list, search_bar, search_entry, found),
                               PANDORIA_CALLBACK (on_item_set_up, on_item_bound, on_list_mapped,
                                                  on_list_unmapped, on_line_activated,
                                                  on_search_changed, show_all, update),
                               NULL);
}

static void
pandoria_lines_list_init (PandoriaLinesList *self)
{
  GtkSliceListModel *first;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = pandoria_lines_new ();
  first = gtk_slice_list_model_new (g_object_ref (pandoria_lines_get_model (self->lines)), 0,
                                    FIRST_LINES);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (first));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  g_signal_connect_swapped (self->selection, "notify::selected-item",
                            G_CALLBACK (on_selection_changed), self);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
}

/* --- public functions --- */

void
pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries,
                          guint limit, GPtrArray *foreseen, const char *title)
{
  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  g_set_object (&self->game, game);
  g_set_object (&self->entries, entries);
  self->limit = limit;
  g_clear_pointer (&self->foreseen, g_ptr_array_unref);
  self->foreseen = foreseen != NULL ? g_ptr_array_ref (foreseen) : NULL;
  pandoria_set_str (&self->title, title);
  update (self);
}

void
pandoria_lines_list_set_words (PandoriaLinesList *self, const char *name, const char *empty_title,
                               const char *empty_description)
{
  g_autofree char *escaped = NULL;

  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  pandoria_set_accessible_label (GTK_WIDGET (self->list), name);
  adw_status_page_set_title (self->empty_page, empty_title);
  escaped = g_markup_escape_text (empty_description, -1);
  adw_status_page_set_description (self->empty_page, escaped);
}

void
pandoria_lines_list_select (PandoriaLinesList *self, GObject *entry)
{
  guint position;

  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  position = pandoria_lines_find (self->lines, entry);
  if (entry != NULL)
    show_all (self);
  if (position != gtk_single_selection_get_selected (self->selection))
    gtk_single_selection_set_selected (self->selection, position);
  scroll_to (self, position);
}

GObject *
pandoria_lines_list_get_selected (PandoriaLinesList *self)
{
  PandoriaLine *line;

  g_return_val_if_fail (PANDORIA_IS_LINES_LIST (self), NULL);

  line = gtk_single_selection_get_selected_item (self->selection);
  return line != NULL ? pandoria_line_get_entry (line) : NULL;
}

GObject *
pandoria_lines_list_get_explained (PandoriaLinesList *self)
{
  GObject *entry;

  g_return_val_if_fail (PANDORIA_IS_LINES_LIST (self), NULL);

  entry = pandoria_lines_list_get_selected (self);
  for (guint i = 0; entry == NULL && is_searching (self) && i < count_lines (self); i++)
    {
      g_autoptr (PandoriaLine) line
          = g_list_model_get_item (pandoria_lines_get_model (self->lines), i);

      entry = pandoria_line_get_entry (line);
    }
  return entry;
}

void
pandoria_lines_list_mark (PandoriaLinesList *self, GObject *entry)
{
  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  if (!g_set_object (&self->marked, entry))
    return;
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    if (get_row (item) != NULL)
      show_mark (self, get_row (item));
}

void
pandoria_lines_list_start_search (PandoriaLinesList *self)
{
  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  pandoria_focus_text (GTK_EDITABLE (self->search_entry));
}

void
pandoria_lines_list_focus (PandoriaLinesList *self)
{
  GtkWidget *list;

  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  list = GTK_WIDGET (self->list);
  if (count_lines (self) == 0 && !is_searching (self))
    {
      pandoria_announce (list, adw_status_page_get_title (self->empty_page));
      pandoria_announce (list, adw_status_page_get_description (self->empty_page));
    }
  else if (gtk_widget_get_mapped (list) && gtk_widget_get_height (list) > 0)
    focus_row (self);
  else
    self->wants_focus = TRUE;
}
