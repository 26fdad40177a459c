/* Shows the preview of a turn on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view.h"

#include "pandoria-text.h"

static void
show_chips (PandoriaBoardView *board, const PandoriaPlayView *view)
{
  PandoriaBoardChip chips[PANDORIA_MAX_FORESEEN] = { 0 };
  guint n = 0;

  for (guint i = 0; i < view->n_gains; i++)
    {
      const PandoriaForeseenGain *gain = &view->gains[i];

      if (gain->at != PANDORIA_SPACE_NONE)
        chips[n++] = (PandoriaBoardChip){ gain->at, gain->player, pandoria_text_change (gain->counter, gain->amount),
                                          pandoria_text_surplus (gain->surplus, gain->points) };
    }
  pandoria_board_view_set_chips (board, chips, n);
  for (guint i = 0; i < n; i++)
    {
      g_free (chips[i].text);
      g_free (chips[i].detail);
    }
}

void
pandoria_board_play_show_preview (PandoriaBoardView *board, const PandoriaPlayView *view)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (board) && view != NULL);

  pandoria_board_view_set_preview (board, view);
  show_chips (board, view);
}
