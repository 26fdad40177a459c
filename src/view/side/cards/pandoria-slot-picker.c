/* PandoriaSlotPicker: chooses one slot of a tableau. Shows the contents of each, and the cost of
 * building over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-slot-picker.h"

#include <glib/gi18n.h>

#include "pandoria-cards-panel.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-list-rows.h"
#include "pandoria-offers.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaSlotPicker
{
  AdwBin parent_instance;

  GtkListBox *list;
  AdwActionRow *rows[PANDORIA_MAX_SLOTS];
  GtkCheckButton *checks[PANDORIA_MAX_SLOTS];
  GtkLabel *costs[PANDORIA_MAX_SLOTS];
  int slot;
};

G_DEFINE_FINAL_TYPE (PandoriaSlotPicker, pandoria_slot_picker, ADW_TYPE_BIN)

static char *
describe_slot (const PandoriaSlot *slot, guint number)
{
  g_autofree char *what = NULL;

  if (slot->has_monument)
    /* Translators: a monument and its value */
    what = g_strdup_printf (_ ("Monument %u"), slot->monument);
  else if (slot->building != PANDORIA_BUILDING_NONE)
    what = pandoria_text_building (slot->building, slot->level);
  else
    what = g_strdup (_ ("Empty"));
  /* Translators: number of a slot, and its contents: “2: Bank 1” */
  return g_strdup_printf (_ ("%u: %s"), number, what);
}

static void
show_slot (PandoriaSlotPicker *self)
{
  for (int i = 0; i < PANDORIA_MAX_SLOTS; i++)
    gtk_check_button_set_active (self->checks[i], i == self->slot);
}

/* Whether the act in @slot has a cost that the row can show. */
static gboolean
has_cost (const PandoriaSlot *slot, const PandoriaAction *action, gboolean allowed)
{
  if (slot->has_monument)
    return FALSE;
  if (action->kind == PANDORIA_ACT_MONUMENT)
    return slot->building != PANDORIA_BUILDING_NONE;
  return allowed || action->kind == PANDORIA_ACT_BUILD;
}

/* Shows whether @action, which uses slot @index, is possible, and the wood that @printed becomes;
 * -1: no costs. */
static void
show_offer (PandoriaSlotPicker *self, PandoriaGame *game, const PandoriaAction *action, guint index,
            int printed)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaSlot *slot = &state->players[state->active].slots[index];
  gboolean monument = action->kind == PANDORIA_ACT_MONUMENT;
  gboolean spells = !monument && action->kind != PANDORIA_ACT_BUILD;
  g_autofree char *title = describe_slot (slot, index + 1), *subtitle = NULL, *cost = NULL;
  gboolean allowed = pandoria_offers_try (game, action, &subtitle);

  if (printed >= 0 && has_cost (slot, action, allowed))
    {
      guint wood
          = monument ? pandoria_state_monument_cost (state, state->active, index)
                     : pandoria_state_building_cost (state, state->active, (guint) printed, index);

      /* Translators: instead of a cost that is not known yet */
      cost = slot->is_cost_unknown ? g_strdup (C_ ("cost", "?"))
                                   : pandoria_text_amount (PANDORIA_COUNTER_WOOD, (int) wood);
      if (allowed && !spells)
        subtitle = pandoria_offers_describe_costs (game, action, TRUE);
    }
  pandoria_set_row (self->rows[index], title, subtitle);
  pandoria_set_accessible_label (GTK_WIDGET (self->checks[index]), title);
  gtk_label_set_label (self->costs[index], cost != NULL ? cost : "");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->rows[index]), allowed);
  gtk_widget_set_sensitive (GTK_WIDGET (self->checks[index]), allowed);
  pandoria_set_css_class (GTK_WIDGET (self->rows[index]), "impossible", !allowed);
}

