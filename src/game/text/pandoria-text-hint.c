/* The sentence of the turn bar: the active player's possible acts and the next step; at the end,
 * the result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const PandoriaState *state;
  const PandoriaOptions *options;
  const PandoriaPlayerState *player;
} Hint;

/* --- helpers --- */

static gboolean
can (const Hint *hint, PandoriaActKind kind)
{
  return pandoria_options_has_act (hint->options, kind);
}

/* Joins two whole sentences. Takes both; @second may be NULL. */
static char *
add_sentence (char *first, char *second)
{
  g_autofree char *one = first, *two = second;

  if (two == NULL)
    return g_steal_pointer (&one);
  /* Translators: two whole sentences, one after the other. */
  return g_strdup_printf (C_ ("two sentences", "%1$s %2$s"), one, two);
}

static char *
list_pending (const Hint *hint)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();

  for (guint i = 0; i < hint->state->n_pending; i++)
    {
      const PandoriaRegion *region = &hint->state->pending[i];

      /* One space is enough to identify its region. */
      pandoria_phrases_add (
          list, g_strdup_printf (C_ ("region", "%1$s %2$s"),
                                 pandoria_text_terrain ((PandoriaTerrain) region->terrain),
                                 pandoria_space_name (pandoria_spaces_first (region->spaces))));
    }
  return pandoria_phrases_join (list, C_ ("between names of regions", ", "));
}

/* Returns: (nullable): a sentence about the regions that wait for scoring. */
static char *
announce_scoring (const Hint *hint)
{
  g_autofree char *names = list_pending (hint);

  if (hint->state->n_pending == 0)
    return NULL;
  if (hint->state->step == PANDORIA_STEP_FIGURE)
    return g_strdup_printf (_ ("A figure still counts for: %s."), names);
  return g_strdup_printf (_ ("To be scored: %s."), names);
}

/* --- 6.1 --- */

static char *
get_place (const Hint *hint)
{
  gboolean tile = can (hint, PANDORIA_ACT_PLACE_TILE),
           castle = can (hint, PANDORIA_ACT_PLACE_CASTLE);
  gboolean more = can (hint, PANDORIA_ACT_PLACE_FORTRESS) || can (hint, PANDORIA_ACT_PLACE_SINGLE);

  if (can (hint, PANDORIA_ACT_SKIP_PLACEMENT))
    return g_strdup (_ ("Nothing can be placed: continue without placing."));
  if (more && tile)
    return g_strdup (
        _ ("Place the double tile, or a castle, the fortress or a single tile instead."));
  if (more)
    return g_strdup (_ ("Place a castle, the fortress or a single tile."));
  if (tile && castle)
    return g_strdup (_ ("Choose the tile’s terrains and its two spaces, or place a castle."));
  if (tile)
    return g_strdup (_ ("Choose the tile’s terrains and its two spaces."));
  return g_strdup (_ ("No double tile can be placed: place a castle."));
}

/* --- 6.2 --- */

typedef enum
{
  NEITHER,
  WORKER,
  LEADER,
  EITHER,
} Placeable;

/* [placeable figures][whether a figure can be taken back]; %s are the spaces. */
static const char *const figure_hints[][2] = {
  [NEITHER] = { N_ ("No figure can be placed or taken back: continue."),
                N_ ("No figure can be placed: take one back, or continue.") },
  [WORKER] = { N_ ("Place a worker on %s, or continue."),
               N_ ("Place a worker on %s, take a figure back, or continue.") },
  [LEADER] = { N_ ("Place the leader on %s, or continue."),
               N_ ("Place the leader on %s, take a figure back, or continue.") },
  [EITHER] = { N_ ("Place a worker or the leader on %s, or continue."),
               N_ ("Place a worker or the leader on %s, take a figure back, or continue.") },
};

static char *
list_places (PandoriaSpaces spaces)
{
  PandoriaSpace first = pandoria_spaces_pop (&spaces), second = pandoria_spaces_pop (&spaces);

  if (first < 0)
    return g_strdup ("");
  if (second < 0)
    return g_strdup (pandoria_space_name (first));
  /* Translators: one of two spaces, as in “G6 or G7”. */
  return g_strdup_printf (C_ ("two spaces", "%1$s or %2$s"), pandoria_space_name (first),
                          pandoria_space_name (second));
}

/* Returns: (nullable): another fact about this step: a realm's action (17), or what a figure on a
 * castle does. */
