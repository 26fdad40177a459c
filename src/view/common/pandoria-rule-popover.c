/* PandoriaRulePopover: a section of the rules in our own words, with the sections that belong to
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-rule-popover.h"

#include "pandoria-class.h"
#include "pandoria-help.h"
#include "pandoria-rules-game.h"

#define ACTION "rules"

/* --- opening the rules ---------------------------------------------------------------------- */

/* Opens the rules at @id with the action of the widget's window or of one below. */
static void
open_rules (GtkWidget *widget, const char *id)
{
  for (GtkWindow *window = (GtkWindow *) gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW);
       window != NULL; window = gtk_window_get_transient_for (window))
    if (G_IS_ACTION_GROUP (window) && g_action_group_has_action (G_ACTION_GROUP (window), ACTION))
      {
        g_action_group_activate_action (G_ACTION_GROUP (window), ACTION, g_variant_new_string (id));
        return;
      }
}

/* --- the popover ---------------------------------------------------------------------------- */

struct _PandoriaRulePopover
{
  GtkPopover parent_instance;

  GtkLabel *title, *text;
  GtkScrolledWindow *scroller;
  GtkWidget *more;
  GtkBox *see_box;
  GtkFlowBox *see;

  const PandoriaHelpText *rule;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaRulePopover, pandoria_rule_popover, GTK_TYPE_POPOVER)

static void
on_see_clicked (GtkWidget *button, gpointer number)
{
  PandoriaRulePopover *self
      = PANDORIA_RULE_POPOVER (gtk_widget_get_ancestor (button, PANDORIA_TYPE_RULE_POPOVER));

  pandoria_rule_popover_show_rule (self, number);
  gtk_widget_child_focus (GTK_WIDGET (self->see), GTK_DIR_TAB_FORWARD);
}

static void
on_more_clicked (PandoriaRulePopover *self)
{
  g_autoptr (PandoriaRulePopover) kept = g_object_ref (self);

  gtk_popover_popdown (GTK_POPOVER (self));
  open_rules (GTK_WIDGET (self), self->rule->id);
}

static void
add_reference (PandoriaRulePopover *self, const char *number)
{
  const PandoriaHelpText *rule = pandoria_help_find (number);
  g_autofree char *label = pandoria_help_get_label (rule);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "reference");
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  g_signal_connect (button, "clicked", G_CALLBACK (on_see_clicked), rule->id);
  gtk_flow_box_append (self->see, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
show_references (PandoriaRulePopover *self)
{
  g_auto (GStrv) see = pandoria_help_text_get_references (self->rule);

  while (gtk_flow_box_get_child_at_index (self->see, 0) != NULL)
    gtk_flow_box_remove (self->see, GTK_WIDGET (gtk_flow_box_get_child_at_index (self->see, 0)));
  for (guint i = 0; see[i] != NULL; i++)
    add_reference (self, see[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->see_box), see[0] != NULL);
}

static void
pandoria_rule_popover_class_init (PandoriaRulePopoverClass *klass)
{
  pandoria_class_set_template (
      klass, "pandoria-rule-popover",
      PANDORIA_PARTS (PandoriaRulePopover, title, text, scroller, more, see_box, see),
      PANDORIA_CALLBACK (on_more_clicked), NULL);
}

void
pandoria_rule_popover_show_rule (PandoriaRulePopover *self, const char *number)
{
  g_autofree char *title = NULL, *text = NULL;

  g_return_if_fail (PANDORIA_IS_RULE_POPOVER (self));
  g_return_if_fail (pandoria_help_find (number) != NULL);

  self->rule = pandoria_help_find (number);
  title = pandoria_help_get_label (self->rule);
  text = pandoria_help_text_get_short (self->rule, pandoria_rules_get_game (GTK_WIDGET (self)));
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  show_references (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
