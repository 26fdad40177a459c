/* PandoriaTableauPanel: sets one player's tableau without the markers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-correction-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-class.h"
#include "pandoria-corrections-testing.h"
#include "pandoria-figure-choice.h"
#include "pandoria-list-rows.h"
#include "pandoria-text.h"

#define MONUMENT -1 /* the value of a monument; 0: no card */

/* A card and its cost. */
typedef struct
{
  PandoriaPrintedKind kind; /* SPELL or BUILDING */
  PandoriaChoiceRow *card;
  PandoriaNumberRow *cost;
  int before; /* the card at the last update */
} CardRows;

/* The contents of a slot, with the figure on a building or the points of a monument. */
typedef struct
{
  CardRows card;
  PandoriaChoiceRow *figure;
  PandoriaNumberRow *points;
  int shown;           /* the card of the position */
  gboolean is_unknown; /* the cost of that card is not known */
} SlotRows;

struct _PandoriaTableauPanel
{
  PandoriaCorrectionPanel parent_instance;

  AdwPreferencesGroup *slots_group, *spell_group, *prisoners_group, *ghost_group;
  PandoriaChoiceRow *ghost_row;
  SlotRows slots[PANDORIA_MAX_SLOTS];
  CardRows spell;
  PandoriaNumberRow *prisoners[PANDORIA_MAX_PLAYERS][2]; /* workers, leader */
};

G_DEFINE_FINAL_TYPE (PandoriaTableauPanel, pandoria_tableau_panel, PANDORIA_TYPE_CORRECTION_PANEL)

/* --- the rows of a card, of a building slot and of the top spell ---------------------------- */

static PandoriaChoiceRow *
add_choices (gpointer panel, AdwPreferencesGroup *group, const char *title)
{
  /* The choice is below the title, so that long names fit on a narrow screen. */
  PandoriaChoiceRow *row
      = g_object_new (PANDORIA_TYPE_CHOICE_ROW, "title", title, "use-subtitle", TRUE, NULL);

  adw_preferences_group_add (group, GTK_WIDGET (row));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (pandoria_correction_panel_touch),
                            panel);
  return row;
}

/* For a new card, fills in the cost from @catalogue (nullable), or @unknown. */
static void
card_rows_update (CardRows *rows, PandoriaCatalogue *catalogue, guint unknown)
{
  int card = pandoria_choice_row_get_value (rows->card);
  PandoriaPrinted thing = rows->kind == PANDORIA_PRINTED_SPELL
                              ? pandoria_printed_spell (PANDORIA_CARD_OF_CHOICE (card),
                                                        PANDORIA_LEVEL_OF_CHOICE (card))
                              : pandoria_printed_building (PANDORIA_CARD_OF_CHOICE (card),
                                                           PANDORIA_LEVEL_OF_CHOICE (card));

  gtk_widget_set_visible (GTK_WIDGET (rows->cost), card > 0);
  if (card > 0 && card != rows->before)
    pandoria_number_row_set_value (rows->cost,
                                   (int) pandoria_catalogue_find_value (catalogue, thing, unknown));
  rows->before = card;
}

/* Shows the rows that the choice needs. */
static void
slot_rows_update (SlotRows *rows, PandoriaCatalogue *catalogue, guint unknown)
{
  int card = pandoria_choice_row_get_value (rows->card.card);

  gtk_widget_set_visible (GTK_WIDGET (rows->figure),
                          card > 0 && pandoria_choice_row_count (rows->figure) > 1);
  gtk_widget_set_visible (GTK_WIDGET (rows->points), card == MONUMENT);
  card_rows_update (&rows->card, catalogue, unknown);
}

static void
slot_rows_init (SlotRows *rows, gpointer panel, AdwPreferencesGroup *group, guint index)
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
  /* Translators: below a row for the printed cost of a card; 0 is what the row contains at first */
  pandoria_set_row (rows->card.cost, NULL, _ ("0: you will be asked when it counts"));
  rows->points = pandoria_correction_panel_add_number (panel, group, points, PANDORIA_MAX_COST);
  rows->figure = add_choices (panel, group, figure);
}

