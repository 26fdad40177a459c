/* PandoriaTableauPanel: sets one player's tableau without the markers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-corrections-private.h"

#include <string.h>

#include "pandoria-corrections-testing.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaTableauPanel
{
  PandoriaCorrectionPanel parent_instance;

  AdwPreferencesGroup *slots_group, *spell_group, *prisoners_group, *ghost_group;
  PandoriaChoiceRow *ghost_row;
  PandoriaSlotRows slots[PANDORIA_MAX_SLOTS];
  PandoriaCardRows spell;
  PandoriaNumberRow *prisoners[PANDORIA_MAX_PLAYERS][2]; /* workers, leader */
};

G_DEFINE_FINAL_TYPE (PandoriaTableauPanel, pandoria_tableau_panel, PANDORIA_TYPE_CORRECTION_PANEL)

static const PandoriaState *
get_state (PandoriaTableauPanel *self)
{
  return pandoria_correction_panel_get_state (self);
}

static guint
get_player (PandoriaTableauPanel *self)
{
  return pandoria_correction_panel_get_player (PANDORIA_CORRECTION_PANEL (self));
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

static void
show_prisoners_of (PandoriaTableauPanel *self, guint seat, gboolean leader)
{
  const PandoriaPlayerState *captor = get_tableau (self), *owner = &get_state (self)->players[seat];
  PandoriaRecord *record = pandoria_game_get_record (pandoria_correction_panel_get_game (self));
  PandoriaNumberRow *row = self->prisoners[seat][leader ? 1 : 0];
  guint held = count_prisoners (captor->prisoners, captor->n_prisoners, seat, leader);
  guint reserve = leader ? owner->leader : owner->workers;

  gtk_widget_set_visible (GTK_WIDGET (row), seat < get_state (self)->n_players && seat != get_player (self));
  if (seat >= get_state (self)->n_players)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 pandoria_text_figure (pandoria_record_get_player_color (record, seat), leader));
  pandoria_number_row_set_range (row, 0, held + reserve, PANDORIA_MAX_PRISONERS);
  pandoria_number_row_set_value (row, (int) held);
}

/* As many as the player holds or could take from the reserve. */
static void
show_prisoners (PandoriaTableauPanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->prisoners_group),
                          pandoria_options_may_hold_prisoners (get_state (self), get_player (self)));
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    for (guint leader = 0; leader < 2; leader++)
      show_prisoners_of (self, seat, leader != 0);
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
      int most = pandoria_number_row_get_value (self->prisoners[figure->player][figure->leader != 0]);

      if ((int) count_prisoners (prisoners, n, figure->player, figure->leader) < most)
        prisoners[n++] = *figure;
    }
  for (guint seat = 0; seat < get_state (self)->n_players; seat++)
    for (guint leader = 0; leader < 2; leader++)
      while (n < PANDORIA_MAX_PRISONERS
             && (int) count_prisoners (prisoners, n, seat, leader != 0)
                    < pandoria_number_row_get_value (self->prisoners[seat][leader]))
        prisoners[n++] = (PandoriaFigure){ (guint8) seat, (guint8) leader };
  return n;
}

