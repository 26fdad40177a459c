/* PandoriaPlayPage: the page on which a game is played. This file creates its parts, and connects
 * them in one place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-follow.h"
#include "pandoria-mends.h"
#include "pandoria-notices-testing.h"
#include "pandoria-panel-window.h"
#include "pandoria-play-page-testing.h"
#include "pandoria-presses-testing.h"
#include "pandoria-question-panel.h"
#include "pandoria-tile-menu.h"
#include "pandoria-tour-host-testing.h"

enum
{
  PROP_CAN_GO_ON = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaPlayPage, pandoria_play_page, GTK_TYPE_BOX)

/* --- the play and the layout ---------------------------------------------------------------- */

static void
on_play_changed (PandoriaPlay *play, guint parts, gpointer data)
{
  pandoria_tour_host_follow (PANDORIA_PLAY_PAGE (data)->tours, parts);
  pandoria_play_page_show_view (data, parts);
}

/* End the tour before the actions follow the view: its button would lose the focus together with
 * its action. */
static void
on_view_changed (PandoriaPlayPage *self)
{
  pandoria_tour_host_check_game (self->tours);
}

static void
on_layout_changed (PandoriaPlayPage *self)
{
  if (!pandoria_play_page_is_built (self))
    return;
  pandoria_play_page_close_panels (self);
  pandoria_play_page_apply_layout (self);
  pandoria_play_page_show_view (self, PANDORIA_PLAY_ACT | PANDORIA_PLAY_PREVIEW);
}

