/* In how many games a printed cost was used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-counter.h"

#include "pandoria-folder.h"
#include "pandoria-widgets.h"

struct _PandoriaCatalogueCounter
{
  GObject parent_instance;
  PandoriaCardUses *uses;    /* (nullable) */
  GCancellable *cancellable; /* (nullable): they are being counted */
};

static guint counted_signal;

G_DEFINE_FINAL_TYPE (PandoriaCatalogueCounter, pandoria_catalogue_counter, G_TYPE_OBJECT)

static void
on_counted (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaCardUses) uses = pandoria_card_uses_count_finish (result, NULL);
  PandoriaCatalogueCounter *self = data;

  /* One that was cancelled has perhaps no counter any more. */
  if (uses == NULL)
    return;
  g_clear_object (&self->cancellable);
  self->uses = g_steal_pointer (&uses);
  g_signal_emit (self, counted_signal, 0);
}

static void
pandoria_catalogue_counter_dispose (GObject *object)
{
  PandoriaCatalogueCounter *self = PANDORIA_CATALOGUE_COUNTER (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  pandoria_catalogue_counter_forget (self);
  G_OBJECT_CLASS (pandoria_catalogue_counter_parent_class)->dispose (object);
}

static void
pandoria_catalogue_counter_class_init (PandoriaCatalogueCounterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_catalogue_counter_dispose;
  counted_signal = pandoria_class_add_signal (klass, "counted", 0);
}

static void
pandoria_catalogue_counter_init (PandoriaCatalogueCounter *self)
{
}

PandoriaCatalogueCounter *
pandoria_catalogue_counter_new (void)
{
  return g_object_new (PANDORIA_TYPE_CATALOGUE_COUNTER, NULL);
}

PandoriaCardUses *
pandoria_catalogue_counter_ask (PandoriaCatalogueCounter *self)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE_COUNTER (self), NULL);

  if (self->uses != NULL || self->cancellable != NULL)
    return self->uses;
  folder = pandoria_folder_get_games ();
  self->cancellable = g_cancellable_new ();
  pandoria_card_uses_count_async (folder, self->cancellable, on_counted, self);
  return NULL;
}

void
pandoria_catalogue_counter_forget (PandoriaCatalogueCounter *self)
{
  g_return_if_fail (PANDORIA_IS_CATALOGUE_COUNTER (self));

  g_clear_pointer (&self->uses, pandoria_card_uses_free);
}
