/* The pages of the window for a position: making, reading and switching them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-middle-window-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

/* --- making them -------------------------------------------------------------------------------------------------- */

static void
add_tableau (PandoriaMiddleWindow *self, GtkBox *box, guint seat, PandoriaCatalogue *catalogue)
{
  GtkWidget *panel = g_object_new (PANDORIA_TYPE_TABLEAU_PANEL, NULL);

  self->tableaus[seat] = PANDORIA_TABLEAU_PANEL (panel);
  pandoria_tableau_panel_set_game (self->tableaus[seat], self->game, catalogue);
  pandoria_tableau_panel_show_only (self->tableaus[seat], seat);
  gtk_box_append (box, panel);
}

static GtkWidget *
make_player_page (PandoriaMiddleWindow *self, guint seat, PandoriaCatalogue *catalogue)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *markers = g_object_new (PANDORIA_TYPE_MARKERS_PANEL, NULL);
  PandoriaVariant variant = (PandoriaVariant) pandoria_game_get_state (self->game)->variant;

  self->markers[seat] = PANDORIA_MARKERS_PANEL (markers);
  pandoria_markers_panel_set_game (self->markers[seat], self->game);
  pandoria_markers_panel_show_only (self->markers[seat], seat);
  gtk_box_append (GTK_BOX (box), markers);
  if (!pandoria_variant_is_family (variant))
    add_tableau (self, GTK_BOX (box), seat, catalogue);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 480);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_stack_add_child (self->stack, scroller);
  return scroller;
}

void
pandoria_middle_window_fill (PandoriaMiddleWindow *self, PandoriaCatalogue *catalogue)
{
  PandoriaRecord *record = pandoria_game_get_record (self->game);
  guint n_players = pandoria_game_get_state (self->game)->n_players;

  pandoria_table_panel_set_game (self->table, self->game);
  pandoria_paint_tools_set_game (self->tools, self->game);
  self->pages[self->n_pages++] = gtk_stack_get_child_by_name (self->stack, "table");
  for (guint seat = 0; seat < n_players; seat++)
    {
      self->colors[seat] = pandoria_record_get_player_color (record, seat);
      self->pages[self->n_pages++] = make_player_page (self, seat, catalogue);
    }
  self->pages[self->n_pages++] = gtk_stack_get_child_by_name (self->stack, "board");
  self->pages[self->n_pages++] = gtk_stack_get_child_by_name (self->stack, "faults");
}

/* --- going from one to the other ---------------------------------------------------------------------------------- */

static guint
get_board_page (PandoriaMiddleWindow *self)
{
  return self->n_pages - 2;
}

static const char *
get_title (PandoriaMiddleWindow *self, guint page)
{
  if (page == 0)
    return _ ("Table");
  if (page < get_board_page (self))
    return pandoria_record_get_player_name (pandoria_game_get_record (self->game), page - 1);
  return page == get_board_page (self) ? _ ("Board") : _ ("Does It Add Up?");
}

static void
show_buttons (PandoriaMiddleWindow *self)
{
  gboolean is_last = self->page == self->n_pages - 1;

  pandoria_take_focus_from (self->next_button);
  gtk_widget_set_visible (self->cancel_button, self->page == 0);
  gtk_widget_set_visible (self->back_button, self->page > 0);
  gtk_widget_set_visible (self->next_button, !is_last);
  gtk_widget_set_visible (self->begin_button, is_last);
}

void
pandoria_middle_window_show_message (PandoriaMiddleWindow *self, const char *text)
{
  gtk_widget_set_visible (self->missing_box, text != NULL);
  gtk_label_set_label (self->missing_label, text != NULL ? text : "");
  if (text != NULL)
    pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_middle_window_show_page (PandoriaMiddleWindow *self, guint page)
{
  self->page = page;
  pandoria_middle_window_show_message (self, NULL);
  show_buttons (self);
  gtk_stack_set_visible_child (self->stack, self->pages[page]);
  gtk_label_set_label (self->page_title, get_title (self, page));
  pandoria_announce (GTK_WIDGET (self), get_title (self, page));
  if (page == get_board_page (self))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
  else if (!gtk_widget_child_focus (self->pages[page], GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (self->begin_button);
}

static void
show_space (PandoriaMiddleWindow *self, PandoriaSpace at)
{
  GtkWidget *space = pandoria_board_view_get_space (self->board, at);

  pandoria_board_view_set_outline (self->board, pandoria_spaces_one (at));
  pandoria_board_view_show_spaces (self->board, pandoria_spaces_one (at));
  if (space != NULL)
    gtk_widget_grab_focus (space);
}

void
pandoria_middle_window_show_fault (PandoriaMiddleWindow *self, const PandoriaPositionFault *fault)
{
  switch (fault->place)
    {
    case PANDORIA_POSITION_PLACE_SPACE:
      pandoria_middle_window_show_page (self, get_board_page (self));
      show_space (self, fault->at);
      break;
    case PANDORIA_POSITION_PLACE_TABLEAU:
      pandoria_middle_window_show_page (self, 1 + fault->player);
      if (self->tableaus[fault->player] != NULL)
        gtk_widget_child_focus (GTK_WIDGET (self->tableaus[fault->player]), GTK_DIR_TAB_FORWARD);
      break;
    case PANDORIA_POSITION_PLACE_MARKERS: pandoria_middle_window_show_page (self, 1 + fault->player); break;
    case PANDORIA_POSITION_PLACE_TABLE:
    default: pandoria_middle_window_show_page (self, 0);
    }
}

/* --- reading them ------------------------------------------------------------------------------------------------- */

static void
read_player (PandoriaMiddleWindow *self, guint seat)
{
  PandoriaAction action;

  if (pandoria_markers_panel_get_action (self->markers[seat], &action))
    pandoria_position_take_action (&self->position, &action);
  if (self->tableaus[seat] != NULL && pandoria_tableau_panel_get_action (self->tableaus[seat], &action))
    pandoria_position_take_action (&self->position, &action);
}

/* A leader or fortress that is nowhere else is in the reserve, so that the user need not enter it. */
static void
find_rest (PandoriaMiddleWindow *self)
{
  PandoriaState *state = &self->position.state;

  for (guint p = 0; p < state->n_players; p++)
    {
      state->players[p].leader = FALSE;
      state->players[p].leader = pandoria_position_count_leaders (&self->position, p) == 0;
      state->players[p].fortress
          = state->artifacts && pandoria_spaces_is_empty (state->players[p].fortress_at) ? TRUE : FALSE;
    }
}

gboolean
pandoria_middle_window_read (PandoriaMiddleWindow *self, const char **fault)
{
  PandoriaSpace at;
  PandoriaAction action;

  *fault = NULL;
  pandoria_position_init (&self->position, pandoria_game_get_state (self->game));
  if (pandoria_table_panel_get_action (self->table, &action, fault))
    pandoria_position_take_action (&self->position, &action);
  for (guint seat = 0; seat < self->position.state.n_players; seat++)
    read_player (self, seat);
  PANDORIA_FOREACH_SPACE (at, self->painted)
    pandoria_position_set_space (&self->position, at, &self->wishes[at]);
  find_rest (self);
  return *fault == NULL;
}
