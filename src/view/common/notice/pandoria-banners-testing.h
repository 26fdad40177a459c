/* Functions for the tests of the banners.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-banners.h"

/** Returns: (transfer none) (nullable): the shown or waiting banner. */
PandoriaBanner *pandoria_banners_get (PandoriaBanners *self, PandoriaBannerReason which);
/** Shows @text. Returns: (transfer none) (nullable): the banner, if it is new and needs buttons. */
PandoriaBanner *pandoria_banners_show (PandoriaBanners *self, PandoriaBannerReason which,
                                       const char *text);
void pandoria_banners_hide (PandoriaBanners *self, PandoriaBannerReason which);
