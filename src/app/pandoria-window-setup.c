/* PandoriaWindow: another set-up for the game that is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-setup.h"

#include "pandoria-window-dialogs.h"
#include "pandoria-window-private.h"

#define SETUP_KEY "pandoria-edited-setup"
#define AMEND_KEY "pandoria-amend" /* of the window of the set-up: the correction that it began */
#define DONE_KEY  "pandoria-setup-done"

/* Returns: (nullable): the window of the set-up, hidden as long as it is asked what becomes of acts that no longer fit. */
static GtkWindow *
get_waiting_setup (PandoriaWindow *window)
{
  return g_object_get_data (G_OBJECT (window), SETUP_KEY);
}

static void
on_setup_destroyed (GtkWindow *dialog, gpointer data)
{
  if (dialog == get_waiting_setup (data))
    g_object_set_data (data, SETUP_KEY, NULL);
}

static gboolean
on_setup_closed (GtkWindow *dialog, gpointer data)
{
  if (dialog != get_waiting_setup (data))
    return FALSE;
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  return TRUE;
}

static void
let_wait (PandoriaWindow *window, GtkWindow *dialog, PandoriaAmend *amend)
{
  g_object_set_data_full (G_OBJECT (dialog), AMEND_KEY, g_object_ref (amend), g_object_unref);
  g_object_set_data (G_OBJECT (window), SETUP_KEY, dialog);
}

static void
finish (PandoriaWindow *window, GtkWindow *dialog)
{
  PandoriaSetupDone done = (PandoriaSetupDone) g_object_get_data (G_OBJECT (dialog), DONE_KEY);

  if (done != NULL)
    done (window, dialog);
}

void
pandoria_window_prepare_setup (PandoriaWindow *window, GtkWindow *dialog, PandoriaSetupDone done)
{
  pandoria_window_settle_setup (window, NULL, TRUE); /* one of a correction that has ended otherwise */
  g_object_set_data (G_OBJECT (dialog), DONE_KEY, (gpointer) done);
  g_signal_connect_object (dialog, "close-request", G_CALLBACK (on_setup_closed), window, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_setup_destroyed), window, 0);
}

gboolean
pandoria_window_apply_setup (PandoriaWindow *window, GtkWindow *dialog, PandoriaRecord *edited, const guint8 *origins,
                             GError **error)
{
  PandoriaPlay *play = pandoria_window_get_play (window);

  pandoria_window_release_dialog (window, dialog);
  if (!pandoria_play_edit_setup (play, edited, origins, error))
    return FALSE;
  if (pandoria_play_get_amend (play) != NULL)
    let_wait (window, dialog, pandoria_play_get_amend (play));
  else
    finish (window, dialog);
  return TRUE;
}

void
pandoria_window_settle_setup (PandoriaWindow *window, PandoriaAmend *amend, gboolean accepted)
{
  GtkWindow *dialog = get_waiting_setup (window);
  gboolean own;

  if (dialog == NULL)
    return;
  g_object_set_data (G_OBJECT (window), SETUP_KEY, NULL);
  own = g_object_get_data (G_OBJECT (dialog), AMEND_KEY) == amend;
  if (accepted && own)
    finish (window, dialog);
  if (accepted || !own)
    gtk_window_destroy (dialog);
  else
    pandoria_window_present_dialog (window, dialog);
}
