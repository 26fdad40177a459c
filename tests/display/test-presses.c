/* Counts the presses of a turn, by pointer, by keys and by dragging, and tests the keys that undo.
 *
 * tests/game/test-play-presses.c tests the meaning of the presses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-art.h"
#include "pandoria-game.h"
#include "pandoria-palette.h"
#include "pandoria-tray.h"
#include "still.h"
#include "template-child.h"
#include "walk.h"
#include "window-fixture.h"
#include "xdotool.h"

#define MOST_PRESSES 6
#define MOST_KEYS    14

/* --- parts of a turn ------------------------------------------------------------------------ */

static PandoriaSpace
get_choice (PandoriaWindow *window)
{
  PandoriaSpace space = pandoria_spaces_first (window_driver_get_view (window)->choices);

  g_assert_cmpint (space, !=, PANDORIA_SPACE_NONE);
  return space;
}

/* Returns: button @number (from 1) of the picker for hex @index. */
static GtkWidget *
find_hex_button (PandoriaWindow *window, guint index, guint number)
{
  const char *name = index == 0 ? "first_picker" : "second_picker";
  GtkWidget *picker = template_child (window_get_tray (window), name);
  GtkWidget *grid = template_find_type (picker, GTK_TYPE_GRID);
  GtkWidget *button = gtk_widget_get_first_child (grid);

  for (guint i = 1; i < number; i++)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

static void
click_hexes (PandoriaWindow *window)
{
  keyboard_click (find_hex_button (window, 0, 1));
  keyboard_click (find_hex_button (window, 1, 6));
}

static GtkWidget *
get_main_button (PandoriaWindow *window)
{
  return GTK_WIDGET (template_child (window_get_turn_bar (window), "main_button"));
}

static void
check_turn_done (PandoriaWindow *window, guint most)
{
  g_test_message ("%u presses", keyboard_n_presses);
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 2);
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), ==, 3);
  g_assert_cmpuint (keyboard_n_presses, <=, most);
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
test_pointer (PandoriaWindow *window)
{
  PandoriaSpace first;

  keyboard_start_counting ();
  click_hexes (window);
  first = get_choice (window);
  keyboard_click_space (window, first);
  keyboard_click_space (window, get_choice (window));
  keyboard_click_space (window, first);
  keyboard_click (get_main_button (window));
  check_turn_done (window, MOST_PRESSES);
}

/* A tile is the act with the most parts. The first press selects its row in the history. */
static void
test_correction (PandoriaWindow *window)
{
  PandoriaSpace first;

  test_pointer (window);
  keyboard_start_counting ();
  pandoria_game_look_at (window_driver_get_game (window), 1);
  keyboard_n_presses++;
  window_driver_settle ();
  keyboard_click (template_child (window_get_history_bar (window), "correct_button"));
  window_driver_settle ();
  keyboard_click (find_hex_button (window, 0, 2));
  keyboard_click (find_hex_button (window, 1, 5));
  first = get_choice (window);
  keyboard_click_space (window, first);
  keyboard_click_space (window, get_choice (window));
  window_driver_settle ();
  g_test_message ("%u presses", keyboard_n_presses);
  g_assert_false (pandoria_game_is_looking_back (window_driver_get_game (window)));
  g_assert_true (pandoria_game_can_undo (window_driver_get_game (window)));
  g_assert_cmpuint (keyboard_n_presses, <=, MOST_PRESSES);
}

/* --- no press is lost ----------------------------------------------------------------------- */

#define MOST_FAST 500
#define N_FAST    (g_test_slow () ? MOST_FAST : 60)
#define N_TILES   (g_test_slow () ? 10 : 2)
/* In ms, after the tile was placed. */
#define PAUSE 300

static void
on_space_pressed (GtkWidget *board, int space, gpointer count)
{
  (*(guint *) count)++;
}

static gboolean
has_all (gpointer count)
{
  return *(guint *) count >= (guint) N_FAST;
}

