/* PandoriaTourHost: shows a tour of the game (PandoriaTour), one at a time. Its text is in a card
 * next to the board; that of the last turn is in a toast. The board outlines its subject.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tour-host.h"

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-text-spoken.h"
#include "pandoria-toasts.h"
#include "pandoria-tour-host-testing.h"
#include "pandoria-turn-changes.h"

/* Long enough to read the sentences of a full turn. */
#define TURN_SECONDS 15

struct _PandoriaTourHost
{
  GObject parent_instance;

  PandoriaPlay *play;
  PandoriaPresses *presses;
  PandoriaTourCard *card;   /* weak */
  AdwToastOverlay *toasts;  /* weak */
  PandoriaBoardView *board; /* weak */
  PandoriaTour *tour;       /* nullable */
  AdwToast *toast;          /* (nullable): describes the last turn */
  guint heard_page;         /* of the text about the last turn, by pandoria_text_spoken_page() */
  guint speed;              /* of a replay */
  GtkWidget *before;        /* (weak): what had the focus before the card */
};

G_DEFINE_FINAL_TYPE (PandoriaTourHost, pandoria_tour_host, G_TYPE_OBJECT)

static void
show_region (PandoriaTourHost *self)
{
  const PandoriaTourStep *step = pandoria_tour_get_step (self->tour);
  PandoriaSpaces region = step->region;

  pandoria_board_view_set_outline (self->board, region);
  if (step->question != NULL) /* the board already shows its regions */
    region = pandoria_spaces_empty ();
  g_signal_emit_by_name (self, "region-shown", &region);
}

static void
on_toast_dismissed (AdwToast *toast, gpointer data)
{
  PandoriaTourHost *self = data;

  if (self->toast == toast)
    pandoria_tour_finish (self->tour);
}

static void
show_toast (PandoriaTourHost *self, const PandoriaTourStep *step)
{
  g_autofree char *escaped = g_markup_escape_text (step->text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TURN_SECONDS);
  self->toast = g_object_ref (toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_toast_dismissed), self, 0);
  pandoria_toasts_add (self->toasts, toast, TRUE);
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
show_card (PandoriaTourHost *self, const PandoriaTourStep *step)
{
  const PandoriaQuizQuestion *question = step->question;

  pandoria_tour_card_show (self->card, step);
  g_signal_emit_by_name (self, "card-shown", TRUE);
  if (question == NULL)
    return;
  pandoria_play_consider_past (self->play, &question->action, !step->is_answered);
  pandoria_board_view_fit_spaces (
      self->board,
      find_asked (pandoria_game_get_state_at (pandoria_tour_get_game (self->tour), question->act),
                  question));
}

/* A text that is too long to be heard at once continues with another key. */
static void
announce_page (PandoriaTourHost *self, const char *text, guint page)
{
  g_autofree char *next = pandoria_text_spoken_page (text, page);
  g_autofree char *first = pandoria_text_spoken_page (text, 0);

  self->heard_page = next != NULL ? page : 0;
  pandoria_announce (GTK_WIDGET (self->board), next != NULL ? next : first);
}

static void
on_stepped (PandoriaTour *tour, gpointer data)
{
  PandoriaTourHost *self = data;
  const PandoriaTourStep *step = pandoria_tour_get_step (tour);

  if (step->text == NULL)
    return;
  if (step->next_label != NULL)
    show_card (self, step);
  else
    show_toast (self, step);
  show_region (self);
  if (step->kind == PANDORIA_TOUR_LAST_TURN)
    announce_page (self, step->text, 0);
  else
    pandoria_announce (GTK_WIDGET (self->board), step->text);
}

static void
take_keyboard (PandoriaTourHost *self)
{
  pandoria_focus_remember (&self->before, GTK_WIDGET (self->card), GTK_WIDGET (self->card));
  gtk_widget_grab_focus (GTK_WIDGET (self->card));
}

