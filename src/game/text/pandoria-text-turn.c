/* Describes the turn so far or an earlier turn, line by line: its acts and the gains; at the end, the ranking.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A turn has more acts only after many corrections. Then lists the last ones. */
#define MOST_ACTS 40

/* The list does not include scoring and the end of the turn. */
static gboolean
is_told (const PandoriaAction *action)
{
  return action->kind != PANDORIA_ACT_SCORE && action->kind != PANDORIA_ACT_END_TURN;
}

/* Adds the gains by the acts @first … @end − 1. */
static void
add_gains (GPtrArray *lines, PandoriaGame *game, guint first, guint end)
{
  pandoria_phrases_add (lines, pandoria_text_gains_between (game, pandoria_game_get_n_events (game, first),
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
  if (!pandoria_turn_span_find (game, n, n - 1, &span) || span.turn != pandoria_game_get_state (game)->turn)
    return NULL;
  first = n - MIN (n - span.first, MOST_ACTS);
  if (n - first == MOST_ACTS)
    pandoria_phrases_add (lines, g_strdup ("…"));
  add_gains (lines, game, span.first, first);
  for (guint i = first; i < n; i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (pandoria_game_get_record (game), i);

      if (is_told (action))
        pandoria_phrases_add (lines, pandoria_text_action (action));
      add_gains (lines, game, i, i + 1);
    }
  return pandoria_phrases_join (lines, "\n");
}

static char *
describe_step (const PandoriaGameStep *step)
{
  if (step == NULL)
    return NULL;
  if (step->kind == PANDORIA_GAME_STEP_ACT)
    return pandoria_text_action (&step->action);
  if (step->kind == PANDORIA_GAME_STEP_SETUP)
    /* Translators: what can be undone: that names, realms, start tiles … were changed in a running game */
    return g_strdup (_ ("Change of the setup"));
  if (step->kind == PANDORIA_GAME_STEP_BOARD)
    /* Translators: what can be undone: that only the board was changed in a running game */
    return g_strdup (_ ("Correction of the board"));
  /* Translators: what can be undone; %u is the number of a turn */
  return g_strdup_printf (_ ("Correction of turn %u"), step->turn);
}

char *
pandoria_text_undo (PandoriaGame *game)
{
  return describe_step (pandoria_game_get_undo (game));
}

char *
pandoria_text_corrected (PandoriaGame *game)
{
  const PandoriaGameStep *step = pandoria_game_get_undo (game);

  if (step == NULL || step->kind == PANDORIA_GAME_STEP_ACT || step->kind == PANDORIA_GAME_STEP_SETUP
      || step->kind == PANDORIA_GAME_STEP_BOARD)
    return describe_step (step);
  /* Translators: what has just been done; %u is the number of a turn */
  return g_strdup_printf (_ ("Turn %u corrected"), step->turn);
}

char *
pandoria_text_redo (PandoriaGame *game)
{
  return describe_step (pandoria_game_get_redo (game));
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
          g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result.points[i]);

          /* Translators: a place in the ranking, who has it, the points: “1. Marta: 54 points” */
          pandoria_phrases_add (lines, g_strdup_printf (_ ("%u. %s: %s"), place, names, points));
        }
  return pandoria_phrases_join (lines, "\n");
}

/* --- a whole turn ----------------------------------------------------------------------------------------------- */

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
  const PandoriaAction *action = pandoria_record_get_action (pandoria_game_get_record (game), index);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *act = pandoria_text_action (action);
  g_autofree char *brought = NULL;
  guint first = pandoria_game_get_n_events (game, index), n = pandoria_game_get_n_events (game, index + 1) - first;
  const PandoriaEvent *events = pandoria_game_get_events (game, first);

  add_closed (parts, game, index);
  pandoria_phrases_add (parts, pandoria_text_gains (game, events, n, PANDORIA_TEXT_PAYMENTS));
  pandoria_phrases_add (parts, pandoria_text_gains (game, events, n, PANDORIA_TEXT_GAINS));
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
  /* Translators: a player and the number of a turn that is over: “Marta, turn 12:”. What was done follows. */
  pandoria_phrases_add (lines, g_strdup_printf (_ ("%1$s, turn %2$u:"), name, span->turn));
  first = span->end - MIN (span->end - span->first, MOST_ACTS);
  if (first > span->first)
    pandoria_phrases_add (lines, g_strdup ("…"));
  for (guint i = first; i < span->end; i++)
    pandoria_phrases_add (lines, describe_act (game, i));
  return pandoria_phrases_join (lines, "\n");
}

/* --- spoken ----------------------------------------------------------------------------------------------------- */

/* Translators: what a player is to do, in the title of the window; %s is the player. “Pieter, place a tile” */
static const char *const callings[] = {
  [PANDORIA_STEP_PLACE] = N_ ("%s, place a tile"), [PANDORIA_STEP_FIGURE] = N_ ("%s, place a figure"),
  [PANDORIA_STEP_CARD] = N_ ("%s, play a card"),   [PANDORIA_STEP_SCORE] = N_ ("%s, score"),
  [PANDORIA_STEP_BUY] = N_ ("%s, buy cards"),      [PANDORIA_STEP_END] = N_ ("%s, end your turn"),
  [PANDORIA_STEP_OVER] = N_ ("The game is over"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (callings) == PANDORIA_N_STEPS);

char *
pandoria_text_calling (PandoriaGame *game)
{
  PandoriaRecord *record;
  const PandoriaState *state;
  const char *title;
  g_autofree char *calling = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  record = pandoria_game_get_record (game);
  state = pandoria_game_get_state (game);
  title = pandoria_record_get_title (record);
  parts = g_strsplit (_ (callings[state->finished ? PANDORIA_STEP_OVER : state->step]), "%s", 2);
  calling = g_strjoinv (pandoria_record_get_player_name (record, state->active), parts);
  if (title == NULL || *title == '\0')
    title = _ ("Pandoria");
  /* Translators: who is to do what, then the title of the game */
  return g_strdup_printf (C_ ("title of the window", "%1$s — %2$s"), calling, title);
}

char *
pandoria_text_hex (PandoriaTerrain terrain, guint symbols)
{
  g_autofree char *amount = pandoria_text_amount (pandoria_terrain_counter (terrain), (int) symbols);

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
