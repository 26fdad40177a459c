/* PandoriaPlayPage: shows a tour of the game (PandoriaTour), one at a time. Its text is in a card
 * next to the board; that of the last turn is in a toast. The board outlines its subject.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-compat.h"
#include "pandoria-toasts.h"

/* Long enough to read the sentences of a full turn. */
#define TURN_SECONDS 15

static void
show_region (PandoriaPlayPage *self)
{
  PandoriaSpaces region = pandoria_tour_get_step (self->tour)->region;

  pandoria_board_view_set_outline (self->board, region);
  if (!pandoria_play_page_is_narrow (self))
    return;
  pandoria_play_page_show_board (self);
  if (!pandoria_spaces_is_empty (region) && pandoria_tour_get_step (self->tour)->question == NULL)
    pandoria_board_view_show_spaces (self->board, region);
}

static void
on_toast_dismissed (AdwToast *toast, gpointer data)
{
  PandoriaPlayPage *self = data;

  if (self->tour_toast == toast)
    pandoria_tour_finish (self->tour);
}

static void
show_toast (PandoriaPlayPage *self, const PandoriaTourStep *step)
{
  g_autofree char *escaped = g_markup_escape_text (step->text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TURN_SECONDS);
  self->tour_toast = g_object_ref (toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_toast_dismissed), self, 0);
  pandoria_toasts_add (self->toasts, toast, TRUE);
}

/* Hides the lesson and silences the coach while the card is shown. */
static void
make_room (PandoriaPlayPage *self, gboolean for_card)
{
  gboolean is_lesson;

  pandoria_lesson_panel_set_aside (self->lesson, for_card);
  is_lesson = gtk_widget_get_visible (GTK_WIDGET (self->lesson));
  pandoria_coach_bar_set_silent (self->coach, for_card || is_lesson);
  pandoria_play_page_update_bar (self);
  pandoria_play_page_update_main_button (self);
}

/* Returns: the tile in question, and the regions next to it, whose symbols must be counted. */
static PandoriaSpaces
find_asked (const PandoriaState *state, const PandoriaQuizQuestion *question)
{
  PandoriaSpaces tile = pandoria_spaces_empty (), all;
  PandoriaSpace space;

  for (guint i = 0; i < (question->action.kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1); i++)
    pandoria_spaces_add (&tile, question->action.hexes[i].at);
  all = tile;
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_around (tile))
    if (pandoria_state_terrain_at (state, space) >= 0)
      all = pandoria_spaces_or (all, pandoria_state_region (state, space));
  return all;
}

static void
show_card (PandoriaPlayPage *self, const PandoriaTourStep *step)
{
  const PandoriaQuizQuestion *question = step->question;

  pandoria_tour_card_show (self->tour_card, step);
  make_room (self, TRUE);
  if (question == NULL)
    return;
  pandoria_play_consider_past (self->play, &question->action, !step->is_answered);
  pandoria_board_view_fit_spaces (
      self->board,
      find_asked (pandoria_game_get_state_at (pandoria_tour_get_game (self->tour), question->act),
                  question));
}

static void
on_stepped (PandoriaTour *tour, gpointer data)
{
  PandoriaPlayPage *self = data;
  const PandoriaTourStep *step = pandoria_tour_get_step (tour);

  if (step->text == NULL)
    return;
  if (step->next_label != NULL)
    show_card (self, step);
  else
    show_toast (self, step);
  show_region (self);
  pandoria_announce (GTK_WIDGET (self), step->text);
}

static void
take_keyboard (PandoriaPlayPage *self)
{
  pandoria_focus_remember (&self->before_tour, GTK_WIDGET (self), GTK_WIDGET (self->tour_card));
  gtk_widget_grab_focus (GTK_WIDGET (self->tour_card));
}

static void
give_keyboard_back (PandoriaPlayPage *self)
{
  if (pandoria_take_focus_from (GTK_WIDGET (self->tour_card)))
    pandoria_focus_return (self->before_tour, GTK_WIDGET (self->board));
  g_clear_weak_pointer (&self->before_tour);
}

static void
hide_card (PandoriaPlayPage *self)
{
  pandoria_play_consider_past (self->play, NULL, FALSE);
  give_keyboard_back (self);
  gtk_widget_set_visible (GTK_WIDGET (self->tour_card), FALSE);
  make_room (self, FALSE);
}

static void
on_ended (PandoriaTour *tour, gpointer data)
{
  PandoriaPlayPage *self = data;
  g_autoptr (PandoriaTour) ended = g_steal_pointer (&self->tour);
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->tour_toast);

  pandoria_play_page_release_presses (self, tour);
  if (pandoria_tour_get_step (tour)->kind == PANDORIA_TOUR_REPLAY)
    {
      g_signal_emit_by_name (self, "replay-changed", FALSE, self->replay_speed);
      return;
    }
  pandoria_board_view_set_outline (self->board, pandoria_spaces_empty ());
  if (pandoria_tour_get_step (tour)->question != NULL)
    pandoria_board_view_fit_spaces (self->board, pandoria_spaces_empty ());
  if (pandoria_tour_get_step (tour)->next_label != NULL)
    hide_card (self);
  if (toast != NULL)
    pandoria_toasts_dismiss (self->toasts, toast);
}

