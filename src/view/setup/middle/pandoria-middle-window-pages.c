/* The pages of the window for a position: making, reading and switching them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-middle-window-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

static PandoriaCorrectionPanel *
add_panel (PandoriaMiddleWindow *self, GType type, guint seat, GtkBox *box, PandoriaCatalogue *catalogue)
{
  PandoriaCorrectionPanel *panel = g_object_new (type, NULL);

  pandoria_correction_panel_set_game (panel, self->game, catalogue);
  pandoria_correction_panel_show_only (panel, seat);
  gtk_box_append (box, GTK_WIDGET (panel));
  return panel;
}

static GtkWidget *
make_player_page (PandoriaMiddleWindow *self, guint seat, PandoriaCatalogue *catalogue)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  PandoriaVariant variant = (PandoriaVariant) pandoria_game_get_state (self->game)->variant;

  self->markers[seat] = add_panel (self, PANDORIA_TYPE_MARKERS_PANEL, seat, GTK_BOX (box), NULL);
  if (!pandoria_variant_is_family (variant))
    self->tableaus[seat] = add_panel (self, PANDORIA_TYPE_TABLEAU_PANEL, seat, GTK_BOX (box), catalogue);
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

  pandoria_correction_panel_set_game (self->table, self->game, NULL);
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

void
pandoria_middle_window_show_message (PandoriaMiddleWindow *self, const char *text)
{
  pandoria_set_text (self->missing_label, text);
  if (text != NULL)
    pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_middle_window_show_page (PandoriaMiddleWindow *self, guint page)
{
  self->page = page;
  pandoria_middle_window_show_message (self, NULL);
  pandoria_take_focus_from (self->next_button);
  gtk_widget_set_visible (self->cancel_button, page == 0);
  gtk_widget_set_visible (self->next_button, page < self->n_pages - 1);
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

/* Takes over the differences of @panel. Returns: FALSE and why an entry is impossible. */
static gboolean
read_panel (PandoriaMiddleWindow *self, PandoriaCorrectionPanel *panel, GError **error)
{
  PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS];
  int n = pandoria_correction_panel_get_actions (panel, actions, error);

  if (n > 0)
    pandoria_position_take_action (&self->position, &actions[0]);
  return n >= 0;
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
pandoria_middle_window_read (PandoriaMiddleWindow *self, GError **error)
{
  PandoriaSpace at;
  gboolean is_possible;

  pandoria_position_init (&self->position, pandoria_game_get_state (self->game));
  is_possible = read_panel (self, self->table, error);
  for (guint seat = 0; seat < self->position.state.n_players; seat++)
    {
      read_panel (self, self->markers[seat], NULL);
      if (self->tableaus[seat] != NULL)
        read_panel (self, self->tableaus[seat], NULL);
    }
  PANDORIA_FOREACH_SPACE (at, self->painted)
    pandoria_position_set_space (&self->position, at, &self->wishes[at]);
  find_rest (self);
  return is_possible;
}
