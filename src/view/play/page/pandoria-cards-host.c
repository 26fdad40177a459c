/* PandoriaCardsHost: the open cards (PandoriaCardsPanel), in the side panel if it has room,
 * otherwise in a dialog; and the act that they began.
 *
 * A spell with choices on the board begins as soon as its page is complete. The player presses
 * figures and spaces while the page stays open. Closing the page cancels these choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-host.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"

/* No act has more presses than this. All of them can be undone. */
#define MOST_PRESSES 64
/* The minimum height in which the page of a card can show its choices, in pixels. */
#define LEAST_HEIGHT 380
/* A dialog with the lists of cards, and one with one card. The first is also the maximum width of a
 * card, for large text, too. */
#define CARDS_WIDTH  560
#define CARDS_HEIGHT 680
#define CARD_WIDTH   480
#define CARD_HEIGHT  560

struct _PandoriaCardsHost
{
  GObject parent_instance;

  PandoriaPlay *play;
  PandoriaPanelHost *panels;
  PandoriaCatalogue *catalogue;
  PandoriaQuestionHost *questions;
  PandoriaCardsPanel *cards; /* (nullable): in the side panel */
  gboolean has_begun;        /* it began the act */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaCardsHost, pandoria_cards_host, G_TYPE_OBJECT)

static const PandoriaPlayView *
get_view (PandoriaCardsHost *self)
{
  return pandoria_play_get_view (self->play);
}

/* --- the act of the page -------------------------------------------------------------------- */

static gboolean
is_for_board (PandoriaCardsHost *self, const PandoriaAction *action)
{
  g_autofree PandoriaPlan *plan = g_new0 (PandoriaPlan, 1);

  pandoria_plan_begin (plan, pandoria_game_get_state (get_view (self)->game), action);
  return pandoria_plan_waits_for_board (plan);
}

static void
cancel_act (PandoriaCardsHost *self)
{
  gboolean begun = self->has_begun;

  self->has_begun = FALSE;
  for (guint i = 0; begun && i < MOST_PRESSES && get_view (self)->is_begun; i++)
    pandoria_play_cancel (self->play);
}

static void
on_considered (PandoriaCardsPanel *panel, gpointer action, gpointer data)
{
  PandoriaCardsHost *self = data;

  /* the page emits "chosen" again when it is shown again */
  if (pandoria_question_host_is_open (self->questions))
    return;
  cancel_act (self);
  if (action != NULL && is_for_board (self, action))
    {
      self->has_begun = TRUE;
      pandoria_play_begin (self->play, action, NULL);
    }
  else
    pandoria_play_consider (self->play, action);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
has_slots (const PandoriaPlayView *view)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (view->slots[i] != 0)
      return TRUE;
  return FALSE;
}

/* If the spell has begun, casts it with the choices; otherwise begins it. */
static void
on_chosen (PandoriaCardsPanel *panel, gpointer action, const char *card, gpointer data)
{
  PandoriaCardsHost *self = data;
  PandoriaAction chosen = *(const PandoriaAction *) action;

  if (!get_view (self)->is_begun)
    {
      self->has_begun = TRUE;
      pandoria_play_begin (self->play, &chosen, card);
    }
  else if (get_view (self)->prompt == NULL)
    pandoria_play_next (self->play);
  if (pandoria_question_host_is_open (self->questions))
    return;
  if (has_slots (get_view (self))) /* the player presses slots on the player cards */
    {
      self->has_begun = FALSE;
      pandoria_cards_host_close (self, FALSE);
    }
  g_signal_emit_by_name (self, "choices");
}

static void
on_correct (PandoriaCardsPanel *panel, gpointer thing, gpointer data)
{
  g_signal_emit_by_name (data, "correct-printed", gtk_widget_get_root (GTK_WIDGET (panel)), thing);
}

/* --- in a dialog ---------------------------------------------------------------------------- */

/* Closes the dialog first, because it covers the board. */
static void
on_act_chosen (PandoriaCardsPanel *panel, gpointer action, const char *card, gpointer data)
{
  PandoriaAction chosen = *(const PandoriaAction *) action;

  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (panel))));
  pandoria_play_begin (PANDORIA_CARDS_HOST (data)->play, &chosen, card);
  g_signal_emit_by_name (data, "choices");
}

static void
on_dialog_destroyed (GtkWidget *dialog, gpointer data)
{
  pandoria_play_consider (PANDORIA_CARDS_HOST (data)->play, NULL);
}

