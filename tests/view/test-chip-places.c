/* Tests the places of chips, names of columns and rows, and buttons: pure arithmetic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-layout.h"
#include "pandoria-chip-places.h"
#include "pandoria-edge-names.h"

#define WIDTH  700
#define HEIGHT 600
#define HEX    48

typedef struct
{
  PandoriaBoardLayout layout;
  PandoriaChipTable table;
  PandoriaChipWish wishes[4];
  PandoriaChipPlace places[4];
} Fixture;

/* A board of open tiles, columns B…K and rows 1…9. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (int column = 1; column <= 10; column++)
    for (int row = 1; row <= 9; row++)
      pandoria_spaces_add (&spaces, PANDORIA_SPACE (column, row));
  pandoria_board_layout_init (&fixture->layout, spaces, HEX);
  fixture->layout.x = fixture->layout.y = 60;
  fixture->table.layout = &fixture->layout;
  fixture->table.bounds = (PandoriaRect){ 0, 0, WIDTH, HEIGHT };
  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    fixture->table.cover[i] = PANDORIA_CHIP_COVER_TILE;
}

static PandoriaRect
add_figure (Fixture *fixture, const char *name)
{
  PandoriaRect hex, *figure = &fixture->table.figures[fixture->table.n_figures++];

  hex = pandoria_board_layout_get_rect (&fixture->layout, pandoria_space_from_name (name));
  *figure = (PandoriaRect){ hex.x + hex.width / 4, hex.y + hex.height / 3, hex.width / 2,
                            hex.height / 2 };
  return *figure;
}

static void
wish (Fixture *fixture, guint index, const char *name)
{
  fixture->wishes[index] = (PandoriaChipWish){
    .figure = add_figure (fixture, name), .width = 120, .height = 44, 80, 28
  };
}

static void
cover (Fixture *fixture, const char *from, const char *to, PandoriaChipCover what)
{
  PandoriaSpace a = pandoria_space_from_name (from), b = pandoria_space_from_name (to);

  for (int column = PANDORIA_COLUMN (a); column <= PANDORIA_COLUMN (b); column++)
    for (int row = PANDORIA_ROW (a); row <= PANDORIA_ROW (b); row++)
      fixture->table.cover[PANDORIA_SPACE (column, row)] = (guint8) what;
}

static void
find (Fixture *fixture, guint n)
{
  pandoria_chip_places_find (&fixture->table, fixture->wishes, n, fixture->places);
}

/* Chips stay within bounds, and cover no figure, other chip or reserved area. */
static void
check (Fixture *fixture, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const PandoriaRect *rect = &fixture->places[i].rect;
      PandoriaSpace space;

      if (!fixture->places[i].shown)
        continue;
      g_assert_cmpint (rect->x, >=, fixture->table.bounds.x);
      g_assert_cmpint (rect->y, >=, fixture->table.bounds.y);
      g_assert_cmpint (rect->x + rect->width, <=,
                       fixture->table.bounds.x + fixture->table.bounds.width);
      g_assert_cmpint (rect->y + rect->height, <=,
                       fixture->table.bounds.y + fixture->table.bounds.height);
      g_assert_false (pandoria_rects_meet (rect, &fixture->table.taken));
      for (guint j = 0; j < fixture->table.n_figures; j++)
        g_assert_false (pandoria_rects_meet (rect, &fixture->table.figures[j]));
      for (guint j = 0; j < i; j++)
        g_assert_false (fixture->places[j].shown
                        && pandoria_rects_meet (rect, &fixture->places[j].rect));
      PANDORIA_FOREACH_SPACE (space, fixture->layout.spaces)
        if (fixture->table.cover[space] == PANDORIA_CHIP_COVER_NEVER)
          {
            PandoriaRect hex = pandoria_board_layout_get_rect (&fixture->layout, space);

            g_assert_false (pandoria_hex_meets_rect (&hex, rect));
          }
    }
}

