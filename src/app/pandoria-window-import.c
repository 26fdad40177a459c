/* The files that the window reads: one request after the other, in a thread, with a banner where that takes long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-import.h"

#include <glib/gi18n.h>

#include "pandoria-json-limits.h"
#include "pandoria-window-notices.h"
#include "pandoria-window-testing.h"

#define IMPORTS_KEY "pandoria-imports"

/* What takes longer is said, and may be cancelled. */
#define LONG 500 /* ms */

typedef struct
{
  GStrv paths; /* nullable */
  PandoriaWindowImported then;
} Request;

/* What a window reads. Two requests at once could open the same game twice. */
typedef struct
{
  PandoriaWindow *window; /* which owns this */
  GQueue waiting;
  Request *present;                      /* nullable */
  GCancellable *cancellable;             /* of the present one */
  guint timeout;                         /* until the present one has taken long; 0: it has, or there is none */
  void (*next) (PandoriaWindow *window); /* nullable: what follows */
} Imports;

/* --- helpers ------------------------------------------------------------------------------------------------------ */

static void
request_free (gpointer data)
{
  Request *request = data;

  g_strfreev (request->paths);
  g_free (request);
}

static void
imports_free (gpointer data)
{
  Imports *imports = data;

  g_queue_clear_full (&imports->waiting, request_free);
  g_clear_pointer (&imports->present, request_free);
  g_clear_object (&imports->cancellable);
  g_clear_handle_id (&imports->timeout, g_source_remove);
  g_free (imports);
}

static void
cancel_all (PandoriaWindow *self)
{
  Imports *imports = g_object_get_data (G_OBJECT (self), IMPORTS_KEY);

  g_queue_clear_full (&imports->waiting, request_free);
  g_cancellable_cancel (imports->cancellable);
}

static Imports *
get_imports (PandoriaWindow *self)
{
  Imports *imports = g_object_get_data (G_OBJECT (self), IMPORTS_KEY);

  if (imports == NULL)
    {
      imports = g_new0 (Imports, 1);
      imports->window = self;
      g_queue_init (&imports->waiting);
      g_object_set_data_full (G_OBJECT (self), IMPORTS_KEY, imports, imports_free);
      g_signal_connect (self, "unrealize", G_CALLBACK (cancel_all), NULL);
    }
  return imports;
}

static PandoriaGame *
get_own_game (PandoriaWindow *self)
{
  PandoriaPlay *play = pandoria_window_get_play (self);

  return play != NULL ? pandoria_play_get_view (play)->own_game : NULL;
}

static void
call_next (Imports *imports)
{
  void (*next) (PandoriaWindow *) = g_steal_pointer (&imports->next);

  if (next != NULL)
    next (imports->window);
}

static char *
describe (const Request *request)
{
  g_autofree char *base
      = request->paths != NULL && g_strv_length (request->paths) == 1 ? g_path_get_basename (request->paths[0]) : NULL;
  g_autofree char *name = base != NULL ? pandoria_file_display_name (base) : NULL;

  /* Translators: %s is the name of a file */
  return name != NULL ? g_strdup_printf (_ ("Opening “%s”…"), name) : g_strdup (_ ("Opening…"));
}

static void start_next (Imports *imports);

static void
end_present (Imports *imports)
{
  g_clear_pointer (&imports->present, request_free);
  g_clear_object (&imports->cancellable);
  g_clear_handle_id (&imports->timeout, g_source_remove);
}

/* --- callbacks ---------------------------------------------------------------------------------------------------- */

static gboolean
on_long (gpointer data)
{
  Imports *imports = data;
  g_autofree char *text = describe (imports->present);
  PandoriaBanner *banner = pandoria_window_say (imports->window, PANDORIA_WINDOW_NOTICE_OPENING, text);

  imports->timeout = 0;
  if (banner != NULL)
    {
      pandoria_banner_add_button (banner, _ ("_Cancel"), "win.cancel-opening", NULL);
      g_signal_connect_object (banner, "put-away", G_CALLBACK (pandoria_window_cancel_import), imports->window,
                               G_CONNECT_SWAPPED);
    }
  call_next (imports);
  return G_SOURCE_REMOVE;
}

static void
on_imported (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaWindow) self = data;
  g_autoptr (GPtrArray) files = pandoria_import_finish (result, NULL);
  Imports *imports = get_imports (self);
  PandoriaWindowImported then = imports->present->then;

  end_present (imports);
  if (!gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_OPENING);
  if (files != NULL)
    then (self, files);
  start_next (imports);
  if (imports->present == NULL)
    call_next (imports);
}

/* --- one after the other ------------------------------------------------------------------------------------------- */

static void
start_next (Imports *imports)
{
  if (imports->present != NULL || g_queue_is_empty (&imports->waiting))
    return;
  imports->present = g_queue_pop_head (&imports->waiting);
  imports->cancellable = g_cancellable_new ();
  imports->timeout = g_timeout_add (LONG, on_long, imports);
  pandoria_import_async ((const char *const *) imports->present->paths, get_own_game (imports->window),
                         imports->cancellable, on_imported, g_object_ref (imports->window));
}

/* Another file is asked for in its place. */
static gboolean
is_stuck (const Imports *imports)
{
  return imports->present != NULL && imports->timeout == 0
         && (imports->present->paths == NULL || g_strv_length (imports->present->paths) == 1);
}

/* --- public functions ----------------------------------------------------------------------------------------------- */

void
pandoria_window_import (PandoriaWindow *self, const char *const *paths, PandoriaWindowImported then)
{
  Imports *imports;
  Request *request;

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && then != NULL);

  imports = get_imports (self);
  request = g_new (Request, 1);
  *request = (Request){ g_strdupv ((GStrv) paths), then };
  g_queue_push_tail (&imports->waiting, request);
  if (is_stuck (imports))
    g_cancellable_cancel (imports->cancellable);
  start_next (imports);
}

void
pandoria_window_cancel_import (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  g_cancellable_cancel (get_imports (self)->cancellable);
}

gboolean
pandoria_window_is_importing (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), FALSE);

  return get_imports (self)->present != NULL;
}

void
pandoria_window_after_import (PandoriaWindow *self, void (*next) (PandoriaWindow *window))
{
  Imports *imports;

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && next != NULL);

  imports = get_imports (self);
  imports->next = next;
  if (imports->timeout == 0)
    call_next (imports);
}
