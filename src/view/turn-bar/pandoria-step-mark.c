/* One of the five steps in the turn bar: its number and its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-step-mark.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

struct _PandoriaStepMark
{
  AdwBin parent_instance;

  GtkLabel *number, *name;
  guint step;
  PandoriaStepMarkState state;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (PandoriaStepMark, pandoria_step_mark, ADW_TYPE_BIN)

/* Whole phrases, because languages order them differently. */
static void
update_accessible (PandoriaStepMark *self)
{
  const char *name = gtk_label_get_label (self->name);
  g_autofree char *text = NULL;

  switch (self->state)
    {
    case PANDORIA_STEP_MARK_CURRENT: text = g_strdup_printf (_ ("Step %1$u, %2$s: now"), self->step, name); break;
    case PANDORIA_STEP_MARK_PASSED: text = g_strdup_printf (_ ("Step %1$u, %2$s: done"), self->step, name); break;
    default: text = g_strdup_printf (_ ("Step %1$u, %2$s: to come"), self->step, name);
    }
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               self->state == PANDORIA_STEP_MARK_CURRENT, -1);
  pandoria_tooltip_set (GTK_WIDGET (self), text);
}

static void
pandoria_step_mark_update (PandoriaStepMark *self)
{
  static const char *const classes[] = { "ahead", "current", "passed" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    pandoria_set_css_class (GTK_WIDGET (self), classes[i], i == self->state);
  gtk_widget_set_visible (GTK_WIDGET (self->name), !self->narrow);
  update_accessible (self);
}

static void
pandoria_step_mark_class_init (PandoriaStepMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-step-mark", PANDORIA_CHILD (PandoriaStepMark, number),
                               PANDORIA_CHILD (PandoriaStepMark, name), NULL);
  gtk_widget_class_set_css_name (widget_class, "stepmark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
pandoria_step_mark_init (PandoriaStepMark *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
pandoria_step_mark_new (guint number, const char *name)
{
  PandoriaStepMark *self = g_object_new (PANDORIA_TYPE_STEP_MARK, NULL);

  gtk_label_set_label (self->name, name);
  pandoria_step_mark_set_number (self, number);
  return GTK_WIDGET (self);
}

void
pandoria_step_mark_set_state (PandoriaStepMark *self, PandoriaStepMarkState state)
{
  g_return_if_fail (PANDORIA_IS_STEP_MARK (self));

  self->state = state;
  pandoria_step_mark_update (self);
}

void
pandoria_step_mark_set_narrow (PandoriaStepMark *self, gboolean narrow)
{
  g_return_if_fail (PANDORIA_IS_STEP_MARK (self));

  self->narrow = narrow;
  pandoria_step_mark_update (self);
}

void
pandoria_step_mark_set_number (PandoriaStepMark *self, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  g_return_if_fail (PANDORIA_IS_STEP_MARK (self));

  self->step = number;
  gtk_label_set_label (self->number, text);
  pandoria_step_mark_update (self);
}
