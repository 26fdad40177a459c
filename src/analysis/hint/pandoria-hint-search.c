/* Searches for a hint in a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint.h"

#define SEED           1
#define SEARCH_THREADS 4

typedef struct
{
  PandoriaState state;
  PandoriaTile tile;
  guint milliseconds;
  PandoriaHint *hint;
  PandoriaHintAnswer first; /* the answer before the thread starts */
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;

  pandoria_hint_free (search->hint);
  g_free (search);
}

/* Reports each answer as progress; the last one is the result. */
static gpointer
look (PandoriaJob *job, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  const gint64 until = g_get_monotonic_time () + (gint64) search->milliseconds * 1000;

  while (!g_cancellable_is_cancelled (cancellable))
    {
      gboolean continues = pandoria_hint_step (search->hint, cancellable) && g_get_monotonic_time () < until;
      PandoriaHintAnswer *answer = g_new0 (PandoriaHintAnswer, 1);

      pandoria_hint_get (search->hint, answer);
      if (!continues)
        return answer;
      pandoria_job_report (job, answer);
    }
  return NULL;
}

PandoriaHintSearch *
pandoria_hint_search_new (const PandoriaState *state, const PandoriaTile *tile, guint milliseconds)
{
  /* Leaves one processor to the user interface. */
  const guint n_threads = CLAMP (g_get_num_processors (), 2, SEARCH_THREADS + 1) - 1;
  Search *search;

  g_return_val_if_fail (state != NULL && tile != NULL && pandoria_hint_is_possible (state), NULL);

  search = g_new0 (Search, 1);
  *search = (Search){ *state, *tile, milliseconds };
  search->hint = pandoria_hint_new (state, tile, NULL, SEED, PANDORIA_HINT_EFFORT, n_threads);
  pandoria_hint_get (search->hint, &search->first);
  return pandoria_job_new (look, search, free_search, g_free);
}

const PandoriaHintAnswer *
pandoria_hint_search_get_answer (PandoriaHintSearch *self)
{
  const PandoriaHintAnswer *result = pandoria_job_get_result (self);
  const PandoriaHintAnswer *progress = pandoria_job_get_progress (self);

  if (result != NULL)
    return result;
  return progress != NULL ? progress : &((const Search *) pandoria_job_get_data (self))->first;
}

const PandoriaState *
pandoria_hint_search_get_state (PandoriaHintSearch *self)
{
  return &((const Search *) pandoria_job_get_data (self))->state;
}

const PandoriaTile *
pandoria_hint_search_get_tile (PandoriaHintSearch *self)
{
  return &((const Search *) pandoria_job_get_data (self))->tile;
}
