/* Describes the turn so far or an earlier turn, line by line; the standings, and the remaining
 * length of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"
#include "pandoria-text-moves.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A turn has more acts only after many corrections. Then lists the last ones. */
#define MOST_ACTS 40

/* The list does not include scoring and the end of the turn. */
static gboolean
is_listed (const PandoriaAction *action)
{
  return action->kind != PANDORIA_ACT_SCORE && action->kind != PANDORIA_ACT_END_TURN;
}

/* Returns: whether the end of the turn had a choice, of the Poorhouse. */
static gboolean
chooses (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_END_TURN && action->poorhouse >= 0;
}

/* Adds the gains by the acts @first … @end − 1. */
static void
add_gains (GPtrArray *lines, PandoriaGame *game, guint first, guint end)
{
  pandoria_phrases_add (lines,
                        pandoria_text_gains_between (game, pandoria_game_get_n_events (game, first),
                                                     pandoria_game_get_n_events (game, end)));
}

char *
pandoria_text_turn (PandoriaGame *game)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();
  PandoriaTurnSpan span;
  guint n, first;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  n = pandoria_game_get_position (game);
  if (!pandoria_turn_span_find (game, n, n - 1, &span)
      || span.turn != pandoria_game_get_state (game)->turn)
    return NULL;
  first = n - MIN (n - span.first, MOST_ACTS);
  if (n - first == MOST_ACTS)
    pandoria_phrases_add (lines, g_strdup ("…"));
  add_gains (lines, game, span.first, first);
  for (guint i = first; i < n; i++)
    {
      const PandoriaAction *action
          = pandoria_record_get_action (pandoria_game_get_record (game), i);

      if (is_listed (action))
        pandoria_phrases_add (lines, pandoria_text_action (action));
      add_gains (lines, game, i, i + 1);
      pandoria_phrases_add (lines, pandoria_text_leavers_between (game, i, i + 1));
      pandoria_phrases_add (lines, pandoria_text_artifacts_between (game, i, i + 1));
    }
  return pandoria_phrases_join (lines, "\n");
}

const char *
pandoria_text_taken_over (void)
{
  /* Translators: the game did not begin with its first turn, but with a position of the table */
  return _ ("Taken over from the table");
}

static char *
describe_step (const PandoriaGameStep *step)
{
  if (step == NULL)
    return NULL;
  if (step->kind == PANDORIA_GAME_STEP_ACT)
    return pandoria_text_action (&step->action);
  if (step->kind == PANDORIA_GAME_STEP_SETUP)
    /* Translators: what can be undone: that names, realms, start tiles … were changed in a running
     * game */
    return g_strdup (_ ("Change of the setup"));
  if (step->kind == PANDORIA_GAME_STEP_BOARD)
    /* Translators: what can be undone: that only the board was changed in a running game */
    return g_strdup (_ ("Correction of the board"));
  if (step->kind == PANDORIA_GAME_STEP_NUMBERS)
    /* Translators: what can be undone: that the numbers of the replayed game replaced those in the
     * file */
    return g_strdup (_ ("Change of the saved numbers"));
  if (step->kind == PANDORIA_GAME_STEP_TAKEN_OVER)
    /* Translators: what can be undone: that the later acts of a file were taken over */
    return g_strdup (_ ("Newer state of the game"));
  if (step->kind == PANDORIA_GAME_STEP_POSITION)
    return g_strdup (pandoria_text_taken_over ());
  /* Translators: what can be undone; %u is the number of a turn */
  return g_strdup_printf (_ ("Correction of turn %u"), step->turn);
}

char *
pandoria_text_undo (PandoriaGame *game)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);
  return describe_step (pandoria_game_get_undo (game));
}

char *
pandoria_text_corrected (PandoriaGame *game)
{
  const PandoriaGameStep *step = pandoria_game_get_undo (game);

  if (step == NULL || step->kind != PANDORIA_GAME_STEP_CORRECTION)
    return describe_step (step);
  /* Translators: what has just been done; %u is the number of a turn */
  return g_strdup_printf (_ ("Turn %u corrected"), step->turn);
}

char *
pandoria_text_redo (PandoriaGame *game)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);
  return describe_step (pandoria_game_get_redo (game));
}

/* --- numbers in the file that are not confirmed --------------------------------------------- */

