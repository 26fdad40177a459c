/* The figures of a game as choices of a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-figure-choice.h"

#include "pandoria-text.h"

void
pandoria_figures_offer (PandoriaChoiceRow *row, PandoriaGame *game, const char *none,
                        PandoriaMayFunc may, guint player)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  pandoria_choice_row_clear (row);
  pandoria_choice_row_add (row, -1, none);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      PandoriaColor color
          = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);

      for (guint leader = 0; leader < 2 && (may == NULL || may (state, seat, player)); leader++)
        pandoria_choice_row_add (row, pandoria_choice_of_figure (seat, leader != 0),
                                 pandoria_text_figure (color, leader != 0));
    }
}

int
pandoria_choice_of_figure (guint player, gboolean leader)
{
  if (player == PANDORIA_NOBODY)
    return -1;
  return (int) player * 2 + (leader ? 1 : 0);
}

PandoriaFigure
pandoria_figure_of_choice (int value)
{
  return value < 0 ? (PandoriaFigure){ PANDORIA_NOBODY, FALSE }
                   : (PandoriaFigure){ (guint8) (value / 2), (guint8) (value % 2) };
}
