/* PandoriaQuestionDialog: asks what an act still has to know (the other resource of a payment, which ghost, which ship …).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-question-dialog.h"

#include "pandoria-class.h"

struct _PandoriaQuestionDialog
{
  AdwWindow parent_instance;

  GtkLabel *question;
  GtkBox *answers;

  PandoriaPlay *play;
};

G_DEFINE_FINAL_TYPE (PandoriaQuestionDialog, pandoria_question_dialog, ADW_TYPE_WINDOW)

static void on_answer_clicked (PandoriaQuestionDialog *self, GtkWidget *button);
static void on_answer_regarded (GtkEventController *controller, PandoriaQuestionDialog *self);

/* --- helpers -------------------------------------------------------------------------------------------------- */

/* What an answer leads to is seen before it counts. */
static void
watch (PandoriaQuestionDialog *self, GtkWidget *button, GtkEventController *controller)
{
  g_signal_connect_object (controller, "enter", G_CALLBACK (on_answer_regarded), self, 0);
  gtk_widget_add_controller (button, controller);
}

static void
add_answer (PandoriaQuestionDialog *self, const char *label, guint index)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  gtk_widget_add_css_class (button, "answer");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_answer_clicked), self);
  watch (self, button, gtk_event_controller_focus_new ());
  watch (self, button, gtk_event_controller_motion_new ());
  gtk_box_append (self->answers, button);
  if (index == 0)
    gtk_window_set_focus (GTK_WINDOW (self), button);
}

/* Returns: FALSE when there is nothing left to ask. */
static gboolean
ask (PandoriaQuestionDialog *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  GtkWidget *child;

  if (view->question == NULL)
    return FALSE;
  gtk_label_set_label (self->question, view->question);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_box_remove (self->answers, child);
  for (guint i = 0; view->answers[i] != NULL; i++)
    add_answer (self, view->answers[i], i);
  return TRUE;
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_answer_regarded (GtkEventController *controller, PandoriaQuestionDialog *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  pandoria_play_consider_answer (self->play, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index")));
}

static void
on_answer_clicked (PandoriaQuestionDialog *self, GtkWidget *button)
{
  g_object_ref (self);
  pandoria_play_answer (self->play, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index")));
  if (!ask (self))
    gtk_window_close (GTK_WINDOW (self));
  g_object_unref (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_question_dialog_dispose (GObject *object)
{
  PandoriaQuestionDialog *self = PANDORIA_QUESTION_DIALOG (object);

  if (self->play != NULL)
    {
      pandoria_play_consider (self->play, NULL);
      pandoria_play_leave_question (self->play);
    }
  g_clear_object (&self->play);
  G_OBJECT_CLASS (pandoria_question_dialog_parent_class)->dispose (object);
}

static void
pandoria_question_dialog_class_init (PandoriaQuestionDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_question_dialog_dispose;
  pandoria_class_set_template (klass, "pandoria-question-dialog", PANDORIA_CHILD (PandoriaQuestionDialog, question),
                               PANDORIA_CHILD (PandoriaQuestionDialog, answers), NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
pandoria_question_dialog_init (PandoriaQuestionDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_question_dialog_new (GtkWindow *parent, PandoriaPlay *play)
{
  PandoriaQuestionDialog *self;

  g_return_val_if_fail (PANDORIA_IS_PLAY (play), NULL);

  self = g_object_new (PANDORIA_TYPE_QUESTION_DIALOG, "transient-for", parent, NULL);
  self->play = g_object_ref (play);
  ask (self);
  return GTK_WIDGET (self);
}
