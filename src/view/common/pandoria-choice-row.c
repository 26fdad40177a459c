/* PandoriaChoiceRow: a row of settings with a list of options, each of which has a number as its
 * value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-choice-row.h"

#include "pandoria-class.h"
#include "pandoria-text.h"

struct _PandoriaChoiceRow
{
  AdwComboRow parent_instance;

  GArray *values; /* int of each option */
};

G_DEFINE_FINAL_TYPE (PandoriaChoiceRow, pandoria_choice_row, ADW_TYPE_COMBO_ROW)

static void
pandoria_choice_row_class_init (PandoriaChoiceRowClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaChoiceRow, values, g_array_unref), NULL);
}

static void
pandoria_choice_row_init (PandoriaChoiceRow *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  pandoria_choice_row_clear (self);
}

void
pandoria_choice_row_clear (PandoriaChoiceRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (PANDORIA_IS_CHOICE_ROW (self));

  g_array_set_size (self->values, 0);
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
}

void
pandoria_choice_row_add (PandoriaChoiceRow *self, int value, const char *name)
{
  g_return_if_fail (PANDORIA_IS_CHOICE_ROW (self));

  g_array_append_val (self->values, value);
  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (self))), name);
}

void
pandoria_choice_row_add_cards (PandoriaChoiceRow *self, PandoriaPrintedKind kind)
{
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  for (guint i = 0; i < things->len; i++)
    {
      PandoriaPrinted thing = g_array_index (things, PandoriaPrinted, i);
      g_autofree char *name = pandoria_text_printed (thing);

      pandoria_choice_row_add (
          self, PANDORIA_CHOICE_OF_CARD (thing.spell | thing.building, thing.level), name);
    }
}

guint
pandoria_choice_row_count (PandoriaChoiceRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CHOICE_ROW (self), 0);
  return self->values->len;
}

void
pandoria_choice_row_set_value (PandoriaChoiceRow *self, int value)
{
  g_return_if_fail (PANDORIA_IS_CHOICE_ROW (self));

  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, int, i) == value)
      adw_combo_row_set_selected (ADW_COMBO_ROW (self), i);
}

int
pandoria_choice_row_get_value (PandoriaChoiceRow *self)
{
  guint selected;

  g_return_val_if_fail (PANDORIA_IS_CHOICE_ROW (self), -1);

  selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));
  return selected < self->values->len ? g_array_index (self->values, int, selected) : -1;
}
