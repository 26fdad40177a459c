/* For GTK 4.8, perhaps needless later: PandoriaCrossing, which handles moves of the pointer or focus one iteration of
 * the main loop later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

static gboolean
on_arrived (gpointer data)
{
  PandoriaCrossing *self = data;

  self->source = 0;
  /* A widget may briefly outlive its window. Its listeners are gone then. */
  if (gtk_widget_get_root (self->widget) != NULL)
    self->tell (self->widget);
  return G_SOURCE_REMOVE;
}

void
pandoria_crossing_tell_later (PandoriaCrossing *self, void (*tell) (gpointer widget), gpointer widget)
{
  g_return_if_fail (self != NULL && tell != NULL);

  pandoria_crossing_drop (self);
  self->tell = tell;
  self->widget = widget;
  self->source = g_idle_add_full (G_PRIORITY_DEFAULT, on_arrived, self, NULL);
}

void
pandoria_crossing_drop (PandoriaCrossing *self)
{
  g_return_if_fail (self != NULL);
  g_clear_handle_id (&self->source, g_source_remove);
}
