/* Tests drawn boards: brushes, undo under random painting, files byte for byte, and user boards
 * among damaged ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "pandoria-board-json.h"
#include "pandoria-board-draft.h"
#include "pandoria-draft-file.h"
#include "pandoria-text.h"
#include "session-fixture.h"

#include "pandoria-folder.h"

#define AT(name) pandoria_space_from_name (name)

static void
paint (PandoriaBoardDraft *draft, PandoriaBoardBrush brush, const char *from, const char *to)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (pandoria_board_draft_paint (
      draft, &brush, pandoria_board_get_range (AT (from), AT (to)), &error));
  g_assert_no_error (error);
}

static void
check_space (PandoriaBoardDraft *draft, const char *space, const char *words)
{
  g_autofree char *text
      = pandoria_text_board_space (pandoria_board_draft_get_board (draft), AT (space));

  g_assert_cmpstr (text, ==, words);
}

/* --- brushes -------------------------------------------------------------------------------- */

#define PLAIN   ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_PLAIN })
#define LAKE    ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_LAKE })
#define START   ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_START })
#define ERASE   ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_ERASE })
#define SHIP(n) ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_SHIP, .discount = n })
#define PAIR(t) \
  ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_EXIT, .terrain = t, .paired = TRUE })
#define EXIT(t) ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_EXIT, .terrain = t })
#define PRINTED(t, n) \
  ((PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_PRINTED, .terrain = t, .symbols = n })

static PandoriaBoardDraft *
draw_small (void)
{
  PandoriaBoardDraft *draft = pandoria_board_draft_new ("Small");

  paint (draft, PLAIN, "A0", "F6"); /* spaces outside are ignored */
  paint (draft, START, "C3", "D4");
  paint (draft, SHIP (2), "F1", "F2");
  paint (draft, PAIR (PANDORIA_TERRAIN_HILLS), "A3", "A4");
  paint (draft, EXIT (PANDORIA_TERRAIN_CITY), "C0", "C0");
  paint (draft, PRINTED (PANDORIA_TERRAIN_FOREST, 3), "B6", "B6");
  return draft;
}

static void
test_brushes (void)
{
  g_autoptr (PandoriaBoardDraft) draft = draw_small ();

  check_space (draft, "A0", "A0, nothing");
  check_space (draft, "B1", "B1, plain");
  check_space (draft, "C3", "C3, plain, start space");
  check_space (draft, "F1", "F1, ship, discount 2");
  check_space (draft, "A3", "A3, hill exit, with A4");
  check_space (draft, "C0", "C0, city exit");
  check_space (draft, "B6", "B6, forest, printed on the board, 3 wood");
  g_assert_true (pandoria_board_check (pandoria_board_draft_get_board (draft), NULL));

  g_assert_true (pandoria_board_draft_toggle_waterway (draft, AT ("F1"), AT ("F2"), NULL));
  check_space (draft, "F1", "F1, ship, discount 2, downstream to F2");
  g_assert_true (pandoria_board_draft_toggle_waterway (draft, AT ("F2"), AT ("F1"), NULL));
  check_space (draft, "F1", "F1, ship, discount 2");
  check_space (draft, "F2", "F2, ship, discount 2, downstream to F1");
  paint (draft, SHIP (0), "F2", "F2"); /* its ways stay */
  check_space (draft, "F2", "F2, ship, downstream to F1");
  paint (draft, LAKE, "F1", "F1");
  check_space (draft, "F1", "F1, lake");
  check_space (draft, "F2", "F2, ship");

  paint (draft, PLAIN, "B3", "D6"); /* start spaces stay, printed terrain does not */
  check_space (draft, "C3", "C3, plain, start space");
  check_space (draft, "B6", "B6, plain");
  paint (draft, START, "C3", "C3");
  check_space (draft, "C3", "C3, plain");
  paint (draft, ERASE, "A3", "A3");
  check_space (draft, "A4", "A4, hill exit");
}

