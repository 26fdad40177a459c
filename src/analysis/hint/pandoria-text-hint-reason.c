/* Writes the reasons of a hint as sentences. Numbers and regions come from the reason; nothing is
 * calculated here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "pandoria-hint-testing.h"
#include "pandoria-text.h"

#define NOTHING 5 /* hundredths of a point: less rounds to 0 */

/* Lists who gains what from the region of @reason. */
static char *
list_gains (PandoriaGame *game, const PandoriaHintReason *reason)
{
  PandoriaEvent events[PANDORIA_MAX_PLAYERS];
  char *gains;
  guint n = 0;

  for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    if (reason->gains[p] > 0)
      events[n++] = (PandoriaEvent){ .kind = PANDORIA_EVENT_REGION,
                                     .player = (guint8) p,
                                     .counter = reason->counter,
                                     .amount = reason->gains[p],
                                     .terrain = reason->terrain,
                                     .region = reason->region };
  gains = pandoria_text_gains (game, events, n, PANDORIA_TEXT_GAINS);
  return gains != NULL ? gains : g_strdup (_ ("nobody gains anything"));
}

static char *
describe_closing (PandoriaGame *game, const PandoriaHintReason *reason, const char *region)
{
  g_autofree char *gains = list_gains (game, reason);

  /* Translators: a region, who gains what: “Closes Forest F7 F8: Marta gains 6 wood.” */
  return g_strdup_printf (_ ("Closes %1$s: %2$s."), region, gains);
}

static char *
describe_scoring (PandoriaGame *game, const PandoriaHintReason *reason, const char *region)
{
  g_autofree char *gains = list_gains (game, reason);

  /* Translators: a closed region, who gains what: “Forest F7 F8: Marta gains 6 wood.” */
  return g_strdup_printf (C_ ("closed region", "%1$s: %2$s."), region, gains);
}

static char *
describe_growth (const PandoriaHintReason *reason, const char *region)
{
  g_autofree char *amount = NULL;
  int most = 0;

  for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    most = MAX (most, reason->gains[p]);
  amount = pandoria_text_amount ((PandoriaCounter) reason->counter, most);
  /* Translators: an open region, what the player who asks would gain, and how many spaces round it
   * are empty: “Forest F7 F8 would bring you 6 wood; 2 spaces left to cover.” */
  return g_strdup_printf (ngettext ("%1$s would bring you %2$s; %3$d space left to cover.",
                                    "%1$s would bring you %2$s; %3$d spaces left to cover.",
                                    reason->missing),
                          region, amount, reason->missing);
}

/* Lists the players who gain: “Jonas and Aylin”. */
static char *
list_names (PandoriaGame *game, const PandoriaHintReason *reason)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  g_autoptr (GPtrArray) names = pandoria_phrases_new ();

  for (guint p = 0; p < pandoria_game_get_state (game)->n_players; p++)
    if (reason->gains[p] > 0)
      pandoria_phrases_add (names, g_strdup (pandoria_record_get_player_name (record, p)));
  return pandoria_phrases_join_last (names, C_ ("between names", ", "),
                                     C_ ("between names", " and "));
}

char *
pandoria_text_hint_reason (PandoriaGame *game, const PandoriaHintReason *reason)
{
  g_autofree char *region = NULL, *names = NULL;

  region = pandoria_text_region_name (
      &(PandoriaRegion){ .spaces = reason->region, .terrain = reason->terrain });
  names = list_names (game, reason);
  switch ((PandoriaHintKind) reason->kind)
    {
    case PANDORIA_HINT_CLOSES: return describe_closing (game, reason, region);
    case PANDORIA_HINT_RETURNS:
      return g_strdup_printf (ngettext ("Returns %d figure to the reserve.",
                                        "Returns %d figures to the reserve.", reason->figures),
                              reason->figures);
    case PANDORIA_HINT_GROWS: return describe_growth (reason, region);
    case PANDORIA_HINT_DENIES:
      /* Translators: a region, and the players who will gain nothing from it */
      return g_strdup_printf (_ ("An exit path keeps %1$s open for good: nothing for %2$s."),
                              region, names);
    case PANDORIA_HINT_OPENS:
      /* Translators: an open region, and the players who would gain more from it than before:
       * “Also helps Jonas at Forest F7 F8.” */
      return g_strdup_printf (_ ("Also helps %2$s at %1$s."), region, names);
    case PANDORIA_HINT_OPENS_NOTHING:
      return g_strdup (_ ("Makes no open region better for others."));
    case PANDORIA_HINT_CLEAR_OF_EXIT:
      /* Translators: a terrain */
      return g_strdup_printf (_ ("Neither half is %s, the terrain of the exit path next to it."),
                              pandoria_text_terrain_within ((PandoriaTerrain) reason->terrain));
    case PANDORIA_HINT_KEEPS: return g_strdup (_ ("Keeps the figures for better spaces."));
    case PANDORIA_HINT_SCORES: return describe_scoring (game, reason, region);
    default: g_return_val_if_reached (NULL);
    }
}

