/* Spaces of the board and sets of them: names, neighbours, shifting and flooding.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-spaces.h"

static PandoriaSpaces
move_up (PandoriaSpaces a)
{
  for (int i = 0; i < 4; i++)
    a.w[i] = (a.w[i] & ~PANDORIA_TOP_ROWS) >> 1;
  return a;
}

static PandoriaSpaces
move_down (PandoriaSpaces a)
{
  for (int i = 0; i < 4; i++)
    a.w[i] = (a.w[i] & ~PANDORIA_BOTTOM_ROWS) << 1;
  return a;
}

static PandoriaSpaces
move_right (PandoriaSpaces a)
{
  return (PandoriaSpaces){ { a.w[0] << 16, a.w[1] << 16 | a.w[0] >> 48, a.w[2] << 16 | a.w[1] >> 48,
                             a.w[3] << 16 | a.w[2] >> 48 } };
}

static PandoriaSpaces
move_left (PandoriaSpaces a)
{
  return (PandoriaSpaces){ { a.w[0] >> 16 | a.w[1] << 48, a.w[1] >> 16 | a.w[2] << 48,
                             a.w[2] >> 16 | a.w[3] << 48, a.w[3] >> 16 } };
}

static PandoriaSpaces
keep_columns (PandoriaSpaces a, guint64 columns)
{
  for (int i = 0; i < 4; i++)
    a.w[i] &= columns;
  return a;
}

PandoriaSpaces
pandoria_spaces_shift (PandoriaSpaces a, PandoriaDirection direction)
{
  PandoriaSpaces even, odd;

  if (direction == PANDORIA_DIRECTION_DOWN)
    return move_down (a);
  even = keep_columns (a, PANDORIA_EVEN_COLUMNS);
  odd = keep_columns (a, ~PANDORIA_EVEN_COLUMNS);
  if (direction == PANDORIA_DIRECTION_RIGHT_DOWN)
    odd = move_down (odd);
  else
    even = move_up (even);
  return move_right (pandoria_spaces_or (even, odd));
}

PandoriaSpaces
pandoria_spaces_shift_back (PandoriaSpaces a, PandoriaDirection direction)
{
  PandoriaSpaces even, odd;

  if (direction == PANDORIA_DIRECTION_DOWN)
    return move_up (a);
  a = move_left (a); /* now in the source column, whose parity decides */
  even = keep_columns (a, PANDORIA_EVEN_COLUMNS);
  odd = keep_columns (a, ~PANDORIA_EVEN_COLUMNS);
  if (direction == PANDORIA_DIRECTION_RIGHT_DOWN)
    odd = move_up (odd);
  else
    even = move_down (even);
  return pandoria_spaces_or (even, odd);
}

PandoriaSpaces
pandoria_spaces_flood (PandoriaSpaces seed, PandoriaSpaces field)
{
  PandoriaSpaces reached = pandoria_spaces_and (seed, field);

  for (;;)
    {
      PandoriaSpaces next = pandoria_spaces_or (
          reached, pandoria_spaces_and (pandoria_spaces_around (reached), field));

      if (pandoria_spaces_equal (next, reached))
        return reached;
      reached = next;
    }
}

PandoriaSpace
pandoria_spaces_nth (PandoriaSpaces a, guint n)
{
  for (int i = 0; i < 4; i++)
    {
      guint here = pandoria_count_bits (a.w[i]);

      if (n >= here)
        {
          n -= here;
          continue;
        }
      for (; n > 0; n--)
        a.w[i] &= a.w[i] - 1;
      return (PandoriaSpace) (i * 64 + __builtin_ctzll (a.w[i]));
    }
  return PANDORIA_SPACE_NONE;
}

PandoriaSpace
pandoria_space_neighbour (PandoriaSpace space, PandoriaDirection direction)
{
  static const gint8 down[PANDORIA_N_DIRECTIONS][2]
      = { { 1, 1 }, { 0, 1 }, { -1, 0 } }; /* from even, from odd columns */
  int column = PANDORIA_COLUMN (space) + (direction != PANDORIA_DIRECTION_DOWN);
  int row = PANDORIA_ROW (space) + down[direction][PANDORIA_COLUMN (space) & 1];

  g_return_val_if_fail (space >= 0 && space < PANDORIA_N_SPACES, PANDORIA_SPACE_NONE);

  return column < 16 && row >= 0 && row < 16 ? PANDORIA_SPACE (column, row) : PANDORIA_SPACE_NONE;
}

PandoriaSpaces
pandoria_space_around (PandoriaSpace space)
{
  static PandoriaSpaces around[1 + PANDORIA_N_SPACES]; /* from PANDORIA_SPACE_NONE */
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      for (PandoriaSpace i = 0; i < PANDORIA_N_SPACES; i++)
        around[1 + i] = pandoria_spaces_around (pandoria_spaces_one (i));
      g_once_init_leave (&is_filled, 1);
    }
  return around[1 + space];
}

gboolean
pandoria_space_is_neighbour (PandoriaSpace a, PandoriaSpace b)
{
  PandoriaSpaces around = pandoria_space_around (a);

  return pandoria_spaces_has (&around, b);
}

PandoriaSpace
pandoria_space_from_name (const char *name)
{
  guint row;

  if (name == NULL || name[0] < 'A' || name[0] > 'P' || !g_ascii_isdigit (name[1]))
    return PANDORIA_SPACE_NONE;
  row = (guint) (name[1] - '0');
  if (name[2] != '\0')
    {
      if (row != 1 || name[2] < '0' || name[2] > '5' || name[3] != '\0')
        return PANDORIA_SPACE_NONE;
      row = 10 + (guint) (name[2] - '0');
    }
  return PANDORIA_SPACE (name[0] - 'A', (int) row);
}

#define COLUMN(c)                                                                               \
  c "0", c "1", c "2", c "3", c "4", c "5", c "6", c "7", c "8", c "9", c "10", c "11", c "12", \
      c "13", c "14", c "15"

const char *
pandoria_space_name (PandoriaSpace space)
{
  static const char *const names[PANDORIA_N_SPACES]
      = { COLUMN ("A"), COLUMN ("B"), COLUMN ("C"), COLUMN ("D"), COLUMN ("E"), COLUMN ("F"),
          COLUMN ("G"), COLUMN ("H"), COLUMN ("I"), COLUMN ("J"), COLUMN ("K"), COLUMN ("L"),
          COLUMN ("M"), COLUMN ("N"), COLUMN ("O"), COLUMN ("P") };

  g_return_val_if_fail (space >= 0 && space < PANDORIA_N_SPACES, "?");

  return names[space];
}
