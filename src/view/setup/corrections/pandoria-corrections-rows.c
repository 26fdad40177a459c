/* The rows of the corrections: choices, numbers, cards and building slots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-corrections-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

/* The values of cards; 0 for no card. */
#define CARD(key, level) ((int) (key) << 8 | (int) (level))
#define KEY(card)        ((guint8) ((card) >> 8))
#define LEVEL(card)      ((guint8) ((card) &0xff))
#define MONUMENT         -1

/* --- choices ---------------------------------------------------------------------------------------------------------- */

void
pandoria_choices_begin (PandoriaChoices *self, int value, const char *name)
{
  pandoria_choices_clear (self);
  self->names = gtk_string_list_new (NULL);
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  pandoria_choices_add (self, value, name);
}

void
pandoria_choices_add (PandoriaChoices *self, int value, const char *name)
{
  g_array_append_val (self->values, value);
  gtk_string_list_append (self->names, name);
}

void
pandoria_choices_add_figures (PandoriaChoices *self, PandoriaGame *game, guint seat)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);

  for (guint leader = 0; leader < 2; leader++)
    pandoria_choices_add (self, pandoria_choice_of_figure (seat, leader != 0),
                          pandoria_text_figure (color, leader != 0));
}

void
pandoria_choices_offer (PandoriaChoices *self)
{
  adw_combo_row_set_model (self->row, G_LIST_MODEL (self->names));
}

void
pandoria_choices_show (PandoriaChoices *self, int value)
{
  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, int, i) == value)
      adw_combo_row_set_selected (self->row, i);
}

int
pandoria_choices_get (PandoriaChoices *self)
{
  guint selected = adw_combo_row_get_selected (self->row);

  return g_array_index (self->values, int, selected < self->values->len ? selected : 0);
}

void
pandoria_choices_clear (PandoriaChoices *self)
{
  g_clear_object (&self->names);
  g_clear_pointer (&self->values, g_array_unref);
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

void
pandoria_offer_players (AdwComboRow *row, PandoriaGame *game)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < pandoria_game_get_state (game)->n_players; i++)
    gtk_string_list_append (names, pandoria_record_get_player_name (pandoria_game_get_record (game), i));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

AdwActionRow *
pandoria_add_number (AdwPreferencesGroup *group, const char *title, guint most, GtkSpinButton **spin, GCallback changed,
                     gpointer data)
{
  AdwActionRow *row = pandoria_new_row (title, NULL);
  GtkWidget *widget = gtk_spin_button_new_with_range (0, most, 1);

  *spin = GTK_SPIN_BUTTON (widget);
  gtk_spin_button_set_numeric (*spin, TRUE);
  g_signal_connect_swapped (widget, "value-changed", changed, data);
  pandoria_add_control (row, widget, title);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  return row;
}

/* --- cards ------------------------------------------------------------------------------------------------------------ */

static void
add_choices (PandoriaChoices *self, AdwPreferencesGroup *group, const char *title, GCallback changed, gpointer data)
{
  self->row = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
  /* Below the title, so that long names fit on a narrow screen. */
  adw_combo_row_set_use_subtitle (self->row, TRUE);
  adw_preferences_group_add (group, GTK_WIDGET (self->row));
  g_signal_connect_swapped (self->row, "notify::selected", changed, data);
}

static void
add_cards (PandoriaChoices *self, guint n_keys, const guint8 *(*get_levels) (guint key),
           char *(*get_name) (guint key, guint level))
{
  for (guint key = 1; key < n_keys; key++)
    {
      const guint8 *level = get_levels (key);

      do
        {
          g_autofree char *name = get_name (key, *level);

          pandoria_choices_add (self, CARD (key, *level), name);
        }
      while (*level != 0 && *++level != 0);
    }
  pandoria_choices_offer (self);
}

/* Fills in the cost if the card has changed; takes @known (nullable). */
static void
update_card (PandoriaCardRows *rows, int card, GArray *known)
{
  gtk_widget_set_visible (GTK_WIDGET (rows->cost_row), card > 0);
  if (known != NULL && known->len > 0 && card != rows->before)
    gtk_spin_button_set_value (rows->cost, g_array_index (known, guint, 0));
  g_clear_pointer (&known, g_array_unref);
  rows->before = card;
}

/* --- a slot ----------------------------------------------------------------------------------------------------------- */

