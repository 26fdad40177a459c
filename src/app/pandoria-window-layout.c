/* PandoriaWindow: what stands where, by how much room there is; its header bar; how the keyboard walks its panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-text.h"
#include "pandoria-widgets.h"
#include "pandoria-window-beside.h"
#include "pandoria-window-cards.h"
#include "pandoria-window-spoken.h"

/* The players with the ledger below them; each in a column of its own. */
#define SIDE_WIDTH    396
#define PLAYERS_WIDTH 480
#define LEDGER_WIDTH  360
/* Turn bar, points and tray beside the board of a low window, at the normal text size. */
#define COLUMN_WIDTH 264

/* What a lesson has room for, and what in a narrow window with text above this scale. */
#define LESSON_LINES     6
#define FEW_LESSON_LINES 4
#define LARGE_TEXT       1.5
#define COACH_LINES      4
#define FEW_COACH_LINES  3
/* What the questions and answers of a quiz have room for. */
#define QUIZ_LINES        2
#define NARROW_QUIZ_LINES 4

/* So many players beside each other over the cards to choose from, with their names. */
#define SIDE_COLUMNS 2

#define N_PANELS 6

/* --- parts beside or below each other ---------------------------------------------------------------------------------- */

static void
move_child (AdwBin *to, AdwBin *from)
{
  GtkWidget *child = adw_bin_get_child (from);

  if (child == NULL)
    return;
  g_object_ref (child);
  adw_bin_set_child (from, NULL);
  adw_bin_set_child (to, child);
  g_object_unref (child);
}

static void
set_paged (PandoriaWindow *self, gboolean paged)
{
  move_child (paged ? self->page_players : self->side_players, paged ? self->side_players : self->page_players);
  move_child (paged ? self->page_ledger : self->side_ledger, paged ? self->side_ledger : self->page_ledger);
  adw_view_stack_page_set_visible (self->players_page, paged);
  adw_view_stack_page_set_visible (self->ledger_page, paged);
  adw_view_switcher_bar_set_reveal (self->switcher, paged);
  if (!paged)
    adw_view_stack_set_visible_child_name (self->pages, "board");
}

/* A folded flap is measured, too. */
static void
set_side_width (PandoriaWindow *self, PandoriaWidthClass width_class)
{
  gboolean extra = width_class == PANDORIA_WIDTH_EXTRA;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->side),
                                  extra ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->side_separator),
                                  extra ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->side, width_class == PANDORIA_WIDTH_NARROW || extra ? -1 : SIDE_WIDTH, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->side_players), extra ? PLAYERS_WIDTH : -1, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->side_ledger), extra ? LEDGER_WIDTH : -1, -1);
  pandoria_players_panel_set_roomy (self->players, extra);
}

typedef struct
{
  int column, row, width, height;
} Place;

static void
place (PandoriaWindow *self, GtkWidget *widget, Place place)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (GTK_WIDGET (self->play_area));
  GtkGridLayoutChild *child = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (manager, widget));

  gtk_grid_layout_child_set_column (child, place.column);
  gtk_grid_layout_child_set_row (child, place.row);
  gtk_grid_layout_child_set_column_span (child, place.width);
  gtk_grid_layout_child_set_row_span (child, place.height);
}

/* In a low window the board has the whole height: turn bar, points and
 * tray stand beside it. */