/* Presses as fast as the pointer can. Each press reaches its space. */
static void
test_fast (PandoriaWindow *window)
{
  GtkWidget *spaces[MOST_FAST];
  PandoriaSpaces choices;
  PandoriaSpace space;
  guint count = 0, n = 0, wanted = N_FAST;

  if (!xdotool_is_there ())
    return;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  click_hexes (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  choices = window_driver_get_view (window)->choices;
  while (n < wanted)
    PANDORIA_FOREACH_SPACE (space, choices)
      if (n < wanted)
        spaces[n++] = pandoria_board_view_get_space (window_get_board (window), space);
  g_signal_connect (window_get_board (window), "space-activated", G_CALLBACK (on_space_pressed),
                    &count);
  xdotool_click_fast (spaces, wanted);
  window_fixture_wait (has_all, &count);
  g_assert_cmpuint (count, ==, wanted);
  g_signal_handlers_disconnect_by_func (window_get_board (window), on_space_pressed, &count);
}

static gboolean
on_paused (gpointer paused)
{
  *(gboolean *) paused = TRUE;
  return G_SOURCE_REMOVE;
}

static void
pause_after_place (void)
{
  gboolean paused = FALSE;

  g_timeout_add (PAUSE, on_paused, &paused);
  while (!paused)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
has_half (gpointer window)
{
  return !pandoria_spaces_is_empty (window_driver_get_view (window)->chosen);
}

static gboolean
has_tile (gpointer window)
{
  return window_fixture_get_state (window)->step == PANDORIA_STEP_FIGURE;
}

static gboolean
has_figure (gpointer window)
{
  return window_fixture_get_state (window)->step == PANDORIA_STEP_CARD;
}

/* A press on the tile just after it was placed places the worker. */
static void
test_after_place (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  for (int i = 0; i < N_TILES; i++)
    {
      PandoriaSpace first;

      click_hexes (window);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      first = get_choice (window);
      xdotool_click (pandoria_board_view_get_space (window_get_board (window), first));
      g_assert_true (window_fixture_wait (has_half, window));
      xdotool_click (
          pandoria_board_view_get_space (window_get_board (window), get_choice (window)));
      g_assert_true (window_fixture_wait (has_tile, window));
      pause_after_place ();
      xdotool_click (pandoria_board_view_get_space (window_get_board (window), first));
      g_assert_true (window_fixture_wait (has_figure, window));
      window_fixture_activate (window, "undo");
      window_fixture_activate (window, "undo");
      window_driver_settle ();
    }
}

/* Returns: (nullable): the part of a toast that covers the middle of @space. */
static GtkWidget *
find_cover (PandoriaWindow *window, GtkWidget *space)
{
  GtkWidget *toasts = GTK_WIDGET (window_get_toasts (window)), *cover;
  double x, y;

  if (space == NULL
      || !gtk_widget_translate_coordinates (space, toasts, gtk_widget_get_width (space) / 2.0,
                                            gtk_widget_get_height (space) / 2.0, &x, &y))
    return NULL;
  cover = gtk_widget_pick (toasts, x, y, GTK_PICK_DEFAULT);
  if (cover == NULL || gtk_widget_get_ancestor (cover, PANDORIA_TYPE_BOARD_VIEW) != NULL)
    return NULL;
  return gtk_widget_get_ancestor (cover, GTK_TYPE_BUTTON) == NULL ? cover : NULL;
}

/* Returns: (nullable): a space below the words of a toast. */
static GtkWidget *
find_covered (PandoriaWindow *window)
{
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      GtkWidget *widget = pandoria_board_view_get_space (window_get_board (window), space);

      if (find_cover (window, widget) != NULL)
        return widget;
    }
  return NULL;
}

static gboolean
has_covered (gpointer window)
{
  return find_covered (window) != NULL;
}

static gboolean
has_none_covered (gpointer window)
{
  return find_covered (window) == NULL;
}

static gboolean
is_pressed (gpointer count)
{
  return *(guint *) count > 0;
}

/* A press on the words of a toast, which are whole, reaches the space below. A press on its button
 * only closes it. */
static void
test_toast (PandoriaWindow *window)
{
  GtkWidget *toast, *label;
  guint count = 0;

  if (!xdotool_is_there ())
    return;
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  pandoria_toast (GTK_WIDGET (window),
                  "A toast with so many words that it covers spaces of the board", FALSE);
  g_assert_true (window_fixture_wait (has_covered, window));
  g_signal_connect (window_get_board (window), "space-activated", G_CALLBACK (on_space_pressed),
                    &count);
  xdotool_click (find_covered (window));
  g_assert_true (window_fixture_wait (is_pressed, &count));
  g_assert_cmpuint (count, ==, 1);
  toast = find_cover (window, find_covered (window));
  while (g_strcmp0 (gtk_widget_get_css_name (toast), "toast") != 0)
    toast = gtk_widget_get_parent (toast);
  label = template_find_type (toast, GTK_TYPE_LABEL);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  xdotool_click (gtk_widget_get_last_child (toast));
  g_assert_true (window_fixture_wait (has_none_covered, window));
  g_assert_cmpuint (count, ==, 1);
  g_signal_handlers_disconnect_by_func (window_get_board (window), on_space_pressed, &count);
}

static gboolean
is_held (gpointer space)
{
  return gtk_widget_get_state_flags (space) & GTK_STATE_FLAG_ACTIVE;
}

static gboolean
release (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  xdotool_hold (FALSE);
  return FALSE;
}

/* Presses @widget, and moves @moved. After the layout GTK asks the display for the pointer, before
 * it reads the release. */
static void
press_late (GtkWidget *widget, GtkWidget *moved)
{
  guint flush = g_signal_lookup ("flush-events", GDK_TYPE_FRAME_CLOCK);

  still_wait (widget);
  xdotool_move_onto (widget);
  xdotool_hold (TRUE);
  g_assert_true (window_fixture_wait (is_held, widget));
  gtk_widget_set_margin_top (moved, 4);
  gtk_test_widget_wait_for_draw (moved);
  g_signal_add_emission_hook (flush, 0, release, NULL, NULL);
  gdk_frame_clock_request_phase (gtk_widget_get_frame_clock (moved),
                                 GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS);
}

static gboolean
is_gone (gpointer popover)
{
  return !gtk_widget_get_mapped (popover);
}

/* The press counts, also in a popover that stays open like the choices of the quick entry. */
static void
test_late_release (PandoriaWindow *window)
{
  GtkWidget *board = GTK_WIDGET (window_get_board (window)), *popover = gtk_popover_new (),
            *button = gtk_button_new ();

  if (!xdotool_is_there ())
    return;
  press_late (pandoria_board_view_get_space (window_get_board (window), get_choice (window)),
              board);
  g_assert_true (window_fixture_wait (has_half, window));
  gtk_widget_set_margin_top (board, 0);

  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_popover_set_child (GTK_POPOVER (popover), button);
  gtk_widget_set_size_request (button, 60, 60);
  gtk_widget_set_parent (popover, GTK_WIDGET (window_get_turn_bar (window)));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_test_widget_wait_for_draw (popover);
  press_late (button, button);
  g_assert_true (window_fixture_wait (is_gone, popover));
  gtk_widget_unparent (popover);
}

static const char *const arrows[] = { "Up", "Down", "Left", "Right" };

/* Returns: whether one arrow, or two if @second >= 0, lead from @from to a choice. The focus
 * returns to @from. */
static gboolean
leads_to_choice (PandoriaWindow *window, PandoriaSpace from, int first, int second)
{
  PandoriaSpaces choices = window_driver_get_view (window)->choices;
  guint n = keyboard_n_presses;
  gboolean found;

  keyboard_press (window, arrows[first]);
  if (second >= 0)
    keyboard_press (window, arrows[second]);
  found = pandoria_spaces_has (&choices, window_driver_get_view (window)->hovered);
  window_fixture_focus_space (window, from);
  keyboard_n_presses = n; /* searching does not count as presses */
  return found;
}

static void
walk_to_choice (PandoriaWindow *window, PandoriaSpace from)
{
  for (int second = -1; second < (int) G_N_ELEMENTS (arrows); second++)
    for (int first = 0; first < (int) G_N_ELEMENTS (arrows); first++)
      if (leads_to_choice (window, from, first, second))
        {
          g_assert_true (keyboard_press (window, arrows[first]));
          if (second >= 0)
            g_assert_true (keyboard_press (window, arrows[second]));
          return;
        }
  g_test_message ("no choice near space %d; the window is %s; the pointer hovers over space %d",
                  from, gtk_window_is_active (GTK_WINDOW (window)) ? "active" : "inactive",
                  window_driver_get_view (window)->hovered);
  g_assert_not_reached ();
}

/* After the second digit the focus is on a space where the tile may be placed. */
static void
test_keys (PandoriaWindow *window)
{
  PandoriaSpace first;

  keyboard_start_counting ();
  g_assert_true (keyboard_press (window, "1"));
  g_assert_true (keyboard_press (window, "6"));
  first = window_driver_get_view (window)->hovered;
  g_assert_cmpint (first, !=, PANDORIA_SPACE_NONE);
  g_assert_true (keyboard_press (window, "Return"));
  walk_to_choice (window, first);
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (keyboard_press (window, "e"));
  check_turn_done (window, MOST_KEYS);
}

/* The main button shows Enter as its key. If the focused space accepts nothing, Enter presses that
 * button. */
static void
test_enter_continues (PandoriaWindow *window)
{
  PandoriaSpace first;

  g_assert_true (keyboard_press (window, "1"));
  g_assert_true (keyboard_press (window, "6"));
  first = window_driver_get_view (window)->hovered;
  g_assert_true (keyboard_press (window, "Return"));
  walk_to_choice (window, first);
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_cmpuint (window_fixture_get_state (window)->step, ==, PANDORIA_STEP_CARD);
  pandoria_play_page_set_press (window_get_page (window), PANDORIA_PRESS_POINTER);
  g_assert_true (keyboard_press (window, "space"));
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 1);
  g_assert_true (window_driver_get_view (window)->is_refusal);
  /* the test bypasses the controller that watches the keys */
  pandoria_play_page_set_press (window_get_page (window), PANDORIA_PRESS_ENTER);
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 2);
}