/* Focuses the main button, so that Enter activates it. */
static void
on_first_focus_due (PandoriaPlayPage *self)
{
  if (!pandoria_lesson_panel_focus_button (self->lesson)
      && !gtk_widget_child_focus (GTK_WIDGET (self->turn_bar), GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

/* --- panels --------------------------------------------------------------------------------- */

/* With @returns, the focus returns to where it was before the cards, otherwise it moves to the
 * board. The question closes last, because the cards led to it. */
static gboolean
close_panels (PandoriaPlayPage *self, gboolean returns)
{
  gboolean had_cards, had_question;

  pandoria_hint_host_close (self->hints);
  had_cards = pandoria_cards_host_close (self->cards, returns);
  had_question = pandoria_question_host_close (self->questions);
  return had_cards || had_question;
}

void
pandoria_play_page_close_panels (PandoriaPlayPage *self)
{
  close_panels (self, FALSE);
}

/* Closes the question or the hint, otherwise the cards, and returns the focus to where it was
 * before. */
static gboolean
dismiss_panel (PandoriaPlayPage *self)
{
  return pandoria_question_host_close (self->questions) || pandoria_hint_host_close (self->hints)
         || close_panels (self, TRUE);
}

static void
on_panel_closed (PandoriaPlayPage *self)
{
  dismiss_panel (self);
}

/* A dialog with a question continues the act of the cards. */
static void
on_dialog_opening (PandoriaPlayPage *self, GtkWindow *dialog)
{
  if (pandoria_panel_window_get (dialog, PANDORIA_TYPE_QUESTION_PANEL) == NULL)
    close_panels (self, FALSE);
}

static void
on_question_opening (PandoriaPlayPage *self)
{
  pandoria_hint_host_close (self->hints);
}

/* The cards give the focus back, so that the new ones can remember it. */
static void
on_cards_opening (PandoriaPlayPage *self)
{
  close_panels (self, TRUE);
}

static void
on_cards_asked (PandoriaPlayPage *self, guint kind)
{
  pandoria_cards_host_show_act (self->cards, (PandoriaActKind) kind);
}

static void
on_correct_printed (PandoriaPlayPage *self, GtkWindow *window, gpointer printed)
{
  g_signal_emit_by_name (self, "correct-printed", window, printed);
}

/* --- the board ------------------------------------------------------------------------------ */

static void
on_entry_selected (PandoriaPlayPage *self, PandoriaLedgerEntry *entry)
{
  pandoria_board_view_set_outline (self->board,
                                   entry != NULL ? entry->event.region : pandoria_spaces_empty ());
}

static void
on_coach_outlined (PandoriaPlayPage *self, const PandoriaSpaces *spaces)
{
  pandoria_board_view_set_outline (self->board, *spaces);
}

static void
on_hint_put (PandoriaPlayPage *self, int space)
{
  GtkWidget *widget = pandoria_board_view_get_space (self->board, (PandoriaSpace) space);

  if (widget == NULL)
    return;
  if (pandoria_play_page_is_narrow (self))
    pandoria_narrow_pages_show (self->pages, "board");
  pandoria_presses_stop_pointing (self->presses);
  gtk_widget_grab_focus (widget);
}

/* --- tours ---------------------------------------------------------------------------------- */

/* Hides the lesson and silences the coach while the card is shown. */
static void
on_tour_card_shown (PandoriaPlayPage *self, gboolean is_shown)
{
  gboolean is_lesson;

  pandoria_lesson_panel_set_aside (self->lesson, is_shown);
  is_lesson = gtk_widget_get_visible (GTK_WIDGET (self->lesson));
  pandoria_coach_bar_set_silent (self->coach, is_shown || is_lesson);
  pandoria_play_page_update_bar (self);
  pandoria_play_page_update_main_button (self);
}

static void
on_tour_region_shown (PandoriaPlayPage *self, const PandoriaSpaces *region)
{
  if (!pandoria_play_page_is_narrow (self))
    return;
  pandoria_narrow_pages_show (self->pages, "board");
  if (!pandoria_spaces_is_empty (*region))
    pandoria_board_view_show_spaces (self->board, *region);
}

static void
on_replay_changed (PandoriaPlayPage *self, gboolean runs, guint speed)
{
  g_signal_emit_by_name (self, "replay-changed", runs, speed);
}

/* --- keys ----------------------------------------------------------------------------------- */

/* Escape closes the quick entry first. On the board it cancels the last press. Without a step to
 * undo, it closes the panels. */
static gboolean
on_escape (PandoriaPlayPage *self, gboolean on_board)
{
  if (!pandoria_play_page_is_built (self))
    return FALSE;
  if (pandoria_quick_entry_is_open (self->quick_entry))
    {
      pandoria_quick_entry_close (self->quick_entry);
      return TRUE;
    }
  if (!on_board || !pandoria_play_page_get_view (self)->can_cancel)
    return dismiss_panel (self);
  pandoria_play_cancel (self->play);
  return TRUE;
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_play_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, PANDORIA_PLAY_PAGE (object)->can_go_on);
}

/* The widgets of the page end after this, and must not be heard any more. */
static void
leave_panels (PandoriaPlayPage *self)
{
  gpointer hosts[] = { self->tours, self->hints, self->cards, self->questions };

  for (gsize i = 0; i < G_N_ELEMENTS (hosts); i++)
    if (hosts[i] != NULL)
      g_object_run_dispose (hosts[i]);
}

static void
pandoria_play_page_dispose (GObject *object)
{
  PandoriaPlayPage *self = PANDORIA_PLAY_PAGE (object);

  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  pandoria_tile_menu_detach (GTK_WIDGET (self));
  leave_panels (self);
  G_OBJECT_CLASS (pandoria_play_page_parent_class)->dispose (object);
}

static void
pandoria_play_page_finalize (GObject *object)
{
  PandoriaPlayPage *self = PANDORIA_PLAY_PAGE (object);

  g_clear_object (&self->tours);
  g_clear_object (&self->hints);
  g_clear_object (&self->cards);
  g_clear_object (&self->questions);
  g_clear_object (&self->panels);
  g_clear_object (&self->first_focus);
  g_clear_object (&self->speaker);
  g_clear_object (&self->notices);
  g_clear_object (&self->keys);
  g_clear_object (&self->presses);
  g_clear_object (&self->play);
  g_clear_object (&self->catalogue);
  G_OBJECT_CLASS (pandoria_play_page_parent_class)->finalize (object);
}

static void
pandoria_play_page_class_init (PandoriaPlayPageClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = pandoria_play_page_get_property;
  G_OBJECT_CLASS (klass)->dispose = pandoria_play_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_play_page_finalize;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_CAN_GO_ON,
      g_param_spec_boolean ("can-go-on", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_add_signal (klass, "built", 0);
  pandoria_class_add_signal (klass, "position-shown", 0);
  pandoria_class_add_signal (klass, "act-shown", 1, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "asked", 1, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "replay-changed", 2, G_TYPE_BOOLEAN, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "correct-printed", 2, GTK_TYPE_WINDOW, G_TYPE_POINTER);
  pandoria_class_set_template (
      klass, "pandoria-play-page",
      PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_VIEW, PANDORIA_TYPE_COACH_BAR, PANDORIA_TYPE_LESSON_PANEL,
                      PANDORIA_TYPE_NARROW_PAGES, PANDORIA_TYPE_QUICK_ENTRY,
                      PANDORIA_TYPE_SCORE_STRIP, PANDORIA_TYPE_SIDEBAR, PANDORIA_TYPE_TOUR_CARD,
                      PANDORIA_TYPE_TRAY, PANDORIA_TYPE_TURN_BAR),
      PANDORIA_PARTS (PandoriaPlayPage, pages, flap, sidebar, play_area, toasts, bar_box, bar_stack,
                      quick_entry, turn_bar, score_strip, coach, lesson, tour_card, board, tray),
      PANDORIA_CALLBACK (on_entry_selected, on_coach_outlined, on_panel_closed), NULL);
  pandoria_play_page_bind_input (klass);
}

static void
pandoria_play_page_init (PandoriaPlayPage *self)
{
  self->presses = pandoria_presses_new ();
}

/* --- the parts ------------------------------------------------------------------------------ */

static void
create_parts (PandoriaPlayPage *self)
{
  GtkWindow *window = pandoria_play_page_get_window (self);

  self->keys = pandoria_play_keys_new (window, self->play);
  self->notices = pandoria_notices_new (window, self->play);
  self->speaker = pandoria_speaker_new ();
  self->first_focus = pandoria_first_focus_new (GTK_WIDGET (self));
  self->panels = pandoria_panel_host_new (window, self->adaptive, self->play);
  self->questions = pandoria_question_host_new (self->play, self->panels, self->catalogue);
  self->cards
      = pandoria_cards_host_new (self->play, self->panels, self->catalogue, self->questions);
  self->hints = pandoria_hint_host_new (self->play, self->panels, self->catalogue);
  self->tours = pandoria_tour_host_new (self->play, self->presses);
  pandoria_tile_menu_attach (GTK_WIDGET (self), self->play, self->presses, self->tours);
}

/* Only the page follows the play, and pushes its view: pandoria_play_page_show_view(). */
static void
connect_parts (PandoriaPlayPage *self)
{
  const PandoriaHandler handlers[] = {
    { self->adaptive, "layout-changed", G_CALLBACK (on_layout_changed) },
    { self->play, "notify::view", G_CALLBACK (on_view_changed) },
    { self->play, "cards-asked", G_CALLBACK (on_cards_asked) },
    { self->play, "act-begun", G_CALLBACK (pandoria_play_page_focus_slots) },
    { self->keys, "escape", G_CALLBACK (on_escape) },
    { self->speaker, "announced", G_CALLBACK (pandoria_announce) },
    { self->first_focus, "due", G_CALLBACK (on_first_focus_due) },
    { self->panels, "opening", G_CALLBACK (on_dialog_opening) },
    { self->questions, "opening", G_CALLBACK (on_question_opening) },
    { self->questions, "changed", G_CALLBACK (pandoria_play_page_update_main_button) },
    { self->questions, "announced", G_CALLBACK (pandoria_announce) },
    { self->cards, "opening", G_CALLBACK (on_cards_opening) },
    { self->cards, "changed", G_CALLBACK (pandoria_play_page_update_main_button) },
    { self->cards, "choices", G_CALLBACK (pandoria_play_page_focus_choice) },
    { self->cards, "correct-printed", G_CALLBACK (on_correct_printed) },
    { self->cards, "announced", G_CALLBACK (pandoria_announce) },
    { self->hints, "opening", G_CALLBACK (pandoria_play_page_close_panels) },
    { self->hints, "space-put", G_CALLBACK (on_hint_put) },
    { self->tours, "card-shown", G_CALLBACK (on_tour_card_shown) },
    { self->tours, "region-shown", G_CALLBACK (on_tour_region_shown) },
    { self->tours, "replay-changed", G_CALLBACK (on_replay_changed) },
  };

  pandoria_connect (self, handlers, G_N_ELEMENTS (handlers));
  g_signal_connect_object (self->play, "changed", G_CALLBACK (on_play_changed), self, 0);
}

void
pandoria_play_page_set_play (PandoriaPlayPage *self, PandoriaPlay *play,
                             PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self) && PANDORIA_IS_PLAY (play)
                    && PANDORIA_IS_CATALOGUE (catalogue));
  g_return_if_fail (self->play == NULL && pandoria_play_page_get_window (self) != NULL);

  self->play = g_object_ref (play);
  self->catalogue = g_object_ref (catalogue);
  self->adaptive = PANDORIA_ADAPTIVE_BIN (
      gtk_widget_get_ancestor (GTK_WIDGET (self), PANDORIA_TYPE_ADAPTIVE_BIN));
  create_parts (self);
  connect_parts (self);
}

