/* Writes the turning points of a review as sentences: causes, chances, better ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

#define STEP 5 /* per cent */

/* --- chances -------------------------------------------------------------------------------- */

char *
pandoria_review_text_chance (guint per_mille)
{
  if (per_mille > 0 && per_mille < 1000)
    per_mille
        = CLAMP ((per_mille + 5 * STEP) / (10 * STEP) * 10 * STEP, 10 * STEP, 1000 - 10 * STEP);
  /* Translators: a chance in per cent, with a no-break space */
  return g_strdup_printf (_ ("%u %%"), per_mille / 10);
}

static char *
describe_change (PandoriaGame *game, const PandoriaReviewPoint *point)
{
  g_autofree char *name = pandoria_text_side (game, point->side);
  g_autofree char *before = pandoria_review_text_chance (point->before);
  g_autofree char *after = pandoria_review_text_chance (point->after);

  if (point->change < 0)
    /* Translators: a player or two partners, chances */
    return g_strdup_printf (_ ("%1$s’s chance of winning fell from %2$s to %3$s."), name, before,
                            after);
  /* Translators: a player or two partners, chances */
  return g_strdup_printf (_ ("%1$s’s chance of winning rose from %2$s to %3$s."), name, before,
                          after);
}

/* --- what explains it ----------------------------------------------------------------------- */

/* “Pieter was 9 points ahead of Aylin, with 2 turns left.” */
static char *
describe_standing (PandoriaGame *game, const PandoriaReviewCause *cause)
{
  g_autofree char *first = pandoria_text_side (game, cause->player);
  g_autofree char *second = pandoria_text_side (game, cause->other);
  g_autofree char *points = pandoria_text_amount (cause->counter, cause->amount);

  /* Translators: points, a player or two partners, and those behind: “That left Aylin 9 points
   * behind Pieter, with 2 turns to go.” */
  return g_strdup_printf (ngettext ("That left %3$s %2$s behind %1$s, with %4$u turn to go.",
                                    "That left %3$s %2$s behind %1$s, with %4$u turns to go.",
                                    cause->number),
                          first, points, second, cause->number);
}

static char *
describe_next (PandoriaGame *game, const PandoriaReviewCause *cause, const char *region,
               const char *amount)
{
  /* Translators: a player, a number of spaces, a region, what it would bring: “Pieter was next, and
   * 1 space was missing at City C8 D7, worth 24 points.” */
  return g_strdup_printf (
      ngettext ("%1$s was next, and %2$u space was missing at %3$s, worth %4$s.",
                "%1$s was next, and %2$u spaces were missing at %3$s, worth %4$s.", cause->number),
      pandoria_game_get_player_name (game, cause->player), cause->number, region, amount);
}

static char *
describe_open (PandoriaGame *game, const PandoriaReviewCause *cause, const char *region,
               const char *amount)
{
  /* Translators: a region, what it brings when it closes, a player, a number of spaces: “City C8 D7
   * would now bring 24 points to Pieter, with 1 space left to cover.” */
  return g_strdup_printf (
      ngettext ("%1$s would now bring %2$s to %3$s, with %4$u space left to cover.",
                "%1$s would now bring %2$s to %3$s, with %4$u spaces left to cover.",
                cause->number),
      region, amount, pandoria_game_get_player_name (game, cause->player), cause->number);
}

static char *
describe_cause (PandoriaGame *game, const PandoriaReviewCause *cause)
{
  const PandoriaRegion region = { cause->region, cause->terrain };
  g_autofree char *amount = pandoria_text_amount (cause->counter, cause->amount);
  g_autofree char *name = NULL;

  if (cause->kind == PANDORIA_REVIEW_STANDING)
    return describe_standing (game, cause);
  name = pandoria_text_region_name (&region);
  if (cause->kind == PANDORIA_REVIEW_NEXT)
    return describe_next (game, cause, name, amount);
  if (cause->kind == PANDORIA_REVIEW_LOST)
    /* Translators: a region, what it would have brought, a player: “City C8 D7, 24 points for
     * Pieter, can no longer be closed.” */
    return g_strdup_printf (_ ("%1$s, %2$s for %3$s, can no longer be closed."), name, amount,
                            pandoria_game_get_player_name (game, cause->player));
  return describe_open (game, cause, name, amount);
}

static char *
describe_causes (PandoriaGame *game, const PandoriaReviewPoint *point)
{
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();

  for (guint i = 0; i < point->n_causes; i++)
    pandoria_phrases_add (sentences, describe_cause (game, &point->causes[i]));
  return pandoria_phrases_join (sentences, " ");
}

/* --- a better way --------------------------------------------------------------------------- */

/* Lists who gains from @reason: “18 points for Pieter and 2 points for Marta”. */
static char *
list_gains (PandoriaGame *game, const PandoriaHintReason *reason)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();

  for (guint p = 0; p < pandoria_game_get_state (game)->n_players; p++)
    if (reason->gains[p] > 0)
      pandoria_review_text_add_gain (list, game, p, reason->counter, reason->gains[p]);
  return pandoria_review_text_join (list);
}

