/* PandoriaTableauPanel: sets one player's tableau without the markers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tableau-panel.h"

#include <string.h>

#include "pandoria-corrections-private.h"
#include "pandoria-corrections-testing.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaTableauPanel
{
  GtkBox parent_instance;

  AdwComboRow *player_row;
  AdwPreferencesGroup *slots_group, *spell_group, *prisoners_group, *ghost_group;
  AdwComboRow *ghost_row;
  PandoriaSlotRows slots[PANDORIA_MAX_SLOTS];
  PandoriaCardRows spell;
  AdwActionRow *prisoner_rows[PANDORIA_MAX_PLAYERS][2];
  GtkSpinButton *prisoner_spins[PANDORIA_MAX_PLAYERS][2]; /* workers, leader */
  PandoriaChoices ghosts;

  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaTableauPanel, pandoria_tableau_panel, GTK_TYPE_BOX)

static const PandoriaState *
get_state (PandoriaTableauPanel *self)
{
  return pandoria_game_get_state (self->game);
}

static guint
get_player (PandoriaTableauPanel *self)
{
  return MIN (adw_combo_row_get_selected (self->player_row), get_state (self)->n_players - 1u);
}

static const PandoriaPlayerState *
get_tableau (PandoriaTableauPanel *self)
{
  return &get_state (self)->players[get_player (self)];
}

static guint
count_prisoners (const PandoriaFigure *prisoners, guint n, guint seat, gboolean leader)
{
  guint found = 0;

  for (guint i = 0; i < n; i++)
    found += prisoners[i].player == seat && !prisoners[i].leader == !leader;
  return found;
}

/* --- prisoners and ghosts --- */

/* As many as the player holds or could take from the reserve. */
static void
show_prisoners (PandoriaTableauPanel *self)
{
  const PandoriaPlayerState *captor = get_tableau (self);
  gboolean may = pandoria_options_may_hold_prisoners (get_state (self), get_player (self));

  gtk_widget_set_visible (GTK_WIDGET (self->prisoners_group), may);
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    for (guint leader = 0; leader < 2; leader++)
      {
        const PandoriaPlayerState *owner = &get_state (self)->players[seat];
        guint held = count_prisoners (captor->prisoners, captor->n_prisoners, seat, leader != 0);
        gboolean offered = may && seat < get_state (self)->n_players && seat != get_player (self);

        gtk_widget_set_visible (GTK_WIDGET (self->prisoner_rows[seat][leader]), offered);
        gtk_spin_button_set_range (self->prisoner_spins[seat][leader], 0,
                                   held + (leader != 0 ? owner->leader : owner->workers));
        gtk_spin_button_set_value (self->prisoner_spins[seat][leader], held);
      }
}

/* The remaining prisoners keep their order; new ones follow. */
static guint
read_prisoners (PandoriaTableauPanel *self, PandoriaFigure prisoners[PANDORIA_MAX_PRISONERS])
{
  const PandoriaPlayerState *captor = get_tableau (self);
  guint n = 0;

  for (guint i = 0; i < captor->n_prisoners; i++)
    {
      const PandoriaFigure *figure = &captor->prisoners[i];
      int most = gtk_spin_button_get_value_as_int (self->prisoner_spins[figure->player][figure->leader != 0]);

      if ((int) count_prisoners (prisoners, n, figure->player, figure->leader) < most)
        prisoners[n++] = *figure;
    }
  for (guint seat = 0; seat < get_state (self)->n_players; seat++)
    for (guint leader = 0; leader < 2; leader++)
      while (n < PANDORIA_MAX_PRISONERS
             && (int) count_prisoners (prisoners, n, seat, leader != 0)
                    < gtk_spin_button_get_value_as_int (self->prisoner_spins[seat][leader]))
        prisoners[n++] = (PandoriaFigure){ (guint8) seat, (guint8) leader };
  return n;
}

static void
offer_ghosts (PandoriaTableauPanel *self)
{
  pandoria_choices_begin (&self->ghosts, -1, _ ("Nobody"));
  for (guint seat = 0; seat < get_state (self)->n_players; seat++)
    if (pandoria_options_may_haunt (get_state (self), seat, get_player (self)))
      pandoria_choices_add_figures (&self->ghosts, self->game, seat);
  pandoria_choices_offer (&self->ghosts);
  gtk_widget_set_visible (GTK_WIDGET (self->ghost_group), self->ghosts.values->len > 1);
}

