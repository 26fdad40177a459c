/* Checks that a board is playable (1, 3; docs/format.md, Board), and finds doubtful parts of it.
 *
 * Each rule has one finder, which reports every place that breaks it. The check stops at the first
 * fault; the list collects all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board.h"

/** Finding: collects the faults, for the check or for the list. */
typedef struct
{
  GError **error;             /* of the check */
  PandoriaBoardFault *faults; /* of the list; NULL for the check */
  guint n;
  gboolean refused; /* whether faults of the current finder refuse the board */
} Finding;

static PandoriaBoardFault *
get_fault (Finding *finding, PandoriaSetupErrorCode code, PandoriaSpace space)
{
  for (guint i = 0; i < finding->n; i++)
    if (finding->faults[i].code == code)
      return &finding->faults[i];
  g_assert (finding->n < PANDORIA_MAX_BOARD_FAULTS);
  finding->faults[finding->n]
      = (PandoriaBoardFault){ .code = code, .space = space, .refused = finding->refused };
  return &finding->faults[finding->n++];
}

/* Reports a fault at @space, or one about all @spaces, in the list @member at @index (-1: the whole
 * list). Returns: whether to report further faults. */
static gboolean
report_spaces (Finding *finding, PandoriaSetupErrorCode code, PandoriaSpace space,
               PandoriaSpaces spaces, const char *member, int index)
{
  if (finding->faults != NULL)
    {
      PandoriaBoardFault *fault = get_fault (finding, code, space);

      fault->spaces = pandoria_spaces_or (fault->spaces, spaces);
      return TRUE;
    }
  if (index >= 0)
    return pandoria_setup_error_set (finding->error, code, space, "%s[%d]", member, index);
  return pandoria_setup_error_set (finding->error, code, space, "%s", member);
}

static gboolean
report_space (Finding *finding, PandoriaSetupErrorCode code, PandoriaSpace space,
              const char *member, guint index)
{
  return report_spaces (finding, code, space, pandoria_spaces_one (space), member, (int) index);
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

/* --- what refuses a board ------------------------------------------------------------------- */

static gboolean
find_fields (Finding *finding, const PandoriaBoard *board)
{
  PandoriaSpaces both = pandoria_spaces_and (board->plain, board->lakes);
  PandoriaSpaces outside = pandoria_spaces_minus (pandoria_spaces_or (board->plain, board->lakes),
                                                  get_inner_spaces ());
  PandoriaSpace first = pandoria_spaces_first (outside);

  if (!pandoria_spaces_is_empty (both)
      && !report_spaces (finding, PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE, pandoria_spaces_first (both),
                         both, "lakes", -1))
    return FALSE;
  return pandoria_spaces_is_empty (outside)
         || report_spaces (finding, PANDORIA_SETUP_ERROR_OUTSIDE, first, outside,
                           pandoria_spaces_has (&board->lakes, first) ? "lakes" : "plain", -1);
}

static gboolean
find_printed (Finding *finding, const PandoriaBoard *board)
{
  PandoriaSpaces seen = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_printed; i++)
    {
      PandoriaSpace at = board->printed[i].at;

      if (pandoria_spaces_has (&seen, at)
          && !report_space (finding, PANDORIA_SETUP_ERROR_PRINTED_TWICE, at, "printed", i))
        return FALSE;
      if (!pandoria_spaces_has (&board->plain, at)
          && !report_space (finding, PANDORIA_SETUP_ERROR_PRINTED_NOT_PLAIN, at, "printed", i))
        return FALSE;
      pandoria_spaces_add (&seen, at);
    }
  return TRUE;
}

static gboolean
find_exits (Finding *finding, const PandoriaBoard *board)
{
  PandoriaSpaces taken = pandoria_spaces_or (board->plain, board->lakes);

  for (guint i = 0; i < board->n_exits; i++)
    {
      const PandoriaExit *exit = &board->exits[i];

      for (int j = 0; j < 2 && exit->spaces[j] >= 0; j++)
        {
          if (pandoria_spaces_has (&taken, exit->spaces[j])
              && !report_space (finding, PANDORIA_SETUP_ERROR_EXIT_TAKEN, exit->spaces[j], "exits",
                                i))
            return FALSE;
          pandoria_spaces_add (&taken, exit->spaces[j]);
        }
      if (exit->spaces[1] >= 0 && !pandoria_space_is_neighbour (exit->spaces[0], exit->spaces[1])
          && !report_spaces (finding, PANDORIA_SETUP_ERROR_EXIT_APART, exit->spaces[0],
                             pandoria_exit_spaces (exit), "exits", (int) i))
        return FALSE;
    }
  return TRUE;
}

