/* PandoriaQuizPanel: what a quiz asks, or its answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quiz-panel.h"

#include "pandoria-widgets.h"

struct _PandoriaQuizPanel
{
  AdwBin parent_instance;

  GtkLabel *heading, *text, *room; /* the last keeps its height */
  GtkScrolledWindow *scroller;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (PandoriaQuizPanel, pandoria_quiz_panel, ADW_TYPE_BIN)

/* --- class --- */

/* The keyboard comes to what goes on, not to the way out. */
static gboolean
pandoria_quiz_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PANDORIA_QUIZ_PANEL (widget)->next));
}

#define CHILD(member) PANDORIA_CHILD (PandoriaQuizPanel, member)

static void
pandoria_quiz_panel_class_init (PandoriaQuizPanelClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = pandoria_quiz_panel_grab_focus;
  pandoria_class_set_template (klass, "pandoria-quiz-panel", CHILD (heading), CHILD (text), CHILD (room),
                               CHILD (scroller), CHILD (next), NULL);
}

#undef CHILD

static void
pandoria_quiz_panel_init (PandoriaQuizPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_tooltip_follow_label (self->heading);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* --- public functions --- */

void
pandoria_quiz_panel_show (PandoriaQuizPanel *self, const char *heading, const char *text, const char *next)
{
  g_return_if_fail (PANDORIA_IS_QUIZ_PANEL (self) && heading != NULL && text != NULL && next != NULL);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->text, text);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_button_set_label (self->next, next);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
pandoria_quiz_panel_set_lines (PandoriaQuizPanel *self, guint lines)
{
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_QUIZ_PANEL (self) && lines > 0);

  text = g_strnfill (lines - 1, '\n');
  gtk_label_set_label (self->room, text);
}
