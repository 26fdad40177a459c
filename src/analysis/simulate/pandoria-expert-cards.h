/* The uses of cards that the expert model tries (6.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-act-search.h"

/** Sets @build to the building of @card in @slot, with its payment. */
void pandoria_expert_fill_build (const PandoriaActSearch *search, const PandoriaCard *card,
                                 guint slot, PandoriaBuild *build);
/** Tries to erect a monument on each of @slots. @monument: the part of the tried act to fill. */
void pandoria_expert_try_monuments (PandoriaActSearch *search, guint8 slots,
                                    PandoriaErect *monument);
/**
 * Tries all uses of @card, number @index of the hand. It may have only a spell or only a building.
 */
void pandoria_expert_try_card (PandoriaActSearch *search, const PandoriaCard *card, int index);
/** Tries acts that need no card of the hand (11, 15, 16, 17). */
void pandoria_expert_try_realm (PandoriaActSearch *search);
