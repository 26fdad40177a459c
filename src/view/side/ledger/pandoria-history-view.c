/* All acts of the game as text, turn by turn, the newest first. Choosing an act shows its position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-history-view.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-history-bar.h"
#include "pandoria-ledger-row.h"
#include "pandoria-mends.h"
#include "pandoria-widgets.h"

struct _PandoriaHistoryView
{
  AdwBin parent_instance;

  PandoriaLinesList *list;
  GtkMenuButton *menu_button;
  GtkWidget *menu;              /* created on demand */
  const PandoriaPlayView *view; /* (nullable): not owned */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaHistoryView, pandoria_history_view, ADW_TYPE_BIN)

/* Returns: (transfer full) (nullable): the act that is being corrected, or the one that led to the
 * shown position. */
static GObject *
get_shown_entry (PandoriaHistoryView *self, PandoriaGame *game)
{
  guint shown = pandoria_game_get_shown (game);
  guint index = self->view->marked_act < PANDORIA_MAX_ACTIONS ? self->view->marked_act : shown - 1;

  return index < PANDORIA_MAX_ACTIONS
             ? g_list_model_get_item (pandoria_game_get_history (game), index)
             : NULL;
}

/* Shows the game itself even while a draft corrects one of its acts. */
static void
pandoria_history_view_update (PandoriaHistoryView *self)
{
  PandoriaGame *game = self->view != NULL ? self->view->own_game : NULL;
  g_autoptr (GObject) shown = game != NULL ? get_shown_entry (self, game) : NULL;

  if (self->list == NULL)
    return;
  self->updating = TRUE;
  pandoria_lines_list_show (self->list, game,
                            game != NULL ? pandoria_game_get_history (game) : NULL, G_MAXUINT, NULL,
                            NULL);
  pandoria_lines_list_mark (self->list, shown);
  if (game != NULL
      && (self->view->marked_act < PANDORIA_MAX_ACTIONS || pandoria_game_is_looking_back (game)))
    pandoria_lines_list_select (self->list, shown);
  else if (pandoria_lines_list_get_selected (self->list) != shown)
    pandoria_lines_list_select (self->list, NULL);
  self->updating = FALSE;
}

static void
look_at_entry (PandoriaHistoryView *self, GObject *entry)
{
  g_signal_emit_by_name (self, "look", PANDORIA_HISTORY_ENTRY (entry)->index + 1);
}

/* Otherwise the window would focus something else. */
static void
on_menu_closed (PandoriaHistoryView *self)
{
  if (pandoria_take_focus_from (self->menu))
    pandoria_lines_list_focus (self->list);
}

static void
make_menu (PandoriaHistoryView *self)
{
  g_autoptr (GMenuModel) model = pandoria_history_menu_new ();

  self->menu = gtk_popover_menu_new_from_model (model);
  pandoria_set_accessible_label (self->menu, _ ("Actions for this entry"));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  pandoria_mend_when_realized (self->menu);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  g_signal_connect_object (self->menu, "closed", G_CALLBACK (on_menu_closed), self,
                           G_CONNECT_SWAPPED);
}

static void
pop_up_menu (PandoriaHistoryView *self, GtkWidget *widget, double x, double y)
{
  GdkRectangle at = { 0 };

  if (!gtk_widget_translate_coordinates (widget, GTK_WIDGET (self), x, y, &x, &y))
    return;
  if (self->menu == NULL)
    make_menu (self);
  at = (GdkRectangle){ (int) x, (int) y, 1, 1 };
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &at);
  gtk_popover_popup (GTK_POPOVER (self->menu));
  if (gtk_widget_get_focus_child (self->menu)
      == NULL) /* otherwise GTK has focused its first item */
    gtk_widget_child_focus (self->menu, GTK_DIR_TAB_FORWARD);
}

/* Returns: (nullable): the act in the row at a point of the list. */
static GObject *
find_entry (PandoriaHistoryView *self, double x, double y)
{
  GtkWidget *found = gtk_widget_pick (GTK_WIDGET (self->list), x, y, GTK_PICK_DEFAULT);
  GtkWidget *row = found != NULL ? gtk_widget_get_ancestor (found, PANDORIA_TYPE_LEDGER_ROW) : NULL;

  if (row == NULL && found != NULL)
    row = gtk_widget_get_first_child (found);
  return row != NULL && PANDORIA_IS_LEDGER_ROW (row)
             ? pandoria_ledger_row_get_entry (PANDORIA_LEDGER_ROW (row))
             : NULL;
}

static void
on_long_pressed (PandoriaHistoryView *self, double x, double y, GtkGesture *gesture)
{
  GObject *entry = find_entry (self, x, y);

  if (entry == NULL)
    return;
  look_at_entry (self, entry);
  pop_up_menu (self, GTK_WIDGET (self->list), x, y);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_right_pressed (PandoriaHistoryView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  on_long_pressed (self, x, y, gesture);
}

/* Opens the menu at the focused widget, otherwise at the button. */
static void
open_menu (PandoriaHistoryView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    pop_up_menu (self, focus, gtk_widget_get_width (focus) / 2.0, gtk_widget_get_height (focus));
  else
    gtk_menu_button_popup (self->menu_button);
}

static void
on_entry_selected (PandoriaHistoryView *self, GObject *entry)
{
  if (!self->updating && entry != NULL)
    look_at_entry (self, entry);
}

static void
on_entry_activated (PandoriaHistoryView *self, GObject *entry)
{
  look_at_entry (self, entry);
  open_menu (self);
}

static void
on_menu_asked (GtkWidget *widget, const char *name, GVariant *parameter)
{
  open_menu (PANDORIA_HISTORY_VIEW (widget));
}

/* Many windows never show the history. */
static void
make_contents (PandoriaHistoryView *self)
{
  if (self->list != NULL)
    return;
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_mend (GTK_WIDGET (self));
  pandoria_history_menu_attach (self->menu_button);
  pandoria_lines_list_set_words (self->list, _ ("History"), _ ("No Actions Yet"),
                                 _ ("Every action of the game appears here."));
  pandoria_history_view_update (self);
}

static void
pandoria_history_view_map (GtkWidget *widget)
{
  make_contents (PANDORIA_HISTORY_VIEW (widget));
  GTK_WIDGET_CLASS (pandoria_history_view_parent_class)->map (widget);
}

static void
pandoria_history_view_class_init (PandoriaHistoryViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaHistoryView, menu, gtk_widget_unparent),
                           NULL);
  widget_class->map = pandoria_history_view_map;
  pandoria_class_add_signal (klass, "look", 1, G_TYPE_UINT);
  pandoria_class_set_template (
      klass, "pandoria-history-view", PANDORIA_NEEDS (PANDORIA_TYPE_LINES_LIST),
      PANDORIA_PARTS (PandoriaHistoryView, list, menu_button),
      PANDORIA_CALLBACK (on_entry_selected, on_entry_activated, on_right_pressed, on_long_pressed),
      NULL);
  gtk_widget_class_install_action (widget_class, "history.menu", NULL, on_menu_asked);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "history.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "history.menu",
                                       NULL);
}

static void
pandoria_history_view_init (PandoriaHistoryView *self)
{
}

void
pandoria_history_view_show (PandoriaHistoryView *self, const PandoriaPlayView *view, guint parts)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_VIEW (self));

  self->view = view;
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    pandoria_history_view_update (self);
}

PandoriaLinesList *
pandoria_history_view_get_list (PandoriaHistoryView *self)
{
  g_return_val_if_fail (PANDORIA_IS_HISTORY_VIEW (self), NULL);

  make_contents (self);
  return self->list;
}
