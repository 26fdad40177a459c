/* Functions for the tests of the banners.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-banners.h"

/** Returns: (transfer none) (nullable): the shown or waiting banner. */
PandoriaBanner *pandoria_banners_get (PandoriaBanners *self, PandoriaBannerReason which);
