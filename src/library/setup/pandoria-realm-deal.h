/* Deals realms to the players of a setup by lot (5, 11, 17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-setup.h"

/** PandoriaRealmSet: the realms that can be dealt; the promo realms only together with others (17).
 */
typedef enum
{
  PANDORIA_REALM_SET_BASE,
  PANDORIA_REALM_SET_BASE_AND_EXPANSION,
  PANDORIA_REALM_SET_EXPANSION,
  PANDORIA_REALM_SET_ALL,
} PandoriaRealmSet;
#define PANDORIA_N_REALM_SETS 4

/**
 * Gives each player of @setup without a realm one of @set that the variant allows, each only once
 * unless same_realm is set. Returns: FALSE if there are too few.
 */
gboolean pandoria_realm_deal (PandoriaSetup *setup, PandoriaRealmSet set, GRand *rand);
