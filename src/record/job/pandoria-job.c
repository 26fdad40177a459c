/* PandoriaJob: a GTask that sends its progress to the main context. Each report is a separate
 * value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-job.h"

struct _PandoriaJob
{
  GObject parent_instance;

  PandoriaJobWork work;
  gpointer data, progress, result;
  GDestroyNotify free_data, free_result;
  GCancellable *cancellable;
  GMainContext *context;
  gboolean is_done;
};

G_DEFINE_FINAL_TYPE (PandoriaJob, pandoria_job, G_TYPE_OBJECT)

typedef struct
{
  PandoriaJob *job;
  gpointer progress;
} Report;

static void
free_report (gpointer data)
{
  Report *report = data;

  g_object_unref (report->job);
  g_free (report->progress);
  g_free (report);
}

static gboolean
on_reported (gpointer data)
{
  Report *report = data;
  PandoriaJob *self = report->job;

  if (g_cancellable_is_cancelled (self->cancellable))
    return G_SOURCE_REMOVE;
  g_free (self->progress);
  self->progress = g_steal_pointer (&report->progress);
  g_signal_emit_by_name (self, "changed");
  return G_SOURCE_REMOVE;
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  PandoriaJob *self = source;

  g_task_return_pointer (task, self->work (self, self->data, cancellable), self->free_result);
}

static void
on_run (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaJob *self = PANDORIA_JOB (source);

  self->result = g_task_propagate_pointer (G_TASK (result), NULL);
  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  self->is_done = TRUE;
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_job_finalize (GObject *object)
{
  PandoriaJob *self = PANDORIA_JOB (object);

  if (self->result != NULL)
    self->free_result (self->result);
  if (self->data != NULL)
    self->free_data (self->data);
  g_free (self->progress);
  g_object_unref (self->cancellable);
  g_main_context_unref (self->context);
  G_OBJECT_CLASS (pandoria_job_parent_class)->finalize (object);
}

static void
pandoria_job_class_init (PandoriaJobClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_job_finalize;
  g_signal_new ("changed", PANDORIA_TYPE_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
pandoria_job_init (PandoriaJob *self)
{
  self->cancellable = g_cancellable_new ();
  self->context = g_main_context_ref_thread_default ();
}

PandoriaJob *
pandoria_job_new (PandoriaJobWork work, gpointer data, GDestroyNotify free_data,
                  GDestroyNotify free_result)
{
  PandoriaJob *self = g_object_new (PANDORIA_TYPE_JOB, NULL);
  g_autoptr (GTask) task = g_task_new (self, self->cancellable, on_run, NULL);

  self->work = work;
  self->data = data;
  self->free_data = free_data;
  self->free_result = free_result;
  g_task_run_in_thread (task, run);
  return self;
}

PandoriaJob *
pandoria_job_new_done (gpointer result, GDestroyNotify free_result)
{
  PandoriaJob *self = g_object_new (PANDORIA_TYPE_JOB, NULL);

  self->result = result;
  self->free_result = free_result;
  self->is_done = TRUE;
  return self;
}

void
pandoria_job_report (PandoriaJob *self, gpointer progress)
{
  Report *report = g_new0 (Report, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  g_return_if_fail (PANDORIA_IS_JOB (self));

  *report = (Report){ g_object_ref (self), progress };
  /* Not g_main_context_invoke(): it calls the function at once, in this thread, if no thread runs
   * the main loop. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, on_reported, report, free_report);
  g_source_attach (source, self->context);
}

void
pandoria_job_cancel (PandoriaJob *self)
{
  g_return_if_fail (PANDORIA_IS_JOB (self));

  g_cancellable_cancel (self->cancellable);
  self->is_done = TRUE;
}

gboolean
pandoria_job_is_done (PandoriaJob *self)
{
  g_return_val_if_fail (PANDORIA_IS_JOB (self), TRUE);
  return self->is_done;
}

gconstpointer
pandoria_job_get_data (PandoriaJob *self)
{
  g_return_val_if_fail (PANDORIA_IS_JOB (self), NULL);
  return self->data;
}

gconstpointer
pandoria_job_get_progress (PandoriaJob *self)
{
  g_return_val_if_fail (PANDORIA_IS_JOB (self), NULL);
  return self->progress;
}

gconstpointer
pandoria_job_get_result (PandoriaJob *self)
{
  g_return_val_if_fail (PANDORIA_IS_JOB (self), NULL);
  return self->result;
}
