/* Tests the geometry of section 1: names, neighbours by parity, shifting, flooding, counting sets
 * of spaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-spaces.h"

static PandoriaSpaces
set_from_names (const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);
  PandoriaSpaces set = pandoria_spaces_empty ();

  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0')
      pandoria_spaces_add (&set, pandoria_space_from_name (list[i]));
  return set;
}

static char *
names_of_set (PandoriaSpaces set)
{
  GString *names = g_string_new (NULL);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, set)
    g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", pandoria_space_name (space));
  return g_string_free (names, FALSE);
}

static void
assert_set (PandoriaSpaces set, const char *expected)
{
  g_autofree char *names = names_of_set (set);

  g_assert_cmpstr (names, ==, expected);
}

static void
test_names (void)
{
  static const char *const wrong[] = { "",   "A",   "7",   "Q1",  "A16", "a5", "A05",  "A00",
                                       "AA", "A-1", " A1", "A1 ", "A1B", "@3", "A100", "Å1" };

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    g_assert_cmpint (pandoria_space_from_name (pandoria_space_name (space)), ==, space);
  g_assert_cmpint (pandoria_space_from_name ("A0"), ==, PANDORIA_SPACE (0, 0));
  g_assert_cmpint (pandoria_space_from_name ("G6"), ==, PANDORIA_SPACE (6, 6));
  g_assert_cmpint (pandoria_space_from_name ("P15"), ==, PANDORIA_SPACE (15, 15));
  g_assert_cmpstr (pandoria_space_name (PANDORIA_SPACE (2, 10)), ==, "C10");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpint (pandoria_space_from_name (wrong[i]), ==, PANDORIA_SPACE_NONE);
}

/* Each space with all its neighbours, in order, copied by hand from a drawing. */
static const struct
{
  const char *space, *around;
} neighbours[] = {
  { "G6", "F5 F6 G5 G7 H5 H6" }, /* an even column: its side neighbours are half a hex higher */
  { "H6", "G6 G7 H5 H7 I6 I7" }, /* an odd column: half a hex lower */
  { "C1", "B0 B1 C0 C2 D0 D1" },
  { "B0", "A0 A1 B1 C0 C1" },
  { "C0", "B0 C1 D0" },
  { "A0", "A1 B0" },
  { "A7", "A6 A8 B6 B7" },
  { "A15", "A14 B14 B15" },
  { "P0", "O0 O1 P1" },
  { "P15", "O15 P14" },
  { "P9", "O10 O9 P10 P8" },
  { "N15", "M15 N14 O15" },
  { "O15", "N14 N15 O14 P14 P15" },
};

static void
test_neighbours (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (neighbours); i++)
    {
      PandoriaSpace space = pandoria_space_from_name (neighbours[i].space);
      PandoriaSpaces around = pandoria_spaces_around (pandoria_spaces_one (space));

      g_assert_true (pandoria_spaces_equal (around, set_from_names (neighbours[i].around)));
      for (PandoriaSpace other = 0; other < PANDORIA_N_SPACES; other++)
        g_assert_cmpint (pandoria_space_is_neighbour (space, other), ==,
                         pandoria_spaces_has (&around, other));
    }
}

/* The rule itself, for every pair of spaces: the table above would miss an error at a single space.
 */
static gboolean
touches_by_rule (PandoriaSpace a, PandoriaSpace b)
{
  int column = PANDORIA_COLUMN (a), row = PANDORIA_ROW (a);
  int other_column = PANDORIA_COLUMN (b), other_row = PANDORIA_ROW (b);

  if (column == other_column)
    return ABS (row - other_row) == 1;
  if (ABS (column - other_column) != 1)
    return FALSE;
  if (column % 2 == 0)
    return other_row == row - 1 || other_row == row;
  return other_row == row || other_row == row + 1;
}

static void
test_neighbours_everywhere (void)
{
  for (PandoriaSpace a = 0; a < PANDORIA_N_SPACES; a++)
    for (PandoriaSpace b = 0; b < PANDORIA_N_SPACES; b++)
      {
        g_assert_cmpint (pandoria_space_is_neighbour (a, b), ==, touches_by_rule (a, b));
        g_assert_cmpint (touches_by_rule (a, b), ==, touches_by_rule (b, a));
      }
}

static const struct
{
  const char *space;
  PandoriaDirection direction;
  const char *neighbour; /* NULL: beyond the edge */
} directions[] = {
  { "G6", PANDORIA_DIRECTION_DOWN, "G7" },        { "G6", PANDORIA_DIRECTION_RIGHT_DOWN, "H6" },
  { "G6", PANDORIA_DIRECTION_RIGHT_UP, "H5" },    { "H6", PANDORIA_DIRECTION_DOWN, "H7" },
  { "H6", PANDORIA_DIRECTION_RIGHT_DOWN, "I7" },  { "H6", PANDORIA_DIRECTION_RIGHT_UP, "I6" },
  { "G15", PANDORIA_DIRECTION_DOWN, NULL },       { "G0", PANDORIA_DIRECTION_RIGHT_UP, NULL },
  { "H15", PANDORIA_DIRECTION_RIGHT_DOWN, NULL }, { "H0", PANDORIA_DIRECTION_RIGHT_UP, "I0" },
  { "P3", PANDORIA_DIRECTION_RIGHT_DOWN, NULL },  { "P3", PANDORIA_DIRECTION_RIGHT_UP, NULL },
};

static void
test_directions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      PandoriaSpace space = pandoria_space_from_name (directions[i].space);
      PandoriaSpace expected = directions[i].neighbour
                                   ? pandoria_space_from_name (directions[i].neighbour)
                                   : PANDORIA_SPACE_NONE;

      g_assert_cmpint (pandoria_space_neighbour (space, directions[i].direction), ==, expected);
    }
}

