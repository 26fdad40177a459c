/* One of the five steps in the turn bar: its number and its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-step-mark.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-places.h"
#include "pandoria-widgets.h"

#define SPACING 6

struct _PandoriaStepMark
{
  GtkWidget parent_instance;

  GtkWidget *number, *name;
  guint step;
  PandoriaStepMarkState state;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (PandoriaStepMark, pandoria_step_mark, GTK_TYPE_WIDGET)

/* Uses whole phrases, because languages order them differently. Returns: (transfer full): the step
 * for screen readers. */
static char *
describe (PandoriaStepMark *self)
{
  const char *name = gtk_label_get_label (GTK_LABEL (self->name));

  switch (self->state)
    {
    case PANDORIA_STEP_MARK_CURRENT:
      return g_strdup_printf (_ ("Step %1$u, %2$s: now"), self->step, name);
    case PANDORIA_STEP_MARK_PASSED:
      return g_strdup_printf (_ ("Step %1$u, %2$s: done"), self->step, name);
    default: return g_strdup_printf (_ ("Step %1$u, %2$s: to come"), self->step, name);
    }
}

static void
update_accessible (PandoriaStepMark *self)
{
  g_autofree char *text = describe (self);

  pandoria_set_accessible_label (GTK_WIDGET (self), text);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               self->state == PANDORIA_STEP_MARK_CURRENT, -1);
}

/* Creates the tooltip on demand: setting one queries the pointer, and each step would set two. */
static gboolean
on_tooltip_queried (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
                    gpointer data)
{
  g_autofree char *text = describe (PANDORIA_STEP_MARK (widget));

  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static int
measure_part (GtkWidget *part, GtkOrientation orientation)
{
  int natural = 0;

  if (gtk_widget_should_layout (part))
    gtk_widget_measure (part, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The minimum width is that of the number, the natural width that of number and name. */
static void
pandoria_step_mark_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  PandoriaStepMark *self = PANDORIA_STEP_MARK (widget);
  int number = measure_part (self->number, orientation),
      name = measure_part (self->name, orientation);

  *minimum = number;
  *natural = number + (name > 0 ? SPACING + name : 0);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MAX (number, name);
}

static void
pandoria_step_mark_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaStepMark *self = PANDORIA_STEP_MARK (widget);
  int number = measure_part (self->number, GTK_ORIENTATION_HORIZONTAL);
  int name = measure_part (self->name, GTK_ORIENTATION_HORIZONTAL);
  gboolean named = name > 0 && width >= number + SPACING + name;

  pandoria_place_child (self->number, 0, 0, named ? number : width, height);
  gtk_widget_set_child_visible (self->name, named);
  if (named)
    pandoria_place_child (self->name, number + SPACING, 0, name, height);
}

static void
pandoria_step_mark_class_init (PandoriaStepMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaStepMark, number, gtk_widget_unparent),
                           PANDORIA_OWNS (PandoriaStepMark, name, gtk_widget_unparent), NULL);
  widget_class->measure = pandoria_step_mark_measure;
  widget_class->size_allocate = pandoria_step_mark_size_allocate;
  pandoria_class_set_template (klass, "pandoria-step-mark",
                               PANDORIA_PARTS (PandoriaStepMark, number, name), NULL);
  gtk_widget_class_set_css_name (widget_class, "stepmark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
pandoria_step_mark_init (PandoriaStepMark *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (on_tooltip_queried), NULL);
}

GtkWidget *
pandoria_step_mark_new (const char *name)
{
  PandoriaStepMark *self = g_object_new (PANDORIA_TYPE_STEP_MARK, NULL);

  gtk_label_set_label (GTK_LABEL (self->name), name);
  return GTK_WIDGET (self);
}

void
pandoria_step_mark_show (PandoriaStepMark *self, guint number, PandoriaStepMarkState state,
                         gboolean narrow)
{
  static const char *const classes[] = { "ahead", "current", "passed" };
  g_autofree char *text = g_strdup_printf ("%u", number);

  g_return_if_fail (PANDORIA_IS_STEP_MARK (self));

  if (self->step == number && self->state == state && self->narrow == narrow)
    return;
  self->step = number;
  self->state = state;
  self->narrow = narrow;
  gtk_label_set_label (GTK_LABEL (self->number), text);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    pandoria_set_css_class (GTK_WIDGET (self), classes[i], i == state);
  gtk_widget_set_visible (self->name, !narrow);
  update_accessible (self);
}