/* Repeatedly removes ships that lead nowhere and ships that no other ship leads to. Cycles and the
 * ships between them remain. */
static guint32
get_cycle (const PandoriaBoard *board)
{
  guint32 left = board->n_ships > 0 ? G_MAXUINT32 >> (PANDORIA_MAX_SHIPS - board->n_ships) : 0;
  guint32 before;

  do
    {
      guint32 reached = 0;

      before = left;
      for (guint i = 0; i < board->n_ships; i++)
        if ((board->ships[i].next & left) == 0)
          left &= ~(1u << i);
        else if (left >> i & 1)
          reached |= board->ships[i].next;
      left &= reached;
    }
  while (left != before);
  return left;
}

static gboolean
find_ships (Finding *finding, const PandoriaBoard *board)
{
  PandoriaSpaces seen = pandoria_spaces_empty (), circle = pandoria_spaces_empty ();
  guint32 cycle = get_cycle (board);

  for (guint i = 0; i < board->n_ships; i++)
    {
      PandoriaSpace at = board->ships[i].at;

      if (!pandoria_spaces_has (&board->lakes, at)
          && !report_space (finding, PANDORIA_SETUP_ERROR_SHIP_ON_LAND, at, "ships", i))
        return FALSE;
      if (pandoria_spaces_has (&seen, at)
          && !report_space (finding, PANDORIA_SETUP_ERROR_TWO_SHIPS, at, "ships", i))
        return FALSE;
      pandoria_spaces_add (&seen, at);
      if (cycle >> i & 1)
        pandoria_spaces_add (&circle, at);
    }
  return cycle == 0
         || report_spaces (finding, PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE, PANDORIA_SPACE_NONE,
                           circle, "ships", -1);
}

/* Two dominoes cover four spaces if the first space has a partner and the other two spaces touch.
 */
static gboolean
can_be_covered (const PandoriaSpace start[PANDORIA_N_START])
{
  for (int partner = 1; partner < PANDORIA_N_START; partner++)
    {
      int a = partner == 1 ? 2 : 1;
      int b = partner == 3 ? 2 : 3;

      if (pandoria_space_is_neighbour (start[0], start[partner])
          && pandoria_space_is_neighbour (start[a], start[b]))
        return TRUE;
    }
  return FALSE;
}

gboolean
pandoria_board_is_printed (const PandoriaBoard *board, PandoriaSpace at)
{
  for (guint i = 0; i < board->n_printed; i++)
    if (board->printed[i].at == at)
      return TRUE;
  return FALSE;
}

int
pandoria_board_find_ship (const PandoriaBoard *board, PandoriaSpace at)
{
  for (guint i = 0; i < board->n_ships; i++)
    if (board->ships[i].at == at)
      return (int) i;
  return -1;
}

static gboolean
find_start_space (Finding *finding, const PandoriaBoard *board, guint index, PandoriaSpaces before)
{
  const PandoriaSpace at = board->start[index];

  if (!pandoria_spaces_has (&board->plain, at)
      && !report_space (finding, PANDORIA_SETUP_ERROR_START_NOT_PLAIN, at, "start", index))
    return FALSE;
  if (pandoria_spaces_has (&before, at)
      && !report_space (finding, PANDORIA_SETUP_ERROR_START_TWICE, at, "start", index))
    return FALSE;
  return !pandoria_board_is_printed (board, at)
         || report_space (finding, PANDORIA_SETUP_ERROR_START_PRINTED, at, "start", index);
}

static gboolean
find_start (Finding *finding, const PandoriaBoard *board)
{
  PandoriaSpaces seen = pandoria_spaces_empty ();
  gboolean missing = FALSE;

  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (board->start[i] < 0)
      missing = TRUE;
    else if (!find_start_space (finding, board, i, seen))
      return FALSE;
    else
      pandoria_spaces_add (&seen, board->start[i]);
  if (missing)
    return report_spaces (finding, PANDORIA_SETUP_ERROR_START_MISSING, PANDORIA_SPACE_NONE,
                          pandoria_spaces_empty (), "start", -1);
  return can_be_covered (board->start)
         || report_spaces (finding, PANDORIA_SETUP_ERROR_START_NOT_COVERABLE, PANDORIA_SPACE_NONE,
                           seen, "start", -1);
}