/* Names the space of each half of a tile: “Hills E8, city E7”. */
static char *
describe_laid (const PandoriaAction *action)
{
  if (action->kind != PANDORIA_ACT_PLACE_TILE)
    return pandoria_text_action (action);
  /* Translators: the two halves of a tile, each with its terrain and its space: “Hills E8, city
   * E7” */
  return g_strdup_printf (C_ ("tile", "%1$s %2$s, %3$s %4$s"),
                          pandoria_text_terrain ((PandoriaTerrain) action->hexes[0].terrain),
                          pandoria_space_name (action->hexes[0].at),
                          pandoria_text_terrain_within ((PandoriaTerrain) action->hexes[1].terrain),
                          pandoria_space_name (action->hexes[1].at));
}

char *
pandoria_text_placement (const PandoriaPlacement *placement)
{
  PandoriaAction action;
  g_autofree char *laid = NULL, *figure = NULL;

  g_return_val_if_fail (placement != NULL, NULL);

  pandoria_placement_to_action (placement, &action);
  laid = describe_laid (&action);
  if (!pandoria_placement_to_figure (placement, &action))
    return g_steal_pointer (&laid);
  figure = pandoria_text_action (&action);
  /* Translators: two acts of a turn, as in “Tile at F7 E7; worker to F7” */
  return g_strdup_printf (C_ ("acts", "%1$s; %2$s"), laid, figure);
}

static char *
describe_tenths (const char *sign, gint32 hundredths)
{
  const gint32 tenths = (ABS (hundredths) + 5) / 10;

  /* Translators: a number of points with its sign, its whole points and its tenths: “+1.5” */
  return g_strdup_printf (C_ ("points", "%1$s%2$d.%3$d"), sign, tenths / 10, tenths % 10);
}

char *
pandoria_text_worth (gint32 hundredths)
{
  const char *sign = hundredths < 0 ? "−" : "+";

  if (ABS (hundredths) < NOTHING)
    sign = "±";
  return describe_tenths (sign, hundredths);
}

char *
pandoria_text_worth_error (gint32 hundredths)
{
  return describe_tenths ("±", MAX (hundredths, 0));
}

static char *
describe_best (const PandoriaHintAnswer *answer)
{
  const PandoriaHintPlace *next = &answer->places[1];
  g_autofree char *distance = NULL, *error = NULL;

  if (answer->n == 1)
    return g_strdup (_ ("The only place found."));
  if (next->error < 0)
    return g_strdup (_ ("First estimate."));
  if (next->behind < NOTHING)
    return g_strdup (_ ("As good as the next."));
  distance = describe_tenths ("", next->behind);
  error = describe_tenths ("", next->error);
  if (next->behind <= 2 * next->error)
    /* Translators: two numbers of points, “0.4” */
    return g_strdup_printf (
        _ ("Practically as good as the next: %1$s points ahead, give or take %2$s."), distance,
        error);
  return g_strdup_printf (_ ("%1$s points ahead of the next, give or take %2$s."), distance, error);
}

char *
pandoria_text_hint_certainty (const PandoriaHintAnswer *answer, guint index)
{
  const PandoriaHintPlace *place;
  g_autofree char *distance = NULL, *error = NULL;

  g_return_val_if_fail (answer != NULL && index < answer->n, NULL);

  if (index == 0)
    return describe_best (answer);
  place = &answer->places[index];
  if (place->behind < NOTHING)
    return g_strdup (_ ("As good as the best."));
  distance = describe_tenths ("", place->behind);
  if (place->error < 0)
    /* Translators: a number of points, “0.4” */
    return g_strdup_printf (_ ("%s points behind the best."), distance);
  error = describe_tenths ("", place->error);
  return g_strdup_printf (_ ("%1$s points behind the best, give or take %2$s."), distance, error);
}

/* Returns: the deciding reason, "" if there is none; the others go to @rest, or to the same text if
 * @rest is NULL. */
static char *
join_reasons (PandoriaGame *game, const PandoriaHintReason *reasons, guint n, GPtrArray *rest)
{
  g_autoptr (GPtrArray) first = pandoria_phrases_new ();

  for (guint i = 0; i < n; i++)
    pandoria_phrases_add (rest != NULL && i > 0 ? rest : first,
                          pandoria_text_hint_reason (game, &reasons[i]));
  return first->len > 0 ? pandoria_phrases_join (first, " ") : g_strdup ("");
}

