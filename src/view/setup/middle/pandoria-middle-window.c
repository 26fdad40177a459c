/* PandoriaMiddleWindow: the pages for a position, painting the board, and the faults.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-middle-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-announcer.h"
#include "pandoria-art.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-correction-panel.h"
#include "pandoria-labels.h"
#include "pandoria-list-rows.h"
#include "pandoria-paint-tools.h"
#include "pandoria-text.h"

/* The window: the table, the players, the board, the faults. */
#define MAX_PAGES (PANDORIA_MAX_PLAYERS + 3)

#define PIECE_SIZE 22

struct _PandoriaMiddleWindow
{
  AdwWindow parent_instance;

  GtkLabel *page_title;
  GtkWidget *cancel_button, *back_button, *next_button, *begin_button;
  GtkLabel *missing_label;
  GtkStack *stack;
  PandoriaCorrectionPanel *table;
  AdwBin *board_bin;
  PandoriaPaintTools *tools;
  GtkWidget *nothing_wrong;
  GtkListBox *faults_list, *players_list;

  PandoriaBoardView *board;
  PandoriaSpace aimed; /* the pointer or the keyboard came to it last, or NONE */
  PandoriaCorrectionPanel *markers[PANDORIA_MAX_PLAYERS];
  PandoriaCorrectionPanel *tableaus[PANDORIA_MAX_PLAYERS]; /* NULL if tableaus are empty (14) */
  GtkWidget *pages[MAX_PAGES]; /* the children of the stack, in the order of the pages */
  guint n_pages, page;

  PandoriaGame *game; /* own copy, whose values the pages show first */
  PandoriaPosition position;
  PandoriaSpaces painted;                      /* the spaces that the user has painted */
  PandoriaSpaceWish wishes[PANDORIA_N_SPACES]; /* what the user painted on them */
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  GArray *faults; /* (nullable) PandoriaPositionFault, by the rows of faults_list */
};

G_DEFINE_FINAL_TYPE (PandoriaMiddleWindow, pandoria_middle_window, ADW_TYPE_WINDOW)

/* --- the pages ------------------------------------------------------------------------------ */

static PandoriaCorrectionPanel *
add_panel (PandoriaMiddleWindow *self, GType type, guint seat, GtkBox *box,
           PandoriaCatalogue *catalogue)
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
    self->tableaus[seat]
        = add_panel (self, PANDORIA_TYPE_TABLEAU_PANEL, seat, GTK_BOX (box), catalogue);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 480);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_stack_add_child (self->stack, scroller);
  return scroller;
}

static void
fill (PandoriaMiddleWindow *self, PandoriaCatalogue *catalogue)
{
  PandoriaRecord *record = pandoria_game_get_record (self->game);
  guint n_players = pandoria_game_get_state (self->game)->n_players;

  pandoria_correction_panel_set_game (self->table, self->game, NULL);
  pandoria_table_panel_explain_rest (PANDORIA_TABLE_PANEL (self->table));
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
    return pandoria_game_get_player_name (self->game, page - 1);
  return page == get_board_page (self) ? _ ("Board") : _ ("Does It Add Up?");
}

static void
show_message (PandoriaMiddleWindow *self, const char *text)
{
  pandoria_set_text (self->missing_label, text);
  if (text != NULL)
    pandoria_announce (GTK_WIDGET (self), text);
}

