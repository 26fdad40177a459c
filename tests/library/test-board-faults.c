/* Tests the list of a board's faults: each has its sentence and place, and the check refuses the
 * same boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-json.h"
#include "pandoria-text.h"

#define AT(name) pandoria_space_from_name (name)

/* A plain from C3 to F6 with a lake, a ship, an exit and a printed space. */
static void
init_board (PandoriaBoard *board)
{
  static const char *const start[] = { "D4", "D5", "E4", "E5" };

  memset (board, 0, sizeof *board);
  for (int column = 2; column <= 5; column++)
    for (int row = 3; row <= 6; row++)
      pandoria_spaces_add (&board->plain, PANDORIA_SPACE (column, row));
  for (guint i = 0; i < PANDORIA_N_START; i++)
    board->start[i] = AT (start[i]);
  pandoria_spaces_add (&board->lakes, AT ("C7"));
  pandoria_spaces_add (&board->lakes, AT ("D7"));
  board->ships[0].at = AT ("C7");
  board->ships[1].at = AT ("D7");
  board->ships[0].next = 2;
  board->n_ships = 2;
  board->exits[0] = (PandoriaExit){ { AT ("C2"), AT ("C1") }, PANDORIA_TERRAIN_CITY };
  board->n_exits = 1;
  board->printed[0] = (PandoriaHex){ AT ("F6"), PANDORIA_TERRAIN_FOREST, 1 };
  board->n_printed = 1;
}

static void
add_exit (PandoriaBoard *board, PandoriaSpace first, PandoriaSpace second)
{
  board->exits[board->n_exits++] = (PandoriaExit){ { first, second }, PANDORIA_TERRAIN_HILLS };
}

static void
be_both (PandoriaBoard *board)
{
  pandoria_spaces_add (&board->lakes, AT ("C3"));
  pandoria_spaces_add (&board->lakes, AT ("C4"));
}

static void
be_outside (PandoriaBoard *board)
{
  pandoria_spaces_add (&board->lakes, AT ("P9"));
}

static void
print_twice (PandoriaBoard *board)
{
  board->printed[board->n_printed++] = board->printed[0];
}

static void
print_on_lake (PandoriaBoard *board)
{
  board->printed[board->n_printed++] = (PandoriaHex){ AT ("C7"), PANDORIA_TERRAIN_CITY, 0 };
}

static void
take_exit (PandoriaBoard *board)
{
  add_exit (board, AT ("C7"), PANDORIA_SPACE_NONE);
}

static void
part_exit (PandoriaBoard *board)
{
  add_exit (board, AT ("E2"), AT ("G3"));
}

static void
run_aground (PandoriaBoard *board)
{
  board->ships[board->n_ships++].at = AT ("C3");
}

static void
put_two_ships (PandoriaBoard *board)
{
  board->ships[board->n_ships++].at = AT ("C7");
}

static void
drift_back (PandoriaBoard *board)
{
  board->ships[1].next = 1;
}

static void
miss_start (PandoriaBoard *board)
{
  board->start[3] = PANDORIA_SPACE_NONE;
}

static void
start_on_lake (PandoriaBoard *board)
{
  board->start[3] = AT ("D7");
}

static void
start_twice (PandoriaBoard *board)
{
  board->start[3] = AT ("D4");
}

static void
start_printed (PandoriaBoard *board)
{
  board->start[3] = AT ("F6");
}

static void
start_apart (PandoriaBoard *board)
{
  board->start[3] = AT ("C3");
}

static void
part_plain (PandoriaBoard *board)
{
  pandoria_spaces_add (&board->plain, AT ("K9"));
  pandoria_spaces_add (&board->plain, AT ("K10"));
}

static void
send_exit_away (PandoriaBoard *board)
{
  add_exit (board, AT ("M9"), PANDORIA_SPACE_NONE);
}

static void
put_exit_inside (PandoriaBoard *board)
{
  pandoria_spaces_remove (&board->plain, AT ("E6"));
  pandoria_spaces_add (&board->plain, AT ("E7"));
  add_exit (board, AT ("E6"), PANDORIA_SPACE_NONE);
}