/* The routes of later ships stay correct after a ship is removed. */
static void
test_ships_go (void)
{
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_draft_new ("Ships");

  paint (draft, SHIP (0), "C1", "C4");
  g_assert_true (pandoria_board_draft_toggle_waterway (draft, AT ("C1"), AT ("C2"), NULL));
  g_assert_true (pandoria_board_draft_toggle_waterway (draft, AT ("C1"), AT ("C4"), NULL));
  g_assert_true (pandoria_board_draft_toggle_waterway (draft, AT ("C3"), AT ("C4"), NULL));
  paint (draft, ERASE, "C2", "C2");
  check_space (draft, "C1", "C1, ship, downstream to C4");
  check_space (draft, "C3", "C3, ship, downstream to C4");
}

static void
check_refused (PandoriaBoardDraft *draft, gboolean done, GError *error, int code,
               const char *message, GBytes *before)
{
  g_autoptr (GBytes) after = pandoria_board_draft_get_bytes (draft);

  g_assert_false (done);
  g_assert_error (error, PANDORIA_BOARD_PAINT_ERROR, code);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_true (g_bytes_equal (before, after));
  g_error_free (error);
}

static void
test_refused (void)
{
  g_autoptr (PandoriaBoardDraft) draft = draw_small ();
  g_autoptr (GBytes) before = NULL;
  GError *error = NULL;
  gboolean done;

  paint (draft, SHIP (0), "F1", "F3");
  g_assert_true (pandoria_board_draft_toggle_waterway (draft, AT ("F1"), AT ("F2"), NULL));
  g_assert_true (pandoria_board_draft_toggle_waterway (draft, AT ("F2"), AT ("F3"), NULL));
  before = pandoria_board_draft_get_bytes (draft);
  done = pandoria_board_draft_paint (draft, &LAKE, pandoria_board_get_range (AT ("A7"), AT ("A9")),
                                     &error);
  check_refused (draft, done, g_steal_pointer (&error), PANDORIA_BOARD_PAINT_ERROR_OUTSIDE,
                 "A7 is outside the plain: columns A and P and row 0 have only exit paths", before);
  done = pandoria_board_draft_paint (draft, &START, pandoria_spaces_one (AT ("E5")), &error);
  check_refused (draft, done, g_steal_pointer (&error), PANDORIA_BOARD_PAINT_ERROR_FULL,
                 "A board has 4 start spaces. Press one of them to take it away first.", before);
  done = pandoria_board_draft_paint (draft, &SHIP (0),
                                     pandoria_board_get_range (AT ("G1"), AT ("I15")), &error);
  check_refused (draft, done, g_steal_pointer (&error), PANDORIA_BOARD_PAINT_ERROR_FULL,
                 "A board has at most 32 ships.", before);
  done = pandoria_board_draft_paint (draft, &EXIT (0),
                                     pandoria_board_get_range (AT ("G1"), AT ("J15")), &error);
  check_refused (draft, done, g_steal_pointer (&error), PANDORIA_BOARD_PAINT_ERROR_FULL,
                 "A board has at most 48 exit paths.", before);
  done = pandoria_board_draft_toggle_waterway (draft, AT ("F3"), AT ("F1"), &error);
  check_refused (draft, done, g_steal_pointer (&error), PANDORIA_BOARD_PAINT_ERROR_CIRCLE,
                 "The ships must not drift in a circle", before);
  done = pandoria_board_draft_toggle_waterway (draft, AT ("F3"), AT ("B1"), &error);
  check_refused (draft, done, g_steal_pointer (&error), PANDORIA_BOARD_PAINT_ERROR_NO_SHIP,
                 "There is no ship at B1.", before);
  done = pandoria_board_draft_move (draft, PANDORIA_BOARD_MOVE_LEFT_UP, &error);
  check_refused (
      draft, done, g_steal_pointer (&error), PANDORIA_BOARD_PAINT_ERROR_OFF_FIELD,
      "There is no room left: the board would reach beyond columns A to P and rows 0 to 15.",
      before);
}

/* --- moved and mirrored --------------------------------------------------------------------- */

/* Returns: the number of equal neighbours. Moving and mirroring do not change it. */
static guint
count_pairs (const PandoriaBoard *board)
{
  guint n = 0;

  for (PandoriaSpace a = 0; a < PANDORIA_N_SPACES; a++)
    for (PandoriaSpace b = 0; b < a; b++)
      if (pandoria_space_is_neighbour (a, b))
        n += (guint) (pandoria_spaces_has (&board->plain, a)
                      && pandoria_spaces_has (&board->plain, b))
             + 100
                   * (guint) (pandoria_spaces_has (&board->lakes, a)
                              != pandoria_spaces_has (&board->lakes, b));
  return n;
}