static void
place_parts (PandoriaWindow *self, gboolean wide, gboolean low)
{
  GtkWidget *teaching[] = { GTK_WIDGET (self->coach), GTK_WIDGET (self->lesson),
                            GTK_WIDGET (self->quiz_panel) }; /* one of them is seen */
  int width = (int) (COLUMN_WIDTH * pandoria_text_scale (GTK_WIDGET (self)));

  place (self, self->bar_box, low ? (Place){ 1, 0, 1, 1 } : (Place){ 0, 0, 2, 1 });
  for (gsize i = 0; i < G_N_ELEMENTS (teaching); i++)
    place (self, teaching[i], low ? (Place){ 1, 1, 1, 1 } : wide ? (Place){ 0, 1, 1, 1 } : (Place){ 0, 1, 2, 1 });
  place (self, GTK_WIDGET (self->toasts),
         low    ? (Place){ 0, 0, 1, 3 }
         : wide ? (Place){ 0, 2, 1, 1 }
                : (Place){ 0, 2, 2, 1 });
  place (self, GTK_WIDGET (self->tray),
         low    ? (Place){ 1, 2, 1, 1 }
         : wide ? (Place){ 1, 1, 1, 2 }
                : (Place){ 0, 3, 2, 1 });
  gtk_widget_set_size_request (self->bar_box, low ? width : -1, -1);
  gtk_widget_set_vexpand (GTK_WIDGET (self->tray), low);
  gtk_widget_set_valign (GTK_WIDGET (self->tray), low ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  pandoria_turn_bar_set_stacked (self->turn_bar, low);
  pandoria_set_css_class (GTK_WIDGET (self), "low", low);
}

static void
apply_layout (PandoriaWindow *self)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);
  gboolean wide = width_class >= PANDORIA_WIDTH_WIDE;
  gboolean narrow = width_class == PANDORIA_WIDTH_NARROW;
  gboolean low = pandoria_adaptive_bin_is_low (self->adaptive);
  gboolean large = narrow && pandoria_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;

  set_paged (self, narrow);
  set_side_width (self, width_class);
  place_parts (self, wide, low);
  adw_flap_set_fold_policy (self->flap, wide ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, wide);
  adw_flap_set_swipe_to_close (self->flap, !wide);
  pandoria_window_update_layout (self);
  pandoria_window_update_bar (self);
  pandoria_tray_set_arrangement (self->tray, wide     ? PANDORIA_TRAY_FULL
                                             : low    ? PANDORIA_TRAY_COLUMN
                                             : narrow ? PANDORIA_TRAY_ROW_WITH_MAIN
                                                      : PANDORIA_TRAY_ROW);
  pandoria_turn_bar_set_narrow (self->turn_bar, narrow || low);
  pandoria_coach_bar_set_narrow (self->coach, narrow || low);
  pandoria_coach_bar_set_lines (self->coach, large || low ? FEW_COACH_LINES : COACH_LINES);
  pandoria_lesson_panel_set_lines (self->lesson, large ? FEW_LESSON_LINES : LESSON_LINES);
  pandoria_quiz_panel_set_lines (self->quiz_panel, narrow || low ? NARROW_QUIZ_LINES : QUIZ_LINES);
  pandoria_score_strip_set_named (self->score_strip, !narrow && !low);
  pandoria_quick_entry_set_narrow (self->quick_entry, narrow, low);
  pandoria_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

static void
on_layout_changed (PandoriaWindow *self)
{
  pandoria_window_close_cards (self);
  apply_layout (self);
  pandoria_window_show_view (self, PANDORIA_PLAY_ACT | PANDORIA_PLAY_PREVIEW);
}

/* The points are in sight: on the players' cards, or else in the strip. */
static void
update_score_strip (PandoriaWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->score_strip),
                          adw_flap_get_folded (self->flap) || !adw_flap_get_reveal_flap (self->flap));
}

/* The table under the board has its own colour in either theme (resources/style-app.css). */
static void
update_dark (PandoriaWindow *self)
{
  pandoria_set_css_class (GTK_WIDGET (self), "dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/* Long words in large text must not make a narrow window wider. */
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

/* A flat tray takes its room from the board: it goes at the end of the game, when it has nothing but the main button, which in a
 * medium window stands in the turn bar. */
static gboolean
has_use_for_tray (PandoriaWindow *self, const PandoriaState *state)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);

  if (pandoria_adaptive_bin_is_low (self->adaptive))
    return state->step != PANDORIA_STEP_OVER;
  return state->step != PANDORIA_STEP_OVER || width_class != PANDORIA_WIDTH_MEDIUM;
}

/* --- the header bar ----------------------------------------------------------------------------------------------------- */

