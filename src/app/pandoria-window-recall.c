/* What did the last player do? The last turn that is over: what it changed is outlined on the board, and a toast has a sentence for
 * each act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-recall.h"

#include "pandoria-announcer.h"
#include "pandoria-text-span.h"
#include "pandoria-tile-halves.h"
#include "pandoria-window-private.h"

/* Long enough to read the sentences of a full turn. */
#define RECALL_SECONDS 15

#define MOST_LINES        10
#define MOST_LINES_NARROW 5
#define LINE_CHARS        70

static void
on_dismissed (AdwToast *toast, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->recalled != toast)
    return;
  g_clear_object (&self->recalled);
  pandoria_window_outline (self, pandoria_spaces_empty ());
}

/* A toast is round at its ends, for one line: the corners would cut into these. Only now it has a widget. */
static void
on_label_mapped (GtkWidget *label, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = label;

  while (widget != NULL && g_strcmp0 (gtk_widget_get_css_name (widget), "toast") != 0)
    widget = gtk_widget_get_parent (widget);
  if (widget != NULL)
    gtk_widget_add_css_class (widget, "tall");
}

static AdwToast *
make_toast (PandoriaWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), pandoria_window_is_narrow (self) ? MOST_LINES_NARROW : MOST_LINES);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_signal_connect (label, "map", G_CALLBACK (on_label_mapped), NULL);
  adw_toast_set_custom_title (toast, label);
  adw_toast_set_timeout (toast, RECALL_SECONDS);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, 0);
  return toast;
}

static void
show (PandoriaWindow *self, PandoriaGame *game, const PandoriaTurnSpan *span)
{
  g_autofree char *text = pandoria_text_span (game, span);
  PandoriaSpaces changed = pandoria_turn_find_changes (game, span);

  self->recalled = make_toast (self, text);
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (self->recalled));
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
  if (self->recalled != NULL)
    adw_toast_dismiss (self->recalled);
}