char *
pandoria_text_difference (PandoriaRecord *record, const PandoriaDifference *difference)
{
  g_autofree char *amount = NULL, *saved = NULL;

  g_return_val_if_fail (record != NULL && difference != NULL, NULL);

  amount = pandoria_text_amount (difference->counter, difference->has);
  saved = g_strdup_printf ("%" G_GINT64_FORMAT, difference->saved);
  /* Translators: %1$u is the number of a turn, %2$s a player, %3$s what the player has, as in “50
   * points”, %4$s the number that is in the file */
  return g_strdup_printf (
      ngettext (
          "From turn %1$u on this game differs from what was saved: %2$s has %3$s, %4$s was saved.",
          "From turn %1$u on this game differs from what was saved: %2$s has %3$s, %4$s were "
          "saved.",
          (gulong) CLAMP (difference->saved, 0, G_MAXINT)),
      difference->turn, pandoria_record_get_player_name (record, difference->seat), amount, saved);
}

char *
pandoria_text_difference_numbers (PandoriaRecord *record, const PandoriaDifference *difference)
{
  g_autofree char *amount = NULL, *saved = NULL;

  g_return_val_if_fail (record != NULL && difference != NULL, NULL);

  amount = pandoria_text_amount (difference->counter, difference->has);
  saved = g_strdup_printf ("%" G_GINT64_FORMAT, difference->saved);
  /* Translators: %1$s is a player, %2$s what the player has, as in “50 points”, %3$s a number */
  return g_strdup_printf (_ ("%1$s has %2$s, the file says %3$s"),
                          pandoria_record_get_player_name (record, difference->seat), amount,
                          saved);
}

char *
pandoria_text_ranking (PandoriaGame *game)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();
  PandoriaResult result;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  for (guint place = 1; place <= result.n; place++)
    for (guint i = 0; i < result.n; i++)
      if (result.place[i] == place)
        {
          g_autofree char *names = pandoria_text_side (game, i);
          g_autofree char *points
              = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result.points[i]);

          /* Translators: a place in the ranking, who has it, the points: “1. Marta: 54 points” */
          pandoria_phrases_add (lines, g_strdup_printf (_ ("%u. %s: %s"), place, names, points));
        }
  return pandoria_phrases_join (lines, "\n");
}

/* --- a whole turn --------------------------------------------------------------------------- */

static void
add_closed (GPtrArray *parts, PandoriaGame *game, guint index)
{
  guint before = pandoria_game_get_state_at (game, index)->n_pending;
  const PandoriaState *after = pandoria_game_get_state_at (game, index + 1);

  for (guint i = before; i < after->n_pending; i++)
    {
      g_autofree char *name = pandoria_text_region_name (&after->pending[i]);

      /* Translators: what an act has done, as part of a sentence: “closes Forest F7 F8” */
      pandoria_phrases_add (parts, g_strdup_printf (_ ("closes %s"), name));
    }
}

/* Returns: (nullable) */
static char *
describe_act (PandoriaGame *game, guint index)
{
  const PandoriaAction *action
      = pandoria_record_get_action (pandoria_game_get_record (game), index);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *act = pandoria_text_action (action);
  g_autofree char *brought = NULL;
  guint first = pandoria_game_get_n_events (game, index),
        n = pandoria_game_get_n_events (game, index + 1) - first;
  const PandoriaEvent *events = pandoria_game_get_events (game, first);

  add_closed (parts, game, index);
  pandoria_phrases_add (parts, pandoria_text_gains (game, events, n, PANDORIA_TEXT_PAYMENTS));
  pandoria_phrases_add (parts, pandoria_text_gains (game, events, n, PANDORIA_TEXT_GAINS));
  pandoria_phrases_add (parts, pandoria_text_leavers_between (game, index, index + 1));
  brought = pandoria_text_join (parts);
  if (brought == NULL)
    return action->kind == PANDORIA_ACT_END_TURN ? NULL : g_steal_pointer (&act);
  /* Translators: an act and what it brings, “Muster 2 at D5 D6: Marta pays 3 crystals” */
  return g_strdup_printf (C_ ("act", "%s: %s"), act, brought);
}

char *
pandoria_text_span (PandoriaGame *game, const PandoriaTurnSpan *span)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();
  const char *name;
  guint first;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, NULL);

  name = pandoria_game_get_player_name (game, span->player);
  /* Translators: a player and the number of a turn that is over: “Marta, turn 12:”. What was done
   * follows. */
  pandoria_phrases_add (lines, g_strdup_printf (_ ("%1$s, turn %2$u:"), name, span->turn));
  first = span->end - MIN (span->end - span->first, MOST_ACTS);
  if (first > span->first)
    pandoria_phrases_add (lines, g_strdup ("…"));
  for (guint i = first; i < span->end; i++)
    pandoria_phrases_add (lines, describe_act (game, i));
  return pandoria_phrases_join (lines, "\n");
}

