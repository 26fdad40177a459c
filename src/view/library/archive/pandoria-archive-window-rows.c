/* PandoriaArchiveWindow: the rows of its list, and their menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-window-private.h"

#include "pandoria-archive-row.h"
#include "pandoria-class.h"

static void
update_item (PandoriaArchiveWindow *self, GtkListItem *item)
{
  PandoriaArchiveRow *row = PANDORIA_ARCHIVE_ROW (gtk_list_item_get_child (item));
  PandoriaArchiveEntry *entry = gtk_list_item_get_item (item);

  pandoria_archive_row_set_entry (row, entry, pandoria_archive_window_is_open (self, entry),
                                  pandoria_archive_is_copy (self->archive, entry));
  pandoria_archive_row_set_check (row, gtk_toggle_button_get_active (self->select_button),
                                  gtk_list_item_get_selected (item));
}

static void
on_check_toggled (PandoriaArchiveRow *row, gboolean active, gpointer data)
{
  GtkListItem *item = data;
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (gtk_widget_get_root (GTK_WIDGET (row)));
  guint position = gtk_list_item_get_position (item);

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  if (active)
    gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), position, FALSE);
  else
    gtk_selection_model_unselect_item (GTK_SELECTION_MODEL (self->selection), position);
}

static void
on_item_selected (GtkListItem *item, GParamSpec *pspec, gpointer data)
{
  PandoriaArchiveWindow *self = data;
  GtkWidget *row = gtk_list_item_get_child (item);

  if (row != NULL)
    pandoria_archive_row_set_check (PANDORIA_ARCHIVE_ROW (row),
                                    gtk_toggle_button_get_active (self->select_button),
                                    gtk_list_item_get_selected (item));
}

static void
on_item_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *row = g_object_new (PANDORIA_TYPE_ARCHIVE_ROW, NULL);

  gtk_list_item_set_child (item, row);
  g_signal_connect_object (row, "check-toggled", G_CALLBACK (on_check_toggled), item, 0);
  g_signal_connect_object (item, "notify::selected", G_CALLBACK (on_item_selected), data, 0);
}

static void
on_item_bind (PandoriaArchiveWindow *self, GtkListItem *item)
{
  g_autofree char *path = pandoria_archive_get_path (self->archive, gtk_list_item_get_item (item));

  g_ptr_array_add (self->items, item);
  update_item (self, item);
  pandoria_archive_row_set_photo (PANDORIA_ARCHIVE_ROW (gtk_list_item_get_child (item)), path);
}

static void
on_item_unbind (PandoriaArchiveWindow *self, GtkListItem *item)
{
  g_ptr_array_remove_fast (self->items, item);
}

/* @x and @y: a point of the list. */
static void
show_menu (PandoriaArchiveWindow *self, double x, double y)
{
  GdkRectangle point = { (int) x, (int) y, 1, 1 };

  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &point);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* Returns: (nullable): the item whose row is at this point of the list. */
static GtkListItem *
find_item_at (PandoriaArchiveWindow *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self->list), x, y, GTK_PICK_DEFAULT);

  for (guint i = 0; widget != NULL && i < self->items->len; i++)
    {
      GtkWidget *row = gtk_list_item_get_child (self->items->pdata[i]);

      /* The edge around a row belongs to the parent. */
      if (widget == gtk_widget_get_parent (row) || gtk_widget_is_ancestor (widget, row)
          || widget == row)
        return self->items->pdata[i];
    }
  return NULL;
}

/* Chooses only the game at this point, unless it is already one of the chosen ones. */
static void
choose_at (PandoriaArchiveWindow *self, double x, double y)
{
  GtkListItem *item = find_item_at (self, x, y);

  if (item != NULL && !gtk_list_item_get_selected (item))
    gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection),
                                     gtk_list_item_get_position (item), TRUE);
}

static void
toggle (PandoriaArchiveWindow *self, GtkListItem *item)
{
  const guint position = gtk_list_item_get_position (item);

  if (gtk_list_item_get_selected (item))
    gtk_selection_model_unselect_item (GTK_SELECTION_MODEL (self->selection), position);
  else
    gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), position, FALSE);
}

/* While several games are being chosen, a press adds or removes one, wherever it meets the row. The
 * list would drop the others. It sees the press first here, and claims it when it ends, so that a
 * finger can still scroll. */
static void
on_list_released (PandoriaArchiveWindow *self, int n, double x, double y, GtkGesture *click)
{
  GtkListItem *item = NULL;

  if (gtk_toggle_button_get_active (self->select_button))
    item = find_item_at (self, x, y);
  if (item == NULL)
    return;
  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  toggle (self, item);
}

/* On one of several chosen games, the menu applies to all of them. */
static void
show_menu_of_row (PandoriaArchiveWindow *self, double x, double y)
{
  choose_at (self, x, y);
  show_menu (self, x, y);
}

static void
on_menu_pressed (PandoriaArchiveWindow *self, int n, double x, double y)
{
  show_menu_of_row (self, x, y);
}

static gboolean
on_menu_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self)), *list = GTK_WIDGET (self->list);
  double x, y;

  if (focus == NULL || (focus != list && !gtk_widget_is_ancestor (focus, list)))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_translate_coordinates (focus, list, 24, 24, &x, &y);
  show_menu (self, x, y);
  return GDK_EVENT_STOP;
}

gboolean
pandoria_archive_window_is_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry)
{
  const char *open = self->open_game != NULL ? pandoria_game_get_path (self->open_game) : NULL;
  g_autofree char *path = open != NULL ? pandoria_archive_get_path (self->archive, entry) : NULL;

  return g_strcmp0 (open, path) == 0 && open != NULL;
}

void
pandoria_archive_window_update_rows (PandoriaArchiveWindow *self)
{
  for (guint i = 0; i < self->items->len; i++)
    update_item (self, self->items->pdata[i]);
}

/* Lets the arrow keys move among the games at once. The list only has rows after its layout. */
void
pandoria_archive_window_focus_row (PandoriaArchiveWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  for (guint i = 0; (focus == NULL || focus == GTK_WIDGET (self->list)) && i < self->items->len;
       i++)
    if (gtk_list_item_get_position (self->items->pdata[i]) == 0)
      gtk_widget_grab_focus (
          gtk_widget_get_parent (gtk_list_item_get_child (self->items->pdata[i])));
}

void
pandoria_archive_window_bind_rows (GtkWidgetClass *widget_class)
{
  pandoria_class_bind (widget_class,
                       PANDORIA_CALLBACK (on_item_setup, on_item_bind, on_item_unbind,
                                          on_list_released, on_menu_pressed, show_menu_of_row),
                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, on_menu_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, on_menu_key, NULL);
}
