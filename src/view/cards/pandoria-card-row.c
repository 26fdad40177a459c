/* PandoriaCardRow: one line of the cards dialog: name, effect, cost, or why it is not possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-row.h"

#include <glib/gi18n.h>

#include "pandoria-offers.h"
#include "pandoria-text.h"

struct _PandoriaCardRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *title;
  GtkLabel *effect;
  GtkWidget *reason_box;
  GtkLabel *reason;
  GtkLabel *cost;
  GtkWidget *arrow;

  PandoriaAction action;
  gboolean possible;
};

G_DEFINE_FINAL_TYPE (PandoriaCardRow, pandoria_card_row, GTK_TYPE_LIST_BOX_ROW)

/* --- words ---------------------------------------------------------------------------------------------------- */

static char *
describe_with_player (const char *what, PandoriaGame *game, guint player)
{
  /* Translators: a card and whose it is: “Bank 2 of Marta” */
  return g_strdup_printf (_("%s of %s"), what,
                          pandoria_record_get_player_name (pandoria_game_get_record (game), player));
}

char *
pandoria_card_row_describe_title (const PandoriaAction *action, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaPlayerState *other = &state->players[MIN (action->player, PANDORIA_MAX_PLAYERS - 1)];
  const PandoriaPlayerState *active = &state->players[state->active];
  g_autofree char *what = NULL;

  switch (action->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_HALFLING: return pandoria_text_spell (action->spell, action->level);
    case PANDORIA_ACT_BUILD: return pandoria_text_building (action->build.building, action->build.level);
    case PANDORIA_ACT_MONUMENT: return g_strdup (_("Monument"));
    case PANDORIA_ACT_RECAST:
      what = pandoria_text_spell (active->top_spell.spell, active->top_spell.level);
      /* Translators: the spell is cast again */
      return g_strdup_printf (_("%s again"), what);
    case PANDORIA_ACT_GOBLIN_CAST:
      what = pandoria_text_spell (other->top_spell.spell, other->top_spell.level);
      return describe_with_player (what, game, action->player);
    case PANDORIA_ACT_GOBLIN_OCCUPY:
      what = pandoria_text_building (other->slots[action->slot].building, other->slots[action->slot].level);
      return describe_with_player (what, game, action->player);
    case PANDORIA_ACT_RIVER_SHIP: return g_strdup (_("River ship"));
    case PANDORIA_ACT_RANSOM:
      return g_strdup_printf (_("Ransom from %s"),
                              pandoria_record_get_player_name (pandoria_game_get_record (game), action->player));
    case PANDORIA_ACT_RELIC:
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "Relic for %u artifact", "Relic for %u artifacts", action->relic_artifacts),
          action->relic_artifacts);
    default: return pandoria_text_action (action);
    }
}

char *
pandoria_card_row_describe_effect (const PandoriaAction *action, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaPlayerState *other = &state->players[MIN (action->player, PANDORIA_MAX_PLAYERS - 1)];
  const PandoriaPlayerState *active = &state->players[state->active];

  switch (action->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_HALFLING: return pandoria_text_spell_effect (action->spell, action->level);
    case PANDORIA_ACT_BUILD: return pandoria_text_building_effect (action->build.building, action->build.level);
    case PANDORIA_ACT_MONUMENT:
      return g_strdup_printf (_("Over a building; the next one brings %u points."),
                              state->n_monuments > 0 ? state->monuments[state->n_monuments - 1] : 0);
    case PANDORIA_ACT_RECAST: return pandoria_text_spell_effect (active->top_spell.spell, active->top_spell.level);
    case PANDORIA_ACT_GOBLIN_CAST: return pandoria_text_spell_effect (other->top_spell.spell, other->top_spell.level);
    case PANDORIA_ACT_GOBLIN_OCCUPY:
      return pandoria_text_building_effect (other->slots[action->slot].building, other->slots[action->slot].level);
    case PANDORIA_ACT_RIVER_SHIP: return g_strdup (_("A figure from the reserve onto a free ship, without a card."));
    case PANDORIA_ACT_RANSOM: return g_strdup (_("Own prisoners come home for one resource each."));
    case PANDORIA_ACT_RELIC: return g_strdup (_("Artifacts become the points printed on the relic."));
    default: return g_strdup ("");
    }
}

/* --- what it costs -------------------------------------------------------------------------------------------- */

static GArray *
get_known_costs (PandoriaCardRow *self, PandoriaCatalogue *catalogue)
{
  if (catalogue != NULL && self->action.kind == PANDORIA_ACT_CAST)
    return pandoria_catalogue_get_spell_costs (catalogue, self->action.spell, self->action.level);
  if (catalogue != NULL && self->action.kind == PANDORIA_ACT_BUILD)
    return pandoria_catalogue_get_building_costs (catalogue, self->action.build.building, self->action.build.level);
  return g_array_new (FALSE, FALSE, sizeof (guint));
}