char *
pandoria_text_span_entered (PandoriaGame *game, const PandoriaTurnSpan *span)
{
  g_autoptr (GPtrArray) acts = pandoria_phrases_new ();
  g_autofree char *list = NULL;
  const char *name;
  guint first;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, NULL);

  name = pandoria_game_get_player_name (game, span->player);
  first = span->end - MIN (span->end - span->first, MOST_ACTS);
  if (first > span->first)
    pandoria_phrases_add (acts, g_strdup ("…"));
  for (guint i = first; i < span->end; i++)
    {
      const PandoriaAction *action
          = pandoria_record_get_action (pandoria_game_get_record (game), i);

      if (is_listed (action) || chooses (action))
        pandoria_phrases_add (acts, pandoria_text_entered (action));
    }
  list = pandoria_text_join (acts);
  if (list == NULL)
    return g_strdup (name);
  return g_strdup_printf (C_ ("act", "%1$s: %2$s"), name, list);
}

/* --- spoken --------------------------------------------------------------------------------- */

/* Translators: what a player is to do, in the title of the window; %s is the player. “Pieter, place
 * a tile” */
static const char *const callings[] = {
  [PANDORIA_STEP_PLACE] = N_ ("%s, place a tile"),
  [PANDORIA_STEP_FIGURE] = N_ ("%s, place a figure"),
  [PANDORIA_STEP_CARD] = N_ ("%s, play a card"),
  [PANDORIA_STEP_SCORE] = N_ ("%s, score"),
  [PANDORIA_STEP_BUY] = N_ ("%s, buy a card"),
  [PANDORIA_STEP_END] = N_ ("%s, end your turn"),
  [PANDORIA_STEP_OVER] = N_ ("The game is over"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (callings) == PANDORIA_N_STEPS);

char *
pandoria_text_call (PandoriaGame *game)
{
  const PandoriaState *state;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  state = pandoria_game_get_state (game);
  parts = g_strsplit (_ (callings[state->finished ? PANDORIA_STEP_OVER : state->step]), "%s", 2);
  return g_strjoinv (pandoria_game_get_player_name (game, state->active), parts);
}

char *
pandoria_text_calling (PandoriaGame *game)
{
  const char *title;
  g_autofree char *calling = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  title = pandoria_record_get_title (pandoria_game_get_record (game));
  calling = pandoria_text_call (game);
  if (title == NULL || *title == '\0')
    title = _ ("Pandoria");
  /* Translators: who is to do what, then the title of the game */
  return g_strdup_printf (C_ ("title of the window", "%1$s — %2$s"), calling, title);
}

char *
pandoria_text_hex (PandoriaTerrain terrain, guint symbols)
{
  g_autofree char *amount
      = pandoria_text_amount (pandoria_terrain_counter (terrain), (int) symbols);

  /* Translators: terrain and symbols of a hex, “Forest, 2 wood” */
  return g_strdup_printf (_ ("%s, %s"), pandoria_text_terrain (terrain), amount);
}

char *
pandoria_text_chosen_hex (guint index, PandoriaTerrain terrain, guint symbols)
{
  g_autofree char *what = pandoria_text_hex (terrain, symbols);

  /* Translators: which space of the tile, then what was chosen for it */
  return g_strdup_printf (_ ("%s: %s"), index == 0 ? _ ("First space") : _ ("Second space"), what);
}

char *
pandoria_text_with_rule (const char *sentence, const char *rule)
{
  g_autofree char *plain = NULL;

  g_return_val_if_fail (sentence != NULL, NULL);

  if (rule == NULL || strstr (sentence, rule) != NULL)
    return g_strdup (sentence);
  plain = g_strdup (sentence);
  if (g_str_has_suffix (plain, "."))
    plain[strlen (plain) - 1] = '\0';
  /* Translators: why an act is refused, and the section of the rules */
  return g_strdup_printf (C_ ("refusal", "%1$s (rule %2$s)."), plain, rule);
}

/* --- standings ------------------------------------------------------------------------------ */

/* Partners sit opposite each other (13). */
char *
pandoria_text_side (PandoriaGame *game, guint side)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  if (!pandoria_game_get_state (game)->partnership)
    return g_strdup (pandoria_record_get_player_name (record, side));
  /* Translators: two partners. */
  return g_strdup_printf (_ ("%1$s and %2$s"), pandoria_record_get_player_name (record, side),
                          pandoria_record_get_player_name (record, side + 2));
}

