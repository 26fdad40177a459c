/* PandoriaWindow: its panels as the keyboard walks them: turn bar, board, tray, players, ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#define N_PANELS 5

typedef struct
{
  GtkWidget *widget;
  const char *page; /* of a narrow window */
} Panel;

static void
list_panels (PandoriaWindow *self, Panel panels[N_PANELS])
{
  panels[0] = (Panel){ GTK_WIDGET (self->turn_bar), "board" };
  panels[1] = (Panel){ GTK_WIDGET (self->board), "board" };
  panels[2] = (Panel){ GTK_WIDGET (self->tray), "board" };
  panels[3] = (Panel){ GTK_WIDGET (self->players), "players" };
  panels[4] = (Panel){ self->ledger_box, "ledger" };
}

static int
find_focused (PandoriaWindow *self, const Panel panels[N_PANELS])
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  for (int i = 0; i < N_PANELS; i++)
    if (focus != NULL && (focus == panels[i].widget || gtk_widget_is_ancestor (focus, panels[i].widget)))
      return i;
  return -1;
}

/* The side comes into sight when the keyboard goes there, and goes when it lay over the board. */
static void
show_panel (PandoriaWindow *self, const Panel *panel)
{
  gboolean on_side = !g_str_equal (panel->page, "board");

  if (pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW)
    adw_view_stack_set_visible_child_name (self->pages, panel->page);
  else if (on_side || adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, on_side);
}

static gboolean
can_show (PandoriaWindow *self, const Panel *panel)
{
  return panel->widget != self->ledger_box || gtk_widget_get_visible (GTK_WIDGET (self->side_ledger))
         || pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW;
}

/* A panel where nothing can have the keyboard is passed over. */
static void
walk (PandoriaWindow *self, int step)
{
  Panel panels[N_PANELS];
  int at;

  list_panels (self, panels);
  at = find_focused (self, panels);
  if (at < 0 && step < 0)
    at = 0;
  for (int i = 0; i < N_PANELS; i++)
    {
      at = (at + step + N_PANELS) % N_PANELS;
      if (!can_show (self, &panels[at]))
        continue;
      show_panel (self, &panels[at]);
      if (gtk_widget_child_focus (panels[at].widget, GTK_DIR_TAB_FORWARD))
        break;
    }
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

void
pandoria_window_next_panel (PandoriaWindow *self)
{
  walk (self, 1);
}

void
pandoria_window_previous_panel (PandoriaWindow *self)
{
  walk (self, -1);
}
