/* PandoriaPlayPage: shows the view of the play: the position, the unfinished act and its effects,
 * and the results of the last input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-lesson-pointer.h"
#include "pandoria-panel-window.h"
#include "pandoria-settings.h"

#define TELL_BIGGEST "tell-biggest-scoring"

/* --- the act being put together ------------------------------------------------------------- */

/* A narrow page has a small board: scrolls to the chosen spaces and their neighbors. */
static void
show_chosen (PandoriaPlayPage *self, const PandoriaPlayView *view)
{
  if (pandoria_play_page_is_narrow (self) && view->n_laid > 0
      && !pandoria_spaces_is_empty (view->chosen))
    pandoria_board_view_show_spaces (
        self->board, pandoria_spaces_or (view->chosen, pandoria_spaces_around (view->chosen)));
}

static void
show_act (PandoriaPlayPage *self, const PandoriaPlayView *view)
{
  pandoria_play_page_update_main_button (self);
  if (view->game == NULL)
    return;
  pandoria_board_view_set_choices (self->board, view->choices);
  pandoria_board_view_set_selected (self->board, view->chosen);
  pandoria_board_view_set_draggable (self->board, view->n_laid == 2);
  show_chosen (self, view);
}

/* --- what would close ----------------------------------------------------------------------- */

/* Announces only the number of regions. The description of each space has the details. */
static void
announce_open (PandoriaPlayPage *self, const PandoriaPlayView *view)
{
  guint n = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < view->n_open; i++)
    n += !view->open[i].at_exit && pandoria_spaces_count (view->open[i].missing) == 1;
  text = g_strdup_printf (ngettext ("%u region would close with one more space covered.",
                                    "%u regions would close with one more space covered.", n),
                          n);
  pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_play_page_toggle_would_close (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  pandoria_play_show_open (self->play, !view->shows_open);
  if (view->shows_open)
    announce_open (self, view);
}

/* --- the ledger ----------------------------------------------------------------------------- */

static void
show_ledger (PandoriaPlayPage *self, const char *page)
{
  pandoria_play_page_close_panels (self);
  pandoria_sidebar_show_ledger (self->sidebar, page);
  if (pandoria_play_page_is_narrow (self))
    pandoria_narrow_pages_show (self->pages, "ledger");
}

static void
focus_ledger (PandoriaPlayPage *self, const char *page)
{
  show_ledger (self, page);
  pandoria_sidebar_focus_ledger (self->sidebar);
  gtk_window_set_focus_visible (pandoria_play_page_get_window (self), TRUE);
}

void
pandoria_play_page_show_ledger (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  focus_ledger (self, "ledger");
}

void
pandoria_play_page_show_history (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  focus_ledger (self, "history");
}

void
pandoria_play_page_search_ledger (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (pandoria_cards_host_start_search (self->cards))
    return;
  show_ledger (self, NULL);
  pandoria_sidebar_search_ledger (self->sidebar);
}

/* --- what would be done --------------------------------------------------------------------- */

/* Returns: (nullable): describes the position that is shown or corrected if the banner has no room
 * for it. */
static const char *
get_mode_text (PandoriaPlayPage *self, const PandoriaPlayView *view)
{
  gboolean looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;
  PandoriaWidthClass has_room = looks_back ? PANDORIA_WIDTH_WIDE : PANDORIA_WIDTH_MEDIUM;

  return pandoria_play_page_get_width_class (self) < has_room ? view->mode_text : NULL;
}

/* Returns: (nullable): the sentence. A correction shows its question instead of the prompt for the
 * first choice, which is in the tray, too. */
static const char *
get_sentence (PandoriaPlayPage *self, const PandoriaPlayView *view)
{
  const char *mode_text = get_mode_text (self, view);
  gboolean shows_effect = view->shows_open || view->foresight != NULL;
  gboolean prompts = !view->is_begun && !view->is_refusal && !shows_effect;

  return mode_text != NULL && (prompts || view->sentence == NULL) ? mode_text : view->sentence;
}

