/* The quiz from a finished game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-quiz.h"

#include <glib/gi18n.h>

#include "pandoria-lesson.h"
#include "pandoria-quiz.h"
#include "pandoria-widgets.h"
#include "pandoria-window-private.h"

struct _PandoriaQuiz
{
  PandoriaWindow *window; /* not owned */
  GArray *questions;      /* of PandoriaQuizQuestion; NULL: there is no quiz */
  guint number;           /* of the question, from 0 */
  gboolean is_answered;
  GtkWidget *before; /* (weak): what had the keyboard */
};

static PandoriaGame *
get_game (PandoriaQuiz *self)
{
  return pandoria_play_get_view (self->window->play)->own_game;
}

/* --- the keyboard --------------------------------------------------------------------------------------------------- */

static void
take_keyboard (PandoriaQuiz *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->window->quiz_panel)))
    g_set_weak_pointer (&self->before, focus);
  gtk_widget_grab_focus (GTK_WIDGET (self->window->quiz_panel));
}

static void
give_keyboard_back (PandoriaQuiz *self)
{
  gboolean had_focus = pandoria_take_focus_from (GTK_WIDGET (self->window->quiz_panel));

  if (had_focus
      && (self->before == NULL || !gtk_widget_get_mapped (self->before) || !gtk_widget_grab_focus (self->before)))
    gtk_widget_child_focus (GTK_WIDGET (self->window->board), GTK_DIR_TAB_FORWARD);
  g_clear_weak_pointer (&self->before);
}

/* --- what is shown -------------------------------------------------------------------------------------------------- */

static void
show_panel (PandoriaQuiz *self, const char *text)
{
  gboolean is_last = self->number + 1 == self->questions->len;
  const char *next = !self->is_answered ? _ ("_Answer") : is_last ? _ ("_Done") : _ ("_Next");
  /* Translators: the number of the question, and of how many; as short as may be */
  g_autofree char *heading = g_strdup_printf (_ ("Quiz %1$u/%2$u"), self->number + 1, self->questions->len);

  pandoria_quiz_panel_show (self->window->quiz_panel, heading, text, next);
  pandoria_coach_bar_set_silent (self->window->coach, TRUE);
  pandoria_window_update_bar (self->window);
  pandoria_announce (GTK_WIDGET (self->window), text);
}

static void
show_tile (PandoriaQuiz *self, const PandoriaAction *action)
{
  PandoriaSpaces spaces = pandoria_spaces_one (action->hexes[0].at);

  if (action->kind == PANDORIA_ACT_PLACE_TILE)
    pandoria_spaces_add (&spaces, action->hexes[1].at);
  pandoria_play_consider_past (self->window->play, action, !self->is_answered);
  pandoria_window_outline (self->window, spaces);
  if (!pandoria_window_is_narrow (self->window))
    return;
  adw_view_stack_set_visible_child_name (self->window->pages, "board");
  pandoria_board_view_show_spaces (self->window->board, spaces);
}

static void
show_question (PandoriaQuiz *self)
{
  const PandoriaQuizQuestion *question = &g_array_index (self->questions, PandoriaQuizQuestion, self->number);
  g_autofree char *text = self->is_answered ? pandoria_quiz_answer (get_game (self), question)
                                            : pandoria_quiz_ask (get_game (self), question);

  show_panel (self, text);
  show_tile (self, &question->action);
}

/* The position is looked at first: what it shows anew would end the quiz. */
static void
ask (PandoriaQuiz *self, guint number)
{
  g_autoptr (GArray) questions = g_steal_pointer (&self->questions);

  pandoria_game_look_at (get_game (self), g_array_index (questions, PandoriaQuizQuestion, number).act);
  self->questions = g_steal_pointer (&questions);
  self->number = number;
  self->is_answered = FALSE;
  show_question (self);
}

static void
say_nothing_closed (PandoriaWindow *window)
{
  const char *words = _ ("No tile of this game closes anything: there is nothing to ask");

  pandoria_window_toast (window, words, FALSE);
  pandoria_announce (GTK_WIDGET (window), words);
}

static void
begin (PandoriaQuiz *self)
{
  g_autoptr (GArray) questions = pandoria_quiz_list (get_game (self));

  if (questions->len == 0)
    {
      say_nothing_closed (self->window);
      return;
    }
  self->questions = g_steal_pointer (&questions);
  ask (self, 0);
  take_keyboard (self);
}

static void
end (PandoriaQuiz *self)
{
  PandoriaWindow *window = self->window;

  g_clear_pointer (&self->questions, g_array_unref);
  pandoria_play_consider_past (window->play, NULL, FALSE);
  pandoria_window_outline (window, pandoria_spaces_empty ());
  give_keyboard_back (self);
  gtk_widget_set_visible (GTK_WIDGET (window->quiz_panel), FALSE);
  pandoria_coach_bar_set_silent (window->coach, FALSE);
  pandoria_window_update_bar (window);
}

/* --- shared --------------------------------------------------------------------------------------------------------- */

PandoriaQuiz *
pandoria_quiz_new (PandoriaWindow *window)
{
  PandoriaQuiz *self = g_new0 (PandoriaQuiz, 1);

  self->window = window;
  return self;
}

void
pandoria_quiz_free (PandoriaQuiz *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->questions, g_array_unref);
  g_clear_weak_pointer (&self->before);
  g_free (self);
}

gboolean
pandoria_window_can_quiz (const PandoriaPlayView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);
  return view->own_game != NULL && pandoria_game_get_state (view->own_game)->finished
         && pandoria_lesson_of (pandoria_game_get_record (view->own_game)) == NULL;
}

void
pandoria_window_quiz (PandoriaWindow *window)
{
  PandoriaQuiz *self;

  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  self = window->quiz;
  if (self->questions == NULL)
    begin (self);
  else if (!self->is_answered)
    {
      self->is_answered = TRUE;
      show_question (self);
    }
  else if (self->number + 1 < self->questions->len)
    ask (self, self->number + 1);
  else
    pandoria_game_look_at (get_game (window->quiz), PANDORIA_MAX_ACTIONS);
}

/* What is pressed in the earlier position is no act of it. */
void
pandoria_window_follow_quiz (PandoriaWindow *window, guint parts)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  if (window->quiz->questions == NULL || (parts & PANDORIA_PLAY_ACT) == 0)
    return;
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    end (window->quiz);
  else
    pandoria_game_look_at (get_game (window->quiz), PANDORIA_MAX_ACTIONS);
}
