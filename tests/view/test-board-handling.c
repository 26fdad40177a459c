/* Tests handling and movement on the board: pulling a tile, panning, zooming, a held finger, tiles
 * that drop, figures that leave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-view-fixture.h"
#include "pandoria-game.h"
#include "pandoria-record.h"
#include "pandoria-space-widget.h"
#include "template-child.h"

/* --- pulling, panning, pinching ------------------------------------------------------------- */

typedef struct
{
  int from, to, n_dragged, n_dropped;
} Pull;

static void
on_dragged (Pull *pull, int from, int to)
{
  pull->from = from;
  pull->to = to;
  pull->n_dragged++;
}

static void
on_dropped (Pull *pull, int from, int to)
{
  pull->from = from;
  pull->to = to;
  pull->n_dropped++;
}

static void
drag (Fixture *fixture, const char *from, const char *to, gboolean released)
{
  GtkEventController *gesture = template_controller (fixture->view, GTK_TYPE_GESTURE_DRAG);
  PandoriaPoint a
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name (from));
  PandoriaPoint b
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name (to));

  g_signal_emit_by_name (gesture, "drag-begin", a.x, a.y);
  g_signal_emit_by_name (gesture, "drag-update", 3.0, 3.0); /* an unsteady hand */
  g_signal_emit_by_name (gesture, "drag-update", (b.x - a.x) / 2, (b.y - a.y) / 2);
  g_signal_emit_by_name (gesture, "drag-update", b.x - a.x, b.y - a.y);
  if (!released)
    g_signal_emit_by_name (gesture, "cancel", NULL);
  g_signal_emit_by_name (gesture, "drag-end", b.x - a.x, b.y - a.y);
}

static void
test_pull (Fixture *fixture, gconstpointer data)
{
  int x = layout_of (fixture)->x;
  Pull pull = { 0 };

  g_signal_connect_swapped (fixture->view, "space-dragged", G_CALLBACK (on_dragged), &pull);
  g_signal_connect_swapped (fixture->view, "space-dropped", G_CALLBACK (on_dropped), &pull);
  pandoria_board_view_set_choices (fixture->view, spaces_of ("D6 D7 F6"));
  pandoria_board_view_set_draggable (fixture->view, TRUE);

  drag (fixture, "D6", "D7", TRUE);
  g_assert_cmpint (pull.from, ==, pandoria_space_from_name ("D6"));
  g_assert_cmpint (pull.to, ==, pandoria_space_from_name ("D7"));
  g_assert_cmpint (pull.n_dragged, >=, 1);
  g_assert_cmpint (pull.n_dropped, ==, 1);
  g_assert_cmpint (layout_of (fixture)->x, ==, x); /* it has not panned */
  g_assert_cmpint (fixture->n_activated, ==, 0);

  drag (fixture, "D6", "D7", FALSE);
  g_assert_cmpint (pull.n_dropped, ==, 2);
  g_assert_cmpint (pull.to, ==, PANDORIA_SPACE_NONE); /* cancelled */
}

/* Dragging pans from any space that is not a choice, and from all spaces while pulling is off. */
static void
test_pan (Fixture *fixture, gconstpointer data)
{
  PandoriaBoardView *view = fixture->view;
  const PandoriaBoardLayout *layout = layout_of (fixture);
  Pull pull = { 0 };
  int x, y;

  g_signal_connect_swapped (view, "space-dragged", G_CALLBACK (on_dragged), &pull);
  pandoria_board_view_set_choices (view, spaces_of ("D6"));
  for (int i = 0; i < 2; i++)
    {
      pandoria_board_view_set_draggable (view, i == 0);
      x = layout->x;
      y = layout->y;
      drag (fixture, i == 0 ? "D7" : "D6", i == 0 ? "E7" : "D5", TRUE);
      g_assert_cmpint (ABS (layout->x - x) + ABS (layout->y - y), >=, 20);
    }
  g_assert_cmpint (pull.n_dragged, ==, 0);
}

/* The point below the pointer stays in place while the view zooms in and out in many small steps.
 */