/* The ghost in the reserve. Corrections of the tableau do not move a ghost on the board (rulings 78). */
static int
get_haunter (PandoriaTableauPanel *self)
{
  const PandoriaHaunter *haunter = &get_tableau (self)->haunter;

  return haunter->place == PANDORIA_HAUNTER_RESERVE
             ? pandoria_choice_of_figure (haunter->figure.player, haunter->figure.leader)
             : -1;
}

/* --- the whole --- */

static void
show_slots (PandoriaTableauPanel *self)
{
  guint n_slots = pandoria_state_n_slots (get_state (self), get_player (self));

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      pandoria_slot_rows_offer (&self->slots[i], self->game, get_player (self));
      pandoria_slot_rows_show (&self->slots[i], &get_tableau (self)->slots[i]);
      gtk_widget_set_visible (GTK_WIDGET (self->slots[i].card.card.row), i < n_slots);
    }
}

static void
show_tableau (PandoriaTableauPanel *self)
{
  self->updating = TRUE;
  show_slots (self);
  pandoria_spell_rows_show (&self->spell, &get_tableau (self)->top_spell);
  show_prisoners (self);
  offer_ghosts (self);
  pandoria_choices_show (&self->ghosts, get_haunter (self));
  self->updating = FALSE;
  g_signal_emit_by_name (self, "changed");
}

static void
name_prisoners (PandoriaTableauPanel *self)
{
  for (guint i = 0; i < get_state (self)->n_players; i++)
    for (guint leader = 0; leader < 2; leader++)
      {
        PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (self->game), i);
        const char *name = pandoria_text_figure (color, leader != 0);

        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->prisoner_rows[i][leader]), name);
        pandoria_set_accessible_label (GTK_WIDGET (self->prisoner_spins[i][leader]), name);
      }
}

static void
read_slots (PandoriaTableauPanel *self, PandoriaPlayerEdit *edit)
{
  guint n_slots = pandoria_state_n_slots (get_state (self), get_player (self));
  gboolean differ = FALSE;

  for (guint i = 0; i < n_slots; i++)
    {
      pandoria_slot_rows_read (&self->slots[i], &edit->slots[i]);
      differ = differ || memcmp (&edit->slots[i], &get_tableau (self)->slots[i], sizeof edit->slots[i]) != 0;
    }
  edit->n_slots = differ ? (guint8) n_slots : 0;
}

static void
read_captives (PandoriaTableauPanel *self, PandoriaPlayerEdit *edit)
{
  const PandoriaPlayerState *player = get_tableau (self);
  int ghost = pandoria_choices_get (&self->ghosts);

  edit->n_prisoners = (guint8) read_prisoners (self, edit->prisoners);
  edit->edit_prisoners = edit->n_prisoners != player->n_prisoners
                         || memcmp (edit->prisoners, player->prisoners, sizeof edit->prisoners) != 0;
  if (ghost == get_haunter (self))
    return;
  edit->edit_haunter = ghost < 0 ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  if (ghost >= 0)
    edit->haunter = pandoria_figure_of_choice (ghost);
}

static void
on_player_selected (PandoriaTableauPanel *self)
{
  if (self->game != NULL && !self->updating)
    show_tableau (self);
}

