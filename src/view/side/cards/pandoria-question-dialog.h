/* PandoriaQuestionDialog: asks for missing details of an act (the other resource of a payment, which ghost, which
 * ship …).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/** PandoriaQuestionDialog: asks all questions of the view, then closes. Closed without an answer, it reports that to
 * the play. */
#define PANDORIA_TYPE_QUESTION_DIALOG (pandoria_question_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuestionDialog, pandoria_question_dialog, PANDORIA, QUESTION_DIALOG, AdwWindow)

/** Makes the dialog; @parent may be NULL. The view of @play must have a question. */
GtkWidget *pandoria_question_dialog_new (GtkWindow *parent, PandoriaPlay *play);
