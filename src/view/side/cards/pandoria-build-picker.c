/* PandoriaBuildPicker: chooses a building that a spell or the Halflings build, its printed cost, and its slot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-private.h"

#include "pandoria-cards-testing.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define MOST_WOOD 9

typedef struct
{
  PandoriaBuilding building;
  guint level;
} Choice;

struct _PandoriaBuildPicker
{
  GtkBox parent_instance;

  AdwComboRow *building_row;
  GtkStringList *names;
  PandoriaCostPicker *cost_picker;
  PandoriaSlotPicker *slot_picker;
  PandoriaCatalogue *catalogue;
  GArray *choices; /* of Choice, in the order of the names */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaBuildPicker, pandoria_build_picker, GTK_TYPE_BOX)

/* --- helpers -------------------------------------------------------------------------------------------------- */

static const Choice *
get_choice (PandoriaBuildPicker *self)
{
  guint selected = adw_combo_row_get_selected (self->building_row);

  return &g_array_index (self->choices, Choice, MIN (selected, self->choices->len - 1));
}

static void
add_choice (PandoriaBuildPicker *self, PandoriaBuilding building, guint level)
{
  g_autofree char *name = pandoria_text_building (building, level);
  Choice choice = { building, level };

  g_array_append_val (self->choices, choice);
  gtk_string_list_append (self->names, name);
}

static void
offer_costs (PandoriaBuildPicker *self)
{
  const Choice *choice = get_choice (self);
  g_autoptr (GArray) known = NULL;

  if (self->catalogue != NULL)
    known = pandoria_catalogue_get_building_costs (self->catalogue, choice->building, choice->level);
  self->updating = TRUE;
  pandoria_cost_picker_offer (self->cost_picker, known, MOST_WOOD);
  self->updating = FALSE;
}

static void
emit_changed (PandoriaBuildPicker *self)
{
  if (!self->updating)
    g_signal_emit_by_name (self, "changed");
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_building_selected (PandoriaBuildPicker *self)
{
  if (self->updating || self->choices == NULL || self->choices->len == 0)
    return;
  offer_costs (self);
  emit_changed (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

#define CHILD(member) PANDORIA_CHILD (PandoriaBuildPicker, member)

static void
pandoria_build_picker_class_init (PandoriaBuildPickerClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaBuildPicker, catalogue, g_object_unref),
                            PANDORIA_OWNS (PandoriaBuildPicker, choices, g_array_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-build-picker", PANDORIA_NEEDS (PANDORIA_TYPE_COST_PICKER),
                               PANDORIA_NEEDS (PANDORIA_TYPE_SLOT_PICKER), CHILD (building_row), CHILD (names),
                               CHILD (cost_picker), CHILD (slot_picker), PANDORIA_CALLBACK (on_building_selected),
                               PANDORIA_CALLBACK (emit_changed), NULL);
}

static void
pandoria_build_picker_init (PandoriaBuildPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  self->updating = TRUE;
  for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
    {
      const guint8 *levels = pandoria_building_levels (building);

      if (levels[0] == 0)
        add_choice (self, building, 0);
      for (guint i = 0; levels[i] != 0; i++)
        add_choice (self, building, levels[i]);
    }
  self->updating = FALSE;
  offer_costs (self);
}

/* --- public --------------------------------------------------------------------------------------------------- */

void
pandoria_build_picker_set_catalogue (PandoriaBuildPicker *self, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_BUILD_PICKER (self));

  if (g_set_object (&self->catalogue, catalogue))
    offer_costs (self);
}

void
pandoria_build_picker_offer (PandoriaBuildPicker *self, const PandoriaState *state, guint player,
                             const PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS])
{
  g_return_if_fail (PANDORIA_IS_BUILD_PICKER (self));

  self->updating = TRUE;
  pandoria_slot_picker_offer (self->slot_picker, state, player, offers);
  self->updating = FALSE;
}

gboolean
pandoria_build_picker_get_build (PandoriaBuildPicker *self, PandoriaBuild *build)
{
  const Choice *choice;
  int cost, slot;

  g_return_val_if_fail (PANDORIA_IS_BUILD_PICKER (self), FALSE);

  choice = get_choice (self);
  cost = pandoria_cost_picker_get_cost (self->cost_picker);
  slot = pandoria_slot_picker_get_slot (self->slot_picker);
  *build = (PandoriaBuild){ .building = (guint8) choice->building,
                            .level = (guint8) choice->level,
                            .cost = (guint8) MAX (cost, 0),
                            .slot = (guint8) MAX (slot, 0),
                            .with = -1 };
  return cost >= 0 && slot >= 0;
}

void
pandoria_build_picker_set_building (PandoriaBuildPicker *self, PandoriaBuilding building, guint level)
{
  g_return_if_fail (PANDORIA_IS_BUILD_PICKER (self));

  for (guint i = 0; i < self->choices->len; i++)
    {
      const Choice *choice = &g_array_index (self->choices, Choice, i);

      if (choice->building == building && choice->level == level)
        adw_combo_row_set_selected (self->building_row, i);
    }
}
