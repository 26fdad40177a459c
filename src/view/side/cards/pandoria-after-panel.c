/* PandoriaAfterPanel: what Halflings of the revised edition do after a spell: nothing, build the same card, erect a
 * monument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-private.h"

#include "pandoria-offers.h"
#include "pandoria-widgets.h"

struct _PandoriaAfterPanel
{
  GtkBox parent_instance;

  AdwComboRow *after_row, *order_row;
  PandoriaBuildPicker *build;
  AdwPreferencesGroup *monument_group;
  PandoriaSlotPicker *monument;

  PandoriaGame *game;
  gboolean updating;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaAfterPanel, pandoria_after_panel, GTK_TYPE_BOX)

static guint
get_after (PandoriaAfterPanel *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? adw_combo_row_get_selected (self->after_row)
                                                    : PANDORIA_CARD_AFTER_NOTHING;
}

static void
on_changed (PandoriaAfterPanel *self)
{
  if (!self->updating)
    g_signal_emit_by_name (self, "changed");
}

static void
pandoria_after_panel_class_init (PandoriaAfterPanelClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaAfterPanel, game, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (
      klass, "pandoria-after-panel", PANDORIA_NEEDS (PANDORIA_TYPE_BUILD_PICKER, PANDORIA_TYPE_SLOT_PICKER),
      PANDORIA_PARTS (PandoriaAfterPanel, after_row, order_row, build, monument_group, monument),
      PANDORIA_CALLBACK (on_changed), NULL);
}

void
pandoria_after_panel_show (PandoriaAfterPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                           const PandoriaAction *base)
{
  g_return_if_fail (PANDORIA_IS_AFTER_PANEL (self));

  self->updating = TRUE;
  g_set_object (&self->game, game);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          base->kind == PANDORIA_ACT_CAST
                              && (pandoria_game_get_options (game)->acts >> PANDORIA_ACT_HALFLING & 1));
  adw_combo_row_set_selected (self->after_row, PANDORIA_CARD_AFTER_NOTHING);
  adw_combo_row_set_selected (self->order_row, 0);
  pandoria_build_picker_set_catalogue (self->build, catalogue);
  self->updating = FALSE;
}

void
pandoria_after_panel_offer (PandoriaAfterPanel *self, const PandoriaAction *cast)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS] = { 0 };
  PandoriaAction action = *cast;
  gboolean build;

  g_return_if_fail (PANDORIA_IS_AFTER_PANEL (self));

  build = get_after (self) == PANDORIA_CARD_AFTER_BUILD;
  gtk_widget_set_visible (GTK_WIDGET (self->build), build);
  gtk_widget_set_visible (GTK_WIDGET (self->order_row), get_after (self) == PANDORIA_CARD_AFTER_MONUMENT);
  gtk_widget_set_visible (GTK_WIDGET (self->monument_group), get_after (self) == PANDORIA_CARD_AFTER_MONUMENT);
  if (get_after (self) == PANDORIA_CARD_AFTER_NOTHING)
    return;
  pandoria_after_panel_fill (self, &action);
  pandoria_offers_fill (self->game, &action, build ? &action.build.slot : &action.monument.slot, offers);
  if (build)
    pandoria_build_picker_offer (self->build, state, state->active, offers);
  else
    pandoria_slot_picker_offer (self->monument, state, state->active, offers);
  pandoria_slot_offers_clear (offers);
}

gboolean
pandoria_after_panel_fill (PandoriaAfterPanel *self, PandoriaAction *action)
{
  int slot;

  g_return_val_if_fail (PANDORIA_IS_AFTER_PANEL (self), FALSE);

  if (get_after (self) == PANDORIA_CARD_AFTER_NOTHING)
    return TRUE;
  action->kind = PANDORIA_ACT_HALFLING;
  if (get_after (self) == PANDORIA_CARD_AFTER_BUILD)
    return pandoria_build_picker_get_build (self->build, &action->build);
  slot = pandoria_slot_picker_get_slot (self->monument);
  action->monument = (PandoriaErect){ .present = TRUE, .slot = (guint8) MAX (slot, 0), .with = -1 };
  action->monument_first = adw_combo_row_get_selected (self->order_row) == 1;
  return slot >= 0;
}