/* A building is tried on every slot; the reason is the one of the slot that comes nearest. */
static gboolean
try_act (PandoriaCardRow *self, PandoriaGame *game, guint cost, char **reason)
{
  PandoriaAction action = self->action;
  g_autofree char *last = NULL;

  action.cost = (guint8) cost;
  action.build.cost = (guint8) cost;
  *reason = NULL;
  if (action.kind == PANDORIA_ACT_RANSOM || action.kind == PANDORIA_ACT_RIVER_SHIP || action.kind == PANDORIA_ACT_RELIC)
    return TRUE; /* only listed when it is possible; what else it needs is chosen on its page */
  if (action.kind != PANDORIA_ACT_BUILD && action.kind != PANDORIA_ACT_MONUMENT)
    return pandoria_offers_try (game, &action, reason);
  for (guint8 i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      g_clear_pointer (&last, g_free);
      action.build.slot = action.monument.slot = i;
      if (pandoria_offers_try (game, &action, &last))
        {
          g_clear_pointer (reason, g_free);
          return TRUE;
        }
      if (*reason == NULL)
        *reason = g_steal_pointer (&last);
    }
  return FALSE;
}

static char *
describe_spell_costs (PandoriaGame *game, GArray *known)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  guint printed = g_array_index (known, guint, 0);
  guint pays = pandoria_state_spell_cost (state, state->active, printed);

  if (known->len > 1)
    return NULL;
  return pays == printed ? g_strdup_printf ("%u", printed) : g_strdup_printf ("%u → %u", printed, pays);
}

static char *
describe_building_costs (GArray *known)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < known->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? ", " : "", g_array_index (known, guint, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_costs (PandoriaCardRow *self, PandoriaGame *game, GArray *known)
{
  char *text = NULL;

  if (known->len == 0)
    return self->action.kind == PANDORIA_ACT_CAST || self->action.kind == PANDORIA_ACT_BUILD
               ? g_strdup ("?")
               : pandoria_offers_describe_cost (game, &self->action);
  if (self->action.kind == PANDORIA_ACT_CAST)
    text = describe_spell_costs (game, known);
  return text != NULL ? text : describe_building_costs (known);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_card_row_class_init (PandoriaCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-card-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaCardRow, title);
  gtk_widget_class_bind_template_child (widget_class, PandoriaCardRow, effect);
  gtk_widget_class_bind_template_child (widget_class, PandoriaCardRow, reason_box);
  gtk_widget_class_bind_template_child (widget_class, PandoriaCardRow, reason);
  gtk_widget_class_bind_template_child (widget_class, PandoriaCardRow, cost);
  gtk_widget_class_bind_template_child (widget_class, PandoriaCardRow, arrow);
}

static void
pandoria_card_row_init (PandoriaCardRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_card_row_new (const PandoriaAction *action)
{
  PandoriaCardRow *self = g_object_new (PANDORIA_TYPE_CARD_ROW, NULL);

  self->action = *action;
  return GTK_WIDGET (self);
}

static void
show_possible (PandoriaCardRow *self, const char *reason)
{
  gtk_widget_set_visible (self->reason_box, !self->possible);
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), self->possible);
  gtk_widget_set_visible (self->arrow, self->possible);
  if (self->possible)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "impossible");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "impossible");
}

/* What a screen reader says of the row. */
static void
show_accessible (PandoriaCardRow *self, const char *title, const char *effect, const char *cost, const char *reason)
{
  g_autofree char *cost_words = NULL;
  g_autofree char *words = NULL;

  if (cost == NULL)
    cost_words = g_strdup ("");
  else if (g_str_equal (cost, "?"))
    cost_words = g_strdup (_("cost not known yet"));
  else
    /* Translators: the printed cost of a card, for screen readers */
    cost_words = g_strdup_printf (_("cost %s"), cost);
  words = g_strdup_printf ("%s %s %s", effect, cost_words, reason != NULL ? reason : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

void
pandoria_card_row_update (PandoriaCardRow *self, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  g_autoptr (GArray) known = NULL;
  g_autofree char *title = NULL;
  g_autofree char *effect = NULL;
  g_autofree char *cost = NULL;
  g_autofree char *reason = NULL;

  g_return_if_fail (PANDORIA_IS_CARD_ROW (self));

  known = get_known_costs (self, catalogue);
  self->possible = try_act (self, game, known->len > 0 ? g_array_index (known, guint, 0) : 0, &reason);
  title = pandoria_card_row_describe_title (&self->action, game);
  effect = pandoria_card_row_describe_effect (&self->action, game);
  cost = describe_costs (self, game, known);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->effect, effect);
  gtk_label_set_label (self->cost, cost != NULL ? cost : "");
  gtk_widget_set_visible (GTK_WIDGET (self->cost), cost != NULL);
  show_possible (self, reason);
  show_accessible (self, title, effect, cost, reason);
}

const PandoriaAction *
pandoria_card_row_get_action (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), NULL);
  return &self->action;
}

gboolean
pandoria_card_row_is_possible (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), FALSE);
  return self->possible;
}

gboolean
pandoria_card_row_matches (PandoriaCardRow *self, const char *search)
{
  g_autofree char *all = NULL;
  g_autofree char *folded = NULL;
  g_autofree char *wanted = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), FALSE);

  all = g_strconcat (gtk_label_get_label (self->title), " ", gtk_label_get_label (self->effect), NULL);
  folded = g_utf8_casefold (all, -1);
  wanted = g_utf8_casefold (search, -1);
  words = g_strsplit (wanted, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
