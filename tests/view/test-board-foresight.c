/* Tests what the board shows of what is to come, and how it is handled: chips, badges, what is refused, regions, pulling a
 * tile, pinching, movement, high contrast.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-view-fixture.h"
#include "pandoria-space-paint.h"
#include "pandoria-space-picture.h"
#include "pandoria-texture-cache.h"

static PandoriaSpaces
spaces_of (const char *names)
{
  g_auto (GStrv) all = g_strsplit (names, " ", -1);
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; all[i] != NULL; i++)
    pandoria_spaces_add (&spaces, pandoria_space_from_name (all[i]));
  return spaces;
}

static const PandoriaSpaceLook *
look_at (Fixture *fixture, const char *name)
{
  return pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (space_at (fixture, name)));
}

static void
assert_description (Fixture *fixture, const char *name, const char *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space_at (fixture, name)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       description);
}

/* --- what is to come --------------------------------------------------------------------------------------------- */

static void
show_chips (Fixture *fixture)
{
  const PandoriaBoardChip chips[] = {
    { pandoria_space_from_name ("D4"), 0, (char *) "+6 wood", (char *) "2 points from surplus" },
    { pandoria_space_from_name ("F5"), 1, (char *) "+4 wood", NULL },
    { PANDORIA_SPACE_NONE, 1, (char *) "+1 gold", NULL },
  };

  board_fixture_put (&fixture->state, 0, FALSE, "D4");
  board_fixture_put (&fixture->state, 1, TRUE, "F5");
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  pandoria_board_view_set_chips (fixture->view, chips, G_N_ELEMENTS (chips));
}

static void
assert_chip_is_clear (Fixture *fixture, const PandoriaRect *chip)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, fixture->view->spaces)
    {
      const PandoriaSpaceLook *look = pandoria_space_widget_get_look (fixture->view->widgets[space]);
      PandoriaRect hex, figure;

      pandoria_board_layout_get_rect (&fixture->view->layout, space, &hex);
      if (look->marks & PANDORIA_MARK_PREVIEW)
        g_assert_false (pandoria_hex_meets_rect (&hex, chip));
      for (guint i = 0; i < look->n_figures; i++)
        {
          pandoria_space_picture_get_figure (look, i, hex.width, hex.height, &figure);
          figure.x += hex.x;
          figure.y += hex.y;
          g_assert_false (pandoria_rects_meet (&figure, chip));
        }
    }
}

/* Chips follow zooming and panning, and what they say is read out with the space. */
static void
test_chips (Fixture *fixture, gconstpointer data)
{
  const PandoriaHex preview[] = { { pandoria_space_from_name ("D6"), PANDORIA_TERRAIN_CITY, 2 },
                                  { pandoria_space_from_name ("D7"), PANDORIA_TERRAIN_HILLS, 1 } };
  PandoriaRect before;

  show_chips (fixture);
  pandoria_board_view_set_preview (fixture->view, preview, 2);
  gtk_test_widget_wait_for_draw (fixture->window);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (pandoria_board_chips_get_place (fixture->view, i)->shown);
      assert_chip_is_clear (fixture, &pandoria_board_chips_get_place (fixture->view, i)->rect);
    }
  g_assert_null (pandoria_board_chips_get_place (fixture->view, 2)); /* it hangs nowhere */
  assert_description (fixture, "D4", "+6 wood, 2 points from surplus");
  assert_description (fixture, "F5", "+4 wood");

  before = pandoria_board_chips_get_place (fixture->view, 0)->rect;
  pandoria_board_pan_by (fixture->view, 40, 30);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (pandoria_board_chips_get_place (fixture->view, 0)->rect.x, !=, before.x);
  assert_chip_is_clear (fixture, &pandoria_board_chips_get_place (fixture->view, 0)->rect);

  pandoria_board_view_set_chips (fixture->view, NULL, 0);
  g_assert_null (pandoria_board_chips_get_place (fixture->view, 0));
}

