/* PandoriaMembersPanel: the choices of a spell that are not made on the board, and what Halflings
 * of the revised edition do after it: nothing, build the same card, erect a monument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-members-panel.h"

#include <glib/gi18n.h>

#include "pandoria-build-picker.h"
#include "pandoria-choice-row.h"
#include "pandoria-class.h"
#include "pandoria-list-rows.h"
#include "pandoria-text.h"

/* Either the figure or the first of several figures may be the leader. */
#define LEADER (PANDORIA_MEMBER_LEADER | PANDORIA_MEMBER_FIGURES)

struct _PandoriaMembersPanel
{
  GtkBox parent_instance;

  AdwPreferencesGroup *simple_group;
  PandoriaChoiceRow *resource_row, *player_row; /* -1: none */
  AdwComboRow *part_row;                        /* Construct: building or monument */
  AdwComboRow *order_row;                       /* Master Builder: which of the two is first */
  AdwActionRow *build_row, *monument_row, *figure_row, *leader_row;
  GtkSwitch *build_switch, *monument_switch, *figure_switch, *leader_switch;
  PandoriaBuildPicker *build_picker, *after_picker;
  AdwBin *copy_bin;
  GtkLabel *board_label;
  AdwPreferencesGroup *after_group;
  AdwComboRow *after_row, *after_order_row;

  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaAction base;
  guint members; /* bits of PandoriaMember */
  guint level;
  gboolean copied;
  PandoriaMembersPanel *copy; /* (nullable): the panel for the copied spell, in copy_bin */
  gboolean updating;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaMembersPanel, pandoria_members_panel, GTK_TYPE_BOX)

/* --- reading the choices -------------------------------------------------------------------- */

static gboolean
has (PandoriaMembersPanel *self, guint members)
{
  return (self->members & members) != 0;
}

/* Returns: whether the spell allows only one of building and monument. */
static gboolean
has_one_of (PandoriaMembersPanel *self)
{
  return has (self, PANDORIA_MEMBER_BUILD) && !has (self, PANDORIA_MEMBER_FIRST);
}

/* The board then asks for each figure when it is placed. */
static gboolean
is_in_sidebar (PandoriaMembersPanel *self)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_FLAP) != NULL;
}

static gboolean
wants_building (PandoriaMembersPanel *self)
{
  if (has_one_of (self))
    return adw_combo_row_get_selected (self->part_row) == 0;
  return has (self, PANDORIA_MEMBER_FIRST) && gtk_switch_get_active (self->build_switch);
}

static gboolean
wants_monument (PandoriaMembersPanel *self)
{
  if (has_one_of (self))
    return adw_combo_row_get_selected (self->part_row) == 1;
  return has (self, PANDORIA_MEMBER_FIRST) && gtk_switch_get_active (self->monument_switch);
}

static int
get_player (PandoriaMembersPanel *self)
{
  return has (self, PANDORIA_MEMBER_ADOPT) ? pandoria_choice_row_get_value (self->player_row) : -1;
}

static PandoriaCardAfter
get_after (PandoriaMembersPanel *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->after_group))
             ? adw_combo_row_get_selected (self->after_row)
             : PANDORIA_CARD_AFTER_NOTHING;
}

/* Stores the act after the spell in @action, a cast. Returns: FALSE while a choice is missing. */
static gboolean
fill_after (PandoriaMembersPanel *self, PandoriaAction *action)
{
  PandoriaCardAfter after = get_after (self);

  if (after == PANDORIA_CARD_AFTER_NOTHING)
    return TRUE;
  action->kind = PANDORIA_ACT_HALFLING;
  if (after == PANDORIA_CARD_AFTER_BUILD)
    return pandoria_build_picker_get (self->after_picker, &action->build, NULL);
  action->monument_first = adw_combo_row_get_selected (self->after_order_row) == 1;
  return pandoria_build_picker_get (self->after_picker, NULL, &action->monument);
}

