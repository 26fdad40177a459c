/* Remembers the players of the coach, and its explanations to each of them. Kept in the settings, by the names that
 * PandoriaPeople knows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/** PANDORIA_COACH_MOST_NAMES: beyond it, the names that were unused for longest are dropped. */
#define PANDORIA_COACH_MOST_NAMES 100

/** Returns: whether the coach speaks in the turns of @name. It speaks for everyone while no player is chosen. */
gboolean pandoria_coach_is_for (GSettings *settings, const char *name);
/** Returns: whether the coach speaks for everyone. */
gboolean pandoria_coach_is_for_all (GSettings *settings);
/** Adds or removes @name as a chosen player; NULL: removes all, so that the coach speaks for everyone. */
void pandoria_coach_set_for (GSettings *settings, const char *name, gboolean chosen);

/** Returns: whether @topic (a key) was explained to @name. */
gboolean pandoria_coach_has_explained (GSettings *settings, const char *name, const char *topic);
/** Remembers that. */
void pandoria_coach_set_explained (GSettings *settings, const char *name, const char *topic);
/** Forgets the explanations, for all players. */
void pandoria_coach_forget (GSettings *settings);
