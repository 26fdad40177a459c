/* PandoriaNumberRow: a row of settings with a number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-number-row.h"

#include "pandoria-class.h"
#include "pandoria-list-rows.h"
#include "pandoria-widgets.h"

#define PAGE 10

struct _PandoriaNumberRow
{
  AdwActionRow parent_instance;

  GtkSpinButton *spin;
};

G_DEFINE_FINAL_TYPE (PandoriaNumberRow, pandoria_number_row, ADW_TYPE_ACTION_ROW)

static void
on_title_changed (PandoriaNumberRow *self)
{
  pandoria_set_accessible_label (GTK_WIDGET (self->spin),
                                 adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)));
}

static void
on_value_changed (PandoriaNumberRow *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_number_row_class_init (PandoriaNumberRowClass *klass)
{
  pandoria_class_add_signal (klass, "changed", 0);
}

static void
pandoria_number_row_init (PandoriaNumberRow *self)
{
  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 1, 1));
  gtk_spin_button_set_numeric (self->spin, TRUE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  pandoria_add_control (ADW_ACTION_ROW (self), GTK_WIDGET (self->spin), "");
  g_signal_connect_swapped (self->spin, "value-changed", G_CALLBACK (on_value_changed), self);
  g_signal_connect (self, "notify::title", G_CALLBACK (on_title_changed), NULL);
}

PandoriaNumberRow *
pandoria_number_row_new (const char *title, guint most)
{
  PandoriaNumberRow *self = g_object_new (PANDORIA_TYPE_NUMBER_ROW, "title", title, NULL);

  g_return_val_if_fail (title != NULL, NULL);

  pandoria_number_row_set_range (self, 0, most, PAGE);
  return self;
}

void
pandoria_number_row_set_range (PandoriaNumberRow *self, guint least, guint most, guint page)
{
  g_return_if_fail (PANDORIA_IS_NUMBER_ROW (self));

  gtk_spin_button_set_increments (self->spin, 1, page);
  gtk_spin_button_set_range (self->spin, least, most);
}

int
pandoria_number_row_get_value (PandoriaNumberRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_NUMBER_ROW (self), 0);
  return gtk_spin_button_get_value_as_int (self->spin);
}

void
pandoria_number_row_set_value (PandoriaNumberRow *self, int value)
{
  g_return_if_fail (PANDORIA_IS_NUMBER_ROW (self));
  gtk_spin_button_set_value (self->spin, value);
}