static void
slot_rows_show (SlotRows *rows, const PandoriaSlot *slot)
{
  pandoria_choice_row_set_value (
      rows->card.card,
      slot->has_monument ? MONUMENT : PANDORIA_CHOICE_OF_CARD (slot->building, slot->level));
  pandoria_choice_row_set_value (rows->figure,
                                 pandoria_choice_of_figure (slot->occupant, slot->occupant_leader));
  pandoria_number_row_set_value (rows->card.cost, slot->cost);
  pandoria_number_row_set_value (rows->points, slot->monument);
  rows->shown = pandoria_choice_row_get_value (rows->card.card);
  rows->is_unknown = slot->is_cost_unknown;
  slot_rows_update (rows, NULL, slot->cost);
}

static void
slot_rows_read (SlotRows *rows, PandoriaSlot *slot)
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
  slot->is_cost_unknown = slot->cost == 0 && (rows->is_unknown || card != rows->shown);
  slot->occupant = figure.player;
  slot->occupant_leader = figure.leader;
}

static void
spell_rows_show (CardRows *rows, const PandoriaTopSpell *top)
{
  pandoria_choice_row_set_value (rows->card, PANDORIA_CHOICE_OF_CARD (top->spell, top->level));
  pandoria_number_row_set_value (rows->cost, top->cost);
  card_rows_update (rows, NULL, top->cost);
}

static PandoriaTopSpell
spell_rows_read (CardRows *rows)
{
  int card = pandoria_choice_row_get_value (rows->card);
  PandoriaTopSpell top = { PANDORIA_CARD_OF_CHOICE (card), PANDORIA_LEVEL_OF_CHOICE (card), 0 };

  if (card > 0)
    top.cost = (guint8) pandoria_number_row_get_value (rows->cost);
  return top;
}

/* --- the panel ------------------------------------------------------------------------------ */

static guint
get_player (PandoriaTableauPanel *self)
{
  return pandoria_correction_panel_get_player (PANDORIA_CORRECTION_PANEL (self));
}

static const PandoriaPlayerState *
get_tableau (PandoriaTableauPanel *self)
{
  return &pandoria_correction_panel_get_state (self)->players[get_player (self)];
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
  const PandoriaPlayerState *captor = get_tableau (self),
                            *owner = &pandoria_correction_panel_get_state (self)->players[seat];
  PandoriaRecord *record = pandoria_game_get_record (pandoria_correction_panel_get_game (self));
  PandoriaNumberRow *row = self->prisoners[seat][leader ? 1 : 0];
  guint held = count_prisoners (captor->prisoners, captor->n_prisoners, seat, leader);
  guint reserve = leader ? owner->leader : owner->workers;

  gtk_widget_set_visible (GTK_WIDGET (row),
                          seat < pandoria_correction_panel_get_state (self)->n_players
                              && seat != get_player (self));
  if (seat >= pandoria_correction_panel_get_state (self)->n_players)
    return;
  pandoria_set_row (
      row, pandoria_text_figure (pandoria_record_get_player_color (record, seat), leader), NULL);
  pandoria_number_row_set_range (row, 0, held + reserve, PANDORIA_MAX_PRISONERS);
  pandoria_number_row_set_value (row, (int) held);
}

/* As many as the player holds or could take from the reserve. */
static void
show_prisoners (PandoriaTableauPanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->prisoners_group),
                          pandoria_state_takes_prisoners (
                              pandoria_correction_panel_get_state (self), get_player (self)));
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    for (guint leader = 0; leader < 2; leader++)
      show_prisoners_of (self, seat, leader != 0);
}