static void
test_line (Fixture *fixture, gconstpointer data)
{
  const PandoriaChipPlace *place = &fixture->places[0];

  wish (fixture, 0, "E4");
  find (fixture, 1);
  check (fixture, 1);
  g_assert_true (place->shown);
  g_assert_false (place->small);
  /* from inside the chip to the edge of the figure */
  g_assert_cmpfloat (place->from.x, >=, place->rect.x);
  g_assert_cmpfloat (place->from.x, <=, place->rect.x + place->rect.width);
  g_assert_cmpfloat (place->from.y, >=, place->rect.y);
  g_assert_cmpfloat (place->from.y, <=, place->rect.y + place->rect.height);
  g_assert_cmpfloat_with_epsilon (
      place->to.x, fixture->wishes[0].figure.x + fixture->wishes[0].figure.width / 2.0, 16);
  g_assert_cmpfloat_with_epsilon (
      place->to.y, fixture->wishes[0].figure.y + fixture->wishes[0].figure.height / 2.0, 16);
}

/* Around the figure, chips first cover the closed regions. */
static void
test_muted_first (Fixture *fixture, gconstpointer data)
{
  static const char *const corners[][2]
      = { { "B5", "D7" }, { "G4", "J7" }, { "D1", "H3" }, { "D6", "H9" } };

  wish (fixture, 0, "F5");
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      PandoriaPoint middle;

      cover (fixture, "B1", "K9", PANDORIA_CHIP_COVER_TILE);
      cover (fixture, corners[i][0], corners[i][1], PANDORIA_CHIP_COVER_MUTED);
      find (fixture, 1);
      check (fixture, 1);
      g_assert_true (fixture->places[0].shown);
      middle = (PandoriaPoint){ fixture->places[0].rect.x + 60, fixture->places[0].rect.y + 22 };
      g_assert_cmpint (
          fixture->table.cover[pandoria_board_layout_pick (&fixture->layout, middle.x, middle.y)],
          ==, PANDORIA_CHIP_COVER_MUTED);
    }
}

static void
test_kept_free (Fixture *fixture, gconstpointer data)
{
  wish (fixture, 0, "E5");
  wish (fixture, 1, "F5");
  wish (fixture, 2, "G4");
  wish (fixture, 3, "G4");
  cover (fixture, "D3", "F4", PANDORIA_CHIP_COVER_NEVER);
  cover (fixture, "E6", "H6", PANDORIA_CHIP_COVER_NEVER);
  for (int row = 1; row <= 9; row += 2)
    for (int column = 1; column <= 10; column += 3)
      add_figure (fixture, pandoria_space_name (PANDORIA_SPACE (column, row)));
  fixture->table.taken = (PandoriaRect){ 12, HEIGHT - 60, 110, 48 };
  find (fixture, 4);
  check (fixture, 4);
  for (int i = 0; i < 4; i++)
    g_assert_true (fixture->places[i].shown);
}

/* Without room for both lines, a chip may have one. Without room for one line, the chip is omitted,
 * and covers nothing. */
static void
test_no_room (Fixture *fixture, gconstpointer data)
{
  wish (fixture, 0, "F3");
  cover (fixture, "B1", "K9", PANDORIA_CHIP_COVER_NEVER);
  fixture->table.bounds = (PandoriaRect){ 0, 18, 500, 300 };
  find (fixture, 1);
  g_assert_true (fixture->places[0].shown);
  g_assert_true (fixture->places[0].small);
  check (fixture, 1);

  fixture->table.bounds = (PandoriaRect){ 60, 60, 400, 300 };
  find (fixture, 1);
  g_assert_false (fixture->places[0].shown);

  /* the figure is out of sight */
  cover (fixture, "B1", "K9", PANDORIA_CHIP_COVER_PLAIN);
  fixture->table.bounds = (PandoriaRect){ 400, 300, 300, 300 };
  find (fixture, 1);
  g_assert_false (fixture->places[0].shown);
}

