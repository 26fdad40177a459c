/* What the coach remembers in the settings: its players, and its explanations to each of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/** PANDORIA_COACH_MOST_NAMES: beyond it, the names that were unused for longest are dropped. */
#define PANDORIA_COACH_MOST_NAMES 100

/** Returns: whether the coach speaks in the turns of @name; NULL: of everyone, because no player is
 * chosen. */
gboolean pandoria_coach_is_for (GSettings *settings, const char *name);
/** Returns: whether @topic (a key) was explained to @name. */
gboolean pandoria_coach_has_explained (GSettings *settings, const char *name, const char *topic);
/** Sets that @topic was explained to @name. */
void pandoria_coach_set_explained (GSettings *settings, const char *name, const char *topic);
