/* PandoriaTablePanel: sets the round, the active player and the pieces in the middle of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-table-panel.h"

#include <string.h>

#include "pandoria-corrections-private.h"
#include "pandoria-corrections-testing.h"
#include "pandoria-widgets.h"

struct _PandoriaTablePanel
{
  GtkBox parent_instance;

  GtkLabel *reason;
  AdwPreferencesGroup *turn_group, *stacks_group;
  AdwComboRow *active_row;
  GtkSwitch *last_round;
  AdwEntryRow *monuments, *relics;
  AdwActionRow *deck_row, *market_row;
  GtkSpinButton *round, *double_tiles, *singles, *deck, *market;
  GtkSpinButton *spins[PANDORIA_N_TABLE_NUMBERS]; /* by member; NULL for members without one */

  PandoriaGame *game;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaTablePanel, pandoria_table_panel, GTK_TYPE_BOX)

static const PandoriaState *
get_state (PandoriaTablePanel *self)
{
  return pandoria_game_get_state (self->game);
}

static gboolean
has (PandoriaTablePanel *self, PandoriaTableMember member)
{
  return pandoria_state_has_table_member (get_state (self), member);
}

static void
set_list (AdwEntryRow *row, guint n, const guint8 *numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", numbers[i]);
  gtk_editable_set_text (GTK_EDITABLE (row), text->str);
}

/* Reads numbers with spaces or commas between them. Returns: whether the text is a list of numbers, and not too long. */
static gboolean
read_list (AdwEntryRow *row, PandoriaTableMember member, guint size, guint8 *numbers, guint8 *n)
{
  g_auto (GStrv) words = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (row)), " ,;", -1);
  guint least, most;

  pandoria_table_member_get_range (member, &least, &most);
  *n = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 number;

      if (*words[i] == '\0')
        continue;
      if (*n == size || !g_ascii_string_to_unsigned (words[i], 10, least, most, &number, NULL))
        return FALSE;
      if (member == PANDORIA_TABLE_RELICS && memchr (numbers, (int) number, *n) != NULL)
        return FALSE;
      numbers[(*n)++] = (guint8) number;
    }
  return TRUE;
}

static gboolean
read_lists (PandoriaTablePanel *self, PandoriaTableEdit *edit, const char **fault)
{
  gboolean monuments
      = read_list (self->monuments, PANDORIA_TABLE_MONUMENTS, PANDORIA_MAX_STACK, edit->monuments, &edit->n_monuments);
  gboolean relics = read_list (self->relics, PANDORIA_TABLE_RELICS, PANDORIA_MAX_RELICS, edit->relics, &edit->n_relics);

  pandoria_set_css_class (GTK_WIDGET (self->monuments), "error", !monuments);
  pandoria_set_css_class (GTK_WIDGET (self->relics), "error", !relics);
  if (!monuments)
    *fault = _ ("Monuments are numbers from 0 to 99 with spaces between them, such as 3 3 4.");
  else if (!relics)
    *fault = _ ("Relics are different numbers from 1 to 99 with spaces between them, such as 4 7.");
  return monuments && relics;
}

static void
read_numbers (PandoriaTablePanel *self, PandoriaTableEdit *edit)
{
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    if (self->spins[i] != NULL)
      edit->numbers[i] = (guint16) gtk_spin_button_get_value_as_int (self->spins[i]);
  edit->numbers[PANDORIA_TABLE_ACTIVE]
      = (guint16) MIN (adw_combo_row_get_selected (self->active_row), get_state (self)->n_players - 1u);
  edit->numbers[PANDORIA_TABLE_LAST_ROUND] = gtk_switch_get_active (self->last_round) ? 1 : 0;
}

static void
show_edit (PandoriaTablePanel *self, const PandoriaTableEdit *edit)
{
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    if (self->spins[i] != NULL)
      gtk_spin_button_set_value (self->spins[i], edit->numbers[i]);
  adw_combo_row_set_selected (self->active_row, edit->numbers[PANDORIA_TABLE_ACTIVE]);
  gtk_switch_set_active (self->last_round, edit->numbers[PANDORIA_TABLE_LAST_ROUND] != 0);
  set_list (self->monuments, edit->n_monuments, edit->monuments);
  set_list (self->relics, edit->n_relics, edit->relics);
}

