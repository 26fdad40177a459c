/* The rows of a building slot and of the top spell, each as it is on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tableau-panel.h"

#include <glib/gi18n.h>

#include "pandoria-text.h"
#include "pandoria-widgets.h"

/** Card: a building or a spell, with its level. */
typedef struct
{
  guint8 key, level;
} Card;

/* Before the buildings stand nothing and a monument, before the spells nothing. */
#define N_OTHERS        2
#define CHOICE_MONUMENT 1
#define MOST_CARDS      64

/* --- cards ------------------------------------------------------------------------------------------------------ */

static guint
list_cards (guint n_keys, const guint8 *(*get_levels) (guint key), Card cards[MOST_CARDS])
{
  guint n = 0;

  for (guint key = 1; key < n_keys; key++)
    {
      const guint8 *levels = get_levels (key);

      for (guint i = 0; i == 0 || levels[i] != 0; i++)
        {
          g_assert (n < MOST_CARDS);
          cards[n++] = (Card){ (guint8) key, levels[i] };
          if (levels[i] == 0)
            break;
        }
    }
  return n;
}

static guint
list_buildings (Card cards[MOST_CARDS])
{
  return list_cards (PANDORIA_N_BUILDINGS, pandoria_building_levels, cards);
}

static guint
list_spells (Card cards[MOST_CARDS])
{
  return list_cards (PANDORIA_N_SPELLS, pandoria_spell_levels, cards);
}

static guint
find_card (const Card *cards, guint n, guint key, guint level)
{
  for (guint i = 0; i < n; i++)
    if (cards[i].key == key && cards[i].level == level)
      return i;
  return 0;
}

static void
fill_in_cost (GtkSpinButton *spin, GArray *known)
{
  if (known->len > 0)
    gtk_spin_button_set_value (spin, g_array_index (known, guint, 0));
  g_array_unref (known);
}

/* --- rows ------------------------------------------------------------------------------------------------------- */

static AdwComboRow *
add_combo_row (AdwPreferencesGroup *group, const char *title, GListModel *model)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  /* Below the title there is room for long names on a narrow screen. */
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), model);
  adw_preferences_group_add (group, row);
  return ADW_COMBO_ROW (row);
}

static AdwActionRow *
add_number_row (AdwPreferencesGroup *group, const char *title, GtkSpinButton **spin)
{
  AdwActionRow *row = pandoria_new_row (title, NULL);
  GtkWidget *widget = gtk_spin_button_new_with_range (0, PANDORIA_MAX_COST, 1);

  *spin = GTK_SPIN_BUTTON (widget);
  gtk_spin_button_set_numeric (*spin, TRUE);
  pandoria_add_control (row, widget, title);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  return row;
}

/* --- a slot ----------------------------------------------------------------------------------------------------- */

