/* Paints spaces of a board with a brush, and links downstream.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-draft.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

G_DEFINE_QUARK (pandoria_board_paint_error_quark, pandoria_board_paint_error)

static gboolean
fail_full (GError **error, const char *sentence, guint limit)
{
  g_autofree char *number = g_strdup_printf ("%u", limit);
  g_auto (GStrv) parts = g_strsplit (sentence, "%s", 2);
  g_autofree char *text = g_strjoinv (number, parts);

  g_set_error_literal (error, PANDORIA_BOARD_PAINT_ERROR, PANDORIA_BOARD_PAINT_ERROR_FULL, text);
  return FALSE;
}

/* --- taking away ---------------------------------------------------------------------------- */

/* Later ships move up, and their bits in the ways with them. */
static void
remove_ship (PandoriaBoard *board, PandoriaSpace at)
{
  int ship = pandoria_board_find_ship (board, at);
  guint32 below;

  if (ship < 0)
    return;
  below = ((guint32) 1 << ship) - 1;
  for (guint i = 0; i < board->n_ships; i++)
    board->ships[i].next = (board->ships[i].next & below) | (board->ships[i].next >> 1 & ~below);
  board->n_ships--;
  for (guint i = (guint) ship; i < board->n_ships; i++)
    board->ships[i] = board->ships[i + 1];
  memset (&board->ships[board->n_ships], 0, sizeof board->ships[0]);
}

static void
remove_printed (PandoriaBoard *board, PandoriaSpace at)
{
  guint kept = 0;

  for (guint i = 0; i < board->n_printed; i++)
    if (board->printed[i].at != at)
      board->printed[kept++] = board->printed[i];
  for (guint i = kept; i < board->n_printed; i++)
    memset (&board->printed[i], 0, sizeof board->printed[0]);
  board->n_printed = kept;
}

/* The other space of an exit of two stays. */
static void
remove_exit (PandoriaBoard *board, PandoriaSpace at)
{
  guint kept = 0;

  for (guint i = 0; i < board->n_exits; i++)
    {
      PandoriaExit exit = board->exits[i];

      if (exit.spaces[1] == at)
        exit.spaces[1] = PANDORIA_SPACE_NONE;
      if (exit.spaces[0] == at)
        {
          exit.spaces[0] = exit.spaces[1];
          exit.spaces[1] = PANDORIA_SPACE_NONE;
        }
      if (exit.spaces[0] >= 0)
        board->exits[kept++] = exit;
    }
  for (guint i = kept; i < board->n_exits; i++)
    memset (&board->exits[i], 0, sizeof board->exits[0]);
  board->n_exits = kept;
}

/* Existing start spaces precede missing ones. */
static void
remove_start (PandoriaBoard *board, PandoriaSpace at)
{
  guint kept = 0;

  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (board->start[i] != at && board->start[i] >= 0)
      board->start[kept++] = board->start[i];
  while (kept < PANDORIA_N_START)
    board->start[kept++] = PANDORIA_SPACE_NONE;
}

static gboolean
is_start (const PandoriaBoard *board, PandoriaSpace at)
{
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (board->start[i] == at)
      return TRUE;
  return FALSE;
}

static void
erase (PandoriaBoard *board, PandoriaSpace at)
{
  pandoria_spaces_remove (&board->plain, at);
  pandoria_spaces_remove (&board->lakes, at);
  remove_ship (board, at);
  remove_printed (board, at);
  remove_exit (board, at);
  remove_start (board, at);
}

/* --- brushes -------------------------------------------------------------------------------- */

static gboolean
paint_plain (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at,
             GError **error)
{
  gboolean start = is_start (board, at) && pandoria_spaces_has (&board->plain, at);

  remove_printed (board, at);
  if (start)
    return TRUE;
  erase (board, at);
  pandoria_spaces_add (&board->plain, at);
  return TRUE;
}

