/* Random picks: numbers, spaces, hexes, costs, and parts of acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

/** Returns: a random number below @n (0 for @n = 0). */
guint pandoria_pick (GRand *rand, guint n);
/** Returns: TRUE in @percent of all calls. */
gboolean pandoria_chance (GRand *rand, guint percent);
/** Returns: a random space of @set; PANDORIA_SPACE_NONE if it is empty. */
PandoriaSpace pandoria_pick_space (GRand *rand, PandoriaSpaces set);
/** Returns: the number of a random bit of @bits, which must not be 0. */
guint pandoria_pick_bit (GRand *rand, guint32 bits);
/** Picks a random level of @levels, which ends with 0; 0 if there are none. Returns: its index. */
guint pandoria_pick_level (GRand *rand, const guint8 *levels, guint8 *level);
/** Returns: a random terrain with plausible symbols at @at. */
PandoriaHex pandoria_pick_hex (GRand *rand, PandoriaSpace at);
/**
 * Picks a printed cost that the resources @most can pay after @discount.
 * Returns: FALSE if they can pay nothing.
 */
gboolean pandoria_pick_cost (GRand *rand, guint most, guint discount, guint8 *printed);
/** Returns: the resource that pays what @cost of @resource lacks, at the Market; -1 if that is not
 * needed or not possible. */
gint8 pandoria_pick_payment (const PandoriaState *s, GRand *rand, guint resource, guint cost);
/** Fill a part of an act of 6.3 at random. Return: FALSE if this pick is not possible. */
gboolean pandoria_pick_build (const PandoriaState *s, GRand *rand, PandoriaBuild *build);
gboolean pandoria_pick_monument (const PandoriaState *s, GRand *rand, guint8 slots,
                                 PandoriaErect *erect);
