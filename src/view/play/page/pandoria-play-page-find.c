/* PandoriaPlayPage: its window. Also finds the page of any widget, to show toasts and outlines on
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-text.h"
#include "pandoria-toasts.h"

#define TOAST_SECONDS 5

GtkWindow *
pandoria_play_page_get_window (PandoriaPlayPage *self)
{
  return (GtkWindow *) gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_WINDOW);
}

GtkWidget *
pandoria_play_page_get_focus (PandoriaPlayPage *self)
{
  GtkWindow *window = pandoria_play_page_get_window (self);

  return window != NULL ? gtk_window_get_focus (window) : NULL;
}

PandoriaPlayPage *
pandoria_play_page_find (GtkWidget *widget)
{
  gpointer page = NULL;

  for (GtkWindow *window = (GtkWindow *) gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW);
       window != NULL && page == NULL; window = gtk_window_get_transient_for (window))
    page = g_object_get_data (G_OBJECT (window), PANDORIA_PLAY_PAGE_KEY);
  return page;
}

static AdwToast *
add_toast (PandoriaPlayPage *page, const char *text, const char *label, const char *action,
           GVariant *target)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TOAST_SECONDS);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);
  pandoria_toasts_add (page->toasts, toast, FALSE);
  return toast;
}

void
pandoria_toast_act (GtkWidget *widget, const char *text, const char *label, const char *action,
                    GVariant *target)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);
  g_autoptr (GVariant) kept = target != NULL ? g_variant_ref_sink (target) : NULL;

  if (page == NULL)
    return;
  if (pandoria_play_page_is_built (page))
    add_toast (page, text, label, action, kept);
  pandoria_announce (GTK_WIDGET (page), text);
}

static char *
get_undo_label (PandoriaPlayPage *self)
{
  PandoriaGame *game = self->play != NULL ? pandoria_play_get_view (self->play)->own_game : NULL;
  g_autofree char *what = game != NULL ? pandoria_text_undo (game) : NULL;

  return what != NULL ? g_strdup_printf ("%u %s", pandoria_game_get_position (game), what) : NULL;
}

void
pandoria_play_page_check_undo_toast (PandoriaPlayPage *self)
{
  g_autoptr (AdwToast) toast = NULL;
  g_autofree char *label = NULL;

  if (self->undo_toast == NULL)
    return;
  label = get_undo_label (self);
  if (g_strcmp0 (label, self->undo_label) == 0)
    return;
  toast = g_steal_pointer (&self->undo_toast);
  pandoria_toasts_dismiss (self->toasts, toast);
}

/* Toasts are queued, so an older toast with Undo would undo the wrong step. */
void
pandoria_toast (GtkWidget *widget, const char *text, gboolean undo)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);

  if (!undo)
    pandoria_toast_act (widget, text, NULL, NULL, NULL);
  if (!undo || page == NULL || !pandoria_play_page_is_built (page))
    return;
  pandoria_play_page_check_undo_toast (page);
  g_free (page->undo_label);
  page->undo_label = get_undo_label (page);
  g_set_object (&page->undo_toast, add_toast (page, text, _ ("_Undo"), "win.undo", NULL));
}

void
pandoria_outline (GtkWidget *widget, PandoriaSpaces spaces)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);

  if (page != NULL && pandoria_play_page_is_built (page))
    pandoria_board_view_set_outline (page->board, spaces);
}
