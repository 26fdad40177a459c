/* Tests the look of each space of the board, from states and highlights alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "board-fixture.h"
#include "pandoria-board-layout.h"
#include "pandoria-space-look.h"

static const PandoriaColor colors[PANDORIA_MAX_PLAYERS]
    = { PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW, 0, 0 };

typedef struct
{
  PandoriaState state;
  PandoriaHighlights highlights;
  PandoriaSpaceLook looks[PANDORIA_N_SPACES];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  board_fixture_make (&fixture->state);
  pandoria_highlights_init (&fixture->highlights);
}

static const PandoriaSpaceLook *
look_at (Fixture *fixture, const char *name)
{
  pandoria_space_looks_make (fixture->looks, &fixture->state, colors, &fixture->highlights);
  return &fixture->looks[pandoria_space_from_name (name)];
}

static void
test_ground (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (look_at (fixture, "A1")->ground.kind, ==, PANDORIA_SPACE_KIND_NOTHING);
  g_assert_cmpint (look_at (fixture, "G7")->ground.kind, ==, PANDORIA_SPACE_KIND_PLAIN);
  g_assert_cmpint (look_at (fixture, "E5")->ground.kind, ==, PANDORIA_SPACE_KIND_SHIP);
  g_assert_cmpint (look_at (fixture, "C3")->ground.kind, ==, PANDORIA_SPACE_KIND_TERRAIN);
  g_assert_cmpint (look_at (fixture, "C3")->ground.printed, ==, 1);
  g_assert_cmpint (look_at (fixture, "C3")->ground.symbols, ==, 2);
  g_assert_cmpint (look_at (fixture, "F5")->ground.terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpint (look_at (fixture, "F5")->ground.symbols, ==, 3);
  g_assert_cmpint (look_at (fixture, "F5")->ground.printed, ==, 0);
}

static void
test_exit (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (look_at (fixture, "E2")->ground.kind, ==, PANDORIA_SPACE_KIND_EXIT);
  g_assert_cmpint (look_at (fixture, "E2")->ground.fade, ==, PANDORIA_FADE_UP);
  g_assert_cmpint (look_at (fixture, "E2")->ground.stage, ==, 1);
  g_assert_cmpint (look_at (fixture, "E1")->ground.stage, ==, 2);
  g_assert_cmpint (look_at (fixture, "E1")->ground.joined, ==, PANDORIA_HEX_EDGE_BOTTOM + 1);
}

static void
test_fortress (Fixture *fixture, gconstpointer data)
{
  PandoriaSpaces exit = pandoria_spaces_or (pandoria_spaces_one (pandoria_space_from_name ("E1")),
                                            pandoria_spaces_one (pandoria_space_from_name ("E2")));

  fixture->state.open_exit[PANDORIA_TERRAIN_FOREST] = pandoria_spaces_empty ();
  fixture->state.players[1].fortress_at = exit;
  g_assert_cmpint (look_at (fixture, "E2")->ground.kind, ==, PANDORIA_SPACE_KIND_FORTRESS);
  g_assert_cmpint (look_at (fixture, "E2")->ground.owner, ==, PANDORIA_COLOR_YELLOW);
  g_assert_cmpint (look_at (fixture, "E1")->ground.kind, ==, PANDORIA_SPACE_KIND_PAVED);
}

static void
test_figures (Fixture *fixture, gconstpointer data)
{
  board_fixture_put (&fixture->state, 0, FALSE, "D4");
  board_fixture_put (&fixture->state, 1, TRUE, "E5");
  g_assert_cmpint (look_at (fixture, "D4")->n_figures, ==, 1);
  g_assert_cmpint (look_at (fixture, "D4")->color[0], ==, PANDORIA_COLOR_GREEN);
  g_assert_cmpint (look_at (fixture, "D4")->leader[0], ==, FALSE);
  g_assert_cmpint (look_at (fixture, "E5")->color[0], ==, PANDORIA_COLOR_YELLOW);
  g_assert_cmpint (look_at (fixture, "E5")->leader[0], ==, TRUE);
  g_assert_cmpint (look_at (fixture, "E5")->ground.kind, ==, PANDORIA_SPACE_KIND_SHIP);
}

static void
test_castle (Fixture *fixture, gconstpointer data)
{
  pandoria_spaces_add (&fixture->state.players[0].castle_at, pandoria_space_from_name ("D6"));
  g_assert_cmpint (look_at (fixture, "D6")->ground.kind, ==, PANDORIA_SPACE_KIND_CASTLE);
  g_assert_cmpint (look_at (fixture, "D6")->ground.owner, ==, PANDORIA_COLOR_GREEN);
}

static void
test_choices (Fixture *fixture, gconstpointer data)
{
  fixture->highlights.choices
      = pandoria_spaces_or (pandoria_spaces_one (pandoria_space_from_name ("D6")),
                            pandoria_spaces_one (pandoria_space_from_name ("D4")));
  g_assert_true (look_at (fixture, "D6")->ground.lit);
  g_assert_true (look_at (fixture, "D6")->marks & PANDORIA_MARK_CHOICE);
  g_assert_false (look_at (fixture, "D4")->ground.lit);
  g_assert_true (look_at (fixture, "D4")->marks & PANDORIA_MARK_CHOICE);
  g_assert_cmpint (look_at (fixture, "D7")->marks, ==, 0);
}

static void
test_outline (Fixture *fixture, gconstpointer data)
{
  fixture->highlights.outline
      = pandoria_spaces_or (pandoria_spaces_one (pandoria_space_from_name ("D4")),
                            pandoria_spaces_one (pandoria_space_from_name ("D5")));
  g_assert_cmpint (look_at (fixture, "D4")->outline[PANDORIA_OUTLINE_ENTRY], ==,
                   63 & ~(1 << PANDORIA_HEX_EDGE_BOTTOM));
  g_assert_cmpint (look_at (fixture, "D5")->outline[PANDORIA_OUTLINE_ENTRY], ==,
                   63 & ~(1 << PANDORIA_HEX_EDGE_TOP));
}

static void
test_joined (Fixture *fixture, gconstpointer data)
{
  PandoriaSpace d4 = pandoria_space_from_name ("D4"), d5 = pandoria_space_from_name ("D5");

  fixture->highlights.other_half[d4] = d5;
  fixture->highlights.other_half[d5] = d4;
  g_assert_cmpint (look_at (fixture, "D4")->ground.joined, ==, PANDORIA_HEX_EDGE_BOTTOM + 1);
  g_assert_cmpint (look_at (fixture, "D5")->ground.joined, ==, PANDORIA_HEX_EDGE_TOP + 1);
}

/* The forest D4 has one gap left, C5; a tile of hills there would close it. */
static void
test_preview (Fixture *fixture, gconstpointer data)
{
  static const char *const around[] = { "C4", "D3", "E4" };

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    pandoria_spaces_add (&fixture->state.terrain[PANDORIA_TERRAIN_CITY],
                         pandoria_space_from_name (around[i]));
  g_assert_false (look_at (fixture, "D4")->ground.closed);

  fixture->highlights.n_preview = 1;
  fixture->highlights.preview[0]
      = (PandoriaHex){ pandoria_space_from_name ("C5"), PANDORIA_TERRAIN_HILLS, 1 };
  g_assert_cmpint (look_at (fixture, "C5")->ground.kind, ==, PANDORIA_SPACE_KIND_TERRAIN);
  g_assert_cmpint (look_at (fixture, "C5")->ground.symbols, ==, 1);
  g_assert_true (look_at (fixture, "C5")->marks & PANDORIA_MARK_PREVIEW);
  g_assert_true (look_at (fixture, "D4")->marks & PANDORIA_MARK_CLOSING);
  g_assert_false (look_at (fixture, "F4")->marks & PANDORIA_MARK_CLOSING);
}