static GListModel *
list_slot_names (void)
{
  Card cards[MOST_CARDS];
  guint n = list_buildings (cards);
  GtkStringList *names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Nothing"));
  gtk_string_list_append (names, _ ("Monument"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = pandoria_text_building ((PandoriaBuilding) cards[i].key, cards[i].level);

      gtk_string_list_append (names, name);
    }
  return G_LIST_MODEL (names);
}

void
pandoria_slot_rows_init (PandoriaSlotRows *rows, AdwPreferencesGroup *group, guint index, GCallback changed,
                         gpointer data)
{
  g_autoptr (GListModel) names = list_slot_names ();
  g_autofree char *title = g_strdup_printf (_ ("Slot %d"), (int) index + 1);
  g_autofree char *cost = g_strdup_printf (_ ("Printed Cost in Slot %u"), index + 1);
  g_autofree char *points = g_strdup_printf (_ ("Points of the Monument in Slot %u"), index + 1);
  g_autofree char *figure = g_strdup_printf (_ ("Figure on Slot %u"), index + 1);

  rows->card_row = add_combo_row (group, title, names);
  rows->cost_row = add_number_row (group, cost, &rows->cost);
  rows->points_row = add_number_row (group, points, &rows->points);
  rows->figure_row = add_combo_row (group, figure, NULL);
  rows->figures = g_array_new (FALSE, FALSE, sizeof (PandoriaFigure));
  g_signal_connect_swapped (rows->card_row, "notify::selected", changed, data);
  g_signal_connect_swapped (rows->figure_row, "notify::selected", changed, data);
  g_signal_connect_swapped (rows->cost, "value-changed", changed, data);
  g_signal_connect_swapped (rows->points, "value-changed", changed, data);
}

void
pandoria_slot_rows_clear (PandoriaSlotRows *rows)
{
  g_clear_pointer (&rows->figures, g_array_unref);
}

void
pandoria_slot_rows_offer (PandoriaSlotRows *rows, PandoriaGame *game, guint player)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaRecord *record = pandoria_game_get_record (game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  PandoriaFigure figure = { PANDORIA_NOBODY, FALSE };

  g_array_set_size (rows->figures, 0);
  g_array_append_val (rows->figures, figure);
  gtk_string_list_append (names, _ ("None"));
  for (guint seat = 0; seat < state->n_players; seat++)
    for (guint leader = 0; pandoria_options_may_occupy (state, seat, player) && leader < 2; leader++)
      {
        figure = (PandoriaFigure){ (guint8) seat, (guint8) leader };
        g_array_append_val (rows->figures, figure);
        gtk_string_list_append (names,
                                pandoria_text_figure (pandoria_record_get_player_color (record, seat), leader != 0));
      }
  adw_combo_row_set_model (rows->figure_row, G_LIST_MODEL (names));
}

static guint
find_choice (const PandoriaSlot *slot)
{
  Card cards[MOST_CARDS];
  guint n = list_buildings (cards);

  if (slot->has_monument)
    return CHOICE_MONUMENT;
  if (slot->building == PANDORIA_BUILDING_NONE)
    return 0;
  return N_OTHERS + find_card (cards, n, slot->building, slot->level);
}

void
pandoria_slot_rows_show (PandoriaSlotRows *rows, const PandoriaSlot *slot)
{
  guint figure = 0;

  for (guint i = 1; i < rows->figures->len; i++)
    {
      const PandoriaFigure *offered = &g_array_index (rows->figures, PandoriaFigure, i);

      if (offered->player == slot->occupant && !offered->leader == !slot->occupant_leader)
        figure = i;
    }
  adw_combo_row_set_selected (rows->card_row, find_choice (slot));
  adw_combo_row_set_selected (rows->figure_row, figure);
  gtk_spin_button_set_value (rows->cost, slot->cost);
  gtk_spin_button_set_value (rows->points, slot->monument);
  pandoria_slot_rows_update (rows, NULL);
}

static void
read_building (PandoriaSlotRows *rows, guint choice, PandoriaSlot *slot)
{
  guint selected = adw_combo_row_get_selected (rows->figure_row);
  Card cards[MOST_CARDS];
  guint n = list_buildings (cards);
  const Card *card = &cards[MIN (choice - N_OTHERS, n - 1)];

  slot->building = card->key;
  slot->level = card->level;
  slot->cost = (guint8) gtk_spin_button_get_value_as_int (rows->cost);
  if (selected == 0 || selected >= rows->figures->len)
    return;
  slot->occupant = g_array_index (rows->figures, PandoriaFigure, selected).player;
  slot->occupant_leader = g_array_index (rows->figures, PandoriaFigure, selected).leader;
}

void
pandoria_slot_rows_read (PandoriaSlotRows *rows, PandoriaSlot *slot)
{
  guint choice = adw_combo_row_get_selected (rows->card_row);

  *slot = (PandoriaSlot){ .occupant = PANDORIA_NOBODY };
  if (choice == CHOICE_MONUMENT)
    {
      slot->has_monument = TRUE;
      slot->monument = (guint8) gtk_spin_button_get_value_as_int (rows->points);
    }
  else if (choice >= N_OTHERS && choice != GTK_INVALID_LIST_POSITION)
    read_building (rows, choice, slot);
}

void
pandoria_slot_rows_update (PandoriaSlotRows *rows, PandoriaCatalogue *catalogue)
{
  guint choice = adw_combo_row_get_selected (rows->card_row);
  PandoriaSlot slot;
  gboolean is_building, is_other = choice != rows->choice;

  pandoria_slot_rows_read (rows, &slot);
  is_building = slot.building != PANDORIA_BUILDING_NONE;
  gtk_widget_set_visible (GTK_WIDGET (rows->cost_row), is_building);
  gtk_widget_set_visible (GTK_WIDGET (rows->figure_row), is_building && rows->figures->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (rows->points_row), slot.has_monument);
  rows->choice = choice;
  if (is_building && is_other && catalogue != NULL)
    fill_in_cost (rows->cost,
                  pandoria_catalogue_get_building_costs (catalogue, (PandoriaBuilding) slot.building, slot.level));
}

/* --- the top spell ---------------------------------------------------------------------------------------------- */

void
pandoria_spell_rows_init (PandoriaSpellRows *rows, AdwPreferencesGroup *group, GCallback changed, gpointer data)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  Card cards[MOST_CARDS];
  guint n = list_spells (cards);

  gtk_string_list_append (names, _ ("None"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = pandoria_text_spell ((PandoriaSpell) cards[i].key, cards[i].level);

      gtk_string_list_append (names, name);
    }
  rows->spell_row = add_combo_row (group, _ ("Top Spell"), G_LIST_MODEL (names));
  rows->cost_row = add_number_row (group, _ ("Printed Cost of the Top Spell"), &rows->cost);
  g_signal_connect_swapped (rows->spell_row, "notify::selected", changed, data);
  g_signal_connect_swapped (rows->cost, "value-changed", changed, data);
}

void
pandoria_spell_rows_show (PandoriaSpellRows *rows, const PandoriaTopSpell *top)
{
  Card cards[MOST_CARDS];
  guint n = list_spells (cards);
  guint selected = top->spell != PANDORIA_SPELL_NONE ? 1 + find_card (cards, n, top->spell, top->level) : 0;

  adw_combo_row_set_selected (rows->spell_row, selected);
  gtk_spin_button_set_value (rows->cost, top->cost);
  pandoria_spell_rows_update (rows, NULL);
}

void
pandoria_spell_rows_read (PandoriaSpellRows *rows, PandoriaTopSpell *top)
{
  guint selected = adw_combo_row_get_selected (rows->spell_row);
  Card cards[MOST_CARDS];
  guint n = list_spells (cards);

  *top = (PandoriaTopSpell){ PANDORIA_SPELL_NONE, 0, 0 };
  if (selected == 0 || selected > n)
    return;
  top->spell = cards[selected - 1].key;
  top->level = cards[selected - 1].level;
  top->cost = (guint8) gtk_spin_button_get_value_as_int (rows->cost);
}

void
pandoria_spell_rows_update (PandoriaSpellRows *rows, PandoriaCatalogue *catalogue)
{
  guint choice = adw_combo_row_get_selected (rows->spell_row);
  PandoriaTopSpell top;
  gboolean is_other = choice != rows->choice;

  pandoria_spell_rows_read (rows, &top);
  gtk_widget_set_visible (GTK_WIDGET (rows->cost_row), top.spell != PANDORIA_SPELL_NONE);
  rows->choice = choice;
  if (top.spell != PANDORIA_SPELL_NONE && is_other && catalogue != NULL)
    fill_in_cost (rows->cost, pandoria_catalogue_get_spell_costs (catalogue, (PandoriaSpell) top.spell, top.level));
}