/* During a lesson, its panel shows why a press was refused. */
static void
show_sentence (PandoriaPlayPage *self, const PandoriaPlayView *view)
{
  gboolean is_elsewhere = gtk_widget_get_visible (GTK_WIDGET (self->lesson)) && view->is_answer;

  pandoria_turn_bar_set_sentence (self->turn_bar, is_elsewhere ? NULL : get_sentence (self, view),
                                  view->is_refusal, view->rule);
}

static void
show_preview (PandoriaPlayPage *self, const PandoriaPlayView *view, guint parts)
{
  /* The open regions stay the same while the pointer moves. */
  if (!view->shows_open || (parts & PANDORIA_PLAY_ACT) != 0)
    pandoria_board_view_set_open_regions (self->board, view->open,
                                          (const char *const *) view->open_sentences, view->n_open);
  pandoria_board_view_show_preview (self->board, view);
  pandoria_hint_host_mark (self->hints);
  show_sentence (self, view);
}

/* --- results -------------------------------------------------------------------------------- */

/* A toast covers the board. It is not needed while the panels or a lesson show the gains. */
static void
report_gains (PandoriaPlayPage *self, const char *gains, gboolean typed)
{
  gboolean has_panels = pandoria_play_page_get_width_class (self) >= PANDORIA_WIDTH_WIDE
                        && adw_flap_get_reveal_flap (self->flap);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->lesson)) && (typed || !has_panels))
    pandoria_toast (GTK_WIDGET (self), gains, TRUE);
  if (!typed)
    pandoria_announce (GTK_WIDGET (self), gains);
}

/* Reports figures that leave the board in every layout: the pieces on the table move, too. */
static void
report_leavers (PandoriaPlayPage *self, const char *leavers)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->lesson)))
    pandoria_announce (GTK_WIDGET (self), leavers);
  else
    pandoria_toast (GTK_WIDGET (self), leavers, FALSE);
}

/* @moves (nullable): the moves on the table, a line for each. */
static void
report_correction (PandoriaPlayPage *self, const char *done, const char *moves)
{
  if (moves == NULL)
    pandoria_toast (GTK_WIDGET (self), done, TRUE);
  else if (!gtk_widget_get_visible (GTK_WIDGET (self->lesson)))
    pandoria_toast_act (GTK_WIDGET (self), done, _ ("_Show"), "page.show-moves",
                        g_variant_new_string (moves));
}

static void
report_biggest (PandoriaPlayPage *self, const char *sentence)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (TELL_BIGGEST);

  if (gtk_widget_get_visible (GTK_WIDGET (self->lesson))
      || (settings != NULL && !g_settings_get_boolean (settings, TELL_BIGGEST)))
    return;
  pandoria_toast (GTK_WIDGET (self), sentence, FALSE);
}

static void
report_results (PandoriaPlayPage *self, const PandoriaPlayResults *results)
{
  if (results->gains != NULL)
    report_gains (self, results->gains, results->typed);
  if (results->leavers != NULL)
    report_leavers (self, results->leavers);
  if (results->biggest != NULL)
    report_biggest (self, results->biggest);
  if (results->corrected != NULL)
    report_correction (self, results->corrected, results->moves);
  if (results->fault != NULL)
    pandoria_show_failure (pandoria_play_page_get_window (self),
                           _ ("The Action Cannot Be Corrected"), results->fault);
}

/* --- a lesson ------------------------------------------------------------------------------- */

void
pandoria_play_page_show_lesson (PandoriaPlayPage *self, PandoriaLessonCourse *course)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (!pandoria_play_page_is_built (self))
    return;
  pandoria_lesson_panel_show (self->lesson, course);
  pandoria_coach_bar_set_silent (self->coach, course != NULL);
  pandoria_turn_bar_set_coached (self->turn_bar, course == NULL);
  pandoria_play_page_update_bar (self);
  pandoria_play_page_update_main_button (self);
  if (course == NULL)
    {
      pandoria_board_view_set_wanted (self->board, pandoria_spaces_empty ());
      return;
    }
  pandoria_lesson_panel_move_keyboard (self->lesson);
  pandoria_board_view_set_wanted (self->board, pandoria_lesson_course_get_spaces (course));
}

