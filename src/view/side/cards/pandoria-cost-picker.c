/* PandoriaCostPicker: chooses a printed cost: chips for known costs, and an entry for others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cost-picker.h"

#include <glib/gi18n.h>

#include "pandoria-cards-panel.h"
#include "pandoria-class.h"
#include "pandoria-widgets.h"

struct _PandoriaCostPicker
{
  GtkBox parent_instance;

  GtkFlowBox *chips;
  GtkSpinButton *spin;
  GtkWidget *others;
  GArray *costs; /* (element-type int): of the chips */
  int cost;
};

G_DEFINE_FINAL_TYPE (PandoriaCostPicker, pandoria_cost_picker, GTK_TYPE_BOX)

static int
get_chip_cost (PandoriaCostPicker *self, GtkWidget *chip)
{
  GtkFlowBoxChild *child = GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (chip));

  return g_array_index (self->costs, int, gtk_flow_box_child_get_index (child));
}

static void
show_cost (PandoriaCostPicker *self)
{
  for (int i = 0; gtk_flow_box_get_child_at_index (self->chips, i) != NULL; i++)
    {
      GtkWidget *chip
          = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->chips, i));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip),
                                    get_chip_cost (self, chip) == self->cost);
    }
  gtk_spin_button_set_value (self->spin, self->cost);
}

static void
choose_cost (PandoriaCostPicker *self, int cost)
{
  gboolean changes = cost != self->cost;

  self->cost = cost;
  show_cost (self);
  if (changes)
    g_signal_emit_by_name (self, "changed");
}

/* Returns: (transfer none) (nullable): the chip for @cost. */
static GtkWidget *
find_chip (PandoriaCostPicker *self, int cost)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->chips, i)) != NULL; i++)
    if (g_array_index (self->costs, int, i) == cost)
      return gtk_flow_box_child_get_child (child);
  return NULL;
}

static void
on_chip_clicked (PandoriaCostPicker *self, GtkWidget *chip)
{
  choose_cost (self, get_chip_cost (self, chip));
}

/* Enter on the chosen cost presses the button of the dialog. */
static gboolean
on_chip_enter (GtkWidget *chip, GVariant *args, gpointer data)
{
  PandoriaCostPicker *self = data;

  if (get_chip_cost (self, chip) != self->cost)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_default (chip);
  return GDK_EVENT_STOP;
}

static int
on_spin_input (GtkSpinButton *spin, double *value, PandoriaCostPicker *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (spin)) != '\0')
    return FALSE;
  *value = -1;
  return TRUE;
}

static gboolean
on_spin_output (GtkSpinButton *spin, PandoriaCostPicker *self)
{
  if (gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin)) >= 0)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
      return FALSE;
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  _ ("Nothing chosen"), -1);
  gtk_editable_set_text (GTK_EDITABLE (spin), "");
  return TRUE;
}

static void
on_spin_changed (GtkSpinButton *spin, PandoriaCostPicker *self)
{
  choose_cost (self, gtk_spin_button_get_value_as_int (spin));
}

static void
pandoria_cost_picker_class_init (PandoriaCostPickerClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaCostPicker, costs, g_array_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (
      klass, "pandoria-cost-picker", PANDORIA_PARTS (PandoriaCostPicker, chips, spin, others),
      PANDORIA_CALLBACK (on_spin_changed, on_spin_input, on_spin_output), NULL);
}

static void
pandoria_cost_picker_init (PandoriaCostPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->costs = g_array_new (FALSE, FALSE, sizeof (int));
  self->cost = -1;
}

static void
add_chip (PandoriaCostPicker *self, guint cost)
{
  const int number = (int) cost;
  g_autofree char *label = g_strdup_printf ("%u", cost);
  GtkWidget *chip = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_RADIO, "label", label, NULL);
  /* Translators: a button that chooses a printed cost */
  g_autofree char *name = g_strdup_printf (_ ("Printed cost %u"), cost);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_array_append_val (self->costs, number);
  gtk_widget_add_css_class (chip, "pill-chip");
  gtk_widget_add_css_class (chip, "numeric");
  pandoria_set_accessible_label (chip, name);
  g_signal_connect_swapped (chip, "clicked", G_CALLBACK (on_chip_clicked), self);
  gtk_widget_set_receives_default (chip, FALSE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Return|KP_Enter"),
                        gtk_callback_action_new (on_chip_enter, self, NULL)));
  gtk_widget_add_controller (chip, keys);
  gtk_flow_box_append (self->chips, chip);
  gtk_widget_set_focusable (gtk_widget_get_parent (chip), FALSE);
}

void
pandoria_cost_picker_offer (PandoriaCostPicker *self, GArray *known, guint most)
{
  guint n_known = known != NULL ? known->len : 0;

  g_return_if_fail (PANDORIA_IS_COST_PICKER (self));

  while (gtk_flow_box_get_child_at_index (self->chips, 0) != NULL)
    gtk_flow_box_remove (self->chips,
                         GTK_WIDGET (gtk_flow_box_get_child_at_index (self->chips, 0)));
  g_array_set_size (self->costs, 0);
  for (guint i = 0; i < n_known; i++)
    add_chip (self, g_array_index (known, guint, i));
  for (guint i = 1; n_known == 0 && i <= most; i++)
    add_chip (self, i);
  self->cost = n_known == 1 ? (int) g_array_index (known, guint, 0) : -1;
  show_cost (self);
}

int
pandoria_cost_picker_get_cost (PandoriaCostPicker *self)
{
  g_return_val_if_fail (PANDORIA_IS_COST_PICKER (self), -1);
  return self->cost;
}

gboolean
pandoria_cost_picker_type_digit (PandoriaCostPicker *self, guint digit)
{
  GtkWidget *chip;

  g_return_val_if_fail (PANDORIA_IS_COST_PICKER (self), FALSE);
  g_return_val_if_fail (digit <= 9, FALSE);

  chip = find_chip (self, digit == 0 ? 10 : (int) digit);
  if (chip == NULL && !gtk_widget_get_visible (self->others))
    return FALSE;
  choose_cost (self, chip != NULL ? get_chip_cost (self, chip) : (int) digit);
  gtk_widget_grab_focus (chip != NULL ? chip : GTK_WIDGET (self->spin));
  if (chip == NULL)
    gtk_editable_set_position (GTK_EDITABLE (self->spin), -1);
  return TRUE;
}

void
pandoria_cost_picker_set_others (PandoriaCostPicker *self, gboolean others)
{
  g_return_if_fail (PANDORIA_IS_COST_PICKER (self));
  gtk_widget_set_visible (self->others, others);
}

GtkWidget *
pandoria_cost_picker_get_chip (PandoriaCostPicker *self, guint cost)
{
  g_return_val_if_fail (PANDORIA_IS_COST_PICKER (self), NULL);
  return find_chip (self, (int) cost);
}
