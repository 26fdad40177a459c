/* Words about the acts of cards: names, effects and costs, from the engine and the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-offers.h"

#include <glib/gi18n.h>

#include "pandoria-foresight.h"
#include "pandoria-labels.h"
#include "pandoria-lesson.h"
#include "pandoria-one-line.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

/* Of a name before numbers. */
#define MOST_LETTERS 20

/* Returns: whether the place that the player must still choose makes the spell affordable, as a
 * ship can (15). */
static gboolean
can_pay_somewhere (PandoriaGame *game, const PandoriaAction *action)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaAction trial = *action;
  PandoriaSpace at;
  guint level;

  PANDORIA_FOREACH_SPACE (
      at, pandoria_options_spell (state, pandoria_offers_find_spell (state, action, &level)))
    {
      trial.members.at = at;
      trial.members.leader = !pandoria_options_may_place (state, FALSE);
      if (pandoria_game_preview (game, &trial, NULL, NULL, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Whether @action is possible as soon as the user has made the choices that @error asks for. */
static gboolean
lacks_only_choices (PandoriaGame *game, const PandoriaAction *action, const GError *error)
{
  if (g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED))
    return TRUE;
  return g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CANNOT_PAY)
         && can_pay_somewhere (game, action);
}

gboolean
pandoria_offers_try (PandoriaGame *game, const PandoriaAction *action, char **reason)
{
  g_autoptr (GError) error = NULL;

  *reason = NULL;
  if (pandoria_game_preview (game, action, NULL, NULL, &error))
    return TRUE;
  if (lacks_only_choices (game, action, error))
    return TRUE;
  *reason = pandoria_text_refusal (game, action, error, NULL);
  return FALSE;
}

char *
pandoria_offers_describe_costs (PandoriaGame *game, const PandoriaAction *action, gboolean reckoned)
{
  guint active = pandoria_game_get_state (game)->active;
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  if (!pandoria_game_preview (game, action, NULL, events, NULL))
    return NULL;
  for (guint i = 0; i < events->n; i++)
    {
      const PandoriaEvent *event = &events->items[i];

      if (!pandoria_text_is_cost (event) || event->player != active)
        continue;
      if (!reckoned)
        pandoria_phrases_add (parts, pandoria_text_amount (event->counter, -event->amount));
      else if (event->covered + event->discount + ABS (event->extra) != 0)
        pandoria_phrases_add (parts, pandoria_text_event_formula (event));
    }
  if (reckoned)
    /* Translators: between the calculations of two costs */
    return pandoria_phrases_join (parts, C_ ("costs", "; "));
  /* Translators: between the parts of a cost: “2 crystals + 1 gold” */
  return pandoria_phrases_join (parts, _ (" + "));
}

char *
pandoria_offers_reckon (PandoriaGame *game, const PandoriaAction *action, guint printed,
                        guint *pays)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaBuilding cheapens = PANDORIA_BUILDING_SCHOOL;
  PandoriaEvent event = { .kind = PANDORIA_EVENT_SPELL_COST, .counter = PANDORIA_COUNTER_CRYSTAL };
  guint discount;

  if (action->kind == PANDORIA_ACT_BUILD)
    {
      cheapens = PANDORIA_BUILDING_CARPENTER;
      event.kind = PANDORIA_EVENT_BUILDING_COST;
      event.counter = PANDORIA_COUNTER_WOOD;
    }
  discount = pandoria_state_building_level (state, state->active, cheapens);
  event.printed = (guint8) MIN (printed, G_MAXUINT8);
  event.discount = (guint8) discount;
  *pays = printed > discount ? printed - discount : 1;
  event.amount = -(int) *pays;
  return discount > 0 ? pandoria_text_event_formula (&event) : NULL;
}

/* Returns: the sum of the costs that @player pays with @counter, or else of the overflow; at most
 * 0.
 */
