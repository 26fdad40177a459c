/* PandoriaNewGame: sentences about who begins, and who plays with whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game.h"

#include <glib/gi18n-lib.h>

#include "pandoria-one-line.h"

char *
pandoria_new_game_describe_pairs (PandoriaNewGame *self)
{
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);

  if (!pandoria_new_game_is_partnership (self))
    return NULL;
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      g_autofree char *name = pandoria_new_game_get_shown_name (self, seat);

      names[seat] = pandoria_isolate (name);
    }
  /* Translators: two pairs of partners */
  return g_strdup_printf (_ ("%1$s and %2$s play against %3$s and %4$s."), names[0], names[2],
                          names[1], names[3]);
}

char *
pandoria_new_game_describe_lot (PandoriaNewGame *self)
{
  g_autofree char *name = NULL, *isolated = NULL;
  int start;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);

  start = pandoria_new_game_get_start (self);
  if (!pandoria_new_game_is_start_by_lot (self) || start < 0)
    return NULL;
  name = pandoria_new_game_get_shown_name (self, (guint) start);
  isolated = pandoria_isolate (name);
  return g_strdup_printf (_ ("Drawn by lot: %s begins"), isolated);
}

/* @players: in the order of their turns. */
static char *
describe_order (const char *const *players, guint n_players)
{
  if (n_players == 2)
    return g_strdup_printf (_ ("%s begins, then %s."), players[0], players[1]);
  if (n_players == 3)
    return g_strdup_printf (_ ("%s begins, then %s and %s."), players[0], players[1], players[2]);
  return g_strdup_printf (_ ("%s begins, then %s, %s and %s."), players[0], players[1], players[2],
                          players[3]);
}

char *
pandoria_new_game_describe_start (PandoriaNewGame *self)
{
  g_auto (GStrv) players = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  g_autofree char *sentence = NULL, *drawn = NULL, *pairs = NULL;
  guint start, n_players;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);

  n_players = pandoria_new_game_get_n_players (self);
  start = (guint) MAX (pandoria_new_game_get_start (self), 0);
  for (guint i = 0; i < n_players; i++)
    players[i] = pandoria_new_game_describe_player (self, (start + i) % n_players);
  sentence = describe_order ((const char *const *) players, n_players);
  /* Translators: before a sentence that says who begins */
  drawn = pandoria_new_game_is_start_by_lot (self)
              ? g_strdup_printf (_ ("Drawn by lot: %s"), sentence)
              : g_steal_pointer (&sentence);
  pairs = pandoria_new_game_describe_pairs (self);
  return pairs != NULL ? g_strdup_printf ("%s %s", drawn, pairs) : g_steal_pointer (&drawn);
}
