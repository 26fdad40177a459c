/* PandoriaSlotView: one building slot of a tableau. A press explains its building.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

G_DEFINE_FINAL_TYPE (PandoriaSlotView, pandoria_slot_view, ADW_TYPE_BIN)

/* Large and Small buildings of one name share an icon. The number next to it distinguishes them. */
static const char *const icons[] = {
  [PANDORIA_BUILDING_NONE] = "pandoria-slot-symbolic",
  [PANDORIA_BUILDING_BANK] = "pandoria-bank-symbolic",
  [PANDORIA_BUILDING_CARPENTER] = "pandoria-carpenter-symbolic",
  [PANDORIA_BUILDING_LUMBERYARD] = "pandoria-lumberyard-symbolic",
  [PANDORIA_BUILDING_MARKET] = "pandoria-market-symbolic",
  [PANDORIA_BUILDING_POORHOUSE] = "pandoria-poorhouse-symbolic",
  [PANDORIA_BUILDING_REPOSITORY] = "pandoria-repository-symbolic",
  [PANDORIA_BUILDING_SAW_MILL_LARGE] = "pandoria-saw-mill-symbolic",
  [PANDORIA_BUILDING_SAW_MILL_SMALL] = "pandoria-saw-mill-symbolic",
  [PANDORIA_BUILDING_SCHOOL] = "pandoria-school-symbolic",
  [PANDORIA_BUILDING_SHRINE] = "pandoria-shrine-symbolic",
  [PANDORIA_BUILDING_STATUE] = "pandoria-statue-symbolic",
  [PANDORIA_BUILDING_STORE] = "pandoria-store-symbolic",
  [PANDORIA_BUILDING_TOWER_LARGE] = "pandoria-tower-symbolic",
  [PANDORIA_BUILDING_TOWER_SMALL] = "pandoria-tower-symbolic",
  [PANDORIA_BUILDING_TREASURY_LARGE] = "pandoria-treasury-symbolic",
  [PANDORIA_BUILDING_TREASURY_SMALL] = "pandoria-treasury-symbolic",
  [PANDORIA_BUILDING_VAULT] = "pandoria-vault-symbolic",
};
G_STATIC_ASSERT (G_N_ELEMENTS (icons) == PANDORIA_N_BUILDINGS);

/* @effect (nullable): a sentence. Accessible name and tooltip contain it, so that no press is needed to read it. */
static void
set_words (PandoriaSlotView *self, const char *label, const char *effect)
{
  /* Translators: a slot and what its building does, “Slot 2: Bank 2. 2 gold more for each region.” */
  g_autofree char *words = effect != NULL ? g_strdup_printf (_ ("%1$s. %2$s"), label, effect) : g_strdup (label);
  /* Translators: a slot whose figure can be chosen now */
  g_autofree char *choose = g_strdup_printf (_ ("%s: choose its figure"), label);

  pandoria_set_accessible_label (self->choose_button, choose);
  pandoria_tooltip_set (self->choose_button, choose);
  pandoria_set_accessible_label (GTK_WIDGET (self->button), words);
  pandoria_tooltip_set (GTK_WIDGET (self->button), words);
}

static void
show_empty (PandoriaSlotView *self, guint number)
{
  g_autofree char *label = g_strdup_printf (_ ("Slot %u: empty"), number);

  pandoria_slot_face_set_content (self->face, NULL, "", C_ ("slot", "Empty"));
  set_words (self, label, NULL);
}

static void
show_monument (PandoriaSlotView *self, guint value, guint number)
{
  g_autofree char *sign = g_strdup_printf ("%u", value);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, (int) value);
  g_autofree char *label = g_strdup_printf (_ ("Slot %1$u: monument, %2$s"), number, points);
  const char *effect = _ ("It brought its points at once and is never covered.");

  pandoria_slot_face_set_content (self->face, "pandoria-monument-symbolic", sign, _ ("Monument"));
  pandoria_explanation_set (self->button, _ ("Monument"), effect, points);
  set_words (self, label, effect);
}

