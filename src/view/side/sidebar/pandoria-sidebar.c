/* PandoriaSidebar: the side panel next to the board. Only this class remembers which widget had the
 * focus before a panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-sidebar.h"

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-history-view.h"
#include "pandoria-ledger-view.h"
#include "pandoria-lines-list.h"
#include "pandoria-players-panel.h"
#include "pandoria-score-strip.h"

/* In pixels: the width of players and ledger below each other, and of each in its own column. */
#define SIDE_WIDTH    412
#define PLAYERS_WIDTH 480
#define LEDGER_WIDTH  360

/* The number of players next to each other in the strip, with their names. */
#define STRIP_COLUMNS 2

/* A question can cover the cards that led to it. */
#define MOST_PANELS 2

struct _PandoriaSidebar
{
  GtkBox parent_instance;

  AdwBin *players_bin, *ledger_bin;
  PandoriaPlayersPanel *players;
  PandoriaScoreStrip *strip; /* replaces the players if a panel needs their room */
  GtkWidget *separator, *ledger_box, *ledger_switcher;
  GtkStack *ledger_stack;
  PandoriaLedgerView *ledger;
  PandoriaHistoryView *history;

  const PandoriaPlayView *view; /* not owned */
  gboolean has_columns;
  GtkWidget *panels[MOST_PANELS]; /* shown; the last covers the others */
  GtkWidget *before[MOST_PANELS]; /* (weak): the widget with the focus before each panel */
  guint n_shown;
  gboolean had_ledger, was_revealed; /* at the time when the first panel was shown */
};

G_DEFINE_FINAL_TYPE (PandoriaSidebar, pandoria_sidebar, GTK_TYPE_BOX)

/* --- panels --------------------------------------------------------------------------------- */

static AdwFlap *
get_flap (PandoriaSidebar *self)
{
  return ADW_FLAP (gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_FLAP));
}

static int
measure_height (PandoriaSidebar *self, GtkWidget *widget)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, NULL, &natural,
                      NULL, NULL);
  return natural;
}

/* Folds the cards of the other players. If the panel still has no room, the strip replaces the
 * cards. */
static void
make_room (PandoriaSidebar *self, GtkWidget *panel, int least_height)
{
  int least = least_height >= 0 ? least_height : measure_height (self, panel);
  int height = gtk_widget_get_height (GTK_WIDGET (get_flap (self)));
  gboolean has_room;

  pandoria_players_panel_set_crowded (self->players, TRUE);
  has_room = self->has_columns
             || height - measure_height (self, GTK_WIDGET (self->players_bin)) >= least;

  self->had_ledger = gtk_widget_get_visible (GTK_WIDGET (self->ledger_bin));
  self->was_revealed = adw_flap_get_reveal_flap (get_flap (self));
  gtk_widget_set_visible (GTK_WIDGET (self->players_bin), has_room);
}

static void
show_child (PandoriaSidebar *self, GtkWidget *child, gboolean ledger_shown, gboolean revealed)
{
  adw_bin_set_child (self->ledger_bin, child);
  gtk_widget_set_visible (GTK_WIDGET (self->ledger_bin), ledger_shown);
  adw_flap_set_reveal_flap (get_flap (self), revealed);
}

/* After the last panel: the ledger as it was before the first. */
static void
show_ledger_again (PandoriaSidebar *self)
{
  pandoria_players_panel_set_crowded (self->players, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->players_bin), TRUE);
  show_child (self, self->ledger_box, self->had_ledger, self->was_revealed);
}

static void
on_panel_closed (GtkWidget *panel, gpointer data)
{
  g_signal_emit_by_name (data, "closed", panel);
}

/* --- players, ledger, history --------------------------------------------------------------- */

static void
on_entry_selected (PandoriaSidebar *self, GObject *entry)
{
  g_signal_emit_by_name (self, "entry-selected", entry);
}

static void
on_look (PandoriaSidebar *self, guint n)
{
  if (self->view->game != NULL && self->view->game == self->view->own_game)
    pandoria_game_look_at (self->view->game, n);
}

/* Enter or a double press on an entry of the ledger shows its position. */
static void
on_entry_activated (PandoriaSidebar *self, GObject *entry)
{
  on_look (self, PANDORIA_LEDGER_ENTRY (entry)->action + 1);
}

