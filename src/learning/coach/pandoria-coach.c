/* The coach: finds the most important facts of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-coach.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/** Desk: the position that the tips are made from, and the number of tips. */
typedef struct
{
  const PandoriaState *state;
  PandoriaOptions options;
  PandoriaOpenRegion open[PANDORIA_MAX_OPEN_REGIONS];
  guint n_open;
  PandoriaCoachTip *tips;
  guint n;
} Desk;

static PandoriaCoachTip *
add_tip (Desk *desk, PandoriaCoachKind kind, const char *rule)
{
  PandoriaCoachTip *tip;

  if (desk->n == PANDORIA_COACH_MAX_TIPS)
    return NULL;
  tip = &desk->tips[desk->n++];
  memset (tip, 0, sizeof *tip);
  tip->kind = kind;
  tip->rule = rule;
  tip->at = PANDORIA_SPACE_NONE;
  return tip;
}

/* Returns: whether a tile or a castle that may be placed now covers all of @missing. */
static gboolean
can_cover (const PandoriaOptions *options, PandoriaSpaces missing)
{
  PandoriaSpaces left = missing;
  PandoriaSpace first = pandoria_spaces_pop (&left);
  gboolean single = pandoria_spaces_is_empty (left);

  if (first < 0)
    return FALSE;
  if (single
      && (pandoria_spaces_has (&options->castle, first)
          || pandoria_spaces_has (&options->single, first)))
    return TRUE;
  for (guint direction = 0; direction < PANDORIA_N_DIRECTIONS; direction++)
    {
      PandoriaSpaces a = options->tile[direction];
      PandoriaSpaces b = pandoria_spaces_shift (a, direction);

      if (single && (pandoria_spaces_has (&a, first) || pandoria_spaces_has (&b, first)))
        return TRUE;
      if (pandoria_spaces_has (&a, first)
          && pandoria_spaces_equal (
              left, pandoria_spaces_one (pandoria_space_neighbour (first, direction))))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the highest gain from @open of a player on our side (@ours), or on the other sides. */
static int
find_gain (const PandoriaState *state, const PandoriaOpenRegion *open, gboolean ours)
{
  int most = 0;

  for (guint i = 0; i < state->n_players; i++)
    if ((i == state->active || pandoria_state_are_partners (state, i, state->active)) == ours)
      most = MAX (most, open->gains[i].amount);
  return most;
}

static void
add_region (Desk *desk, PandoriaCoachKind kind, const PandoriaOpenRegion *open)
{
  PandoriaCoachTip *tip = add_tip (desk, kind, "7.2");

  if (tip == NULL)
    return;
  tip->open = *open;
  for (guint i = 0; i < desk->state->n_players; i++)
    tip->strengths[i] = pandoria_state_strength (desk->state, open->region.spaces, i);
}

/* Picks two regions that can be closed now: the one with our highest gain, and the best one for
 * others alone. */
static void
look_at_regions (Desk *desk)
{
  const PandoriaOpenRegion *own = NULL, *foreign = NULL;
  int own_gain = 0, foreign_gain = 0;

  for (guint i = 0; i < desk->n_open; i++)
    {
      const PandoriaOpenRegion *open = &desk->open[i];
      int us, them;

      if (open->at_exit || !can_cover (&desk->options, open->missing))
        continue;
      us = find_gain (desk->state, open, TRUE);
      them = find_gain (desk->state, open, FALSE);
      if (us > own_gain)
        {
          own = open;
          own_gain = us;
        }
      if (us == 0 && them > foreign_gain)
        {
          foreign = open;
          foreign_gain = them;
        }
    }
  if (own != NULL)
    add_region (desk, PANDORIA_COACH_CLOSE, own);
  if (foreign != NULL)
    add_region (desk, PANDORIA_COACH_LEAVE, foreign);
}

/* Warns when the last tile of the stack will be drawn within a round. */
static void
count_tiles (Desk *desk)
{
  PandoriaCoachTip *tip;

  if (desk->state->double_tiles >= desk->state->n_players || desk->state->last_round)
    return;
  tip = add_tip (desk, PANDORIA_COACH_LAST_TILES, "9");
  if (tip != NULL)
    tip->numbers[0] = desk->state->double_tiles;
}

/* Finds the open region with the most symbols next to a space that may take a figure. */
static void
look_next_to (Desk *desk)
{
  PandoriaSpaces places = pandoria_spaces_or (desk->options.worker, desk->options.leader);
  const PandoriaOpenRegion *best = NULL;
  PandoriaSpace space, at = PANDORIA_SPACE_NONE;
  guint most = 0;
  PandoriaCoachTip *tip;

  PANDORIA_FOREACH_SPACE (space, places)
    {
      PandoriaSpaces neighbours = pandoria_space_around (space);

      for (guint i = 0; i < desk->n_open; i++)
        {
          const PandoriaOpenRegion *open = &desk->open[i];
          guint symbols = pandoria_state_symbols (desk->state, open->region.spaces);
          gboolean is_next_to = pandoria_spaces_meet (neighbours, open->region.spaces)
                                && !pandoria_spaces_has (&open->region.spaces, space);

          if (open->at_exit || !is_next_to || symbols <= most)
            continue;
          best = open;
          at = space;
          most = symbols;
        }
    }
  tip = best != NULL ? add_tip (desk, PANDORIA_COACH_NEXT_TO, "7.2") : NULL;
  if (tip == NULL)
    return;
  tip->open = *best;
  tip->at = at;
  tip->numbers[0] = most;
}

static void
coach_figure (Desk *desk)
{
  const PandoriaPlayerState *me = &desk->state->players[desk->state->active];
  PandoriaCoachTip *tip;

  look_next_to (desk);
  tip = add_tip (desk, PANDORIA_COACH_RESERVE, me->workers == 0 && me->leader > 0 ? "4" : "6.2");
  tip->numbers[0] = me->workers;
  tip->numbers[1] = me->leader;
}

/* Players pay nothing in the family versions (14). */
static void
coach_card (Desk *desk)
{
  guint player = desk->state->active;
  PandoriaCoachTip *tip;

  if (desk->state->players[player].hand == 0
      || desk->state->variant == PANDORIA_VARIANT_FAMILY_SPELLS)
    return;
  tip = add_tip (desk, PANDORIA_COACH_PAY, "6.3");
  tip->numbers[0] = pandoria_state_can_pay (desk->state, player, PANDORIA_COUNTER_CRYSTAL);
  tip->numbers[1] = pandoria_state_can_pay (desk->state, player, PANDORIA_COUNTER_WOOD);
}

static void
coach_buy (Desk *desk)
{
  PandoriaCoachTip *tip;

  if (!desk->state->purchase)
    return;
  tip = add_tip (desk, PANDORIA_COACH_BUY, "6.4");
  tip->numbers[0]
      = pandoria_state_can_pay (desk->state, desk->state->active, PANDORIA_COUNTER_GOLD);
}

guint
pandoria_coach_list_tips (const PandoriaState *state,
                          PandoriaCoachTip tips[PANDORIA_COACH_MAX_TIPS])
{
  g_autofree Desk *desk = NULL;

  g_return_val_if_fail (state != NULL && tips != NULL, 0);

  if (state->finished)
    return 0;
  desk = g_new0 (Desk, 1);
  desk->state = state;
  desk->tips = tips;
  pandoria_state_get_options (state, &desk->options);
  desk->n_open = pandoria_state_list_open_regions (state, desk->open);
  switch ((PandoriaStep) state->step)
    {
    case PANDORIA_STEP_PLACE:
      look_at_regions (desk);
      count_tiles (desk);
      break;
    case PANDORIA_STEP_FIGURE: coach_figure (desk); break;
    case PANDORIA_STEP_CARD: coach_card (desk); break;
    case PANDORIA_STEP_BUY: coach_buy (desk); break;
    default: break;
    }
  return desk->n;
}

PandoriaSpaces
pandoria_coach_get_spaces (const PandoriaCoachTip *tip)
{
  g_return_val_if_fail (tip != NULL, pandoria_spaces_empty ());

  switch (tip->kind)
    {
    case PANDORIA_COACH_CLOSE:
    case PANDORIA_COACH_LEAVE:
      return pandoria_spaces_or (tip->open.region.spaces, tip->open.missing);
    case PANDORIA_COACH_NEXT_TO:
      return pandoria_spaces_or (tip->open.region.spaces, pandoria_spaces_one (tip->at));
    case PANDORIA_COACH_LAST_TILES:
    case PANDORIA_COACH_RESERVE:
    case PANDORIA_COACH_PAY:
    case PANDORIA_COACH_BUY:
    default: return pandoria_spaces_empty ();
    }
}

/* --- text ----------------------------------------------------------------------------------- */

static const char *
get_active_name (PandoriaGame *game)
{
  return pandoria_game_get_player_name (game, pandoria_game_get_shown_state (game)->active);
}

/* “Jonas 2, Marta 1” */
static char *
list_strengths (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autoptr (GPtrArray) phrases = pandoria_phrases_new ();

  for (guint i = 0; i < pandoria_game_get_shown_state (game)->n_players; i++)
    if (tip->strengths[i] > 0)
      /* Translators: a player's name and how strong the figures are there: “Marta 2” */
      pandoria_phrases_add (phrases, g_strdup_printf (C_ ("strength", "%1$s %2$u"),
                                                      pandoria_game_get_player_name (game, i),
                                                      tip->strengths[i]));
  /* Translators: between the amounts that one player gains, “6 wood, 2 points” */
  return pandoria_phrases_join (phrases, C_ ("amounts", ", "));
}

static char *
describe_close (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *open
      = pandoria_text_open_region (game, pandoria_game_get_shown_state (game), &tip->open);
  g_autofree char *strengths = list_strengths (game, tip);

  if (strengths == NULL) /* a realm gains without a figure next to the region (17) */
    return g_steal_pointer (&open);
  /* Translators: the first is a whole sentence; the second lists players with their strength:
   * “Jonas 2, Marta 1” */
  return g_strdup_printf (_ ("%1$s Strength there: %2$s."), open, strengths);
}

static char *
describe_leave (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *open
      = pandoria_text_open_region (game, pandoria_game_get_shown_state (game), &tip->open);

  /* Translators: the first is a whole sentence, the second a player's name */
  return g_strdup_printf (_ ("%1$s %2$s would gain nothing."), open, get_active_name (game));
}

static char *
describe_last_tiles (const PandoriaCoachTip *tip)
{
  if (tip->numbers[0] == 0)
    return g_strdup (
        _ ("The stack is empty: the next double tile placed makes this the last round."));
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "%u double tile is left. The round in which someone cannot draw is the last.",
                   "%u double tiles are left. The round in which someone cannot draw is the last.",
                   tip->numbers[0]),
      tip->numbers[0]);
}

