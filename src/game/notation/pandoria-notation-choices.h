/* The words that are possible in a state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-words.h"

/**
 * Returns: (transfer full): the words that match @want and are possible in @state. @action is the
 * part of the act that was read. With @few, returns only as many words as are needed to find out
 * whether the act can be extended.
 */
GPtrArray *pandoria_want_list (const PandoriaSeats *seats, const PandoriaWant *want,
                               const PandoriaState *state, const PandoriaAction *action,
                               PandoriaCatalogue *catalogue, gboolean few);
