/* PandoriaReviewWindow: the review of a game, each of its turns on a board, and the progress of the
 * review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review-window.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-view.h"
#include "pandoria-chart-view.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-outcome-view.h"
#include "pandoria-text-spoken.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define NARROW 720 /* pixels of width at 100 %, below which the text is below the board */

struct _PandoriaReviewWindow
{
  AdwWindow parent_instance;

  GtkStack *stack;
  GtkProgressBar *progress;
  PandoriaChartView *early, *chances, *points;
  GtkWidget *no_points, *next_marked;
  GtkGrid *parts;
  GtkListBox *turning;
  PandoriaBoardView *board;
  PandoriaOutcomeView *outcome;
  GtkLabel *early_text, *gains, *shown;

  GtkBox *body;             /* the board, next to the text */
  GtkScrolledWindow *inner; /* around the text */

  PandoriaGame *game; /* its position at the start */
  PandoriaJob *job;
  PandoriaReviewPoint marked[PANDORIA_REVIEW_POINTS]; /* a row of @turning shows each */
  guint n_marked;
  guint turn;       /* the position that the board shows */
  char *heard;      /* the sentences about it, of which a screen reader has read … */
  guint heard_page; /* … so many pages; see pandoria_text_spoken_page() */
  gboolean narrow;  /* the text is below the board */
  guint lay_out_id;
};

G_DEFINE_FINAL_TYPE (PandoriaReviewWindow, pandoria_review_window, ADW_TYPE_WINDOW)

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  gtk_box_append (GTK_BOX (box), pandoria_let_wrap (pandoria_new_label (text, 0, css_class, NULL)));
}

static void
add_point (PandoriaReviewWindow *self, const PandoriaReview *review,
           const PandoriaReviewPoint *point)
{
  g_auto (GStrv) sentences = pandoria_review_text_point (self->game, review, point);
  g_autofree char *brief = pandoria_review_text_point_briefly (self->game, review, point);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  for (guint i = 0; sentences[i] != NULL; i++)
    add_label (box, sentences[i], i == 0 ? "heading" : "body");
  gtk_widget_add_css_class (box, "hint-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  pandoria_set_accessible_label (row, brief);
  gtk_list_box_append (self->turning, row);
}

static void
enable (PandoriaReviewWindow *self, const char *action, gboolean can)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, can);
}

/* Returns: the next turning point after the shown turn, or before it with @step -1; -1 if there is
 * none. */
static int
find_marked (PandoriaReviewWindow *self, int step)
{
  int found = -1;

  for (guint i = 0; i < self->n_marked; i++)
    {
      const guint turn = self->marked[i].turn;

      if (step < 0 && turn < self->turn)
        found = (int) turn;
      if (step > 0 && turn > self->turn && found < 0)
        found = (int) turn;
    }
  return found;
}

static void
show_position (PandoriaReviewWindow *self, const PandoriaState *state)
{
  PandoriaColor colors[PANDORIA_MAX_PLAYERS] = { 0 };

  for (guint seat = 0; seat < state->n_players; seat++)
    colors[seat] = pandoria_record_get_player_color (pandoria_game_get_record (self->game), seat);
  pandoria_board_view_name_spaces (self->board, self->game);
  pandoria_board_view_set_state (self->board, state, colors);
}

/* Shows the position before the tile, with the tile and its figure as a preview. */
static void
show_turn (PandoriaReviewWindow *self, guint index)
{
  const PandoriaReview *review = pandoria_job_get_result (self->job);
  const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, index);
  g_autofree char *played = pandoria_review_text_played (self->game, turn);
  /* Translators: a number, what was done in sentences */
  g_autofree char *text = g_strdup_printf (_ ("Turn %1$u. %2$s"), turn->turn, played);
  PandoriaSpaces spaces = pandoria_spaces_empty ();
  PandoriaPlayView preview
      = { .n_shown = turn->played.n_hexes,
          .figure_at = turn->played.figure,
          .figure = { .player = turn->player, .leader = turn->played.leader } };

  for (guint i = 0; i < turn->played.n_hexes; i++)
    {
      preview.shown[i] = turn->played.hexes[i];
      pandoria_spaces_add (&spaces, turn->played.hexes[i].at);
    }
  self->turn = index;
  show_position (self, &turn->before);
  pandoria_board_view_set_preview (self->board, &preview);
  pandoria_board_view_set_outline (self->board, spaces);
  gtk_label_set_label (self->shown, text);
  enable (self, "review.previous", index > 0);
  enable (self, "review.next", index + 1 < review->turns->len);
  enable (self, "review.previous-marked", find_marked (self, -1) >= 0);
  enable (self, "review.next-marked", find_marked (self, 1) >= 0);
}

/* A text that is too long to be heard at once continues with another key. */
static void
read_on (PandoriaReviewWindow *self)
{
  g_autofree char *page = NULL;

  if (self->heard == NULL)
    return;
  page = pandoria_text_spoken_page (self->heard, self->heard_page);
  if (page == NULL)
    {
      self->heard_page = 0;
      page = pandoria_text_spoken_page (self->heard, 0);
    }
  self->heard_page++;
  pandoria_announce (GTK_WIDGET (self), page);
}

