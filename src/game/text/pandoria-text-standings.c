/* The standings in a few words: the leader, and the remaining length of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

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

  return state->finished && find_winner (state, &result, &side) == 1 ? pandoria_text_side (game, side) : NULL;
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
add_winners (PandoriaRecord *record, const PandoriaState *state, const PandoriaResult *result, GPtrArray *names)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    if (result->place[state->partnership ? state->players[seat].team : seat] == 1)
      g_ptr_array_add (names, (gpointer) pandoria_record_get_player_name (record, seat));
}

char *
pandoria_text_result (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *names = NULL, *points = NULL;
  PandoriaResult result;
  guint side, n_first = find_winner (state, &result, &side);

  add_winners (pandoria_game_get_record (game), state, &result, winners);
  names = join_names (winners);
  points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result.points[side]);
  if (n_first > 1)
    return g_strdup_printf (_ ("%1$s share the victory with %2$s."), names, points);
  if (state->partnership)
    return g_strdup_printf (_ ("%1$s win together with %2$s."), names, points);
  return g_strdup_printf (_ ("%1$s wins with %2$s."), names, points);
}

char *
pandoria_text_changed_points (PandoriaGame *before, PandoriaGame *after)
{
  const PandoriaState *state = pandoria_game_get_state (after);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  for (guint i = 0; i < state->n_players; i++)
    {
      const char *name = pandoria_game_get_player_name (after, i);
      int points = state->players[i].counters[PANDORIA_COUNTER_POINTS], was;

      if (find_points (before, name, &was) && was != points)
        /* Translators: a player, the points before and after a correction: “Marta 52 → 44” */
        pandoria_phrases_add (parts, g_strdup_printf (C_ ("corrected points", "%1$s %2$d → %3$d"), name, was, points));
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
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  g_autofree char *name = NULL;
  guint side, lead;

  if (!pandoria_state_get_lead (state, &side, &lead))
    return g_strdup (_ ("the lead is shared"));
  name = pandoria_text_side (game, side);
  if (state->partnership)
    /* Translators: two partners, and by how many points they lead: “Marta and Aylin lead by 3” */
    return g_strdup_printf (C_ ("team", "%1$s lead by %2$u"), name, lead);
  /* Translators: a player, and by how many points: “Jonas leads by 3” */
  return g_strdup_printf (_ ("%1$s leads by %2$u"), name, lead);
}

char *
pandoria_text_round (const PandoriaState *state, gboolean brief)
{
  guint last = state->round + state->double_tiles / MAX (state->n_players, 1);

  if (state->last_round)
    return g_strdup_printf (_ ("Round %u, the last"), state->round);
  if (brief)
    return g_strdup_printf (_ ("Round %1$u of ≈ %2$u"), state->round, last);
  return g_strdup_printf (_ ("Round %1$u of about %2$u"), state->round, last);
}

char *
pandoria_text_tiles_left (const PandoriaState *state, gboolean brief)
{
  if (brief)
    return g_strdup_printf (ngettext ("%u tile", "%u tiles", state->double_tiles), state->double_tiles);
  return g_strdup_printf (ngettext ("%u double tile left", "%u double tiles left", state->double_tiles),
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
