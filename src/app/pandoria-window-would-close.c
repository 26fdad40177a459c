/* What would close? On and off, and what the board shows of it. What it is stands in the view of the play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-would-close.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-window-private.h"

/* What a look at the board would say at once; of each region its spaces tell more. */
static void
announce (PandoriaWindow *self, const PandoriaPlayView *view)
{
  guint n = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < view->n_open; i++)
    n += !view->open[i].at_exit && pandoria_spaces_count (view->open[i].missing) == 1;
  text = g_strdup_printf (ngettext ("%u region would close with one more space covered.",
                                    "%u regions would close with one more space covered.", n),
                          n);
  pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_window_toggle_would_close (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  pandoria_play_show_open (self->play, !view->shows_open);
  if (view->shows_open)
    announce (self, view);
}

void
pandoria_window_show_would_close (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  pandoria_board_view_set_open_regions (self->board, view->open, (const char *const *) view->open_sentences,
                                        view->n_open);
}
