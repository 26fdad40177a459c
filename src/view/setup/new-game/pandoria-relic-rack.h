/* PandoriaRelicRack: the relics next to the board, pressed if they are in the game, and their
 * points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-relic-choice.h"

/** Property "relics" (PandoriaRelicChoice, set once): is shown and changed. */
#define PANDORIA_TYPE_RELIC_RACK (pandoria_relic_rack_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRelicRack, pandoria_relic_rack, PANDORIA, RELIC_RACK, GtkBox)
