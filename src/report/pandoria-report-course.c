/* Calculates each player's points after each turn from the ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page.h"

static gint *
get_point (const PandoriaCourse *course, guint turn, guint seat)
{
  return &course->points[turn * PANDORIA_MAX_PLAYERS + seat];
}

static void
add_ledger (PandoriaCourse *course, PandoriaGame *game)
{
  GListModel *ledger = pandoria_game_get_ledger (game);

  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      const PandoriaEvent *event = &entry->event;

      *get_point (course, MIN (event->turn, course->n_turns), event->player)
          += event->points + (event->counter == PANDORIA_COUNTER_POINTS ? event->amount : 0);
    }
}

/* Turns the gains of each turn into points after it. */
static void
sum_up (PandoriaCourse *course)
{
  for (guint turn = 0; turn <= course->n_turns; turn++)
    for (guint seat = 0; seat < course->n_players; seat++)
      {
        gint *points = get_point (course, turn, seat);

        if (turn > 0)
          *points += *get_point (course, turn - 1, seat);
        course->highest = MAX (course->highest, *points);
        course->lowest = MIN (course->lowest, *points);
      }
}

void
pandoria_course_init (PandoriaCourse *course, PandoriaGame *game)
{
  const PandoriaState *start;

  g_return_if_fail (course != NULL && PANDORIA_IS_GAME (game));

  start = pandoria_game_get_state_at (game, 0);
  *course = (PandoriaCourse){ .n_players = start->n_players, .n_turns = MAX (pandoria_game_get_state (game)->turn, 1) };
  course->points = g_new0 (gint, (course->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  for (guint seat = 0; seat < course->n_players; seat++)
    *get_point (course, 0, seat) = start->players[seat].counters[PANDORIA_COUNTER_POINTS];
  add_ledger (course, game);
  sum_up (course);
}

/* Turns without a placed tile keep the chances of the turn before. */
void
pandoria_course_init_chances (PandoriaCourse *course, const PandoriaReview *review)
{
  guint from = 0;

  g_return_if_fail (course != NULL && review != NULL && review->turns->len > 0);

  *course = (PandoriaCourse){ .n_players = review->n_players, .highest = 100 };
  course->n_turns = MAX (pandoria_review_get_turn (review, review->turns->len - 1)->turn, 1);
  course->points = g_new0 (gint, (course->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  for (guint i = 0; i < review->turns->len; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);

      for (guint seat = 0; seat < course->n_players; seat++)
        {
          for (guint k = from; k < turn->turn; k++)
            *get_point (course, k, seat) = (turn->chances[seat] + 5) / 10;
          for (guint k = turn->turn; k <= course->n_turns; k++)
            *get_point (course, k, seat) = (turn->then[seat] + 5) / 10;
        }
      from = turn->turn;
    }
}

void
pandoria_course_clear (PandoriaCourse *course)
{
  g_clear_pointer (&course->points, g_free);
}

gint
pandoria_course_get (const PandoriaCourse *course, guint turn, guint seat)
{
  g_return_val_if_fail (turn <= course->n_turns && seat < course->n_players, 0);
  return *get_point (course, turn, seat);
}
