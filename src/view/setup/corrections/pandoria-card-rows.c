/* The rows of the corrections: figures, and a card with its cost in a building slot and as the top spell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-corrections-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define MONUMENT -1 /* the value of a monument; 0: no card */

void
pandoria_figures_offer (PandoriaChoiceRow *row, PandoriaGame *game, guint seat)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);

  for (guint leader = 0; leader < 2; leader++)
    pandoria_choice_row_add (row, pandoria_choice_of_figure (seat, leader != 0),
                             pandoria_text_figure (color, leader != 0));
}

int
pandoria_choice_of_figure (guint player, gboolean leader)
{
  return player == PANDORIA_NOBODY ? -1 : (int) player * 2 + (leader ? 1 : 0);
}

PandoriaFigure
pandoria_figure_of_choice (int value)
{
  return value < 0 ? (PandoriaFigure){ PANDORIA_NOBODY, FALSE }
                   : (PandoriaFigure){ (guint8) (value / 2), (guint8) (value % 2) };
}

static PandoriaChoiceRow *
add_choices (gpointer panel, AdwPreferencesGroup *group, const char *title)
{
  /* The choice is below the title, so that long names fit on a narrow screen. */
  PandoriaChoiceRow *row = g_object_new (PANDORIA_TYPE_CHOICE_ROW, "title", title, "use-subtitle", TRUE, NULL);

  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (pandoria_correction_panel_touch), panel);
  return row;
}

void
pandoria_card_rows_update (PandoriaCardRows *rows, PandoriaCatalogue *catalogue)
{
  int card = pandoria_choice_row_get_value (rows->card);
  PandoriaPrinted thing
      = rows->kind == PANDORIA_PRINTED_SPELL
            ? pandoria_printed_spell (PANDORIA_CARD_OF_CHOICE (card), PANDORIA_LEVEL_OF_CHOICE (card))
            : pandoria_printed_building (PANDORIA_CARD_OF_CHOICE (card), PANDORIA_LEVEL_OF_CHOICE (card));
  g_autoptr (GArray) known = card > 0 && catalogue != NULL ? pandoria_catalogue_get_values (catalogue, thing) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (rows->cost), card > 0);
  if (known != NULL && known->len > 0 && card != rows->before)
    pandoria_number_row_set_value (rows->cost, g_array_index (known, int, 0));
  rows->before = card;
}

void
pandoria_slot_rows_init (PandoriaSlotRows *rows, gpointer panel, AdwPreferencesGroup *group, guint index)
{
  g_autofree char *title = g_strdup_printf (_ ("Slot %d"), (int) index + 1);
  g_autofree char *cost = g_strdup_printf (_ ("Printed Cost in Slot %u"), index + 1);
  g_autofree char *points = g_strdup_printf (_ ("Points of the Monument in Slot %u"), index + 1);
  g_autofree char *figure = g_strdup_printf (_ ("Figure on Slot %u"), index + 1);

  rows->card.kind = PANDORIA_PRINTED_BUILDING;
  rows->card.card = add_choices (panel, group, title);
  pandoria_choice_row_add (rows->card.card, 0, _ ("Nothing"));
  pandoria_choice_row_add (rows->card.card, MONUMENT, _ ("Monument"));
  pandoria_choice_row_add_cards (rows->card.card, PANDORIA_PRINTED_BUILDING);
  rows->card.cost = pandoria_correction_panel_add_number (panel, group, cost, PANDORIA_MAX_COST);
  rows->points = pandoria_correction_panel_add_number (panel, group, points, PANDORIA_MAX_COST);
  rows->figure = add_choices (panel, group, figure);
}

void
pandoria_slot_rows_offer (PandoriaSlotRows *rows, PandoriaGame *game, guint player)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  pandoria_choice_row_clear (rows->figure);
  pandoria_choice_row_add (rows->figure, -1, _ ("None"));
  for (guint seat = 0; seat < state->n_players; seat++)
    if (pandoria_options_may_occupy (state, seat, player))
      pandoria_figures_offer (rows->figure, game, seat);
}

void
pandoria_slot_rows_show (PandoriaSlotRows *rows, const PandoriaSlot *slot)
{
  pandoria_choice_row_set_value (rows->card.card,
                                 slot->has_monument ? MONUMENT : PANDORIA_CHOICE_OF_CARD (slot->building, slot->level));
  pandoria_choice_row_set_value (rows->figure, pandoria_choice_of_figure (slot->occupant, slot->occupant_leader));
  pandoria_number_row_set_value (rows->card.cost, slot->cost);
  pandoria_number_row_set_value (rows->points, slot->monument);
  pandoria_slot_rows_update (rows, NULL);
}

void
pandoria_slot_rows_read (PandoriaSlotRows *rows, PandoriaSlot *slot)
{
  int card = pandoria_choice_row_get_value (rows->card.card);
  PandoriaFigure figure = pandoria_figure_of_choice (pandoria_choice_row_get_value (rows->figure));

  *slot = (PandoriaSlot){ .occupant = PANDORIA_NOBODY };
  if (card == MONUMENT)
    {
      slot->has_monument = TRUE;
      slot->monument = (guint8) pandoria_number_row_get_value (rows->points);
    }
  if (card <= 0)
    return;
  slot->building = PANDORIA_CARD_OF_CHOICE (card);
  slot->level = PANDORIA_LEVEL_OF_CHOICE (card);
  slot->cost = (guint8) pandoria_number_row_get_value (rows->card.cost);
  slot->occupant = figure.player;
  slot->occupant_leader = figure.leader;
}

void
pandoria_slot_rows_update (PandoriaSlotRows *rows, PandoriaCatalogue *catalogue)
{
  int card = pandoria_choice_row_get_value (rows->card.card);

  gtk_widget_set_visible (GTK_WIDGET (rows->figure), card > 0 && pandoria_choice_row_count (rows->figure) > 1);
  gtk_widget_set_visible (GTK_WIDGET (rows->points), card == MONUMENT);
  pandoria_card_rows_update (&rows->card, catalogue);
}

void
pandoria_spell_rows_init (PandoriaCardRows *rows, gpointer panel, AdwPreferencesGroup *group)
{
  rows->kind = PANDORIA_PRINTED_SPELL;
  rows->card = add_choices (panel, group, _ ("Top Spell"));
  pandoria_choice_row_add (rows->card, 0, _ ("None"));
  pandoria_choice_row_add_cards (rows->card, PANDORIA_PRINTED_SPELL);
  rows->cost
      = pandoria_correction_panel_add_number (panel, group, _ ("Printed Cost of the Top Spell"), PANDORIA_MAX_COST);
}

void
pandoria_spell_rows_show (PandoriaCardRows *rows, const PandoriaTopSpell *top)
{
  pandoria_choice_row_set_value (rows->card, PANDORIA_CHOICE_OF_CARD (top->spell, top->level));
  pandoria_number_row_set_value (rows->cost, top->cost);
  pandoria_card_rows_update (rows, NULL);
}

void
pandoria_spell_rows_read (PandoriaCardRows *rows, PandoriaTopSpell *top)
{
  int card = pandoria_choice_row_get_value (rows->card);

  *top = (PandoriaTopSpell){ PANDORIA_CARD_OF_CHOICE (card), PANDORIA_LEVEL_OF_CHOICE (card),
                             card > 0 ? (guint8) pandoria_number_row_get_value (rows->cost) : 0 };
}