static void
test_homeward (Fixture *fixture, gconstpointer data)
{
  board_fixture_put (&fixture->state, 0, FALSE, "D4");
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  pandoria_board_view_set_homeward (fixture->view, spaces_of ("D4 F4"));
  g_assert_true (look_at (fixture, "D4")->marks & PANDORIA_MARK_HOMEWARD);
  g_assert_false (look_at (fixture, "F4")->marks & PANDORIA_MARK_HOMEWARD); /* nobody stands there */
  assert_description (fixture, "D4", "The figure would go home.");
  pandoria_board_view_set_homeward (fixture->view, pandoria_spaces_empty ());
  g_assert_false (look_at (fixture, "D4")->marks & PANDORIA_MARK_HOMEWARD);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  const PandoriaHex hex = { pandoria_space_from_name ("D6"), PANDORIA_TERRAIN_CITY, 2 };

  pandoria_board_view_set_refused (fixture->view, spaces_of ("D6 E5"), &hex, 1);
  g_assert_true (look_at (fixture, "D6")->ground.faint);
  g_assert_cmpint (look_at (fixture, "D6")->ground.terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_true (look_at (fixture, "E5")->marks & PANDORIA_MARK_REFUSED);
  g_assert_cmpint (look_at (fixture, "E5")->ground.kind, ==, PANDORIA_SPACE_KIND_SHIP);
  assert_description (fixture, "D6", "It may not be placed here.");
  pandoria_board_view_set_refused (fixture->view, pandoria_spaces_empty (), NULL, 0);
  g_assert_cmpint (look_at (fixture, "D6")->ground.kind, ==, PANDORIA_SPACE_KIND_PLAIN);
  g_assert_cmpint (look_at (fixture, "E5")->marks, ==, 0);
}

/* A tile that is not laid yet is drawn smaller and lifted, with its artifacts, over what lies below. */
static void
test_preview (Fixture *fixture, gconstpointer data)
{
  const PandoriaHex hex = { pandoria_space_from_name ("D6"), PANDORIA_TERRAIN_CITY, 2 };
  PandoriaSpacePicture picture = { .n = 0 };
  float smallest = G_MAXFLOAT, highest = G_MAXFLOAT;
  int width = fixture->view->layout.hex_width, height = fixture->view->layout.pitch_y;

  pandoria_board_view_set_preview (fixture->view, &hex, 1);
  pandoria_board_view_set_preview_artifacts (fixture->view, hex.at, 2);
  g_assert_cmpint (look_at (fixture, "D6")->ground.artifacts, ==, 2);
  g_assert_cmpint (look_at (fixture, "D6")->under.kind, ==, PANDORIA_SPACE_KIND_PLAIN);
  pandoria_space_picture_make (&picture, space_at (fixture, "D6"), look_at (fixture, "D6"),
                               look_at (fixture, "D6")->marks, width, height);
  for (guint i = 0; i < picture.n; i++)
    {
      smallest = MIN (smallest, picture.layers[i].at.size.width);
      highest = MIN (highest, picture.layers[i].at.origin.y);
    }
  pandoria_space_picture_clear (&picture);
  g_assert_cmpfloat_with_epsilon (smallest, width * 0.93, 1);
  g_assert_cmpfloat (highest, <, 0);
}

/* The region of the space under the pointer is outlined: D4 and D5, joined for this test. */
static void
test_region (Fixture *fixture, gconstpointer data)
{
  GtkEventController *motion = get_controller (GTK_WIDGET (fixture->view), GTK_TYPE_EVENT_CONTROLLER_MOTION);
  PandoriaPoint centre = pandoria_board_layout_get_centre (&fixture->view->layout, pandoria_space_from_name ("D5"));
  int terrain = pandoria_state_terrain_at (&fixture->state, pandoria_space_from_name ("D4"));

  for (int i = 0; i < PANDORIA_N_TERRAINS; i++)
    pandoria_spaces_remove (&fixture->state.terrain[i], pandoria_space_from_name ("D5"));
  pandoria_spaces_add (&fixture->state.terrain[terrain], pandoria_space_from_name ("D5"));
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);

  g_signal_emit_by_name (motion, "motion", centre.x, centre.y);
  g_assert_cmpint (look_at (fixture, "D4")->outline[PANDORIA_OUTLINE_REGION], ==,
                   63 & ~(1 << PANDORIA_HEX_EDGE_BOTTOM));
  g_assert_cmpint (look_at (fixture, "D5")->outline[PANDORIA_OUTLINE_REGION], ==, 63 & ~(1 << PANDORIA_HEX_EDGE_TOP));
  g_assert_cmpint (look_at (fixture, "F4")->outline[PANDORIA_OUTLINE_REGION], ==, 0);
  g_signal_emit_by_name (motion, "leave");
  g_assert_cmpint (look_at (fixture, "D4")->outline[PANDORIA_OUTLINE_REGION], ==, 0);

  pandoria_board_view_set_selected (fixture->view, spaces_of ("D4"));
  g_assert_cmpint (look_at (fixture, "D5")->outline[PANDORIA_OUTLINE_REGION], !=, 0);
  gtk_widget_grab_focus (space_at (fixture, "F4")); /* the selected one's stays */
  g_assert_cmpint (look_at (fixture, "D5")->outline[PANDORIA_OUTLINE_REGION], !=, 0);
}

