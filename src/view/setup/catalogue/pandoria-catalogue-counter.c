/* Counts the games in which a printed cost was used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-window-private.h"

#include "pandoria-folder.h"
#include "pandoria-widgets.h"

struct _PandoriaCatalogueCounter
{
  GObject parent_instance;
  PandoriaJob *job; /* (nullable) */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaCatalogueCounter, pandoria_catalogue_counter, G_TYPE_OBJECT)

static void
on_counted (PandoriaCatalogueCounter *self)
{
  g_signal_emit_by_name (self, "counted");
}

static void
cancel_job (PandoriaCatalogueCounter *self)
{
  if (self->job != NULL)
    pandoria_job_cancel (self->job);
}

static void
pandoria_catalogue_counter_class_init (PandoriaCatalogueCounterClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_LEAVES (cancel_job),
                           PANDORIA_OWNS (PandoriaCatalogueCounter, job, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "counted", 0);
}

PandoriaCatalogueCounter *
pandoria_catalogue_counter_new (void)
{
  return g_object_new (PANDORIA_TYPE_CATALOGUE_COUNTER, NULL);
}

const PandoriaCardUses *
pandoria_catalogue_counter_ask (PandoriaCatalogueCounter *self)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE_COUNTER (self), NULL);

  if (self->job == NULL)
    {
      folder = pandoria_folder_get_games ();
      self->job = pandoria_card_uses_count (folder);
      g_signal_connect_object (self->job, "changed", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);
    }
  return pandoria_job_get_result (self->job);
}

/* A running count continues, because a caller waits for it. */
void
pandoria_catalogue_counter_forget (PandoriaCatalogueCounter *self)
{
  g_return_if_fail (PANDORIA_IS_CATALOGUE_COUNTER (self));

  if (self->job != NULL && pandoria_job_is_done (self->job))
    g_clear_object (&self->job);
}