static void
give_keyboard_back (PandoriaTourHost *self)
{
  if (pandoria_take_focus_from (GTK_WIDGET (self->card)))
    pandoria_focus_return (self->before, GTK_WIDGET (self->board));
  g_clear_weak_pointer (&self->before);
}

static void
hide_card (PandoriaTourHost *self)
{
  pandoria_play_consider_past (self->play, NULL, FALSE);
  give_keyboard_back (self);
  gtk_widget_set_visible (GTK_WIDGET (self->card), FALSE);
  g_signal_emit_by_name (self, "card-shown", FALSE);
}

static void
on_ended (PandoriaTour *tour, gpointer data)
{
  PandoriaTourHost *self = data;
  g_autoptr (PandoriaTour) ended = g_steal_pointer (&self->tour);
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->toast);

  pandoria_presses_release (self->presses, tour);
  if (pandoria_tour_get_step (tour)->kind == PANDORIA_TOUR_REPLAY)
    {
      g_signal_emit_by_name (self, "replay-changed", FALSE, self->speed);
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
is_on (PandoriaTourHost *self, PandoriaTourKind kind)
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
start (PandoriaTourHost *self, PandoriaTour *tour)
{
  if (tour == NULL)
    return FALSE;
  if (self->tour != NULL)
    pandoria_tour_end (self->tour);
  self->tour = tour;
  g_signal_connect_object (tour, "stepped", G_CALLBACK (on_stepped), self, 0);
  g_signal_connect_object (tour, "ended", G_CALLBACK (on_ended), self, 0);
  g_signal_connect_object (self->card, "walk", G_CALLBACK (pandoria_tour_walk), tour,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->card, "answer", G_CALLBACK (pandoria_tour_answer), tour,
                           G_CONNECT_SWAPPED);
  if (!is_on (self, PANDORIA_TOUR_LAST_TURN))
    pandoria_presses_take (self->presses, take_press, tour);
  pandoria_tour_start (tour);
  if (self->tour == tour && pandoria_tour_get_step (tour)->next_label != NULL)
    take_keyboard (self);
  return self->tour == tour;
}

static void
pandoria_tour_host_class_init (PandoriaTourHostClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaTourHost, tour),
                           PANDORIA_OWNS (PandoriaTourHost, toast, g_object_unref),
                           PANDORIA_WATCHES (PandoriaTourHost, before),
                           PANDORIA_WATCHES (PandoriaTourHost, card),
                           PANDORIA_WATCHES (PandoriaTourHost, toasts),
                           PANDORIA_WATCHES (PandoriaTourHost, board), NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaTourHost, play, g_object_unref),
                            PANDORIA_OWNS (PandoriaTourHost, presses, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "card-shown", 1, G_TYPE_BOOLEAN);
  pandoria_class_add_signal (klass, "region-shown", 1, G_TYPE_POINTER);
  pandoria_class_add_signal (klass, "replay-changed", 2, G_TYPE_BOOLEAN, G_TYPE_UINT);
}

static void
pandoria_tour_host_init (PandoriaTourHost *self)
{
  self->speed = 1;
}

PandoriaTourHost *
pandoria_tour_host_new (PandoriaPlay *play, PandoriaPresses *presses)
{
  PandoriaTourHost *self = g_object_new (PANDORIA_TYPE_TOUR_HOST, NULL);

  g_return_val_if_fail (PANDORIA_IS_PLAY (play) && PANDORIA_IS_PRESSES (presses), self);
  self->play = g_object_ref (play);
  self->presses = g_object_ref (presses);
  return self;
}

void
pandoria_tour_host_set_places (PandoriaTourHost *self, PandoriaTourCard *card,
                               AdwToastOverlay *toasts, PandoriaBoardView *board)
{
  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self) && PANDORIA_IS_TOUR_CARD (card));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts) && PANDORIA_IS_BOARD_VIEW (board));

  g_set_weak_pointer (&self->card, card);
  g_set_weak_pointer (&self->toasts, toasts);
  g_set_weak_pointer (&self->board, board);
}

