/* Tests the geometry of the board: places, sizes, hit testing, keyboard navigation, corners.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-layout.h"
#include "pandoria-board.h"

static PandoriaSpaces
spaces_from_names (const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; list[i] != NULL; i++)
    pandoria_spaces_add (&spaces, pandoria_space_from_name (list[i]));
  return spaces;
}

static PandoriaSpaces
make_field (int columns, int rows)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (int column = 1; column <= columns; column++)
    for (int row = 1; row <= rows; row++)
      pandoria_spaces_add (&spaces, PANDORIA_SPACE (column, row));
  return spaces;
}

static void
test_empty (void)
{
  PandoriaBoardLayout layout;

  pandoria_board_layout_init (&layout, pandoria_spaces_empty (), 50);
  g_assert_cmpint (pandoria_board_layout_get_width (&layout), ==, 0);
  g_assert_cmpint (pandoria_board_layout_get_height (&layout), ==, 0);
  g_assert_cmpint (pandoria_board_layout_pick (&layout, 0, 0), ==, PANDORIA_SPACE_NONE);
}

static void
test_size (void)
{
  PandoriaBoardLayout layout;

  pandoria_board_layout_init (&layout, spaces_from_names ("G6"), 48);
  g_assert_cmpint (pandoria_board_layout_get_width (&layout), ==, 48);
  g_assert_cmpint (pandoria_board_layout_get_height (&layout), ==, 42);

  /* H is half a row lower than G */
  pandoria_board_layout_init (&layout, spaces_from_names ("G6 H6"), 48);
  g_assert_cmpint (pandoria_board_layout_get_width (&layout), ==, 48 + 36);
  g_assert_cmpint (pandoria_board_layout_get_height (&layout), ==, 42 + 21);
}

static void
test_places (void)
{
  PandoriaBoardLayout layout;
  PandoriaRect g6, g7, h6, h5;

  pandoria_board_layout_init (&layout, spaces_from_names ("G6 G7 H5 H6"), 48);
  layout.x = 100;
  layout.y = 10;
  g6 = pandoria_board_layout_get_rect (&layout, pandoria_space_from_name ("G6"));
  g7 = pandoria_board_layout_get_rect (&layout, pandoria_space_from_name ("G7"));
  h5 = pandoria_board_layout_get_rect (&layout, pandoria_space_from_name ("H5"));
  h6 = pandoria_board_layout_get_rect (&layout, pandoria_space_from_name ("H6"));
  g_assert_cmpint (g6.x, ==, 100);
  g_assert_cmpint (h5.y, ==, 10);
  g_assert_cmpint (g7.y - g6.y, ==, layout.pitch_y);
  g_assert_cmpint (h6.y - g6.y, ==, layout.pitch_y / 2);
  g_assert_cmpint (h5.y - g6.y, ==, -layout.pitch_y / 2);
  g_assert_cmpint (h6.x - g6.x, ==, layout.pitch_x);
}

/* Every pixel belongs to at most one hex: the one whose rectangle and shape contain it. */
static void
test_pick_pixels (void)
{
  PandoriaSpaces spaces = make_field (4, 4);

  for (int width = PANDORIA_HEX_MIN_WIDTH; width < 70; width += 5)
    {
      PandoriaBoardLayout layout;

      pandoria_board_layout_init (&layout, spaces, width);
      layout.x = -7;
      layout.y = 13;
      for (double y = 0.5; y < 300; y += 3)
        for (double x = -20.5; x < 260; x += 3)
          {
            PandoriaSpace picked = pandoria_board_layout_pick (&layout, x, y),
                          expected = PANDORIA_SPACE_NONE, space;

            PANDORIA_FOREACH_SPACE (space, spaces)
              {
                PandoriaRect rect = pandoria_board_layout_get_rect (&layout, space);

                if (!pandoria_hex_contains (rect.width, rect.height, x - rect.x, y - rect.y))
                  continue;
                g_assert_cmpint (expected, ==, PANDORIA_SPACE_NONE);
                expected = space;
              }
            g_assert_cmpint (picked, ==, expected);
          }
    }
}

static void
test_pick_centres (void)
{
  PandoriaSpaces spaces
      = pandoria_spaces_minus (make_field (14, 14), pandoria_spaces_one (PANDORIA_SPACE (5, 5)));
  PandoriaBoardLayout layout;
  PandoriaSpace space;

  pandoria_board_layout_init (&layout, spaces, 33);
  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      PandoriaPoint centre = pandoria_board_layout_get_centre (&layout, space);

      g_assert_cmpint (pandoria_board_layout_pick (&layout, centre.x, centre.y), ==, space);
    }
  layout.spaces = make_field (14, 14);
  PandoriaPoint hole = pandoria_board_layout_get_centre (&layout, PANDORIA_SPACE (5, 5));
  layout.spaces = spaces;
  g_assert_cmpint (pandoria_board_layout_pick (&layout, hole.x, hole.y), ==, PANDORIA_SPACE_NONE);
}

