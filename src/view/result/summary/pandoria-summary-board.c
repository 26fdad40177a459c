/* The board with the best scorings. Outlines the selected scoring on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-private.h"

#include "pandoria-board-view.h"
#include "pandoria-widgets.h"

#define SPACING 12
#define BESIDE  680 /* the minimum width at 100 % for the list next to the board */
#define LIST    320 /* then its width */

struct _PandoriaSummaryBoard
{
  GtkWidget parent_instance;

  PandoriaBoardView *board;
  PandoriaBestView *best;
};

G_DEFINE_FINAL_TYPE (PandoriaSummaryBoard, pandoria_summary_board, GTK_TYPE_WIDGET)

static void
on_region_selected (PandoriaSummaryBoard *self, const PandoriaSpaces *region)
{
  pandoria_board_view_set_outline (self->board, *region);
}

static void
pandoria_summary_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                                int *minimum_baseline, int *natural_baseline)
{
  PandoriaSummaryBoard *self = PANDORIA_SUMMARY_BOARD (widget);
  int board_minimum, board_natural, best_minimum, best_natural;

  gtk_widget_measure (GTK_WIDGET (self->board), orientation, -1, &board_minimum, &board_natural, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->best), orientation, -1, &best_minimum, &best_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (board_minimum, best_minimum);
  else
    *minimum = board_minimum + SPACING + best_minimum;
  *natural = MAX (*minimum, 2 * SPACING + board_natural);
}

static void
pandoria_summary_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaSummaryBoard *self = PANDORIA_SUMMARY_BOARD (widget);
  double scale = pandoria_text_scale (widget);
  int least, list = (int) (LIST * scale), board = width - list - SPACING;

  if (width >= BESIDE * scale)
    {
      pandoria_place_child (GTK_WIDGET (self->board), 0, 0, board, height);
      pandoria_place_child (GTK_WIDGET (self->best), board + SPACING, 0, list, height);
      return;
    }
  gtk_widget_measure (GTK_WIDGET (self->best), GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  board = MAX (MIN (height * 6 / 10, height - SPACING - least), 0);
  pandoria_place_child (GTK_WIDGET (self->board), 0, 0, width, board);
  pandoria_place_child (GTK_WIDGET (self->best), 0, board + SPACING, width, MAX (height - SPACING - board, 0));
}

static void
pandoria_summary_board_class_init (PandoriaSummaryBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaSummaryBoard, board, gtk_widget_unparent),
                           PANDORIA_OWNS (PandoriaSummaryBoard, best, gtk_widget_unparent), NULL);
  widget_class->measure = pandoria_summary_board_measure;
  widget_class->size_allocate = pandoria_summary_board_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "summaryboard");
}

static void
pandoria_summary_board_init (PandoriaSummaryBoard *self)
{
  self->board = g_object_new (PANDORIA_TYPE_BOARD_VIEW, NULL);
  self->best = g_object_new (PANDORIA_TYPE_BEST_VIEW, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->best), GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self->board), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_swapped (self->best, "region-selected", G_CALLBACK (on_region_selected), self);
}

void
pandoria_summary_board_show (PandoriaSummaryBoard *self, PandoriaGame *game)
{
  PandoriaColor colors[PANDORIA_MAX_PLAYERS] = { 0 };
  const PandoriaState *state;

  g_return_if_fail (PANDORIA_IS_SUMMARY_BOARD (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  state = pandoria_game_get_state (game);
  for (guint seat = 0; seat < state->n_players; seat++)
    colors[seat] = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);
  pandoria_board_view_set_state (self->board, state, colors);
  pandoria_best_view_show (self->best, game);
}
