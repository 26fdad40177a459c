/* The dialogs that the window opens, and what becomes of their answers. One is open at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-dialogs.h"

#include "pandoria-cards-dialog.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-misfits-dialog.h"
#include "pandoria-question-dialog.h"
#include "pandoria-widgets.h"
#include "pandoria-window-cards.h"
#include "pandoria-window-private.h"
#include "pandoria-window-question.h"
#include "pandoria-window-setup.h"
#include "pandoria-window-windows.h"

#define DIALOG_KEY "pandoria-dialog"

/* A card takes no more of a dialog’s width, however large its text is. */
#define MOST_WIDTH 560

/* --- the open dialog ---------------------------------------------------------------------------------------------- */

static GtkWindow *
get_dialog (PandoriaWindow *window)
{
  return g_object_get_data (G_OBJECT (window), DIALOG_KEY);
}

/* Another one may be open in its place by now. */
void
pandoria_window_release_dialog (PandoriaWindow *window, GtkWindow *dialog)
{
  if (get_dialog (window) == dialog)
    g_object_set_data (G_OBJECT (window), DIALOG_KEY, NULL);
}

static void
on_destroyed (GtkWindow *dialog, gpointer data)
{
  pandoria_window_release_dialog (data, dialog);
}

static void
present (PandoriaWindow *window, GtkWidget *dialog)
{
  GtkWindow *before = get_dialog (window);

  if (before != NULL)
    gtk_window_close (before);
  if (!PANDORIA_IS_QUESTION_DIALOG (dialog))
    pandoria_window_close_cards (window);
  g_object_set_data (G_OBJECT (window), DIALOG_KEY, dialog);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_destroyed), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* One that was closed before and only hidden may come again. */
void
pandoria_window_present_dialog (PandoriaWindow *window, GtkWindow *dialog)
{
  g_signal_handlers_disconnect_by_func (dialog, on_destroyed, window);
  present (window, GTK_WIDGET (dialog));
}

static void
destroy (gpointer data)
{
  g_autoptr (GtkWindow) dialog = data;

  gtk_window_destroy (dialog);
}

void
pandoria_window_close_dialog (PandoriaWindow *window)
{
  GtkWindow *dialog = get_dialog (window);

  if (dialog == NULL)
    return;
  g_object_set_data (G_OBJECT (window), DIALOG_KEY, NULL);
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  g_idle_add_once (destroy, g_object_ref (dialog));
}

gboolean
pandoria_window_dialog_takes_space (PandoriaWindow *window, PandoriaSpace space)
{
  GtkWindow *dialog = get_dialog (window);

  if (dialog == NULL || !PANDORIA_IS_CORRECTIONS_DIALOG (dialog))
    return FALSE;
  pandoria_corrections_dialog_show_space (PANDORIA_CORRECTIONS_DIALOG (dialog), space);
  return TRUE;
}

/* --- acts --------------------------------------------------------------------------------------------------------- */

static PandoriaGame *
get_game (PandoriaWindow *window)
{
  return pandoria_play_get_view (pandoria_window_get_play (window))->game;
}

static void
on_act_chosen (PandoriaCardsDialog *dialog, gpointer action, gpointer data)
{
  const char *card = pandoria_cards_panel_get_card_name (pandoria_cards_dialog_get_panel (dialog));

  pandoria_play_begin (pandoria_window_get_play (data), action, card);
  pandoria_window_focus_choice (data);
}

static void
on_act_considered (PandoriaCardsDialog *dialog, gpointer action, gpointer data)
{
  pandoria_play_consider (pandoria_window_get_play (data), action);
}

static void
on_act_dialog_destroyed (GtkWidget *dialog, gpointer data)
{
  pandoria_play_consider (pandoria_window_get_play (data), NULL);
}

static void
on_correct (PandoriaCardsPanel *panel, gpointer thing, gpointer data)
{
  pandoria_window_correct_printed (data, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (panel))), thing);
}

/* What is being considered in the dialog is foreseen in the window beside it. As large as its text needs, but not larger than the window; in a narrow one it is like a page. */
static void
present_cards_dialog (PandoriaWindow *window, GtkWidget *dialog)
{
  double scale = pandoria_text_scale (GTK_WIDGET (window));
  int most_width = gtk_widget_get_width (GTK_WIDGET (window)),
      most_height = gtk_widget_get_height (GTK_WIDGET (window));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  if (pandoria_window_is_narrow (window))
    gtk_window_set_default_size (GTK_WINDOW (dialog), most_width, most_height);
  else
    gtk_window_set_default_size (GTK_WINDOW (dialog), MIN ((int) (width * scale), MIN (most_width, MOST_WIDTH)),
                                 MIN ((int) (height * scale), most_height));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_act_chosen), window, 0);
  g_signal_connect_object (dialog, "considered", G_CALLBACK (on_act_considered), window, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_act_dialog_destroyed), window, 0);
  present (window, dialog);
}

