/* The actions for the act whose position is shown: the menu of the history and of the bar above the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-history-bar.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *label;
  const char *action;
} Item;

/* Translators: these are about one old act of the game. */
static const Item changing[] = {
  { N_ ("_Correct…"), "win.correct-act" },
  { N_ ("_Insert Before…"), "win.insert-act" },
  { N_ ("_Remove This Action"), "win.remove-act" },
};
static const Item others[] = {
  { N_ ("C_ontinue From Here"), "win.continue-here" },
  { N_ ("_Note…"), "win.edit-note" },
  { N_ ("Cop_y"), "win.copy-act" },
  { N_ ("Copy _Turn"), "win.copy-turn" },
  { N_ ("Copy _Game"), "win.copy-notation" },
};

static void
append_section (GMenu *menu, const Item *items, gsize n)
{
  g_autoptr (GMenu) section = g_menu_new ();

  for (gsize i = 0; i < n; i++)
    g_menu_append (section, _ (items[i].label), items[i].action);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

GMenuModel *
pandoria_history_menu_new (void)
{
  GMenu *menu = g_menu_new ();

  append_section (menu, changing, G_N_ELEMENTS (changing));
  append_section (menu, others, G_N_ELEMENTS (others));
  return G_MENU_MODEL (menu);
}

static void
on_menu_asked (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenuModel) menu = NULL;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  menu = pandoria_history_menu_new ();
  gtk_menu_button_set_menu_model (button, menu);
}

void
pandoria_history_menu_attach (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  gtk_menu_button_set_create_popup_func (button, on_menu_asked, NULL, NULL);
}