static char *
hash_draft (PandoriaBoardDraft *draft)
{
  return pandoria_board_hash (pandoria_board_draft_get_board (draft));
}

static void
check_shape (PandoriaBoardDraft *draft, guint pairs)
{
  const PandoriaBoard *board = pandoria_board_draft_get_board (draft);

  g_assert_cmpuint (count_pairs (board), ==, pairs);
  for (guint i = 0; i < board->n_exits; i++)
    g_assert_true (
        board->exits[i].spaces[1] < 0
        || pandoria_space_is_neighbour (board->exits[i].spaces[0], board->exits[i].spaces[1]));
}

static void
test_moves (void)
{
  g_autoptr (PandoriaBoardDraft) draft = draw_small ();
  const guint pairs = count_pairs (pandoria_board_draft_get_board (draft));
  g_autofree char *before = NULL;

  g_assert_true (pandoria_board_draft_move (draft, PANDORIA_BOARD_MOVE_DOWN, NULL));
  g_assert_true (pandoria_board_draft_move (draft, PANDORIA_BOARD_MOVE_RIGHT_DOWN, NULL));
  before = hash_draft (draft);
  for (int move = 0; move < PANDORIA_N_BOARD_MOVES; move++)
    {
      g_autofree char *away = NULL, *back = NULL;

      g_assert_true (pandoria_board_draft_move (draft, (PandoriaBoardMove) move, NULL));
      away = hash_draft (draft);
      check_shape (draft, pairs);
      g_assert_true (pandoria_board_draft_move (draft, (PandoriaBoardMove) ((move + 3) % 6), NULL));
      back = hash_draft (draft);
      g_assert_cmpstr (away, !=, before);
      g_assert_cmpstr (back, ==, before);
    }
}

static void
test_mirrors (gconstpointer data)
{
  const gboolean upright = GPOINTER_TO_INT (data);
  static const char *const shipped[] = { PANDORIA_BOARD_RESOURCE_A, PANDORIA_BOARD_RESOURCE_B };

  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autoptr (PandoriaSaver) saver = NULL;
      g_autoptr (PandoriaBoardDraft) draft = pandoria_board_store_open (shipped[i], &saver, NULL);
      const guint pairs = count_pairs (pandoria_board_draft_get_board (draft));
      g_autofree char *before = hash_draft (draft), *once = NULL, *twice = NULL;

      g_assert_true (pandoria_board_draft_mirror (draft, upright, NULL));
      check_shape (draft, pairs);
      once = hash_draft (draft);
      g_assert_cmpstr (once, !=, before);
      g_assert_true (pandoria_board_draft_mirror (draft, upright, NULL));
      check_shape (draft, pairs);
      /* Each mirroring may have added half a row. */
      twice = hash_draft (draft);
      if (!g_str_equal (twice, before))
        g_assert_true (pandoria_board_draft_move (draft, PANDORIA_BOARD_MOVE_UP, NULL));
      g_free (twice);
      twice = hash_draft (draft);
      g_assert_cmpstr (twice, ==, before);
    }
}

/* --- the way back --------------------------------------------------------------------------- */

static PandoriaBoardBrush
choose_brush (GRand *rand)
{
  static const PandoriaBoardTool tools[]
      = { PANDORIA_BOARD_TOOL_PLAIN, PANDORIA_BOARD_TOOL_PLAIN, PANDORIA_BOARD_TOOL_LAKE,
          PANDORIA_BOARD_TOOL_SHIP,  PANDORIA_BOARD_TOOL_EXIT,  PANDORIA_BOARD_TOOL_PRINTED,
          PANDORIA_BOARD_TOOL_START, PANDORIA_BOARD_TOOL_ERASE };

  return (PandoriaBoardBrush){ .tool = tools[g_rand_int_range (rand, 0, G_N_ELEMENTS (tools))],
                               .terrain = (guint8) g_rand_int_range (rand, 0, PANDORIA_N_TERRAINS),
                               .symbols = (guint8) g_rand_int_range (rand, 0, 4),
                               .discount = (guint8) g_rand_int_range (rand, 0, 100),
                               .paired = g_rand_boolean (rand) };
}