static gboolean
paint_lake (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at, GError **error)
{
  erase (board, at);
  pandoria_spaces_add (&board->lakes, at);
  return TRUE;
}

/* An existing ship keeps its ways. */
static gboolean
paint_ship (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at, GError **error)
{
  int ship = pandoria_board_find_ship (board, at);

  if (ship < 0)
    {
      paint_lake (board, brush, at, NULL);
      if (board->n_ships == PANDORIA_MAX_SHIPS)
        return fail_full (error, _ ("A board has at most %s ships."), PANDORIA_MAX_SHIPS);
      ship = (int) board->n_ships++;
      board->ships[ship].at = at;
    }
  board->ships[ship].discount = brush->discount;
  return TRUE;
}

/* Returns the last painted exit of one space next to @at. Together with @at, it becomes an exit of
 * two. */
static PandoriaExit *
find_partner (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at)
{
  for (guint i = board->n_exits; i > 0; i--)
    {
      PandoriaExit *exit = &board->exits[i - 1];

      if (exit->spaces[1] < 0 && exit->terrain == brush->terrain
          && pandoria_space_is_neighbour (exit->spaces[0], at))
        return exit;
    }
  return NULL;
}

static gboolean
paint_exit (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at, GError **error)
{
  PandoriaExit *partner;

  erase (board, at);
  partner = brush->paired ? find_partner (board, brush, at) : NULL;
  if (partner != NULL)
    {
      partner->spaces[1] = at;
      return TRUE;
    }
  if (board->n_exits == PANDORIA_MAX_EXITS)
    return fail_full (error, _ ("A board has at most %s exit paths."), PANDORIA_MAX_EXITS);
  board->exits[board->n_exits].spaces[0] = at;
  board->exits[board->n_exits].spaces[1] = PANDORIA_SPACE_NONE;
  board->exits[board->n_exits].terrain = brush->terrain;
  board->n_exits++;
  return TRUE;
}

static gboolean
paint_printed (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at,
               GError **error)
{
  PandoriaHex *hex;

  erase (board, at);
  pandoria_spaces_add (&board->plain, at);
  hex = &board->printed[board->n_printed++];
  hex->at = at;
  hex->terrain = brush->terrain;
  hex->symbols = brush->symbols;
  return TRUE;
}

static gboolean
paint_start (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at,
             GError **error)
{
  if (is_start (board, at))
    {
      remove_start (board, at);
      return TRUE;
    }
  paint_plain (board, brush, at, NULL);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (board->start[i] < 0)
      {
        board->start[i] = at;
        return TRUE;
      }
  return fail_full (error,
                    _ ("A board has %s start spaces. Press one of them to take it away first."),
                    PANDORIA_N_START);
}

static gboolean
paint_nothing (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at,
               GError **error)
{
  erase (board, at);
  return TRUE;
}

static const struct
{
  gboolean (*paint) (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpace at,
                     GError **error);
  gboolean anywhere; /* allowed outside the plain (1) */
} rows[] = {
  [PANDORIA_BOARD_TOOL_PLAIN] = { paint_plain, FALSE },
  [PANDORIA_BOARD_TOOL_LAKE] = { paint_lake, FALSE },
  [PANDORIA_BOARD_TOOL_SHIP] = { paint_ship, FALSE },
  [PANDORIA_BOARD_TOOL_WAY] = { NULL, FALSE },
  [PANDORIA_BOARD_TOOL_EXIT] = { paint_exit, TRUE },
  [PANDORIA_BOARD_TOOL_PRINTED] = { paint_printed, FALSE },
  [PANDORIA_BOARD_TOOL_START] = { paint_start, FALSE },
  [PANDORIA_BOARD_TOOL_ERASE] = { paint_nothing, TRUE },
};
G_STATIC_ASSERT (G_N_ELEMENTS (rows) == PANDORIA_N_BOARD_TOOLS);