static char *
describe_growth (const PandoriaHintReason *reason, guint player, const char *region)
{
  g_autofree char *amount = pandoria_text_amount (reason->counter, reason->gains[player]);

  /* Translators: follows “That would have”; a region, an amount, a number of spaces: “made City B7
   * worth 3 points (2 spaces left to cover)” */
  return g_strdup_printf (ngettext ("made %1$s worth %2$s (%3$u space left to cover)",
                                    "made %1$s worth %2$s (%3$u spaces left to cover)",
                                    reason->missing),
                          region, amount, reason->missing);
}

/* Returns: (transfer full): what a better place does, as it follows “That would have”. */
static char *
describe_reason (PandoriaGame *game, const PandoriaHintReason *reason, guint player)
{
  const PandoriaRegion place = { reason->region, reason->terrain };
  g_autofree char *region = pandoria_text_region_name (&place);
  g_autofree char *gains = list_gains (game, reason);

  switch ((PandoriaHintKind) reason->kind)
    {
    case PANDORIA_HINT_CLOSES:
      /* Translators: follows “That would have”; a region, who gains what */
      return g_strdup_printf (C_ ("would have", "closed %1$s (%2$s)"), region, gains);
    case PANDORIA_HINT_RETURNS:
      /* Translators: follows “That would have” */
      return g_strdup_printf (ngettext ("brought %u figure back to the reserve",
                                        "brought %u figures back to the reserve", reason->figures),
                              reason->figures);
    case PANDORIA_HINT_GROWS: return describe_growth (reason, player, region);
    case PANDORIA_HINT_DENIES:
      /* Translators: follows “That would have”; a region, what it was worth before */
      return g_strdup_printf (C_ ("would have", "kept %1$s open for good (before: %2$s)"), region,
                              gains);
    case PANDORIA_HINT_KEEPS:
      /* Translators: follows “That would have” */
      return g_strdup (C_ ("would have", "kept the figures for better spaces"));
    case PANDORIA_HINT_OPENS:
    case PANDORIA_HINT_OPENS_NOTHING:
    case PANDORIA_HINT_CLEAR_OF_EXIT:
    case PANDORIA_HINT_SCORES:
    default: g_return_val_if_reached (NULL); /* they have no weight */
    }
}

char *
pandoria_review_text_better (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  PandoriaHintReason reasons[PANDORIA_REVIEW_REASONS];
  g_autoptr (GPtrArray) phrases = pandoria_phrases_new ();
  g_autofree char *other = NULL, *points = NULL, *why = NULL;
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  n = pandoria_review_list_reasons (turn, reasons);
  if (n == 0)
    return NULL;
  for (guint i = 0; i < n; i++)
    pandoria_phrases_add (phrases, describe_reason (game, &reasons[i], turn->player));
  why = pandoria_review_text_join (phrases);
  other = pandoria_text_placement (&turn->answer.places[0].placement);
  points = pandoria_text_worth (turn->answer.played.behind);
  /* Translators: what could have been placed, a number of points with its sign, and what that would
   * have done: “closed City D7 (18 points for Pieter)” */
  return g_strdup_printf (_ ("A better way: %1$s (about %2$s points). That would have %3$s."),
                          other, points, why);
}

/* Returns: (transfer full): the heading of @point. */
static char *
name_point (const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  const guint number = pandoria_review_get_turn (review, point->turn)->turn;

  if (pandoria_review_find_decision (review) == (int) point->turn)
    /* Translators: a number */
    return g_strdup_printf (_ ("Turn %u decided the game"), number);
  return g_strdup_printf (_ ("Turn %u"), number);
}

char *
pandoria_review_text_point_briefly (PandoriaGame *game, const PandoriaReview *review,
                                    const PandoriaReviewPoint *point)
{
  g_autofree char *heading = NULL, *change = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && review != NULL && point != NULL, NULL);

  heading = name_point (review, point);
  change = describe_change (game, point);
  return g_strdup_printf ("%s. %s", heading, change);
}

GStrv
pandoria_review_text_point (PandoriaGame *game, const PandoriaReview *review,
                            const PandoriaReviewPoint *point)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  const PandoriaReviewTurn *turn;
  g_autofree char *heading = NULL, *played = NULL, *change = NULL, *causes = NULL, *better = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && review != NULL && point != NULL, NULL);

  turn = pandoria_review_get_turn (review, point->turn);
  heading = name_point (review, point);
  played = pandoria_review_text_played (game, turn);
  causes = describe_causes (game, point);
  change = describe_change (game, point);
  better = pandoria_review_text_better (game, turn);
  g_strv_builder_add_many (sentences, heading, played, NULL);
  for (guint i = 0; i < 3; i++)
    {
      const char *sentence = (const char *[]){ causes, change, better }[i];

      if (sentence != NULL)
        g_strv_builder_add (sentences, sentence);
    }
  return g_strv_builder_end (sentences);
}

/* --- the parts of a lead -------------------------------------------------------------------- */

const char *
pandoria_review_text_part (PandoriaReviewPart part)
{
  static const char *const names[] = {
    [PANDORIA_REVIEW_TILES] = N_ ("Luck with the tiles"),
    [PANDORIA_REVIEW_CARDS] = N_ ("Cards, buildings and monuments"),
    [PANDORIA_REVIEW_PLACES] = N_ ("Places on the board"),
  };

  g_return_val_if_fail ((guint) part < PANDORIA_REVIEW_N_PARTS, "");
  return _ (names[part]);
}
