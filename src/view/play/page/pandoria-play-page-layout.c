/* PandoriaPlayPage: arranges its parts in the available room, and moves the focus from part to
 * part.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include "pandoria-letters.h"
#include "pandoria-places.h"

/* The width of turn bar, points and tray next to the board of a low window, at the normal text
 * size. */
#define COLUMN_WIDTH 264

/* Maximum numbers of lines of a lesson and of the coach; the small ones for a narrow window or text
 * above LARGE_TEXT. */
#define LESSON_LINES     6
#define NARROW_LINES     5
#define FEW_LESSON_LINES 2
#define LARGE_TEXT       1.5
#define COACH_LINES      4
#define FEW_COACH_LINES  3
/* The number of lines of a step in an explanation or a quiz. */
#define TOUR_LINES        2
#define NARROW_TOUR_LINES 4

#define N_PANELS 6

typedef struct
{
  int column, row, width, height;
} Place;

/* Places of the parts in the grid around the board. */
typedef struct
{
  Place bar, teaching, toasts, tray;
} Places;

static const Places low_places = { .bar = { 1, 0, 1, 1 },
                                   .teaching = { 1, 1, 1, 1 },
                                   .toasts = { 0, 0, 1, 3 },
                                   .tray = { 1, 2, 1, 1 } };
static const Places wide_places = { .bar = { 0, 0, 2, 1 },
                                    .teaching = { 0, 1, 1, 1 },
                                    .toasts = { 0, 2, 1, 1 },
                                    .tray = { 1, 1, 1, 2 } };
static const Places usual_places = { .bar = { 0, 0, 2, 1 },
                                     .teaching = { 0, 1, 2, 1 },
                                     .toasts = { 0, 2, 2, 1 },
                                     .tray = { 0, 3, 2, 1 } };

static void
place (PandoriaPlayPage *self, gpointer widget, Place place)
{
  pandoria_grid_place (self->play_area, widget, place.column, place.row, place.width, place.height);
}

static const Places *
find_places (gboolean wide, gboolean low)
{
  if (low)
    return &low_places;
  return wide ? &wide_places : &usual_places;
}

/* In a low window the board uses the whole height. Turn bar, points and tray are next to it. */
static void
place_parts (PandoriaPlayPage *self, gboolean wide, gboolean low)
{
  GtkWidget *teaching[] = { GTK_WIDGET (self->coach), GTK_WIDGET (self->lesson),
                            GTK_WIDGET (self->tour_card) }; /* at most one shown */
  int width = (int) (COLUMN_WIDTH * pandoria_text_scale (GTK_WIDGET (self)));
  const Places *places = find_places (wide, low);

  place (self, self->bar_box, places->bar);
  for (gsize i = 0; i < G_N_ELEMENTS (teaching); i++)
    place (self, teaching[i], places->teaching);
  place (self, GTK_WIDGET (self->toasts), places->toasts);
  place (self, GTK_WIDGET (self->tray), places->tray);
  gtk_widget_set_size_request (self->bar_box, low ? width : -1, -1);
  gtk_widget_set_vexpand (GTK_WIDGET (self->tray), low);
  gtk_widget_set_valign (GTK_WIDGET (self->tray), low ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}

static PandoriaTrayArrangement
find_tray_arrangement (PandoriaWidthClass width_class, gboolean low)
{
  if (width_class >= PANDORIA_WIDTH_WIDE)
    return PANDORIA_TRAY_FULL;
  if (low)
    return PANDORIA_TRAY_COLUMN;
  return width_class == PANDORIA_WIDTH_NARROW ? PANDORIA_TRAY_ROW_WITH_MAIN : PANDORIA_TRAY_ROW;
}

/* Shows the strip only where the players' cards are hidden, so that the points are always visible.
 */
static void
update_score_strip (PandoriaPlayPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->score_strip),
                          adw_flap_get_folded (self->flap)
                              || !adw_flap_get_reveal_flap (self->flap));
}

/* The acts scroll sooner below a text that takes room. */
static void
update_tray_room (PandoriaPlayPage *self)
{
  pandoria_tray_set_has_lesson (self->tray,
                                gtk_widget_get_visible (GTK_WIDGET (self->coach))
                                    || gtk_widget_get_visible (GTK_WIDGET (self->lesson)));
}

typedef struct
{
  GtkWidget *widget;
  const char *page; /* in a narrow window */
} Panel;

/* A step of a tour replaces the lesson. */
static GtkWidget *
get_teaching (PandoriaPlayPage *self)
{
  gboolean tours = gtk_widget_get_visible (GTK_WIDGET (self->tour_card));

  return tours ? GTK_WIDGET (self->tour_card) : GTK_WIDGET (self->lesson);
}

static void
list_panels (PandoriaPlayPage *self, Panel panels[N_PANELS])
{
  GtkWidget *lower, *players = pandoria_sidebar_get_parts (self->sidebar, &lower);

  panels[0] = (Panel){ gtk_stack_get_visible_child (self->bar_stack), "board" };
  panels[1] = (Panel){ get_teaching (self), "board" };
  panels[2] = (Panel){ GTK_WIDGET (self->board), "board" };
  panels[3] = (Panel){ GTK_WIDGET (self->tray), "board" };
  panels[4] = (Panel){ players, "players" };
  panels[5] = (Panel){ lower, "ledger" };
}

