/* Spaces of the board and sets of them: the geometry of section 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * PandoriaSpace: one hex, as column × 16 + row. Its numbers are therefore in the order of
 * docs/format.md, State (by column, then row). Columns and rows are 0…15.
 */
typedef gint16 PandoriaSpace;
#define PANDORIA_N_SPACES        256
#define PANDORIA_SPACE_NONE      ((PandoriaSpace) -1)
#define PANDORIA_SPACE(col, row) ((PandoriaSpace) ((col) *16 + (row)))
#define PANDORIA_COLUMN(space)   ((space) >> 4)
#define PANDORIA_ROW(space)      ((space) &15)

/** PandoriaSpaces: a set of spaces; four columns of 16 rows in each word. */
typedef struct
{
  guint64 w[4];
} PandoriaSpaces;

/* Each word holds four columns of 16 rows; an even word index starts with an even column. */
#define PANDORIA_EVEN_COLUMNS G_GUINT64_CONSTANT (0x0000ffff0000ffff)
#define PANDORIA_TOP_ROWS     G_GUINT64_CONSTANT (0x0001000100010001)
#define PANDORIA_BOTTOM_ROWS  G_GUINT64_CONSTANT (0x8000800080008000)

/** PandoriaDirection: from a space to the neighbour below, to the lower right, to the upper right.
 */
typedef enum
{
  PANDORIA_DIRECTION_DOWN,
  PANDORIA_DIRECTION_RIGHT_DOWN,
  PANDORIA_DIRECTION_RIGHT_UP,
} PandoriaDirection;
#define PANDORIA_N_DIRECTIONS 3

/** Returns: the space with the name @name ("G6"), or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_space_from_name (const char *name);

/** Returns: (transfer none): the name of @space ("G6"), 0 ≤ @space < 256. */
const char *pandoria_space_name (PandoriaSpace space);

/** Returns: the neighbour of @space in @direction, or PANDORIA_SPACE_NONE beyond the edge. */
PandoriaSpace pandoria_space_neighbour (PandoriaSpace space, PandoriaDirection direction);

/** Returns: whether @a and @b touch (1). */
gboolean pandoria_space_is_neighbour (PandoriaSpace a, PandoriaSpace b);

static inline PandoriaSpaces
pandoria_spaces_empty (void)
{
  return (PandoriaSpaces){ { 0, 0, 0, 0 } };
}

static inline gboolean
pandoria_spaces_has (const PandoriaSpaces *set, PandoriaSpace space)
{
  return space >= 0 && (set->w[space >> 6] >> (space & 63) & 1);
}

static inline void
pandoria_spaces_add (PandoriaSpaces *set, PandoriaSpace space)
{
  set->w[space >> 6] |= G_GUINT64_CONSTANT (1) << (space & 63);
}

static inline void
pandoria_spaces_remove (PandoriaSpaces *set, PandoriaSpace space)
{
  set->w[space >> 6] &= ~(G_GUINT64_CONSTANT (1) << (space & 63));
}

static inline PandoriaSpaces
pandoria_spaces_one (PandoriaSpace space)
{
  PandoriaSpaces set = pandoria_spaces_empty ();

  if (space >= 0)
    pandoria_spaces_add (&set, space);
  return set;
}

static inline PandoriaSpaces
pandoria_spaces_or (PandoriaSpaces a, PandoriaSpaces b)
{
  return (PandoriaSpaces){ { a.w[0] | b.w[0], a.w[1] | b.w[1], a.w[2] | b.w[2], a.w[3] | b.w[3] } };
}

static inline PandoriaSpaces
pandoria_spaces_and (PandoriaSpaces a, PandoriaSpaces b)
{
  return (PandoriaSpaces){ { a.w[0] & b.w[0], a.w[1] & b.w[1], a.w[2] & b.w[2], a.w[3] & b.w[3] } };
}

/** Returns: the spaces of @a that are not in @b. */
static inline PandoriaSpaces
pandoria_spaces_minus (PandoriaSpaces a, PandoriaSpaces b)
{
  return (
      PandoriaSpaces){ { a.w[0] & ~b.w[0], a.w[1] & ~b.w[1], a.w[2] & ~b.w[2], a.w[3] & ~b.w[3] } };
}

static inline gboolean
pandoria_spaces_is_empty (PandoriaSpaces a)
{
  return (a.w[0] | a.w[1] | a.w[2] | a.w[3]) == 0;
}