/* Gives the parts the widgets that they use. */
static void
place_parts (PandoriaPlayPage *self)
{
  pandoria_tray_set_play (self->tray, self->play);
  pandoria_quick_entry_set_play (self->quick_entry, self->play, self->catalogue);
  pandoria_notices_set_overlay (self->notices, self->toasts);
  pandoria_panel_host_set_places (self->panels, self->sidebar, GTK_WIDGET (self->board));
  pandoria_hint_host_set_board (self->hints, self->board);
  pandoria_tour_host_set_places (self->tours, self->tour_card, self->toasts, self->board);
}

void
pandoria_play_page_build (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self) && self->play != NULL);

  if (pandoria_play_page_is_built (self))
    return;
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_mend (GTK_WIDGET (self));
  place_parts (self);
  pandoria_play_page_init_layout (self);
  pandoria_play_page_init_input (self);
  pandoria_tile_menu_set_board (GTK_WIDGET (self), self->board);
  pandoria_play_keys_add_board (self->keys, GTK_WIDGET (self->board));
  g_signal_emit_by_name (self, "built");
}

PandoriaPlay *
pandoria_play_page_get_play (PandoriaPlayPage *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAY_PAGE (self), NULL);
  return self->play;
}

void
pandoria_play_page_add_panel_actions (PandoriaPlayPage *self, GActionMap *actions)
{
  g_autoptr (GPropertyAction) side = NULL;
  g_autoptr (GAction) ledger = NULL;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self) && pandoria_play_page_is_built (self));
  g_return_if_fail (G_IS_ACTION_MAP (actions));

  side = g_property_action_new ("side", self->flap, "reveal-flap");
  ledger = pandoria_sidebar_create_action (self->sidebar, "ledger-panel");
  g_action_map_add_action (actions, G_ACTION (side));
  g_action_map_add_action (actions, ledger);
}