static void
test_fit (void)
{
  PandoriaSpaces spaces = make_field (14, 12);

  for (int width = 200; width < 2000; width += 130)
    {
      int hex = pandoria_board_layout_fit (spaces, width, 600);
      PandoriaBoardLayout layout;

      pandoria_board_layout_init (&layout, spaces, hex);
      g_assert_cmpint (pandoria_board_layout_get_width (&layout), <=, width);
      g_assert_cmpint (pandoria_board_layout_get_height (&layout), <=, 600);
      pandoria_board_layout_init (&layout, spaces, hex + 1);
      g_assert_true (pandoria_board_layout_get_width (&layout) > width
                     || pandoria_board_layout_get_height (&layout) > 600);
    }
  g_assert_cmpint (pandoria_board_layout_fit (spaces, 10, 10), ==, PANDORIA_HEX_MIN_WIDTH);
  g_assert_cmpint (pandoria_board_layout_fit (spaces, 100000, 100000), ==, PANDORIA_HEX_MAX_WIDTH);
}

static void
assert_walk (const PandoriaBoardLayout *layout, const char *from, int dx, int dy, const char *to)
{
  PandoriaSpace reached
      = pandoria_board_layout_walk (layout, pandoria_space_from_name (from), dx, dy);

  g_assert_cmpstr (reached >= 0 ? pandoria_space_name (reached) : NULL, ==, to);
}

static void
test_walk (void)
{
  PandoriaBoardLayout layout;

  pandoria_board_layout_init (&layout, spaces_from_names ("C3 C4 C6 D2 D4 E4 H9"), 40);
  assert_walk (&layout, "C3", 0, 1, "C4");
  assert_walk (&layout, "C4", 0, 1, "C6"); /* over a gap */
  assert_walk (&layout, "C6", 0, 1, NULL);
  assert_walk (&layout, "C3", 0, -1, NULL);
  assert_walk (&layout, "C4", 1, 0, "D4"); /* level */
  assert_walk (&layout, "D4", 1, 0, "E4");
  assert_walk (&layout, "E4", -1, 0, "D4");
  assert_walk (&layout, "C3", 1, 0, "D2"); /* D3 does not exist, D2 is nearer than D4 */
  assert_walk (&layout, "E4", 1, 0, "H9"); /* over empty columns */
  assert_walk (&layout, "H9", 1, 0, NULL);
}

static void
test_edges (void)
{
  static const struct
  {
    const char *space;
    const char *around[PANDORIA_HEX_CORNERS];
  } cases[] = {
    { "G6", { "G5", "H5", "H6", "G7", "F6", "F5" } },
    { "H6", { "H5", "I6", "I7", "H7", "G7", "G6" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int edge = 0; edge < PANDORIA_HEX_CORNERS; edge++)
      {
        PandoriaSpace space = pandoria_space_from_name (cases[i].space);
        PandoriaSpace next = pandoria_hex_neighbour (space, (PandoriaHexEdge) edge);

        g_assert_cmpstr (pandoria_space_name (next), ==, cases[i].around[edge]);
        g_assert_true (pandoria_space_is_neighbour (space, next));
        g_assert_cmpint (pandoria_hex_edge_to (space, next), ==, edge);
      }
  g_assert_cmpint (pandoria_hex_neighbour (0, PANDORIA_HEX_EDGE_TOP), ==, PANDORIA_SPACE_NONE);
  g_assert_cmpint (pandoria_hex_neighbour (0, PANDORIA_HEX_EDGE_LOWER_LEFT), ==,
                   PANDORIA_SPACE_NONE);
  g_assert_cmpint (pandoria_hex_edge_to (0, 200), ==, -1);
}

static void
test_corners (void)
{
  const double inset[PANDORIA_HEX_CORNERS] = { 2, 0, 0, 0, 0, 0 };
  PandoriaPoint outer[PANDORIA_HEX_CORNERS], inner[PANDORIA_HEX_CORNERS];

  pandoria_hex_corners (48, 42, NULL, outer);
  g_assert_cmpfloat_with_epsilon (outer[0].x, 12, 1e-6);
  g_assert_cmpfloat_with_epsilon (outer[0].y, 0, 1e-6);
  g_assert_cmpfloat_with_epsilon (outer[2].x, 48, 1e-6);
  g_assert_cmpfloat_with_epsilon (outer[2].y, 21, 1e-6);
  g_assert_cmpfloat_with_epsilon (outer[5].x, 0, 1e-6);

  /* only the upper edge moves, along its neighbours */
  pandoria_hex_corners (48, 42, inset, inner);
  g_assert_cmpfloat_with_epsilon (inner[0].y, 2, 1e-6);
  g_assert_cmpfloat_with_epsilon (inner[1].y, 2, 1e-6);
  g_assert_cmpfloat (inner[0].x, <, outer[0].x);
  for (int i = 2; i < PANDORIA_HEX_CORNERS; i++)
    g_assert_cmpfloat_with_epsilon (inner[i].x, outer[i].x, 1e-6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-layout/empty", test_empty);
  g_test_add_func ("/board-layout/size", test_size);
  g_test_add_func ("/board-layout/places", test_places);
  g_test_add_func ("/board-layout/pick/pixels", test_pick_pixels);
  g_test_add_func ("/board-layout/pick/centres", test_pick_centres);
  g_test_add_func ("/board-layout/fit", test_fit);
  g_test_add_func ("/board-layout/walk", test_walk);
  g_test_add_func ("/board-layout/edges", test_edges);
  g_test_add_func ("/board-layout/corners", test_corners);
  return g_test_run ();
}
