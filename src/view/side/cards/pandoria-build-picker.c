/* PandoriaBuildPicker: chooses a building that a spell or the Halflings build, its printed cost,
 * and its slot; and the slot of a monument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-build-picker.h"

#include "pandoria-choice-row.h"
#include "pandoria-class.h"
#include "pandoria-cost-picker.h"
#include "pandoria-slot-picker.h"

#define MOST_WOOD 9

struct _PandoriaBuildPicker
{
  GtkBox parent_instance;

  PandoriaChoiceRow *building_row;
  PandoriaCostPicker *cost_picker;
  PandoriaSlotPicker *slot_picker, *monument_picker;
  GtkWidget *building_box, *monument_group;
  int offered; /* the building whose costs are offered */
};

G_DEFINE_FINAL_TYPE (PandoriaBuildPicker, pandoria_build_picker, GTK_TYPE_BOX)

static void
offer_costs (PandoriaBuildPicker *self, PandoriaCatalogue *catalogue)
{
  int choice = pandoria_choice_row_get_value (self->building_row);
  PandoriaPrinted building = pandoria_printed_building (PANDORIA_CARD_OF_CHOICE (choice),
                                                        PANDORIA_LEVEL_OF_CHOICE (choice));
  g_autoptr (GArray) known
      = catalogue != NULL ? pandoria_catalogue_get_values (catalogue, building) : NULL;

  if (choice != self->offered)
    pandoria_cost_picker_offer (self->cost_picker, known, MOST_WOOD);
  self->offered = choice;
}

static void
emit_changed (PandoriaBuildPicker *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_build_picker_class_init (PandoriaBuildPickerClass *klass)
{
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-build-picker",
                               PANDORIA_NEEDS (PANDORIA_TYPE_COST_PICKER, PANDORIA_TYPE_SLOT_PICKER,
                                               PANDORIA_TYPE_CHOICE_ROW),
                               PANDORIA_PARTS (PandoriaBuildPicker, building_row, cost_picker,
                                               slot_picker, monument_picker, building_box,
                                               monument_group),
                               PANDORIA_CALLBACK (emit_changed), NULL);
}

static void
pandoria_build_picker_init (PandoriaBuildPicker *self)
{
  self->offered = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_choice_row_add_cards (self->building_row, PANDORIA_PRINTED_BUILDING);
}

/* Stores the chosen building in @build, with cost 0 while none is chosen. Returns: whether it has
 * cost and slot. */
static gboolean
get_building (PandoriaBuildPicker *self, PandoriaBuild *build)
{
  int choice = pandoria_choice_row_get_value (self->building_row);
  int cost = pandoria_cost_picker_get_cost (self->cost_picker);
  int slot = pandoria_slot_picker_get_slot (self->slot_picker);

  *build = (PandoriaBuild){ .building = PANDORIA_CARD_OF_CHOICE (choice),
                            .level = PANDORIA_LEVEL_OF_CHOICE (choice),
                            .cost = (guint8) MAX (cost, 0),
                            .slot = (guint8) MAX (slot, 0),
                            .with = -1 };
  return cost >= 0 && slot >= 0;
}

void
pandoria_build_picker_propose (PandoriaBuildPicker *self, PandoriaBuilding building)
{
  g_return_if_fail (PANDORIA_IS_BUILD_PICKER (self));
  pandoria_choice_row_set_value (
      self->building_row,
      PANDORIA_CHOICE_OF_CARD (building, pandoria_building_levels (building)[0]));
}

void
pandoria_build_picker_offer (PandoriaBuildPicker *self, PandoriaGame *game,
                             PandoriaCatalogue *catalogue, PandoriaAction *action,
                             PandoriaBuild *build, PandoriaErect *monument, gboolean costs)
{
  g_return_if_fail (PANDORIA_IS_BUILD_PICKER (self));

  gtk_widget_set_visible (GTK_WIDGET (self), build != NULL || monument != NULL);
  gtk_widget_set_visible (self->building_box, build != NULL);
  gtk_widget_set_visible (self->monument_group, monument != NULL);
  if (build != NULL)
    {
      offer_costs (self, catalogue);
      get_building (self, build);
      pandoria_slot_picker_offer (self->slot_picker, game, action, &build->slot,
                                  costs ? build->cost : -1);
    }
  if (monument == NULL)
    return;
  if (build != NULL && !get_building (self, build))
    build->building = PANDORIA_BUILDING_NONE;
  *monument = (PandoriaErect){ .present = TRUE, .with = -1 };
  pandoria_slot_picker_offer (self->monument_picker, game, action, &monument->slot, -1);
}

gboolean
pandoria_build_picker_get (PandoriaBuildPicker *self, PandoriaBuild *build, PandoriaErect *monument)
{
  gboolean known;
  int slot;

  g_return_val_if_fail (PANDORIA_IS_BUILD_PICKER (self), FALSE);

  known = build == NULL || get_building (self, build);
  if (monument == NULL)
    return known;
  slot = pandoria_slot_picker_get_slot (self->monument_picker);
  *monument = (PandoriaErect){ .present = TRUE, .slot = (guint8) MAX (slot, 0), .with = -1 };
  return known && slot >= 0;
}
