/* PandoriaWindow: the display for all at the table that follows its game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-table.h"

#include <glib/gi18n.h>

#include "pandoria-table-display.h"

#define DISPLAY_KEY "pandoria-table-display"

/* --- helpers -------------------------------------------------------------------------------------------------- */

/* What is shown is the game itself, also while an old act of it is entered anew in a draft. */
static PandoriaGame *
get_own_game (PandoriaWindow *self)
{
  return pandoria_document_get_game (pandoria_window_get_document (self));
}

/* A screen that nobody touches all evening must not go dark. */
static void
keep_awake (PandoriaWindow *self, GtkWindow *display)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  guint cookie = gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE,
                                          _ ("The game is shown to all at the table"));

  g_object_set_data (G_OBJECT (display), "pandoria-awake", GUINT_TO_POINTER (cookie));
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_play_changed (PandoriaPlay *play, guint parts, gpointer data)
{
  PandoriaTableDisplay *display = data;
  PandoriaGame *game = pandoria_play_get_view (play)->own_game;

  if (game == pandoria_table_display_get_game (display))
    return;
  pandoria_table_display_set_game (display, game);
  if (game == NULL)
    gtk_window_destroy (GTK_WINDOW (display));
}

static void
on_display_destroyed (GtkWidget *display, gpointer data)
{
  GApplication *application = g_application_get_default ();
  guint cookie = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (display), "pandoria-awake"));

  if (cookie != 0 && application != NULL)
    gtk_application_uninhibit (GTK_APPLICATION (application), cookie);
  g_object_set_data (data, DISPLAY_KEY, NULL);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_show_table (PandoriaWindow *self)
{
  GtkWidget *display = g_object_get_data (G_OBJECT (self), DISPLAY_KEY);

  if (display == NULL)
    {
      display = pandoria_table_display_new ();
      g_object_set_data (G_OBJECT (self), DISPLAY_KEY, display);
      g_signal_connect_object (display, "destroy", G_CALLBACK (on_display_destroyed), self, 0);
      g_signal_connect_object (self, "destroy", G_CALLBACK (gtk_window_destroy), display, G_CONNECT_SWAPPED);
      g_signal_connect_object (pandoria_window_get_play (self), "changed", G_CALLBACK (on_play_changed), display, 0);
      pandoria_table_display_set_game (PANDORIA_TABLE_DISPLAY (display), get_own_game (self));
      keep_awake (self, GTK_WINDOW (display));
    }
  pandoria_table_display_present_beside (PANDORIA_TABLE_DISPLAY (display), GTK_WINDOW (self));
}

void
pandoria_window_toggle_fullscreen (PandoriaWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}