static void
show_page (PandoriaMiddleWindow *self, guint page)
{
  self->page = page;
  show_message (self, NULL);
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
show_fault (PandoriaMiddleWindow *self, const PandoriaPositionFault *fault)
{
  GtkWidget *space;

  switch (fault->place)
    {
    case PANDORIA_POSITION_PLACE_SPACE:
      show_page (self, get_board_page (self));
      pandoria_board_view_set_outline (self->board, pandoria_spaces_one (fault->at));
      pandoria_board_view_show_spaces (self->board, pandoria_spaces_one (fault->at));
      space = pandoria_board_view_get_space (self->board, fault->at);
      if (space != NULL)
        gtk_widget_grab_focus (space);
      break;
    case PANDORIA_POSITION_PLACE_TABLEAU:
      show_page (self, 1 + fault->player);
      if (self->tableaus[fault->player] != NULL)
        gtk_widget_child_focus (GTK_WIDGET (self->tableaus[fault->player]), GTK_DIR_TAB_FORWARD);
      break;
    case PANDORIA_POSITION_PLACE_MARKERS: show_page (self, 1 + fault->player); break;
    case PANDORIA_POSITION_PLACE_TABLE:
    default: show_page (self, 0);
    }
}

/* --- reading the pages ---------------------------------------------------------------------- */

/* Takes over the differences of @panel. Returns: FALSE and why an entry is impossible. */
static gboolean
read_panel (PandoriaMiddleWindow *self, PandoriaCorrectionPanel *panel, GError **error)
{
  PandoriaAction actions[PANDORIA_MAX_CORRECTIONS];
  int n = pandoria_correction_panel_get_actions (panel, actions, error);

  if (n > 0)
    pandoria_position_take_action (&self->position, &actions[0]);
  return n >= 0;
}

/* Workers and castles that are nowhere else are in the reserve, unless the user has entered another
 * number than at the start. */
static void
count_rest (PandoriaState *state, const PandoriaPlayerState *start, guint seat)
{
  PandoriaPlayerState *player = &state->players[seat];
  guint outside = pandoria_state_count_figures (state, seat, FALSE) - player->workers;
  guint castles = pandoria_spaces_count (player->castle_at);

  if (player->workers == start->workers)
    player->workers -= (guint16) MIN (outside, player->workers);
  if (player->castles == start->castles)
    player->castles -= (guint8) MIN (castles, player->castles);
}

/* All that is not elsewhere is in the reserve, so that the user need not enter it. */
static void
find_rest (PandoriaMiddleWindow *self)
{
  PandoriaState *state = &self->position.state;

  pandoria_position_count_tiles (&self->position, pandoria_game_get_state (self->game));
  for (guint p = 0; p < state->n_players; p++)
    {
      count_rest (state, &pandoria_game_get_state (self->game)->players[p], p);
      state->players[p].leader = FALSE;
      state->players[p].leader = pandoria_state_count_figures (state, p, TRUE) == 0;
      state->players[p].fortress
          = state->artifacts && pandoria_spaces_is_empty (state->players[p].fortress_at) ? TRUE
                                                                                         : FALSE;
    }
}

/* Rebuilds the position from the pages. Returns: FALSE and the invalid number in *@error; the
 * position lacks it. */
static gboolean
read_position (PandoriaMiddleWindow *self, GError **error)
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

/* --- the board ------------------------------------------------------------------------------ */

static void
show_board (PandoriaMiddleWindow *self)
{
  read_position (self, NULL);
  pandoria_board_view_set_state (self->board, &self->position.state, self->colors);
}

/* “G6: Forest 2, red worker” */
static char *
describe (PandoriaMiddleWindow *self, PandoriaSpace at, const PandoriaSpaceWish *wish)
{
  gboolean exit = pandoria_spaces_has (&self->position.state.exit_at, at);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *content = NULL;

  if (wish->terrain >= 0)
    pandoria_phrases_add (
        parts, g_strdup_printf ("%s %u", pandoria_text_terrain ((PandoriaTerrain) wish->terrain),
                                wish->symbols));
  if (wish->castle >= 0)
    pandoria_phrases_add (parts,
                          g_strdup (pandoria_text_castle (self->colors[wish->castle], exit)));
  if (wish->figure >= 0)
    pandoria_phrases_add (
        parts, g_strdup (pandoria_text_figure (self->colors[wish->figure], wish->leader)));
  content = pandoria_phrases_join (parts, ", ");
  return g_strdup_printf ("%s: %s", pandoria_space_name (at),
                          content != NULL ? content : _ ("Nothing"));
}

/* Returns: whether the space has the paint; a fortress is a piece of the module (16). */
static gboolean
holds (PandoriaMiddleWindow *self, PandoriaSpace at, const PandoriaSpaceWish *wish)
{
  PandoriaPosition tried = self->position;
  PandoriaSpaceWish shown;

  if (wish->castle >= 0 && pandoria_spaces_has (&tried.state.exit_at, at) && !tried.state.artifacts)
    return FALSE;
  pandoria_position_set_space (&tried, at, wish);
  pandoria_space_edit_read (&tried.state, at, &shown);
  return memcmp (wish, &shown, sizeof shown) == 0;
}

static void
paint (PandoriaMiddleWindow *self, PandoriaSpace space)
{
  PandoriaSpace at = pandoria_state_first_of_exit (&self->position.state, space);
  PandoriaSpaceWish wish;
  g_autofree char *words = NULL;

  pandoria_space_edit_read (&self->position.state, at, &wish);
  pandoria_paint_tools_paint (self->tools, &wish);
  if (!holds (self, at, &wish))
    {
      /* Translators: %s is a space of the board, such as G6. */
      words = g_strdup_printf (_ ("That cannot be placed on %s."), pandoria_space_name (at));
      show_message (self, words);
      return;
    }
  show_message (self, NULL);
  self->wishes[at] = wish;
  pandoria_spaces_add (&self->painted, at);
  show_board (self);
  words = describe (self, at, &wish);
  pandoria_announce (GTK_WIDGET (self), words);
}

static void
on_space_activated (PandoriaMiddleWindow *self, int space)
{
  pandoria_board_view_set_outline (self->board, pandoria_spaces_empty ());
  paint (self, (PandoriaSpace) space);
}

static void
on_space_hovered (PandoriaMiddleWindow *self, int space)
{
  self->aimed = (PandoriaSpace) space;
}

/* Returns: the space that a key paints: where the pointer or the keyboard came last, or NONE. With
 * one hand on the keys and the other on the pointer, a tile is one press. */
static PandoriaSpace
find_aim (PandoriaMiddleWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (self->aimed != PANDORIA_SPACE_NONE)
    return self->aimed;
  for (int i = 0; i < PANDORIA_N_SPACES && focus != NULL; i++)
    if (pandoria_board_view_get_space (self->board, (PandoriaSpace) i) == focus)
      return (PandoriaSpace) i;
  return PANDORIA_SPACE_NONE;
}

static void
on_keyed (PandoriaMiddleWindow *self)
{
  PandoriaSpace aim = find_aim (self);

  if (aim != PANDORIA_SPACE_NONE)
    on_space_activated (self, (int) aim);
}

static gboolean
on_tool_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaMiddleWindow *self = PANDORIA_MIDDLE_WINDOW (widget);

  return self->page == get_board_page (self) && find_aim (self) != PANDORIA_SPACE_NONE
         && pandoria_paint_tools_take_key (self->tools, g_variant_get_uint32 (arguments));
}