/* The dialog leaves the board visible, which shows the preview of the act. */
static void
present_dialog (PandoriaCardsHost *self, PandoriaCardsPanel *panel, GtkWindow *dialog)
{
  pandoria_panel_host_fit_dialog (self->panels, dialog, CARDS_WIDTH);
  g_signal_connect_object (panel, "chosen", G_CALLBACK (on_act_chosen), self, 0);
  g_signal_connect_object (panel, "considered", G_CALLBACK (pandoria_play_consider), self->play,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "correct", G_CALLBACK (on_correct), self, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_dialog_destroyed), self, 0);
  pandoria_panel_host_present (self->panels, dialog);
}

/* Fills @panel with @page of the list, or with the card of @act (nullable) over it; @alone: without
 * the list. */
static void
fill_panel (PandoriaCardsHost *self, PandoriaCardsPanel *panel, PandoriaCardsPage page,
            const PandoriaAction *act, gboolean alone)
{
  PandoriaGame *game = get_view (self)->game;

  if (alone)
    {
      pandoria_cards_panel_show_alone (panel, game, self->catalogue, act);
      return;
    }
  pandoria_cards_panel_set_game (panel, game, self->catalogue);
  pandoria_cards_panel_show_page (panel, page);
  if (act != NULL)
    pandoria_cards_panel_show_act (panel, act);
}

static void
open_dialog (PandoriaCardsHost *self, PandoriaCardsPage page, const PandoriaAction *act,
             gboolean alone)
{
  PandoriaCardsPanel *panel = g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL);
  GtkWindow *dialog = pandoria_panel_host_make_dialog (self->panels, GTK_WIDGET (panel),
                                                       _ ("Cards"), CARDS_WIDTH, CARDS_HEIGHT);

  fill_panel (self, panel, page, act, alone);
  if (alone)
    {
      gtk_window_set_default_size (dialog, CARD_WIDTH, CARD_HEIGHT);
      gtk_window_set_title (dialog, pandoria_cards_panel_get_title (panel));
    }
  present_dialog (self, panel, dialog);
}

/* --- in the side panel ---------------------------------------------------------------------- */

static void
open_in_sidebar (PandoriaCardsHost *self, PandoriaCardsPage page, const PandoriaAction *act,
                 gboolean alone)
{
  pandoria_panel_host_close_dialog (self->panels);
  self->cards = g_object_ref_sink (g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL));
  g_signal_connect_object (self->cards, "chosen", G_CALLBACK (on_chosen), self, 0);
  g_signal_connect_object (self->cards, "considered", G_CALLBACK (on_considered), self, 0);
  g_signal_connect_object (self->cards, "correct", G_CALLBACK (on_correct), self, 0);
  pandoria_panel_host_show (self->panels, GTK_WIDGET (self->cards), LEAST_HEIGHT);
  fill_panel (self, self->cards, page, act, alone);
  if (alone)
    g_signal_emit_by_name (self, "announced", pandoria_cards_panel_get_title (self->cards));
}

/* Closing the previous panel first restores the focus, so that the new one can remember it. */
static void
show_cards (PandoriaCardsHost *self, PandoriaCardsPage page, const PandoriaAction *act,
            gboolean alone)
{
  g_signal_emit_by_name (self, "opening");
  if (pandoria_panel_host_has_room (self->panels))
    open_in_sidebar (self, page, act, alone);
  else
    open_dialog (self, page, act, alone);
}

static void
show_alone (PandoriaCardsHost *self, PandoriaActKind kind)
{
  PandoriaAction act;

  pandoria_action_init (&act, kind);
  act.monument.present = kind == PANDORIA_ACT_MONUMENT;
  show_cards (self, PANDORIA_CARDS_OTHER, &act, TRUE);
}

/* Asks which figures to free, and with which resources; if there are several Hanbok players, from
 * whom (17). */
