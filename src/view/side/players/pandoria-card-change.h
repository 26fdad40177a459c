/* The contents of a player card, and the changes by an act: in numbers and in words. Without
 * widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** Returns: (transfer full): the card of @seat in @state of @game for screen readers: “Marta,
 * Humans, 41 points, 4 crystals of 10, …”. */
char *pandoria_card_describe (PandoriaGame *game, const PandoriaState *state, guint seat);
/** Returns: (transfer full): the rest of the card, so that neither text is long: buildings, spell
 * and figures. */
char *pandoria_card_describe_pieces (const PandoriaState *state, guint seat);

/** PandoriaCardChange: the gains of each resource by an act, including the surplus, and the points
 * in total. */
typedef struct
{
  int gains[PANDORIA_N_RESOURCES];
  int points;
  char *surplus; /* (nullable): “4 wood surplus → 2 points” */
  int surplus_points;
} PandoriaCardChange;

/**
 * Adds to @change, all 0 at first, what changes for @seat from @from to @to. @events: the entries
 * of the ledger between them. Release it with pandoria_card_change_clear().
 */
void pandoria_card_change_read (PandoriaCardChange *change, guint seat, const PandoriaState *from,
                                const PandoriaState *to, const PandoriaEvents *events);
/** Releases the words of @change, and sets all its members to 0. */
void pandoria_card_change_clear (PandoriaCardChange *change);
/** Returns: whether a resource or the points change. */
gboolean pandoria_card_change_is_any (const PandoriaCardChange *change);
