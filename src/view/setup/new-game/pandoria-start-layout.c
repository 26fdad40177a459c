/* PandoriaStartLayout: the chosen pieces on the board at the start (5, 16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <string.h>

#include "pandoria-start-layout.h"

#define N_COVERINGS 3

/* The three ways to divide four spaces into two pairs. */
static const guint8 coverings[N_COVERINGS][PANDORIA_N_START]
    = { { 0, 1, 2, 3 }, { 0, 2, 1, 3 }, { 0, 3, 1, 2 } };

static gboolean
is_neighbour (const PandoriaStartLayout *self, guint a, guint b)
{
  return pandoria_space_is_neighbour (self->hexes[a].at, self->hexes[b].at);
}

static gboolean
is_covering (const PandoriaStartLayout *self, guint way)
{
  const guint8 *pairs = coverings[way];

  return self->has_board && is_neighbour (self, pairs[0], pairs[1])
         && is_neighbour (self, pairs[2], pairs[3]);
}

/* Returns: the way with a tile on @a and @b. */
static guint
find_way (guint a, guint b)
{
  guint with_first = MAX (a, b);

  if (MIN (a, b) > 0) /* the other tile has the first space; the sum of all is 0 + 1 + 2 + 3 */
    with_first = 6 - a - b;
  return with_first - 1;
}

static void
set_way (PandoriaStartLayout *self, guint way)
{
  memcpy (self->order, coverings[way], sizeof self->order);
}

/* Returns: the first possible way from @from on, wrapping around; @from itself if there is none. */
static guint
find_covering (const PandoriaStartLayout *self, guint from)
{
  for (guint i = 0; i < N_COVERINGS; i++)
    if (is_covering (self, (from + i) % N_COVERINGS))
      return (from + i) % N_COVERINGS;
  return from % N_COVERINGS;
}

guint
pandoria_start_layout_get_partner (const PandoriaStartLayout *self, guint slot)
{
  g_return_val_if_fail (slot < PANDORIA_N_START, PANDORIA_N_START_SLOTS);

  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (self->order[i] == slot)
      return self->order[i ^ 1];
  return PANDORIA_N_START_SLOTS;
}

guint
pandoria_start_layout_count_ways (const PandoriaStartLayout *self)
{
  guint n = 0;

  for (guint way = 0; way < N_COVERINGS; way++)
    n += is_covering (self, way) ? 1 : 0;
  return n;
}

gboolean
pandoria_start_layout_can_join (const PandoriaStartLayout *self, guint a, guint b)
{
  if (a == b || a >= PANDORIA_N_START || b >= PANDORIA_N_START)
    return FALSE;
  return is_covering (self, find_way (a, b));
}

void
pandoria_start_layout_join (PandoriaStartLayout *self, guint a, guint b)
{
  g_return_if_fail (pandoria_start_layout_can_join (self, a, b));
  set_way (self, find_way (a, b));
}

void
pandoria_start_layout_turn (PandoriaStartLayout *self)
{
  set_way (self, find_covering (self, find_way (self->order[0], self->order[1]) + 1));
}

static guint
count_slots (const PandoriaStartLayout *self)
{
  return self->printed ? PANDORIA_N_START_SLOTS : PANDORIA_N_START;
}

void
pandoria_start_layout_init (PandoriaStartLayout *self)
{
  memset (self, 0, sizeof *self);
  for (guint i = 0; i < PANDORIA_N_START_SLOTS; i++)
    self->hexes[i].at = PANDORIA_SPACE_NONE;
  self->last = PANDORIA_N_START_SLOTS;
  set_way (self, 0);
}

void
pandoria_start_layout_set_board (PandoriaStartLayout *self, const PandoriaBoard *board)
{
  gboolean printed = self->printed;

  if (self->has_board && memcmp (&self->board, board, sizeof *board) == 0)
    return;
  pandoria_start_layout_init (self);
  self->printed = printed;
  self->board = *board;
  self->has_board = TRUE;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    self->hexes[i].at = board->start[i];
  set_way (self, find_covering (self, 0));
}

gboolean
pandoria_start_layout_is_placed (const PandoriaStartLayout *self, guint slot)
{
  return slot < PANDORIA_N_START_SLOTS && self->hexes[slot].at != PANDORIA_SPACE_NONE;
}

