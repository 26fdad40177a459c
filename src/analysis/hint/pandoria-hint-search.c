/* A hint in a thread: the first thought is there at once, each step's answer is sent to the main context as a value of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-search.h"

#define SEED        1
#define MAX_THREADS 4

struct _PandoriaHintSearch
{
  GObject parent_instance;

  PandoriaState state;
  PandoriaTile tile;
  guint milliseconds;
  GCancellable *cancellable;
  PandoriaHintAnswer answer;
  gboolean done;
};

G_DEFINE_FINAL_TYPE (PandoriaHintSearch, pandoria_hint_search, G_TYPE_OBJECT)

static guint answered_signal;

/* --- in the thread ------------------------------------------------------------------------------------------------ */

typedef struct
{
  PandoriaHintSearch *search;
  PandoriaHintAnswer answer;
  gboolean done;
} News;

static void
free_news (gpointer data)
{
  News *news = data;

  g_object_unref (news->search);
  g_free (news);
}

static gboolean
on_news (gpointer data)
{
  News *news = data;
  PandoriaHintSearch *self = news->search;

  if (!g_cancellable_is_cancelled (self->cancellable))
    {
      self->answer = news->answer;
      self->done = news->done;
      g_signal_emit (self, answered_signal, 0);
    }
  return G_SOURCE_REMOVE;
}

static void
tell (GTask *task, const PandoriaHint *hint, gboolean done)
{
  News *news = g_new0 (News, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  news->search = g_object_ref (g_task_get_source_object (task));
  news->done = done;
  pandoria_hint_get (hint, &news->answer);
  /* Not g_main_context_invoke(): it would call at once, here, while nobody runs the main loop. */
  g_source_set_callback (source, on_news, news, free_news);
  g_source_attach (source, g_task_get_context (task));
}

/* One processor is left to the window. */
static guint
count_threads (void)
{
  return CLAMP (g_get_num_processors (), 2, MAX_THREADS + 1) - 1;
}

static void
search (GTask *task, gpointer source, gpointer hint, GCancellable *cancellable)
{
  const gint64 until = g_get_monotonic_time () + (gint64) PANDORIA_HINT_SEARCH (source)->milliseconds * 1000;
  gboolean goes_on = TRUE;

  while (goes_on && !g_cancellable_is_cancelled (cancellable))
    {
      goes_on = pandoria_hint_step (hint, cancellable) && g_get_monotonic_time () < until;
      tell (task, hint, !goes_on);
    }
  g_task_return_boolean (task, TRUE);
}

/* --- class -------------------------------------------------------------------------------------------------------- */

static void
pandoria_hint_search_finalize (GObject *object)
{
  g_object_unref (PANDORIA_HINT_SEARCH (object)->cancellable);
  G_OBJECT_CLASS (pandoria_hint_search_parent_class)->finalize (object);
}

static void
pandoria_hint_search_class_init (PandoriaHintSearchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_hint_search_finalize;
  answered_signal
      = g_signal_new ("answered", PANDORIA_TYPE_HINT_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_hint_search_init (PandoriaHintSearch *self)
{
  self->cancellable = g_cancellable_new ();
}

/* --- public functions --------------------------------------------------------------------------------------------- */

PandoriaHintSearch *
pandoria_hint_search_new (const PandoriaState *state, const PandoriaTile *tile, guint milliseconds)
{
  PandoriaHintSearch *self;
  PandoriaHint *hint;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (state != NULL && tile != NULL && pandoria_hint_is_possible (state), NULL);

  self = g_object_new (PANDORIA_TYPE_HINT_SEARCH, NULL);
  self->state = *state;
  self->tile = *tile;
  self->milliseconds = milliseconds;
  hint = pandoria_hint_new (state, tile, NULL, SEED, PANDORIA_HINT_EFFORT, count_threads ());
  pandoria_hint_get (hint, &self->answer);
  task = g_task_new (self, self->cancellable, NULL, NULL);
  g_task_set_task_data (task, hint, (GDestroyNotify) pandoria_hint_free);
  g_task_run_in_thread (task, search);
  return self;
}

void
pandoria_hint_search_cancel (PandoriaHintSearch *self)
{
  g_return_if_fail (PANDORIA_IS_HINT_SEARCH (self));

  g_cancellable_cancel (self->cancellable);
  self->done = TRUE;
}

const PandoriaHintAnswer *
pandoria_hint_search_get_answer (PandoriaHintSearch *self)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_SEARCH (self), NULL);
  return &self->answer;
}

gboolean
pandoria_hint_search_is_done (PandoriaHintSearch *self)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_SEARCH (self), TRUE);
  return self->done;
}

const PandoriaState *
pandoria_hint_search_get_state (PandoriaHintSearch *self)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_SEARCH (self), NULL);
  return &self->state;
}

const PandoriaTile *
pandoria_hint_search_get_tile (PandoriaHintSearch *self)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_SEARCH (self), NULL);
  return &self->tile;
}
