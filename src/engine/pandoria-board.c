/* What a board must fulfil before a game can be played on it (1, 3, record.md).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board.h"

#include "pandoria-error.h"

static gboolean
fail (GError **error, const char *format, PandoriaSpace at)
{
  g_autofree char *where = at < 0 ? g_strdup ("the board") : g_strdup (pandoria_space_name (at));

  g_set_error (error, PANDORIA_SETUP_ERROR, 0, "%s %s", where, format);
  return FALSE;
}

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
    return fail (error, "is both plain and lake", pandoria_spaces_first (both));
  if (!pandoria_spaces_is_empty (outside))
    return fail (error, "lies outside the plain: columns A and P and row 0 hold only exits",
                 pandoria_spaces_first (outside));
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
        return fail (error, "is printed twice", at);
      if (!pandoria_spaces_has (&board->plain, at))
        return fail (error, "is printed and not plain", at);
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
            return fail (error, "is an exit and something else, too", exit->spaces[j]);
          pandoria_spaces_add (&taken, exit->spaces[j]);
        }
      if (exit->spaces[1] >= 0 && !pandoria_space_is_neighbour (exit->spaces[0], exit->spaces[1]))
        return fail (error, "and the other space of its exit do not touch", exit->spaces[0]);
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
        return fail (error, "has a ship and is no lake", at);
      if (pandoria_spaces_has (&seen, at))
        return fail (error, "has two ships", at);
      pandoria_spaces_add (&seen, at);
    }
  if (has_cycle (board))
    return fail (error, "has ships that drift in a circle", PANDORIA_SPACE_NONE);
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
        return fail (error, "is a start space and not plain", at);
      if (pandoria_spaces_has (&seen, at))
        return fail (error, "is a start space twice", at);
      for (guint j = 0; j < board->n_printed; j++)
        if (board->printed[j].at == at)
          return fail (error, "is a start space and printed", at);
      pandoria_spaces_add (&seen, at);
    }
  if (!can_be_covered (board->start))
    return fail (error, "has start spaces that two double tiles cannot cover", PANDORIA_SPACE_NONE);
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
