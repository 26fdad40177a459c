/* How long something took, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

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
  GString *text;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  if (!pandoria_game_get_player_seconds (game, seconds))
    return NULL;
  text = g_string_new (NULL);
  for (guint seat = 0; seat < pandoria_game_get_state (game)->n_players; seat++)
    {
      g_autofree char *duration = pandoria_text_duration (seconds[seat]);

      g_string_append_printf (text, "%s%s %s", seat > 0 ? " · " : "",
                              pandoria_record_get_player_name (pandoria_game_get_record (game), seat), duration);
    }
  return g_string_free (text, FALSE);
}
