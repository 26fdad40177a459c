/* The games of tests/scenarios, as records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

/** Returns: (transfer full): the paths of all scenarios, each below tests/scenarios, in alphabetical order. */
GPtrArray *scenario_fixture_list (void);
/** Returns: (transfer full) (nullable): the game of the scenario at @path; NULL for one that is about an invalid file. */
PandoriaRecord *scenario_fixture_read (const char *path);