/* Beside the board where there is room, else in a dialog. */
static void
show_cards (PandoriaWindow *window, PandoriaCardsPage page, const PandoriaAction *act)
{
  PandoriaCardsDialog *dialog;
  PandoriaCardsPanel *panel;

  if (pandoria_window_open_cards (window, page, act))
    return;
  dialog = PANDORIA_CARDS_DIALOG (
      pandoria_cards_dialog_new (GTK_WINDOW (window), get_game (window), pandoria_window_get_catalogue (window)));
  panel = pandoria_cards_dialog_get_panel (dialog);
  pandoria_cards_panel_show_page (panel, page);
  if (act != NULL)
    pandoria_cards_panel_show_act (panel, act);
  g_signal_connect_object (panel, "correct", G_CALLBACK (on_correct), window, 0);
  present_cards_dialog (window, GTK_WIDGET (dialog));
}

/* The same for one act alone, which needs no list. */
static void
show_act (PandoriaWindow *window, const PandoriaAction *act)
{
  if (!pandoria_window_open_act (window, act))
    present_cards_dialog (window, pandoria_cards_dialog_new_alone (GTK_WINDOW (window), get_game (window),
                                                                   pandoria_window_get_catalogue (window), act));
}

void
pandoria_window_show_spells (PandoriaWindow *window)
{
  show_cards (window, PANDORIA_CARDS_SPELLS, NULL);
}

void
pandoria_window_show_buildings (PandoriaWindow *window)
{
  show_cards (window, PANDORIA_CARDS_BUILDINGS, NULL);
}

void
pandoria_window_show_other_cards (PandoriaWindow *window)
{
  show_cards (window, PANDORIA_CARDS_OTHER, NULL);
}

void
pandoria_window_show_monument (PandoriaWindow *window)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_MONUMENT);
  action.monument.present = TRUE;
  show_act (window, &action);
}

void
pandoria_window_show_buy (PandoriaWindow *window)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_BUY);
  show_act (window, &action);
}

void
pandoria_window_show_score (PandoriaWindow *window)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SCORE);
  show_act (window, &action);
}

void
pandoria_window_show_ransom (PandoriaWindow *window)
{
  const PandoriaOptions *options = pandoria_game_get_options (get_game (window));
  PandoriaAction action;
  guint n = 0;

  pandoria_action_init (&action, PANDORIA_ACT_RANSOM);
  for (guint8 i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (options->ransom_workers[i] > 0 || options->ransom_leader[i] > 0)
      {
        action.player = i;
        n++;
      }
  show_cards (window, PANDORIA_CARDS_OTHER, n == 1 ? &action : NULL);
}

void
pandoria_window_show_question (PandoriaWindow *window)
{
  /* Who asks goes on with the next question by himself. */
  if (!PANDORIA_IS_QUESTION_DIALOG (get_dialog (window)) && !pandoria_window_open_question (window))
    present (window, pandoria_question_dialog_new (GTK_WINDOW (window), pandoria_window_get_play (window)));
}

/* --- others ------------------------------------------------------------------------------------------------------- */

static void
on_mend (PandoriaMisfitsDialog *dialog, guint index, gpointer data)
{
  pandoria_play_correct (pandoria_window_get_play (data), index);
}

static void
on_decided (PandoriaMisfitsDialog *dialog, gboolean accepted, gpointer data)
{
  PandoriaPlay *play = pandoria_window_get_play (data);
  g_autoptr (PandoriaAmend) amend = NULL;

  g_set_object (&amend, pandoria_play_get_amend (play));
  pandoria_play_settle (play, accepted);
  pandoria_window_settle_setup (data, amend, accepted);
}

void
pandoria_window_show_misfits (PandoriaWindow *window)
{
  PandoriaAmend *amend = pandoria_play_get_amend (pandoria_window_get_play (window));
  GtkWidget *dialog = pandoria_misfits_dialog_new (GTK_WINDOW (window), amend);

  g_signal_connect_object (dialog, "mend", G_CALLBACK (on_mend), window, 0);
  g_signal_connect_object (dialog, "decided", G_CALLBACK (on_decided), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_space_shown (GtkWidget *dialog, int space, gpointer data)
{
  pandoria_window_outline (data, pandoria_spaces_one ((PandoriaSpace) space));
}

static void
on_corrections_destroyed (GtkWidget *dialog, gpointer data)
{
  pandoria_window_outline (data, pandoria_spaces_empty ());
}

void
pandoria_window_show_corrections (PandoriaWindow *window)
{
  GtkWidget *dialog = pandoria_corrections_dialog_new (GTK_WINDOW (window), get_game (window),
                                                       pandoria_window_get_catalogue (window));

  g_signal_connect_object (dialog, "space-shown", G_CALLBACK (on_space_shown), window, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_corrections_destroyed), window, 0);
  present (window, dialog);
}

static GtkWidget *
create_help_overlay (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (PANDORIA_RESOURCE_PREFIX "/ui/help-overlay.ui");
  GtkWidget *overlay = GTK_WIDGET (gtk_builder_get_object (builder, "help_overlay"));

  pandoria_compat_order_shortcuts (overlay, GTK_WIDGET (gtk_builder_get_object (builder, "first_group")));
  return overlay;
}

/* GtkApplication would make it with the window, from gtk/help-overlay.ui, which is a tenth of the work until that is seen. */
void
pandoria_window_show_help_overlay (PandoriaWindow *window)
{
  GtkApplicationWindow *self = GTK_APPLICATION_WINDOW (window);

  if (gtk_application_window_get_help_overlay (self) == NULL)
    gtk_application_window_set_help_overlay (self, GTK_SHORTCUTS_WINDOW (create_help_overlay ()));
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (self)));
}