GtkWidget *
pandoria_play_page_get_board (PandoriaPlayPage *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAY_PAGE (self), NULL);
  return pandoria_play_page_is_built (self) ? GTK_WIDGET (self->board) : GTK_WIDGET (self);
}

/* --- commands ------------------------------------------------------------------------------- */

void
pandoria_play_page_add_key (PandoriaPlayPage *self, const char *trigger, const char *name)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_play_keys_add (self->keys, trigger, name);
}

void
pandoria_play_page_press_hex (PandoriaPlayPage *self, guint number, gboolean shifted)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  pandoria_tray_press (self->tray, number, shifted);
  pandoria_play_page_focus_choice (self);
}

void
pandoria_play_page_take_presses (PandoriaPlayPage *self, PandoriaPressTaker taker, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_presses_take (self->presses, taker, data);
}

void
pandoria_play_page_release_presses (PandoriaPlayPage *self, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_presses_release (self->presses, data);
}

void
pandoria_play_page_outline (PandoriaPlayPage *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (pandoria_play_page_is_built (self))
    pandoria_board_view_set_outline (self->board, spaces);
}

void
pandoria_play_page_present_dialog (PandoriaPlayPage *self, GtkWindow *dialog)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_panel_host_present (self->panels, dialog);
}

void
pandoria_play_page_release_dialog (PandoriaPlayPage *self, GtkWindow *dialog)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_panel_host_release (self->panels, dialog);
}

void
pandoria_play_page_show_hint (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_hint_host_show (self->hints);
}

void
pandoria_play_page_turn_on_hints (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_hint_host_turn_on (self->hints);
}

void
pandoria_play_page_explain (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (pandoria_play_page_is_built (self))
    pandoria_tour_host_explain (self->tours, pandoria_sidebar_get_entry (self->sidebar));
}

void
pandoria_play_page_quiz (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (!pandoria_tour_host_quiz (self->tours))
    pandoria_toast (GTK_WIDGET (self),
                    _ ("No tile of this game closes anything: there is nothing to ask"), FALSE);
}

void
pandoria_play_page_replay (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_tour_host_replay (self->tours);
}

void
pandoria_play_page_change_replay_speed (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_tour_host_change_speed (self->tours);
}

void
pandoria_play_page_recall (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_tour_host_recall (self->tours);
}

void
pandoria_play_page_read_on (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));
  pandoria_tour_host_read_on (self->tours);
}

/* --- for tests ------------------------------------------------------------------------------ */

gboolean
pandoria_play_page_close_hint (PandoriaPlayPage *self)
{
  return pandoria_hint_host_close (self->hints);
}

AdwToast *
pandoria_play_page_get_tour_toast (PandoriaPlayPage *self)
{
  return pandoria_tour_host_get_toast (self->tours);
}

AdwToast *
pandoria_play_page_get_undo_toast (PandoriaPlayPage *self)
{
  return pandoria_notices_get_undo_toast (GTK_WIDGET (self));
}

void
pandoria_play_page_set_press (PandoriaPlayPage *self, PandoriaPressFlags press)
{
  pandoria_presses_set_flags (self->presses, press);
}