static int
sum_losses (const PandoriaForesight *foresight, guint player, guint counter, gboolean costs)
{
  int sum = 0;

  for (guint i = 0; i < foresight->events.n; i++)
    {
      const PandoriaEvent *event = &foresight->events.items[i];

      if (event->player == player && event->counter == counter
          && (costs ? pandoria_text_is_cost (event) : event->kind == PANDORIA_EVENT_OVERFLOW))
        sum += event->amount;
    }
  return sum;
}

/* Returns the change of a counter of @player by the act, without its cost, which is shown
 * separately. A gain that is larger than the cost is shown as it is. A cost that is paid with what
 * would be surplus changes nothing, and brings nothing. */
static int
get_difference (const PandoriaForesight *with, const PandoriaForesight *without, guint active,
                guint player, guint counter)
{
  int n = with->scored.players[player].counters[counter]
          - without->scored.players[player].counters[counter];
  int cost = player == active ? sum_losses (with, player, counter, TRUE) : 0;
  int spared
      = sum_losses (with, player, counter, FALSE) - sum_losses (without, player, counter, FALSE);

  return n > 0 ? n : n - cost - CLAMP (spared, 0, -cost);
}

/* Returns: (transfer full) (nullable): the building that @action covers. */
static char *
name_covered (const PandoriaState *state, const PandoriaAction *action)
{
  const PandoriaSlot *slots = state->players[state->active].slots;
  const PandoriaSlot *slot = NULL;

  if (action->kind == PANDORIA_ACT_MONUMENT)
    slot = &slots[MIN (action->monument.slot, PANDORIA_MAX_SLOTS - 1)];
  else if (action->kind == PANDORIA_ACT_BUILD)
    slot = &slots[MIN (action->build.slot, PANDORIA_MAX_SLOTS - 1)];
  if (slot == NULL || slot->building == PANDORIA_BUILDING_NONE)
    return NULL;
  return pandoria_text_building ((PandoriaBuilding) slot->building, slot->level);
}

/* @covered: (nullable): the building whose effect is lost. */
static char *
describe_difference (guint counter, int n, const char *covered)
{
  g_autofree char *change = pandoria_text_change (counter, n);

  if (n > 0 || covered == NULL)
    return g_steal_pointer (&change);
  /* Translators: what a building would have brought, which the act covers: “−1 wood (Small Saw Mill
   * covered)” */
  return g_strdup_printf (_ ("%1$s (%2$s covered)"), change, covered);
}

/* Returns: (nullable): “+4 crystals, +1 point”; sets *@loses to TRUE if something is lost. */
static char *
describe_differences (const PandoriaForesight *with, const PandoriaForesight *without, guint active,
                      guint player, const char *covered, gboolean *loses)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  for (guint counter = 0; counter <= PANDORIA_COUNTER_POINTS; counter++)
    {
      int n = get_difference (with, without, active, player, counter);

      if (n != 0)
        pandoria_phrases_add (parts,
                              describe_difference (counter, n, player == active ? covered : NULL));
      *loses = *loses || n < 0;
    }
  return pandoria_phrases_join (parts, C_ ("amounts", ", "));
}

static char *
describe_effect (PandoriaGame *game, const PandoriaAction *action, gboolean *loses)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree PandoriaForesight *with = g_new (PandoriaForesight, 1),
                               *without = g_new (PandoriaForesight, 1);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *all = NULL, *covered = name_covered (state, action);

  *loses = FALSE;
  if (action->kind == PANDORIA_ACT_SCORE) /* the foresight without an act scores, too */
    return pandoria_foresight_make (state, action, with, NULL)
               ? pandoria_foresight_describe (game, state, action, with)
               : NULL;
  if (!pandoria_foresight_make (state, action, with, NULL)
      || !pandoria_foresight_make (state, NULL, without, NULL))
    return NULL;
  for (guint i = 0; i < state->n_players; i++)
    {
      g_autofree char *changes
          = describe_differences (with, without, state->active, i, covered, loses);
      /* Translators: a player and how the markers would change, “Jonas: +4 crystals” */
      g_autofree char *named = g_strdup_printf (C_ ("effect", "%1$s: %2$s"),
                                                pandoria_game_get_player_name (game, i), changes);

      if (changes != NULL)
        pandoria_phrases_add (parts, i == state->active ? g_steal_pointer (&changes)
                                                        : g_steal_pointer (&named));
    }
  all = pandoria_phrases_join (parts, C_ ("gains", "; "));
  if (all == NULL)
    return NULL;
  /* Translators: what an act that is not done would change at once, “Would bring +4 crystals, +1
   * point” */
  return g_strdup_printf (_ ("Would bring %s"), all);
}