/* @text: (transfer full) */
static void
read_from_start (PandoriaReviewWindow *self, char *text)
{
  g_free (self->heard);
  self->heard = text;
  self->heard_page = 0;
  read_on (self);
}

static void
go_to_turn (PandoriaReviewWindow *self, guint index)
{
  show_turn (self, index);
  read_from_start (self, g_strdup (gtk_label_get_label (self->shown)));
}

static void
show_points (PandoriaReviewWindow *self, const PandoriaReview *review)
{
  const guint n
      = pandoria_review_list_points (pandoria_game_get_record (self->game), review, self->marked);

  self->n_marked = n;
  for (guint i = 0; i < n; i++)
    {
      add_point (self, review, &self->marked[i]);
      pandoria_chart_view_mark (self->chances,
                                pandoria_review_get_turn (review, self->marked[i].turn)->turn);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->turning), n > 0);
  gtk_widget_set_visible (self->no_points, n == 0);
  show_turn (self, n > 0 ? self->marked[0].turn : 0);
}

/* Adds a part to the table: its name, and below it a number for each side. */
static void
add_part (PandoriaReviewWindow *self, int row, const char *name,
          const gint numbers[PANDORIA_MAX_PLAYERS], guint n)
{
  gtk_grid_attach (self->parts, pandoria_let_wrap (pandoria_new_label (name, 0, "caption", NULL)),
                   0, row, (int) n, 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = pandoria_text_signed (numbers[i]);

      gtk_grid_attach (self->parts, pandoria_new_label (text, 0, "numeric", NULL), (int) i, row + 1,
                       1, 1);
    }
}

static void
show_parts (PandoriaReviewWindow *self, const PandoriaReview *review)
{
  PandoriaReviewTable table;
  int row = 1;

  pandoria_review_list_parts (pandoria_game_get_record (self->game), review, &table);
  for (guint i = 0; i < table.n_sides; i++)
    {
      g_autofree char *name = pandoria_text_side (self->game, i);
      GtkWidget *label = pandoria_new_label (name, 0, "heading", NULL);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (label, name);
      gtk_grid_attach (self->parts, label, (int) i, 0, 1, 1);
    }
  for (guint part = 0; part < PANDORIA_REVIEW_N_PARTS; part++)
    if (pandoria_review_has_part (&table, part))
      {
        add_part (self, row, pandoria_review_text_part (part), table.points[part], table.n_sides);
        row += 2;
      }
  add_part (self, row, _ ("Against the average of the others"), table.sums, table.n_sides);
}

static void
show_review (PandoriaReviewWindow *self)
{
  const PandoriaReview *review = pandoria_job_get_result (self->job);

  pandoria_chart_view_show (self->chances, self->game, review, NULL);
  pandoria_chart_view_show (self->points, self->game, NULL, NULL);
  show_points (self, review);
  show_parts (self, review);
  /* GTK would move the focus in the next frame, and Orca would then not read that the review is
   * ready. */
  pandoria_take_focus_from (gtk_stack_get_visible_child (self->stack));
  gtk_stack_set_visible_child_name (self->stack, "review");
}

static void
on_changed (PandoriaReviewWindow *self)
{
  const PandoriaReviewTurns *turns = pandoria_job_get_progress (self->job);
  g_autofree char *text = NULL;

  if (pandoria_job_is_done (self->job))
    {
      show_review (self);
      pandoria_announce (GTK_WIDGET (self), _ ("The review is ready."));
      return;
    }
  /* Translators: so many of all turns */
  text = g_strdup_printf (_ ("%1$u of %2$u turns"), turns->done, turns->all);
  gtk_progress_bar_set_fraction (self->progress, (double) turns->done / turns->all);
  gtk_progress_bar_set_text (self->progress, text);
}

static void
on_point_activated (PandoriaReviewWindow *self, GtkListBoxRow *row)
{
  const PandoriaReviewPoint *point = &self->marked[gtk_list_box_row_get_index (row)];
  g_auto (GStrv) sentences
      = pandoria_review_text_point (self->game, pandoria_job_get_result (self->job), point);

  show_turn (self, point->turn);
  read_from_start (self, g_strjoinv ("\n", sentences));
}

/* Moves the focus to the board's buttons. In a narrow window, this scrolls to the board. */
static void
on_curve_pressed (PandoriaReviewWindow *self, guint number)
{
  const PandoriaReview *review = pandoria_job_get_result (self->job);
  guint index = 0;

  while (index + 1 < review->turns->len && pandoria_review_get_turn (review, index)->turn < number)
    index++;
  go_to_turn (self, index);
  gtk_widget_child_focus (gtk_widget_get_parent (self->next_marked), GTK_DIR_TAB_FORWARD);
}