static char *
get_figure_extra (const Hint *hint)
{
  PandoriaSpace place
      = pandoria_spaces_first (pandoria_spaces_or (hint->options->worker, hint->options->leader));

  if (can (hint, PANDORIA_ACT_GOLEM_FIGURE))
    return g_strdup (_ (
        "Golems: an extra figure may be placed on the double tile for 3 of its space’s resource."));
  if (can (hint, PANDORIA_ACT_RANSOM))
    return g_strdup (_ ("Instead, prisoners may be ransomed."));
  if (place >= 0 && pandoria_state_castle_at (hint->state, place) >= 0)
    return g_strdup (_ ("A figure on a castle stays when a region closes, and counts for every "
                        "region next to it."));
  return NULL;
}

static char *
get_figure (const Hint *hint)
{
  const PandoriaOptions *options = hint->options;
  gboolean worker = !pandoria_spaces_is_empty (options->worker),
           leader = !pandoria_spaces_is_empty (options->leader);
  gboolean take = can (hint, PANDORIA_ACT_TAKE_FIGURE);
  Placeable placeable = (Placeable) ((worker ? WORKER : NEITHER) + (leader ? LEADER : NEITHER));
  g_autofree char *places = list_places (pandoria_spaces_or (options->worker, options->leader));
  g_auto (GStrv) parts = g_strsplit (_ (figure_hints[placeable][take]), "%s", 2);

  return add_sentence (add_sentence (g_strjoinv (places, parts), get_figure_extra (hint)),
                       announce_scoring (hint));
}

/* --- 6.3 --- */

/* Returns: (nullable): what a realm or a module allows instead of a card (11, 15, 16, 17). */
static char *
get_card_extra (const Hint *hint)
{
  if (can (hint, PANDORIA_ACT_RECAST))
    return g_strdup (_ ("Mages: the top spell may be cast again instead of a card."));
  if (can (hint, PANDORIA_ACT_HALFLING))
    return g_strdup (_ ("Halflings: a card may be cast and then built."));
  if (can (hint, PANDORIA_ACT_GOBLIN_CAST) || can (hint, PANDORIA_ACT_GOBLIN_OCCUPY))
    return g_strdup (_ ("Goblins: another player’s top spell or building may be used instead."));
  if (can (hint, PANDORIA_ACT_GOLEM_FIGURE))
    return get_figure_extra (hint);
  if (can (hint, PANDORIA_ACT_RIVER_SHIP))
    return g_strdup (_ ("Instead, a figure may go onto a ship."));
  return can (hint, PANDORIA_ACT_RELIC) && hint->state->variant != PANDORIA_VARIANT_FAMILY
             ? g_strdup (_ ("Instead, a relic may be taken."))
             : NULL;
}

/* [whether a spell can be cast][a building built][a monument erected] */
static const char *const card_hints[2][2][2] = {
  { { NULL, N_ ("Erect a monument, or continue.") },
    { N_ ("Build a building, or continue."),
      N_ ("Build a building, erect a monument, or continue.") } },
  { { N_ ("Cast a spell, or continue."), N_ ("Cast a spell, erect a monument, or continue.") },
    { N_ ("Play a card as a spell or a building, or continue."),
      N_ ("Play a card as a spell or a building, erect a monument, or continue.") } },
};

static char *
get_card_choice (const Hint *hint)
{
  gboolean cast = can (hint, PANDORIA_ACT_CAST), build = can (hint, PANDORIA_ACT_BUILD);
  gboolean monument = can (hint, PANDORIA_ACT_MONUMENT);

  if (hint->state->variant
      == PANDORIA_VARIANT_FAMILY) /* it has no cards, but perhaps artifacts (16) */
    return g_strdup (can (hint, PANDORIA_ACT_RELIC) ? _ ("Take a relic, or continue.")
                                                    : _ ("No relic can be taken: continue."));
  if (hint->state->extra_cast)
    return g_strdup (cast ? _ ("Halflings: one more card may be cast as a spell; or continue.")
                          : _ ("No further spell can be cast: continue."));
  if (cast || build || monument)
    return g_strdup (_ (card_hints[cast][build][monument]));
  return g_strdup (hint->player->hand > 0 ? _ ("You cannot afford any card: continue.")
                                          : _ ("You have no cards in hand: continue."));
}

/* --- 6.4 and 6.5 --- */

static char *
get_score (const Hint *hint)
{
  g_autofree char *names = list_pending (hint);
  guint n = hint->state->n_pending;
  char *what, *surplus, *cards = NULL;

  if (n == 0)
    return g_strdup (_ ("Nothing to score: continue."));
  what = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Score the closed region: %s.",
                                       "Score the closed regions: %s.", n),
                          names);
  surplus = n > 1 ? g_strdup (_ ("Surplus is counted once, after all of them.")) : NULL;
  if (hint->state->variant == PANDORIA_VARIANT_FAMILY_SPELLS) /* 14 b */
    cards = g_strdup (
        _ ("Everyone with a figure next to the region may take a card instead of its points."));
  return add_sentence (add_sentence (what, surplus), cards);
}