/* Returns: whether the prisoners differ. */
static gboolean
read_prisoners (PandoriaTableauPanel *self, PandoriaPlayerEdit *edit)
{
  const PandoriaPlayerState *captor = get_tableau (self);
  gboolean differ = FALSE;

  for (guint seat = 0; seat < pandoria_correction_panel_get_state (self)->n_players; seat++)
    for (guint leader = 0; leader < 2; leader++)
      {
        guint n = (guint) pandoria_number_row_get_value (self->prisoners[seat][leader]);

        differ
            = differ
              || n != count_prisoners (captor->prisoners, captor->n_prisoners, seat, leader != 0);
        for (; n > 0 && edit->n_prisoners < PANDORIA_MAX_PRISONERS; n--)
          edit->prisoners[edit->n_prisoners++] = (PandoriaFigure){ (guint8) seat, (guint8) leader };
      }
  return differ;
}

/* The ghost in the reserve. Corrections of the tableau do not move a ghost on the board (rulings
 * 78). */
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
  guint n_slots
      = pandoria_state_n_slots (pandoria_correction_panel_get_state (self), get_player (self));

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      pandoria_figures_offer (self->slots[i].figure, pandoria_correction_panel_get_game (self),
                              C_ ("figure", "None"), pandoria_options_may_occupy,
                              get_player (self));
      slot_rows_show (&self->slots[i], &get_tableau (self)->slots[i]);
      gtk_widget_set_visible (GTK_WIDGET (self->slots[i].card.card), i < n_slots);
    }
}

static void
read_slots (PandoriaTableauPanel *self, PandoriaPlayerEdit *edit)
{
  guint n_slots
      = pandoria_state_n_slots (pandoria_correction_panel_get_state (self), get_player (self));
  gboolean differ = FALSE;

  for (guint i = 0; i < n_slots; i++)
    {
      slot_rows_read (&self->slots[i], &edit->slots[i]);
      differ
          = differ
            || memcmp (&edit->slots[i], &get_tableau (self)->slots[i], sizeof edit->slots[i]) != 0;
    }
  edit->n_slots = differ ? (guint8) n_slots : 0;
}

static void
read_captives (PandoriaTableauPanel *self, PandoriaPlayerEdit *edit)
{
  int ghost = pandoria_choice_row_get_value (self->ghost_row);

  edit->edit_prisoners = read_prisoners (self, edit);
  if (ghost == get_haunter (self))
    return;
  edit->edit_haunter = ghost < 0 ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  if (ghost >= 0)
    edit->haunter = pandoria_figure_of_choice (ghost);
}

static void
pandoria_tableau_panel_show (PandoriaCorrectionPanel *panel, const PandoriaAction *entry)
{
  PandoriaTableauPanel *self = PANDORIA_TABLEAU_PANEL (panel);

  show_slots (self);
  spell_rows_show (&self->spell, &get_tableau (self)->top_spell);
  show_prisoners (self);
  pandoria_figures_offer (self->ghost_row, pandoria_correction_panel_get_game (self), _ ("Nobody"),
                          pandoria_options_may_haunt, get_player (self));
  gtk_widget_set_visible (GTK_WIDGET (self->ghost_group),
                          pandoria_choice_row_count (self->ghost_row) > 1);
  pandoria_choice_row_set_value (self->ghost_row, get_haunter (self));
  pandoria_tableau_panel_set_tableau (self, &entry->tableau);
}

/* The cost of another card than before is not that of the new one. */
static void
pandoria_tableau_panel_update (PandoriaCorrectionPanel *panel)
{
  PandoriaTableauPanel *self = PANDORIA_TABLEAU_PANEL (panel);

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    slot_rows_update (&self->slots[i], pandoria_correction_panel_get_catalogue (self), 0);
  card_rows_update (&self->spell, pandoria_correction_panel_get_catalogue (self), 0);
}

static void
read_top_spell (PandoriaTableauPanel *self, PandoriaPlayerEdit *edit)
{
  edit->top_spell = spell_rows_read (&self->spell);
  if (memcmp (&edit->top_spell, &get_tableau (self)->top_spell, sizeof edit->top_spell) == 0)
    return;
  edit->edit_top_spell
      = edit->top_spell.spell == PANDORIA_SPELL_NONE ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
}