gboolean
pandoria_start_layout_is_known (const PandoriaStartLayout *self, guint slot)
{
  return pandoria_start_layout_is_placed (self, slot) && (self->known >> slot & 1) != 0;
}

guint
pandoria_start_layout_find_open (const PandoriaStartLayout *self)
{
  guint n = count_slots (self);
  guint partner = self->last < PANDORIA_N_START
                      ? pandoria_start_layout_get_partner (self, self->last)
                      : self->last;

  if (self->last < PANDORIA_N_START && !pandoria_start_layout_is_known (self, partner))
    return partner;
  for (guint i = 0; i < n; i++)
    {
      guint slot = i < PANDORIA_N_START ? self->order[i] : i;

      if (!pandoria_start_layout_is_known (self, slot))
        return slot;
    }
  return PANDORIA_N_START_SLOTS;
}

guint
pandoria_start_layout_find_slot (const PandoriaStartLayout *self, PandoriaSpace space)
{
  for (guint i = 0; i < count_slots (self); i++)
    if (self->hexes[i].at == space)
      return i;
  return PANDORIA_N_START_SLOTS;
}

void
pandoria_start_layout_choose (PandoriaStartLayout *self, guint slot, guint terrain, guint symbols)
{
  g_return_if_fail (pandoria_start_layout_is_placed (self, slot));
  g_return_if_fail (terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS);

  self->hexes[slot].terrain = (guint8) terrain;
  self->hexes[slot].symbols = (guint8) symbols;
  self->known |= 1u << slot;
  self->last = slot;
}

gboolean
pandoria_start_layout_place_printed (PandoriaStartLayout *self, PandoriaSpace space)
{
  PandoriaHex *tile = &self->hexes[PANDORIA_N_START];
  gboolean begins = tile[0].at == PANDORIA_SPACE_NONE || tile[1].at != PANDORIA_SPACE_NONE
                    || !pandoria_space_is_neighbour (space, tile[0].at);

  tile[begins ? 0 : 1].at = space;
  if (begins)
    {
      tile[1].at = PANDORIA_SPACE_NONE;
      self->known &= (1u << PANDORIA_N_START) - 1;
    }
  return begins;
}

PandoriaSpaces
pandoria_start_layout_find_places (const PandoriaStartLayout *self, PandoriaSpaces possible)
{
  PandoriaSpace first = self->hexes[PANDORIA_N_START].at;

  if (!self->printed)
    return pandoria_spaces_empty ();
  if (first == PANDORIA_SPACE_NONE || pandoria_start_layout_is_placed (self, PANDORIA_N_START + 1))
    return possible;
  return pandoria_spaces_and (possible, pandoria_space_around (first));
}

void
pandoria_start_layout_read (PandoriaStartLayout *self, const PandoriaSetup *setup)
{
  for (guint i = 0; i < PANDORIA_N_START; i++)
    {
      const PandoriaHex *hex = &setup->start_tiles[i / 2][i % 2];
      guint slot = pandoria_start_layout_find_slot (self, hex->at);

      g_return_if_fail (slot < PANDORIA_N_START);
      self->order[i] = (guint8) slot;
      pandoria_start_layout_choose (self, slot, hex->terrain, hex->symbols);
    }
  self->printed = setup->n_artifact_start == PANDORIA_N_PRINTED;
  for (guint i = 0; i < PANDORIA_N_PRINTED && self->printed; i++)
    {
      const PandoriaHex *hex = &setup->artifact_start[i];

      self->hexes[PANDORIA_N_START + i].at = hex->at;
      pandoria_start_layout_choose (self, PANDORIA_N_START + i, hex->terrain, hex->symbols);
    }
}

gboolean
pandoria_start_layout_fill (const PandoriaStartLayout *self, PandoriaSetup *setup)
{
  for (guint i = 0; i < PANDORIA_N_START; i++)
    setup->start_tiles[i / 2][i % 2] = self->hexes[self->order[i]];
  setup->n_artifact_start = 0;
  if (pandoria_start_layout_find_open (self) < PANDORIA_N_START_SLOTS)
    return FALSE;
  for (guint i = 0; i < PANDORIA_N_PRINTED && self->printed; i++)
    setup->artifact_start[setup->n_artifact_start++] = self->hexes[PANDORIA_N_START + i];
  return TRUE;
}
