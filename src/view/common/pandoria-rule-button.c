/* PandoriaRuleButton: the number of a section of the rules. A press shows the section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-rule-button.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-help.h"
#include "pandoria-rule-popover.h"

struct _PandoriaRuleButton
{
  AdwBin parent_instance;

  GtkButton *button;
  GtkWidget *popover; /* made with the first press: a ledger has many of these buttons */
  const PandoriaHelpText *rule;
};

G_DEFINE_FINAL_TYPE (PandoriaRuleButton, pandoria_rule_button, ADW_TYPE_BIN)

static void
on_clicked (PandoriaRuleButton *self)
{
  if (self->rule == NULL)
    return;
  if (self->popover == NULL)
    {
      self->popover = g_object_new (PANDORIA_TYPE_RULE_POPOVER, NULL);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  pandoria_rule_popover_show_rule (PANDORIA_RULE_POPOVER (self->popover), self->rule->id);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* Reports no baseline, for which a box would reserve height even without aligned widgets. */
static void
pandoria_rule_button_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
pandoria_rule_button_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaRuleButton *self = PANDORIA_RULE_BUTTON (widget);

  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, -1, NULL);
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
pandoria_rule_button_class_init (PandoriaRuleButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaRuleButton, popover, gtk_widget_unparent),
                           NULL);
  pandoria_class_set_template (klass, "pandoria-rule-button",
                               PANDORIA_CHILD (PandoriaRuleButton, button),
                               PANDORIA_CALLBACK (on_clicked), NULL);
  widget_class->measure = pandoria_rule_button_measure;
  widget_class->size_allocate = pandoria_rule_button_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "rulebutton");
}

static void
pandoria_rule_button_init (PandoriaRuleButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Without a layout manager GTK uses the class's own functions to measure and allocate. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

void
pandoria_rule_button_set_number (PandoriaRuleButton *self, const char *number)
{
  g_autofree char *words = NULL;

  g_return_if_fail (PANDORIA_IS_RULE_BUTTON (self));

  self->rule = pandoria_help_find (number);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rule != NULL);
  gtk_button_set_label (self->button, self->rule != NULL ? self->rule->id : "");
  if (self->rule == NULL)
    return;
  /* Translators: a button that shows a section of the rules: its number and its title. */
  words = g_strdup_printf (_ ("Rule %1$s, %2$s"), self->rule->id, self->rule->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
}

/* Returns: (nullable): the section of the first visible button in @widget. */
static const char *
find_number_below (GtkWidget *widget)
{
  const char *number = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (PANDORIA_IS_RULE_BUTTON (widget))
    {
      const PandoriaHelpText *rule = PANDORIA_RULE_BUTTON (widget)->rule;

      return rule != NULL ? rule->id : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && number == NULL;
       child = gtk_widget_get_next_sibling (child))
    number = find_number_below (child);
  return number;
}

const char *
pandoria_rule_button_find_number (GtkWidget *widget)
{
  GtkWidget *button;

  if (widget == NULL)
    return NULL;
  button = gtk_widget_get_ancestor (widget, PANDORIA_TYPE_RULE_BUTTON);
  return find_number_below (button != NULL ? button : widget);
}