static gboolean
changes_something (const PandoriaPlayerEdit *edit)
{
  if (edit->n_slots > 0 || edit->edit_prisoners)
    return TRUE;
  return edit->edit_top_spell != PANDORIA_EDIT_KEEP || edit->edit_haunter != PANDORIA_EDIT_KEEP;
}

static int
pandoria_tableau_panel_get_actions (PandoriaCorrectionPanel *panel, PandoriaAction *action,
                                    GError **error)
{
  PandoriaTableauPanel *self = PANDORIA_TABLEAU_PANEL (panel);
  PandoriaPlayerEdit *edit = &action->tableau;

  pandoria_action_init (action, PANDORIA_ACT_EDIT_PLAYER);
  action->player = (guint8) get_player (self);
  read_captives (self, edit);
  read_slots (self, edit);
  read_top_spell (self, edit);
  return changes_something (edit);
}

static void
pandoria_tableau_panel_class_init (PandoriaTableauPanelClass *klass)
{
  PandoriaCorrectionPanelClass *panel_class = PANDORIA_CORRECTION_PANEL_CLASS (klass);

  panel_class->for_player = TRUE;
  panel_class->show = pandoria_tableau_panel_show;
  panel_class->update = pandoria_tableau_panel_update;
  panel_class->get_actions = pandoria_tableau_panel_get_actions;
  pandoria_class_set_template (klass, "pandoria-tableau-panel",
                               PANDORIA_NEEDS (PANDORIA_TYPE_CHOICE_ROW),
                               PANDORIA_PARTS (PandoriaTableauPanel, slots_group, spell_group,
                                               prisoners_group, ghost_group, ghost_row),
                               PANDORIA_CALLBACK (pandoria_correction_panel_touch), NULL);
}

static void
pandoria_tableau_panel_init (PandoriaTableauPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    slot_rows_init (&self->slots[i], self, self->slots_group, i);
  self->spell.kind = PANDORIA_PRINTED_SPELL;
  self->spell.card = add_choices (self, self->spell_group, _ ("Top Spell"));
  pandoria_choice_row_add (self->spell.card, 0, C_ ("spell", "None"));
  pandoria_choice_row_add_cards (self->spell.card, PANDORIA_PRINTED_SPELL);
  self->spell.cost = pandoria_correction_panel_add_number (
      self, self->spell_group, _ ("Printed Cost of the Top Spell"), PANDORIA_MAX_COST);
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    for (guint leader = 0; leader < 2; leader++)
      self->prisoners[seat][leader]
          = pandoria_correction_panel_add_number (self, self->prisoners_group, "", 0);
}

void
pandoria_tableau_panel_set_tableau (PandoriaTableauPanel *self, const PandoriaPlayerEdit *edit)
{
  g_return_if_fail (PANDORIA_IS_TABLEAU_PANEL (self));

  for (guint i = 0; i < edit->n_slots; i++)
    slot_rows_show (&self->slots[i], &edit->slots[i]);
  if (edit->edit_top_spell != PANDORIA_EDIT_KEEP)
    spell_rows_show (&self->spell, &edit->top_spell);
  for (guint seat = 0;
       edit->edit_prisoners && seat < pandoria_correction_panel_get_state (self)->n_players; seat++)
    for (guint leader = 0; leader < 2; leader++)
      pandoria_number_row_set_value (
          self->prisoners[seat][leader],
          count_prisoners (edit->prisoners, edit->n_prisoners, seat, leader != 0));
  if (edit->edit_haunter != PANDORIA_EDIT_KEEP)
    pandoria_choice_row_set_value (
        self->ghost_row,
        edit->edit_haunter == PANDORIA_EDIT_CLEAR
            ? -1
            : pandoria_choice_of_figure (edit->haunter.player, edit->haunter.leader));
}
