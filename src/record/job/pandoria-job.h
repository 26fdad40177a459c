/* PandoriaJob: runs work in a thread and reports its progress and result in the main context that
 * started it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/**
 * Signal "changed": there is new progress, or the result. It is not emitted after
 * pandoria_job_cancel().
 */
#define PANDORIA_TYPE_JOB (pandoria_job_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaJob, pandoria_job, PANDORIA, JOB, GObject)

/**
 * PandoriaJobWork: runs in the thread.
 * Returns: (transfer full) (nullable): the result; NULL if it was cancelled.
 */
typedef gpointer (*PandoriaJobWork) (PandoriaJob *job, gpointer data, GCancellable *cancellable);

/**
 * Starts @work with @data, which @free_data frees with the job. @free_result frees the result.
 * Returns: (transfer full): the job.
 */
PandoriaJob *pandoria_job_new (PandoriaJobWork work, gpointer data, GDestroyNotify free_data,
                               GDestroyNotify free_result);
/** Returns: (transfer full): a job that already has its @result (transfer full). */
PandoriaJob *pandoria_job_new_done (gpointer result, GDestroyNotify free_result);
/** Reports @progress (transfer full, g_free). Any thread may call it. */
void pandoria_job_report (PandoriaJob *self, gpointer progress);

/** Stops the work. The job is then done, with its last progress. */
void pandoria_job_cancel (PandoriaJob *self);
/** Returns: whether the work has ended or was cancelled. */
gboolean pandoria_job_is_done (PandoriaJob *self);
/** Returns: (transfer none): the data of the work. */
gconstpointer pandoria_job_get_data (PandoriaJob *self);
/** Returns: (transfer none) (nullable): the last progress that was reported. */
gconstpointer pandoria_job_get_progress (PandoriaJob *self);
/** Returns: (transfer none) (nullable): the result, if the work is done and was not cancelled. */
gconstpointer pandoria_job_get_result (PandoriaJob *self);
