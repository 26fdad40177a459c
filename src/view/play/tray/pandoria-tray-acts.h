/* PandoriaTrayActs: the acts of the steps after placing, each with its key or the reason why it is
 * impossible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play-view.h"
#include "pandoria-tray.h"

#define PANDORIA_TYPE_TRAY_ACTS (pandoria_tray_acts_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrayActs, pandoria_tray_acts, PANDORIA, TRAY_ACTS, AdwBin)

/** Shows the present step of @view (must stay valid), and the buttons of the unfinished act. */
void pandoria_tray_acts_show (PandoriaTrayActs *self, const PandoriaPlayView *view);
/** Arranges the acts: several in a row unless it is PANDORIA_TRAY_FULL, without keys next to a main
 * button. */
void pandoria_tray_acts_set_arrangement (PandoriaTrayActs *self,
                                         PandoriaTrayArrangement arrangement);
/** Sets whether a lesson above a narrow board takes room: the acts scroll sooner. */
void pandoria_tray_acts_set_has_lesson (PandoriaTrayActs *self, gboolean has_lesson);
