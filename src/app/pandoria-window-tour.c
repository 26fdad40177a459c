/* PandoriaWindow: shows a tour of the game. There is one at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-tour.h"

#include <glib/gi18n.h>

#include "pandoria-lesson.h"
#include "pandoria-widgets.h"
#include "pandoria-window-private.h"

/* Long enough to read the sentences of a full turn. */
#define TURN_SECONDS 15
/* In px: the widest that is easily read, and what a toast has beside its words and its button, with what is round it. */
#define MOST_WIDTH 560
#define BESIDE     100
/* Of the board, which stays in sight; the rest can be scrolled. */
#define MOST_HEIGHT 0.4

static const PandoriaPlayView *
get_view (PandoriaWindow *self)
{
  return pandoria_play_get_view (self->play);
}

/* --- a toast with several lines, which leaves most of the board in sight ------------ */

/* A toast is round at its ends, for one line: the corners would cut into these. Only now it has a widget. */
static void
on_words_mapped (GtkWidget *words, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = words;

  while (widget != NULL && g_strcmp0 (gtk_widget_get_css_name (widget), "toast") != 0)
    widget = gtk_widget_get_parent (widget);
  if (widget != NULL)
    gtk_widget_add_css_class (widget, "tall");
}

/* Returns: in px, what @button (nullable) of a toast takes from its words. */
static int
measure_button (const char *button)
{
  g_autoptr (GtkWidget) widget = NULL;
  int width;

  if (button == NULL)
    return 0;
  widget = g_object_ref_sink (gtk_button_new_with_mnemonic (button));
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* A toast does not ask how high its words are at their width: that is found out here. Where the window becomes narrower, they give way. */
static GtkWidget *
make_words (GtkWidget *board, const char *text, int beside)
{
  GtkWidget *label = gtk_label_new (text), *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  int most = (int) (gtk_widget_get_height (board) * MOST_HEIGHT);
  int least, width, height;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (width, MIN (gtk_widget_get_width (board) - beside, MOST_WIDTH)), MAX (least, 1));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (scroller, -1, MIN (height, most));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), scroller);
  g_signal_connect (clamp, "map", G_CALLBACK (on_words_mapped), NULL);
  return clamp;
}

/* --- a step ----------------------------------------------------------------------------------------------------------- */

static void
show_region (PandoriaWindow *self)
{
  PandoriaSpaces region = pandoria_tour_get_step (self->tour)->region;

  pandoria_window_outline (self, region);
  if (!pandoria_window_is_narrow (self))
    return;
  adw_view_stack_set_visible_child_name (self->pages, "board");
  if (!pandoria_spaces_is_empty (region))
    pandoria_board_view_show_spaces (self->board, region);
}

static void
on_toast_dismissed (AdwToast *toast, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->tour_toast == toast)
    pandoria_tour_finish (self->tour);
}

/* It takes the place of the one before, which must be there until then. */
static void
show_toast (PandoriaWindow *self, const PandoriaTourStep *step)
{
  g_autoptr (AdwToast) before = g_steal_pointer (&self->tour_toast);
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_custom_title (
      toast, make_words (GTK_WIDGET (self->board), step->text, BESIDE + measure_button (step->next_label)));
  adw_toast_set_button_label (toast, step->next_label);
  adw_toast_set_timeout (toast, step->next_label != NULL ? 0 : TURN_SECONDS);
  if (step->next_label != NULL)
    adw_toast_set_action_name (toast, "win.explain");
  self->tour_toast = g_object_ref (toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_toast_dismissed), self, 0);
  pandoria_toasts_add (self->toasts, toast, TRUE);
}

static void
show_question (PandoriaWindow *self, const PandoriaTourStep *step)
{
  /* Translators: the number of the question, and of how many; as short as may be */
  g_autofree char *heading = g_strdup_printf (_ ("Quiz %1$u/%2$u"), step->number, step->n);

  pandoria_quiz_panel_show (self->quiz_panel, heading, step->text, step->next_label);
  pandoria_coach_bar_set_silent (self->coach, TRUE);
  pandoria_window_update_bar (self);
  pandoria_play_consider_past (self->play, step->tile, !step->is_answered);
}

static void
on_step (PandoriaTour *tour, GParamSpec *pspec, gpointer data)
{
  PandoriaWindow *self = data;
  const PandoriaTourStep *step = pandoria_tour_get_step (tour);

  if (step->text == NULL)
    return;
  if (step->tile != NULL)
    show_question (self, step);
  else
    show_toast (self, step);
  show_region (self);
  pandoria_announce (GTK_WIDGET (self), step->text);
}

/* --- the keyboard in a quiz ------------------------------------------------------------------------------------------- */

static void
take_keyboard (PandoriaWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->quiz_panel)))
    g_set_weak_pointer (&self->before_quiz, focus);
  gtk_widget_grab_focus (GTK_WIDGET (self->quiz_panel));
}

static void
give_keyboard_back (PandoriaWindow *self)
{
  GtkWidget *before = self->before_quiz;
  gboolean had_focus = pandoria_take_focus_from (GTK_WIDGET (self->quiz_panel));

  if (had_focus && (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before)))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
  g_clear_weak_pointer (&self->before_quiz);
}

/* --- the end ---------------------------------------------------------------------------------------------------------- */

static void
hide_question (PandoriaWindow *self)
{
  pandoria_play_consider_past (self->play, NULL, FALSE);
  give_keyboard_back (self);
  gtk_widget_set_visible (GTK_WIDGET (self->quiz_panel), FALSE);
  pandoria_coach_bar_set_silent (self->coach, FALSE);
  pandoria_window_update_bar (self);
}

