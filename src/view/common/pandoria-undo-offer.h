/* Offers to undo deletions: one toast for all deletions since the last offer ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/**
 * Offers to restore @deleted (nullable), described by their number, with the action @action, which
 * calls pandoria_take_undo(). The toast replaces the last offer, which it contains. If an attempt
 * @failed, it stays.
 */
void pandoria_offer_undo (AdwToastOverlay *toasts, const char *const *deleted,
                          char *(*describe) (guint n), const char *action, gboolean failed);

/** Withdraws the offer of pandoria_offer_undo(). Returns: (transfer full) (nullable): all that it
 * would restore. */
GStrv pandoria_take_undo (AdwToastOverlay *toasts);
