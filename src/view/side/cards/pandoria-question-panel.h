/* PandoriaQuestionPanel: asks for missing details of an act (the other resource of a payment, which
 * ghost, which ship …), next to the board or in its own window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/** PandoriaQuestionPanel: asks all questions of the view. Signal "closed": the panel should be
 * hidden. */
#define PANDORIA_TYPE_QUESTION_PANEL (pandoria_question_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuestionPanel, pandoria_question_panel, PANDORIA, QUESTION_PANEL,
                      AdwBin)

/** Asks the question in the view of @play, which must have one. */
void pandoria_question_panel_ask (PandoriaQuestionPanel *self, PandoriaPlay *play);
/** Focuses the first answer. */
void pandoria_question_panel_focus (PandoriaQuestionPanel *self);
/** Cancels the question if it is not answered yet, and asks no others. */
void pandoria_question_panel_leave (PandoriaQuestionPanel *self);