static void
pull (PandoriaWindow *window, PandoriaSpace from, PandoriaSpace to)
{
  keyboard_n_presses++;
  g_signal_emit_by_name (window_get_board (window), "space-dragged", (int) from, (int) to);
  window_driver_settle ();
  g_signal_emit_by_name (window_get_board (window), "space-dropped", (int) from, (int) to);
  window_driver_settle ();
}

/* One drag instead of two presses. */
static void
test_pull (PandoriaWindow *window)
{
  PandoriaSpace first, second;

  keyboard_start_counting ();
  click_hexes (window);
  first = get_choice (window);
  window_driver_press (window, PANDORIA_PRESS_POINTER, first);
  second = get_choice (window);
  window_fixture_activate (window, "cancel");
  pull (window, first, second);
  keyboard_click_space (window, first);
  keyboard_click (get_main_button (window));
  check_turn_done (window, MOST_PRESSES - 1);
}

/* Each of these keys counts as a press, which Escape undoes. */
static void
test_way_back (PandoriaWindow *window)
{
  static const char *const keys[] = { "1", "6", "r", "Return", "c" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (keyboard_press (window, keys[i]));
  g_assert_true (window_driver_get_view (window)->is_begun);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_true (window_driver_is_possible (window, "cancel"));
      g_assert_true (keyboard_press (window, "Escape"));
    }
  g_assert_false (window_driver_get_view (window)->hexes[0].known);
  g_assert_false (window_driver_is_possible (window, "cancel"));
}