void
pandoria_tour_host_explain (PandoriaTourHost *self, PandoriaLedgerEntry *entry)
{
  PandoriaGame *game;

  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));

  game = pandoria_play_get_view (self->play)->game;
  if (is_on (self, PANDORIA_TOUR_EXPLAIN))
    pandoria_tour_walk (self->tour, 1);
  else if (game != NULL)
    start (self, pandoria_tour_new_explain (game, entry));
}

void
pandoria_tour_host_explain_entry (PandoriaTourHost *self, PandoriaLedgerEntry *entry)
{
  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));
  start (self, pandoria_tour_new_explain (pandoria_play_get_view (self->play)->game, entry));
}

gboolean
pandoria_tour_host_quiz (PandoriaTourHost *self)
{
  g_return_val_if_fail (PANDORIA_IS_TOUR_HOST (self), FALSE);

  if (!is_on (self, PANDORIA_TOUR_QUIZ))
    return start (self, pandoria_tour_new_quiz (pandoria_play_get_view (self->play)->own_game));
  pandoria_tour_walk (self->tour, 1);
  return TRUE;
}

void
pandoria_tour_host_replay (PandoriaTourHost *self)
{
  const PandoriaPlayView *view;

  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));

  view = pandoria_play_get_view (self->play);
  if (is_on (self, PANDORIA_TOUR_REPLAY))
    pandoria_tour_end (self->tour);
  else if (view->own_game != NULL && view->game == view->own_game
           && start (self, pandoria_tour_new_replay (view->own_game, self->speed)))
    g_signal_emit_by_name (self, "replay-changed", TRUE, self->speed);
}

void
pandoria_tour_host_change_speed (PandoriaTourHost *self)
{
  gboolean is_playing;

  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));

  is_playing = is_on (self, PANDORIA_TOUR_REPLAY);
  self->speed = (self->speed + 1) % PANDORIA_N_TOUR_SPEEDS;
  g_signal_emit_by_name (self, "replay-changed", is_playing, self->speed);
  if (is_playing)
    pandoria_tour_set_speed (self->tour, self->speed);
}

void
pandoria_tour_host_recall (PandoriaTourHost *self)
{
  PandoriaGame *game;
  PandoriaTurnSpan turn;

  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));

  game = pandoria_play_get_view (self->play)->game;
  if (is_on (self, PANDORIA_TOUR_LAST_TURN))
    pandoria_tour_end (self->tour);
  else if (game != NULL && pandoria_turn_span_find_last (game, &turn))
    start (self,
           pandoria_tour_new_last_turn (game, &turn, pandoria_turn_find_changes (game, &turn)));
}

void
pandoria_tour_host_read_on (PandoriaTourHost *self)
{
  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));

  if (is_on (self, PANDORIA_TOUR_LAST_TURN))
    announce_page (self, pandoria_tour_get_step (self->tour)->text, self->heard_page + 1);
  else
    pandoria_tour_host_recall (self);
}

void
pandoria_tour_host_check_game (PandoriaTourHost *self)
{
  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));

  if (self->tour != NULL
      && pandoria_tour_get_game (self->tour) != pandoria_play_get_view (self->play)->game)
    pandoria_tour_end (self->tour);
}

/* A key for an act also ends an explanation or a quiz. */
void
pandoria_tour_host_follow (PandoriaTourHost *self, guint parts)
{
  g_return_if_fail (PANDORIA_IS_TOUR_HOST (self));

  if (self->tour == NULL || (parts & PANDORIA_PLAY_ACT) == 0)
    return;
  if ((parts & PANDORIA_PLAY_GAME) != 0
      && pandoria_tour_get_game (self->tour) == pandoria_play_get_view (self->play)->game)
    return;
  if (pandoria_tour_get_step (self->tour)->next_label != NULL && (parts & PANDORIA_PLAY_GAME) == 0)
    pandoria_tour_finish (self->tour);
  else
    pandoria_tour_end (self->tour);
}

AdwToast *
pandoria_tour_host_get_toast (PandoriaTourHost *self)
{
  return self->toast;
}