/* --- the possible choices ------------------------------------------------------------------- */

static PandoriaSpellMembers *
get_members (PandoriaMembersPanel *self, PandoriaAction *action)
{
  return self->copied ? &action->copy : &action->members;
}

static void
show_parts (PandoriaMembersPanel *self)
{
  PandoriaAction action = self->base;
  PandoriaSpellMembers *members = get_members (self, &action);
  gboolean building = wants_building (self), monument = wants_monument (self),
           both = has (self, PANDORIA_MEMBER_FIRST);
  PandoriaBuild *build = building ? &members->build : NULL;
  PandoriaErect *erect = monument ? &members->monument : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->order_row), both && building && monument);
  gtk_widget_set_sensitive (GTK_WIDGET (self->leader_row),
                            !has (self, PANDORIA_MEMBER_FIGURE)
                                || gtk_switch_get_active (self->figure_switch));
  members->monument_first = monument && adw_combo_row_get_selected (self->order_row) == 1;
  pandoria_build_picker_offer (self->build_picker, self->game, self->catalogue, &action, build,
                               erect, both);
}

/* Offers the act after the cast, which has the choices so far. */
static void
show_after (PandoriaMembersPanel *self)
{
  PandoriaCardAfter after = get_after (self);
  gboolean monument = after == PANDORIA_CARD_AFTER_MONUMENT;
  PandoriaAction action = self->base;
  PandoriaBuild *build = after == PANDORIA_CARD_AFTER_BUILD ? &action.build : NULL;
  PandoriaErect *erect = monument ? &action.monument : NULL;

  pandoria_members_panel_fill (self, &action);
  gtk_widget_set_visible (GTK_WIDGET (self->after_order_row), monument);
  pandoria_build_picker_offer (self->after_picker, self->game, self->catalogue, &action, build,
                               erect, FALSE);
}

/* The first card of the catalogue with this spell has the building of the same card. */
static void
propose_building (PandoriaMembersPanel *self, PandoriaSpell spell)
{
  g_autoptr (GArray) cards = NULL;

  if (self->catalogue == NULL)
    return;
  cards = pandoria_catalogue_list_things (self->catalogue, PANDORIA_PRINTED_CARD);
  for (guint i = 0; i < cards->len; i++)
    {
      const PandoriaPrinted *card = &g_array_index (cards, PandoriaPrinted, i);

      if (card->spell != spell)
        continue;
      pandoria_build_picker_propose (self->after_picker, (PandoriaBuilding) card->building);
      return;
    }
}

/* Lists the names of the resources with their present and future values. */
static void
offer_resources (PandoriaMembersPanel *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  guint lowest = 0, goal = MIN (self->level, pandoria_state_cap (state, state->active));

  pandoria_choice_row_clear (self->resource_row);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      g_autofree char *now = pandoria_text_amount (i, state->players[state->active].counters[i]);
      /* Translators: a resource of Conjure: what it is now, what it becomes: “3 crystals → 8” */
      g_autofree char *name = g_strdup_printf (_ ("%s → %u"), now, goal);

      pandoria_choice_row_add (self->resource_row, (int) i, name);
      if (state->players[state->active].counters[i]
          < state->players[state->active].counters[lowest])
        lowest = i;
    }
  pandoria_choice_row_add (self->resource_row, -1, _ ("None: no effect"));
  pandoria_choice_row_set_value (self->resource_row, (int) lowest);
}

static void
offer_players (PandoriaMembersPanel *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  guint8 possible = pandoria_options_adopt (state);

  pandoria_choice_row_clear (self->player_row);
  for (guint i = 0; i < state->n_players; i++)
    {
      g_autofree char *spell = NULL, *name = NULL;

      if ((possible >> i & 1) == 0)
        continue;
      spell = pandoria_text_spell (state->players[i].top_spell.spell,
                                   state->players[i].top_spell.level);
      /* Translators: a top spell and whose it is: “Rage 2 of Marta” */
      name = g_strdup_printf (_ ("%s of %s"), spell, pandoria_game_get_player_name (self->game, i));
      pandoria_choice_row_add (self->player_row, (int) i, name);
    }
  pandoria_choice_row_add (self->player_row, -1,
                           pandoria_choice_row_count (self->player_row) == 0
                               ? _ ("There is none: no effect")
                               : _ ("None: no effect"));
}

