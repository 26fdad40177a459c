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
#include "pandoria-toasts.h"
#include "pandoria-window-private.h"

/* Long enough to read the sentences of a full turn. */
#define RECALL_SECONDS 15

/* In px: the widest that is easily read, and what a toast has beside its words, with its button and what is round it. */
#define MOST_WIDTH 560
#define BESIDE     100
/* Of the board, which stays in sight; the rest can be scrolled. */
#define MOST_HEIGHT 0.4

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

/* A toast is round at its ends, for one line: the corners would cut into these. Only now it has a widget. */
static void
on_words_mapped (GtkWidget *words, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = words;

  while (widget != NULL && g_strcmp0 (gtk_widget_get_css_name (widget), "toast") != 0)
    widget = gtk_widget_get_parent (widget);
  if (widget != NULL)
    gtk_widget_add_css_class (widget, "tall");
}

/* A toast does not ask how high its words are at their width: that is found out here. */
static GtkWidget *
make_words (PandoriaWindow *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text), *scroller = gtk_scrolled_window_new ();
  int most = (int) (gtk_widget_get_height (GTK_WIDGET (self->board)) * MOST_HEIGHT);
  int width, height;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = CLAMP (MIN (width, gtk_widget_get_width (GTK_WIDGET (self->board)) - BESIDE), 1, MOST_WIDTH);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (scroller, width, MIN (height, most));
  g_signal_connect (scroller, "map", G_CALLBACK (on_words_mapped), NULL);
  return scroller;
}

static AdwToast *
make_toast (PandoriaWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_custom_title (toast, make_words (self, text));
  adw_toast_set_timeout (toast, RECALL_SECONDS);
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