static void
change (PandoriaBoardDraft *draft, GRand *rand)
{
  const PandoriaBoardBrush brush = choose_brush (rand);
  const PandoriaSpace a = (PandoriaSpace) g_rand_int_range (rand, 0, PANDORIA_N_SPACES);
  const PandoriaSpace b
      = g_rand_boolean (rand) ? a : (PandoriaSpace) g_rand_int_range (rand, 0, PANDORIA_N_SPACES);

  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0:
      pandoria_board_draft_move (draft, (PandoriaBoardMove) g_rand_int_range (rand, 0, 6), NULL);
      break;
    case 1: pandoria_board_draft_mirror (draft, g_rand_boolean (rand), NULL); break;
    case 2:
      pandoria_board_draft_set_side (draft, (PandoriaSide) g_rand_int_range (rand, 0, 2));
      break;
    case 3:
    case 4:
      {
        const PandoriaBoard *board = pandoria_board_draft_get_board (draft);

        if (board->n_ships > 0)
          pandoria_board_draft_toggle_waterway (draft, board->ships[(guint) a % board->n_ships].at,
                                                board->ships[(guint) b % board->n_ships].at, NULL);
        break;
      }
    default:
      pandoria_board_draft_paint (draft, &brush, pandoria_board_get_range (a, b), NULL);
      break;
    }
}

/* After any painting, moving and pulling, only start spaces, and parts moved off the plain, can be
 * faults. */
static void
check_possible (PandoriaBoardDraft *draft)
{
  PandoriaBoardFault faults[PANDORIA_MAX_BOARD_FAULTS];
  guint n = pandoria_board_list_faults (pandoria_board_draft_get_board (draft), faults);

  for (guint i = 0; i < n; i++)
    g_assert_true (!faults[i].refused || faults[i].code == PANDORIA_SETUP_ERROR_OUTSIDE
                   || faults[i].code == PANDORIA_SETUP_ERROR_START_MISSING
                   || faults[i].code == PANDORIA_SETUP_ERROR_START_NOT_COVERABLE);
}

static void
check_file (PandoriaBoardDraft *draft)
{
  g_autoptr (GBytes) bytes = pandoria_board_draft_get_bytes (draft), again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaBoardDraft) other = pandoria_board_draft_new_for_bytes (bytes, &error);
  g_autofree char *hash = hash_draft (draft), *read = NULL;

  g_assert_no_error (error);
  read = hash_draft (other);
  g_assert_cmpstr (read, ==, hash);
  again = pandoria_board_draft_get_bytes (other);
  g_assert_true (g_bytes_equal (again, bytes));
}

/* Moves back and forth among @hashes of earlier drawings, and returns to the present one. */
static void
walk (PandoriaBoardDraft *draft, GPtrArray *hashes, guint back)
{
  for (guint i = 0; i < back; i++)
    {
      g_autofree char *hash = NULL;

      pandoria_board_draft_undo (draft);
      hash = hash_draft (draft);
      g_assert_cmpstr (hash, ==, hashes->pdata[hashes->len - 2 - i]);
    }
  g_assert_cmpint (pandoria_board_draft_can_redo (draft), ==, back > 0);
}

static void
test_random (void)
{
  for (guint32 seed = 1; seed <= (g_test_slow () ? 20 : 3); seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (PandoriaBoardDraft) draft = pandoria_board_draft_new ("Random");
      g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (hashes, hash_draft (draft));
      for (guint i = 0; i < 150; i++)
        {
          g_autofree char *hash = NULL;

          change (draft, rand);
          check_possible (draft);
          check_file (draft);
          hash = hash_draft (draft);
          if (!g_str_equal (hash, hashes->pdata[hashes->len - 1]))
            {
              g_assert_false (pandoria_board_draft_can_redo (draft));
              g_ptr_array_add (hashes, g_steal_pointer (&hash));
            }
          else if (pandoria_board_draft_can_undo (draft) && hashes->len == 1)
            g_assert_not_reached ();
        }
      if (hashes->len < 60)
        g_error ("Only %u changes with seed %u", hashes->len, seed);
    }
}

