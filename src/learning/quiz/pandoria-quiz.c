/* A quiz from a finished game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quiz.h"

#include <glib/gi18n-lib.h>

#include "pandoria-foresight.h"
#include "pandoria-text.h"

/* More than any region brings. */
#define WORTH_OF_PLAYER 1000

typedef struct
{
  PandoriaQuizQuestion question;
  int worth;
} Candidate;

/* --- which are worth asking ----------------------------------------------------------------------------------------- */

static gboolean
is_tile (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_SINGLE;
}

/* What it brings several players is more to think of than what it brings one. */
static int
find_worth (const PandoriaForesight *foresight)
{
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  guint n = pandoria_foresight_get_gains (foresight, gains);
  gboolean gained[PANDORIA_MAX_PLAYERS] = { FALSE };
  int worth = 0;

  for (guint i = 0; i < n; i++)
    {
      worth += gains[i].amount;
      if (gains[i].amount > 0 && !gained[gains[i].player])
        worth += WORTH_OF_PLAYER;
      gained[gains[i].player] = gained[gains[i].player] || gains[i].amount > 0;
    }
  return worth;
}

static void
add_candidate (GArray *candidates, PandoriaGame *game, guint act, PandoriaForesight *foresight)
{
  const PandoriaState *before = pandoria_game_get_state_at (game, act);
  const PandoriaAction *action = pandoria_record_get_action (pandoria_game_get_record (game), act);
  Candidate candidate = { { act, *action }, 0 };

  if (!is_tile (action) || !pandoria_foresight_make (before, action, foresight, NULL))
    return;
  candidate.worth = find_worth (foresight);
  if (candidate.worth > 0 || foresight->done.n_pending > before->n_pending)
    g_array_append_val (candidates, candidate);
}

static GArray *
list_candidates (PandoriaGame *game)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint act = 0; act < pandoria_game_get_position (game); act++)
    add_candidate (candidates, game, act, foresight);
  return candidates;
}

/* Returns: of those from @from up to, not with, @to, the one that is worth most; of equal ones the first. */
static const Candidate *
find_best (GArray *candidates, guint from, guint to)
{
  const Candidate *best = &g_array_index (candidates, Candidate, from);

  for (guint i = from + 1; i < to; i++)
    if (g_array_index (candidates, Candidate, i).worth > best->worth)
      best = &g_array_index (candidates, Candidate, i);
  return best;
}

GArray *
pandoria_quiz_list (PandoriaGame *game)
{
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (PandoriaQuizQuestion));
  g_autoptr (GArray) candidates = NULL;
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), questions);

  if (!pandoria_game_get_state (game)->finished)
    return questions;
  candidates = list_candidates (game);
  n = MIN (candidates->len, PANDORIA_QUIZ_MOST);
  for (guint i = 0; i < n; i++)
    g_array_append_val (questions,
                        find_best (candidates, i * candidates->len / n, (i + 1) * candidates->len / n)->question);
  return questions;
}

/* --- in words --------------------------------------------------------------------------------------------------------- */

static char *
describe_hex (const PandoriaHex *hex)
{
  g_autofree char *what = pandoria_text_hex (hex->terrain, hex->symbols);

  /* Translators: a space, and what a tile shows there: “F7 (Forest, 2 wood)” */
  return g_strdup_printf (C_ ("half of a tile", "%1$s (%2$s)"), pandoria_space_name (hex->at), what);
}

static char *
describe_tile (const PandoriaAction *action)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  const guint n_hexes = action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1;

  for (guint i = 0; i < n_hexes; i++)
    {
      g_autofree char *hex = describe_hex (&action->hexes[i]);

      g_strv_builder_add (builder, hex);
    }
  if (action->artifacts > 0)
    {
      g_autofree char *artifacts = pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, action->artifacts);

      g_strv_builder_add (builder, artifacts);
    }
  parts = g_strv_builder_end (builder);
  /* Translators: between the halves of a tile, “F7 (Forest, 2 wood), E7 (City, 1 point)” */
  return g_strjoinv (C_ ("halves of a tile", ", "), parts);
}

char *
pandoria_quiz_ask (PandoriaGame *game, const PandoriaQuizQuestion *question)
{
  g_autofree char *tile = NULL;
  const char *name;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && question != NULL, NULL);

  tile = describe_tile (&question->action);
  name = pandoria_record_get_player_name (pandoria_game_get_record (game),
                                          pandoria_game_get_state_at (game, question->act)->active);
  /* Translators: a player, and the tile: “… if Marta places this tile: F7 (Forest, 2 wood), E7 (City, 1 point)?” */
  return g_strdup_printf (_ ("Who gains what if %1$s places this tile: %2$s?"), name, tile);
}

char *
pandoria_quiz_answer (PandoriaGame *game, const PandoriaQuizQuestion *question)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  const PandoriaState *before;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && question != NULL, NULL);

  before = pandoria_game_get_state_at (game, question->act);
  if (!pandoria_foresight_make (before, &question->action, foresight, NULL))
    g_return_val_if_reached (NULL);
  return pandoria_foresight_describe_from (game, before, &question->action, foresight);
}
