/* PandoriaPlayPage: its signals and its window; and the page of any widget, with toasts and outlines on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#define PAGE_KEY "pandoria-play-page"

#define TOAST_SECONDS 5

static guint signals[PANDORIA_N_PLAY_PAGE_SIGNALS];

void
pandoria_play_page_add_signals (PandoriaPlayPageClass *klass)
{
  signals[PANDORIA_PLAY_PAGE_POSITION_SHOWN] = pandoria_class_add_signal (klass, "position-shown", 0);
  signals[PANDORIA_PLAY_PAGE_ACT_SHOWN] = pandoria_class_add_signal (klass, "act-shown", 1, G_TYPE_UINT);
  signals[PANDORIA_PLAY_PAGE_ASKED] = pandoria_class_add_signal (klass, "asked", 1, G_TYPE_UINT);
  signals[PANDORIA_PLAY_PAGE_REPLAY_CHANGED]
      = pandoria_class_add_signal (klass, "replay-changed", 2, G_TYPE_BOOLEAN, G_TYPE_UINT);
  signals[PANDORIA_PLAY_PAGE_CORRECT_PRINTED]
      = pandoria_class_add_signal (klass, "correct-printed", 2, GTK_TYPE_WINDOW, G_TYPE_POINTER);
}

void
pandoria_play_page_emit (PandoriaPlayPage *self, PandoriaPlayPageSignal which, ...)
{
  va_list arguments;

  va_start (arguments, which);
  g_signal_emit_valist (self, signals[which], 0, arguments);
  va_end (arguments);
}

GtkWindow *
pandoria_play_page_get_window (PandoriaPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

GtkWidget *
pandoria_play_page_get_focus (PandoriaPlayPage *self)
{
  GtkWindow *window = pandoria_play_page_get_window (self);

  return window != NULL ? gtk_window_get_focus (window) : NULL;
}

void
pandoria_play_page_keep (PandoriaPlayPage *self, GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), PAGE_KEY, self);
}

PandoriaPlayPage *
pandoria_play_page_find (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  gpointer page = NULL;

  for (GtkWindow *window = GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL; window != NULL && page == NULL;
       window = gtk_window_get_transient_for (window))
    page = g_object_get_data (G_OBJECT (window), PAGE_KEY);
  return page;
}

void
pandoria_toast_act (GtkWidget *widget, const char *text, const char *label, const char *action, GVariant *target)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autoptr (GVariant) kept = target != NULL ? g_variant_ref_sink (target) : NULL;
  AdwToast *toast;

  if (page == NULL)
    return;
  toast = adw_toast_new (escaped);
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, kept);
  pandoria_toasts_add (page->toasts, toast, FALSE);
}

void
pandoria_toast (GtkWidget *widget, const char *text, gboolean undo)
{
  pandoria_toast_act (widget, text, undo ? _ ("_Undo") : NULL, undo ? "win.undo" : NULL, NULL);
}

void
pandoria_outline (GtkWidget *widget, PandoriaSpaces spaces)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);

  if (page != NULL)
    pandoria_board_view_set_outline (page->board, spaces);
}
