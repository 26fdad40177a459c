/* How an object follows others: their signals, and the game that a widget shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-follow.h"

void
pandoria_connect (gpointer self, const PandoriaHandler *handlers, gsize n_handlers)
{
  g_return_if_fail (G_IS_OBJECT (self));

  for (gsize i = 0; i < n_handlers; i++)
    g_signal_connect_object (handlers[i].object, handlers[i].signal, handlers[i].function, self,
                             G_CONNECT_SWAPPED);
}

void
pandoria_follow_game (gpointer self, PandoriaGame **followed, PandoriaGame *game, GCallback changed)
{
  g_return_if_fail (G_IS_OBJECT (self));
  g_return_if_fail (followed != NULL);
  g_return_if_fail (game == NULL || changed != NULL);

  if (*followed != NULL)
    g_signal_handlers_disconnect_matched (*followed, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
                                          g_signal_lookup ("changed", PANDORIA_TYPE_GAME), 0, NULL,
                                          NULL, self);
  g_set_object (followed, game);
  if (game != NULL)
    g_signal_connect_swapped (game, "changed", changed, self);
}
