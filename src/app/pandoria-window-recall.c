/* What did the last player do? The last turn that is over: what it changed is outlined on the board, and a toast has a sentence for
 * each act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-recall.h"

#include "pandoria-compat.h"
#include "pandoria-text.h"
#include "pandoria-told-toast.h"
#include "pandoria-window-private.h"

/* Long enough to read the sentences of a full turn. */
#define RECALL_SECONDS 15

static void
forget (PandoriaWindow *self)
{
  g_clear_object (&self->recalled);
  pandoria_window_outline (self, pandoria_spaces_empty ());
}

static void
on_dismissed (AdwToast *toast, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->recalled == toast)
    forget (self);
}

static AdwToast *
make_toast (PandoriaWindow *self, const char *text)
{
  AdwToast *toast = pandoria_told_toast_new (GTK_WIDGET (self->board), text, NULL, RECALL_SECONDS);

  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, 0);
  return toast;
}

static void
show (PandoriaWindow *self, PandoriaGame *game, const PandoriaTurnSpan *span)
{
  g_autofree char *text = pandoria_text_span (game, span);
  PandoriaSpaces changed = pandoria_turn_find_changes (game, span);

  self->recalled = make_toast (self, text);
  pandoria_toasts_add (self->toasts, g_object_ref (self->recalled), TRUE);
  pandoria_window_outline (self, changed);
  if (pandoria_window_is_narrow (self))
    {
      adw_view_stack_set_visible_child_name (self->pages, "board");
      pandoria_board_view_show_spaces (self->board, changed);
    }
  pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_window_recall (PandoriaWindow *self)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->game;
  gboolean shown = self->recalled != NULL;
  PandoriaTurnSpan span;

  pandoria_window_end_recall (self);
  if (!shown && game != NULL && pandoria_turn_span_find_last (game, &span))
    show (self, game, &span);
}

void
pandoria_window_end_recall (PandoriaWindow *self)
{
  if (self->recalled == NULL)
    return;
  pandoria_toasts_dismiss (self->toasts, self->recalled);
  /* One that waited goes without a signal, one that has hardly come in a moment. */
  if (self->recalled != NULL)
    forget (self);
}
