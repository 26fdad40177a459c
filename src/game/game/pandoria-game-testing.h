/* Test-only functions of games and corrections (pandoria-amend.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

/** Calls pandoria_game_apply_noted() without note and card. */
gboolean pandoria_game_apply (PandoriaGame *self, const PandoriaAction *action, GError **error);
/** Returns: how many acts have been replayed so far. */
guint pandoria_amend_get_n_replayed (PandoriaAmend *self);
