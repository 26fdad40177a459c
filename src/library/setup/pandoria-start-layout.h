/* PandoriaStartLayout: the chosen pieces on the board at the start (5, 16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-board.h"
#include "pandoria-setup.h"
#include "pandoria-spaces.h"

#define PANDORIA_N_PRINTED     2
#define PANDORIA_N_START_SLOTS (PANDORIA_N_START + PANDORIA_N_PRINTED)

/**
 * PandoriaStartLayout: the two starting double tiles (5), and the expansion's start tile (16). A
 * slot is one space with chosen contents: 0…3 the start spaces of the board, then the two of the
 * expansion's start tile. PANDORIA_N_START_SLOTS: none.
 *
 * Property "printed" (boolean, notifies): whether the expansion's start tile is asked for. Signal
 * "changed": a choice has changed, or the board.
 */
#define PANDORIA_TYPE_START_LAYOUT (pandoria_start_layout_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartLayout, pandoria_start_layout, PANDORIA, START_LAYOUT, GObject)

PandoriaStartLayout *pandoria_start_layout_new (void);
/** Takes the start spaces of @board; drops the choices if the board is a different one. */
void pandoria_start_layout_set_board (PandoriaStartLayout *self, const PandoriaBoard *board);
/** Returns: (nullable): the board; NULL: none was set yet. */
const PandoriaBoard *pandoria_start_layout_get_board (PandoriaStartLayout *self);
gboolean pandoria_start_layout_is_printed (PandoriaStartLayout *self);
/** Asks for the expansion's start tile, or no longer; its choices are kept. */
void pandoria_start_layout_set_printed (PandoriaStartLayout *self, gboolean printed);

/** Returns: the contents of @slot; “at” is PANDORIA_SPACE_NONE while it has no place. */
const PandoriaHex *pandoria_start_layout_get_hex (PandoriaStartLayout *self, guint slot);
gboolean pandoria_start_layout_is_placed (PandoriaStartLayout *self, guint slot);
gboolean pandoria_start_layout_is_known (PandoriaStartLayout *self, guint slot);
/** Returns: the next open slot; the other half of the tile chosen last comes first. */
guint pandoria_start_layout_find_open (PandoriaStartLayout *self);
/** Returns: the slot at @space. */
guint pandoria_start_layout_find_slot (PandoriaStartLayout *self, PandoriaSpace space);
/** Returns: the slot that was chosen last. */
guint pandoria_start_layout_get_last (PandoriaStartLayout *self);
/** Chooses the contents of @slot, which must have a place. */
void pandoria_start_layout_choose (PandoriaStartLayout *self, guint slot, guint terrain,
                                   guint symbols);

/** Returns: the slot at @position (0…3) of the start spaces, in pairs as the tiles cover them. */
guint pandoria_start_layout_get_ordered (PandoriaStartLayout *self, guint position);
/** Returns: the other slot that the tile on the start space @slot covers. */
guint pandoria_start_layout_get_partner (PandoriaStartLayout *self, guint slot);
/** Returns: the number of ways in which two tiles can cover the start spaces; 0 without a board. */
guint pandoria_start_layout_count_ways (PandoriaStartLayout *self);
/** Returns: whether one tile can cover the start spaces @a and @b, and the other tile the others.
 */
gboolean pandoria_start_layout_can_join (PandoriaStartLayout *self, guint a, guint b);
/** Places one tile on @a and @b, which must be joinable. */
void pandoria_start_layout_join (PandoriaStartLayout *self, guint a, guint b);
/** Places the tiles in the next of the possible ways. */
void pandoria_start_layout_turn (PandoriaStartLayout *self);

/**
 * Asks for the expansion's start tile, and places its next half on @space. Starts again if @space
 * is not a neighbour of the first half, or if both halves are placed. Returns: whether it is the
 * first half.
 */
gboolean pandoria_start_layout_place_printed (PandoriaStartLayout *self, PandoriaSpace space);
/** Returns: the spaces of @possible for the next half of the expansion's start tile; none if it is
 * not offered. */
PandoriaSpaces pandoria_start_layout_find_places (PandoriaStartLayout *self,
                                                  PandoriaSpaces possible);

/** Takes over the choices of @setup, whose board was set before. */
void pandoria_start_layout_read (PandoriaStartLayout *self, const PandoriaSetup *setup);
/** Writes the choices. Returns: FALSE if one is missing; it then omits the expansion's start tile.
 */
gboolean pandoria_start_layout_fill (PandoriaStartLayout *self, PandoriaSetup *setup);
/** Returns: (transfer full): what the user chooses for @slot, in a sentence. */
char *pandoria_start_layout_describe_slot (PandoriaStartLayout *self, guint slot);
