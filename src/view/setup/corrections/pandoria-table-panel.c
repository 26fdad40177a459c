/* PandoriaTablePanel: sets the round, the active player and the pieces in the middle of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-correction-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-class.h"
#include "pandoria-corrections-testing.h"
#include "pandoria-labels.h"
#include "pandoria-list-rows.h"
#include "pandoria-simulate.h"
#include "pandoria-widgets.h"

#define PAGE 5

struct _PandoriaTablePanel
{
  PandoriaCorrectionPanel parent_instance;

  GtkLabel *reason;
  AdwPreferencesGroup *turn_group, *stacks_group;
  AdwComboRow *active_row;
  GtkSwitch *last_round;
  AdwEntryRow *monuments, *relics;
  PandoriaNumberRow
      *numbers[PANDORIA_N_TABLE_NUMBERS]; /* by member; NULL for members without one */
  gboolean explains_rest;
};

G_DEFINE_FINAL_TYPE (PandoriaTablePanel, pandoria_table_panel, PANDORIA_TYPE_CORRECTION_PANEL)

static gboolean
has (PandoriaTablePanel *self, PandoriaTableMember member)
{
  return pandoria_state_has_table_member (pandoria_correction_panel_get_state (self), member);
}

static void
set_list (AdwEntryRow *row, guint n, const guint8 *numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", numbers[i]);
  gtk_editable_set_text (GTK_EDITABLE (row), text->str);
}

/* Reads numbers with spaces or commas between them. Returns: whether the text is a list of numbers,
 * and not too long. */
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
read_lists (PandoriaTablePanel *self, PandoriaTableEdit *edit, GError **error)
{
  gboolean monuments = read_list (self->monuments, PANDORIA_TABLE_MONUMENTS, PANDORIA_MAX_STACK,
                                  edit->monuments, &edit->n_monuments);
  gboolean relics = read_list (self->relics, PANDORIA_TABLE_RELICS, PANDORIA_MAX_RELICS,
                               edit->relics, &edit->n_relics);

  pandoria_set_css_class (GTK_WIDGET (self->monuments), "error", !monuments);
  pandoria_set_css_class (GTK_WIDGET (self->relics), "error", !relics);
  if (!monuments)
    g_set_error_literal (
        error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
        _ ("Monuments are numbers from 0 to 99 with spaces between them, such as 3 3 4."));
  else if (!relics)
    g_set_error_literal (
        error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
        _ ("Relics are different numbers from 1 to 99 with spaces between them, such as 4 7."));
  return monuments && relics;
}

static void
read_numbers (PandoriaTablePanel *self, PandoriaTableEdit *edit)
{
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    if (self->numbers[i] != NULL)
      edit->numbers[i] = (guint16) pandoria_number_row_get_value (self->numbers[i]);
  edit->numbers[PANDORIA_TABLE_ACTIVE]
      = (guint16) MIN (adw_combo_row_get_selected (self->active_row),
                       pandoria_correction_panel_get_state (self)->n_players - 1u);
  edit->numbers[PANDORIA_TABLE_LAST_ROUND] = gtk_switch_get_active (self->last_round) ? 1 : 0;
}

void
pandoria_table_panel_set_table (PandoriaTablePanel *self, const PandoriaTableEdit *edit)
{
  g_return_if_fail (PANDORIA_IS_TABLE_PANEL (self));

  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    if (self->numbers[i] != NULL)
      pandoria_number_row_set_value (self->numbers[i], edit->numbers[i]);
  adw_combo_row_set_selected (self->active_row, edit->numbers[PANDORIA_TABLE_ACTIVE]);
  gtk_switch_set_active (self->last_round, edit->numbers[PANDORIA_TABLE_LAST_ROUND] != 0);
  set_list (self->monuments, edit->n_monuments, edit->monuments);
  set_list (self->relics, edit->n_relics, edit->relics);
}

/* Returns: (nullable): why the turn and the stacks cannot be corrected now. */
static const char *
explain_impossible (const PandoriaState *state)
{
  if (state->step == PANDORIA_STEP_PLACE)
    return NULL;
  if (state->finished)
    return _ ("The game is over: the table stays as it is.");
  return _ ("This can be corrected only at the beginning of a turn, before anything is placed. "
            "Undo this turn or end it first.");
}

/* Shows the stacks that the game has. They can change only before the first act of the turn
 * (rulings 75). */