static void
step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaReviewWindow *self = PANDORIA_REVIEW_WINDOW (widget);
  int by = g_str_has_prefix (name, "review.next") ? 1 : -1;

  /* The keys already work while the review is made. */
  if (pandoria_job_get_result (self->job) != NULL)
    go_to_turn (self, (guint) (g_str_has_suffix (name, "-marked") ? find_marked (self, by)
                                                                  : (int) self->turn + by));
}

static void
on_read_on (GtkWidget *widget, const char *name, GVariant *parameter)
{
  read_on (PANDORIA_REVIEW_WINDOW (widget));
}

/* --- narrow windows ------------------------------------------------------------------------- */

/* In a wide window the board stays, and the text next to it scrolls. In a narrow one everything
 * scrolls together. */
static void
lay_out (PandoriaReviewWindow *self)
{
  self->lay_out_id = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), self->narrow
                                                                   ? GTK_ORIENTATION_VERTICAL
                                                                   : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->body, !self->narrow);
  gtk_scrolled_window_set_policy (self->inner, GTK_POLICY_NEVER,
                                  self->narrow ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

/* The layout must not change while it is computed. */
static void
pandoria_review_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaReviewWindow *self = PANDORIA_REVIEW_WINDOW (widget);
  const gboolean narrow = width < NARROW * pandoria_text_scale (widget);

  GTK_WIDGET_CLASS (pandoria_review_window_parent_class)
      ->size_allocate (widget, width, height, baseline);
  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  if (self->lay_out_id == 0)
    self->lay_out_id = g_idle_add_once ((GSourceOnceFunc) lay_out, self);
}

static void
forget_layout (PandoriaReviewWindow *self)
{
  g_clear_handle_id (&self->lay_out_id, g_source_remove);
}

static void
cancel_job (PandoriaReviewWindow *self)
{
  if (self->job != NULL)
    pandoria_job_cancel (self->job);
}

static void
pandoria_review_window_class_init (PandoriaReviewWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_LEAVES (cancel_job), PANDORIA_LEAVES (forget_layout),
                           PANDORIA_FOLLOWS (PandoriaReviewWindow, job),
                           PANDORIA_OWNS (PandoriaReviewWindow, game, g_object_unref),
                           PANDORIA_OWNS (PandoriaReviewWindow, heard, g_free), NULL);
  pandoria_class_set_template (klass, "pandoria-review-window",
                               PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_VIEW, PANDORIA_TYPE_CHART_VIEW,
                                               PANDORIA_TYPE_OUTCOME_VIEW),
                               PANDORIA_PARTS (PandoriaReviewWindow, stack, progress, early,
                                               outcome, early_text, gains, chances, points, turning,
                                               no_points, body, inner, board, shown, parts,
                                               next_marked),
                               PANDORIA_CALLBACK (on_point_activated, on_curve_pressed), NULL);
  widget_class->size_allocate = pandoria_review_window_size_allocate;
  gtk_widget_class_install_action (widget_class, "review.previous", NULL, step);
  gtk_widget_class_install_action (widget_class, "review.next", NULL, step);
  gtk_widget_class_install_action (widget_class, "review.previous-marked", NULL, step);
  gtk_widget_class_install_action (widget_class, "review.next-marked", NULL, step);
  gtk_widget_class_install_action (widget_class, "review.read-on", NULL, on_read_on);
}

static void
pandoria_review_window_init (PandoriaReviewWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->narrow = TRUE; /* until it has its size */
  lay_out (self);
  pandoria_board_view_set_in_page (self->board, TRUE);
}

GtkWidget *
pandoria_review_window_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaReviewWindow *self;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GArray) turns = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (pandoria_review_window_has_use (game), NULL);

  self = g_object_new (PANDORIA_TYPE_REVIEW_WINDOW, "transient-for", parent, "destroy-with-parent",
                       TRUE, NULL);
  record = pandoria_record_new_beginning (pandoria_game_get_record (game),
                                          pandoria_game_get_position (game));
  self->game = pandoria_game_new (record, NULL, NULL);
  turns = pandoria_review_list_turns (record, NULL);
  pandoria_outcome_view_show (self->outcome, self->game);
  /* Orca drops announcements that come with a hundred new names. So the spaces have names before.
   */
  show_position (self, pandoria_game_get_state (self->game));
  text = pandoria_review_text_early (self->game, turns);
  gtk_label_set_label (self->early_text, text);
  pandoria_chart_view_show (self->early, self->game, NULL, NULL);
  self->job = pandoria_review_job_new (record, PANDORIA_REVIEW_SEED, PANDORIA_HINT_EFFORT, NULL);
  g_signal_connect_swapped (self->job, "changed", G_CALLBACK (on_changed), self);
  if (pandoria_job_get_result (self->job) != NULL)
    show_review (self);
  return GTK_WIDGET (self);
}

gboolean
pandoria_review_window_has_use (PandoriaGame *game)
{
  g_autoptr (GArray) turns = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), FALSE);

  record = pandoria_record_new_beginning (pandoria_game_get_record (game),
                                          pandoria_game_get_position (game));
  turns = pandoria_review_list_turns (record, NULL);
  return turns != NULL && turns->len > 0;
}
