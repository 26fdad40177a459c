/* PandoriaLessonPanel: the current step of a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-panel.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-mends.h"
#include "pandoria-rule-button.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

struct _PandoriaLessonPanel
{
  AdwBin parent_instance;

  GtkLabel *chapter, *heading, *refusal, *text, *next, *room; /* the last keeps its height */
  GtkProgressBar *progress;
  GtkScrolledWindow *scroller;
  PandoriaRuleButton *rule;
  GtkWidget *back, *go_on, *end, *set_up;
  GtkActionable *next_lesson;
  guint lines;
  gboolean is_used, is_aside;
  GtkWidget *before; /* (weak): had the focus before its button */
};

G_DEFINE_FINAL_TYPE (PandoriaLessonPanel, pandoria_lesson_panel, ADW_TYPE_BIN)

/* Adds a small space between paragraphs. */
static char *
space_out (const char *markup)
{
  g_auto (GStrv) paragraphs = g_strsplit (markup, "\n", -1);

  return g_strjoinv ("\n<span size=\"30%\">\n</span>", paragraphs);
}

static void
show_head (PandoriaLessonPanel *self, const PandoriaLessonCourse *course)
{
  g_autofree char *chapter = pandoria_lesson_course_get_chapter (course);
  const char *heading = pandoria_lesson_course_get_heading (course);

  gtk_label_set_label (self->chapter, chapter);
  pandoria_tooltip_set (GTK_WIDGET (self->chapter), chapter);
  gtk_label_set_label (self->heading, heading);
  pandoria_tooltip_set (GTK_WIDGET (self->heading), heading);
  gtk_progress_bar_set_fraction (self->progress, pandoria_lesson_course_get_progress (course));
  pandoria_rule_button_set_number (self->rule, pandoria_lesson_course_get_rule (course));
}

static void
show_text (PandoriaLessonPanel *self, const PandoriaLessonCourse *course)
{
  g_autofree char *text = pandoria_lesson_course_get_text (course);
  g_autofree char *dense = pandoria_lesson_text_to_markup (text);
  g_autofree char *markup = space_out (dense);

  gtk_label_set_markup (self->text, markup);
  pandoria_set_text (self->refusal, pandoria_lesson_course_get_refusal (course));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* Returns: (nullable): the lesson after the one of @course. */
static const PandoriaLesson *
find_next (const PandoriaLessonCourse *course)
{
  const PandoriaLesson *lesson = pandoria_lesson_for_edition (
      pandoria_lesson_course_get_lesson (course), PANDORIA_EDITION_FIRST);
  guint i = 0;

  while (pandoria_lesson_get (i) != NULL && pandoria_lesson_get (i) != lesson)
    i++;
  return pandoria_lesson_get (i + 1);
}

static void
show_end (PandoriaLessonPanel *self, const PandoriaLessonCourse *course)
{
  const PandoriaLesson *next = find_next (course);

  gtk_widget_set_visible (self->end, pandoria_lesson_course_is_over (course));
  gtk_widget_set_visible (GTK_WIDGET (self->next_lesson),
                          next != NULL && pandoria_lesson_course_is_over (course));
  if (next != NULL)
    gtk_actionable_set_action_target (self->next_lesson, "s", pandoria_lesson_get_name (next));
}

static void
update_visible (PandoriaLessonPanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->is_used && !self->is_aside);
}

/* In GTK 4.8 a button has no name if the template gives it a label widget. */
static void
wrap_label (GtkWidget *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

static void
pandoria_lesson_panel_class_init (PandoriaLessonPanelClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  pandoria_class_disposes (klass, PANDORIA_WATCHES (PandoriaLessonPanel, before), NULL);
  pandoria_class_set_template (
      klass, "pandoria-lesson-panel", PANDORIA_NEEDS (PANDORIA_TYPE_RULE_BUTTON),
      PANDORIA_PARTS (PandoriaLessonPanel, chapter, progress, heading, refusal, text, next, room,
                      scroller, rule, back, go_on, end, next_lesson, set_up),
      NULL);
}

static void
pandoria_lesson_panel_init (PandoriaLessonPanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Most windows never show a lesson. */
static void
make_contents (PandoriaLessonPanel *self)
{
  if (self->end != NULL)
    return;
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_mend (GTK_WIDGET (self));
  pandoria_lesson_panel_set_lines (self, MAX (self->lines, 1));
  for (int i = 0; gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->end), i) != NULL; i++)
    wrap_label (gtk_flow_box_child_get_child (
        gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->end), i)));
}

