/* Thinking times of the players, from the times of the acts of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"

/** Visitor: receives the seconds before an act of @player in @turn. */
typedef void (*Visitor) (guint player, guint turn, int seconds, gpointer data);

/* Returns: the number of acts with a time. Ignores negative pauses, because clocks can be set back. */
static guint
visit (PandoriaGame *self, Visitor visitor, gpointer data)
{
  PandoriaRecord *record = pandoria_game_get_record (self);
  GListModel *history = pandoria_game_get_history (self);
  gint64 before = 0;
  guint n_times = 0;

  for (guint i = 0; i < g_list_model_get_n_items (history); i++)
    {
      gint64 now = pandoria_record_get_unix_time (record, i);

      if (now == 0)
        continue;
      if (n_times++ > 0 && now > before && now - before <= PANDORIA_LONGEST_ACT)
        {
          g_autoptr (PandoriaHistoryEntry) act = g_list_model_get_item (history, i);

          visitor (pandoria_history_entry_get_player (act), pandoria_history_entry_get_turn (act), (int) (now - before),
                   data);
        }
      before = now;
    }
  return n_times;
}

static void
add_to_player (guint player, guint turn, int seconds, gpointer data)
{
  int *sums = data;

  sums[player] += seconds;
}

typedef struct
{
  guint turn;
  int seconds;
} Turn;

static void
add_to_turn (guint player, guint turn, int seconds, gpointer data)
{
  Turn *present = data;

  if (turn == present->turn)
    present->seconds += seconds;
}

gboolean
pandoria_game_get_player_seconds (PandoriaGame *self, int seconds[PANDORIA_MAX_PLAYERS])
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    seconds[seat] = 0;
  return visit (self, add_to_player, seconds) >= 2;
}

int
pandoria_game_get_turn_seconds (PandoriaGame *self)
{
  Turn present = { 0 };

  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);

  present.turn = pandoria_game_get_state (self)->turn;
  visit (self, add_to_turn, &present);
  return present.seconds;
}
