/* Moves or mirrors everything on a board; neighbours stay neighbours (1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-draft.h"

#include <glib/gi18n-lib.h>

#define N_COLUMNS 16
#define N_ROWS    16

static PandoriaSpaces
get_spaces (const PandoriaBoard *board)
{
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint kind = 0; kind < PANDORIA_N_BOARD_KINDS; kind++)
    all = pandoria_spaces_or (all,
                              pandoria_board_kind_get_spaces (board, (PandoriaBoardKind) kind));
  return all;
}

PandoriaSpaces
pandoria_board_get_range (PandoriaSpace a, PandoriaSpace b)
{
  PandoriaSpaces range = pandoria_spaces_empty ();

  g_return_val_if_fail (a >= 0 && a < PANDORIA_N_SPACES && b >= 0 && b < PANDORIA_N_SPACES, range);

  for (int column = MIN (PANDORIA_COLUMN (a), PANDORIA_COLUMN (b));
       column <= MAX (PANDORIA_COLUMN (a), PANDORIA_COLUMN (b)); column++)
    for (int row = MIN (PANDORIA_ROW (a), PANDORIA_ROW (b));
         row <= MAX (PANDORIA_ROW (a), PANDORIA_ROW (b)); row++)
      pandoria_spaces_add (&range, PANDORIA_SPACE (column, row));
  return range;
}

/* Returns the height of @space in half rows from the top: odd columns are half a row lower. */
static int
get_half (PandoriaSpace space)
{
  return 2 * PANDORIA_ROW (space) + (PANDORIA_COLUMN (space) & 1);
}

/* Returns: the space in @column at @half half rows, which must match; PANDORIA_SPACE_NONE outside
 * the field. */
static PandoriaSpace
get_space (int column, int half)
{
  int row = (half - (column & 1)) / 2;

  if (column < 0 || column >= N_COLUMNS || half < (column & 1) || row >= N_ROWS)
    return PANDORIA_SPACE_NONE;
  return PANDORIA_SPACE (column, row);
}

/** Frame: the columns and half rows of a board. */
typedef struct
{
  int left, right, top, bottom;
} Frame;

static Frame
measure (PandoriaSpaces spaces)
{
  Frame frame = { N_COLUMNS, -1, 2 * N_ROWS, -1 };
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      frame.left = MIN (frame.left, PANDORIA_COLUMN (space));
      frame.right = MAX (frame.right, PANDORIA_COLUMN (space));
      frame.top = MIN (frame.top, get_half (space));
      frame.bottom = MAX (frame.bottom, get_half (space));
    }
  return frame;
}

/** Map: the new place of each space of a board. */
typedef PandoriaSpace Map[PANDORIA_N_SPACES];

/* Returns: whether no space leaves the field. */
static gboolean
fits (PandoriaSpaces spaces, const PandoriaSpace *map)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    if (map[space] < 0)
      return FALSE;
  return TRUE;
}

static void
make_move (PandoriaBoardMove move, Map map)
{
  static const int columns[] = { 0, 1, 1, 0, -1, -1 }, halves[] = { -2, -1, 1, 2, 1, -1 };

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    map[space]
        = get_space (PANDORIA_COLUMN (space) + columns[move], get_half (space) + halves[move]);
}

/* If columns change between even and odd, all spaces must move half a row up or down, too. Upside
 * down, a space and its image are in one column, so the sum of their half rows must be even. */
static void
make_mirror (const Frame *frame, gboolean upright, int halves, Map map)
{
  int columns = frame->left + frame->right, sum = frame->top + frame->bottom;
  int shift = (upright ? sum : columns) & 1 ? halves : 0;

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    map[space] = upright ? get_space (PANDORIA_COLUMN (space), sum + shift - get_half (space))
                         : get_space (columns - PANDORIA_COLUMN (space), get_half (space) + shift);
}

static PandoriaSpaces
map_spaces (PandoriaSpaces spaces, const PandoriaSpace *map)
{
  PandoriaSpaces mapped = pandoria_spaces_empty ();
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    pandoria_spaces_add (&mapped, map[space]);
  return mapped;
}

static gboolean
apply_map (PandoriaBoardDraft *self, const PandoriaSpace *map)
{
  PandoriaBoard board;

  memcpy (&board, pandoria_board_draft_get_board (self), sizeof board);
  board.plain = map_spaces (board.plain, map);
  board.lakes = map_spaces (board.lakes, map);
  for (guint i = 0; i < board.n_ships; i++)
    board.ships[i].at = map[board.ships[i].at];
  for (guint i = 0; i < board.n_printed; i++)
    board.printed[i].at = map[board.printed[i].at];
  for (guint i = 0; i < board.n_exits; i++)
    for (int j = 0; j < 2; j++)
      if (board.exits[i].spaces[j] >= 0)
        board.exits[i].spaces[j] = map[board.exits[i].spaces[j]];
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (board.start[i] >= 0)
      board.start[i] = map[board.start[i]];
  return pandoria_board_draft_set_board (self, &board);
}

static gboolean
has_spaces (PandoriaSpaces spaces, GError **error)
{
  if (!pandoria_spaces_is_empty (spaces))
    return TRUE;
  g_set_error_literal (error, PANDORIA_BOARD_PAINT_ERROR, PANDORIA_BOARD_PAINT_ERROR_NOTHING,
                       _ ("There is nothing on the board yet."));
  return FALSE;
}

static gboolean
fail_off_field (GError **error)
{
  g_set_error_literal (
      error, PANDORIA_BOARD_PAINT_ERROR, PANDORIA_BOARD_PAINT_ERROR_OFF_FIELD,
      _ ("There is no room left: the board would reach beyond columns A to P and rows 0 to 15."));
  return FALSE;
}

gboolean
pandoria_board_draft_move (PandoriaBoardDraft *self, PandoriaBoardMove move, GError **error)
{
  PandoriaSpaces spaces = get_spaces (pandoria_board_draft_get_board (self));
  Map map;

  g_return_val_if_fail ((guint) move < PANDORIA_N_BOARD_MOVES, FALSE);

  if (!has_spaces (spaces, error))
    return FALSE;
  make_move (move, map);
  return fits (spaces, map) ? apply_map (self, map) : fail_off_field (error);
}

gboolean
pandoria_board_draft_mirror (PandoriaBoardDraft *self, gboolean upright, GError **error)
{
  PandoriaSpaces spaces = get_spaces (pandoria_board_draft_get_board (self));
  const Frame frame = measure (spaces);

  if (!has_spaces (spaces, error))
    return FALSE;
  for (int halves = 1; halves >= -1; halves -= 2)
    {
      Map map;

      make_mirror (&frame, upright, halves, map);
      if (fits (spaces, map))
        return apply_map (self, map);
    }
  return fail_off_field (error);
}