void
pandoria_lesson_panel_show (PandoriaLessonPanel *self, const PandoriaLessonCourse *course)
{
  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self));

  self->is_used = course != NULL;
  update_visible (self);
  if (course == NULL)
    return;
  make_contents (self);
  show_head (self, course);
  show_text (self, course);
  show_end (self, course);
  gtk_widget_set_visible (self->back, pandoria_lesson_course_can_go_back (course));
  gtk_widget_set_visible (self->go_on, pandoria_lesson_course_waits (course));
  if (pandoria_lesson_course_waits (course))
    pandoria_lesson_panel_set_next (self, NULL);
}

void
pandoria_lesson_panel_set_aside (PandoriaLessonPanel *self, gboolean aside)
{
  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self));
  self->is_aside = aside;
  update_visible (self);
}

void
pandoria_lesson_panel_set_next (PandoriaLessonPanel *self, const char *what)
{
  /* Translators: the control that a lesson wants: a picture, space, button, card or cost */
  g_autofree char *text = what != NULL ? g_strdup_printf (_ ("Press: %s"), what) : NULL;

  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self));
  if (self->next != NULL)
    pandoria_set_text (self->next, text);
}

gboolean
pandoria_lesson_panel_waits (PandoriaLessonPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_LESSON_PANEL (self), FALSE);
  return self->go_on != NULL && gtk_widget_get_visible (GTK_WIDGET (self))
         && gtk_widget_get_visible (self->go_on);
}

gboolean
pandoria_lesson_panel_continue (PandoriaLessonPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_LESSON_PANEL (self), FALSE);
  return pandoria_lesson_panel_waits (self) && gtk_widget_activate (self->go_on);
}

gboolean
pandoria_lesson_panel_focus_button (PandoriaLessonPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_LESSON_PANEL (self), FALSE);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  if (gtk_widget_get_visible (self->end))
    return gtk_widget_grab_focus (GTK_WIDGET (self->next_lesson))
           || gtk_widget_grab_focus (self->set_up);
  return gtk_widget_get_visible (self->go_on) && gtk_widget_grab_focus (self->go_on);
}

/* A space that the new board does not have exists only until it loses the focus. */
void
pandoria_lesson_panel_move_keyboard (PandoriaLessonPanel *self)
{
  GtkWidget *before, *focus;
  gboolean is_inside, is_elsewhere;

  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self));

  before = self->before;
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  is_inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  is_elsewhere = focus != NULL && !is_inside;
  if (!is_inside)
    g_set_weak_pointer (&self->before, focus);
  if (pandoria_lesson_panel_focus_button (self))
    return;
  if (before != NULL && gtk_widget_get_mapped (before) && !is_elsewhere)
    gtk_widget_grab_focus (before);
  g_clear_weak_pointer (&self->before);
}

void
pandoria_lesson_panel_set_suggested (PandoriaLessonPanel *self, gboolean suggested)
{
  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self));
  if (self->go_on == NULL)
    return;
  pandoria_set_css_class (self->go_on, "suggested-action", suggested);
  pandoria_set_css_class (GTK_WIDGET (self->next_lesson), "suggested-action", suggested);
}

void
pandoria_lesson_panel_set_lines (PandoriaLessonPanel *self, guint lines)
{
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self) && lines > 0);

  self->lines = lines;
  text = g_strnfill (lines - 1, '\n');
  if (self->room != NULL)
    gtk_label_set_label (self->room, text);
}
