/* The numbers after a turn, in the JSON of an act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

/** Removes "after" from the act @json if it is not for @n_players players in the same seats. @moved
 * has the new seat of each of PANDORIA_MAX_PLAYERS seats. */
void pandoria_after_forget (JsonObject *json, guint n_players, const guint8 *moved);
