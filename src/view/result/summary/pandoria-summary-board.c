/* The board with the best scorings. Outlines the selected scoring on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-board.h"

#include "pandoria-art.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-list-rows.h"
#include "pandoria-places.h"
#include "pandoria-report-format.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 22

#define SPACING     12
#define LEAST_WIDTH 680 /* the minimum width at 100 % for the list next to the board */
#define LIST        320 /* then its width */

struct _PandoriaSummaryBoard
{
  GtkWidget parent_instance;

  PandoriaBoardView *board;
  GtkWidget *best; /* the list and its heading */
  GtkWidget *none;
  GtkListBox *list;
  GPtrArray *entries; /* nullable */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaSummaryBoard, pandoria_summary_board, GTK_TYPE_WIDGET)

static const PandoriaEvent *
get_event (PandoriaSummaryBoard *self, guint index)
{
  return &((PandoriaLedgerEntry *) self->entries->pdata[index])->event;
}

static GtkWidget *
make_words (const char *title, const char *formula)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), pandoria_let_wrap (pandoria_new_label (title, 0, NULL)));
  gtk_box_append (GTK_BOX (box), pandoria_let_wrap (pandoria_new_label (
                                     formula, 0, "caption", "dim-label", "numeric", NULL)));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkWidget *
create_gain_label (const PandoriaEvent *event)
{
  g_autofree char *gain = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  GtkWidget *label = pandoria_new_label (gain, 1, "numeric", "heading", NULL);

  /* Wraps only with large text in a narrow window. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

static void
add_scoring (PandoriaSummaryBoard *self, PandoriaRecord *record, guint index)
{
  const PandoriaEvent *event = get_event (self, index);
  PandoriaColor color = pandoria_record_get_player_color (record, event->player);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *title = pandoria_report_best_title (record, event);
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", title, formula);

  gtk_box_append (GTK_BOX (box), pandoria_art_new_image (PANDORIA_ART_WORKER, color, PIECE_SIZE));
  gtk_box_append (GTK_BOX (box), make_words (title, formula));
  gtk_box_append (GTK_BOX (box), create_gain_label (event));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  pandoria_set_accessible_label (row, spoken);
  gtk_list_box_append (self->list, row);
}

static void
on_row_selected (PandoriaSummaryBoard *self, GtkListBoxRow *row)
{
  PandoriaSpaces region = pandoria_spaces_empty ();

  if (row != NULL && self->entries != NULL)
    region = get_event (self, (guint) gtk_list_box_row_get_index (row))->region;
  pandoria_board_view_set_outline (self->board, region);
}

static void
pandoria_summary_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline)
{
  PandoriaSummaryBoard *self = PANDORIA_SUMMARY_BOARD (widget);
  int board_minimum, board_natural, best_minimum, best_natural;

  gtk_widget_measure (GTK_WIDGET (self->board), orientation, -1, &board_minimum, &board_natural,
                      NULL, NULL);
  gtk_widget_measure (self->best, orientation, -1, &best_minimum, &best_natural, NULL, NULL);
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

  if (width >= LEAST_WIDTH * scale)
    {
      pandoria_place_child (GTK_WIDGET (self->board), 0, 0, board, height);
      pandoria_place_child (self->best, board + SPACING, 0, list, height);
      return;
    }
  gtk_widget_measure (self->best, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  board = MAX (MIN (height * 6 / 10, height - SPACING - least), 0);
  pandoria_place_child (GTK_WIDGET (self->board), 0, 0, width, board);
  pandoria_place_child (self->best, 0, board + SPACING, width, MAX (height - SPACING - board, 0));
}

static void
pandoria_summary_board_class_init (PandoriaSummaryBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN,
                           PANDORIA_OWNS (PandoriaSummaryBoard, entries, g_ptr_array_unref), NULL);
  pandoria_class_set_template (klass, "pandoria-summary-board",
                               PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_VIEW),
                               PANDORIA_PARTS (PandoriaSummaryBoard, board, best, none, list),
                               PANDORIA_CALLBACK (on_row_selected), NULL);
  widget_class->measure = pandoria_summary_board_measure;
  widget_class->size_allocate = pandoria_summary_board_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "summaryboard");
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
  pandoria_board_view_name_spaces (self->board, game);
  pandoria_board_view_set_state (self->board, state, colors);
  gtk_list_box_unselect_all (self->list);
  pandoria_clear_list (self->list);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = pandoria_report_find_best (game);
  for (guint i = 0; i < self->entries->len; i++)
    add_scoring (self, pandoria_game_get_record (game), i);
  gtk_widget_set_visible (self->none, self->entries->len == 0);
}