static void
emit_changed (PandoriaMembersPanel *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Adds the choices of the copied spell below. */
static void
show_copy (PandoriaMembersPanel *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  int player = get_player (self);
  PandoriaAction base = self->base;

  self->copy = NULL;
  adw_bin_set_child (self->copy_bin, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->copy_bin), player >= 0);
  if (player < 0)
    return;
  base.members.player = (gint8) player;
  self->copy = g_object_new (PANDORIA_TYPE_MEMBERS_PANEL, NULL);
  adw_bin_set_child (self->copy_bin, GTK_WIDGET (self->copy));
  pandoria_members_panel_show (self->copy, self->game, self->catalogue, &base,
                               state->players[player].top_spell.spell,
                               state->players[player].top_spell.level, TRUE);
  g_signal_connect_object (self->copy, "changed", G_CALLBACK (emit_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
show_leader (PandoriaMembersPanel *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  gboolean worker = pandoria_options_may_place (state, FALSE);
  gboolean leader = pandoria_options_may_place (state, TRUE);

  gtk_widget_set_visible (GTK_WIDGET (self->leader_row),
                          has (self, LEADER) && leader && !is_in_sidebar (self));
  gtk_switch_set_active (self->leader_switch, leader && !worker);
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_changed (PandoriaMembersPanel *self)
{
  if (self->updating || self->game == NULL)
    return;
  show_parts (self);
  emit_changed (self);
}

static void
on_player_selected (PandoriaMembersPanel *self)
{
  if (self->updating || self->game == NULL)
    return;
  show_copy (self);
  emit_changed (self);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_members_panel_class_init (PandoriaMembersPanelClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaMembersPanel, game, g_object_unref),
                            PANDORIA_OWNS (PandoriaMembersPanel, catalogue, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (
      klass, "pandoria-members-panel",
      PANDORIA_NEEDS (PANDORIA_TYPE_BUILD_PICKER, PANDORIA_TYPE_CHOICE_ROW),
      PANDORIA_PARTS (PandoriaMembersPanel, simple_group, resource_row, player_row, part_row,
                      order_row, build_row, monument_row, figure_row, leader_row, build_switch,
                      monument_switch, figure_switch, leader_switch, build_picker, copy_bin,
                      board_label, after_group, after_row, after_order_row, after_picker),
      PANDORIA_CALLBACK (on_changed, on_player_selected), NULL);
}

/* --- public --------------------------------------------------------------------------------- */

void
pandoria_members_panel_show (PandoriaMembersPanel *self, PandoriaGame *game,
                             PandoriaCatalogue *catalogue, const PandoriaAction *base,
                             PandoriaSpell spell, guint level, gboolean copied)
{
  guint elsewhere = is_in_sidebar (self) ? PANDORIA_MEMBER_FIGURE : 0;
  gboolean after = !copied && base->kind == PANDORIA_ACT_CAST
                   && (pandoria_game_get_options (game)->acts >> PANDORIA_ACT_HALFLING & 1) != 0;

  g_return_if_fail (PANDORIA_IS_MEMBERS_PANEL (self));
  g_return_if_fail (spell < PANDORIA_N_SPELLS);

  g_set_object (&self->game, game);
  g_set_object (&self->catalogue, catalogue);
  self->base = *base;
  self->members = pandoria_spell_get_members (spell);
  self->level = level;
  self->copied = copied;
  self->updating = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self), self->members != 0 || after);
  adw_preferences_group_set_title (self->simple_group,
                                   copied ? _ ("What the copy does") : _ ("Effect"));
  pandoria_set_row (
      self->leader_row,
      level > 1 ? _ ("The first figure is the leader") : _ ("The figure is the leader"), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->resource_row), has (self, PANDORIA_MEMBER_RESOURCE));
  gtk_widget_set_visible (GTK_WIDGET (self->player_row), has (self, PANDORIA_MEMBER_ADOPT));
  gtk_widget_set_visible (GTK_WIDGET (self->part_row), has_one_of (self));
  gtk_widget_set_visible (GTK_WIDGET (self->build_row), has (self, PANDORIA_MEMBER_FIRST));
  gtk_widget_set_visible (GTK_WIDGET (self->monument_row), has (self, PANDORIA_MEMBER_FIRST));
  gtk_widget_set_visible (GTK_WIDGET (self->figure_row),
                          has (self, PANDORIA_MEMBER_FIGURE) && !is_in_sidebar (self));
  gtk_widget_set_visible (GTK_WIDGET (self->board_label), has (self, PANDORIA_MEMBERS_ON_BOARD));
  gtk_widget_set_visible (GTK_WIDGET (self->after_group), after);
  adw_combo_row_set_selected (self->after_row, PANDORIA_CARD_AFTER_NOTHING);
  adw_combo_row_set_selected (self->after_order_row, 0);
  if (has (self, PANDORIA_MEMBER_RESOURCE))
    offer_resources (self);
  if (after)
    propose_building (self, spell);
  show_leader (self);
  gtk_widget_set_visible (
      GTK_WIDGET (self->simple_group),
      has (self, ~(elsewhere | PANDORIA_MEMBERS_ON_BOARD | PANDORIA_MEMBER_LEADER))
          || gtk_widget_get_visible (GTK_WIDGET (self->leader_row)));
  if (has (self, PANDORIA_MEMBER_ADOPT))
    offer_players (self);
  show_copy (self);
  show_parts (self);
  self->updating = FALSE;
}

void
pandoria_members_panel_update (PandoriaMembersPanel *self, const PandoriaAction *base)
{
  g_return_if_fail (PANDORIA_IS_MEMBERS_PANEL (self));

  self->base = *base;
  show_parts (self);
  if (self->copy != NULL)
    {
      PandoriaAction below = *base;

      below.members.player = (gint8) get_player (self);
      pandoria_members_panel_update (self->copy, &below);
    }
  show_after (self);
}

gboolean
pandoria_members_panel_fill (PandoriaMembersPanel *self, PandoriaAction *action)
{
  PandoriaSpellMembers *members;
  PandoriaBuild *build;
  PandoriaErect *erect;
  gboolean known;

  g_return_val_if_fail (PANDORIA_IS_MEMBERS_PANEL (self), FALSE);

  members = get_members (self, action);
  build = wants_building (self) ? &members->build : NULL;
  erect = wants_monument (self) ? &members->monument : NULL;
  if (has (self, PANDORIA_MEMBER_RESOURCE))
    members->resource = (gint8) pandoria_choice_row_get_value (self->resource_row);
  if (has (self, LEADER))
    members->leader = gtk_widget_get_visible (GTK_WIDGET (self->leader_row))
                      && gtk_switch_get_active (self->leader_switch);
  if (has (self, PANDORIA_MEMBER_FIGURE))
    members->no_figure = !gtk_switch_get_active (self->figure_switch);
  known = pandoria_build_picker_get (self->build_picker, build, erect);
  members->monument_first
      = build != NULL && erect != NULL && adw_combo_row_get_selected (self->order_row) == 1;
  if (has (self, PANDORIA_MEMBER_ADOPT))
    members->player = (gint8) get_player (self);
  if (self->copy != NULL)
    known = pandoria_members_panel_fill (self->copy, action) && known;
  return fill_after (self, action) && known;
}

GtkWidget *
pandoria_members_panel_get_after_row (PandoriaMembersPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_MEMBERS_PANEL (self), NULL);
  return GTK_WIDGET (self->after_row);
}