/* Each step of the draft gives another board. Undoes all steps, redoes all, and then takes another
 * path. */
static void
test_undo (void)
{
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_draft_new ("Undo");
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);
  guint steps;

  g_ptr_array_add (hashes, hash_draft (draft));
  for (guint i = 0; i < 100; i++)
    {
      const PandoriaBoardBrush brush = choose_brush (rand);
      const PandoriaSpace at = (PandoriaSpace) g_rand_int_range (rand, 0, PANDORIA_N_SPACES);
      g_autofree char *hash = NULL;

      pandoria_board_draft_paint (draft, &brush, pandoria_spaces_one (at), NULL);
      hash = hash_draft (draft);
      if (!g_str_equal (hash, hashes->pdata[hashes->len - 1]))
        g_ptr_array_add (hashes, g_steal_pointer (&hash));
    }
  steps = hashes->len - 1;
  g_assert_cmpuint (steps, >, 50);
  walk (draft, hashes, steps);
  g_assert_false (pandoria_board_draft_can_undo (draft));
  for (guint i = 0; i < steps; i++)
    pandoria_board_draft_redo (draft);
  g_assert_false (pandoria_board_draft_can_redo (draft));
  walk (draft, hashes, 30);
  paint (draft, LAKE, "B1", "O15");
  g_assert_false (pandoria_board_draft_can_redo (draft));
  pandoria_board_draft_undo (draft);
  for (guint i = 0; i < 30; i++)
    g_ptr_array_remove_index (hashes, hashes->len - 1);
  walk (draft, hashes, hashes->len - 1);
}

static void
test_names (void)
{
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_draft_new ("First");

  pandoria_board_draft_set_name (draft, "S");
  pandoria_board_draft_set_name (draft, "Second");
  pandoria_board_draft_set_name (draft, " \n ");
  g_assert_cmpstr (pandoria_board_draft_get_name (draft), ==, "Second");
  pandoria_board_draft_undo (draft);
  g_assert_cmpstr (pandoria_board_draft_get_name (draft), ==, "First");
  g_assert_false (pandoria_board_draft_can_undo (draft));
}

/* --- files ---------------------------------------------------------------------------------- */

static const char unknown[]
    = "{\"format\":\"pandoria-board\",\"version\":1,\"id\":\"x\",\"name\":\"Mine\",\"side\":\"A\","
      "\"plain\":[\"C3-C4\","
      "\"D3-D4\"]"
      ","
      "\"lakes\":[\"C5\",\"C6\"],\"ships\":[{\"at\":\"C6\",\"x-color\":\"red\"}],\"printed\":[],"
      "\"exits\":[{\"spaces\":[\"C2\"],\"terrain\":\"city\",\"x-gate\":1}],\"start\":[\"C3\","
      "\"C4\","
      "\"D3\",\"D4\"],"
      "\"author\":{\"name\":\"me\"}}";

static void
test_unknown (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (unknown, strlen (unknown)), same = NULL,
                     other = NULL;
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_draft_new_for_bytes (bytes, NULL);
  const char *text;

  same = pandoria_board_draft_get_bytes (draft);
  g_assert_true (g_bytes_equal (same, bytes));
  paint (draft, SHIP (1), "C5", "C5");
  other = pandoria_board_draft_get_bytes (draft);
  text = g_bytes_get_data (other, NULL);
  g_assert_nonnull (strstr (text, "\"author\""));
  g_assert_nonnull (strstr (text, "\"x-color\" : \"red\""));
  g_assert_nonnull (strstr (text, "\"x-gate\" : 1"));
  g_bytes_unref (g_steal_pointer (&same));
  pandoria_board_draft_undo (draft);
  same = pandoria_board_draft_get_bytes (draft);
  g_assert_true (g_bytes_equal (same, bytes));
}

/* --- the player's own ----------------------------------------------------------------------- */

typedef struct
{
  char *home, *folder, *outside;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->home = g_build_filename (g_get_user_data_dir (), "pandoria-companion", NULL);
  place->folder = g_build_filename (place->home, "boards", NULL);
  place->outside = fixture_make_folder ();
  g_mkdir_with_parents (place->folder, 0700);
}

