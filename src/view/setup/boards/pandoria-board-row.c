/* The row of a board in the list of boards: picture, name, state and menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-boards-private.h"

#include "pandoria-board-view.h"
#include "pandoria-widgets.h"

/* Returns: (transfer full): the text below the name of the board. */
static char *
describe_file (const PandoriaBoardFile *file)
{
  if (file->error != NULL)
    return g_strdup (file->error);
  if (file->playable && pandoria_board_seen_is_confirmed (&file->board))
    return g_strdup (_ ("As on your table"));
  if (!file->own)
    return g_strdup (_ ("Comes with the program, after the pictures in the rulebooks"));
  if (!file->playable)
    return g_strdup (_ ("Not finished: no game can be played on it yet"));
  return g_strdup (C_ ("board", "Your own"));
}

static void
add_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static GMenuModel *
create_menu (const PandoriaBoardFile *file)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GVariant) path = g_variant_ref_sink (g_variant_new_string (file->path));

  if (file->error == NULL)
    {
      add_item (menu, C_ ("board", "_Duplicate"), "boards.duplicate", path);
      add_item (menu, C_ ("board", "_Export…"), "boards.export", g_variant_new ("(ss)", file->path, file->name));
    }
  if (file->error == NULL && file->playable)
    {
      add_item (menu, C_ ("board", "_Play on This Board…"), "boards.play", path);
      add_item (menu, C_ ("board", "_Is This Your Board?"), "boards.compare", path);
    }
  if (file->own)
    add_item (menu, C_ ("board", "De_lete"), "boards.delete", path);
  return G_MENU_MODEL (menu);
}

GtkWidget *
pandoria_board_row_new (const PandoriaBoardFile *file)
{
  g_autofree char *subtitle = describe_file (file);
  g_autofree char *label = g_strdup_printf (_ ("More for %s"), file->name);
  g_autoptr (GMenuModel) menu = create_menu (file);
  AdwActionRow *row = pandoria_new_row (file->name, subtitle);
  GtkWidget *more = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (more), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (more), menu);
  gtk_widget_set_valign (more, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (more, "flat");
  gtk_widget_set_tooltip_text (more, label);
  pandoria_set_accessible_label (more, label);
  adw_action_row_add_suffix (row, more);
  if (file->error == NULL)
    adw_action_row_add_prefix (row, pandoria_board_picture_new (&file->board));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), file->own && file->error == NULL);
  return GTK_WIDGET (row);
}