/* Shifting a set shifts each of its spaces, and none moves into the next column. */
static void
test_shift (void)
{
  for (int direction = 0; direction < PANDORIA_N_DIRECTIONS; direction++)
    {
      PandoriaSpaces all = pandoria_spaces_empty (), expected = pandoria_spaces_empty ();

      for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
        {
          PandoriaSpace moved = pandoria_space_neighbour (space, direction);
          PandoriaSpaces one = pandoria_spaces_shift (pandoria_spaces_one (space), direction);

          pandoria_spaces_add (&all, space);
          expected = pandoria_spaces_or (expected, pandoria_spaces_one (moved));
          g_assert_true (pandoria_spaces_equal (one, pandoria_spaces_one (moved)));
        }
      g_assert_true (pandoria_spaces_equal (pandoria_spaces_shift (all, direction), expected));
    }
}

static void
test_around_a_set (void)
{
  PandoriaSpaces pair = set_from_names ("G6 H6");

  assert_set (pandoria_spaces_around (pandoria_spaces_empty ()), "");
  /* G6 and H6 are neighbours of each other, so the result contains both. */
  assert_set (pandoria_spaces_around (pair), "F5 F6 G5 G6 G7 H5 H6 H7 I6 I7");
  assert_set (pandoria_spaces_minus (pandoria_spaces_around (pair), pair),
              "F5 F6 G5 G7 H5 H7 I6 I7");
}

static const struct
{
  const char *seed, *field, *reached;
} floods[] = {
  { "D5", "D4 D5 D6 D8", "D4 D5 D6" },
  { "D5", "D4 D6", "" }, /* the flood starts only inside the field */
  { "D5", "D7 D8", "" },
  { "", "D4 D5", "" },
  { "A0 P15", "A0 A1 B0 O15 P14 P15", "A0 A1 B0 O15 P14 P15" },
  { "F4", "F4 G5 H5 I6 J6", "F4 G5 H5 I6 J6" }, /* a diagonal through columns of both parities */
  { "F4", "F4 G6 H5", "F4" },
  { "C15", "C15 D0", "C15" }, /* the end of a column and the start of the next are not neighbours */
  { "D15", "D15 E0 E1", "D15" },
};

static void
test_flood (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      PandoriaSpaces seed = set_from_names (floods[i].seed),
                     field = set_from_names (floods[i].field);

      assert_set (pandoria_spaces_flood (seed, field), floods[i].reached);
    }
}

static void
test_flood_everything (void)
{
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    pandoria_spaces_add (&all, space);
  g_assert_true (pandoria_spaces_equal (pandoria_spaces_flood (pandoria_spaces_one (0), all), all));
  g_assert_cmpuint (pandoria_spaces_count (all), ==, PANDORIA_N_SPACES);
}

static void
test_order (void)
{
  PandoriaSpaces set = set_from_names ("P15 B10 A0 H3 B9");
  static const char *const in_order[] = { "A0", "B9", "B10", "H3", "P15" };

  g_assert_cmpuint (pandoria_spaces_count (set), ==, G_N_ELEMENTS (in_order));
  for (guint i = 0; i < G_N_ELEMENTS (in_order); i++)
    g_assert_cmpstr (pandoria_space_name (pandoria_spaces_nth (set, i)), ==, in_order[i]);
  g_assert_cmpint (pandoria_spaces_nth (set, G_N_ELEMENTS (in_order)), ==, PANDORIA_SPACE_NONE);
  g_assert_cmpint (pandoria_spaces_nth (pandoria_spaces_empty (), 0), ==, PANDORIA_SPACE_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (in_order); i++)
    g_assert_cmpstr (pandoria_space_name (pandoria_spaces_pop (&set)), ==, in_order[i]);
  g_assert_true (pandoria_spaces_is_empty (set));
  g_assert_cmpint (pandoria_spaces_pop (&set), ==, PANDORIA_SPACE_NONE);
}

static void
test_sets (void)
{
  PandoriaSpaces a = set_from_names ("A0 H7 P15"), b = set_from_names ("H7 I1");

  assert_set (pandoria_spaces_and (a, b), "H7");
  assert_set (pandoria_spaces_or (a, b), "A0 H7 I1 P15");
  assert_set (pandoria_spaces_minus (a, b), "A0 P15");
  g_assert_true (pandoria_spaces_meet (a, b));
  g_assert_false (pandoria_spaces_meet (pandoria_spaces_minus (a, b), b));
  g_assert_false (pandoria_spaces_has (&a, PANDORIA_SPACE_NONE));
  assert_set (pandoria_spaces_one (PANDORIA_SPACE_NONE), "");
  pandoria_spaces_remove (&a, pandoria_space_from_name ("P15"));
  pandoria_spaces_remove (&a, pandoria_space_from_name ("P15"));
  assert_set (a, "A0 H7");
  g_assert_cmpint (pandoria_spaces_first (pandoria_spaces_empty ()), ==, PANDORIA_SPACE_NONE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/spaces/names", test_names);
  g_test_add_func ("/spaces/neighbours", test_neighbours);
  g_test_add_func ("/spaces/neighbours-everywhere", test_neighbours_everywhere);
  g_test_add_func ("/spaces/directions", test_directions);
  g_test_add_func ("/spaces/shift", test_shift);
  g_test_add_func ("/spaces/around-a-set", test_around_a_set);
  g_test_add_func ("/spaces/flood", test_flood);
  g_test_add_func ("/spaces/flood-everything", test_flood_everything);
  g_test_add_func ("/spaces/order", test_order);
  g_test_add_func ("/spaces/sets", test_sets);
  return g_test_run ();
}