void
pandoria_offers_show_effect (GtkLabel *label, PandoriaGame *game, const PandoriaAction *action)
{
  gboolean loses = FALSE;
  g_autofree char *effect = action != NULL ? describe_effect (game, action, &loses) : NULL;

  pandoria_set_text (label, effect);
  pandoria_set_css_class (GTK_WIDGET (label), "loss", loses);
}

/* Returns: (nullable): describes how much of @counter the active player has. */
static char *
get_amount (const PandoriaState *state, guint counter)
{
  if (counter == PANDORIA_COUNTER_ARTIFACTS)
    return pandoria_text_amount (counter, (int) pandoria_state_artifacts (state, state->active));
  if (counter < PANDORIA_N_RESOURCES)
    return pandoria_text_amount (counter, state->players[state->active].counters[counter]);
  return NULL;
}

/* A building that a spell or the Halflings build costs wood. */
static gboolean
builds_with_spell (const PandoriaAction *action)
{
  guint members = pandoria_spell_get_members ((PandoriaSpell) action->spell);

  return action->kind == PANDORIA_ACT_HALFLING
         || (members & (PANDORIA_MEMBER_BUILD | PANDORIA_MEMBER_MONUMENT));
}

/* Returns: (transfer full): the name, so short that a narrow panel has room for the numbers after
 * it. */
static char *
get_brief_name (PandoriaGame *game, guint seat)
{
  const char *plain = pandoria_record_get_plain_name (pandoria_game_get_record (game), seat);
  g_autofree char *start = NULL, *brief = NULL;

  if (g_utf8_strlen (plain, -1) <= MOST_LETTERS)
    return g_strdup (pandoria_game_get_player_name (game, seat));
  start = g_utf8_substring (plain, 0, MOST_LETTERS - 1);
  brief = g_strconcat (start, "…", NULL);
  return pandoria_isolate (brief);
}

char *
pandoria_offers_describe_have (PandoriaGame *game, const PandoriaAction *action, guint counter)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree char *name = get_brief_name (game, state->active);
  guint other = counter == PANDORIA_COUNTER_CRYSTAL && builds_with_spell (action)
                    ? PANDORIA_COUNTER_WOOD
                    : PANDORIA_N_COUNTERS;
  g_autofree char *amount = get_amount (state, counter);
  g_autofree char *further = get_amount (state, other);

  if (amount == NULL)
    return NULL;
  if (further == NULL)
    /* Translators: a player’s name and what there is: “Marta has 3 crystals.” */
    return g_strdup_printf (_ ("%s has %s."), name, amount);
  /* Translators: a player’s name and what there is: “Marta has 3 crystals and 2 wood.” */
  return g_strdup_printf (_ ("%1$s has %2$s and %3$s."), name, amount, further);
}

PandoriaSpell
pandoria_offers_find_spell (const PandoriaState *state, const PandoriaAction *action, guint *level)
{
  guint owner = action->kind == PANDORIA_ACT_GOBLIN_CAST ? action->player : state->active;
  const PandoriaTopSpell *top = &state->players[owner].top_spell;
  const gboolean is_top
      = action->kind == PANDORIA_ACT_RECAST || action->kind == PANDORIA_ACT_GOBLIN_CAST;

  *level = is_top ? top->level : action->level;
  return is_top ? top->spell : action->spell;
}

/* --- printed costs -------------------------------------------------------------------------- */

