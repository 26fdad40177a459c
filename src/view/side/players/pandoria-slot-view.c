/* PandoriaSlotView: one building slot of a tableau: icon, value, and the name if there is room. A
 * press explains its building.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-slot-view.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-explanation.h"
#include "pandoria-letters.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

#define OCCUPANT_SIZE 16

/* With room for fewer letters, all slots of a card hide their names. */
#define NAME_CHARS 10

struct _PandoriaSlotView
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkWidget
      *choose_button; /* visible if a press chooses the figure on the building: play.choose-slot */
  GtkWidget *face, *top;
  GtkImage *icon, *occupant;
  GtkLabel *value, *name;
  gboolean small_slot;
  int occupant_color; /* PandoriaColor, or -1 */
  gboolean occupant_leader;
};

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

/* --- the face ------------------------------------------------------------------------------- */

static PandoriaSlotView *
get_view (GtkWidget *face)
{
  return PANDORIA_SLOT_VIEW (gtk_widget_get_ancestor (face, PANDORIA_TYPE_SLOT_VIEW));
}

static void
update_occupant (PandoriaSlotView *self)
{
  PandoriaArtPiece piece = self->occupant_leader ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER;

  gtk_widget_set_visible (GTK_WIDGET (self->occupant), self->occupant_color >= 0);
  /* A narrow window has no room for icon, figure and value. */
  gtk_label_set_ellipsize (self->value,
                           self->occupant_color >= 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  if (self->occupant_color >= 0)
    pandoria_art_show_piece (self->occupant, piece, (PandoriaColor) self->occupant_color,
                             OCCUPANT_SIZE);
}

static void
update_visibility (PandoriaSlotView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->value),
                          !self->small_slot && *gtk_label_get_label (self->value) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->name), !self->small_slot);
}

static void
measure_face (GtkWidget *face, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  PandoriaSlotView *self = get_view (face);
  int name_minimum = 0, name_natural = 0;

  gtk_widget_measure (self->top, orientation, -1, minimum, natural, NULL, NULL);
  if (self->small_slot)
    return;
  gtk_widget_measure (GTK_WIDGET (self->name), orientation, -1, &name_minimum, &name_natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*natural, name_natural);
  else
    *minimum = *natural = *natural + name_natural;
}

/* An empty slot shows only its name, centered. */
static void
allocate_face (GtkWidget *face, int width, int height, int baseline)
{
  PandoriaSlotView *self = get_view (face);
  gboolean named
      = !self->small_slot
        && width >= PANGO_PIXELS (NAME_CHARS * pandoria_get_letter_width (GTK_WIDGET (self->name)));
  gboolean empty = !gtk_widget_get_visible (GTK_WIDGET (self->icon));
  int top = 0, name = 0, left;

  gtk_widget_measure (self->top, GTK_ORIENTATION_VERTICAL, -1, NULL, &top, NULL, NULL);
  if (named)
    gtk_widget_measure (GTK_WIDGET (self->name), GTK_ORIENTATION_VERTICAL, -1, NULL, &name, NULL,
                        NULL);
  if (empty && named)
    top = 0;
  left = MAX (height - top - name, 0) / 2;
  gtk_widget_set_child_visible (GTK_WIDGET (self->name), named);
  gtk_widget_set_child_visible (self->top, !(empty && named));
  if (!(empty && named))
    gtk_widget_size_allocate (self->top, &(GtkAllocation){ 0, left, width, top }, -1);
  if (named)
    gtk_widget_size_allocate (GTK_WIDGET (self->name),
                              &(GtkAllocation){ 0, left + top, width, name }, -1);
}

static void
show_content (PandoriaSlotView *self, const char *icon_name, const char *value, const char *name)
{
  /* Setting the same icon again would make GTK measure it again. */
  if (g_strcmp0 (gtk_image_get_icon_name (self->icon), icon_name) != 0)
    gtk_image_set_from_icon_name (self->icon, icon_name);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), icon_name != NULL);
  gtk_label_set_label (self->value, value);
  gtk_label_set_label (self->name, name);
  update_visibility (self);
}

/* --- the slot ------------------------------------------------------------------------------- */

/* @effect (nullable): a sentence. Accessible name and tooltip contain it, so that no press is
 * needed to read it. */
