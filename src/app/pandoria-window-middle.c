/* The window in which a position is entered, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-middle.h"

#include <glib/gi18n.h>

#include "pandoria-middle-window.h"
#include "pandoria-text.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-files.h"
#include "pandoria-window-private.h"

#define RECORD_KEY "pandoria-record"

static PandoriaGame *
get_game (PandoriaWindow *window)
{
  return pandoria_play_get_view (pandoria_window_get_play (window))->game;
}

/* --- the game that is played ---------------------------------------------------------------------------------------- */

static void
on_position_entered (GtkWidget *dialog, gpointer acts, gpointer data)
{
  const GArray *array = acts;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (array->len == 0
      || pandoria_game_apply_several (get_game (data), (const PandoriaAction *) (gconstpointer) array->data, array->len,
                                      NULL, &error))
    return;
  reason = pandoria_text_error (error);
  pandoria_window_show_error (data, _ ("The Position Cannot Be Used"), reason);
}

void
pandoria_window_enter_position (PandoriaWindow *window)
{
  GtkWidget *dialog
      = pandoria_middle_window_new (GTK_WINDOW (window), get_game (window), pandoria_window_get_catalogue (window));

  g_signal_connect_object (dialog, "entered", G_CALLBACK (on_position_entered), window, 0);
  pandoria_window_present_dialog (window, GTK_WINDOW (dialog));
}

/* --- a game that begins so ------------------------------------------------------------------------------------------ */

static void
on_start_entered (GtkWidget *dialog, gpointer acts, gpointer data)
{
  const GArray *array = acts;
  g_autoptr (PandoriaRecord) record = pandoria_record_ref (g_object_get_data (G_OBJECT (dialog), RECORD_KEY));

  for (guint i = 0; i < array->len; i++)
    pandoria_record_append (record, &g_array_index (array, PandoriaAction, i), NULL, NULL);
  pandoria_window_create_game (data, record);
}

char *
pandoria_window_enter_start (PandoriaWindow *window, PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, &error);
  GtkWidget *dialog;

  if (game == NULL)
    return pandoria_text_error (error);
  dialog = pandoria_middle_window_new (GTK_WINDOW (window), game, pandoria_window_get_catalogue (window));
  g_object_set_data_full (G_OBJECT (dialog), RECORD_KEY, pandoria_record_ref (record),
                          (GDestroyNotify) pandoria_record_unref);
  g_signal_connect_object (dialog, "entered", G_CALLBACK (on_start_entered), window, 0);
  pandoria_window_present_dialog (window, GTK_WINDOW (dialog));
  return NULL;
}
