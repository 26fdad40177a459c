/* PandoriaQuestionPanel: asks what an act still has to know (the other resource of a payment, which ghost, which ship …), next to the
 * board or in its own window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/**
 * Asks the view's question until there is none left. Signal "closed": it is to go, with the last answer or without one; gone without
 * an answer, it reports that to the play.
 */
#define PANDORIA_TYPE_QUESTION_PANEL (pandoria_question_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuestionPanel, pandoria_question_panel, PANDORIA, QUESTION_PANEL, AdwBin)

/** Asks the question of @play, whose view must have one. */
void pandoria_question_panel_ask (PandoriaQuestionPanel *self, PandoriaPlay *play);
/** Lets its header bar be that of the window that it fills, with its buttons in place of the one that closes the panel. */
void pandoria_question_panel_fill_window (PandoriaQuestionPanel *self);
/** Puts the keyboard on the first answer. */
void pandoria_question_panel_focus (PandoriaQuestionPanel *self);
/** Leaves the question, if it still waits for its answer, and asks no more. */
void pandoria_question_panel_leave (PandoriaQuestionPanel *self);
