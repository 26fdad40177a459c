/* For whom the coach speaks, and what it has explained to whom: kept in the settings, by the players' names as PandoriaPeople knows them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/** PANDORIA_COACH_MOST_NAMES: those that were not seen for longest go. */
#define PANDORIA_COACH_MOST_NAMES 100

/** Returns: whether the coach speaks in the turns of @name: of everyone while no player is chosen. */
gboolean pandoria_coach_is_for (GSettings *settings, const char *name);
/** Returns: whether the coach speaks for everyone. */
gboolean pandoria_coach_is_for_all (GSettings *settings);
/** Chooses @name, or no longer; NULL: no player is chosen, so that the coach speaks for everyone. */
void pandoria_coach_set_for (GSettings *settings, const char *name, gboolean chosen);

/** Returns: whether @topic (a key) was explained to @name. */
gboolean pandoria_coach_has_explained (GSettings *settings, const char *name, const char *topic);
/** Remembers that. */
void pandoria_coach_set_explained (GSettings *settings, const char *name, const char *topic);
/** Forgets the explanations, for all players. */
void pandoria_coach_forget (GSettings *settings);