/* Returns: whether @name plays in @game. Sets @points to the player's points. */
static gboolean
find_points (PandoriaGame *game, const char *name, int *points)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  for (guint i = 0; i < state->n_players; i++)
    if (g_strcmp0 (pandoria_game_get_player_name (game, i), name) == 0)
      {
        *points = state->players[i].counters[PANDORIA_COUNTER_POINTS];
        return TRUE;
      }
  return FALSE;
}

/* Fills @result. Returns: the number of winners; sets *@side to the last of them. */
static guint
find_winner (const PandoriaState *state, PandoriaResult *result, guint *side)
{
  guint n = 0;

  *side = 0;
  pandoria_state_get_result (state, result);
  for (guint i = 0; i < result->n; i++)
    if (result->place[i] == 1)
      {
        *side = i;
        n++;
      }
  return n;
}

/* Returns: (nullable): the only winner of @game. */
static char *
name_winner (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaResult result;
  guint side;

  return state->finished && find_winner (state, &result, &side) == 1
             ? pandoria_text_side (game, side)
             : NULL;
}

static char *
describe_winner (PandoriaGame *before, PandoriaGame *after)
{
  gboolean team = pandoria_game_get_state (after)->partnership;
  g_autofree char *winner = name_winner (after);
  g_autofree char *was = name_winner (before);

  if (winner == NULL)
    return pandoria_text_lead (after);
  if (g_strcmp0 (winner, was) == 0)
    /* Translators: a player, or two partners, who wins with and without a correction */
    return g_strdup_printf (team ? C_ ("team", "%s still win") : _ ("%s still wins"), winner);
  return g_strdup_printf (team ? C_ ("team", "%s win") : _ ("%s wins"), winner);
}

static char *
join_names (GPtrArray *names)
{
  if (names->len == 1)
    return g_strdup (g_ptr_array_index (names, 0));
  if (names->len == 2)
    /* Translators: two players’ names. */
    return g_strdup_printf (C_ ("names", "%1$s and %2$s"), (char *) g_ptr_array_index (names, 0),
                            (char *) g_ptr_array_index (names, 1));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (C_ ("between names", ", "), (char **) names->pdata);
}

static void
add_winners (PandoriaRecord *record, const PandoriaState *state, const PandoriaResult *result,
             GPtrArray *names)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    if (result->place[state->partnership ? state->players[seat].team : seat] == 1)
      g_ptr_array_add (names, (gpointer) pandoria_record_get_player_name (record, seat));
}

/* Returns: the most points of those who did not win. */
static int
find_second (const PandoriaResult *result)
{
  int most = G_MININT;

  for (guint i = 0; i < result->n; i++)
    if (result->place[i] > 1)
      most = MAX (most, result->points[i]);
  return most;
}

static char *
describe_victory (PandoriaGame *game, const PandoriaResult *result, guint side)
{
  const gboolean team = pandoria_game_get_state (game)->partnership;
  const int won = result->points[side], lost = find_second (result);
  g_autofree char *winner = pandoria_text_side (game, side);
  g_autofree char *margin = pandoria_text_amount (PANDORIA_COUNTER_POINTS, won - lost);

  if (won == lost)
    /* Translators: who wins a tie, and the points of both sides */
    return g_strdup_printf (team ? C_ ("team", "%1$s win by more resources, %2$d : %3$d.")
                                 : _ ("%1$s wins by more resources, %2$d : %3$d."),
                            winner, won, lost);
  /* Translators: who wins, the margin, and the points of both sides: “Aylin wins by 1 point, 58 :
   * 57.” */
  return g_strdup_printf (team ? C_ ("team", "%1$s win by %2$s, %3$d : %4$d.")
                               : _ ("%1$s wins by %2$s, %3$d : %4$d."),
                          winner, margin, won, lost);
}

char *
pandoria_text_result (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *names = NULL;
  PandoriaResult result;
  guint side;
  int points;

  if (find_winner (state, &result, &side) == 1)
    return describe_victory (game, &result, side);
  add_winners (pandoria_game_get_record (game), state, &result, winners);
  names = join_names (winners);
  points = result.points[side];
  return g_strdup_printf (ngettext ("%1$s share the victory with %2$d point.",
                                    "%1$s share the victory with %2$d points.",
                                    (gulong) MAX (points, 0)),
                          names, points);
}