/* --- names at the edge --------------------------------------------------------------------------------------------- */

/* No space reaches into the strips of the names while the whole board is shown, from right to left neither. */
static void
test_edge_names (Fixture *fixture, gconstpointer data)
{
  PandoriaRect inner = pandoria_board_get_inner (fixture->view);
  PandoriaSpace space;

  g_assert_cmpint (fixture->view->strips.left, >, 0);
  g_assert_cmpint (fixture->view->strips.top, >, 0);
  for (int i = 0; i < 2; i++)
    {
      PANDORIA_FOREACH_SPACE (space, fixture->view->spaces)
        {
          PandoriaRect hex;

          pandoria_board_layout_get_rect (&fixture->view->layout, space, &hex);
          g_assert_cmpint (hex.x, >=, inner.x);
          g_assert_cmpint (hex.y, >=, inner.y);
          g_assert_cmpint (hex.x + hex.width, <=, inner.x + inner.width);
          g_assert_cmpint (hex.y + hex.height, <=, inner.y + inner.height);
        }
      gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
      gtk_widget_queue_resize (GTK_WIDGET (fixture->view));
      gtk_test_widget_wait_for_draw (fixture->window);
    }
  /* what lies under a strip cannot be pressed */
  pandoria_board_zoom_to (fixture->view, 150, 250, 200);
  g_assert_cmpint (pandoria_board_pick (fixture->view, 250, 200), >=, 0);
  g_assert_cmpint (pandoria_board_layout_pick (&fixture->view->layout, 250, 2), >=, 0);
  g_assert_cmpint (pandoria_board_pick (fixture->view, 250, 2), ==, PANDORIA_SPACE_NONE);
}

/* --- pulling, panning, pinching ------------------------------------------------------------------------------------- */

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
drag (Fixture *fixture, const char *from, const char *to, gboolean let_go)
{
  GtkEventController *gesture = get_controller (GTK_WIDGET (fixture->view), GTK_TYPE_GESTURE_DRAG);
  PandoriaPoint a = pandoria_board_layout_get_centre (&fixture->view->layout, pandoria_space_from_name (from));
  PandoriaPoint b = pandoria_board_layout_get_centre (&fixture->view->layout, pandoria_space_from_name (to));

  g_signal_emit_by_name (gesture, "drag-begin", a.x, a.y);
  g_signal_emit_by_name (gesture, "drag-update", 3.0, 3.0); /* an unsteady hand */
  g_signal_emit_by_name (gesture, "drag-update", (b.x - a.x) / 2, (b.y - a.y) / 2);
  g_signal_emit_by_name (gesture, "drag-update", b.x - a.x, b.y - a.y);
  if (!let_go)
    g_signal_emit_by_name (gesture, "cancel", NULL);
  g_signal_emit_by_name (gesture, "drag-end", b.x - a.x, b.y - a.y);
}