static void
on_changed (PandoriaTableauPanel *self)
{
  if (self->updating || self->game == NULL)
    return;
  self->updating = TRUE;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    pandoria_slot_rows_update (&self->slots[i], self->catalogue);
  pandoria_spell_rows_update (&self->spell, self->catalogue);
  self->updating = FALSE;
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_tableau_panel_finalize (GObject *object)
{
  PandoriaTableauPanel *self = PANDORIA_TABLEAU_PANEL (object);

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    pandoria_slot_rows_clear (&self->slots[i]);
  pandoria_choices_clear (&self->spell.card);
  pandoria_choices_clear (&self->ghosts);
  g_clear_object (&self->game);
  g_clear_object (&self->catalogue);
  G_OBJECT_CLASS (pandoria_tableau_panel_parent_class)->finalize (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaTableauPanel, member)

static void
pandoria_tableau_panel_class_init (PandoriaTableauPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_tableau_panel_finalize;
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-tableau-panel", CHILD (player_row), CHILD (slots_group),
                               CHILD (spell_group), CHILD (prisoners_group), CHILD (ghost_group), CHILD (ghost_row),
                               PANDORIA_CALLBACK (on_player_selected), PANDORIA_CALLBACK (on_changed), NULL);
}

static void
pandoria_tableau_panel_init (PandoriaTableauPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->ghosts.row = self->ghost_row;
  pandoria_choices_begin (&self->ghosts, -1, _ ("Nobody"));
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    pandoria_slot_rows_init (&self->slots[i], self->slots_group, i, G_CALLBACK (on_changed), self);
  pandoria_spell_rows_init (&self->spell, self->spell_group, G_CALLBACK (on_changed), self);
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    for (guint leader = 0; leader < 2; leader++)
      self->prisoner_rows[seat][leader]
          = pandoria_add_number (self->prisoners_group, "", PANDORIA_MAX_PRISONERS, &self->prisoner_spins[seat][leader],
                                 G_CALLBACK (on_changed), self);
}

void
pandoria_tableau_panel_set_game (PandoriaTableauPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_TABLEAU_PANEL (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  g_set_object (&self->game, game);
  g_set_object (&self->catalogue, catalogue);
  name_prisoners (self);
  self->updating = TRUE;
  pandoria_offer_players (self->player_row, game);
  adw_combo_row_set_selected (self->player_row, get_state (self)->active);
  self->updating = FALSE;
  show_tableau (self);
}

guint
pandoria_tableau_panel_get_player (PandoriaTableauPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_TABLEAU_PANEL (self), 0);
  return get_player (self);
}

void
pandoria_tableau_panel_set_player (PandoriaTableauPanel *self, guint player)
{
  g_return_if_fail (PANDORIA_IS_TABLEAU_PANEL (self));
  adw_combo_row_set_selected (self->player_row, player);
}

void
pandoria_tableau_panel_show_only (PandoriaTableauPanel *self, guint player)
{
  g_return_if_fail (PANDORIA_IS_TABLEAU_PANEL (self));

  adw_combo_row_set_selected (self->player_row, player);
  gtk_widget_set_visible (gtk_widget_get_first_child (GTK_WIDGET (self)), FALSE);
}

void
pandoria_tableau_panel_reset (PandoriaTableauPanel *self)
{
  g_return_if_fail (PANDORIA_IS_TABLEAU_PANEL (self));
  show_tableau (self);
}

gboolean
pandoria_tableau_panel_get_action (PandoriaTableauPanel *self, PandoriaAction *action)
{
  PandoriaPlayerEdit *edit;

  g_return_val_if_fail (PANDORIA_IS_TABLEAU_PANEL (self), FALSE);

  pandoria_action_init (action, PANDORIA_ACT_EDIT_PLAYER);
  action->player = (guint8) get_player (self);
  edit = &action->tableau;
  read_captives (self, edit);
  read_slots (self, edit);
  pandoria_spell_rows_read (&self->spell, &edit->top_spell);
  if (memcmp (&edit->top_spell, &get_tableau (self)->top_spell, sizeof edit->top_spell) != 0)
    edit->edit_top_spell = edit->top_spell.spell == PANDORIA_SPELL_NONE ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  return edit->n_slots > 0 || edit->edit_top_spell != PANDORIA_EDIT_KEEP || edit->edit_prisoners
         || edit->edit_haunter != PANDORIA_EDIT_KEEP;
}

void
pandoria_tableau_panel_set_tableau (PandoriaTableauPanel *self, const PandoriaPlayerEdit *edit)
{
  g_return_if_fail (PANDORIA_IS_TABLEAU_PANEL (self));

  for (guint i = 0; i < edit->n_slots; i++)
    pandoria_slot_rows_show (&self->slots[i], &edit->slots[i]);
  if (edit->edit_top_spell != PANDORIA_EDIT_KEEP)
    pandoria_spell_rows_show (&self->spell, &edit->top_spell);
  for (guint seat = 0; edit->edit_prisoners && seat < get_state (self)->n_players; seat++)
    for (guint leader = 0; leader < 2; leader++)
      gtk_spin_button_set_value (self->prisoner_spins[seat][leader],
                                 count_prisoners (edit->prisoners, edit->n_prisoners, seat, leader != 0));
  if (edit->edit_haunter != PANDORIA_EDIT_KEEP)
    pandoria_choices_show (&self->ghosts, edit->edit_haunter == PANDORIA_EDIT_CLEAR
                                              ? -1
                                              : pandoria_choice_of_figure (edit->haunter.player, edit->haunter.leader));
}