static int
find_focused (PandoriaPlayPage *self, const Panel panels[N_PANELS])
{
  GtkWidget *focus = pandoria_play_page_get_focus (self);

  for (int i = 0; i < N_PANELS; i++)
    if (focus != NULL
        && (focus == panels[i].widget || gtk_widget_is_ancestor (focus, panels[i].widget)))
      return i;
  return -1;
}

/* Shows the side panel when the focus moves there. If it covers the board, hides it when the focus
 * moves back. */
static void
show_panel (PandoriaPlayPage *self, const Panel *panel)
{
  gboolean on_side = !g_str_equal (panel->page, "board");

  if (pandoria_play_page_is_narrow (self))
    pandoria_narrow_pages_show (self->pages, panel->page);
  else if (on_side || adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, on_side);
}

static gboolean
can_show (PandoriaPlayPage *self, const Panel *panel)
{
  if (!g_str_equal (panel->page, "board"))
    return pandoria_sidebar_has_part (self->sidebar, panel->widget);
  return panel->widget != get_teaching (self) || gtk_widget_get_visible (panel->widget);
}

/* Skips a panel that cannot take the focus. */
static void
walk_panels (PandoriaPlayPage *self, int step)
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
  gtk_window_set_focus_visible (pandoria_play_page_get_window (self), TRUE);
}

void
pandoria_play_page_update_layout (PandoriaPlayPage *self)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->game;
  gboolean low = pandoria_adaptive_bin_is_low (self->adaptive);
  gboolean has_room = !low && pandoria_play_page_get_width_class (self) != PANDORIA_WIDTH_MEDIUM;

  /* A flat tray takes room from the board. After the game it only has the main button, which the
   * turn bar shows in a medium window, so the tray is hidden. */
  if (game != NULL)
    gtk_widget_set_visible (
        GTK_WIDGET (self->tray),
        has_room || pandoria_game_get_shown_state (game)->step != PANDORIA_STEP_OVER);
  /* In a low window the last text of a lesson uses the room of the hidden tray. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->lesson),
                          low && !gtk_widget_get_visible (GTK_WIDGET (self->tray)));
}

/* In a narrow window a lesson or a tour needs no bar, so it is hidden. */
void
pandoria_play_page_update_bar (PandoriaPlayPage *self)
{
  gtk_widget_set_visible (self->bar_box, !pandoria_play_page_is_narrow (self)
                                             || !gtk_widget_get_visible (get_teaching (self))
                                             || pandoria_quick_entry_is_open (self->quick_entry));
}

void
pandoria_play_page_apply_layout (PandoriaPlayPage *self)
{
  PandoriaWidthClass width_class = pandoria_play_page_get_width_class (self);
  gboolean wide = width_class >= PANDORIA_WIDTH_WIDE;
  gboolean narrow = width_class == PANDORIA_WIDTH_NARROW;
  gboolean low = pandoria_adaptive_bin_is_low (self->adaptive);
  gboolean large = narrow && pandoria_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;
  guint lesson_lines = narrow ? NARROW_LINES : LESSON_LINES;

  pandoria_narrow_pages_set_paged (self->pages, narrow, self->sidebar);
  pandoria_sidebar_set_layout (self->sidebar, !narrow, width_class == PANDORIA_WIDTH_EXTRA);
  place_parts (self, wide, low);
  adw_flap_set_fold_policy (self->flap,
                            wide ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, wide);
  adw_flap_set_swipe_to_close (self->flap, !wide);
  pandoria_play_page_update_layout (self);
  pandoria_play_page_update_bar (self);
  pandoria_tray_set_arrangement (self->tray, find_tray_arrangement (width_class, low));
  pandoria_turn_bar_set_layout (self->turn_bar, narrow || low, low);
  pandoria_coach_bar_set_lines (self->coach, large || low ? FEW_COACH_LINES : COACH_LINES);
  pandoria_lesson_panel_set_lines (self->lesson, large ? FEW_LESSON_LINES : lesson_lines);
  pandoria_tour_card_set_lines (self->tour_card, narrow || low ? NARROW_TOUR_LINES : TOUR_LINES);
  pandoria_score_strip_set_layout (self->score_strip, !narrow && !low, PANDORIA_MAX_PLAYERS, FALSE);
  pandoria_quick_entry_set_narrow (self->quick_entry, narrow, low);
}

void
pandoria_play_page_init_layout (PandoriaPlayPage *self)
{
  static const char *const of_flap[] = { "notify::folded", "notify::reveal-flap" };

  for (gsize i = 0; i < G_N_ELEMENTS (of_flap); i++)
    g_signal_connect_swapped (self->flap, of_flap[i], G_CALLBACK (update_score_strip), self);
  g_signal_connect_swapped (self->coach, "notify::visible", G_CALLBACK (update_tray_room), self);
  g_signal_connect_swapped (self->lesson, "notify::visible", G_CALLBACK (update_tray_room), self);
  pandoria_play_page_apply_layout (self);
  update_score_strip (self);
}

void
pandoria_play_page_focus_next_panel (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  walk_panels (self, 1);
}

void
pandoria_play_page_focus_previous_panel (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  walk_panels (self, -1);
}