static char *
get_buy (const Hint *hint)
{
  guint gold = pandoria_state_can_pay (hint->state, hint->state->active, PANDORIA_COUNTER_GOLD);
  g_autofree char *most = pandoria_text_amount (PANDORIA_COUNTER_GOLD, (int) gold);

  if (gold == 0)
    return g_strdup (_ ("A card could be bought, but there is no gold: continue."));
  if (pandoria_state_buys_always (hint->state, hint->state->active))
    return g_strdup_printf (_ ("Mages may buy in every turn: a card for up to %s, or continue."),
                            most);
  return g_strdup_printf (_ ("Buy a card from the card market for up to %s, or continue."), most);
}

static char *
get_poorhouse (const Hint *hint)
{
  if (hint->options->poorhouse == 0)
    return NULL;
  if ((hint->options->poorhouse & (hint->options->poorhouse - 1)) == 0)
    return g_strdup (_ ("The Poorhouse raises the empty resource to 2."));
  return g_strdup (_ ("The Poorhouse raises one of the empty resources to 2."));
}

static char *
get_end (const Hint *hint)
{
  const PandoriaState *state = hint->state;
  gboolean draws = state->laid == PANDORIA_LAID_TILE;

  if (can (hint, PANDORIA_ACT_ELF_MOVE))
    return g_strdup (_ ("Elves: one worker may walk up to two spaces; or end the turn."));
  if (draws && state->double_tiles == 0)
    return g_strdup (
        _ ("End the turn: no double tile is left to draw, so this round is the last."));
  if (!draws)
    return g_strdup (_ ("End the turn; nothing is drawn, because no double tile was placed."));
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "End the turn and draw; %u double tile is left.",
                   "End the turn and draw; %u double tiles are left.", state->double_tiles),
      (guint) state->double_tiles);
}

char *
pandoria_text_position (PandoriaGame *game)
{
  const PandoriaAction *action = pandoria_game_get_shown_action (game);
  g_autofree char *act = action != NULL ? pandoria_text_action (action) : NULL;
  guint n = pandoria_game_get_shown (game);

  if (action == NULL)
    return g_strdup (_ ("You are looking at the beginning of the game."));
  /* Translators: an earlier position of the game: the number of the turn, the last act, “Tile at F7
   * E7” */
  return g_strdup_printf (_ ("You are looking at turn %1$u, after “%2$s”."),
                          pandoria_game_get_state_at (game, n - 1)->turn, act);
}

/* A warning comes with so many actions to go. */
#define FEW_ACTIONS 100

char *
pandoria_text_room (PandoriaGame *game)
{
  guint room;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  room = pandoria_game_get_room (game);
  if (room == 0)
    return g_strdup_printf (
        _ ("The game is full: it has at most %d actions. Continue in a new game."),
        PANDORIA_MAX_ACTIONS);
  if (room <= FEW_ACTIONS)
    return g_strdup_printf (ngettext ("Only %u more action fits into this game.",
                                      "Only %u more actions fit into this game.", room),
                            room);
  return pandoria_game_has_large_file (game)
             ? g_strdup (_ ("The file of this game is almost full."))
             : NULL;
}

static char *
describe_step (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  Hint hint;

  hint = (Hint){ state, pandoria_game_get_options (game), &state->players[state->active] };
  switch ((PandoriaStep) state->step)
    {
    case PANDORIA_STEP_PLACE:
      return add_sentence (get_place (&hint),
                           state->last_round ? g_strdup (_ ("This is the last round.")) : NULL);
    case PANDORIA_STEP_FIGURE: return get_figure (&hint);
    case PANDORIA_STEP_CARD:
      return add_sentence (add_sentence (get_card_choice (&hint), get_card_extra (&hint)),
                           announce_scoring (&hint));
    case PANDORIA_STEP_SCORE: return get_score (&hint);
    case PANDORIA_STEP_BUY: return get_buy (&hint);
    case PANDORIA_STEP_END: return add_sentence (get_end (&hint), get_poorhouse (&hint));
    case PANDORIA_STEP_OVER:
    default: return add_sentence (g_strdup (_ ("The game is over.")), pandoria_text_result (game));
    }
}

char *
pandoria_text_hint (PandoriaGame *game)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  if (pandoria_game_is_looking_back (game))
    return g_strdup (_ ("You are looking back. Return with “Back to Now” to make entries."));
  return add_sentence (describe_step (game), pandoria_text_room (game));
}
