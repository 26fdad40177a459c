/* PandoriaStartLayout: the chosen pieces on the board at the start (5, 16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board.h"
#include "pandoria-setup.h"
#include "pandoria-spaces.h"

/* The chosen pieces on the board at the start: the two starting double tiles (5), and the
 * expansion's start tile (16). Without widgets. */

#define PANDORIA_N_PRINTED     2
#define PANDORIA_N_START_SLOTS (PANDORIA_N_START + PANDORIA_N_PRINTED)

/**
 * PandoriaStartLayout: a slot is one space with chosen contents: 0…3 the start spaces of the board,
 * then the two of the expansion's start tile. PANDORIA_N_START_SLOTS: none.
 * @hexes: at is PANDORIA_SPACE_NONE while the slot has no place
 * @order: the start spaces in pairs, as the tiles cover them
 */
typedef struct
{
  PandoriaBoard board;
  gboolean has_board;
  PandoriaHex hexes[PANDORIA_N_START_SLOTS];
  guint known; /* bits: slots whose terrain and symbols are chosen */
  gboolean printed;
  guint8 order[PANDORIA_N_START];
  guint last; /* the slot that was chosen last */
} PandoriaStartLayout;

void pandoria_start_layout_init (PandoriaStartLayout *self);
/** Takes the start spaces of @board; drops the choices if the board is a different one. */
void pandoria_start_layout_set_board (PandoriaStartLayout *self, const PandoriaBoard *board);

gboolean pandoria_start_layout_is_placed (const PandoriaStartLayout *self, guint slot);
gboolean pandoria_start_layout_is_known (const PandoriaStartLayout *self, guint slot);
/** Returns: the next open slot; the other half of the tile chosen last comes first. */
guint pandoria_start_layout_find_open (const PandoriaStartLayout *self);
/** Returns: the slot at @space. */
guint pandoria_start_layout_find_slot (const PandoriaStartLayout *self, PandoriaSpace space);
/** Chooses the contents of @slot, which must have a place. */
void pandoria_start_layout_choose (PandoriaStartLayout *self, guint slot, guint terrain,
                                   guint symbols);

/** Returns: the other slot that the tile on the start space @slot covers. */
guint pandoria_start_layout_get_partner (const PandoriaStartLayout *self, guint slot);
/** Returns: the number of ways in which two tiles can cover the start spaces; 0 without a board. */
guint pandoria_start_layout_count_ways (const PandoriaStartLayout *self);
/** Returns: whether one tile can cover the start spaces @a and @b, and the other tile the others.
 */
gboolean pandoria_start_layout_can_join (const PandoriaStartLayout *self, guint a, guint b);
/** Places one tile on @a and @b, which must be joinable. */
void pandoria_start_layout_join (PandoriaStartLayout *self, guint a, guint b);
/** Places the tiles in the next of the possible ways. */
void pandoria_start_layout_turn (PandoriaStartLayout *self);

/**
 * Places the next half of the expansion's start tile on @space. Starts again if @space is not a
 * neighbour of the first half, or if both halves are placed. Returns: whether it is the first half.
 */
gboolean pandoria_start_layout_place_printed (PandoriaStartLayout *self, PandoriaSpace space);
/** Returns: the spaces of @possible for the next half of the expansion's start tile; none if it is
 * not offered. */
PandoriaSpaces pandoria_start_layout_find_places (const PandoriaStartLayout *self,
                                                  PandoriaSpaces possible);

/** Takes over the choices of @setup, whose board was set before. */
void pandoria_start_layout_read (PandoriaStartLayout *self, const PandoriaSetup *setup);
/** Writes the choices. Returns: FALSE if one is missing; it then omits the expansion's start tile.
 */
gboolean pandoria_start_layout_fill (const PandoriaStartLayout *self, PandoriaSetup *setup);