static void
offer_ghosts (PandoriaTableauPanel *self)
{
  pandoria_choice_row_clear (self->ghost_row);
  pandoria_choice_row_add (self->ghost_row, -1, _ ("Nobody"));
  for (guint seat = 0; seat < get_state (self)->n_players; seat++)
    if (pandoria_options_may_haunt (get_state (self), seat, get_player (self)))
      pandoria_figures_offer (self->ghost_row, pandoria_correction_panel_get_game (self), seat);
  gtk_widget_set_visible (GTK_WIDGET (self->ghost_group), pandoria_choice_row_count (self->ghost_row) > 1);
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

static void
show_slots (PandoriaTableauPanel *self)
{
  guint n_slots = pandoria_state_n_slots (get_state (self), get_player (self));

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      pandoria_slot_rows_offer (&self->slots[i], pandoria_correction_panel_get_game (self), get_player (self));
      pandoria_slot_rows_show (&self->slots[i], &get_tableau (self)->slots[i]);
      gtk_widget_set_visible (GTK_WIDGET (self->slots[i].card.card), i < n_slots);
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
  int ghost = pandoria_choice_row_get_value (self->ghost_row);

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
pandoria_tableau_panel_show (PandoriaCorrectionPanel *panel)
{
  PandoriaTableauPanel *self = PANDORIA_TABLEAU_PANEL (panel);

  show_slots (self);
  pandoria_spell_rows_show (&self->spell, &get_tableau (self)->top_spell);
  show_prisoners (self);
  offer_ghosts (self);
  pandoria_choice_row_set_value (self->ghost_row, get_haunter (self));
}

static void
pandoria_tableau_panel_update (PandoriaCorrectionPanel *panel)
{
  PandoriaTableauPanel *self = PANDORIA_TABLEAU_PANEL (panel);

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    pandoria_slot_rows_update (&self->slots[i], pandoria_correction_panel_get_catalogue (self));
  pandoria_card_rows_update (&self->spell, pandoria_correction_panel_get_catalogue (self));
}

static int
pandoria_tableau_panel_get_actions (PandoriaCorrectionPanel *panel, PandoriaAction *action, GError **error)
{
  PandoriaTableauPanel *self = PANDORIA_TABLEAU_PANEL (panel);
  PandoriaPlayerEdit *edit = &action->tableau;

  pandoria_action_init (action, PANDORIA_ACT_EDIT_PLAYER);
  action->player = (guint8) get_player (self);
  read_captives (self, edit);
  read_slots (self, edit);
  pandoria_spell_rows_read (&self->spell, &edit->top_spell);
  if (memcmp (&edit->top_spell, &get_tableau (self)->top_spell, sizeof edit->top_spell) != 0)
    edit->edit_top_spell = edit->top_spell.spell == PANDORIA_SPELL_NONE ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  return edit->n_slots > 0 || edit->edit_top_spell != PANDORIA_EDIT_KEEP || edit->edit_prisoners
         || edit->edit_haunter != PANDORIA_EDIT_KEEP;
}

static void
pandoria_tableau_panel_class_init (PandoriaTableauPanelClass *klass)
{
  PandoriaCorrectionPanelClass *panel_class = PANDORIA_CORRECTION_PANEL_CLASS (klass);

  panel_class->for_player = TRUE;
  panel_class->show = pandoria_tableau_panel_show;
  panel_class->update = pandoria_tableau_panel_update;
  panel_class->get_actions = pandoria_tableau_panel_get_actions;
  pandoria_class_set_template (
      klass, "pandoria-tableau-panel", PANDORIA_NEEDS (PANDORIA_TYPE_CHOICE_ROW),
      PANDORIA_PARTS (PandoriaTableauPanel, slots_group, spell_group, prisoners_group, ghost_group, ghost_row),
      PANDORIA_CALLBACK (pandoria_correction_panel_touch), NULL);
}

static void
pandoria_tableau_panel_init (PandoriaTableauPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    pandoria_slot_rows_init (&self->slots[i], self, self->slots_group, i);
  pandoria_spell_rows_init (&self->spell, self, self->spell_group);
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    for (guint leader = 0; leader < 2; leader++)
      self->prisoners[seat][leader] = pandoria_correction_panel_add_number (self, self->prisoners_group, "", 0);
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
      pandoria_number_row_set_value (self->prisoners[seat][leader],
                                     count_prisoners (edit->prisoners, edit->n_prisoners, seat, leader != 0));
  if (edit->edit_haunter != PANDORIA_EDIT_KEEP)
    pandoria_choice_row_set_value (self->ghost_row,
                                   edit->edit_haunter == PANDORIA_EDIT_CLEAR
                                       ? -1
                                       : pandoria_choice_of_figure (edit->haunter.player, edit->haunter.leader));
}