static gboolean
is_on (PandoriaPlayPage *self, PandoriaTourKind kind)
{
  return self->tour != NULL && pandoria_tour_get_step (self->tour)->kind == kind;
}

/* A press on the board of a past position ends the tour. */
static void
take_press (gpointer tour, PandoriaSpace space G_GNUC_UNUSED)
{
  pandoria_tour_finish (tour);
}

/* Starts @tour (transfer full, nullable). Returns whether it still runs. */
static gboolean
start (PandoriaPlayPage *self, PandoriaTour *tour)
{
  if (tour == NULL)
    return FALSE;
  if (self->tour != NULL)
    pandoria_tour_end (self->tour);
  self->tour = tour;
  g_signal_connect_object (tour, "stepped", G_CALLBACK (on_stepped), self, 0);
  g_signal_connect_object (tour, "ended", G_CALLBACK (on_ended), self, 0);
  g_signal_connect_object (self->tour_card, "walk", G_CALLBACK (pandoria_tour_walk), tour,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tour_card, "answer", G_CALLBACK (pandoria_tour_answer), tour,
                           G_CONNECT_SWAPPED);
  if (!is_on (self, PANDORIA_TOUR_LAST_TURN))
    pandoria_play_page_take_presses (self, take_press, tour);
  pandoria_tour_start (tour);
  if (self->tour == tour && pandoria_tour_get_step (tour)->next_label != NULL)
    take_keyboard (self);
  return self->tour == tour;
}

void
pandoria_play_page_explain (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (is_on (self, PANDORIA_TOUR_EXPLAIN))
    pandoria_tour_walk (self->tour, 1);
  else if (pandoria_play_page_get_view (self)->game != NULL)
    start (self, pandoria_tour_new_explain (pandoria_play_page_get_view (self)->game,
                                            pandoria_sidebar_get_entry (self->sidebar)));
}

void
pandoria_play_page_explain_entry (PandoriaPlayPage *self, PandoriaLedgerEntry *entry)
{
  start (self, pandoria_tour_new_explain (pandoria_play_page_get_view (self)->game, entry));
}

void
pandoria_play_page_quiz (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (is_on (self, PANDORIA_TOUR_QUIZ))
    pandoria_tour_walk (self->tour, 1);
  else if (!start (self, pandoria_tour_new_quiz (pandoria_play_page_get_view (self)->own_game)))
    pandoria_toast (GTK_WIDGET (self),
                    _ ("No tile of this game closes anything: there is nothing to ask"), FALSE);
}

void
pandoria_play_page_replay (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_page_get_view (self);

  if (is_on (self, PANDORIA_TOUR_REPLAY))
    pandoria_tour_end (self->tour);
  else if (view->own_game != NULL && view->game == view->own_game
           && start (self, pandoria_tour_new_replay (view->own_game, self->replay_speed)))
    g_signal_emit_by_name (self, "replay-changed", TRUE, self->replay_speed);
}

void
pandoria_play_page_change_replay_speed (PandoriaPlayPage *self)
{
  gboolean is_playing = is_on (self, PANDORIA_TOUR_REPLAY);

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  self->replay_speed = (self->replay_speed + 1) % PANDORIA_N_TOUR_SPEEDS;
  g_signal_emit_by_name (self, "replay-changed", is_playing, self->replay_speed);
  if (is_playing)
    pandoria_tour_set_speed (self->tour, self->replay_speed);
}

void
pandoria_play_page_recall (PandoriaPlayPage *self)
{
  PandoriaGame *game = pandoria_play_page_get_view (self)->game;
  PandoriaTurnSpan turn;

  if (is_on (self, PANDORIA_TOUR_LAST_TURN))
    pandoria_tour_end (self->tour);
  else if (game != NULL && pandoria_turn_span_find_last (game, &turn))
    start (self,
           pandoria_tour_new_last_turn (game, &turn, pandoria_turn_find_changes (game, &turn)));
}

/* A key for an act also ends an explanation or a quiz. */
void
pandoria_play_page_follow_tour (PandoriaPlayPage *self, guint parts)
{
  if (self->tour == NULL || (parts & PANDORIA_PLAY_ACT) == 0)
    return;
  if ((parts & PANDORIA_PLAY_GAME) != 0
      && pandoria_tour_get_game (self->tour) == pandoria_play_page_get_view (self)->game)
    return;
  if (pandoria_tour_get_step (self->tour)->next_label != NULL && (parts & PANDORIA_PLAY_GAME) == 0)
    pandoria_tour_finish (self->tour);
  else
    pandoria_tour_end (self->tour);
}