char *
pandoria_text_changed_points (PandoriaGame *before, PandoriaGame *after)
{
  const PandoriaState *state = pandoria_game_get_state (after);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_return_val_if_fail (PANDORIA_IS_GAME (before), NULL);

  for (guint i = 0; i < state->n_players; i++)
    {
      const char *name = pandoria_game_get_player_name (after, i);
      int points = state->players[i].counters[PANDORIA_COUNTER_POINTS], was;

      if (find_points (before, name, &was) && was != points)
        /* Translators: a player, the points before and after a correction: “Marta 52 → 44” */
        pandoria_phrases_add (parts, g_strdup_printf (C_ ("corrected points", "%1$s %2$d → %3$d"),
                                                      name, was, points));
    }
  pandoria_phrases_add (parts, describe_winner (before, after));
  return pandoria_phrases_join (parts, C_ ("players", ", "));
}

char *
pandoria_text_head_start (int points)
{
  /* Translators: points that a player begins with */
  return g_strdup_printf (_ ("+%d head start"), points);
}

char *
pandoria_text_head_starts (const PandoriaSetup *setup, const char *const *names)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_return_val_if_fail (setup != NULL && names != NULL, NULL);

  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].points > 0)
      {
        g_autofree char *points = pandoria_text_head_start (setup->players[i].points);

        pandoria_phrases_add (parts, g_strdup_printf ("%s: %s", names[i], points));
      }
  return pandoria_text_join (parts);
}

char *
pandoria_text_lead (PandoriaGame *game)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);
  return pandoria_text_lead_in (game, pandoria_game_get_shown_state (game));
}

char *
pandoria_text_lead_in (PandoriaGame *game, const PandoriaState *state)
{
  g_autofree char *name = NULL;
  guint side, lead;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && state != NULL, NULL);

  if (!pandoria_state_get_lead (state, &side, &lead))
    return g_strdup (_ ("the lead is shared"));
  name = pandoria_text_side (game, side);
  if (state->partnership)
    /* Translators: two partners, and by how many points they lead: “Marta and Aylin lead by 3” */
    return g_strdup_printf (C_ ("team", "%1$s lead by %2$u"), name, lead);
  /* Translators: a player, and by how many points: “Jonas leads by 3” */
  return g_strdup_printf (_ ("%1$s leads by %2$u"), name, lead);
}

/* Returns: about how many tiles the stack had when the round began, so that the estimate stays
 * while the round lasts. */
static guint
guess_tiles_of_round (const PandoriaState *state)
{
  guint n_tiles = state->double_tiles;

  for (guint seat = state->start_player; seat != state->active;
       seat = (seat + 1) % state->n_players)
    n_tiles += !state->players[seat].left;
  return n_tiles;
}

char *
pandoria_text_round (const PandoriaState *state, gboolean brief)
{
  const guint n_turns = MAX (pandoria_state_count_present (state), 1);
  const guint last = state->round + guess_tiles_of_round (state) / n_turns;

  if (state->last_round)
    return g_strdup_printf (_ ("Round %u, the last"), state->round);
  if (brief)
    return g_strdup_printf (_ ("Round %1$u of ≈ %2$u"), state->round, last);
  return g_strdup_printf (_ ("Round %1$u of about %2$u"), state->round, last);
}

char *
pandoria_text_tiles_left (const PandoriaState *state, gboolean brief)
{
  g_return_val_if_fail (state != NULL, NULL);

  if (brief)
    return g_strdup_printf (ngettext ("%u tile", "%u tiles", state->double_tiles),
                            state->double_tiles);
  return g_strdup_printf (
      ngettext ("%u double tile left", "%u double tiles left", state->double_tiles),
      state->double_tiles);
}

char *
pandoria_text_duration (int seconds)
{
  guint minutes = (guint) ((MAX (seconds, 0) + 30LL) / 60);

  if (minutes < 60)
    /* Translators: how long something took; min is short for minutes */
    return g_strdup_printf (_ ("%u min"), minutes);
  /* Translators: how long something took: hours and minutes, shortened */
  return g_strdup_printf (_ ("%u h %u min"), minutes / 60, minutes % 60);
}

char *
pandoria_text_times (PandoriaGame *game)
{
  int seconds[PANDORIA_MAX_PLAYERS];
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  if (!pandoria_game_get_player_seconds (game, seconds))
    return NULL;
  for (guint seat = 0; seat < pandoria_game_get_state (game)->n_players; seat++)
    {
      g_autofree char *duration = pandoria_text_duration (seconds[seat]);
      const char *name = pandoria_game_get_player_name (game, seat);

      pandoria_phrases_add (parts, g_strdup_printf ("%s %s", name, duration));
    }
  return pandoria_phrases_join (parts, " · ");
}