static const struct
{
  PandoriaSetupErrorCode code;
  void (*spoil) (PandoriaBoard *board);
  const char *sentence, *first;
  guint n_spaces;
  gboolean refused;
} faults[] = {
  { PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE, be_both, "C3 is both plain and lake (and 1 more space)",
    "C3", 2, TRUE },
  { PANDORIA_SETUP_ERROR_OUTSIDE, be_outside,
    "P9 is outside the plain: columns A and P and row 0 have only exit paths", "P9", 1, TRUE },
  { PANDORIA_SETUP_ERROR_PRINTED_TWICE, print_twice, "F6 is printed twice", "F6", 1, TRUE },
  { PANDORIA_SETUP_ERROR_PRINTED_NOT_PLAIN, print_on_lake,
    "C7 is printed but not part of the plain", "C7", 1, TRUE },
  { PANDORIA_SETUP_ERROR_EXIT_TAKEN, take_exit, "C7 is an exit path and also something else", "C7",
    1, TRUE },
  { PANDORIA_SETUP_ERROR_EXIT_APART, part_exit,
    "E2 and the other space of its exit path must be next to each other", "E2", 2, TRUE },
  { PANDORIA_SETUP_ERROR_SHIP_ON_LAND, run_aground, "C3 has a ship but is not a lake", "C3", 1,
    TRUE },
  { PANDORIA_SETUP_ERROR_TWO_SHIPS, put_two_ships, "C7 has two ships", "C7", 1, TRUE },
  { PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE, drift_back, "The ships must not drift in a circle", NULL,
    2, TRUE },
  { PANDORIA_SETUP_ERROR_START_MISSING, miss_start, "A board has four start spaces", NULL, 0,
    TRUE },
  { PANDORIA_SETUP_ERROR_START_NOT_PLAIN, start_on_lake,
    "D7 is a start space but not part of the plain", "D7", 1, TRUE },
  { PANDORIA_SETUP_ERROR_START_TWICE, start_twice, "D4 is listed twice as a start space", "D4", 1,
    TRUE },
  { PANDORIA_SETUP_ERROR_START_PRINTED, start_printed, "F6 is both start space and printed terrain",
    "F6", 1, TRUE },
  { PANDORIA_SETUP_ERROR_START_NOT_COVERABLE, start_apart,
    "Two double tiles cannot cover the start spaces", NULL, 4, TRUE },
  { PANDORIA_SETUP_ERROR_PLAIN_UNREACHED, part_plain,
    "K9 is in a part of the plain without start spaces (and 1 more space)", "K9", 2, FALSE },
  { PANDORIA_SETUP_ERROR_EXIT_AWAY, send_exit_away, "M9 is an exit path but not next to the plain",
    "M9", 1, FALSE },
  { PANDORIA_SETUP_ERROR_EXIT_INSIDE, put_exit_inside,
    "E6 is an exit path but not at the edge of the plain", "E6", 1, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (faults) == PANDORIA_MAX_BOARD_FAULTS); /* a test for each */

static void
check_listed (guint index, const PandoriaBoardFault *fault)
{
  g_autofree char *sentence = pandoria_text_board_fault (fault);

  g_assert_cmpstr (sentence, ==, faults[index].sentence);
  g_assert_cmpint (fault->space, ==,
                   faults[index].first != NULL ? AT (faults[index].first) : PANDORIA_SPACE_NONE);
  g_assert_cmpuint (pandoria_spaces_count (fault->spaces), ==, faults[index].n_spaces);
  g_assert_cmpint (fault->refused, ==, faults[index].refused);
}

static void
test_each (gconstpointer data)
{
  const guint index = GPOINTER_TO_UINT (data);
  PandoriaBoardFault listed[PANDORIA_MAX_BOARD_FAULTS];
  g_autoptr (GError) error = NULL;
  gboolean found = FALSE;
  PandoriaBoard board;
  guint n;

  init_board (&board);
  faults[index].spoil (&board);
  n = pandoria_board_list_faults (&board, listed);
  for (guint i = 0; i < n; i++)
    if (listed[i].code == faults[index].code)
      {
        check_listed (index, &listed[i]);
        found = TRUE;
      }
  g_assert_true (found);
  g_assert_cmpint (pandoria_board_check (&board, &error), ==, !faults[index].refused);
  if (faults[index].refused)
    {
      g_assert_error (error, PANDORIA_SETUP_ERROR, (int) listed[0].code);
      g_assert_true (listed[0].refused);
    }
}

/* A complete board has no faults, nor have the shipped boards; the river of side B divides the
 * plain. */
static void
test_none (void)
{
  static const char *const shipped[] = { PANDORIA_BOARD_RESOURCE_A, PANDORIA_BOARD_RESOURCE_B };
  PandoriaBoardFault listed[PANDORIA_MAX_BOARD_FAULTS];
  PandoriaBoard board;

  init_board (&board);
  g_assert_cmpuint (pandoria_board_list_faults (&board, listed), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_assert_true (pandoria_board_load (shipped[i], &board, NULL, NULL, NULL));
      g_assert_cmpuint (pandoria_board_list_faults (&board, listed), ==, 0);
    }
}

/* A board with one of each fault, except those that exclude others. Faults that refuse the board
 * come first. */
static void
test_together (void)
{
  PandoriaBoardFault listed[PANDORIA_MAX_BOARD_FAULTS];
  PandoriaBoard board;
  guint n, doubts = 0;

  init_board (&board);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (faults[i].spoil != start_on_lake && faults[i].spoil != start_twice
        && faults[i].spoil != start_printed && faults[i].spoil != start_apart
        && faults[i].spoil != run_aground && faults[i].spoil != miss_start)
      faults[i].spoil (&board);
  n = pandoria_board_list_faults (&board, listed);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (faults) - 6);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (listed[i].refused || i + 1 >= n - 2);
      doubts += !listed[i].refused;
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (listed[i].code, !=, listed[j].code);
    }
  g_assert_cmpuint (doubts, ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board-faults/each/%d", (int) faults[i].code);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_each);
    }
  g_test_add_func ("/board-faults/none", test_none);
  g_test_add_func ("/board-faults/together", test_together);
  return g_test_run ();
}
