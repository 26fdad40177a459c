/* A small board for the tests of the engine: one column of plain with a lake and two exits next to
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-setup.h"

/**
 * Fills @setup: plain D1…D15, starting tiles on D6…D9 (forest 2, mountains 1; hills 1, city 1), a
 * lake with a ship at E4, exits at D0 (forest) and at C12, C13 (mountains); Humans, Elves, Mages
 * and Halflings from the first seat on.
 */
void strip_init_setup (PandoriaSetup *setup, guint players);