static void
on_ended (PandoriaTour *tour, gpointer data)
{
  PandoriaWindow *self = data;
  g_autoptr (PandoriaTour) ended = g_steal_pointer (&self->tour);
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->tour_toast);

  if (pandoria_tour_get_step (tour)->kind == PANDORIA_TOUR_REPLAY)
    {
      pandoria_history_bar_set_replay (self->history_bar, FALSE, self->replay_speed);
      return;
    }
  pandoria_window_outline (self, pandoria_spaces_empty ());
  if (pandoria_tour_get_step (tour)->kind == PANDORIA_TOUR_QUIZ)
    hide_question (self);
  if (toast != NULL)
    pandoria_toasts_dismiss (self->toasts, toast);
}

static gboolean
is_on (PandoriaWindow *self, PandoriaTourKind kind)
{
  return self->tour != NULL && pandoria_tour_get_step (self->tour)->kind == kind;
}

/* Takes @tour (nullable). Returns whether it is on. */
static gboolean
start (PandoriaWindow *self, PandoriaTour *tour)
{
  if (tour == NULL)
    return FALSE;
  if (self->tour != NULL)
    pandoria_tour_end (self->tour);
  self->tour = tour;
  g_signal_connect_object (tour, "notify::step", G_CALLBACK (on_step), self, 0);
  g_signal_connect_object (tour, "ended", G_CALLBACK (on_ended), self, 0);
  pandoria_tour_start (tour);
  return self->tour == tour;
}

/* --- shared ----------------------------------------------------------------------------------------------------------- */

void
pandoria_window_explain (PandoriaWindow *window)
{
  if (is_on (window, PANDORIA_TOUR_EXPLAIN))
    pandoria_tour_walk (window->tour, 1);
  else if (get_view (window)->game != NULL)
    start (window, pandoria_tour_new_explain (get_view (window)->game, window->selected_entry));
}

static void
say_nothing_closed (PandoriaWindow *window)
{
  const char *words = _ ("No tile of this game closes anything: there is nothing to ask");

  pandoria_window_toast (window, words, FALSE);
  pandoria_announce (GTK_WIDGET (window), words);
}

void
pandoria_window_quiz (PandoriaWindow *window)
{
  if (is_on (window, PANDORIA_TOUR_QUIZ))
    pandoria_tour_walk (window->tour, 1);
  else if (start (window, pandoria_tour_new_quiz (get_view (window)->own_game)))
    take_keyboard (window);
  else
    say_nothing_closed (window);
}

gboolean
pandoria_window_can_quiz (const PandoriaPlayView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);
  return view->own_game != NULL && pandoria_game_get_state (view->own_game)->finished
         && pandoria_lesson_of (pandoria_game_get_record (view->own_game)) == NULL;
}

void
pandoria_window_replay (PandoriaWindow *window)
{
  const PandoriaPlayView *view = get_view (window);

  if (pandoria_window_stop_replay (window) || view->own_game == NULL || view->game != view->own_game)
    return;
  if (start (window, pandoria_tour_new_replay (view->own_game, window->replay_speed)))
    pandoria_history_bar_set_replay (window->history_bar, TRUE, window->replay_speed);
}

void
pandoria_window_change_replay_speed (PandoriaWindow *window)
{
  gboolean is_playing = is_on (window, PANDORIA_TOUR_REPLAY);

  window->replay_speed = (window->replay_speed + 1) % PANDORIA_N_TOUR_SPEEDS;
  pandoria_history_bar_set_replay (window->history_bar, is_playing, window->replay_speed);
  if (is_playing)
    pandoria_tour_set_speed (window->tour, window->replay_speed);
}

gboolean
pandoria_window_stop_replay (PandoriaWindow *window)
{
  if (!is_on (window, PANDORIA_TOUR_REPLAY))
    return FALSE;
  pandoria_tour_end (window->tour);
  return TRUE;
}

void
pandoria_window_recall (PandoriaWindow *window)
{
  PandoriaGame *game = get_view (window)->game;
  PandoriaTurnSpan turn;

  if (is_on (window, PANDORIA_TOUR_LAST_TURN))
    pandoria_tour_end (window->tour);
  else if (game != NULL && pandoria_turn_span_find_last (game, &turn))
    start (window, pandoria_tour_new_last_turn (game, &turn, pandoria_turn_find_changes (game, &turn)));
}

/* What is pressed in a position of the quiz is no act of it, but leaves the quiz. */
void
pandoria_window_follow_tour (PandoriaWindow *window, guint parts)
{
  if (window->tour == NULL || (parts & PANDORIA_PLAY_ACT) == 0)
    return;
  if ((parts & PANDORIA_PLAY_GAME) != 0 && pandoria_tour_get_game (window->tour) == get_view (window)->game)
    return;
  if (is_on (window, PANDORIA_TOUR_QUIZ) && (parts & PANDORIA_PLAY_GAME) == 0)
    pandoria_tour_finish (window->tour);
  else
    pandoria_tour_end (window->tour);
}

void
pandoria_window_dispose_tour (PandoriaWindow *window)
{
  if (window->tour != NULL)
    g_signal_handlers_disconnect_by_data (window->tour, window);
  g_clear_object (&window->tour);
  g_clear_object (&window->tour_toast);
  g_clear_object (&window->selected_entry);
  g_clear_weak_pointer (&window->before_quiz);
}
