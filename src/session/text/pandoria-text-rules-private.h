/* The rows of the rules' texts, in three files by concern.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-text-rules.h"

#define PANDORIA_N_RULES_BASE    5
#define PANDORIA_N_RULES_TURN    9
#define PANDORIA_N_RULES_SCORING 13

/** The board and what is there before the first turn (1 … 5). */
extern const PandoriaRule pandoria_rules_base[PANDORIA_N_RULES_BASE];
/** The turn (6). */
extern const PandoriaRule pandoria_rules_turn[PANDORIA_N_RULES_TURN];
/** Regions, the end, realms, variants and modules (7 … 17). */
extern const PandoriaRule pandoria_rules_scoring[PANDORIA_N_RULES_SCORING];