static char *
describe_stand (PandoriaWindow *self, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  gboolean narrow = pandoria_window_is_narrow (self);
  g_autofree char *round = pandoria_text_round (state, narrow);
  g_autofree char *tiles = pandoria_text_tiles_left (state, narrow);
  g_autofree char *lead = pandoria_text_lead (game);

  if (state->finished)
    return g_strdup (_ ("The game is over"));
  if (narrow)
    /* Translators: the round, then how many tiles are left, “Round 7 of ≈ 11 · 18 tiles” */
    return g_strdup_printf (_ ("%1$s · %2$s"), round, tiles);
  /* Translators: the round, how many tiles are left, who leads: “Round 7 of about 11 · 18 double tiles left · Jonas leads by 3” */
  return g_strdup_printf (_ ("%1$s · %2$s · %3$s"), round, tiles, lead);
}

/* An entry of a menu below another that was pressed keeps the keyboard in GTK 4.8, out of sight: no key would do anything. */
static gboolean
on_menu_gone (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (data);

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    {
      gtk_root_set_focus (data, NULL);
      gtk_widget_child_focus (GTK_WIDGET (PANDORIA_WINDOW (data)->board), GTK_DIR_TAB_FORWARD);
    }
  return G_SOURCE_REMOVE;
}

static void
on_menu_closed (PandoriaWindow *self)
{
  g_idle_add_full (G_PRIORITY_LOW, on_menu_gone, g_object_ref (self), g_object_unref);
}

/* The menu is made with the first press. */
static void
on_menu_asked (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, PANDORIA_WINDOW (data)->primary_menu);
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (on_menu_closed), data,
                           G_CONNECT_SWAPPED);
}

/* Three buttons of the window beside each other would leave no room for the title. */
static void
update_decoration (PandoriaWindow *self)
{
  g_autofree char *layout = NULL;
  const char *own;
  gboolean at_start;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout, NULL);
  at_start = layout != NULL && strchr (layout, ':') != NULL && strstr (layout, "close") != NULL
             && strstr (layout, "close") < strchr (layout, ':');
  own = !pandoria_window_is_narrow (self) ? NULL : at_start ? "close:" : ":close";
  /* The bar makes its buttons anew for the same layout, too. */
  if (g_strcmp0 (adw_header_bar_get_decoration_layout (self->header), own) != 0)
    adw_header_bar_set_decoration_layout (self->header, own);
}

static PandoriaBannerRoom
choose_banner_room (PandoriaWindow *self)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);

  return width_class >= PANDORIA_WIDTH_WIDE     ? PANDORIA_BANNER_ROOM_ALL
         : width_class == PANDORIA_WIDTH_MEDIUM ? PANDORIA_BANNER_ROOM_WORDS
                                                : PANDORIA_BANNER_ROOM_SIGN;
}

static void
update_title (PandoriaWindow *self, PandoriaGame *game)
{
  g_autofree char *stand = game != NULL ? describe_stand (self, game) : g_strdup ("");

  adw_window_title_set_subtitle (self->title, stand);
  pandoria_banners_set_room (self->banners, choose_banner_room (self), stand);
  pandoria_window_update_spoken_title (self);
}

/* --- walking ------------------------------------------------------------------------------------------------------------ */

typedef struct
{
  GtkWidget *widget;
  const char *page; /* of a narrow window */
} Panel;

/* There is no quiz in a lesson. */
static GtkWidget *
get_teaching (PandoriaWindow *self)
{
  gboolean asks = gtk_widget_get_visible (GTK_WIDGET (self->quiz_panel));

  return asks ? GTK_WIDGET (self->quiz_panel) : GTK_WIDGET (self->lesson);
}

static void
list_panels (PandoriaWindow *self, Panel panels[N_PANELS])
{
  GtkWidget *beside = pandoria_window_get_beside (self);

  panels[0] = (Panel){ gtk_stack_get_visible_child (self->bar_stack), "board" };
  panels[1] = (Panel){ get_teaching (self), "board" };
  panels[2] = (Panel){ GTK_WIDGET (self->board), "board" };
  panels[3] = (Panel){ GTK_WIDGET (self->tray), "board" };
  panels[4] = (Panel){ GTK_WIDGET (self->players), "players" };
  panels[5] = (Panel){ beside != NULL ? beside : self->ledger_box, "ledger" };
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

  if (pandoria_window_is_narrow (self))
    adw_view_stack_set_visible_child_name (self->pages, panel->page);
  else if (on_side || adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, on_side);
}

