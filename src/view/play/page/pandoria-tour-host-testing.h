/* Test-only functions of PandoriaTourHost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tour-host.h"

/** Returns: (transfer none) (nullable): the toast that describes the last turn. */
AdwToast *pandoria_tour_host_get_toast (PandoriaTourHost *self);