/* Finds the @thing with a printed number that @action uses: a half of a card, or a relic. Returns:
 * FALSE: none. */
static gboolean
find_thing (const PandoriaAction *action, PandoriaPrinted *thing)
{
  switch (action->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_HALFLING:
      *thing = pandoria_printed_spell ((PandoriaSpell) action->spell, action->level);
      return TRUE;
    case PANDORIA_ACT_BUILD:
      *thing = pandoria_printed_building ((PandoriaBuilding) action->build.building,
                                          action->build.level);
      return TRUE;
    case PANDORIA_ACT_RELIC: *thing = pandoria_printed_relic (action->relic_artifacts); return TRUE;
    default: return FALSE;
    }
}

/* Finds the card with the name @card (nullable): one that @catalogue lists, otherwise one of the
 * pile. */
static gboolean
find_card (PandoriaCatalogue *catalogue, const char *card, PandoriaPrinted *thing)
{
  g_autoptr (GArray) cards = NULL;
  PandoriaBuilding building;
  PandoriaSpell spell;

  if (card == NULL || !pandoria_card_name_read (card, &spell, &building))
    return FALSE;
  cards = pandoria_catalogue_list_things (catalogue, PANDORIA_PRINTED_CARD);
  for (guint i = 0; i < cards->len; i++)
    {
      *thing = g_array_index (cards, PandoriaPrinted, i);
      if (thing->spell == spell && thing->building == building)
        return TRUE;
    }
  *thing = (PandoriaPrinted){ .kind = PANDORIA_PRINTED_CARD,
                              .spell = (guint8) spell,
                              .building = (guint8) building,
                              .value = PANDORIA_PRINTED_UNKNOWN };
  return TRUE;
}

gboolean
pandoria_card_costs_are_printed (const PandoriaAction *action)
{
  PandoriaPrinted thing;

  return find_thing (action, &thing) && thing.kind != PANDORIA_PRINTED_RELIC;
}

GArray *
pandoria_card_costs_get_known (PandoriaCatalogue *catalogue, const PandoriaAction *action,
                               const char *card)
{
  PandoriaPrinted thing;

  if (catalogue != NULL
      && (action->kind == PANDORIA_ACT_BUY
              ? find_card (catalogue, card, &thing)
              : pandoria_card_costs_are_printed (action) && find_thing (action, &thing)))
    return pandoria_catalogue_get_values (catalogue, thing);
  return g_array_new (FALSE, FALSE, sizeof (guint));
}

void
pandoria_card_costs_correct (GtkWidget *widget, const PandoriaAction *action)
{
  PandoriaPrinted thing;

  if (find_thing (action, &thing))
    g_signal_emit_by_name (gtk_widget_get_ancestor (widget, PANDORIA_TYPE_CARDS_PANEL), "correct",
                           &thing);
}

static void
remember (PandoriaCatalogue *catalogue, PandoriaPrinted printed, guint value, PandoriaGame *game)
{
  g_autoptr (GError) error = NULL;

  printed.value = (gint8) value;
  if (!pandoria_catalogue_learn (catalogue, &printed, pandoria_game_get_record (game), &error))
    g_message ("A printed cost could not be remembered: %s", error->message);
}

void
pandoria_card_costs_remember (PandoriaCatalogue *catalogue, const PandoriaAction *action,
                              const char *card, PandoriaGame *game)
{
  const PandoriaBuild *builds[] = { &action->build, &action->members.build, &action->copy.build };
  PandoriaPrinted bought;

  /* A lesson invents the costs of its cards. */
  if (catalogue == NULL || pandoria_lesson_of (pandoria_game_get_record (game)) != NULL)
    return;
  if (action->kind == PANDORIA_ACT_CAST || action->kind == PANDORIA_ACT_HALFLING)
    remember (catalogue, pandoria_printed_spell ((PandoriaSpell) action->spell, action->level),
              action->cost, game);
  if (action->kind == PANDORIA_ACT_BUY && find_card (catalogue, card, &bought))
    remember (catalogue, bought, action->cost, game);
  if (action->kind == PANDORIA_ACT_RELIC && action->relic_points > 0) /* 0: not entered */
    remember (catalogue, pandoria_printed_relic (action->relic_artifacts), action->relic_points,
              game);
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    if (builds[i]->building != PANDORIA_BUILDING_NONE)
      remember (
          catalogue,
          pandoria_printed_building ((PandoriaBuilding) builds[i]->building, builds[i]->level),
          builds[i]->cost, game);
}