void
pandoria_slot_rows_init (PandoriaSlotRows *rows, AdwPreferencesGroup *group, guint index, GCallback changed,
                         gpointer data)
{
  g_autofree char *title = g_strdup_printf (_ ("Slot %d"), (int) index + 1);
  g_autofree char *cost = g_strdup_printf (_ ("Printed Cost in Slot %u"), index + 1);
  g_autofree char *points = g_strdup_printf (_ ("Points of the Monument in Slot %u"), index + 1);
  g_autofree char *figure = g_strdup_printf (_ ("Figure on Slot %u"), index + 1);
  PandoriaCardRows *card = &rows->card;

  add_choices (&card->card, group, title, changed, data);
  pandoria_choices_begin (&card->card, 0, _ ("Nothing"));
  pandoria_choices_add (&card->card, MONUMENT, _ ("Monument"));
  add_cards (&card->card, PANDORIA_N_BUILDINGS, pandoria_building_levels, pandoria_text_building);
  card->cost_row = pandoria_add_number (group, cost, PANDORIA_MAX_COST, &card->cost, changed, data);
  rows->points_row = pandoria_add_number (group, points, PANDORIA_MAX_COST, &rows->points, changed, data);
  add_choices (&rows->figure, group, figure, changed, data);
  pandoria_choices_begin (&rows->figure, -1, _ ("None"));
}

void
pandoria_slot_rows_clear (PandoriaSlotRows *rows)
{
  pandoria_choices_clear (&rows->card.card);
  pandoria_choices_clear (&rows->figure);
}

void
pandoria_slot_rows_offer (PandoriaSlotRows *rows, PandoriaGame *game, guint player)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  pandoria_choices_begin (&rows->figure, -1, _ ("None"));
  for (guint seat = 0; seat < state->n_players; seat++)
    if (pandoria_options_may_occupy (state, seat, player))
      pandoria_choices_add_figures (&rows->figure, game, seat);
  pandoria_choices_offer (&rows->figure);
}

void
pandoria_slot_rows_show (PandoriaSlotRows *rows, const PandoriaSlot *slot)
{
  pandoria_choices_show (&rows->card.card, slot->has_monument ? MONUMENT : CARD (slot->building, slot->level));
  pandoria_choices_show (&rows->figure, pandoria_choice_of_figure (slot->occupant, slot->occupant_leader));
  gtk_spin_button_set_value (rows->card.cost, slot->cost);
  gtk_spin_button_set_value (rows->points, slot->monument);
  pandoria_slot_rows_update (rows, NULL);
}

void
pandoria_slot_rows_read (PandoriaSlotRows *rows, PandoriaSlot *slot)
{
  int card = pandoria_choices_get (&rows->card.card);
  PandoriaFigure figure = pandoria_figure_of_choice (pandoria_choices_get (&rows->figure));

  *slot = (PandoriaSlot){ .occupant = PANDORIA_NOBODY };
  if (card == MONUMENT)
    {
      slot->has_monument = TRUE;
      slot->monument = (guint8) gtk_spin_button_get_value_as_int (rows->points);
    }
  if (card <= 0)
    return;
  slot->building = KEY (card);
  slot->level = LEVEL (card);
  slot->cost = (guint8) gtk_spin_button_get_value_as_int (rows->card.cost);
  slot->occupant = figure.player;
  slot->occupant_leader = figure.leader;
}

void
pandoria_slot_rows_update (PandoriaSlotRows *rows, PandoriaCatalogue *catalogue)
{
  int card = pandoria_choices_get (&rows->card.card);

  gtk_widget_set_visible (GTK_WIDGET (rows->figure.row), card > 0 && rows->figure.values->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (rows->points_row), card == MONUMENT);
  update_card (&rows->card, card,
               card > 0 && catalogue != NULL
                   ? pandoria_catalogue_get_building_costs (catalogue, KEY (card), LEVEL (card))
                   : NULL);
}

/* --- the top spell ---------------------------------------------------------------------------------------------------- */

void
pandoria_spell_rows_init (PandoriaCardRows *rows, AdwPreferencesGroup *group, GCallback changed, gpointer data)
{
  add_choices (&rows->card, group, _ ("Top Spell"), changed, data);
  pandoria_choices_begin (&rows->card, 0, _ ("None"));
  add_cards (&rows->card, PANDORIA_N_SPELLS, pandoria_spell_levels, pandoria_text_spell);
  rows->cost_row
      = pandoria_add_number (group, _ ("Printed Cost of the Top Spell"), PANDORIA_MAX_COST, &rows->cost, changed, data);
}

void
pandoria_spell_rows_show (PandoriaCardRows *rows, const PandoriaTopSpell *top)
{
  pandoria_choices_show (&rows->card, CARD (top->spell, top->level));
  gtk_spin_button_set_value (rows->cost, top->cost);
  pandoria_spell_rows_update (rows, NULL);
}

void
pandoria_spell_rows_read (PandoriaCardRows *rows, PandoriaTopSpell *top)
{
  int card = pandoria_choices_get (&rows->card);
  guint8 cost = card > 0 ? (guint8) gtk_spin_button_get_value_as_int (rows->cost) : 0;

  *top = (PandoriaTopSpell){ KEY (card), LEVEL (card), cost };
}

void
pandoria_spell_rows_update (PandoriaCardRows *rows, PandoriaCatalogue *catalogue)
{
  int card = pandoria_choices_get (&rows->card);

  update_card (rows, card,
               card > 0 && catalogue != NULL ? pandoria_catalogue_get_spell_costs (catalogue, KEY (card), LEVEL (card))
                                             : NULL);
}
