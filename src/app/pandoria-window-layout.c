/* PandoriaWindow: what stands where, by how much room there is; its header bar; how the keyboard walks its panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-widgets.h"
#include "pandoria-window-cards.h"
#include "pandoria-window-spoken.h"

/* The players with the ledger below them; each in a column of its own. */
#define SIDE_WIDTH    396
#define PLAYERS_WIDTH 480
#define LEDGER_WIDTH  360

#define N_PANELS 5

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

static void
apply_width_class (PandoriaWindow *self, PandoriaWidthClass width_class)
{
  gboolean wide = width_class >= PANDORIA_WIDTH_WIDE;
  gboolean narrow = width_class == PANDORIA_WIDTH_NARROW;

  set_paged (self, narrow);
  set_side_width (self, width_class);
  adw_flap_set_fold_policy (self->flap, wide ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, wide);
  adw_flap_set_swipe_to_close (self->flap, !wide);
  pandoria_window_update_layout (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->play_box),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  pandoria_tray_set_compact (self->tray, !wide, narrow);
  pandoria_turn_bar_set_narrow (self->turn_bar, narrow);
  pandoria_history_bar_set_narrow (self->history_bar, narrow);
  pandoria_window_set_notices_narrow (self, narrow);
  pandoria_quick_entry_set_narrow (self->quick_entry, narrow);
  pandoria_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

static void
on_width_class_changed (PandoriaAdaptiveBin *adaptive, guint width_class, gpointer data)
{
  PandoriaWindow *self = data;

  pandoria_window_close_cards (self);
  apply_width_class (self, width_class);
  pandoria_window_show_view (self, PANDORIA_PLAY_ACT | PANDORIA_PLAY_PREVIEW);
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

/* A flat tray takes its room from the board: it goes while a line is typed in its place, and at the end of the game, when it has
 * nothing but the main button, which in a medium window stands in the turn bar. */
static gboolean
has_use_for_tray (PandoriaWindow *self, const PandoriaState *state)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);

  if (width_class < PANDORIA_WIDTH_WIDE && pandoria_quick_entry_is_open (self->quick_entry))
    return FALSE;
  return state->step != PANDORIA_STEP_OVER || width_class != PANDORIA_WIDTH_MEDIUM;
}

/* --- the header bar ----------------------------------------------------------------------------------------------------- */

static char *
describe_tiles (const PandoriaState *state)
{
  if (state->last_round)
    return g_strdup (_ ("last round"));
  return g_strdup_printf (ngettext ("%u double tile left", "%u double tiles left", state->double_tiles),
                          state->double_tiles);
}

static char *
describe_stand (PandoriaWindow *self, const PandoriaState *state)
{
  g_autofree char *round = g_strdup_printf (_ ("Round %u"), state->round);
  g_autofree char *tiles = describe_tiles (state);

  if (state->finished)
    return g_strdup (_ ("The game is over"));
  if (pandoria_window_is_narrow (self))
    return g_steal_pointer (&round);
  /* Translators: the round, then how many tiles are left, “Round 7 · 18 double tiles left” */
  return g_strdup_printf (_ ("%s · %s"), round, tiles);
}

/* The menu is made with the first press. */
static void
on_menu_asked (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, PANDORIA_WINDOW (data)->primary_menu);
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

static void
update_title (PandoriaWindow *self, PandoriaGame *game)
{
  g_autofree char *stand = game != NULL ? describe_stand (self, pandoria_game_get_shown_state (game)) : g_strdup ("");
  const char *title
      = game != NULL ? pandoria_record_get_title (pandoria_game_get_record (game)) : _ ("Pandoria Companion");

  if (title == NULL || *title == '\0')
    title = _ ("Pandoria");
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, stand);
  pandoria_window_update_spoken_title (self);
}

/* --- walking ------------------------------------------------------------------------------------------------------------ */

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
  panels[4] = (Panel){ self->cards != NULL ? GTK_WIDGET (self->cards) : self->ledger_box, "ledger" };
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
  if (self->cards != NULL && panel->widget == GTK_WIDGET (self->players))
    return gtk_widget_get_visible (GTK_WIDGET (self->side_players));
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

/* In a narrow window pages take the place of the side, and keys that of the quick entry's button. */
void
pandoria_window_update_layout (PandoriaWindow *self)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->game;
  gboolean room = game != NULL && !pandoria_window_is_narrow (self);

  gtk_widget_set_visible (self->side_button, room);
  gtk_widget_set_visible (self->ledger_button, room);
  gtk_widget_set_visible (self->quick_entry_button, room);
  if (game != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->tray), has_use_for_tray (self, pandoria_game_get_shown_state (game)));
  update_decoration (self);
  update_title (self, game);
}

void
pandoria_window_init_layout (PandoriaWindow *self)
{
  shorten_switcher (self->ledger_switcher);
  gtk_menu_button_set_create_popup_func (self->menu_button, on_menu_asked, self, NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update_dark), self,
                           G_CONNECT_SWAPPED);
  update_dark (self);
  g_signal_connect (self->adaptive, "width-class-changed", G_CALLBACK (on_width_class_changed), self);
  apply_width_class (self, pandoria_adaptive_bin_get_width_class (self->adaptive));
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