/* Returns: how many pixels of @widget have the color of the active player. */
static guint
count_colored (PandoriaWindow *window, GtkWidget *widget)
{
  PandoriaRecord *record = pandoria_game_get_record (window_driver_get_game (window));
  guint32 fill = pandoria_palette_player (pandoria_record_get_player_color (
                                              record, window_fixture_get_state (window)->active))
                     ->fill;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) width * (gsize) height);
  guint n = 0;

  gtk_widget_set_opacity (GTK_WIDGET (window), 1);
  gtk_test_widget_wait_for_draw (widget);
  gtk_test_widget_wait_for_draw (widget);
  paintable = gtk_widget_paintable_new (widget);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return 0;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  for (int i = 0; i < width * height; i++)
    n += (pixels[i] & 0xffffff) == fill;
  return n;
}

/* The tray shows the castle in the player's color instead of the tile, until it is cancelled. */
static void
test_castle_picture (PandoriaWindow *window)
{
  GtkWidget *preview = template_child (window_get_tray (window), "preview");

  g_assert_cmpuint (count_colored (window, preview), ==, 0);
  g_assert_true (keyboard_press (window, "c"));
  g_assert_cmpstr (template_text (window_get_tray (window), "tile_title"), ==, "Castle");
  g_assert_cmpuint (count_colored (window, preview), >, 20);
  g_assert_true (keyboard_press (window, "Escape"));
  g_assert_cmpstr (template_text (window_get_tray (window), "tile_title"), ==, "Double tile");
  g_assert_cmpuint (count_colored (window, preview), ==, 0);
}