static void
test_pull (Fixture *fixture, gconstpointer data)
{
  int x = fixture->view->layout.x;
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
  g_assert_cmpint (fixture->view->layout.x, ==, x); /* it has not panned */
  g_assert_cmpint (fixture->n_activated, ==, 0);

  drag (fixture, "D6", "D7", FALSE);
  g_assert_cmpint (pull.n_dropped, ==, 2);
  g_assert_cmpint (pull.to, ==, PANDORIA_SPACE_NONE); /* given up */
}

/* Whatever is no choice pans, and everything does when nothing may be pulled. */
static void
test_pan (Fixture *fixture, gconstpointer data)
{
  PandoriaBoardView *view = fixture->view;
  Pull pull = { 0 };
  int x, y;

  g_signal_connect_swapped (view, "space-dragged", G_CALLBACK (on_dragged), &pull);
  pandoria_board_view_set_choices (view, spaces_of ("D6"));
  for (int i = 0; i < 2; i++)
    {
      pandoria_board_view_set_draggable (view, i == 0);
      x = view->layout.x;
      y = view->layout.y;
      drag (fixture, i == 0 ? "D7" : "D6", i == 0 ? "E7" : "D5", TRUE);
      g_assert_cmpint (ABS (view->layout.x - x) + ABS (view->layout.y - y), >=, 20);
    }
  g_assert_cmpint (pull.n_dragged, ==, 0);
}

/* What lies under the pointer stays there, through many small steps in and out. */
static void
test_zoom_keeps_point (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "C4", "E5", "G6" };
  PandoriaBoardView *view = fixture->view;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      PandoriaSpace space = pandoria_space_from_name (names[i]);
      PandoriaPoint at;

      pandoria_board_view_zoom_to_fit (view);
      gtk_test_widget_wait_for_draw (fixture->window);
      at = pandoria_board_layout_get_centre (&view->layout, space);
      for (int step = 0; step < 12; step++)
        {
          pandoria_board_zoom_by (view, 1.07, at.x, at.y);
          g_assert_cmpint (pandoria_board_pick (view, at.x, at.y), ==, space);
        }
      for (int step = 0; step < 10; step++)
        pandoria_board_zoom_by (view, 1 / 1.07, at.x, at.y);
      g_assert_cmpint (pandoria_board_pick (view, at.x, at.y), ==, space);
    }
}

static void
test_show_spaces (Fixture *fixture, gconstpointer data)
{
  PandoriaBoardView *view = fixture->view;
  PandoriaRect inner, hex;

  for (int i = 0; i < 30; i++)
    pandoria_board_zoom_by (view, 0.9, 250, 200);
  g_assert_cmpint (view->layout.hex_width, <, 20);
  pandoria_board_view_show_spaces (view, spaces_of ("G7 G6"));
  inner = pandoria_board_get_inner (view);
  pandoria_board_layout_get_rect (&view->layout, pandoria_space_from_name ("G7"), &hex);
  g_assert_cmpint (hex.width, >=, 40);
  g_assert_cmpint (hex.x + hex.width, <=, inner.x + inner.width);
  g_assert_cmpint (hex.y + hex.height, <=, inner.y + inner.height);
}

/* A finger held still shows what hovering shows, and presses nothing. */
static void
test_long_press (Fixture *fixture, gconstpointer data)
{
  GtkEventController *gesture = get_controller (GTK_WIDGET (fixture->view), GTK_TYPE_GESTURE_LONG_PRESS);
  PandoriaPoint centre = pandoria_board_layout_get_centre (&fixture->view->layout, pandoria_space_from_name ("F6"));

  g_signal_emit_by_name (gesture, "pressed", centre.x, centre.y);
  g_assert_cmpint (fixture->hovered, ==, pandoria_space_from_name ("F6"));
  g_assert_true (look_at (fixture, "F6")->marks & PANDORIA_MARK_HOVER);
  g_assert_cmpint (fixture->n_activated, ==, 0);
  g_assert_false (pandoria_board_view_is_touched (fixture->view)); /* no device has pressed here */
}

