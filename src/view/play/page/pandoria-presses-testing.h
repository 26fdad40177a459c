/* Test-only functions of PandoriaPresses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-presses.h"

/** Pretends that the board was last pressed like this. */
void pandoria_presses_set_flags (PandoriaPresses *self, PandoriaPressFlags flags);