/* Long words in large text must not widen a narrow window. */
static void
shorten_switcher (GtkWidget *switcher)
{
  for (GtkWidget *button = gtk_widget_get_first_child (switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkWidget *label = gtk_widget_get_first_child (button);

      if (GTK_IS_LABEL (label))
        gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    }
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_sidebar_class_init (PandoriaSidebarClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaSidebar, panels, g_object_unref),
                           PANDORIA_WATCHES (PandoriaSidebar, before[0]),
                           PANDORIA_WATCHES (PandoriaSidebar, before[1]),
                           PANDORIA_OWNS (PandoriaSidebar, ledger_box, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "entry-selected", 1, G_TYPE_OBJECT);
  pandoria_class_add_signal (klass, "closed", 1, GTK_TYPE_WIDGET);
  pandoria_class_set_template (
      klass, "pandoria-sidebar",
      PANDORIA_NEEDS (PANDORIA_TYPE_PLAYERS_PANEL, PANDORIA_TYPE_SCORE_STRIP,
                      PANDORIA_TYPE_LEDGER_VIEW, PANDORIA_TYPE_HISTORY_VIEW),
      PANDORIA_PARTS (PandoriaSidebar, players_bin, ledger_bin, players, strip, separator,
                      ledger_box, ledger_switcher, ledger_stack, ledger, history),
      PANDORIA_CALLBACK (on_look), NULL);
}

static void
pandoria_sidebar_init (PandoriaSidebar *self)
{
  PandoriaLinesList *ledger;

  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_ref (self->ledger_box); /* a panel can replace it */
  ledger = pandoria_ledger_view_get_list (self->ledger);
  g_signal_connect_object (ledger, "entry-selected", G_CALLBACK (on_entry_selected), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ledger, "entry-activated", G_CALLBACK (on_entry_activated), self,
                           G_CONNECT_SWAPPED);
  shorten_switcher (self->ledger_switcher);
  pandoria_score_strip_set_layout (self->strip, TRUE, STRIP_COLUMNS, TRUE);
}

/* --- public functions ----------------------------------------------------------------------- */

void
pandoria_sidebar_show_view (PandoriaSidebar *self, const PandoriaPlayView *view, guint parts)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self) && view != NULL);

  self->view = view;
  pandoria_players_panel_show (self->players, view, parts);
  pandoria_score_strip_show (self->strip, view, parts);
  pandoria_ledger_view_show (self->ledger, view, parts);
  pandoria_history_view_show (self->history, view, parts);
}

/* Sets widths only where they apply, because GTK measures even a folded flap. */
void
pandoria_sidebar_set_layout (PandoriaSidebar *self, gboolean has_width, gboolean has_columns)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self));

  self->has_columns = has_columns;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), has_columns ? GTK_ORIENTATION_HORIZONTAL
                                                                     : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->separator),
                                  has_columns ? GTK_ORIENTATION_VERTICAL
                                              : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (GTK_WIDGET (self), has_width && !has_columns ? SIDE_WIDTH : -1, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->players_bin), has_columns ? PLAYERS_WIDTH : -1,
                               -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->ledger_bin), has_columns ? LEDGER_WIDTH : -1, -1);
  pandoria_players_panel_set_layout (self->players, has_columns, has_width && !has_columns);
}

static void
move_child (AdwBin *to, AdwBin *from)
{
  g_autoptr (GtkWidget) child = NULL;

  if (adw_bin_get_child (from) == NULL)
    return;
  child = g_object_ref (adw_bin_get_child (from));
  adw_bin_set_child (from, NULL);
  adw_bin_set_child (to, child);
}

void
pandoria_sidebar_lend (PandoriaSidebar *self, AdwBin *players, AdwBin *ledger, gboolean lends)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self) && ADW_IS_BIN (players) && ADW_IS_BIN (ledger));

  if (lends)
    {
      move_child (players, self->players_bin);
      move_child (ledger, self->ledger_bin);
    }
  else
    {
      move_child (self->players_bin, players);
      move_child (self->ledger_bin, ledger);
    }
}