static void
show_ransom (PandoriaCardsHost *self)
{
  const PandoriaOptions *options = pandoria_game_get_options (get_view (self)->game);
  PandoriaAction action;
  guint n = 0;

  pandoria_action_init (&action, PANDORIA_ACT_RANSOM);
  for (guint8 i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (options->ransom.workers[i] > 0 || options->ransom.leader[i] > 0)
      {
        action.player = i;
        n++;
      }
  show_cards (self, PANDORIA_CARDS_OTHER, n == 1 ? &action : NULL, FALSE);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_cards_host_class_init (PandoriaCardsHostClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaCardsHost, cards), NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaCardsHost, play, g_object_unref),
                            PANDORIA_OWNS (PandoriaCardsHost, panels, g_object_unref),
                            PANDORIA_OWNS (PandoriaCardsHost, catalogue, g_object_unref),
                            PANDORIA_OWNS (PandoriaCardsHost, questions, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "opening", 0);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_add_signal (klass, "choices", 0);
  pandoria_class_add_signal (klass, "correct-printed", 2, GTK_TYPE_WINDOW, G_TYPE_POINTER);
  pandoria_class_add_signal (klass, "announced", 1, G_TYPE_STRING);
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaCardsHost *
pandoria_cards_host_new (PandoriaPlay *play, PandoriaPanelHost *panels,
                         PandoriaCatalogue *catalogue, PandoriaQuestionHost *questions)
{
  PandoriaCardsHost *self = g_object_new (PANDORIA_TYPE_CARDS_HOST, NULL);

  g_return_val_if_fail (PANDORIA_IS_PLAY (play) && PANDORIA_IS_PANEL_HOST (panels), self);
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (catalogue), self);
  g_return_val_if_fail (PANDORIA_IS_QUESTION_HOST (questions), self);

  self->play = g_object_ref (play);
  self->panels = g_object_ref (panels);
  self->catalogue = g_object_ref (catalogue);
  self->questions = g_object_ref (questions);
  return self;
}

gboolean
pandoria_cards_host_show_act (PandoriaCardsHost *self, PandoriaActKind kind)
{
  g_return_val_if_fail (PANDORIA_IS_CARDS_HOST (self), FALSE);

  switch (kind)
    {
    case PANDORIA_ACT_CAST: show_cards (self, PANDORIA_CARDS_SPELLS, NULL, FALSE); return TRUE;
    case PANDORIA_ACT_BUILD: show_cards (self, PANDORIA_CARDS_BUILDINGS, NULL, FALSE); return TRUE;
    case PANDORIA_ACT_RELIC: show_cards (self, PANDORIA_CARDS_OTHER, NULL, FALSE); return TRUE;
    case PANDORIA_ACT_RANSOM: show_ransom (self); return TRUE;
    case PANDORIA_ACT_MONUMENT:
    case PANDORIA_ACT_BUY: show_alone (self, kind); return TRUE;
    default: return FALSE;
    }
}

void
pandoria_cards_host_show_score (PandoriaCardsHost *self)
{
  g_return_if_fail (PANDORIA_IS_CARDS_HOST (self));
  show_alone (self, PANDORIA_ACT_SCORE);
}

gboolean
pandoria_cards_host_close (PandoriaCardsHost *self, gboolean returns)
{
  g_autoptr (PandoriaCardsPanel) panel = NULL;
  g_autoptr (GtkWidget) before = NULL;
  gboolean had_focus;

  g_return_val_if_fail (PANDORIA_IS_CARDS_HOST (self), FALSE);

  panel = g_steal_pointer (&self->cards);
  if (panel == NULL)
    return FALSE;
  had_focus = pandoria_take_focus_from (GTK_WIDGET (panel));
  g_signal_handlers_disconnect_by_data (panel, self);
  cancel_act (self);
  pandoria_play_consider (self->play, NULL);
  before = pandoria_panel_host_hide (self->panels, GTK_WIDGET (panel));
  if (had_focus)
    pandoria_panel_host_return_focus (self->panels, returns ? before : NULL);
  g_signal_emit_by_name (self, "changed");
  return TRUE;
}

GtkWidget *
pandoria_cards_host_get_button (PandoriaCardsHost *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARDS_HOST (self), NULL);
  return self->cards != NULL ? pandoria_cards_panel_get_button (self->cards) : NULL;
}

void
pandoria_cards_host_update_button (PandoriaCardsHost *self)
{
  const PandoriaPlayView *view;
  GtkWidget *button;
  gboolean had_focus;

  g_return_if_fail (PANDORIA_IS_CARDS_HOST (self));

  view = get_view (self);
  button = pandoria_cards_host_get_button (self);
  if (button == NULL || !self->has_begun || !view->is_begun)
    return;
  had_focus = gtk_widget_has_focus (button);
  pandoria_cards_panel_set_prompt (self->cards, view->prompt);
  if (had_focus && view->prompt != NULL)
    g_signal_emit_by_name (self, "choices");
}

gboolean
pandoria_cards_host_start_search (PandoriaCardsHost *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARDS_HOST (self), FALSE);

  if (self->cards == NULL || pandoria_question_host_is_open (self->questions))
    return FALSE;
  return pandoria_cards_panel_start_search (self->cards);
}