static void
add_fault (PandoriaMiddleWindow *self, const PandoriaPositionFault *fault)
{
  g_autofree char *words
      = pandoria_text_position_fault (fault, pandoria_game_get_record (self->game));
  gboolean is_warning = pandoria_position_fault_is_warning (fault);
  AdwActionRow *row = pandoria_new_row (
      words, is_warning ? _ ("If the table looks like this, the game can continue.")
                        : _ ("The game cannot continue like this."));
  GtkWidget *icon = gtk_image_new_from_icon_name (is_warning ? "dialog-warning-symbolic"
                                                             : "dialog-error-symbolic");

  adw_action_row_add_prefix (row, icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->faults_list, GTK_WIDGET (row));
}

/* Shows what each player has, to be compared with the table. */
static void
show_players (PandoriaMiddleWindow *self)
{
  pandoria_clear_list (self->players_list);
  for (guint seat = 0; seat < self->position.state.n_players; seat++)
    {
      g_autofree char *words = pandoria_text_possessions (&self->position.state, seat);
      AdwActionRow *row
          = pandoria_new_row (pandoria_game_get_player_name (self->game, seat), words);

      adw_action_row_set_subtitle_lines (row, 0);
      adw_action_row_add_prefix (
          row, pandoria_art_new_image (PANDORIA_ART_WORKER, self->colors[seat], PIECE_SIZE));
      gtk_list_box_append (self->players_list, GTK_WIDGET (row));
    }
}