void
pandoria_sidebar_show (PandoriaSidebar *self, GtkWidget *panel, int least_height)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self) && GTK_IS_WIDGET (panel)
                    && self->n_shown < MOST_PANELS);

  pandoria_focus_remember (&self->before[self->n_shown], GTK_WIDGET (self), panel);
  if (self->n_shown == 0)
    make_room (self, panel, least_height);
  else
    pandoria_take_focus_from (self->panels[self->n_shown - 1]);
  self->panels[self->n_shown++] = g_object_ref_sink (panel);
  g_signal_connect_object (panel, "closed", G_CALLBACK (on_panel_closed), self, 0);
  show_child (self, panel, TRUE, TRUE);
}

GtkWidget *
pandoria_sidebar_hide (PandoriaSidebar *self, GtkWidget *panel)
{
  g_autoptr (GtkWidget) kept = NULL, before = NULL;
  guint i = 0;

  g_return_val_if_fail (PANDORIA_IS_SIDEBAR (self), NULL);

  while (i < self->n_shown && self->panels[i] != panel)
    i++;
  if (i == self->n_shown)
    return NULL;
  g_signal_handlers_disconnect_by_func (panel, on_panel_closed, self);
  kept = g_steal_pointer (&self->panels[i]);
  g_set_object (&before, self->before[i]);
  g_clear_weak_pointer (&self->before[i]);
  self->n_shown--;
  if (i < self->n_shown) /* keeps the panel that covers it */
    {
      self->panels[i] = g_steal_pointer (&self->panels[i + 1]);
      g_set_weak_pointer (&self->before[i], before);
      g_clear_weak_pointer (&self->before[i + 1]);
    }
  else if (i > 0)
    show_child (self, self->panels[i - 1], TRUE, TRUE);
  else
    show_ledger_again (self);
  return g_steal_pointer (&before);
}

void
pandoria_sidebar_show_ledger (PandoriaSidebar *self, const char *page)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self));

  if (page != NULL)
    gtk_stack_set_visible_child_name (self->ledger_stack, page);
  if (gtk_widget_get_ancestor (self->ledger_box, PANDORIA_TYPE_SIDEBAR)
      == NULL) /* it is lent to a page */
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->ledger_bin), TRUE);
  adw_flap_set_reveal_flap (get_flap (self), TRUE);
}

/* Returns: the list of the ledger or the history, which is shown. */
static PandoriaLinesList *
get_list (PandoriaSidebar *self)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->ledger_stack), "history") == 0)
    return pandoria_history_view_get_list (self->history);
  return pandoria_ledger_view_get_list (self->ledger);
}

void
pandoria_sidebar_focus_ledger (PandoriaSidebar *self)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self));
  pandoria_lines_list_focus (get_list (self));
}

void
pandoria_sidebar_search_ledger (PandoriaSidebar *self)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self));
  pandoria_lines_list_start_search (get_list (self));
}

void
pandoria_sidebar_focus_slot (PandoriaSidebar *self)
{
  g_return_if_fail (PANDORIA_IS_SIDEBAR (self));
  pandoria_players_panel_focus_slot (self->players);
}

GtkWidget *
pandoria_sidebar_get_parts (PandoriaSidebar *self, GtkWidget **lower)
{
  g_return_val_if_fail (PANDORIA_IS_SIDEBAR (self) && lower != NULL, NULL);

  *lower = self->n_shown > 0 ? self->panels[self->n_shown - 1] : self->ledger_box;
  return GTK_WIDGET (self->players);
}

gboolean
pandoria_sidebar_has_part (PandoriaSidebar *self, GtkWidget *part)
{
  g_return_val_if_fail (PANDORIA_IS_SIDEBAR (self), FALSE);

  if (gtk_widget_get_ancestor (part, PANDORIA_TYPE_SIDEBAR) == NULL) /* it is lent to a page */
    return TRUE;
  return gtk_widget_get_visible (gtk_widget_get_parent (part));
}

GAction *
pandoria_sidebar_create_action (PandoriaSidebar *self, const char *name)
{
  g_return_val_if_fail (PANDORIA_IS_SIDEBAR (self), NULL);
  return G_ACTION (g_property_action_new (name, self->ledger_bin, "visible"));
}

PandoriaLedgerEntry *
pandoria_sidebar_get_entry (PandoriaSidebar *self)
{
  g_return_val_if_fail (PANDORIA_IS_SIDEBAR (self), NULL);
  return (PandoriaLedgerEntry *) pandoria_lines_list_get_explained (
      pandoria_ledger_view_get_list (self->ledger));
}