/** Place: the position of a widget in the tray. */
typedef struct
{
  GtkWidget *widget;
  PandoriaWindow *window;
  graphene_rect_t bounds;
} Place;

static gboolean
stands_there (gpointer data)
{
  Place *place = data;
  graphene_rect_t now;

  return gtk_widget_compute_bounds (place->widget, GTK_WIDGET (window_get_tray (place->window)),
                                    &now)
         && graphene_rect_equal (&now, &place->bounds);
}

/* Waits until the widget has not moved for some frames, because resizing a window takes some. */
static void
find_place (Place *place)
{
  for (guint same = 0; same < 3; same = stands_there (place) ? same + 1 : 0)
    {
      g_assert_true (gtk_widget_compute_bounds (
          place->widget, GTK_WIDGET (window_get_tray (place->window)), &place->bounds));
      gtk_widget_queue_draw (GTK_WIDGET (place->window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (place->window));
      window_driver_settle ();
    }
}

/* The same in a flat tray, where the castle replaces the two hexes. The neighbors do not move. */
static void
test_castle_picture_flat (PandoriaWindow *window)
{
  static const struct
  {
    int width, height;
    PandoriaWidthClass width_class;
  } sizes[] = { { 1024, 600, PANDORIA_WIDTH_MEDIUM },
                { 360, 720, PANDORIA_WIDTH_NARROW },
                { 720, 800, PANDORIA_WIDTH_MEDIUM } };
  GtkWidget *chips = template_child (window_get_tile_chips (window), "stack");
  Place castle
      = { .widget = template_child (window_get_tile_row (window), "castle"), .window = window };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      window_fixture_resize (window, sizes[i].width, sizes[i].height, sizes[i].width_class);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_true (
          gtk_widget_get_mapped (template_child (window_get_tile_chips (window), "first_chip")));
      g_assert_cmpuint (count_colored (window, chips), ==, 0);
      find_place (&castle);
      g_assert_true (keyboard_press (window, "c"));
      g_assert_cmpuint (count_colored (window, chips), >, 10);
      g_assert_cmpstr (template_text (window_get_tile_chips (window), "piece_word"), ==, "Castle");
      /* In a narrow window the main button is in the tray, too, with a longer label. */
      if (sizes[i].width_class != PANDORIA_WIDTH_NARROW)
        g_assert_true (window_fixture_wait (stands_there, &castle));
      g_assert_true (keyboard_press (window, "Escape"));
      g_assert_true (
          gtk_widget_get_mapped (template_child (window_get_tile_chips (window), "first_chip")));
      g_assert_cmpuint (count_colored (window, chips), ==, 0);
    }
}

