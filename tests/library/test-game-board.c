/* Tests corrections of a running game's board: replaying, conflicts, and updating the stored board
 * on request.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "edited-setup.h"
#include "pandoria-board-draft.h"
#include "stored-game.h"
#include "session-fixture.h"

/* --- helpers -------------------------------------------------------------------------------- */

static void
paint (PandoriaBoardDraft *draft, PandoriaBoardBrush brush, PandoriaSpaces spaces)
{
  g_autoptr (GError) error = NULL;

  pandoria_board_draft_paint (draft, &brush, spaces, &error);
  g_assert_no_error (error);
}

static PandoriaBoardDraft *
open_board (PandoriaGame *game)
{
  g_autoptr (GError) error = NULL;
  PandoriaBoardDraft *draft = pandoria_game_board_open (pandoria_game_get_record (game), &error);

  g_assert_no_error (error);
  g_assert_true (pandoria_game_board_is_same (pandoria_game_get_record (game), draft));
  return draft;
}

static PandoriaAmend *
amend (PandoriaGame *game, PandoriaBoardDraft *draft)
{
  g_autoptr (PandoriaBoardDraft) board = pandoria_game_board_finish (draft, NULL, FALSE);
  g_autoptr (GBytes) bytes = pandoria_board_draft_get_bytes (board);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_on_board (pandoria_game_get_record (game), bytes, &error);
  PandoriaAmend *self = pandoria_amend_new (game);

  g_assert_no_error (error);
  pandoria_amend_set_setup (self, record, edited_setup_same_seats, &error);
  g_assert_no_error (error);
  return self;
}

static PandoriaSpaces
get_exit_spaces (const PandoriaExit *path)
{
  PandoriaSpaces spaces = pandoria_spaces_one (path->spaces[0]);

  return path->spaces[1] >= 0 ? pandoria_spaces_or (spaces, pandoria_spaces_one (path->spaces[1]))
                              : spaces;
}

static PandoriaAmend *
amend_exit (PandoriaGame *game, guint index, guint8 terrain)
{
  g_autoptr (PandoriaBoardDraft) draft = open_board (game);
  const PandoriaExit path = pandoria_board_draft_get_board (draft)->exits[index];

  if (path.terrain == terrain)
    return NULL;
  paint (draft,
         (PandoriaBoardBrush){
             .tool = PANDORIA_BOARD_TOOL_EXIT, .terrain = terrain, .paired = path.spaces[1] >= 0 },
         get_exit_spaces (&path));
  return amend (game, draft);
}

/* Returns: whether @other has different points, so that a scoring has changed. */
static gboolean
has_other_points (const PandoriaState *state, const PandoriaState *other)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    if (state->players[seat].counters[PANDORIA_COUNTER_POINTS]
        != other->players[seat].counters[PANDORIA_COUNTER_POINTS])
      return TRUE;
  return FALSE;
}

/* Returns: whether the correction of that exit fits and changes a scoring. The game is then
 * corrected. */
static gboolean
try_exit (PandoriaGame *game, guint index, guint8 terrain)
{
  g_autofree PandoriaState *before
      = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));
  g_autoptr (PandoriaAmend) self = amend_exit (game, index, terrain);
  g_autoptr (PandoriaGame) branch = NULL;

  if (self == NULL || !pandoria_amend_can_accept (self))
    return FALSE;
  branch = pandoria_amend_branch (self, pandoria_amend_get_n_acts (self));
  if (!has_other_points (before, pandoria_game_get_state (branch)))
    return FALSE;
  pandoria_amend_accept (self);
  return TRUE;
}

static gboolean
find_exit (PandoriaGame *game)
{
  const guint n = pandoria_record_get_setup (pandoria_game_get_record (game))->board.n_exits;

  for (guint index = 0; index < n; index++)
    for (guint8 terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
      if (try_exit (game, index, terrain))
        return TRUE;
  return FALSE;
}

/* --- tests ---------------------------------------------------------------------------------- */

/* One exit in a game of 30 turns: a region is scored, all in one step. The game then shows that it
 * has its own board. */
static void
test_exit (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("after-30-turns");
  g_autofree char *before = fixture_get_text (game), *name = NULL;

  g_assert_true (find_exit (game));
  name = pandoria_record_get_board_name (pandoria_game_get_record (game));
  g_assert_true (g_str_has_suffix (name, " (this game only)"));
  g_assert_cmpuint (stored_game_count_turns (game), ==, 30);
  edited_setup_assert_one_step_called (game, before, "Correction of the board");
}

/* Opening a board and applying it without changes changes nothing. */
static void
test_nothing (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("after-30-turns");
  g_autoptr (PandoriaBoardDraft) draft = open_board (game);
  g_autoptr (GBytes) bytes = pandoria_board_draft_get_bytes (draft);
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_on_board (pandoria_game_get_record (game), bytes, NULL);
  g_autoptr (PandoriaAmend) self = pandoria_amend_new (game);

  g_assert_true (pandoria_amend_set_setup (self, record, edited_setup_same_seats, NULL));
  g_assert_false (pandoria_amend_is_changed (self));
}

/* Removes the plain below a tile: conflicts are listed, and kept as unfit acts or dropped. */
static void
check_conflict (gboolean drops)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (PandoriaBoardDraft) draft = open_board (game);
  g_autofree char *before = fixture_get_text (game);
  const PandoriaSpace at
      = pandoria_record_get_action (pandoria_game_get_record (game), 0)->hexes[0].at;
  g_autoptr (PandoriaAmend) self = NULL;

  paint (draft, (PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_ERASE },
         pandoria_spaces_one (at));
  self = amend (game, draft);
  g_assert_cmpuint (edited_setup_count_conflicts (self), >, 0);
  fixture_assert_text (game, before); /* until it is accepted */
  if (drops)
    pandoria_amend_drop_conflicts (self);
  pandoria_amend_accept (self);
  g_assert_true ((pandoria_game_get_n_unfit (game) == 0) == drops);
  edited_setup_assert_one_step_called (game, before, "Correction of the board");
}

