/* The games of tests/scenarios, as records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** Returns: (transfer full): the paths of all scenarios, each below tests/scenarios, in
 * alphabetical order. */
GPtrArray *scenario_fixture_list (void);
/** Returns: (transfer full) (nullable): the game of the scenario at @path; NULL for one that is
 * about an invalid file. */
PandoriaRecord *scenario_fixture_read (const char *path);
/** Returns: (transfer full): the game of the scenario @name, such as "16/single", after its first
 * @n acts. */
PandoriaGame *scenario_fixture_open (const char *name, guint n);
