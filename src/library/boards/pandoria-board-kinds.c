/* Lists the contents of a board by kind, to compare them with the board on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-draft.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

static PandoriaSpaces
get_ships (const PandoriaBoard *board)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_ships; i++)
    pandoria_spaces_add (&spaces, board->ships[i].at);
  return spaces;
}

static PandoriaSpaces
get_exits (const PandoriaBoard *board, int n_spaces)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_exits; i++)
    for (int j = 0; j < n_spaces; j++)
      spaces = pandoria_spaces_or (spaces, pandoria_spaces_one (board->exits[i].spaces[j]));
  return spaces;
}

static PandoriaSpaces
get_printed (const PandoriaBoard *board)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_printed; i++)
    pandoria_spaces_add (&spaces, board->printed[i].at);
  return spaces;
}

static PandoriaSpaces
get_start (const PandoriaBoard *board)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < PANDORIA_N_START; i++)
    spaces = pandoria_spaces_or (spaces, pandoria_spaces_one (board->start[i]));
  return spaces;
}

PandoriaSpaces
pandoria_board_kind_get_spaces (const PandoriaBoard *board, PandoriaBoardKind kind)
{
  g_return_val_if_fail (board != NULL, pandoria_spaces_empty ());

  switch (kind)
    {
    case PANDORIA_BOARD_KIND_PLAIN: return board->plain;
    case PANDORIA_BOARD_KIND_LAKES: return board->lakes;
    case PANDORIA_BOARD_KIND_SHIPS: return get_ships (board);
    case PANDORIA_BOARD_KIND_EXITS: return get_exits (board, 2);
    case PANDORIA_BOARD_KIND_PRINTED: return get_printed (board);
    case PANDORIA_BOARD_KIND_START: return get_start (board);
    default: g_return_val_if_reached (pandoria_spaces_empty ());
    }
}

/* “B3–B11 C2–C12”: adjacent spaces of a column. */
static char *
list_columns (PandoriaSpaces spaces)
{
  GString *text = g_string_new (NULL);
  PandoriaSpace first;

  while ((first = pandoria_spaces_pop (&spaces)) >= 0)
    {
      PandoriaSpace last = first;

      while (PANDORIA_ROW (last) < 15 && pandoria_spaces_has (&spaces, (PandoriaSpace) (last + 1)))
        pandoria_spaces_remove (&spaces, ++last);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "  " : "", pandoria_space_name (first));
      if (last > first)
        g_string_append_printf (text, "–%s", pandoria_space_name (last));
    }
  return g_string_free (text, FALSE);
}

/* The first space of an exit of two spaces names the other. */
static char *
list_lines (const PandoriaBoard *board, PandoriaSpaces spaces)
{
  GString *text = g_string_new (NULL);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      g_autofree char *line = pandoria_text_board_space (board, space);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
    }
  return g_string_free (text, FALSE);
}

char *
pandoria_board_kind_describe (const PandoriaBoard *board, PandoriaBoardKind kind)
{
  PandoriaSpaces spaces = pandoria_board_kind_get_spaces (board, kind);

  if (pandoria_spaces_is_empty (spaces))
    return g_strdup (C_ ("of a kind on the board", "None"));
  if (kind == PANDORIA_BOARD_KIND_EXITS)
    return list_lines (board, get_exits (board, 1));
  if (kind == PANDORIA_BOARD_KIND_SHIPS || kind == PANDORIA_BOARD_KIND_PRINTED)
    return list_lines (board, spaces);
  return list_columns (spaces);
}
