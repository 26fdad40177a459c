/* PandoriaWindow: its parts show the view of the play: the position, the act being put together, what would be done; and what
 * the last input has led to is said, or asked in a dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"
#include "pandoria-window-question.h"

#include <glib/gi18n.h>

#include "pandoria-folder.h"
#include "pandoria-settings.h"
#include "pandoria-start-page.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"
#include "pandoria-window-cards.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-hint.h"
#include "pandoria-window-lesson.h"
#include "pandoria-window-main-button.h"
#include "pandoria-window-spoken.h"
#include "pandoria-window-windows.h"
#include "pandoria-window-would-close.h"

#define TELL_BIGGEST "tell-biggest-scoring"

/* --- the position --------------------------------------------------------------------------------------------------- */

/* Enter is the main button from the start, not whatever stands first in the header bar. Once the window has its form. */
static gboolean
on_first_frame (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  PandoriaWindow *self = PANDORIA_WINDOW (widget);

  if (!pandoria_lesson_panel_focus_button (self->lesson)
      && !gtk_widget_child_focus (GTK_WIDGET (self->turn_bar), GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* The same without a game: the first button of the start page, unless the keyboard is elsewhere already. */
static gboolean
on_first_start_frame (GtkWidget *start, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (start));

  if (gtk_widget_get_mapped (start) && (focus == NULL || !gtk_widget_get_mapped (focus)))
    gtk_widget_child_focus (start, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* The history is that of the game itself, also while an act of it is entered anew in a draft. */
static void
follow_games (PandoriaWindow *self, const PandoriaPlayView *view)
{
  gboolean is_other = self->own_game != view->own_game;

  self->own_game = view->own_game;
  pandoria_history_view_set_game (self->history, view->own_game);
  if (!is_other)
    /* What a dialog offers belongs to the position for which it was opened. */
    pandoria_window_close_dialog (self);
  pandoria_board_view_set_game (self->board, view->game);
  pandoria_turn_bar_set_game (self->turn_bar, view->game);
  pandoria_coach_bar_set_game (self->coach, view->game);
  pandoria_score_strip_set_game (self->score_strip, view->game);
  pandoria_score_strip_set_game (self->side_strip, view->game);
  pandoria_players_panel_set_game (self->players, view->game);
  pandoria_ledger_view_set_game (self->ledger, view->game);
  pandoria_quick_entry_set_game (self->quick_entry, view->game, self->catalogue);
  pandoria_window_update_summary (self);
  if (is_other)
    pandoria_window_follow_lesson (self);
  if (view->game != NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), on_first_frame, NULL, NULL);
}

/* @plain and @with are what the button says without and with what it would do; @what is taken. */
static void
set_tooltip (GtkWidget *button, const char *plain, const char *with, char *what)
{
  g_auto (GStrv) parts = g_strsplit (with, "%s", 2);
  g_autofree char *text = what != NULL ? g_strjoinv (what, parts) : g_strdup (plain);

  pandoria_tooltip_set (button, text);
  pandoria_set_accessible_label (button, text);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_free (what);
}

static void
show_undo (PandoriaWindow *self)
{
  char *undo, *redo;

  g_object_get (self->document, "undo-label", &undo, "redo-label", &redo, NULL);
  /* Translators: %s is an act, “Undo “Tile at F7 E7” (Ctrl+Z)” */
  set_tooltip (self->undo_button, _ ("Undo (Ctrl+Z)"), _ ("Undo “%s” (Ctrl+Z)"), undo);
  set_tooltip (self->redo_button, _ ("Redo (Shift+Ctrl+Z)"), _ ("Redo “%s” (Shift+Ctrl+Z)"), redo);
}

static void
show_start (PandoriaWindow *self)
{
  g_autofree char *last = pandoria_folder_get_last ();

  if (adw_bin_get_child (self->start_bin) == NULL)
    adw_bin_set_child (self->start_bin, g_object_new (PANDORIA_TYPE_START_PAGE, NULL));
  pandoria_start_page_set_has_last (PANDORIA_START_PAGE (adw_bin_get_child (self->start_bin)), last != NULL);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->start_bin), on_first_start_frame, NULL, NULL);
}

static void
show_position (PandoriaWindow *self, const PandoriaPlayView *view)
{
  static const PandoriaHistoryBarMode bar_modes[] = {
    [PANDORIA_PLAY_MODE_NOW] = PANDORIA_HISTORY_BAR_HIDDEN,
    [PANDORIA_PLAY_MODE_LOOKING_BACK] = PANDORIA_HISTORY_BAR_LOOKING,
    [PANDORIA_PLAY_MODE_CORRECTING] = PANDORIA_HISTORY_BAR_CORRECTING,
    [PANDORIA_PLAY_MODE_INSERTING] = PANDORIA_HISTORY_BAR_INSERTING,
    [PANDORIA_PLAY_MODE_UNFIT] = PANDORIA_HISTORY_BAR_UNFIT,
  };

  if (self->game != view->game)
    {
      self->game = view->game;
      follow_games (self, view);
    }
  pandoria_window_update_help (self);
  pandoria_history_view_mark_act (self->history, view->marked_act);
  if (view->game == NULL && !pandoria_window_is_opening (self))
    show_start (self);
  gtk_stack_set_visible_child_name (self->stack, view->game != NULL ? "game" : "start");
  show_undo (self);
  pandoria_history_bar_show (self->history_bar, bar_modes[view->mode], view->mode_text);
}

/* --- the act being put together --------------------------------------------------------------------------------------- */

/* On a narrow page the board is small: what is chosen, and where it can go on, comes into sight. */
static void
show_chosen (PandoriaWindow *self, const PandoriaPlayView *view)
{
  if (pandoria_window_is_narrow (self) && view->n_laid > 0 && !pandoria_spaces_is_empty (view->chosen))
    pandoria_board_view_show_spaces (self->board,
                                     pandoria_spaces_or (view->chosen, pandoria_spaces_around (view->chosen)));
}

static void
show_act (PandoriaWindow *self, const PandoriaPlayView *view)
{
  pandoria_players_panel_set_slot_choices (self->players, view->slots);
  pandoria_players_panel_set_slots_chosen (self->players, view->chosen_slots);
  pandoria_board_view_set_choices (self->board, view->choices);
  pandoria_board_view_set_selected (self->board, view->chosen);
  pandoria_window_show_would_close (self);
  pandoria_board_view_set_draggable (self->board, view->n_laid == 2);
  pandoria_window_update_main_button (self);
  show_chosen (self, view);
}

/* --- what would be done ----------------------------------------------------------------------------------------------- */

/* Which position is looked at, where the banner has no room for it. Returns: (nullable): otherwise, nothing. */
static const char *
get_position_words (PandoriaWindow *self, const PandoriaPlayView *view)
{
  gboolean looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;

  return looks_back && !pandoria_history_bar_has_words (self->history_bar) ? view->mode_text : NULL;
}

/* A lesson shows why a press was refused. */
static void
show_sentence (PandoriaWindow *self, const PandoriaPlayView *view)
{
  if (pandoria_window_lesson_answers (self))
    {
      pandoria_turn_bar_set_message (self->turn_bar, NULL, FALSE);
      pandoria_turn_bar_set_rule (self->turn_bar, NULL);
      return;
    }
  pandoria_turn_bar_set_message (
      self->turn_bar, view->sentence != NULL ? view->sentence : get_position_words (self, view), view->is_refusal);
  pandoria_turn_bar_set_rule (self->turn_bar, view->rule);
}

static void
show_preview (PandoriaWindow *self, const PandoriaPlayView *view)
{
  const PandoriaForesight *foresight = view->foresight;
  const PandoriaState *foreseen = foresight != NULL ? &foresight->scored : NULL;
  gboolean has_events = foresight != NULL && foresight->events.n > 0;

  pandoria_board_play_show_preview (self->board, view);
  pandoria_players_panel_set_preview (self->players, foreseen, foresight != NULL ? &foresight->events : NULL);
  pandoria_score_strip_set_preview (self->side_strip, foreseen);
  pandoria_ledger_view_set_preview (self->ledger, has_events ? &foresight->events : NULL,
                                    has_events ? view->title : NULL);
  show_sentence (self, view);
  pandoria_quick_entry_set_board_words (self->quick_entry, view->sentence, view->is_refusal);
}

/* --- news ------------------------------------------------------------------------------------------------------------- */

/* Where the panels are seen, they show what was gained, and nothing has to lie over the board. */
static void
tell_gains (PandoriaWindow *self, const char *gains, gboolean typed)
{
  if (typed || pandoria_adaptive_bin_get_width_class (self->adaptive) < PANDORIA_WIDTH_WIDE
      || !adw_flap_get_reveal_flap (self->flap))
    pandoria_window_toast (self, gains, TRUE);
  if (!typed)
    pandoria_announce (GTK_WIDGET (self), gains);
}

/* Says that something was the biggest scoring of the game, where the player wants to hear it. */
static void
tell_biggest (PandoriaWindow *self, const char *sentence)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (TELL_BIGGEST);

  if (settings != NULL && !g_settings_get_boolean (settings, TELL_BIGGEST))
    return;
  pandoria_window_toast (self, sentence, FALSE);
  pandoria_announce (GTK_WIDGET (self), sentence);
}