static void
tear_down (Place *place, gconstpointer data)
{
  fixture_remove_folder (place->outside);
  fixture_remove_folder (place->home);
  g_free (place->folder);
}

static char *
write_to (const char *folder, const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static const PandoriaBoardFile *
find_file (GPtrArray *files, const char *name)
{
  for (guint i = 0; i < files->len; i++)
    if (g_str_equal (((PandoriaBoardFile *) files->pdata[i])->name, name))
      return files->pdata[i];
  return NULL;
}

static void
test_import (Place *place, gconstpointer data)
{
  g_autofree char *from = write_to (place->outside, "any.json", unknown);
  g_autofree char *path = NULL, *again = NULL, *changed = NULL, *third = NULL;
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (PandoriaBoardDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  gboolean known;

  path = pandoria_board_store_import (from, &known, &error);
  g_assert_no_error (error);
  g_assert_false (known);
  g_assert_true (g_str_has_suffix (path, "/boards/Mine.json"));
  fixture_assert_file (path, unknown);
  again = pandoria_board_store_import (from, &known, &error);
  g_assert_true (known);
  g_assert_cmpstr (again, ==, path);

  /* A different board with that id and name gets new ones. */
  changed = g_strdup (unknown);
  strstr (changed, "\"A\"")[1] = 'B';
  g_assert_true (g_file_set_contents (from, changed, -1, NULL));
  third = pandoria_board_store_import (from, &known, &error);
  g_assert_no_error (error);
  g_assert_false (known);
  draft = pandoria_board_store_open (third, &saver, NULL);
  g_assert_cmpstr (pandoria_board_draft_get_name (draft), ==, "Mine 2");
  g_assert_cmpstr (pandoria_board_draft_get_id (draft), !=, "x");
}

static void
check_damaged (const char *path, const char *fault)
{
  g_autoptr (GError) error = NULL;
  gboolean known;

  g_assert_null (pandoria_board_store_import (path, &known, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, fault) == NULL)
    g_error ("“%s” is not in “%s”", fault, error->message);
}

static void
test_damaged (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *name, *text, *fault;
  } files[] = {
    { "a.json", "", "line 1" },
    { "b.json", "[1,2]", "line 1" },
    { "c.json", "{\"format\":\"pandoria-game\",\"version\":1}", "format" },
    { "d.json", "{\"format\":\"pandoria-board\",\"version\":9}", "version" },
    { "e.json",
      "{\"format\":\"pandoria-board\",\"version\":1,\"id\":\"a\",\"name\":\"b\",\"side\":\"A\","
      "\"plain\":[\"Z9\"]}",
      "plain[0]" },
  };
  g_autofree char *pipe = g_build_filename (place->folder, "f.json", NULL);
  g_autofree char *folder = g_build_filename (place->folder, "g.json", NULL);
  g_autofree char *good = write_to (place->folder, "h.json", unknown);
  g_autoptr (GPtrArray) listed = NULL;
  guint damaged = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = write_to (place->folder, files[i].name, files[i].text);

      check_damaged (path, files[i].fault);
    }
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  listed = pandoria_board_store_list ();
  for (guint i = 0; i < listed->len; i++)
    damaged += ((PandoriaBoardFile *) listed->pdata[i])->error != NULL;
  g_assert_cmpuint (damaged, ==, G_N_ELEMENTS (files) + 2);
  g_assert_cmpuint (listed->len, ==, damaged + 3);
  g_assert_true (find_file (listed, "Mine")->playable);
  g_assert_nonnull (find_file (listed, "a.json")->error);
  g_rmdir (folder);
}