static inline gboolean
pandoria_spaces_equal (PandoriaSpaces a, PandoriaSpaces b)
{
  return ((a.w[0] ^ b.w[0]) | (a.w[1] ^ b.w[1]) | (a.w[2] ^ b.w[2]) | (a.w[3] ^ b.w[3])) == 0;
}

static inline gboolean
pandoria_spaces_meet (PandoriaSpaces a, PandoriaSpaces b)
{
  return !pandoria_spaces_is_empty (pandoria_spaces_and (a, b));
}

/* Adds pairs of bits, then fours, then bytes. GCC's builtin may call a function, as not every
 * processor can do it. */
static inline guint
pandoria_count_bits (guint64 word)
{
  word -= word >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  word = (word & G_GUINT64_CONSTANT (0x3333333333333333))
         + (word >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  word = (word + (word >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (word * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

/** Returns: how many spaces @a has. */
static inline guint
pandoria_spaces_count (PandoriaSpaces a)
{
  guint count = 0;

  for (int i = 0; i < 4; i++)
    count += a.w[i] != 0 ? pandoria_count_bits (a.w[i]) : 0;
  return count;
}

/** Returns: the first space of @a by column, then row, or PANDORIA_SPACE_NONE. */
static inline PandoriaSpace
pandoria_spaces_first (PandoriaSpaces a)
{
  for (int i = 0; i < 4; i++)
    if (a.w[i] != 0)
      return (PandoriaSpace) (i * 64 + __builtin_ctzll (a.w[i]));
  return PANDORIA_SPACE_NONE;
}

/** Takes the first space out of @a. Returns: it, or PANDORIA_SPACE_NONE. */
static inline PandoriaSpace
pandoria_spaces_pop (PandoriaSpaces *a)
{
  PandoriaSpace first = pandoria_spaces_first (*a);

  if (first >= 0)
    a->w[first >> 6] &= a->w[first >> 6] - 1;
  return first;
}

/** Returns: the space number @n (from 0) of @a in order, or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_spaces_nth (PandoriaSpaces a, guint n);

/** Returns: all spaces of @a moved one step in @direction, without those that leave the 16 × 16
 * field. */
PandoriaSpaces pandoria_spaces_shift (PandoriaSpaces a, PandoriaDirection direction);

/** Returns: all spaces from which one step in @direction leads into @a. */
PandoriaSpaces pandoria_spaces_shift_back (PandoriaSpaces a, PandoriaDirection direction);

/** Returns: all spaces that touch a space of @a, including touching spaces of @a. */
static inline PandoriaSpaces
pandoria_spaces_around (PandoriaSpaces a)
{
  PandoriaSpaces around;
  guint64 sides[6] = {
    0
  }; /* the bits for the columns on both sides; nothing beyond the first and the last word */

  for (int i = 0; i < 4; i++)
    {
      guint64 up = (a.w[i] & ~PANDORIA_TOP_ROWS) >> 1, down = (a.w[i] & ~PANDORIA_BOTTOM_ROWS) << 1;

      sides[i + 1] = a.w[i] | (up & PANDORIA_EVEN_COLUMNS) | (down & ~PANDORIA_EVEN_COLUMNS);
      around.w[i] = up | down | sides[i + 1] << 16 | sides[i + 1] >> 16;
    }
  for (int i = 0; i < 4; i++)
    around.w[i] |= sides[i] >> 48 | sides[i + 2] << 48;
  return around;
}

/** Sets the number of @at to @n in @bits, which has a number of @n_bits bits for each space. */
static inline void
pandoria_spaces_set_number (PandoriaSpaces *bits, guint n_bits, PandoriaSpace at, guint n)
{
  for (guint bit = 0; bit < n_bits; bit++)
    if (n >> bit & 1)
      pandoria_spaces_add (&bits[bit], at);
    else
      pandoria_spaces_remove (&bits[bit], at);
}

/** Returns: the neighbours of @space (1); none of PANDORIA_SPACE_NONE. */
PandoriaSpaces pandoria_space_around (PandoriaSpace space);

/** Returns: all spaces in @field that neighbours in @field connect to @seed. */
PandoriaSpaces pandoria_spaces_flood (PandoriaSpaces seed, PandoriaSpaces field);

/** Runs the following statement for every space of @set, in order, with the PandoriaSpace variable
 * @var. */
#define PANDORIA_FOREACH_SPACE(var, set) \
  for (PandoriaSpaces var##_rest = (set); ((var) = pandoria_spaces_pop (&var##_rest)) >= 0;)