/* @space: PANDORIA_SPACE_NONE for a fault of the whole board. */
static gboolean
fail_fault (GError **error, PandoriaBoardPaintError code, PandoriaSetupErrorCode fault_code,
            PandoriaSpace space)
{
  const PandoriaBoardFault fault = { fault_code, space, pandoria_spaces_one (space) };
  g_autofree char *text = pandoria_text_board_fault (&fault);

  g_set_error_literal (error, PANDORIA_BOARD_PAINT_ERROR, (int) code, text);
  return FALSE;
}

gboolean
pandoria_board_draft_paint (PandoriaBoardDraft *self, const PandoriaBoardBrush *brush,
                            PandoriaSpaces spaces, GError **error)
{
  const PandoriaSpaces inner
      = pandoria_board_get_range (PANDORIA_SPACE (1, 1), PANDORIA_SPACE (14, 15));
  PandoriaSpaces painted = spaces;
  PandoriaBoard board;
  PandoriaSpace space;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), FALSE);
  g_return_val_if_fail (brush != NULL && (guint) brush->tool < PANDORIA_N_BOARD_TOOLS, FALSE);
  g_return_val_if_fail (rows[brush->tool].paint != NULL && !pandoria_spaces_is_empty (spaces),
                        FALSE);
  g_return_val_if_fail (brush->terrain < PANDORIA_N_TERRAINS && brush->symbols <= 3, FALSE);

  if (!rows[brush->tool].anywhere)
    painted = pandoria_spaces_and (spaces, inner);
  if (pandoria_spaces_is_empty (painted))
    return fail_fault (error, PANDORIA_BOARD_PAINT_ERROR_OUTSIDE, PANDORIA_SETUP_ERROR_OUTSIDE,
                       pandoria_spaces_first (spaces));
  memcpy (&board, pandoria_board_draft_get_board (self), sizeof board);
  PANDORIA_FOREACH_SPACE (space, painted)
    if (!rows[brush->tool].paint (&board, brush, space, error))
      return FALSE;
  return pandoria_board_draft_set_board (self, &board);
}

/* --- ways ----------------------------------------------------------------------------------- */

/* Returns: whether a figure that drifts from the ship @ship can reach @to. */
static gboolean
leads_to (const PandoriaBoard *board, guint ship, guint to)
{
  guint32 reached = board->ships[ship].next, before;

  do
    {
      before = reached;
      for (guint i = 0; i < board->n_ships; i++)
        if (before >> i & 1)
          reached |= board->ships[i].next;
    }
  while (reached != before);
  return reached >> to & 1;
}

gboolean
pandoria_board_draft_toggle_waterway (PandoriaBoardDraft *self, PandoriaSpace from,
                                      PandoriaSpace to, GError **error)
{
  PandoriaBoard board;
  int upper, lower;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), FALSE);

  memcpy (&board, pandoria_board_draft_get_board (self), sizeof board);
  upper = pandoria_board_find_ship (&board, from);
  lower = pandoria_board_find_ship (&board, to);
  if (upper < 0 || lower < 0)
    {
      /* Translators: %s is the name of a space. */
      g_set_error (error, PANDORIA_BOARD_PAINT_ERROR, PANDORIA_BOARD_PAINT_ERROR_NO_SHIP,
                   _ ("There is no ship at %s."), pandoria_space_name (upper < 0 ? from : to));
      return FALSE;
    }
  if (board.ships[upper].next >> lower & 1)
    {
      board.ships[upper].next &= ~((guint32) 1 << lower);
      return pandoria_board_draft_set_board (self, &board);
    }
  board.ships[lower].next &= ~((guint32) 1 << upper);
  if (upper == lower || leads_to (&board, (guint) lower, (guint) upper))
    return fail_fault (error, PANDORIA_BOARD_PAINT_ERROR_CIRCLE,
                       PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE, PANDORIA_SPACE_NONE);
  board.ships[upper].next |= (guint32) 1 << lower;
  return pandoria_board_draft_set_board (self, &board);
}