static void
test_own (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();
  const PandoriaBoardFile *shipped = files->pdata[0];
  g_autofree char *name = g_strconcat (shipped->name, " 2", NULL),
                  *upper = g_utf8_strup (shipped->name, -1);
  g_autofree char *copy = NULL, *deleted = NULL;
  g_autoptr (PandoriaSaver) saver = NULL, second = NULL;
  g_autoptr (PandoriaBoardDraft) draft = NULL;
  g_autoptr (GBytes) bytes = NULL, restored = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (files->len, ==, 2);
  g_assert_false (shipped->own);
  g_assert_false (pandoria_board_store_is_free (upper, NULL));
  g_assert_true (pandoria_board_store_is_free (upper, shipped->path));
  copy = pandoria_board_store_duplicate (shipped->path, &error);
  g_assert_no_error (error);
  draft = pandoria_board_store_open (copy, &saver, NULL);
  g_assert_cmpstr (pandoria_board_draft_get_name (draft), ==, name);
  g_clear_object (&draft);

  /* A program that has the board open meanwhile does not overwrite it. */
  draft = pandoria_board_store_open (copy, &second, NULL);
  paint (draft, ERASE, "A0", "P15");
  bytes = pandoria_board_draft_get_bytes (draft);
  g_assert_true (pandoria_saver_write (second, bytes, NULL));
  pandoria_board_draft_undo (draft);
  paint (draft, LAKE, "B1", "B1");
  g_bytes_unref (bytes);
  bytes = pandoria_board_draft_get_bytes (draft);
  g_assert_false (pandoria_saver_write (saver, bytes, &error));
  g_assert_error (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED);

  deleted = pandoria_board_store_delete (copy, NULL);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_true (pandoria_board_store_restore (deleted, NULL));
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS));
}

static PandoriaDraftFile *
open_draft (const char *path, PandoriaBoardDraft **draft)
{
  PandoriaSaver *saver;
  g_autoptr (GError) error = NULL;

  *draft = pandoria_board_store_open (path, &saver, &error);
  g_assert_no_error (error);
  return pandoria_draft_file_new (*draft, saver);
}

static void
check_saved (PandoriaDraftFile *file, PandoriaBoardDraft *draft)
{
  g_autoptr (GBytes) bytes = pandoria_board_draft_get_bytes (draft);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_null (pandoria_draft_file_get_fault (file));
  fixture_assert_file (pandoria_draft_file_get_path (file), text);
}

static void
on_copied (PandoriaDraftFile *file, const char *name, GPtrArray *names)
{
  g_ptr_array_add (names, g_strdup (name));
}

static void
save_on_change (PandoriaBoardDraft *draft, PandoriaDraftFile *file)
{
  pandoria_draft_file_save (file);
}

/* If another program has changed the file, the draft continues in another one. */
static void
test_draft_file (Place *place, gconstpointer data)
{
  g_autofree char *path = write_to (place->folder, "mine.json", unknown);
  g_autofree char *theirs = g_strconcat (unknown, "\n", NULL);
  g_autoptr (PandoriaBoardDraft) draft = NULL;
  g_autoptr (PandoriaDraftFile) file = open_draft (path, &draft);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect (file, "copied", G_CALLBACK (on_copied), names);
  g_signal_connect (draft, "changed", G_CALLBACK (save_on_change), file);
  paint (draft, ERASE, "A0", "P15");
  g_assert_cmpstr (pandoria_draft_file_get_path (file), ==, path);
  check_saved (file, draft);

  g_assert_true (g_file_set_contents (path, theirs, -1, NULL));
  paint (draft, PLAIN, "C3", "D4");
  g_assert_cmpuint (names->len, ==, 1);
  g_assert_cmpstr (names->pdata[0], ==, "Mine 2");
  g_assert_cmpstr (pandoria_board_draft_get_name (draft), ==, "Mine 2");
  g_assert_cmpstr (pandoria_draft_file_get_path (file), !=, path);
  check_saved (file, draft);
  fixture_assert_file (path, theirs);
  paint (draft, LAKE, "C3", "C3");
  check_saved (file, draft);
  g_assert_cmpuint (names->len, ==, 1);
}

/* A file that cannot be written has the reason, until it can be written. */
static void
test_draft_unsaved (Place *place, gconstpointer data)
{
  g_autofree char *path = write_to (place->folder, "mine.json", unknown);
  g_autofree char *away = g_strconcat (place->folder, "-away", NULL);
  g_autoptr (PandoriaBoardDraft) draft = NULL;
  g_autoptr (PandoriaDraftFile) file = open_draft (path, &draft);

  g_assert_null (pandoria_draft_file_get_fault (file));
  g_assert_cmpint (g_rename (place->folder, away), ==, 0);
  g_assert_true (g_file_set_contents (place->folder, "", -1, NULL));
  paint (draft, ERASE, "A0", "P15");
  g_assert_false (pandoria_draft_file_save (file));
  g_assert_nonnull (pandoria_draft_file_get_fault (file));
  g_assert_cmpint (g_remove (place->folder), ==, 0);
  g_assert_cmpint (g_rename (away, place->folder), ==, 0);
  g_assert_true (pandoria_draft_file_save (file));
  check_saved (file, draft);
}