static char *
join_rest (GPtrArray *rest)
{
  return rest->len > 0 ? pandoria_phrases_join (rest, " ") : g_strdup ("");
}

char *
pandoria_text_hint_reasons (PandoriaGame *game, const PandoriaState *state,
                            const PandoriaPlacement *placement, char **rest)
{
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  g_autoptr (GPtrArray) others = pandoria_phrases_new ();
  char *first;
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && state != NULL && placement != NULL, NULL);

  n = pandoria_hint_list_reasons (state, placement, reasons);
  first = join_reasons (game, reasons, n, rest != NULL ? others : NULL);
  if (rest != NULL)
    *rest = join_rest (others);
  return first;
}

/* Returns: (transfer full) (nullable): the effect of an act apart from the board. */
static char *
describe_act (const PandoriaState *state, const PandoriaAction *action)
{
  PandoriaState then = *state;
  g_autofree char *points = NULL;

  switch (action->kind)
    {
    case PANDORIA_ACT_CAST:
      return pandoria_text_spell_effect ((PandoriaSpell) action->spell, action->level);
    case PANDORIA_ACT_BUILD:
      return pandoria_text_building_effect ((PandoriaBuilding) action->build.building,
                                            action->build.level);
    case PANDORIA_ACT_MONUMENT:
      if (!pandoria_state_apply (&then, action, &then, NULL, NULL))
        return NULL;
      points = pandoria_text_change (
          PANDORIA_COUNTER_POINTS,
          then.players[state->active].counters[PANDORIA_COUNTER_POINTS]
              - state->players[state->active].counters[PANDORIA_COUNTER_POINTS]);
      /* Translators: “+5 points” */
      return g_strdup_printf (_ ("%s at once."), points);
    case PANDORIA_ACT_TAKE_FIGURE: return g_strdup (_ ("The figure is worth more in the reserve."));
    case PANDORIA_ACT_ELF_MOVE: return g_strdup (_ ("The figure is worth more there."));
    case PANDORIA_ACT_BUY: return g_strdup (_ ("Up to this price, a card is worth its gold."));
    default: return NULL;
    }
}

/* Adds a sentence such as “Also good: Muster 2 at C4 (+2.1), Clone 1 (+1.4).” */
static void
add_others (GPtrArray *sentences, const PandoriaHintAct *acts, guint n)
{
  g_autoptr (GPtrArray) phrases = pandoria_phrases_new ();
  g_autofree char *list = NULL;

  for (guint i = 1; i < n; i++)
    {
      g_autofree char *act = pandoria_text_action (&acts[i].action),
                      *gain = pandoria_text_worth (acts[i].gain);

      pandoria_phrases_add (phrases, g_strdup_printf ("%s (%s)", act, gain));
    }
  list = pandoria_phrases_join (phrases, ", ");
  if (list != NULL)
    /* Translators: other acts and about how many points each is worth: “Muster 2 at C4 (+2.1),
     * Clone 1 (+1.4)” */
    pandoria_phrases_add (sentences, g_strdup_printf (_ ("Also good: %s."), list));
}

char *
pandoria_text_hint_act (PandoriaGame *game, const PandoriaState *state, const PandoriaHintAct *acts,
                        guint n, char **rest)
{
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  g_autoptr (GPtrArray) others = pandoria_phrases_new ();
  g_autofree char *first = NULL, *effect = NULL;

  g_return_val_if_fail (
      PANDORIA_IS_GAME (game) && state != NULL && acts != NULL && n > 0 && rest != NULL, NULL);

  effect = describe_act (state, &acts[0].action);
  first = join_reasons (game, reasons,
                        pandoria_hint_list_act_reasons (state, &acts[0].action, reasons), others);
  if (*first != '\0')
    pandoria_phrases_add (others, g_strdup (effect));
  add_others (others, acts, n);
  *rest = join_rest (others);
  return *first != '\0' || effect == NULL ? g_steal_pointer (&first) : g_steal_pointer (&effect);
}

char *
pandoria_text_hint_gain (const PandoriaHintAct *act)
{
  g_autofree char *gain = NULL;

  g_return_val_if_fail (act != NULL, NULL);

  if (act->action.kind == PANDORIA_ACT_BUY)
    return g_strdup (""); /* at the highest price the gain is almost 0 */
  gain = pandoria_text_worth (act->gain);
  if (act->action.kind == PANDORIA_ACT_CAST || act->action.kind == PANDORIA_ACT_BUILD)
    /* Translators: a number of points with its sign: “+1.5” */
    return g_strdup_printf (_ ("If you have the card. Estimate: %s points at the end."), gain);
  return g_strdup_printf (_ ("Estimate: %s points at the end."), gain);
}