static void
test_hex_meets (void)
{
  const PandoriaRect hex = { 100, 100, 48, 42 };
  const struct
  {
    PandoriaRect rect;
    gboolean meets;
  } cases[] = {
    { { 120, 110, 4, 4 }, TRUE },   { { 90, 90, 13, 13 }, FALSE },  { { 90, 119, 13, 4 }, TRUE },
    { { 60, 60, 200, 200 }, TRUE }, { { 100, 142, 48, 9 }, FALSE }, { { 145, 100, 9, 6 }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (pandoria_hex_meets_rect (&hex, &cases[i].rect), ==, cases[i].meets);
}

/* --- names at the edge ---------------------------------------------------------------------- */

static guint
place_names (Fixture *fixture, int width, int height, PandoriaEdgeName names[])
{
  PandoriaEdgeStrips strips = pandoria_edge_strips_make (width, height, 12, 16);
  const PandoriaRect taken = { 0, 0, 0, 0 };

  return pandoria_edge_names_place (&strips, &fixture->layout, width, height, &taken, names);
}

/* Names are next to the board, on all sides, and cover no space. */
static void
test_names_outside (Fixture *fixture, gconstpointer data)
{
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  guint n = place_names (fixture, WIDTH, HEIGHT, names), n_rows = 0;

  g_assert_cmpuint (n, ==, 2 * (10 + 9));
  for (guint i = 0; i < n; i++)
    {
      const PandoriaRect text
          = { (int) names[i].centre.x - 6, (int) names[i].centre.y - 8, 12, 16 };
      PandoriaSpace space;

      n_rows += names[i].is_row;
      PANDORIA_FOREACH_SPACE (space, fixture->layout.spaces)
        {
          PandoriaRect hex = pandoria_board_layout_get_rect (&fixture->layout, space);

          g_assert_false (pandoria_hex_meets_rect (&hex, &text));
        }
    }
  g_assert_cmpuint (n_rows, ==, 18);
}

/* A name is nearer to every space of its row or column than the names of other rows or columns are.
 */
static void
test_names_belong (Fixture *fixture, gconstpointer data)
{
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  guint n = place_names (fixture, WIDTH, HEIGHT, names);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, fixture->layout.spaces)
    {
      PandoriaPoint centre = pandoria_board_layout_get_centre (&fixture->layout, space);
      double nearest[2] = { G_MAXDOUBLE, G_MAXDOUBLE };
      int index[2] = { -1, -1 };

      for (guint i = 0; i < n; i++)
        {
          gboolean row = names[i].is_row;
          double away = ABS (row ? names[i].centre.y - centre.y : names[i].centre.x - centre.x);

          if (away < nearest[row])
            {
              nearest[row] = away;
              index[row] = names[i].index;
            }
        }
      g_assert_cmpint (index[0], ==, PANDORIA_COLUMN (space));
      g_assert_cmpint (index[1], ==, PANDORIA_ROW (space));
    }
}

/* When zoomed in, names stay visible, on strips along the edge. */
static void
test_names_stay (Fixture *fixture, gconstpointer data)
{
  PandoriaEdgeStrips strips = pandoria_edge_strips_make (300, 300, 12, 16);
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  gboolean covers[4];
  PandoriaRect lines[4];
  guint n;

  fixture->layout.x = fixture->layout.y = -100;
  pandoria_edge_strips_place (&strips, &fixture->layout, 300, 300, lines, covers);
  g_assert_true (covers[0] && covers[1]);
  g_assert_false (covers[2] || covers[3]); /* a small view has no strips there */
  n = place_names (fixture, 300, 300, names);
  g_assert_cmpuint (n, >=, 10);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpfloat (names[i].centre.x, >=, 0);
      g_assert_cmpfloat (names[i].centre.y, >=, 0);
      g_assert_cmpfloat (names[i].centre.x, <=, 300);
      g_assert_cmpfloat (names[i].centre.y, <=, 300);
    }
}

/* On a tiny board, or with large text, every second name is omitted. */
static void
test_names_apart (Fixture *fixture, gconstpointer data)
{
  PandoriaEdgeStrips strips = pandoria_edge_strips_make (WIDTH, HEIGHT, 24, 32);
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  const PandoriaRect taken = { 0, 0, 0, 0 };
  guint n;

  pandoria_board_layout_init (&fixture->layout, fixture->layout.spaces, 20);
  fixture->layout.x = fixture->layout.y = 100;
  n = pandoria_edge_names_place (&strips, &fixture->layout, WIDTH, HEIGHT, &taken, names);
  g_assert_cmpuint (n, >=, 12);
  for (guint i = 1; i < n; i++)
    if (names[i].is_row == names[i - 1].is_row && names[i].index > names[i - 1].index)
      g_assert_cmpfloat (names[i].is_row ? names[i].centre.y - names[i - 1].centre.y
                                         : names[i].centre.x - names[i - 1].centre.x,
                         >=, names[i].is_row ? 32 : 28);
}