/* The clock is slow: a board is deleted no earlier than the last change of a game, so that it is
 * not removed for good when the clock is right again. */
static void
test_deleted_early (Place *place, gconstpointer data)
{
  const gint64 ahead = g_get_real_time () / G_USEC_PER_SEC + 40 * 24 * 3600;
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();
  const PandoriaBoardFile *shipped = files->pdata[0];
  g_autofree char *games = pandoria_folder_get_games ();
  g_autofree char *game = g_build_filename (games, "a.pandoria", NULL);
  g_autofree char *copy = NULL, *deleted = NULL, *folder = NULL, *name = NULL;

  g_mkdir_with_parents (games, 0700);
  fixture_write (game, "a game");
  fixture_set_age (game, -40 * 24);
  copy = pandoria_board_store_duplicate (shipped->path, NULL);
  deleted = pandoria_board_store_delete (copy, NULL);
  folder = g_path_get_dirname (deleted);
  name = g_path_get_basename (folder);
  g_assert_cmpint (g_ascii_strtoll (name, NULL, 10), >=, ahead - 60);
}

/* The contents identify a board: another name is the same board, another space is not. */
static void
test_seen (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaBoardDraft) draft = draw_small ();
  g_autofree char *table = g_build_filename (place->home, "confirmed-boards.json", NULL);
  g_autofree char *aside = g_build_filename (place->home, "confirmed-boards-damaged.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), NULL));
  g_assert_true (pandoria_board_seen_confirm (pandoria_board_draft_get_board (draft), &error));
  g_assert_true (pandoria_board_seen_confirm (pandoria_board_draft_get_board (draft), &error));
  g_assert_true (pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), NULL));
  pandoria_board_draft_set_name (draft, "Other");
  g_assert_true (pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), NULL));
  paint (draft, LAKE, "D6", "D6");
  g_assert_false (pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), NULL));

  g_assert_true (pandoria_board_seen_confirm (pandoria_board_draft_get_board (draft), &error));
  g_assert_true (pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), NULL));
  pandoria_board_draft_undo (draft);
  g_assert_true (pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), NULL));

  g_assert_true (g_file_set_contents (table, "{\"format\":", -1, NULL));
  /* A damaged table is reported once, and kept. */
  g_assert_false (
      pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), &error));
  g_assert_nonnull (strstr (error->message, "confirmed-boards-damaged.json"));
  g_clear_error (&error);
  fixture_assert_file (aside, "{\"format\":");
  g_assert_false (
      pandoria_board_seen_is_confirmed (pandoria_board_draft_get_board (draft), &error));
  g_assert_no_error (error);
  g_assert_true (pandoria_board_seen_confirm (pandoria_board_draft_get_board (draft), &error));
  g_assert_no_error (error);
}

#define ADD(name, function) g_test_add ("/boards/" name, Place, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/boards/brushes", test_brushes);
  g_test_add_func ("/boards/ships-go", test_ships_go);
  g_test_add_func ("/boards/refused", test_refused);
  g_test_add_func ("/boards/moves", test_moves);
  g_test_add_data_func ("/boards/mirror/sideways", GINT_TO_POINTER (FALSE), test_mirrors);
  g_test_add_data_func ("/boards/mirror/upright", GINT_TO_POINTER (TRUE), test_mirrors);
  g_test_add_func ("/boards/random", test_random);
  g_test_add_func ("/boards/undo", test_undo);
  g_test_add_func ("/boards/names", test_names);
  g_test_add_func ("/boards/unknown", test_unknown);
  ADD ("import", test_import);
  ADD ("damaged", test_damaged);
  ADD ("own", test_own);
  ADD ("draft-file", test_draft_file);
  ADD ("draft-unsaved", test_draft_unsaved);
  ADD ("deleted-early", test_deleted_early);
  ADD ("seen", test_seen);
  return fixture_run_isolated ();
}
