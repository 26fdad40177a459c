/* The bar below the header bar of the window: what is to stay said, the most urgent first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-notices.h"

#include "pandoria-window-private.h"

/* Of a narrow window, where the board would take all the room: three lines and the buttons. In larger text all else needs more
 * room, too: then there is less of it, and the rest can be scrolled, so that the main button and the pages stay in sight. */
#define NARROW_HEIGHT 132

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

/* One at a time, the most urgent first: together they would take the room of the board. */
static void
show_first (PandoriaWindow *self)
{
  gboolean found = FALSE;

  for (guint i = 0; i < PANDORIA_N_WINDOW_NOTICES; i++)
    if (self->said[i] != NULL)
      {
        gtk_widget_set_visible (GTK_WIDGET (self->said[i]), !found);
        found = TRUE;
      }
  gtk_widget_set_visible (GTK_WIDGET (self->notices_scroller), found);
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
      gtk_box_append (self->notices, GTK_WIDGET (self->said[which]));
      show_first (self);
    }
  pandoria_notice_set_text (self->said[which], text);
  return is_new ? self->said[which] : NULL;
}

void
pandoria_window_unsay (PandoriaWindow *self, PandoriaWindowNotice which)
{
  PandoriaNotice *notice = g_steal_pointer (&self->said[which]);

  if (notice == NULL)
    return;
  gtk_box_remove (self->notices, GTK_WIDGET (notice));
  show_first (self);
}

void
pandoria_window_set_notices_narrow (PandoriaWindow *self, gboolean narrow)
{
  double scale = pandoria_adaptive_bin_get_text_scale (GTK_WIDGET (self));

  gtk_scrolled_window_set_min_content_height (self->notices_scroller,
                                              narrow ? (int) (NARROW_HEIGHT / MAX (scale, 1)) : -1);
  for (guint i = 0; i < PANDORIA_N_WINDOW_NOTICES; i++)
    if (self->said[i] != NULL)
      pandoria_notice_set_narrow (self->said[i], narrow);
}