static void
test_zoom_keeps_point (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "C4", "E5", "G6" };
  PandoriaBoardView *view = fixture->view;
  PandoriaBoardPlace *place = place_of (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      PandoriaSpace space = pandoria_space_from_name (names[i]);
      PandoriaPoint at;

      gtk_widget_activate_action (GTK_WIDGET (view), "board.zoom-fit", NULL);
      gtk_test_widget_wait_for_draw (fixture->window);
      at = pandoria_board_layout_get_centre (layout_of (fixture), space);
      for (int step = 0; step < 12; step++)
        {
          pandoria_board_place_zoom_to (place, pandoria_board_place_get_zoom (place) * 1.07, at.x,
                                        at.y);
          g_assert_cmpint (pandoria_board_place_pick (place, at.x, at.y), ==, space);
        }
      for (int step = 0; step < 10; step++)
        pandoria_board_place_zoom_to (place, pandoria_board_place_get_zoom (place) / 1.07, at.x,
                                      at.y);
      g_assert_cmpint (pandoria_board_place_pick (place, at.x, at.y), ==, space);
    }
}

/* They stay visible in a smaller room, for example below a tray that has grown. */
static void
test_show_spaces (Fixture *fixture, gconstpointer data)
{
  PandoriaBoardPlace *place = place_of (fixture);
  PandoriaBoardRoom room;
  PandoriaRect inner, hex;

  for (int i = 0; i < 30; i++)
    pandoria_board_place_zoom_to (place, pandoria_board_place_get_zoom (place) * 0.9, 250, 200);
  g_assert_cmpint (layout_of (fixture)->hex_width, <, 20);
  pandoria_board_view_show_spaces (fixture->view, spaces_of ("G7 G6"));
  inner = pandoria_board_place_get_room (place)->inner;
  hex = pandoria_board_layout_get_rect (layout_of (fixture), pandoria_space_from_name ("G7"));
  g_assert_cmpint (hex.width, >=, 40);
  g_assert_cmpint (hex.x + hex.width, <=, inner.x + inner.width);
  g_assert_cmpint (hex.y + hex.height, <=, inner.y + inner.height);
  room = *pandoria_board_place_get_room (place);
  room.inner.height = room.free.height = 2 * hex.height;
  pandoria_board_place_set_room (place, &room);
  hex = pandoria_board_layout_get_rect (layout_of (fixture), pandoria_space_from_name ("G7"));
  g_assert_cmpint (hex.y, >=, room.inner.y);
  g_assert_cmpint (hex.y + hex.height, <=, room.inner.y + room.inner.height);
}

/* Holding a finger still shows the same as hovering, and activates nothing. */
static void
test_long_press (Fixture *fixture, gconstpointer data)
{
  GtkEventController *gesture = template_controller (fixture->view, GTK_TYPE_GESTURE_LONG_PRESS);
  PandoriaPoint centre
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name ("F6"));

  g_signal_emit_by_name (gesture, "pressed", centre.x, centre.y);
  g_assert_cmpint (fixture->hovered, ==, pandoria_space_from_name ("F6"));
  g_assert_true (look_at (fixture, "F6")->marks & PANDORIA_MARK_HOVER);
  g_assert_cmpint (fixture->n_activated, ==, 0);
}

/* --- movement ------------------------------------------------------------------------------- */

typedef struct
{
  PandoriaGame *game;
  guint position; /* the next act places a tile of two spaces */
  PandoriaSpace at;
} Laying;

static void
show_at (Fixture *fixture, const Laying *laying, guint position)
{
  pandoria_game_look_at (laying->game, position);
  pandoria_board_view_show_game (fixture->view, laying->game);
}

static void
open_game (Fixture *fixture, Laying *laying)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = pandoria_record_new_from_data (text, (gssize) length, &error);
  g_assert_no_error (error);
  laying->game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 20; laying->position == 0; i++)
    if (pandoria_record_get_action (record, i)->kind == PANDORIA_ACT_PLACE_TILE)
      {
        laying->position = i;
        laying->at = pandoria_record_get_action (record, i)->hexes[0].at;
      }
  show_at (fixture, laying, laying->position);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static int