static gboolean
is_allowed (PandoriaSlotPicker *self, int slot)
{
  if (slot < 0 || slot >= PANDORIA_MAX_SLOTS)
    return FALSE;
  return gtk_widget_get_visible (GTK_WIDGET (self->rows[slot]))
         && gtk_widget_get_sensitive (GTK_WIDGET (self->checks[slot]));
}

static int
find_default (PandoriaSlotPicker *self, const PandoriaSlot *slots)
{
  if (is_allowed (self, self->slot))
    return self->slot;
  for (int i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (is_allowed (self, i) && slots[i].building == PANDORIA_BUILDING_NONE
        && !slots[i].has_monument)
      return i;
  for (int i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (is_allowed (self, i))
      return i;
  return -1;
}

static void
on_check_toggled (PandoriaSlotPicker *self, GtkCheckButton *check)
{
  for (int i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (self->checks[i] == check && gtk_check_button_get_active (check))
      pandoria_slot_picker_set_slot (self, i);
}

static void
add_row (PandoriaSlotPicker *self, guint index)
{
  GtkWidget *row = GTK_WIDGET (pandoria_new_row ("", NULL));
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *cost = pandoria_new_label (NULL, 0.5, "numeric", NULL);

  self->rows[index] = ADW_ACTION_ROW (row);
  self->checks[index] = GTK_CHECK_BUTTON (check);
  self->costs[index] = GTK_LABEL (cost);
  if (index > 0)
    gtk_check_button_set_group (self->checks[index], self->checks[0]);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (self->rows[index], check);
  adw_action_row_add_suffix (self->rows[index], cost);
  adw_action_row_set_activatable_widget (self->rows[index], check);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_check_toggled), self);
  gtk_list_box_append (self->list, row);
}

static void
pandoria_slot_picker_class_init (PandoriaSlotPickerClass *klass)
{
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-slot-picker",
                               PANDORIA_CHILD (PandoriaSlotPicker, list), NULL);
}

static void
pandoria_slot_picker_init (PandoriaSlotPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->slot = -1;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    add_row (self, i);
}

void
pandoria_slot_picker_offer (PandoriaSlotPicker *self, PandoriaGame *game, PandoriaAction *action,
                            guint8 *slot, int printed)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  g_return_if_fail (PANDORIA_IS_SLOT_PICKER (self));

  for (guint8 i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      *slot = i;
      gtk_widget_set_visible (GTK_WIDGET (self->rows[i]),
                              i < pandoria_state_n_slots (state, state->active));
      show_offer (self, game, action, i, printed);
    }
  self->slot = find_default (self, state->players[state->active].slots);
  show_slot (self);
}

int
pandoria_slot_picker_get_slot (PandoriaSlotPicker *self)
{
  g_return_val_if_fail (PANDORIA_IS_SLOT_PICKER (self), -1);
  return self->slot;
}

gboolean
pandoria_slot_picker_choose (PandoriaSlotPicker *self, guint slot)
{
  g_return_val_if_fail (PANDORIA_IS_SLOT_PICKER (self), FALSE);

  if (!is_allowed (self, (int) slot))
    return FALSE;
  pandoria_slot_picker_set_slot (self, (int) slot);
  gtk_widget_grab_focus (GTK_WIDGET (self->checks[slot]));
  return TRUE;
}

void
pandoria_slot_picker_set_slot (PandoriaSlotPicker *self, int slot)
{
  gboolean changes = slot != self->slot;

  g_return_if_fail (PANDORIA_IS_SLOT_PICKER (self));
  g_return_if_fail (slot >= -1 && slot < PANDORIA_MAX_SLOTS);

  self->slot = slot;
  show_slot (self);
  if (changes)
    g_signal_emit_by_name (self, "changed");
}

GtkWidget *
pandoria_slot_picker_get_row (PandoriaSlotPicker *self, guint slot)
{
  g_return_val_if_fail (PANDORIA_IS_SLOT_PICKER (self) && slot < PANDORIA_MAX_SLOTS, NULL);
  return GTK_WIDGET (self->rows[slot]);
}