static void
test_kept (void)
{
  check_conflict (FALSE);
}

static void
test_dropped (void)
{
  check_conflict (TRUE);
}

/* A board on which no game can be played is refused, with the reason. */
static void
test_refused (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (PandoriaBoardDraft) draft = open_board (game);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const PandoriaSpace start = pandoria_board_draft_get_board (draft)->start[0];

  paint (draft, (PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_ERASE },
         pandoria_spaces_one (start));
  bytes = pandoria_board_draft_get_bytes (draft);
  g_assert_null (pandoria_record_new_on_board (pandoria_game_get_record (game), bytes, &error));
  g_assert_nonnull (error);
}

/* Returns: (transfer full): the saver for the board of @game, which is now also one of the user's
 * boards. */
static PandoriaSaver *
store_board (PandoriaGame *game)
{
  g_autoptr (PandoriaBoardDraft) draft = open_board (game);
  g_autofree char *path = NULL;

  g_assert_null (pandoria_game_board_find_stored (pandoria_game_get_record (game)));
  path = pandoria_board_store_add (draft, NULL);
  g_assert_nonnull (path);
  return pandoria_game_board_find_stored (pandoria_game_get_record (game));
}

static void
draw_more (PandoriaBoardDraft *draft)
{
  paint (draft, (PandoriaBoardBrush){ .tool = PANDORIA_BOARD_TOOL_LAKE },
         pandoria_spaces_one (pandoria_space_from_name ("M9")));
}

/* The stored board changes only on request, and stays the same board. It is not overwritten after
 * another program changed it. */
static void
test_stored (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (PandoriaSaver) stored = store_board (game), late = NULL;
  g_autoptr (PandoriaBoardDraft) draft = open_board (game), alone = NULL, both = NULL;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (stored);
  late = pandoria_game_board_find_stored (pandoria_game_get_record (game));
  before = fixture_read (pandoria_saver_get_path (stored));
  draw_more (draft);
  alone = pandoria_game_board_finish (draft, stored, FALSE);
  g_assert_cmpstr (pandoria_board_draft_get_id (alone), !=, pandoria_board_draft_get_id (draft));
  both = pandoria_game_board_finish (draft, stored, TRUE);
  g_assert_true (both == draft);
  fixture_assert_file (pandoria_saver_get_path (stored), before);
  g_assert_true (pandoria_game_board_store (both, stored, &error));
  g_assert_no_error (error);
  after = fixture_read (pandoria_saver_get_path (stored));
  g_assert_nonnull (strstr (after, "M9"));
  pandoria_board_draft_undo (draft); /* the file already has this board, which is no error */
  g_assert_false (pandoria_game_board_store (both, late, &error));
  g_assert_error (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED);
  g_assert_null (pandoria_game_board_find_stored (
      pandoria_game_get_record (game))); /* the stored board differs now */
}

/* Without a stored board, it becomes another of the user's boards, under an unused name. */
static void
test_added (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("after-30-turns");
  g_autoptr (PandoriaBoardDraft) draft = open_board (game), board = NULL;
  g_autoptr (GPtrArray) before = pandoria_board_store_list (), after = NULL;

  draw_more (draft);
  board = pandoria_game_board_finish (draft, NULL, TRUE);
  g_assert_cmpstr (pandoria_board_draft_get_id (board), !=, pandoria_board_draft_get_id (draft));
  g_assert_cmpstr (pandoria_board_draft_get_name (board), !=,
                   pandoria_board_draft_get_name (draft));
  g_assert_true (pandoria_game_board_store (board, NULL, NULL));
  after = pandoria_board_store_list ();
  g_assert_cmpuint (after->len, ==, before->len + 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-board/exit", test_exit);
  g_test_add_func ("/game-board/nothing", test_nothing);
  g_test_add_func ("/game-board/kept", test_kept);
  g_test_add_func ("/game-board/dropped", test_dropped);
  g_test_add_func ("/game-board/refused", test_refused);
  g_test_add_func ("/game-board/stored", test_stored);
  g_test_add_func ("/game-board/added", test_added);
  return fixture_run_isolated ();
}
