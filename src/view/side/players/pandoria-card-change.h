/* What has changed, or would change, for one player: in numbers and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** PandoriaCardChange: what an act brings of each resource, the surplus included, and of points in all. */
typedef struct
{
  int gains[PANDORIA_N_RESOURCES];
  int points;
  char *surplus; /* “4 wood over → 2 points”, or "" */
  int surplus_points;
} PandoriaCardChange;

/**
 * Reads what leads from @from to @to for the player at @seat. @events (nullable): the entries of the ledger that say what was
 * gained, also of what was over; without them the difference counts. To be cleared.
 */
void pandoria_card_change_read (PandoriaCardChange *change, guint seat, const PandoriaState *from,
                                const PandoriaState *to, const PandoriaEvents *events);
void pandoria_card_change_clear (PandoriaCardChange *change);
/** Returns: whether anything changes that a card shows as a gain or a loss. */
gboolean pandoria_card_change_is_any (const PandoriaCardChange *change);

/**
 * Returns: (transfer full): the card of the player at @seat, as it is read out: “Marta, Humans, 41 points, 4 crystals of 10,
 * …”.
 */
char *pandoria_card_words (PandoriaGame *game, const PandoriaState *state, guint seat);

G_END_DECLS