/* --- doubts --------------------------------------------------------------------------------- */

/* Tiles are placed next to others, so a part without a start space stays empty to the end. The
 * river of side B divides the plain, but each bank has start spaces (5, 15). While start spaces are
 * missing, this cannot be checked. */
static gboolean
find_unreached (Finding *finding, const PandoriaBoard *board)
{
  PandoriaSpaces start = pandoria_spaces_empty (), unreached;

  for (int i = 0; i < PANDORIA_N_START; i++)
    start = pandoria_spaces_or (start, pandoria_spaces_one (board->start[i]));
  unreached = pandoria_spaces_minus (
      board->plain,
      pandoria_spaces_flood (pandoria_spaces_and (start, board->plain), board->plain));
  return pandoria_spaces_count (start) < PANDORIA_N_START || pandoria_spaces_is_empty (unreached)
         || report_spaces (finding, PANDORIA_SETUP_ERROR_PLAIN_UNREACHED,
                           pandoria_spaces_first (unreached), unreached, "plain", -1);
}

/* A space is at the edge if a neighbour is empty or outside the field. */
static gboolean
is_at_edge (PandoriaSpaces spaces, PandoriaSpaces board)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    if (pandoria_spaces_count (pandoria_spaces_and (pandoria_space_around (space), board)) < 6)
      return TRUE;
  return FALSE;
}

static gboolean
find_stray_exits (Finding *finding, const PandoriaBoard *board)
{
  PandoriaSpaces all = pandoria_spaces_or (board->plain, board->lakes);

  for (guint i = 0; i < board->n_exits; i++)
    all = pandoria_spaces_or (all, pandoria_exit_spaces (&board->exits[i]));
  for (guint i = 0; i < board->n_exits; i++)
    {
      PandoriaSpaces exit = pandoria_exit_spaces (&board->exits[i]);
      PandoriaSpace first = board->exits[i].spaces[0];

      if (!pandoria_spaces_meet (pandoria_spaces_around (exit), board->plain))
        report_spaces (finding, PANDORIA_SETUP_ERROR_EXIT_AWAY, first, exit, "exits", (int) i);
      if (!is_at_edge (exit, all))
        report_spaces (finding, PANDORIA_SETUP_ERROR_EXIT_INSIDE, first, exit, "exits", (int) i);
    }
  return TRUE;
}

/* --- the whole ------------------------------------------------------------------------------ */

static const struct
{
  gboolean (*find) (Finding *finding, const PandoriaBoard *board);
  gboolean refused;
} finders[] = {
  { find_fields, TRUE },       { find_printed, TRUE }, { find_exits, TRUE },
  { find_ships, TRUE },        { find_start, TRUE },   { find_unreached, FALSE },
  { find_stray_exits, FALSE },
};

static gboolean
run_finders (Finding *finding, const PandoriaBoard *board)
{
  for (guint i = 0; i < G_N_ELEMENTS (finders); i++)
    {
      finding->refused = finders[i].refused;
      if ((finding->faults != NULL || finders[i].refused) && !finders[i].find (finding, board))
        return FALSE;
    }
  return TRUE;
}

gboolean
pandoria_board_check (const PandoriaBoard *board, GError **error)
{
  Finding finding = { .error = error };

  g_return_val_if_fail (board != NULL && board->n_ships <= PANDORIA_MAX_SHIPS, FALSE);
  g_return_val_if_fail (
      board->n_exits <= PANDORIA_MAX_EXITS && board->n_printed <= PANDORIA_N_SPACES, FALSE);

  return run_finders (&finding, board);
}

guint
pandoria_board_list_faults (const PandoriaBoard *board,
                            PandoriaBoardFault faults[PANDORIA_MAX_BOARD_FAULTS])
{
  Finding finding = { .faults = faults };

  g_return_val_if_fail (board != NULL && board->n_ships <= PANDORIA_MAX_SHIPS && faults != NULL, 0);
  g_return_val_if_fail (
      board->n_exits <= PANDORIA_MAX_EXITS && board->n_printed <= PANDORIA_N_SPACES, 0);

  run_finders (&finding, board);
  return finding.n;
}