static char *
describe_next_to (const PandoriaCoachTip *tip)
{
  g_autofree char *region = pandoria_text_region_name (&tip->open.region);

  /* Translators: a space, a region, the number of its symbols */
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "A figure on %1$s stands next to %2$s and counts when that closes: %3$u symbol so far.",
          "A figure on %1$s stands next to %2$s and counts when that closes: %3$u symbols so far.",
          tip->numbers[0]),
      pandoria_space_name (tip->at), region, tip->numbers[0]);
}

static char *
describe_reserve (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  const char *name = get_active_name (game);

  if (tip->numbers[0] > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%1$s has %2$u worker in the reserve. Figures inside a "
                                         "region return there when it closes.",
                                         "%1$s has %2$u workers in the reserve. Figures inside a "
                                         "region return there when it closes.",
                                         tip->numbers[0]),
                            name, tip->numbers[0]);
  if (tip->numbers[1] > 0)
    return g_strdup_printf (_ ("%s has only the leader in the reserve; it counts as two figures."),
                            name);
  return g_strdup_printf (
      _ ("%s has no figure in the reserve; one on the board may be taken back."), name);
}

static char *
describe_pay (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *crystals
      = pandoria_text_amount (PANDORIA_COUNTER_CRYSTAL, (int) tip->numbers[0]);
  g_autofree char *wood = pandoria_text_amount (PANDORIA_COUNTER_WOOD, (int) tip->numbers[1]);

  /* Translators: a player's name and two amounts: “Marta has 5 crystals for spells and 7 wood for
   * buildings.” */
  return g_strdup_printf (_ ("%1$s has %2$s for spells and %3$s for buildings."),
                          get_active_name (game), crystals, wood);
}

static char *
describe_buy (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *gold = pandoria_text_amount (PANDORIA_COUNTER_GOLD, (int) tip->numbers[0]);

  /* Translators: a player's name and an amount of gold */
  return g_strdup_printf (
      _ ("%1$s can pay %2$s for a card. Each card in hand is 1 point at the end."),
      get_active_name (game), gold);
}

char *
pandoria_coach_describe (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game) && tip != NULL, NULL);

  switch (tip->kind)
    {
    case PANDORIA_COACH_CLOSE: return describe_close (game, tip);
    case PANDORIA_COACH_LEAVE: return describe_leave (game, tip);
    case PANDORIA_COACH_LAST_TILES: return describe_last_tiles (tip);
    case PANDORIA_COACH_NEXT_TO: return describe_next_to (tip);
    case PANDORIA_COACH_RESERVE: return describe_reserve (game, tip);
    case PANDORIA_COACH_PAY: return describe_pay (game, tip);
    case PANDORIA_COACH_BUY: return describe_buy (game, tip);
    default: g_return_val_if_reached (NULL);
    }
}