static void
show_building (PandoriaSlotView *self, const PandoriaSlot *slot, guint number)
{
  PandoriaBuilding building = (PandoriaBuilding) slot->building;
  g_autofree char *sign = pandoria_text_building_sign (building, slot->level);
  g_autofree char *title = pandoria_text_building (building, slot->level);
  g_autofree char *effect = pandoria_text_building_effect (building, slot->level);
  /* Translators: a slot of a tableau and the building in it; in the second a figure of the Goblins stands on it. */
  g_autofree char *label = slot->occupant == PANDORIA_NOBODY
                               ? g_strdup_printf (_ ("Slot %1$u: %2$s"), number, title)
                               : g_strdup_printf (_ ("Slot %1$u: %2$s, used by Goblins too"), number, title);
  g_autofree char *wood = pandoria_text_amount (PANDORIA_COUNTER_WOOD, slot->cost);
  /* Translators: %s is an amount as in “5 wood”. */
  g_autofree char *cost = g_strdup_printf (_ ("Printed cost: %s"), wood);

  pandoria_slot_face_set_content (self->face, icons[building], sign, pandoria_text_building_short (building));
  pandoria_explanation_set (self->button, title, effect, cost);
  set_words (self, label, effect);
}

static void
pandoria_slot_view_class_init (PandoriaSlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-slot-view", PANDORIA_NEEDS (PANDORIA_TYPE_SLOT_FACE),
                               PANDORIA_PARTS (PandoriaSlotView, button, choose_button, face), NULL);
  gtk_widget_class_set_css_name (widget_class, "slotview");
}

/* The button centers its child, but the face must know the full width that is available for the name. */
static void
pandoria_slot_view_init (PandoriaSlotView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_halign (gtk_widget_get_parent (GTK_WIDGET (self->face)), GTK_ALIGN_FILL);
}

PandoriaSlotView *
pandoria_slot_view_new (guint seat, guint index)
{
  PandoriaSlotView *self = g_object_new (PANDORIA_TYPE_SLOT_VIEW, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->choose_button), "(uu)", seat, index);
  return self;
}

void
pandoria_slot_view_set_slot (PandoriaSlotView *self, const PandoriaSlot *slot, guint number)
{
  gboolean empty;

  g_return_if_fail (PANDORIA_IS_SLOT_VIEW (self));
  g_return_if_fail (slot != NULL && slot->building < PANDORIA_N_BUILDINGS);

  empty = slot->building == PANDORIA_BUILDING_NONE && !slot->has_monument;
  if (empty)
    show_empty (self, number);
  else if (slot->has_monument)
    show_monument (self, slot->monument, number);
  else
    show_building (self, slot, number);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), !empty);
  pandoria_set_css_class (GTK_WIDGET (self), "empty", empty);
}

void
pandoria_slot_view_set_small (PandoriaSlotView *self, gboolean small_slot)
{
  g_return_if_fail (PANDORIA_IS_SLOT_VIEW (self));

  pandoria_slot_face_set_small (self->face, small_slot);
  pandoria_set_css_class (GTK_WIDGET (self), "small", small_slot);
}

void
pandoria_slot_view_set_chosen (PandoriaSlotView *self, gboolean chosen)
{
  g_return_if_fail (PANDORIA_IS_SLOT_VIEW (self));

  pandoria_set_css_class (GTK_WIDGET (self), "chosen", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->choose_button), GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* This button covers the one that explains the building. */
void
pandoria_slot_view_set_choosable (PandoriaSlotView *self, gboolean choosable)
{
  g_return_if_fail (PANDORIA_IS_SLOT_VIEW (self));

  gtk_widget_set_visible (self->choose_button, choosable);
  gtk_widget_set_can_focus (GTK_WIDGET (self->button), !choosable);
}
