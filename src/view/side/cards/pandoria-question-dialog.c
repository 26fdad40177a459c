/* PandoriaQuestionDialog: the panel of a question in its own window, when there is no room next to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-question-dialog.h"

#include "pandoria-question-panel.h"
#include "pandoria-widgets.h"

struct _PandoriaQuestionDialog
{
  AdwWindow parent_instance;

  PandoriaQuestionPanel *panel;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaQuestionDialog, pandoria_question_dialog, ADW_TYPE_WINDOW)

static void
pandoria_question_dialog_class_init (PandoriaQuestionDialogClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-question-dialog", PANDORIA_NEEDS (PANDORIA_TYPE_QUESTION_PANEL),
                               PANDORIA_CHILD (PandoriaQuestionDialog, panel), PANDORIA_CALLBACK (gtk_window_close),
                               NULL);
}

GtkWidget *
pandoria_question_dialog_new (GtkWindow *parent, PandoriaPlay *play)
{
  PandoriaQuestionDialog *self;

  g_return_val_if_fail (PANDORIA_IS_PLAY (play), NULL);

  self = g_object_new (PANDORIA_TYPE_QUESTION_DIALOG, "transient-for", parent, NULL);
  pandoria_question_panel_fill_window (self->panel);
  pandoria_question_panel_ask (self->panel, play);
  pandoria_question_panel_focus (self->panel);
  return GTK_WIDGET (self);
}