static void
set_words (PandoriaSlotView *self, const char *label, const char *effect)
{
  /* Translators: a slot and what its building does, “Slot 2: Bank 2. 2 gold more for each region.”
   */
  g_autofree char *words
      = effect != NULL ? g_strdup_printf (_ ("%1$s. %2$s"), label, effect) : g_strdup (label);
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

  show_content (self, NULL, "", C_ ("slot", "Empty"));
  set_words (self, label, NULL);
}

static void
show_monument (PandoriaSlotView *self, guint value, guint number)
{
  g_autofree char *sign = g_strdup_printf ("%u", value);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, (int) value);
  g_autofree char *label = g_strdup_printf (_ ("Slot %1$u: monument, %2$s"), number, points);
  const char *effect = _ ("It brought its points at once and is never covered.");

  show_content (self, "pandoria-monument-symbolic", sign, _ ("Monument"));
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
  /* Translators: a slot of a tableau and the building in it; in the second a figure of the Goblins
   * stands on it. */
  g_autofree char *label
      = slot->occupant == PANDORIA_NOBODY
            ? g_strdup_printf (_ ("Slot %1$u: %2$s"), number, title)
            : g_strdup_printf (_ ("Slot %1$u: %2$s, used by Goblins too"), number, title);
  g_autofree char *wood = pandoria_text_amount (PANDORIA_COUNTER_WOOD, slot->cost);
  /* Translators: %s is an amount as in “5 wood”. */
  g_autofree char *cost = g_strdup_printf (_ ("Printed cost: %s"), wood);

  show_content (self, icons[building], sign, pandoria_text_building_short (building));
  pandoria_explanation_set (self->button, title, effect, cost);
  set_words (self, label, effect);
}

static void
pandoria_slot_view_class_init (PandoriaSlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-slot-view",
                               PANDORIA_PARTS (PandoriaSlotView, button, choose_button, face, top,
                                               icon, occupant, value, name),
                               NULL);
  gtk_widget_class_set_css_name (widget_class, "slotview");
}

/* The button centers its child, but the face must know the full width that is available for the
 * name. */
static void
pandoria_slot_view_init (PandoriaSlotView *self)
{
  self->occupant_color = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->face,
                                 gtk_custom_layout_new (NULL, measure_face, allocate_face));
  gtk_widget_set_halign (gtk_widget_get_parent (self->face), GTK_ALIGN_FILL);
  /* A plus or minus sign comes before its number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (self->value), GTK_TEXT_DIR_LTR);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_occupant), NULL);
  update_visibility (self);
}

PandoriaSlotView *
pandoria_slot_view_new (guint seat, guint index)
{
  PandoriaSlotView *self = g_object_new (PANDORIA_TYPE_SLOT_VIEW, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->choose_button), "(uu)", seat, index);
  return self;
}

void
pandoria_slot_view_set_slot (PandoriaSlotView *self, const PandoriaSlot *slot, guint number,
                             int occupant)
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
  self->occupant_color = occupant;
  self->occupant_leader = slot->occupant_leader;
  update_occupant (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), !empty);
  pandoria_set_css_class (GTK_WIDGET (self), "empty", empty);
}

/* The button to choose covers the one that explains the building. */
void
pandoria_slot_view_set_look (PandoriaSlotView *self, gboolean choosable, gboolean chosen,
                             gboolean small_slot)
{
  g_return_if_fail (PANDORIA_IS_SLOT_VIEW (self));

  gtk_widget_set_visible (self->choose_button, choosable);
  gtk_widget_set_can_focus (GTK_WIDGET (self->button), !choosable);
  pandoria_set_css_class (GTK_WIDGET (self), "chosen", chosen);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self->choose_button), GTK_ACCESSIBLE_STATE_PRESSED,
      chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  pandoria_set_css_class (GTK_WIDGET (self), "small", small_slot);
  self->small_slot = small_slot;
  update_visibility (self);
}

gboolean
pandoria_slot_view_focus_choice (PandoriaSlotView *self)
{
  g_return_val_if_fail (PANDORIA_IS_SLOT_VIEW (self), FALSE);

  return gtk_widget_get_visible (self->choose_button)
         && gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
