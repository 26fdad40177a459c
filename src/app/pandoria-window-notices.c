/* The bars below the header bar of the window: one for each thing that is to stay said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-notices.h"

#include "pandoria-window-private.h"

static gboolean
is_urgent (PandoriaWindowNotice which)
{
  return which < PANDORIA_WINDOW_NOTICE_PARTED;
}

static void
on_put_away (PandoriaNotice *notice, gpointer data)
{
  PandoriaWindow *self = data;

  for (guint i = 0; i < PANDORIA_N_WINDOW_NOTICES; i++)
    if (self->said[i] == notice)
      pandoria_window_unsay (self, (PandoriaWindowNotice) i);
}

/* Returns: (nullable): the bar after which that of @which stands. */
static GtkWidget *
find_before (PandoriaWindow *self, PandoriaWindowNotice which)
{
  for (guint i = which; i > 0; i--)
    if (self->said[i - 1] != NULL)
      return GTK_WIDGET (self->said[i - 1]);
  return NULL;
}

PandoriaNotice *
pandoria_window_say (PandoriaWindow *self, PandoriaWindowNotice which, const char *text)
{
  gboolean is_new = self->said[which] == NULL;

  if (is_new)
    {
      self->said[which] = pandoria_notice_new (is_urgent (which));
      pandoria_notice_set_narrow (self->said[which], pandoria_window_is_narrow (self));
      g_signal_connect_object (self->said[which], "put-away", G_CALLBACK (on_put_away), self, 0);
      gtk_box_insert_child_after (self->notices, GTK_WIDGET (self->said[which]), find_before (self, which));
    }
  pandoria_notice_set_text (self->said[which], text);
  return is_new ? self->said[which] : NULL;
}

void
pandoria_window_unsay (PandoriaWindow *self, PandoriaWindowNotice which)
{
  PandoriaNotice *notice = g_steal_pointer (&self->said[which]);

  if (notice != NULL)
    gtk_box_remove (self->notices, GTK_WIDGET (notice));
}

void
pandoria_window_set_notices_narrow (PandoriaWindow *self, gboolean narrow)
{
  for (guint i = 0; i < PANDORIA_N_WINDOW_NOTICES; i++)
    if (self->said[i] != NULL)
      pandoria_notice_set_narrow (self->said[i], narrow);
}