/* --- buttons -------------------------------------------------------------------------------- */

static gboolean
are_apart (const PandoriaRect *a, const PandoriaRect *b)
{
  return a->x >= b->x + b->width || b->x >= a->x + a->width || a->y >= b->y + b->height
         || b->y >= a->y + a->height;
}

/* Places the board in @place. Checks that all names are shown, and that the buttons cover neither
 * spaces nor names. */
static void
check_apart (const PandoriaEdgeStrips *strips, PandoriaBoardLayout *layout, int width, int height,
             const PandoriaButtonPlace *place)
{
  const PandoriaRect view = { 0, 0, width, height }, nothing = { 0 }, *rect = &place->rect;
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  PandoriaSpace space;
  guint n;

  layout->x = place->room.x + (place->room.width - pandoria_board_layout_get_width (layout)) / 2;
  layout->y = place->room.y + (place->room.height - pandoria_board_layout_get_height (layout)) / 2;
  g_assert_true (rect->x >= 0 && rect->y >= 0 && rect->x + rect->width <= width
                 && rect->y + rect->height <= height);
  PANDORIA_FOREACH_SPACE (space, layout->spaces)
    {
      PandoriaRect hex = pandoria_board_layout_get_rect (layout, space);

      g_assert_true (are_apart (&hex, rect));
      g_assert_false (are_apart (&hex, &view));
    }
  n = pandoria_edge_names_place (strips, layout, width, height, &nothing, names);
  g_assert_cmpuint (pandoria_edge_names_place (strips, layout, width, height, rect, names), ==, n);
}

/* In views of any size the buttons cover nothing, and the board is as large as possible. */
static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  guint n_smaller = 0, n_upright = 0, n_views = 0;

  for (int width = 320; width <= 1500; width += 59)
    for (int height = 260; height <= 1100; height += 42)
      {
        PandoriaEdgeStrips strips = pandoria_edge_strips_make (width, height, 12, 16);
        PandoriaRect inner = pandoria_edge_strips_get_inner (&strips, width, height);
        int largest = pandoria_board_layout_fit (fixture->layout.spaces,
                                                 inner.width - 2 * PANDORIA_BOARD_MARGIN,
                                                 inner.height - 2 * PANDORIA_BOARD_MARGIN);
        PandoriaButtonPlace place;
        int hex;

        pandoria_button_place_find (&strips, fixture->layout.spaces, width, height, 148, 42,
                                    width % 2, &place);
        hex = pandoria_board_layout_fit (fixture->layout.spaces,
                                         place.room.width - 2 * PANDORIA_BOARD_MARGIN,
                                         place.room.height - 2 * PANDORIA_BOARD_MARGIN);
        pandoria_board_layout_init (&fixture->layout, fixture->layout.spaces, hex);
        check_apart (&strips, &fixture->layout, width, height, &place);
        g_assert_cmpint (hex, >=, largest - 8);
        n_smaller += hex < largest;
        n_upright += place.upright;
        n_views++;
      }
  g_assert_cmpuint (n_smaller * 4, <, n_views);
  g_assert_cmpuint (n_upright, >, 0);
  g_assert_cmpuint (n_upright, <, n_views);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, NULL)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chip-places/hex-meets", test_hex_meets);
  ADD ("/chip-places/line", test_line);
  ADD ("/chip-places/muted-first", test_muted_first);
  ADD ("/chip-places/kept-free", test_kept_free);
  ADD ("/chip-places/no-room", test_no_room);
  ADD ("/edge-names/outside", test_names_outside);
  ADD ("/edge-names/belong", test_names_belong);
  ADD ("/edge-names/stay", test_names_stay);
  ADD ("/edge-names/apart", test_names_apart);
  ADD ("/button-place/covers-nothing", test_buttons);
  return g_test_run ();
}
