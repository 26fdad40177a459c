/* Test-only functions of PandoriaPlayPage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play-page.h"

/** Returns: (transfer none) (nullable): the toast that describes the last turn. */
AdwToast *pandoria_play_page_get_tour_toast (PandoriaPlayPage *self);
/** Returns: (transfer none) (nullable): the toast whose button undoes the last step. */
AdwToast *pandoria_play_page_get_undo_toast (PandoriaPlayPage *self);
/** Pretends that the board was last pressed like this. */
void pandoria_play_page_set_press (PandoriaPlayPage *self, PandoriaPressFlags press);
/** Returns: whether a hint was open. */
gboolean pandoria_play_page_close_hint (PandoriaPlayPage *self);
