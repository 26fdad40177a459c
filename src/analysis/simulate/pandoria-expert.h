/* The parts of a turn that the expert model chooses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-act-search.h"

/** Choose an act for one part of the turn with the expert model. */
void pandoria_expert_choose_place (PandoriaActSearch *search);
void pandoria_expert_choose_figure (PandoriaActSearch *search);
void pandoria_expert_choose_card (PandoriaActSearch *search);
void pandoria_expert_choose_elf (PandoriaActSearch *search);
/** Tries to buy each card of the market (6.4). */
void pandoria_expert_try_purchases (PandoriaActSearch *search);
