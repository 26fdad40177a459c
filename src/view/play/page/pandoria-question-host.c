/* PandoriaQuestionHost: the open question of a play (PandoriaQuestionPanel). In the side panel, it
 * covers the cards that led to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-question-host.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-offers.h"
#include "pandoria-panel-window.h"
#include "pandoria-question-panel.h"

/* The minimum width of a dialog. */
#define DIALOG_WIDTH 340

struct _PandoriaQuestionHost
{
  GObject parent_instance;

  PandoriaPlay *play;
  PandoriaPanelHost *panels;
  PandoriaCatalogue *catalogue;
  PandoriaQuestionPanel *panel; /* (nullable): in the side panel */
  gboolean has_asked;           /* a question was shown since the last act */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaQuestionHost, pandoria_question_host, G_TYPE_OBJECT)

static void
open_in_sidebar (PandoriaQuestionHost *self)
{
  g_signal_emit_by_name (self, "announced", pandoria_play_get_view (self->play)->question);
  if (self->panel != NULL)
    return;
  g_signal_emit_by_name (self, "opening");
  self->panel = g_object_ref_sink (g_object_new (PANDORIA_TYPE_QUESTION_PANEL, NULL));
  pandoria_question_panel_ask (self->panel, self->play);
  pandoria_panel_host_show (self->panels, GTK_WIDGET (self->panel), -1);
  pandoria_question_panel_focus (self->panel);
  g_signal_emit_by_name (self, "changed");
}

static void
open_dialog (PandoriaQuestionHost *self)
{
  PandoriaQuestionPanel *panel = g_object_new (PANDORIA_TYPE_QUESTION_PANEL, NULL);
  GtkWindow *dialog = pandoria_panel_host_make_dialog (self->panels, GTK_WIDGET (panel),
                                                       _ ("One More Thing"), DIALOG_WIDTH, -1);

  pandoria_question_panel_ask (panel, self->play);
  pandoria_question_panel_focus (panel);
  pandoria_panel_host_present (self->panels, dialog);
}

/* An answer can be the printed cost of a building (rulings 82). */
static void
remember_answer (PandoriaQuestionHost *self, const PandoriaPlayView *view)
{
  if (self->has_asked && view->own_game != NULL)
    pandoria_card_costs_remember_built (self->catalogue, view->own_game);
  self->has_asked = FALSE;
}

static void
pandoria_question_host_class_init (PandoriaQuestionHostClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaQuestionHost, panel, g_object_unref),
                           NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaQuestionHost, play, g_object_unref),
                            PANDORIA_OWNS (PandoriaQuestionHost, panels, g_object_unref),
                            PANDORIA_OWNS (PandoriaQuestionHost, catalogue, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "opening", 0);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_add_signal (klass, "announced", 1, G_TYPE_STRING);
}

PandoriaQuestionHost *
pandoria_question_host_new (PandoriaPlay *play, PandoriaPanelHost *panels,
                            PandoriaCatalogue *catalogue)
{
  PandoriaQuestionHost *self = g_object_new (PANDORIA_TYPE_QUESTION_HOST, NULL);

  g_return_val_if_fail (PANDORIA_IS_PLAY (play) && PANDORIA_IS_PANEL_HOST (panels), self);
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (catalogue), self);

  self->play = g_object_ref (play);
  self->panels = g_object_ref (panels);
  self->catalogue = g_object_ref (catalogue);
  return self;
}

void
pandoria_question_host_show (PandoriaQuestionHost *self)
{
  GtkWindow *dialog;

  g_return_if_fail (PANDORIA_IS_QUESTION_HOST (self));

  self->has_asked = TRUE;
  dialog = pandoria_panel_host_get_dialog (self->panels);
  /* An open dialog continues with the next question. */
  if (pandoria_panel_window_get (dialog, PANDORIA_TYPE_QUESTION_PANEL) != NULL)
    return;
  if (pandoria_panel_host_has_room (self->panels))
    open_in_sidebar (self);
  else
    open_dialog (self);
}

gboolean
pandoria_question_host_is_open (PandoriaQuestionHost *self)
{
  g_return_val_if_fail (PANDORIA_IS_QUESTION_HOST (self), FALSE);
  return self->panel != NULL;
}

gboolean
pandoria_question_host_close (PandoriaQuestionHost *self)
{
  g_autoptr (PandoriaQuestionPanel) panel = NULL;
  g_autoptr (GtkWidget) before = NULL;
  gboolean had_focus;

  g_return_val_if_fail (PANDORIA_IS_QUESTION_HOST (self), FALSE);

  panel = g_steal_pointer (&self->panel);
  if (panel == NULL)
    return FALSE;
  had_focus = pandoria_take_focus_from (GTK_WIDGET (panel));
  /* before the cards are shown again and emit the act that they consider */
  pandoria_question_panel_leave (panel);
  before = pandoria_panel_host_hide (self->panels, GTK_WIDGET (panel));
  g_signal_emit_by_name (self, "changed");
  if (had_focus)
    pandoria_panel_host_return_focus (self->panels, before);
  return TRUE;
}

void
pandoria_question_host_follow (PandoriaQuestionHost *self, const PandoriaPlayView *view,
                               guint parts)
{
  g_return_if_fail (PANDORIA_IS_QUESTION_HOST (self) && view != NULL);

  if ((parts & PANDORIA_PLAY_GAME) != 0)
    remember_answer (self, view);
  else if (view->question == NULL)
    pandoria_question_host_close (self);
}
