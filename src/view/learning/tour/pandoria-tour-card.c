/* PandoriaTourCard: the step of an explanation or a quiz.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tour-card.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

struct _PandoriaTourCard
{
  AdwBin parent_instance;

  GtkLabel *heading, *text, *room; /* the last keeps its height */
  GtkScrolledWindow *scroller;
  GtkButton *back, *next;
  GtkWidget *choices;
};

G_DEFINE_FINAL_TYPE (PandoriaTourCard, pandoria_tour_card, ADW_TYPE_BIN)

/* Shows the right answer green and a wrong choice red. */
static void
show_choice (GtkWidget *button, const PandoriaTourStep *step, int number)
{
  const PandoriaQuizQuestion *question = step->question;
  g_autofree char *label = g_strdup_printf ("%d", question->choices[number]);
  g_autofree char *amount = pandoria_text_amount (question->counter, question->choices[number]);
  gboolean is_wrong = number == question->chosen && number != question->right;

  gtk_button_set_label (GTK_BUTTON (button), label);
  pandoria_set_accessible_label (button, amount);
  pandoria_set_css_class (button, "success", step->is_answered && number == question->right);
  pandoria_set_css_class (button, "error", step->is_answered && is_wrong);
}

static void
show_choices (PandoriaTourCard *self, const PandoriaTourStep *step)
{
  int number = 0;

  gtk_widget_set_visible (self->choices, step->question != NULL);
  gtk_widget_set_sensitive (self->choices, !step->is_answered);
  if (step->question == NULL)
    return;
  for (GtkWidget *button = gtk_widget_get_first_child (self->choices); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    show_choice (button, step, number++);
}

static void
on_walk (PandoriaTourCard *self, GtkButton *button)
{
  g_signal_emit_by_name (self, "walk", button == self->back ? -1 : 1);
}

static void
on_choice (PandoriaTourCard *self, GtkWidget *button)
{
  guint number = 0;

  while ((button = gtk_widget_get_prev_sibling (button)) != NULL)
    number++;
  g_signal_emit_by_name (self, "answer", number);
}

/* Focuses the button that continues, not the one that closes. */
static gboolean
pandoria_tour_card_grab_focus (GtkWidget *widget)
{
  PandoriaTourCard *self = PANDORIA_TOUR_CARD (widget);
  gboolean asks
      = gtk_widget_get_visible (self->choices) && gtk_widget_get_sensitive (self->choices);

  return gtk_widget_grab_focus (asks ? gtk_widget_get_first_child (self->choices)
                                     : GTK_WIDGET (self->next));
}

static void
pandoria_tour_card_class_init (PandoriaTourCardClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = pandoria_tour_card_grab_focus;
  pandoria_class_add_signal (klass, "walk", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "answer", 1, G_TYPE_UINT);
  pandoria_class_set_template (
      klass, "pandoria-tour-card",
      PANDORIA_PARTS (PandoriaTourCard, heading, text, room, scroller, back, next, choices),
      PANDORIA_CALLBACK (on_walk), NULL);
}

static void
pandoria_tour_card_init (PandoriaTourCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_tooltip_follow_label (self->heading);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  for (guint i = 0; i < PANDORIA_QUIZ_CHOICES; i++)
    {
      GtkWidget *button = gtk_button_new ();

      g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_choice), self);
      gtk_box_append (GTK_BOX (self->choices), button);
    }
}

void
pandoria_tour_card_show (PandoriaTourCard *self, const PandoriaTourStep *step)
{
  g_autofree char *heading = NULL;
  gboolean had_focus;

  g_return_if_fail (PANDORIA_IS_TOUR_CARD (self) && step != NULL && step->text != NULL);

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  if (had_focus
      && (step->question != NULL
          || step->number == 1)) /* the focused button may become insensitive */
    gtk_widget_grab_focus (GTK_WIDGET (self->next));
  /* Translators: the number of a step or question, and of how many; as short as may be */
  heading = g_strdup_printf (_ ("%1$u of %2$u"), step->number, step->n);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->text, step->text);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_button_set_label (self->next, step->next_label);
  gtk_widget_set_visible (GTK_WIDGET (self->back), step->question == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back), step->number > 1);
  show_choices (self, step);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (had_focus && step->question != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
pandoria_tour_card_set_lines (PandoriaTourCard *self, guint lines)
{
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_TOUR_CARD (self) && lines > 0);

  text = g_strnfill (lines - 1, '\n');
  gtk_label_set_label (self->room, text);
}