kind_at (Fixture *fixture, PandoriaSpace space)
{
  return pandoria_space_widget_get_look (
             PANDORIA_SPACE_WIDGET (pandoria_board_view_get_space (fixture->view, space)))
      ->ground.kind;
}

static gboolean
on_too_late (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static guint
count_drops (Fixture *fixture)
{
  return pandoria_board_motion_get_drops (pandoria_board_view_get_motion (fixture->view));
}

/* Returns: the spaces that figures leave. */
static PandoriaSpaces
get_left (Fixture *fixture)
{
  return pandoria_board_motion_get_left (pandoria_board_view_get_motion (fixture->view));
}

/* While the tile drops, its space can already be pressed. Nothing moves when acts are undone. */
static void
test_motion (Fixture *fixture, gconstpointer data)
{
  gboolean too_late = FALSE;
  Laying laying = { 0 };
  guint timer;

  open_game (fixture, &laying);
  g_assert_cmpuint (count_drops (fixture), ==, 0); /* nothing moves when a game is opened */
  show_at (fixture, &laying, laying.position + 1);
  g_assert_cmpuint (count_drops (fixture), ==, 2);
  g_assert_cmpint (kind_at (fixture, laying.at), !=, PANDORIA_SPACE_KIND_TERRAIN);
  gtk_widget_activate (pandoria_board_view_get_space (fixture->view, laying.at));
  g_assert_cmpint (fixture->activated, ==, laying.at);
  g_assert_true (pandoria_state_terrain_at (&scene_of (fixture)->state, laying.at) >= 0);

  timer = g_timeout_add_seconds (20, on_too_late, &too_late);
  while (count_drops (fixture) > 0 && !too_late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (too_late);
  g_source_remove (timer);
  g_assert_cmpint (kind_at (fixture, laying.at), ==, PANDORIA_SPACE_KIND_TERRAIN);

  show_at (fixture, &laying, laying.position);
  g_assert_cmpuint (count_drops (fixture), ==, 0);
  show_at (fixture, &laying, laying.position + 40); /* nor in a jump */
  g_assert_cmpuint (count_drops (fixture), ==, 0);
  g_assert_true (pandoria_spaces_is_empty (get_left (fixture)));
  g_object_unref (laying.game);
}

/* With animations off, the final picture is shown immediately. */
static void
test_motion_off (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);
  Laying laying = { 0 };

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  open_game (fixture, &laying);
  show_at (fixture, &laying, laying.position + 1);
  g_assert_cmpuint (count_drops (fixture), ==, 0);
  g_assert_cmpint (kind_at (fixture, laying.at), ==, PANDORIA_SPACE_KIND_TERRAIN);
  g_object_unref (laying.game);
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* Figures that leave the board return to the reserve, each separately. */
static void
test_figures_home (Fixture *fixture, gconstpointer data)
{
  PandoriaBoardMotion *motion = pandoria_board_view_get_motion (fixture->view);
  PandoriaState before;

  board_fixture_put (&fixture->state, 0, FALSE, "D4");
  board_fixture_put (&fixture->state, 1, TRUE, "F4");
  before = fixture->state;
  fixture->state.players[0].figures = pandoria_spaces_empty ();
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  pandoria_board_motion_follow (motion, &before, scene_of (fixture), 7);
  g_assert_true (pandoria_spaces_is_empty (get_left (fixture))); /* the first position */
  pandoria_board_motion_follow (motion, &before, scene_of (fixture), 8);
  g_assert_true (pandoria_spaces_equal (get_left (fixture), spaces_of ("D4")));
  pandoria_board_motion_follow (motion, &before, scene_of (fixture), 7);
  g_assert_true (pandoria_spaces_is_empty (get_left (fixture)));
}

#define ADD(name, test) g_test_add ("/board-handling/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("pull", test_pull);
  ADD ("pan", test_pan);
  ADD ("zoom-keeps-point", test_zoom_keeps_point);
  ADD ("show-spaces", test_show_spaces);
  ADD ("long-press", test_long_press);
  ADD ("motion", test_motion);
  ADD ("motion-off", test_motion_off);
  ADD ("figures-home", test_figures_home);
  return g_test_run ();
}