static void
show_faults (PandoriaMiddleWindow *self)
{
  gboolean can_begin = TRUE;

  g_clear_pointer (&self->faults, g_array_unref);
  self->faults = pandoria_position_check (&self->position, pandoria_game_get_state (self->game));
  pandoria_clear_list (self->faults_list);
  for (guint i = 0; i < self->faults->len; i++)
    {
      const PandoriaPositionFault *fault = &g_array_index (self->faults, PandoriaPositionFault, i);

      add_fault (self, fault);
      can_begin = can_begin && pandoria_position_fault_is_warning (fault);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->faults_list), self->faults->len > 0);
  gtk_widget_set_visible (self->nothing_wrong, self->faults->len == 0);
  show_players (self);
  gtk_widget_set_sensitive (self->begin_button, can_begin);
}

static void
on_fault_activated (PandoriaMiddleWindow *self, GtkListBoxRow *row)
{
  guint index = (guint) gtk_list_box_row_get_index (row);

  if (index < self->faults->len)
    show_fault (self, &g_array_index (self->faults, PandoriaPositionFault, index));
}

static void
on_next_clicked (PandoriaMiddleWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!read_position (self, &error))
    {
      show_message (self, error->message);
      return;
    }
  if (self->page + 2 == self->n_pages)
    show_faults (self);
  else
    pandoria_board_view_set_state (self->board, &self->position.state, self->colors);
  show_page (self, self->page + 1);
}

static void
on_back_clicked (PandoriaMiddleWindow *self)
{
  show_page (self, self->page - 1);
}

/* Escape goes back one page, and closes the window on the first one. */
static gboolean
on_escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaMiddleWindow *self = PANDORIA_MIDDLE_WINDOW (widget);

  if (self->page > 0)
    on_back_clicked (self);
  else
    gtk_window_close (GTK_WINDOW (self));
  return GDK_EVENT_STOP;
}

static void
on_begin_clicked (PandoriaMiddleWindow *self)
{
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  const PandoriaState *from = pandoria_game_get_state (self->game);
  g_autoptr (GError) error = NULL;

  if (!pandoria_position_list_acts (&self->position, from, acts, NULL, NULL, &error))
    {
      g_autofree char *words = pandoria_text_error (error);

      show_message (self, words);
      return;
    }
  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit_by_name (self, "entered", acts);
  g_object_unref (self);
}

static void
pandoria_middle_window_class_init (PandoriaMiddleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaMiddleWindow, game, g_object_unref),
                            PANDORIA_OWNS (PandoriaMiddleWindow, faults, g_array_unref), NULL);
  pandoria_class_add_signal (klass, "entered", 1, G_TYPE_POINTER);
  pandoria_class_set_template (
      klass, "pandoria-middle-window",
      PANDORIA_NEEDS (PANDORIA_TYPE_TABLE_PANEL, PANDORIA_TYPE_PAINT_TOOLS),
      PANDORIA_PARTS (PandoriaMiddleWindow, page_title, cancel_button, back_button, next_button,
                      begin_button, missing_label, stack, table, board_bin, tools, nothing_wrong,
                      faults_list, players_list),
      PANDORIA_CALLBACK (on_next_clicked, on_back_clicked, on_begin_clicked, on_fault_activated,
                         on_keyed, pandoria_paint_tools_take_digit),
      NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  pandoria_paint_tools_add_keys (widget_class, on_tool_key);
}

static void
pandoria_middle_window_init (PandoriaMiddleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = g_object_new (PANDORIA_TYPE_BOARD_VIEW, NULL);
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
  self->aimed = PANDORIA_SPACE_NONE;
  g_signal_connect_swapped (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
  g_signal_connect_swapped (self->board, "space-hovered", G_CALLBACK (on_space_hovered), self);
}

GtkWidget *
pandoria_middle_window_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  PandoriaMiddleWindow *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);
  g_return_val_if_fail (pandoria_game_get_state (game)->step == PANDORIA_STEP_PLACE, NULL);

  self = g_object_new (PANDORIA_TYPE_MIDDLE_WINDOW, "transient-for", parent, NULL);
  self->game = pandoria_game_branch (game, pandoria_game_get_position (game));
  fill (self, catalogue);
  show_board (self);
  show_page (self, 0);
  return GTK_WIDGET (self);
}
