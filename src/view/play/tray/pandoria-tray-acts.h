/* PandoriaTrayActs: what may be done in the steps after placing, each with its key, or why it may not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play-view.h"

#define PANDORIA_TYPE_TRAY_ACTS (pandoria_tray_acts_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrayActs, pandoria_tray_acts, PANDORIA, TRAY_ACTS, AdwBin)

/** Shows @view (nullable), which stays valid: the present step, and what belongs to the act that is being put together. */
void pandoria_tray_acts_show (PandoriaTrayActs *self, const PandoriaPlayView *view);
/**
 * Several acts in a row, without their reasons, for below the board; @narrow: fewer in a row, without their keys; @column: two, for a low
 * column beside it.
 */
void pandoria_tray_acts_set_compact (PandoriaTrayActs *self, gboolean compact, gboolean narrow, gboolean column);