/* A notch of the scroll wheel over the tile rotates it. Half a notch of a high-resolution wheel
 * does not. */
static void
test_wheel (PandoriaWindow *window)
{
  GtkWidget *preview = template_child (window_get_tray (window), "preview");
  gboolean taken;

  click_hexes (window);
  g_signal_emit_by_name (template_controller (preview, GTK_TYPE_EVENT_CONTROLLER_SCROLL), "scroll",
                         0.0, 0.5, &taken);
  g_assert_cmpint (window_driver_get_view (window)->hexes[0].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_signal_emit_by_name (template_controller (preview, GTK_TYPE_EVENT_CONTROLLER_SCROLL), "scroll",
                         0.0, 0.5, &taken);
  g_assert_cmpint (window_driver_get_view (window)->hexes[0].terrain, ==,
                   PANDORIA_TERRAIN_MOUNTAINS);
}

static gboolean
has_first_hex (gpointer window)
{
  return window_driver_get_view (window)->hexes[0].known;
}

static gboolean
has_second_hex (gpointer window)
{
  return window_driver_get_view (window)->hexes[1].known;
}

/* The digit keys, and with Shift the symbols without a button, in any keyboard layout. */
static void
test_real_keys (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);

  if (!xdotool_is_there ())
    return;
  gtk_widget_grab_focus (
      GTK_WIDGET (pandoria_board_view_get_space (window_get_board (window), get_choice (window))));
  xdotool_press_key ("shift+2");
  g_assert_true (window_fixture_wait (has_first_hex, window));
  g_assert_cmpint (view->hexes[0].terrain, ==, PANDORIA_TERRAIN_MOUNTAINS);
  g_assert_cmpuint (view->hexes[0].symbols, ==, 0);
  xdotool_press_key ("shift+8");
  g_assert_true (window_fixture_wait (has_second_hex, window));
  g_assert_cmpint (view->hexes[1].terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpuint (view->hexes[1].symbols, ==, 3);
}

static gboolean
is_placed (gpointer window)
{
  return window_fixture_get_state (window)->step > PANDORIA_STEP_FIGURE;
}

static gboolean
is_scored (gpointer window)
{
  return window_fixture_get_state (window)->step > PANDORIA_STEP_SCORE;
}

static gboolean
is_next_turn (gpointer window)
{
  return window_fixture_get_state (window)->step == PANDORIA_STEP_PLACE;
}

static gboolean
has_key (gpointer window)
{
  return gtk_widget_get_opacity (template_child (window_get_turn_bar (window), "main_key")) > 0.5;
}

static gboolean
has_no_key (gpointer window)
{
  return !has_key (window);
}

/* After the main button has ended the turn, Tab continues at the tray, not in the header bar. */
static void
test_focus_after_turn (PandoriaWindow *window)
{
  PandoriaSpace first;

  click_hexes (window);
  first = get_choice (window);
  keyboard_click_space (window, first);
  keyboard_click_space (window, get_choice (window));
  keyboard_click_space (window, first);
  gtk_widget_grab_focus (get_main_button (window));
  gtk_widget_activate (get_main_button (window));
  g_assert_true (window_fixture_wait (is_next_turn, window));
  g_assert_false (gtk_widget_is_sensitive (get_main_button (window)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == GTK_WIDGET (window_get_turn_bar (window)));
}

/* Returns: the space that was pressed last. */
static PandoriaSpace
lay_with_pointer (PandoriaWindow *window)
{
  PandoriaSpace second;

  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  xdotool_click (pandoria_board_view_get_space (window_get_board (window), get_choice (window)));
  g_assert_true (window_fixture_wait (has_half, window));
  second = get_choice (window);
  xdotool_click (pandoria_board_view_get_space (window_get_board (window), second));
  g_assert_true (window_fixture_wait (has_tile, window));
  return second;
}

/* Walks from @from with the key @arrow. Returns: whether the focus moves. */
static gboolean
walk (PandoriaWindow *window, PandoriaSpace from, const char *arrow)
{
  window_fixture_focus_space (window, from);
  return walk_press (GTK_WIDGET (window_get_board (window)), arrow);
}

/* Wherever the arrow keys lead from @from, the button shows Enter if no worker may be placed there.
 */
static void
check_walking (PandoriaWindow *window, PandoriaSpace from)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  guint n_with = 0;

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (walk (window, from, arrows[i]))
      {
        g_assert_cmpint (has_key (window), !=, pandoria_spaces_has (&view->choices, view->hovered));
        n_with += (guint) has_key (window);
      }
  g_assert_cmpuint (n_with, >, 0);
  window_fixture_focus_space (window, from);
  g_assert_false (has_key (window));
}

/* The button shows Enter only while Enter presses it: after the pointer was used. After arrow keys
 * Enter presses the space. */
static void
test_real_enter (PandoriaWindow *window)
{
  PandoriaSpace second;

  if (!xdotool_is_there ())
    return;
  lay_with_pointer (window);
  g_assert_true (has_key (window));
  xdotool_press_key ("Return");
  g_assert_true (window_fixture_wait (is_next_turn, window));
  g_assert_true (pandoria_spaces_is_empty (window_fixture_get_state (window)->players[0].figures));
  second = lay_with_pointer (window);
  xdotool_press_key ("space");
  g_assert_true (window_fixture_wait (is_placed, window));
  window_fixture_activate (window, "undo");
  g_assert_true (window_fixture_wait (has_no_key, window));
  check_walking (window, second);
  xdotool_press_key ("Return");
  g_assert_true (window_fixture_wait (is_placed, window));
  g_assert_true (
      pandoria_spaces_has (&window_fixture_get_state (window)->players[1].figures, second));
  g_assert_true (window_fixture_wait (has_key, window));
  g_assert_cmpstr (template_text (window_get_turn_bar (window), "main_label"), ==,
                   "Score"); /* Mages may buy afterwards */
  xdotool_press_key ("Return");
  g_assert_true (window_fixture_wait (is_scored, window));
  g_assert_true (has_key (window));
  g_assert_cmpstr (template_text (window_get_turn_bar (window), "main_label"), ==, "End Turn");
  xdotool_press_key ("Return");
  g_assert_true (window_fixture_wait (is_next_turn, window));
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 3);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/presses/pointer", test_pointer);
  window_fixture_add ("/presses/focus-after-turn", test_focus_after_turn);
  window_fixture_add ("/presses/correction", test_correction);
  window_fixture_add ("/presses/fast", test_fast);
  window_fixture_add ("/presses/after-place", test_after_place);
  window_fixture_add ("/presses/late-release", test_late_release);
  window_fixture_add ("/presses/keys", test_keys);
  window_fixture_add ("/presses/real-keys", test_real_keys);
  window_fixture_add ("/presses/real-enter", test_real_enter);
  window_fixture_add ("/presses/enter-continues", test_enter_continues);
  window_fixture_add ("/presses/pull", test_pull);
  window_fixture_add ("/presses/way-back", test_way_back);
  window_fixture_add ("/presses/castle-picture", test_castle_picture);
  window_fixture_add ("/presses/castle-picture-flat", test_castle_picture_flat);
  window_fixture_add ("/presses/wheel", test_wheel);
  window_fixture_add ("/presses/toast", test_toast);
  return window_fixture_run_in_one_window ();
}