/* --- movement ------------------------------------------------------------------------------------------------------- */

typedef struct
{
  PandoriaGame *game;
  guint position; /* the act after it lays a tile of two spaces */
  PandoriaSpace at;
} Laying;

static void
open_game (Fixture *fixture, Laying *laying)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  PandoriaRecord *record;
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
  pandoria_game_look_at (laying->game, laying->position);
  pandoria_board_view_set_game (fixture->view, laying->game);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static int
kind_at (Fixture *fixture, PandoriaSpace space)
{
  return pandoria_space_widget_get_look (fixture->view->widgets[space])->ground.kind;
}

static gboolean
on_too_late (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* The tile drops; meanwhile the space can be pressed already, and nothing moves when acts are taken back. */
static void
test_motion (Fixture *fixture, gconstpointer data)
{
  gboolean too_late = FALSE;
  Laying laying = { 0 };
  guint timer;

  open_game (fixture, &laying);
  g_assert_cmpuint (fixture->view->n_drops, ==, 0); /* nothing moves when a game is opened */
  pandoria_game_look_at (laying.game, laying.position + 1);
  g_assert_cmpuint (fixture->view->n_drops, ==, 2);
  g_assert_cmpint (kind_at (fixture, laying.at), !=, PANDORIA_SPACE_KIND_TERRAIN);
  gtk_widget_activate (GTK_WIDGET (fixture->view->widgets[laying.at]));
  g_assert_cmpint (fixture->activated, ==, laying.at);
  g_assert_true (pandoria_state_terrain_at (&fixture->view->state, laying.at) >= 0);

  timer = g_timeout_add_seconds (20, on_too_late, &too_late);
  while (fixture->view->n_drops > 0 && !too_late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (too_late);
  g_source_remove (timer);
  g_assert_cmpint (kind_at (fixture, laying.at), ==, PANDORIA_SPACE_KIND_TERRAIN);

  pandoria_game_look_at (laying.game, laying.position);
  g_assert_cmpuint (fixture->view->n_drops, ==, 0);
  pandoria_game_look_at (laying.game, laying.position + 40); /* nor in a jump */
  g_assert_cmpuint (fixture->view->n_drops + fixture->view->n_leavers, ==, 0);
  g_object_unref (laying.game);
}

/* Without movement the final picture is there at once. */
static void
test_motion_off (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);
  Laying laying = { 0 };

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  open_game (fixture, &laying);
  pandoria_game_look_at (laying.game, laying.position + 1);
  g_assert_cmpuint (fixture->view->n_drops, ==, 0);
  g_assert_cmpint (kind_at (fixture, laying.at), ==, PANDORIA_SPACE_KIND_TERRAIN);
  g_object_unref (laying.game);
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* Figures that leave the board go home, each on its own. */
static void
test_figures_home (Fixture *fixture, gconstpointer data)
{
  PandoriaState before;

  board_fixture_put (&fixture->state, 0, FALSE, "D4");
  board_fixture_put (&fixture->state, 1, TRUE, "F4");
  before = fixture->state;
  fixture->state.players[0].figures = pandoria_spaces_empty ();
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  fixture->view->position = 7;
  pandoria_board_motion_follow (fixture->view, &before, 8);
  g_assert_cmpuint (fixture->view->n_leavers, ==, 1);
  g_assert_cmpint (fixture->view->leavers[0].space, ==, pandoria_space_from_name ("D4"));
  pandoria_board_motion_follow (fixture->view, &before, 7);
  g_assert_cmpuint (fixture->view->n_leavers, ==, 0);
}

/* --- high contrast --------------------------------------------------------------------------------------------------- */

static guint32
pixel_of (GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, width * height);

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  return pixels[y * width + x] & 0xffffff;
}

/* Every space has an outline in the colour of text, closed regions are hatched with it, symbols are black on white. */
static void
test_contrast (void)
{
  PandoriaSpaceGround ground = { .kind = PANDORIA_SPACE_KIND_PLAIN };

  for (guint dark = 0; dark < 2; dark++)
    {
      PandoriaTheme theme = PANDORIA_THEME_CONTRAST | (dark ? PANDORIA_THEME_DARK : 0);
      guint32 text = pandoria_palette_get (theme)->text;
      g_autoptr (GdkTexture) outlined = pandoria_paint_ground (&ground, 60, 52, 1, theme);
      g_autoptr (GdkTexture) plain = pandoria_paint_ground (&ground, 60, 52, 1, theme & ~PANDORIA_THEME_CONTRAST);

      g_assert_cmphex (pixel_of (outlined, 30, 0), ==, text);
      g_assert_cmphex (pixel_of (outlined, 30, 1), ==, text);
      g_assert_cmphex (pixel_of (plain, 30, 1), !=, text);
    }
}

/* As dark as the text. */
static guint
count_dark_pixels (const PandoriaSpaceGround *ground, PandoriaTheme theme)
{
  g_autoptr (GdkTexture) texture = pandoria_paint_ground (ground, 60, 52, 1, theme);
  guint n = 0;

  for (int y = 30; y < 48; y++)
    for (int x = 16; x < 44; x++)
      n += (pixel_of (texture, x, y) >> 8 & 0xff) < 0x50;
  return n;
}

static guint
count_pixels (const PandoriaSpaceGround *ground, PandoriaTheme theme, guint32 color)
{
  g_autoptr (GdkTexture) texture = pandoria_paint_ground (ground, 60, 52, 1, theme);
  guint n = 0;

  for (int y = 4; y < 48; y++)
    for (int x = 16; x < 44; x++)
      n += pixel_of (texture, x, y) == color;
  return n;
}

static void
test_contrast_symbols (void)
{
  const PandoriaSpaceGround open = { .kind = PANDORIA_SPACE_KIND_TERRAIN, .terrain = PANDORIA_TERRAIN_FOREST, 2 };
  PandoriaSpaceGround closed = open;

  closed.closed = TRUE;
  g_assert_cmpuint (count_pixels (&open, PANDORIA_THEME_CONTRAST, 0x000000), >, 30);
  g_assert_cmpuint (count_pixels (&open, PANDORIA_THEME_CONTRAST, 0xffffff), >, 30);
  g_assert_cmpuint (count_pixels (&open, 0, 0x000000), ==, 0);
  g_assert_cmpuint (count_dark_pixels (&closed, PANDORIA_THEME_CONTRAST), >, 60); /* hatching on what is muted */
  g_assert_cmpuint (count_dark_pixels (&closed, 0), ==, 0);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*run) (Fixture *, gconstpointer);
  } tests[] = {
    { "/board-foresight/chips", test_chips },
    { "/board-foresight/homeward", test_homeward },
    { "/board-foresight/refused", test_refused },
    { "/board-foresight/preview", test_preview },
    { "/board-foresight/region", test_region },
    { "/board-foresight/edge-names", test_edge_names },
    { "/board-foresight/pull", test_pull },
    { "/board-foresight/pan", test_pan },
    { "/board-foresight/zoom-keeps-point", test_zoom_keeps_point },
    { "/board-foresight/show-spaces", test_show_spaces },
    { "/board-foresight/long-press", test_long_press },
    { "/board-foresight/motion", test_motion },
    { "/board-foresight/motion-off", test_motion_off },
    { "/board-foresight/figures-home", test_figures_home },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/board-foresight/contrast", test_contrast);
  g_test_add_func ("/board-foresight/contrast-symbols", test_contrast_symbols);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