static void
show_what_is_possible (PandoriaTablePanel *self)
{
  const char *reason = explain_impossible (pandoria_correction_panel_get_state (self));

  gtk_widget_set_visible (GTK_WIDGET (self->numbers[PANDORIA_TABLE_DECK]),
                          has (self, PANDORIA_TABLE_DECK));
  gtk_widget_set_visible (GTK_WIDGET (self->numbers[PANDORIA_TABLE_MARKET]),
                          has (self, PANDORIA_TABLE_MARKET));
  gtk_widget_set_visible (GTK_WIDGET (self->monuments), has (self, PANDORIA_TABLE_MONUMENTS));
  gtk_widget_set_visible (GTK_WIDGET (self->relics), has (self, PANDORIA_TABLE_RELICS));
  gtk_widget_set_sensitive (GTK_WIDGET (self->turn_group), reason == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->stacks_group), reason == NULL);
  pandoria_set_text (self->reason, reason);
}

static void
pandoria_table_panel_update (PandoriaCorrectionPanel *panel)
{
  PandoriaTablePanel *self = PANDORIA_TABLE_PANEL (panel);
  PandoriaNumberRow *row = self->numbers[PANDORIA_TABLE_DOUBLE_TILES];
  gboolean is_unchanged = pandoria_number_row_get_value (row)
                          == (int) pandoria_correction_panel_get_state (panel)->double_tiles;

  if (self->explains_rest)
    pandoria_set_row (row, NULL, is_unchanged ? _ ("Unchanged: without those on the board") : NULL);
}

static void
pandoria_table_panel_show (PandoriaCorrectionPanel *panel, const PandoriaAction *entry)
{
  PandoriaTablePanel *self = PANDORIA_TABLE_PANEL (panel);
  PandoriaTableEdit edit;

  pandoria_table_edit_init (&edit, pandoria_correction_panel_get_state (self));
  pandoria_correction_panel_offer_players (self, self->active_row);
  pandoria_table_panel_set_table (self, &edit);
  show_what_is_possible (self);
  pandoria_table_panel_update (panel);
}

static int
pandoria_table_panel_get_actions (PandoriaCorrectionPanel *panel, PandoriaAction *action,
                                  GError **error)
{
  PandoriaTablePanel *self = PANDORIA_TABLE_PANEL (panel);
  PandoriaTableEdit present;

  pandoria_action_init (action, PANDORIA_ACT_EDIT_TABLE);
  pandoria_table_edit_init (&present, pandoria_correction_panel_get_state (self));
  read_numbers (self, &action->table);
  if (!read_lists (self, &action->table, error))
    return -1;
  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS
                    && pandoria_correction_panel_get_state (self)->step == PANDORIA_STEP_PLACE;
       i++)
    if (has (self, (PandoriaTableMember) i)
        && pandoria_table_edit_differs (&action->table, &present, (PandoriaTableMember) i))
      action->table.members |= (guint16) (1u << i);
  return action->table.members != 0 ? 1 : 0;
}

#define NUMBER(id, member) \
  id, G_STRUCT_OFFSET (PandoriaTablePanel, numbers[PANDORIA_TABLE_##member])

static void
pandoria_table_panel_class_init (PandoriaTablePanelClass *klass)
{
  PandoriaCorrectionPanelClass *panel_class = PANDORIA_CORRECTION_PANEL_CLASS (klass);

  panel_class->show = pandoria_table_panel_show;
  panel_class->update = pandoria_table_panel_update;
  panel_class->get_actions = pandoria_table_panel_get_actions;
  pandoria_class_set_template (
      klass, "pandoria-table-panel", PANDORIA_NEEDS (PANDORIA_TYPE_NUMBER_ROW),
      PANDORIA_PARTS (PandoriaTablePanel, reason, turn_group, stacks_group, active_row, last_round,
                      monuments, relics),
      NUMBER ("round", ROUND), NUMBER ("double_tiles", DOUBLE_TILES), NUMBER ("singles", SINGLES),
      NUMBER ("deck", DECK), NUMBER ("market", MARKET),
      PANDORIA_CALLBACK (pandoria_correction_panel_touch), NULL);
}

static void
pandoria_table_panel_init (PandoriaTablePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    if (self->numbers[i] != NULL)
      {
        guint least, most;

        pandoria_table_member_get_range (i, &least, &most);
        pandoria_number_row_set_range (self->numbers[i], least, most, PAGE);
      }
}

void
pandoria_table_panel_explain_rest (PandoriaTablePanel *self)
{
  g_return_if_fail (PANDORIA_IS_TABLE_PANEL (self));

  self->explains_rest = TRUE;
  pandoria_table_panel_update (PANDORIA_CORRECTION_PANEL (self));
}
