/* PandoriaLessonPanel: what a lesson says now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-panel.h"

#include "pandoria-rule-button.h"
#include "pandoria-widgets.h"

struct _PandoriaLessonPanel
{
  AdwBin parent_instance;

  GtkLabel *heading, *text, *room; /* the last keeps its height */
  GtkScrolledWindow *scroller;
  PandoriaRuleButton *rule;
  GtkWidget *go_on;
};

G_DEFINE_FINAL_TYPE (PandoriaLessonPanel, pandoria_lesson_panel, ADW_TYPE_BIN)

/* --- helpers --- */

/* Paragraphs stand a little apart. */
static char *
space_out (const char *markup)
{
  g_auto (GStrv) paragraphs = g_strsplit (markup, "\n", -1);

  return g_strjoinv ("\n<span size=\"30%\">\n</span>", paragraphs);
}

/* --- class --- */

#define CHILD(member) PANDORIA_CHILD (PandoriaLessonPanel, member)

static void
pandoria_lesson_panel_class_init (PandoriaLessonPanelClass *klass)
{
  g_type_ensure (PANDORIA_TYPE_RULE_BUTTON);
  pandoria_class_set_template (klass, "pandoria-lesson-panel", CHILD (heading), CHILD (text), CHILD (room),
                               CHILD (scroller), CHILD (rule), CHILD (go_on), NULL);
}

#undef CHILD

static void
pandoria_lesson_panel_init (PandoriaLessonPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* --- public functions --- */

void
pandoria_lesson_panel_show (PandoriaLessonPanel *self, const PandoriaLessonCourse *course)
{
  g_autofree char *heading = NULL, *text = NULL, *markup = NULL, *spaced = NULL;

  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self), course != NULL);
  if (course == NULL)
    return;
  heading = pandoria_lesson_course_get_heading (course);
  text = pandoria_lesson_course_get_text (course);
  markup = pandoria_lesson_text_to_markup (text);
  gtk_label_set_label (self->heading, heading);
  pandoria_tooltip_set (GTK_WIDGET (self->heading), heading);
  spaced = space_out (markup);
  gtk_label_set_markup (self->text, spaced);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  pandoria_rule_button_set_number (self->rule, pandoria_lesson_course_get_rule (course));
  gtk_widget_set_visible (self->go_on, pandoria_lesson_course_waits (course));
}

gboolean
pandoria_lesson_panel_focus_button (PandoriaLessonPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_LESSON_PANEL (self), FALSE);
  return gtk_widget_get_visible (self->go_on) && gtk_widget_grab_focus (self->go_on);
}

void
pandoria_lesson_panel_set_lines (PandoriaLessonPanel *self, guint lines)
{
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_LESSON_PANEL (self) && lines > 0);

  text = g_strnfill (lines - 1, '\n');
  gtk_label_set_label (self->room, text);
}