gboolean
pandoria_play_page_show_control (PandoriaPlayPage *self, const PandoriaLessonCourse *course,
                                 char **control)
{
  GtkWindow *dialog = pandoria_panel_host_get_dialog (self->panels);
  gboolean has_cards = pandoria_panel_window_get (dialog, PANDORIA_TYPE_CARDS_PANEL) != NULL;
  GtkWindow *window = has_cards ? dialog : pandoria_play_page_get_window (self);
  const PandoriaPlayView *view = pandoria_play_page_get_view (self);
  PandoriaSpaces spaces = pandoria_lesson_course_get_spaces (course);
  const PandoriaAction *action
      = view->mode == PANDORIA_PLAY_MODE_NOW ? pandoria_lesson_course_get_action (course) : NULL;
  g_autofree char *next = pandoria_lesson_pointer_show (
      GTK_WIDGET (window), action, spaces, pandoria_lesson_course_get_part (course), view);

  g_return_val_if_fail (PANDORIA_IS_PLAY_PAGE (self), FALSE);

  if (!pandoria_set_str (control, next))
    return FALSE;
  pandoria_lesson_panel_set_next (self->lesson, *control);
  if (pandoria_play_page_is_narrow (self))
    pandoria_board_view_show_spaces (self->board, spaces);
  else
    pandoria_board_view_reveal (self->board, spaces);
  return *control != NULL;
}

/* --- shared --------------------------------------------------------------------------------- */

static void
show_position (PandoriaPlayPage *self, const PandoriaPlayView *view)
{
  pandoria_play_page_close_panels (self);
  pandoria_notices_show (self->notices, view);
  pandoria_first_focus_show (self->first_focus, view->game);
  pandoria_board_view_show_game (self->board, view->game);
  pandoria_play_page_update_layout (self);
  g_signal_emit_by_name (self, "position-shown");
  pandoria_hint_host_follow (self->hints);
}

static void
show_view (PandoriaPlayPage *self, const PandoriaPlayView *view, guint parts)
{
  /* Take the results first: showing the view can move the focus, which is another input. */
  g_auto (PandoriaPlayResults) results = pandoria_play_take_results (self->play);

  pandoria_sidebar_show_view (self->sidebar, view, parts);
  pandoria_score_strip_show (self->score_strip, view, parts);
  pandoria_turn_bar_show (self->turn_bar, view, parts);
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    pandoria_coach_bar_show (self->coach, view->game);
  pandoria_question_host_follow (self->questions, view, parts);
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    show_position (self, view);
  pandoria_tray_show (self->tray, parts);
  if ((parts & PANDORIA_PLAY_ACT) != 0)
    {
      pandoria_hint_host_check (self->hints);
      show_act (self, view);
    }
  if (view->game != NULL)
    show_preview (self, view, parts);
  pandoria_speaker_show (self->speaker, view, parts, results.typed ? NULL : results.entered);
  g_signal_emit_by_name (self, "act-shown", parts);
  report_results (self, &results);
  if (results.asks == PANDORIA_PLAY_ASKS_RESULT)
    pandoria_quick_entry_close (self->quick_entry);
  if (results.asks == PANDORIA_PLAY_ASKS_RESULT
      && gtk_widget_get_visible (GTK_WIDGET (self->lesson)))
    results.asks = PANDORIA_PLAY_ASKS_NOTHING; /* the lesson has its own text for the end */
  g_signal_emit_by_name (self, "asked", results.asks);
  if (results.asks == PANDORIA_PLAY_ASKS_QUESTION)
    pandoria_question_host_show (self->questions);
  else if (results.asks == PANDORIA_PLAY_ASKS_CARDS)
    pandoria_cards_host_show_score (self->cards);
  pandoria_quick_entry_show (self->quick_entry, parts);
}

void
pandoria_play_page_show_view (PandoriaPlayPage *self, guint parts)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  if (view->game != NULL)
    pandoria_play_page_build (self);
  if (pandoria_play_page_is_built (self))
    show_view (self, view, parts);
  else if ((parts & PANDORIA_PLAY_GAME) != 0)
    g_signal_emit_by_name (self, "position-shown");
}