/* Only if the game has it, and only before the first act of the turn (rulings 75). */
static void
show_what_is_possible (PandoriaTablePanel *self)
{
  gboolean possible = get_state (self)->step == PANDORIA_STEP_PLACE;

  gtk_widget_set_visible (GTK_WIDGET (self->deck_row), has (self, PANDORIA_TABLE_DECK));
  gtk_widget_set_visible (GTK_WIDGET (self->market_row), has (self, PANDORIA_TABLE_MARKET));
  gtk_widget_set_visible (GTK_WIDGET (self->monuments), has (self, PANDORIA_TABLE_MONUMENTS));
  gtk_widget_set_visible (GTK_WIDGET (self->relics), has (self, PANDORIA_TABLE_RELICS));
  gtk_widget_set_sensitive (GTK_WIDGET (self->turn_group), possible);
  gtk_widget_set_sensitive (GTK_WIDGET (self->stacks_group), possible);
  pandoria_set_text (self->reason,
                     possible ? NULL
                     : get_state (self)->finished
                         ? _ ("The game is over: the table stays as it is.")
                         : _ ("This can be corrected only at the beginning of a turn, before anything is placed. "
                              "Undo this turn or end it first."));
}

static void
show_table (PandoriaTablePanel *self)
{
  PandoriaTableEdit edit;

  pandoria_table_edit_init (&edit, get_state (self));
  self->updating = TRUE;
  show_edit (self, &edit);
  show_what_is_possible (self);
  self->updating = FALSE;
  g_signal_emit_by_name (self, "changed");
}

static void
on_changed (PandoriaTablePanel *self)
{
  if (!self->updating && self->game != NULL)
    g_signal_emit_by_name (self, "changed");
}

#define CHILD(member) PANDORIA_CHILD (PandoriaTablePanel, member)

static void
pandoria_table_panel_class_init (PandoriaTablePanelClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaTablePanel, game, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-table-panel", CHILD (reason), CHILD (turn_group), CHILD (stacks_group),
                               CHILD (active_row), CHILD (last_round), CHILD (monuments), CHILD (relics), CHILD (round),
                               CHILD (double_tiles), CHILD (singles), CHILD (deck), CHILD (market), CHILD (deck_row),
                               CHILD (market_row), PANDORIA_CALLBACK (on_changed), NULL);
}

static void
set_up_number (PandoriaTablePanel *self, PandoriaTableMember member, GtkSpinButton *spin)
{
  guint least, most;

  pandoria_table_member_get_range (member, &least, &most);
  gtk_spin_button_set_range (spin, least, most);
  self->spins[member] = spin;
}

static void
pandoria_table_panel_init (PandoriaTablePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = TRUE;
  set_up_number (self, PANDORIA_TABLE_ROUND, self->round);
  set_up_number (self, PANDORIA_TABLE_DOUBLE_TILES, self->double_tiles);
  set_up_number (self, PANDORIA_TABLE_SINGLES, self->singles);
  set_up_number (self, PANDORIA_TABLE_DECK, self->deck);
  set_up_number (self, PANDORIA_TABLE_MARKET, self->market);
  self->updating = FALSE;
}

void
pandoria_table_panel_set_game (PandoriaTablePanel *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_TABLE_PANEL (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  g_set_object (&self->game, game);
  self->updating = TRUE;
  pandoria_offer_players (self->active_row, game);
  self->updating = FALSE;
  show_table (self);
}

void
pandoria_table_panel_reset (PandoriaTablePanel *self)
{
  g_return_if_fail (PANDORIA_IS_TABLE_PANEL (self));
  show_table (self);
}

gboolean
pandoria_table_panel_get_action (PandoriaTablePanel *self, PandoriaAction *action, const char **fault)
{
  PandoriaTableEdit present;

  g_return_val_if_fail (PANDORIA_IS_TABLE_PANEL (self) && fault != NULL, FALSE);

  *fault = NULL;
  pandoria_action_init (action, PANDORIA_ACT_EDIT_TABLE);
  pandoria_table_edit_init (&present, get_state (self));
  read_numbers (self, &action->table);
  if (!read_lists (self, &action->table, fault) || get_state (self)->step != PANDORIA_STEP_PLACE)
    return FALSE;
  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    if (has (self, (PandoriaTableMember) i)
        && pandoria_table_edit_differs (&action->table, &present, (PandoriaTableMember) i))
      action->table.members |= (guint16) (1u << i);
  return action->table.members != 0;
}

void
pandoria_table_panel_set_table (PandoriaTablePanel *self, const PandoriaTableEdit *edit)
{
  g_return_if_fail (PANDORIA_IS_TABLE_PANEL (self));
  show_edit (self, edit);
}
