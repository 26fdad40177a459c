/* What a review says, in sentences: without blame, and each number with how sure it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <glib/gi18n-lib.h>

static const char *
get_name (PandoriaGame *game, guint player)
{
  return pandoria_record_get_player_name (pandoria_game_get_record (game), player);
}

char *
pandoria_review_text_chance (guint per_mille)
{
  /* Translators: a chance in per cent */
  return g_strdup_printf (_ ("%u %%"), (per_mille + 5) / 10);
}

char *
pandoria_review_text_change (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  const PandoriaReviewTurn *turn;
  g_autofree char *before = NULL, *after = NULL, *error = NULL;
  guint was, is;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && review != NULL && point != NULL, NULL);

  turn = pandoria_review_get_turn (review, point->turn);
  was = turn->chances[point->player];
  is = turn->then[point->player];
  before = pandoria_review_text_chance (was);
  after = pandoria_review_text_chance (is);
  error = pandoria_review_text_chance (
      MAX (pandoria_review_chance_error (review, was), pandoria_review_chance_error (review, is)));
  if (point->change > 0)
    /* Translators: a number, a name; a name, chances in per cent: “Turn 14, Jonas: the chance of Marta to win rises from 31 % to 48 %, give or take 5 %.” */
    return g_strdup_printf (
        _ ("Turn %1$u, %2$s: the chance of %3$s to win rises from %4$s to %5$s, give or take %6$s."), turn->turn,
        get_name (game, turn->player), get_name (game, point->player), before, after, error);
  return g_strdup_printf (_ ("Turn %1$u, %2$s: the chance of %3$s to win falls from %4$s to %5$s, give or take %6$s."),
                          turn->turn, get_name (game, turn->player), get_name (game, point->player), before, after,
                          error);
}

char *
pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  g_autofree char *laid = NULL, *reasons = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  laid = pandoria_text_placement (&turn->played);
  reasons = pandoria_text_hint_reasons (game, &turn->before, &turn->played);
  /* Translators: what was laid, and what it did in sentences */
  return g_strdup_printf (_ ("%1$s. %2$s"), laid, reasons);
}

char *
pandoria_review_text_other (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  const PandoriaHintPlace *played;
  g_autofree char *other = NULL, *reasons = NULL, *behind = NULL, *error = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  played = &turn->answer.played;
  if (pandoria_review_is_close (turn))
    return g_strdup (_ ("As good as any place that was found, as far as can be told."));
  other = pandoria_text_placement (&turn->answer.places[0].placement);
  reasons = pandoria_text_hint_reasons (game, &turn->before, &turn->answer.places[0].placement);
  behind = pandoria_text_worth (played->behind);
  error = pandoria_text_worth_error (played->error);
  /* Translators: what could have been laid, numbers of points with their signs, what that does in sentences:
   * “Another way would have been: Tile at F7 E7; worker to F7 (+1.5 points, ±0.4). Opens nothing for others.” */
  return g_strdup_printf (_ ("Another way would have been: %1$s (%2$s points, %3$s). %4$s"), other, behind, error,
                          reasons);
}

char *
pandoria_review_text_luck (const PandoriaReviewTurn *turn)
{
  g_autofree char *luck = NULL;

  g_return_val_if_fail (turn != NULL, NULL);

  luck = pandoria_text_worth (turn->luck);
  /* Translators: a number of points with its sign, “+1.5” */
  return g_strdup_printf (_ ("The tile, wherever it is placed: %s points against an average one."), luck);
}

char *
pandoria_review_text_player (PandoriaGame *game, const PandoriaReview *review, guint player)
{
  PandoriaReviewPlayer sums;
  g_autofree char *behind = NULL, *error = NULL, *luck = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && review != NULL, NULL);

  pandoria_review_get_player (review, player, &sums);
  if (sums.n == 0)
    return NULL;
  behind = pandoria_text_worth (-sums.behind);
  error = pandoria_text_worth_error (sums.error);
  luck = pandoria_text_worth (sums.luck);
  /* Translators: a name; how many of how many tiles, per cent; points with their signs */
  return g_strdup_printf (
      _ ("%1$s: %2$u of %3$u tiles placed as well as the best place or nearly so, %4$u %%; %5$s points "
         "against the best in all, %6$s. The tiles: %7$s points against average ones."),
      get_name (game, player), sums.n_close, sums.n, 100 * sums.n_close / sums.n, behind, error, luck);
}