static void
ask (PandoriaWindow *self, PandoriaPlayAsks asks)
{
  switch (asks)
    {
    case PANDORIA_PLAY_ASKS_QUESTION: pandoria_window_show_question (self); break;
    case PANDORIA_PLAY_ASKS_CARDS: pandoria_window_show_score (self); break;
    case PANDORIA_PLAY_ASKS_MISFITS: pandoria_window_show_misfits (self); break;
    case PANDORIA_PLAY_ASKS_RESULT:
      pandoria_quick_entry_close (self->quick_entry);
      /* A lesson has words for its own end. */
      if (!gtk_widget_get_visible (GTK_WIDGET (self->lesson)))
        pandoria_window_show_summary (self);
      break;
    case PANDORIA_PLAY_ASKS_NOTHING:
    default: break;
    }
}

/* --- shared ----------------------------------------------------------------------------------------------------------- */

void
pandoria_window_show_view (PandoriaWindow *self, guint parts)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  /* Showing can move the focus, which is another input. */
  g_autofree char *entered = view->news.typed ? NULL : g_strdup (view->news.entered);
  g_autofree char *gains = g_strdup (view->news.gains);
  g_autofree char *biggest = g_strdup (view->news.biggest);
  g_autofree char *corrected = g_strdup (view->news.corrected);
  g_autofree char *fault = g_strdup (view->news.fault);
  PandoriaPlayAsks asks = view->news.asks;
  gboolean typed = view->news.typed;

  if ((parts & PANDORIA_PLAY_GAME) == 0 && view->question == NULL)
    pandoria_window_close_question (self);
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    {
      pandoria_window_close_cards (self);
      show_position (self, view);
      pandoria_window_update_layout (self);
      pandoria_window_follow_hint (self);
    }
  if ((parts & PANDORIA_PLAY_ACT) != 0)
    {
      pandoria_window_update_hint (self);
      if (view->game != NULL)
        show_act (self, view);
    }
  if (view->game != NULL)
    show_preview (self, view);
  pandoria_window_speak_view (self, parts, entered);
  pandoria_window_update_lesson (self, parts);
  if (gains != NULL)
    tell_gains (self, gains, typed);
  if (biggest != NULL)
    tell_biggest (self, biggest);
  if (corrected != NULL)
    pandoria_window_toast (self, corrected, TRUE);
  if (fault != NULL)
    pandoria_window_show_error (self, _ ("The Action Cannot Be Corrected"), fault);
  ask (self, asks);
}
