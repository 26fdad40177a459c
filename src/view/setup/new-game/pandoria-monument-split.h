/* PandoriaMonumentSplit: shows and changes the number of monuments of each value (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-monument-choice.h"

/** Property "monuments" (PandoriaMonumentChoice, set once): is shown and changed. */
#define PANDORIA_TYPE_MONUMENT_SPLIT (pandoria_monument_split_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, PANDORIA, MONUMENT_SPLIT,
                      AdwExpanderRow)