void
pandoria_card_costs_remember_built (PandoriaCatalogue *catalogue, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  if (catalogue == NULL || pandoria_lesson_of (pandoria_game_get_record (game)) != NULL)
    return;
  for (guint player = 0; player < state->n_players; player++)
    for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
      {
        const PandoriaSlot *slot = &state->players[player].slots[i];

        if (slot->building != PANDORIA_BUILDING_NONE && slot->cost > 0)
          remember (catalogue,
                    pandoria_printed_building ((PandoriaBuilding) slot->building, slot->level),
                    slot->cost, game);
      }
}

/* --- words ---------------------------------------------------------------------------------- */

static char *
describe_with_player (const char *what, PandoriaGame *game, guint player)
{
  /* Translators: a card and its owner: “Bank 2 of Marta” */
  return g_strdup_printf (_ ("%s of %s"), what, pandoria_game_get_player_name (game, player));
}

char *
pandoria_card_acts_describe (const PandoriaAction *action, PandoriaGame *game, char **effect)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaSlot *slot;
  guint level;
  PandoriaSpell spell = pandoria_offers_find_spell (state, action, &level);
  g_autofree char *cast = pandoria_text_spell (spell, level), *building = NULL;
  PandoriaPrinted thing;

  *effect = NULL;
  switch (action->kind)
    {
    case PANDORIA_ACT_CAST: *effect = pandoria_text_spell_effect (spell, level); break;
    case PANDORIA_ACT_RECAST:
      *effect = pandoria_text_spell_effect (spell, level);
      /* Translators: the spell is cast again */
      return g_strdup_printf (_ ("%s again"), cast);
    case PANDORIA_ACT_GOBLIN_CAST:
      *effect = pandoria_text_spell_effect (spell, level);
      return describe_with_player (cast, game, action->player);
    case PANDORIA_ACT_BUILD:
      *effect = pandoria_text_building_effect (action->build.building, action->build.level);
      break;
    case PANDORIA_ACT_MONUMENT:
      *effect
          = g_strdup_printf (_ ("Over a building; the next one brings %u points."),
                             state->n_monuments > 0 ? state->monuments[state->n_monuments - 1] : 0);
      return g_strdup (_ ("Monument"));
    case PANDORIA_ACT_GOBLIN_OCCUPY:
      slot = &state->players[action->player].slots[action->slot];
      *effect = pandoria_text_building_effect (slot->building, slot->level);
      building = pandoria_text_building (slot->building, slot->level);
      return describe_with_player (building, game, action->player);
    case PANDORIA_ACT_RIVER_SHIP:
      *effect = g_strdup (_ ("A figure from the reserve onto a free ship, without a card."));
      return g_strdup (_ ("River ship"));
    case PANDORIA_ACT_RANSOM:
      *effect = g_strdup (_ ("Your captured figures return to the reserve for one resource each."));
      return g_strdup_printf (_ ("Ransom from %s"),
                              pandoria_game_get_player_name (game, action->player));
    case PANDORIA_ACT_RELIC:
      *effect = g_strdup (_ ("Artifacts become the points printed on the relic."));
      break;
    case PANDORIA_ACT_SCORE: return g_strdup (_ ("Score"));
    case PANDORIA_ACT_BUY: return g_strdup (_ ("Buy a Card"));
    default: break;
    }
  return find_thing (action, &thing) ? pandoria_text_printed (thing)
                                     : pandoria_text_action (action);
}
