/* Replays a game with other values in its setup, and the same players in the same seats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend-setup.h"

PandoriaRecord *
pandoria_record_new_with_values (PandoriaRecord *record, const PandoriaSetup *setup, GError **error)
{
  const char *names[PANDORIA_MAX_PLAYERS] = { NULL };
  PandoriaColor colors[PANDORIA_MAX_PLAYERS] = { 0 };

  g_return_val_if_fail (record != NULL && setup != NULL, NULL);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      names[seat] = pandoria_record_get_written_name (record, seat);
      colors[seat] = pandoria_record_get_player_color (record, seat);
    }
  return pandoria_record_new (setup, pandoria_record_get_board_json (record), names, colors,
                              pandoria_record_get_written_title (record),
                              pandoria_record_get_created (record), error);
}

gboolean
pandoria_amend_set_values (PandoriaAmend *amend, const PandoriaSetup *setup, GError **error)
{
  static const guint8 same_seats[PANDORIA_MAX_PLAYERS] = { 0, 1, 2, 3 };
  g_autoptr (PandoriaRecord) head = NULL;

  g_return_val_if_fail (PANDORIA_IS_AMEND (amend) && setup != NULL, FALSE);

  head = pandoria_record_new_with_values (pandoria_amend_get_head (amend), setup, error);
  return head != NULL && pandoria_amend_set_setup (amend, head, same_seats, error);
}
