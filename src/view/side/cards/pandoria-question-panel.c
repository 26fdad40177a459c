/* PandoriaQuestionPanel: asks for the missing details of an act (the other resource of a payment,
 * which ghost, which ship …), next to the board or in its own window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-question-panel.h"

#include "pandoria-class.h"
#include "pandoria-panel-window.h"

struct _PandoriaQuestionPanel
{
  AdwBin parent_instance;

  GtkLabel *question;
  GtkBox *answers;

  PandoriaPlay *play;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaQuestionPanel, pandoria_question_panel, ADW_TYPE_BIN)

/* Returns: the number of answers before the one of @button. */
static guint
get_index (GtkWidget *button)
{
  guint index = 0;

  while ((button = gtk_widget_get_prev_sibling (button)) != NULL)
    index++;
  return index;
}

static void on_answer_clicked (PandoriaQuestionPanel *self, GtkWidget *button);

static void
on_answer_hovered (GtkEventController *controller, PandoriaQuestionPanel *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  pandoria_play_consider_answer (self->play, get_index (button));
}

/* Previews an answer while it is hovered or focused. */
static void
watch (PandoriaQuestionPanel *self, GtkWidget *button, GtkEventController *controller)
{
  g_signal_connect_object (controller, "enter", G_CALLBACK (on_answer_hovered), self, 0);
  gtk_widget_add_controller (button, controller);
}

static void
add_answer (PandoriaQuestionPanel *self, const char *words)
{
  GtkWidget *button = gtk_button_new (), *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "answer");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_answer_clicked), self);
  watch (self, button, gtk_event_controller_focus_new ());
  watch (self, button, gtk_event_controller_motion_new ());
  gtk_box_append (self->answers, button);
}

/* Returns: FALSE if there is no question. */
static gboolean
ask (PandoriaQuestionPanel *self)
{
  const PandoriaPlayView *view = self->play != NULL ? pandoria_play_get_view (self->play) : NULL;
  GtkWidget *child;

  if (view == NULL || view->question == NULL)
    return FALSE;
  gtk_label_set_label (self->question, view->question);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_box_remove (self->answers, child);
  for (guint i = 0; view->answers[i] != NULL; i++)
    add_answer (self, view->answers[i]);
  return TRUE;
}

static void
on_answer_clicked (PandoriaQuestionPanel *self, GtkWidget *button)
{
  g_object_ref (self);
  pandoria_play_answer (self->play, get_index (button));
  if (ask (self))
    pandoria_question_panel_focus (self);
  else
    g_signal_emit_by_name (self, "closed");
  g_object_unref (self);
}

static void
pandoria_question_panel_dispose (GObject *object)
{
  PandoriaQuestionPanel *self = PANDORIA_QUESTION_PANEL (object);

  pandoria_question_panel_leave (self);
  G_OBJECT_CLASS (pandoria_question_panel_parent_class)->dispose (object);
}

static void
pandoria_question_panel_class_init (PandoriaQuestionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_question_panel_dispose;
  pandoria_class_add_signal (klass, "closed", 0);
  pandoria_class_set_template (klass, "pandoria-question-panel",
                               PANDORIA_PARTS (PandoriaQuestionPanel, question, answers),
                               PANDORIA_CALLBACK (pandoria_panel_fills_window), NULL);
  gtk_widget_class_install_action (widget_class, "question.close", NULL, pandoria_panel_close);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "question.close", NULL);
}

void
pandoria_question_panel_ask (PandoriaQuestionPanel *self, PandoriaPlay *play)
{
  g_return_if_fail (PANDORIA_IS_QUESTION_PANEL (self));
  g_return_if_fail (PANDORIA_IS_PLAY (play));

  g_set_object (&self->play, play);
  ask (self);
}

void
pandoria_question_panel_focus (PandoriaQuestionPanel *self)
{
  GtkWidget *first;

  g_return_if_fail (PANDORIA_IS_QUESTION_PANEL (self));

  first = gtk_widget_get_first_child (GTK_WIDGET (self->answers));
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

void
pandoria_question_panel_leave (PandoriaQuestionPanel *self)
{
  g_autoptr (PandoriaPlay) play = NULL;

  g_return_if_fail (PANDORIA_IS_QUESTION_PANEL (self));

  play = g_steal_pointer (&self->play);
  if (play == NULL)
    return;
  pandoria_play_consider (play, NULL);
  pandoria_play_leave_question (play);
}
