/* PandoriaQuestionDialog: asks what a plan still has to know (the other resource of a payment, which ghost, which ship …).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-question-dialog.h"

struct _PandoriaQuestionDialog
{
  AdwWindow parent_instance;

  GtkLabel *question;
  GtkBox *answers;

  PandoriaPlan *plan;
};

G_DEFINE_FINAL_TYPE (PandoriaQuestionDialog, pandoria_question_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void on_answer_clicked (PandoriaQuestionDialog *self, GtkWidget *button);

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
add_answer (PandoriaQuestionDialog *self, const char *label, guint index)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  gtk_widget_add_css_class (button, "answer");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_answer_clicked), self);
  gtk_box_append (self->answers, button);
  if (index == 0)
    gtk_window_set_focus (GTK_WINDOW (self), button);
}

/* Returns: FALSE when there is nothing left to ask. */
static gboolean
ask (PandoriaQuestionDialog *self)
{
  g_autofree char *question = pandoria_plan_get_question (self->plan);
  g_auto (GStrv) answers = NULL;
  GtkWidget *child;

  if (question == NULL)
    return FALSE;
  gtk_label_set_label (self->question, question);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_box_remove (self->answers, child);
  answers = pandoria_plan_get_answers (self->plan);
  for (guint i = 0; answers[i] != NULL; i++)
    add_answer (self, answers[i], i);
  return TRUE;
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_answer_clicked (PandoriaQuestionDialog *self, GtkWidget *button)
{
  g_object_ref (self);
  pandoria_plan_answer (self->plan, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index")));
  if (!ask (self))
    {
      gtk_window_close (GTK_WINDOW (self));
      g_signal_emit (self, signals[SIGNAL_ANSWERED], 0);
    }
  g_object_unref (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_question_dialog_finalize (GObject *object)
{
  g_clear_object (&PANDORIA_QUESTION_DIALOG (object)->plan);
  G_OBJECT_CLASS (pandoria_question_dialog_parent_class)->finalize (object);
}

static void
pandoria_question_dialog_class_init (PandoriaQuestionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_question_dialog_finalize;
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", PANDORIA_TYPE_QUESTION_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-question-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaQuestionDialog, question);
  gtk_widget_class_bind_template_child (widget_class, PandoriaQuestionDialog, answers);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
pandoria_question_dialog_init (PandoriaQuestionDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_question_dialog_new (GtkWindow *parent, PandoriaPlan *plan)
{
  PandoriaQuestionDialog *self;

  g_return_val_if_fail (PANDORIA_IS_PLAN (plan), NULL);

  self = g_object_new (PANDORIA_TYPE_QUESTION_DIALOG, "transient-for", parent, NULL);
  self->plan = g_object_ref (plan);
  ask (self);
  return GTK_WIDGET (self);
}

void
pandoria_question_dialog_press (PandoriaQuestionDialog *self, guint index)
{
  GtkWidget *button;

  g_return_if_fail (PANDORIA_IS_QUESTION_DIALOG (self));

  button = gtk_widget_get_first_child (GTK_WIDGET (self->answers));
  for (guint i = 0; i < index && button != NULL; i++)
    button = gtk_widget_get_next_sibling (button);
  if (button != NULL)
    on_answer_clicked (self, button);
}