static gboolean
can_show (PandoriaWindow *self, const Panel *panel)
{
  if (pandoria_window_get_beside (self) != NULL && panel->widget == GTK_WIDGET (self->players))
    return gtk_widget_get_visible (GTK_WIDGET (self->side_players));
  if (panel->widget == get_teaching (self))
    return gtk_widget_get_visible (panel->widget);
  return panel->widget != self->ledger_box || gtk_widget_get_visible (GTK_WIDGET (self->side_ledger))
         || pandoria_window_is_narrow (self);
}

/* A panel where nothing can have the keyboard is passed over. */
void
pandoria_window_walk_panels (PandoriaWindow *self, int step)
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

/* --- shared ------------------------------------------------------------------------------------------------------------- */

gboolean
pandoria_window_is_narrow (PandoriaWindow *self)
{
  return pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW;
}

/* What cannot be done meanwhile leaves its room to a banner, and what has a key does in any but a wide window. */
static void
update_header_buttons (PandoriaWindow *self, const PandoriaPlayView *view)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);
  gboolean has_game = view->game != NULL, room = has_game && width_class > PANDORIA_WIDTH_NARROW;
  gboolean looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;
  gboolean crowded = width_class < PANDORIA_WIDTH_WIDE && gtk_widget_get_visible (GTK_WIDGET (self->banners));

  gtk_widget_set_visible (self->game_buttons,
                          has_game && !looks_back && (room || view->mode != PANDORIA_PLAY_MODE_CORRECTING));
  gtk_widget_set_visible (self->side_button, room);
  gtk_widget_set_visible (self->ledger_button, room);
  gtk_widget_set_visible (self->quick_entry_button, room && !looks_back && !crowded);
}

/* In a narrow window pages take the place of the side, and keys that of the quick entry's button. */
void
pandoria_window_update_layout (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  PandoriaGame *game = view->game;

  if (game != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->tray), has_use_for_tray (self, pandoria_game_get_shown_state (game)));
  /* Beside the board of a low window the lesson's last words have the room of a tray that has gone. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->lesson), pandoria_adaptive_bin_is_low (self->adaptive)
                                                         && !gtk_widget_get_visible (GTK_WIDGET (self->tray)));
  update_decoration (self);
  update_title (self, game);
  update_header_buttons (self, view);
}

/* In a narrow window the tray has the main button, and the lesson says what is refused; a quiz has nothing to enter. */
void
pandoria_window_update_bar (PandoriaWindow *self)
{
  gtk_widget_set_visible (self->bar_box, !pandoria_window_is_narrow (self)
                                             || !gtk_widget_get_visible (get_teaching (self))
                                             || pandoria_quick_entry_is_open (self->quick_entry));
}

void
pandoria_window_init_layout (PandoriaWindow *self)
{
  static const char *const of_flap[] = { "notify::folded", "notify::reveal-flap" };

  shorten_switcher (self->ledger_switcher);
  gtk_menu_button_set_create_popup_func (self->menu_button, on_menu_asked, self, NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update_dark), self,
                           G_CONNECT_SWAPPED);
  update_dark (self);
  g_signal_connect_swapped (self->adaptive, "layout-changed", G_CALLBACK (on_layout_changed), self);
  for (gsize i = 0; i < G_N_ELEMENTS (of_flap); i++)
    g_signal_connect_swapped (self->flap, of_flap[i], G_CALLBACK (update_score_strip), self);
  pandoria_score_strip_set_named (self->side_strip, TRUE);
  pandoria_score_strip_set_columns (self->side_strip, SIDE_COLUMNS);
  apply_layout (self);
  update_score_strip (self);
}

void
pandoria_window_show_ledger (PandoriaWindow *self, const char *page)
{
  pandoria_window_close_cards (self);
  gtk_stack_set_visible_child_name (self->ledger_stack, page);
  if (pandoria_window_is_narrow (self))
    adw_view_stack_set_visible_child_name (self->pages, "ledger");
  else
    {
      gtk_widget_set_visible (GTK_WIDGET (self->side_ledger), TRUE);
      adw_flap_set_reveal_flap (self->flap, TRUE);
    }
}
