/* Replays a game with other values in its setup, and the same players in the same seats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

/**
 * Replays the game of @amend with @setup, which has the same players: pandoria_amend_set_setup()
 * with the names, colors, title and board of its record.
 * Returns: FALSE and the error of pandoria_amend_set_setup(), with nothing changed.
 */
gboolean pandoria_amend_set_values (PandoriaAmend *amend, const PandoriaSetup *setup,
                                    GError **error);

/** Returns: (transfer full) (nullable): @record without acts, with @setup for the same players;
 * NULL and a PANDORIA_FILE_ERROR if it is not valid. */
PandoriaRecord *pandoria_record_new_with_values (PandoriaRecord *record, const PandoriaSetup *setup,
                                                 GError **error);
