/* What a board must fulfil before a game can be played on it (1, 3, record.md).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board.h"

#include "pandoria-setup-error.h"

/* Columns A and P and row 0 lie outside the plain (1). */
static PandoriaSpaces
get_inner_spaces (void)
{
  PandoriaSpaces inner = pandoria_spaces_empty ();

  for (int column = 1; column < 15; column++)
    for (int row = 1; row < 16; row++)
      pandoria_spaces_add (&inner, PANDORIA_SPACE (column, row));
  return inner;
}

static gboolean
check_fields (const PandoriaBoard *board, GError **error)
{
  PandoriaSpaces both = pandoria_spaces_and (board->plain, board->lakes);
  PandoriaSpaces outside = pandoria_spaces_minus (pandoria_spaces_or (board->plain, board->lakes), get_inner_spaces ());

  if (!pandoria_spaces_is_empty (both))
    return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE, pandoria_spaces_first (both), "lakes");
  if (!pandoria_spaces_is_empty (outside))
    return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_OUTSIDE, pandoria_spaces_first (outside), "%s",
                                     pandoria_spaces_has (&board->lakes, pandoria_spaces_first (outside)) ? "lakes"
                                                                                                          : "plain");
  return TRUE;
}

static gboolean
check_printed (const PandoriaBoard *board, GError **error)
{
  PandoriaSpaces seen = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_printed; i++)
    {
      PandoriaSpace at = board->printed[i].at;

      if (pandoria_spaces_has (&seen, at))
        return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_PRINTED_TWICE, at, "printed[%u]", i);
      if (!pandoria_spaces_has (&board->plain, at))
        return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_PRINTED_NOT_PLAIN, at, "printed[%u]", i);
      pandoria_spaces_add (&seen, at);
    }
  return TRUE;
}

static gboolean
check_exits (const PandoriaBoard *board, GError **error)
{
  PandoriaSpaces taken = pandoria_spaces_or (board->plain, board->lakes);

  for (guint i = 0; i < board->n_exits; i++)
    {
      const PandoriaExit *exit = &board->exits[i];

      for (int j = 0; j < 2 && exit->spaces[j] >= 0; j++)
        {
          if (pandoria_spaces_has (&taken, exit->spaces[j]))
            return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_EXIT_TAKEN, exit->spaces[j], "exits[%u]", i);
          pandoria_spaces_add (&taken, exit->spaces[j]);
        }
      if (exit->spaces[1] >= 0 && !pandoria_space_is_neighbour (exit->spaces[0], exit->spaces[1]))
        return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_EXIT_APART, exit->spaces[0], "exits[%u]", i);
    }
  return TRUE;
}

/* Takes away ships that lead nowhere (any more) until none is left; what remains is a cycle. */
static gboolean
has_cycle (const PandoriaBoard *board)
{
  guint32 left = 0;
  guint32 before;

  for (guint i = 0; i < board->n_ships; i++)
    left |= 1u << i;
  do
    {
      before = left;
      for (guint i = 0; i < board->n_ships; i++)
        if ((board->ships[i].next & left) == 0)
          left &= ~(1u << i);
    }
  while (left != before);
  return left != 0;
}

static gboolean
check_ships (const PandoriaBoard *board, GError **error)
{
  PandoriaSpaces seen = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_ships; i++)
    {
      PandoriaSpace at = board->ships[i].at;

      if (!pandoria_spaces_has (&board->lakes, at))
        return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_SHIP_ON_LAND, at, "ships[%u]", i);
      if (pandoria_spaces_has (&seen, at))
        return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_TWO_SHIPS, at, "ships[%u]", i);
      pandoria_spaces_add (&seen, at);
    }
  if (has_cycle (board))
    return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE, PANDORIA_SPACE_NONE, "ships");
  return TRUE;
}

/* Two dominoes cover four spaces when the first has a partner and the other two touch. */
static gboolean
can_be_covered (const PandoriaSpace start[PANDORIA_N_START])
{
  for (int partner = 1; partner < PANDORIA_N_START; partner++)
    {
      int a = partner == 1 ? 2 : 1;
      int b = partner == 3 ? 2 : 3;

      if (pandoria_space_is_neighbour (start[0], start[partner]) && pandoria_space_is_neighbour (start[a], start[b]))
        return TRUE;
    }
  return FALSE;
}

static gboolean
check_start (const PandoriaBoard *board, GError **error)
{
  PandoriaSpaces seen = pandoria_spaces_empty ();

  for (int i = 0; i < PANDORIA_N_START; i++)
    {
      PandoriaSpace at = board->start[i];

      if (!pandoria_spaces_has (&board->plain, at))
        return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_START_NOT_PLAIN, at, "start[%d]", i);
      if (pandoria_spaces_has (&seen, at))
        return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_START_TWICE, at, "start[%d]", i);
      for (guint j = 0; j < board->n_printed; j++)
        if (board->printed[j].at == at)
          return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_START_PRINTED, at, "start[%d]", i);
      pandoria_spaces_add (&seen, at);
    }
  if (!can_be_covered (board->start))
    return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_START_NOT_COVERABLE, PANDORIA_SPACE_NONE, "start");
  return TRUE;
}

gboolean
pandoria_board_check (const PandoriaBoard *board, GError **error)
{
  g_return_val_if_fail (board != NULL && board->n_ships <= PANDORIA_MAX_SHIPS, FALSE);
  g_return_val_if_fail (board->n_exits <= PANDORIA_MAX_EXITS && board->n_printed <= PANDORIA_N_SPACES, FALSE);

  return check_fields (board, error) && check_printed (board, error) && check_exits (board, error)
         && check_ships (board, error) && check_start (board, error);
}
