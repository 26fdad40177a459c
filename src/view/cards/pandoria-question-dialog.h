/* PandoriaQuestionDialog: asks what a plan still has to know (the other resource of a payment, which ghost, which ship …).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-plan.h"

G_BEGIN_DECLS

/**
 * Asks pandoria_plan_get_question() until there is none left. Signal "answered": the act may be entered now; the dialog has
 * closed by itself before. Closing it without an answer emits nothing.
 */
#define PANDORIA_TYPE_QUESTION_DIALOG (pandoria_question_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuestionDialog, pandoria_question_dialog, PANDORIA, QUESTION_DIALOG, AdwWindow)

/** Makes the dialog; @parent may be NULL. @plan must have a question. */
GtkWidget *pandoria_question_dialog_new (GtkWindow *parent, PandoriaPlan *plan);
/** Presses answer number @index: for tests. */
void pandoria_question_dialog_press (PandoriaQuestionDialog *self, guint index);

G_END_DECLS
