/* What is opened when the program starts: the window comes first, and then the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-opening.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "pandoria-folder.h"
#include "pandoria-window-files.h"
#include "pandoria-window-private.h"

#define OPENING_KEY "pandoria-opening"

/* A window that is presented on another workspace draws nothing; its game is opened nevertheless. */
#define LONGEST_WAIT 500 /* ms */

/* After this the window has come to rest. */
#define REST 1600 /* ms */

typedef struct
{
  PandoriaWindow *window; /* which owns this */
  GPtrArray *files;       /* none: the last game */
  gboolean begun;         /* they are being read */
  char *action;           /* nullable: what follows */
  GdkFrameClock *clock;
  gulong after_paint;
  guint source;
} Opening;

/* --- helpers ------------------------------------------------------------------------------------------------------ */

static void
free_opening (gpointer data)
{
  Opening *opening = data;

  g_clear_signal_handler (&opening->after_paint, opening->clock);
  g_clear_handle_id (&opening->source, g_source_remove);
  g_clear_object (&opening->clock);
  g_ptr_array_unref (opening->files);
  g_free (opening->action);
  g_free (opening);
}

static gboolean
is_filled (PandoriaWindow *self)
{
  return self->catalogue != NULL;
}

static void
open_files (PandoriaWindow *self, GPtrArray *files)
{
  if (files->len == 0)
    pandoria_window_continue_last (self);
  else
    pandoria_window_open_files (self, (GFile **) files->pdata, files->len);
}

/* --- callbacks ---------------------------------------------------------------------------------------------------- */

/* What can wait. Reading a file and laying a window out for the first time leave several megabytes that are free, but still the
 * program's. */
static gboolean
on_rested (gpointer data)
{
  pandoria_folder_remove_leftovers ();
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

/* Where nothing could be opened, or that takes long, the start page follows. */
static void
on_reading_changed (PandoriaWindow *self)
{
  Opening *opening = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  g_autofree char *slow = NULL;
  g_autofree char *action = NULL;
  gboolean busy;

  g_object_get (self->document, "busy", &busy, "slow", &slow, NULL);
  if (busy && slow == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->document, on_reading_changed, self);
  action = g_steal_pointer (&opening->action);
  g_object_set_data (G_OBJECT (self), OPENING_KEY, NULL);
  pandoria_window_show_view (self, PANDORIA_PLAY_GAME);
  if (action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  g_timeout_add (REST, on_rested, NULL);
}

/* The files are read while the window is filled. */
static gboolean
on_shown (gpointer data)
{
  Opening *opening = data;

  opening->source = 0;
  opening->begun = TRUE;
  open_files (opening->window, opening->files);
  pandoria_window_fill (opening->window);
  g_signal_connect_object (opening->window->document, "notify::busy", G_CALLBACK (on_reading_changed), opening->window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (opening->window->document, "notify::slow", G_CALLBACK (on_reading_changed), opening->window,
                           G_CONNECT_SWAPPED);
  on_reading_changed (opening->window);
  return G_SOURCE_REMOVE;
}

/* What was drawn goes to the display before the work begins. */
static void
on_painted (GdkFrameClock *clock, gpointer data)
{
  Opening *opening = data;

  g_clear_signal_handler (&opening->after_paint, opening->clock);
  g_source_remove (opening->source);
  opening->source = g_idle_add (on_shown, opening);
}

static void
present_first (PandoriaWindow *self, GPtrArray *files)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->window = self;
  opening->files = g_ptr_array_ref (files);
  g_object_set_data_full (G_OBJECT (self), OPENING_KEY, opening, free_opening);
  gtk_window_present (GTK_WINDOW (self));
  opening->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  opening->after_paint = g_signal_connect (opening->clock, "after-paint", G_CALLBACK (on_painted), opening);
  opening->source = g_timeout_add (LONGEST_WAIT, on_shown, opening);
}

/* --- public functions ----------------------------------------------------------------------------------------------- */

void
pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  Opening *waiting;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  waiting = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (waiting != NULL && !waiting->begun ? waiting->files : all, g_object_ref (files[i]));
  if (waiting == NULL && !is_filled (self))
    present_first (self, all);
  else
    gtk_window_present (GTK_WINDOW (self));
  waiting = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  if (waiting == NULL || waiting->begun)
    open_files (self, all);
}

void
pandoria_window_present_and_activate (PandoriaWindow *self, const char *action)
{
  Opening *waiting;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  g_return_if_fail (action != NULL);

  if (!is_filled (self))
    pandoria_window_present_and_open (self, NULL, 0);
  else
    gtk_window_present (GTK_WINDOW (self));
  waiting = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  if (waiting == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  else if (waiting->action == NULL)
    waiting->action = g_strdup (action);
}

gboolean
pandoria_window_is_opening (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), FALSE);
  return g_object_get_data (G_OBJECT (self), OPENING_KEY) != NULL;
}
