/* PandoriaQuestionHost: the open question of a play (PandoriaQuestionPanel). In the side panel, it
 * covers the cards that led to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-panel-host.h"

/** PandoriaQuestionHost: signals "opening": the question will cover the side panel; "changed": it
 * was shown there, or hidden; "announced" (string): a sentence to be announced. */
#define PANDORIA_TYPE_QUESTION_HOST (pandoria_question_host_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuestionHost, pandoria_question_host, PANDORIA, QUESTION_HOST,
                      GObject)

/** Shows the questions of @play in @panels, and adds costs from the answers to @catalogue. */
PandoriaQuestionHost *pandoria_question_host_new (PandoriaPlay *play, PandoriaPanelHost *panels,
                                                  PandoriaCatalogue *catalogue);
/** Shows the question of the view; the panel continues with the next one. */
void pandoria_question_host_show (PandoriaQuestionHost *self);
/** Returns: whether a question is shown in the side panel, and must be answered first. */
gboolean pandoria_question_host_is_open (PandoriaQuestionHost *self);
/** Closes the question in the side panel, and returns the focus to where it was before. Returns:
 * whether one was open. */
gboolean pandoria_question_host_close (PandoriaQuestionHost *self);
/** Follows the changed @parts (PandoriaPlayParts) of @view. */
void pandoria_question_host_follow (PandoriaQuestionHost *self, const PandoriaPlayView *view,
                                    guint parts);
