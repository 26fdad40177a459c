/* PandoriaVariantCards: the variant of a game (12, 14), as four cards of which one is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-types.h"

/** Property "variant" (uint PandoriaVariant, notifies): the chosen one; first the complete game. */
#define PANDORIA_TYPE_VARIANT_CARDS (pandoria_variant_cards_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaVariantCards, pandoria_variant_cards, PANDORIA, VARIANT_CARDS, AdwBin)