/* An act that moves a figure is marked at the new place of the figure, not at the old one. */
static void
test_diff (Fixture *fixture, gconstpointer data)
{
  PandoriaState before = fixture->state;

  g_assert_true (pandoria_spaces_is_empty (pandoria_space_looks_diff (&before, &fixture->state)));
  board_fixture_put (&before, 0, FALSE, "D5");
  board_fixture_put (&fixture->state, 0, FALSE, "F4");
  g_assert_true (pandoria_spaces_equal (pandoria_space_looks_diff (&before, &fixture->state),
                                        pandoria_spaces_one (pandoria_space_from_name ("F4"))));
}

/* Looks are compared as bytes: the same state must give the same bytes regardless of earlier
 * contents of the memory. */
static void
test_bytes (Fixture *fixture, gconstpointer data)
{
  PandoriaSpaceLook other[PANDORIA_N_SPACES];

  memset (other, 0xa5, sizeof other);
  look_at (fixture, "D4");
  pandoria_space_looks_make (other, &fixture->state, colors, &fixture->highlights);
  g_assert_cmpmem (other, sizeof other, fixture->looks, sizeof fixture->looks);
}

#define ADD(name, test) g_test_add ("/board-look/" name, Fixture, NULL, set_up, test, NULL)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("ground", test_ground);
  ADD ("exit", test_exit);
  ADD ("fortress", test_fortress);
  ADD ("figures", test_figures);
  ADD ("castle", test_castle);
  ADD ("choices", test_choices);
  ADD ("outline", test_outline);
  ADD ("joined", test_joined);
  ADD ("preview", test_preview);
  ADD ("diff", test_diff);
  ADD ("bytes", test_bytes);
  return g_test_run ();
}
