/* PandoriaFirstFocus: when the keyboard should go to a page that shows another game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-first-focus.h"

#include "pandoria-class.h"

struct _PandoriaFirstFocus
{
  GObject parent_instance;

  GtkWidget *page;    /* weak */
  GtkWidget *before;  /* (weak): had the focus when the game was shown */
  PandoriaGame *game; /* only compared */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaFirstFocus, pandoria_first_focus, G_TYPE_OBJECT)

static gboolean
on_first_frame (GtkWidget *window, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  PandoriaFirstFocus *self = data;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  gboolean has_moved = focus != NULL && focus != self->before;

  if (self->page == NULL || (has_moved && gtk_widget_is_ancestor (focus, self->page)))
    return G_SOURCE_REMOVE;
  g_signal_emit_by_name (self, "due");
  return G_SOURCE_REMOVE;
}

static void
pandoria_first_focus_class_init (PandoriaFirstFocusClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_WATCHES (PandoriaFirstFocus, page),
                           PANDORIA_WATCHES (PandoriaFirstFocus, before), NULL);
  pandoria_class_add_signal (klass, "due", 0);
}

PandoriaFirstFocus *
pandoria_first_focus_new (GtkWidget *page)
{
  PandoriaFirstFocus *self = g_object_new (PANDORIA_TYPE_FIRST_FOCUS, NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (page), self);
  g_set_weak_pointer (&self->page, page);
  return self;
}

void
pandoria_first_focus_show (PandoriaFirstFocus *self, PandoriaGame *game)
{
  GtkRoot *window;

  g_return_if_fail (PANDORIA_IS_FIRST_FOCUS (self));

  if (self->game == game)
    return;
  self->game = game;
  if (game == NULL)
    return;
  window = gtk_widget_get_root (self->page);
  g_set_weak_pointer (&self->before, gtk_root_get_focus (window));
  gtk_widget_add_tick_callback (GTK_WIDGET (window), on_first_frame, g_object_ref (self),
                                g_object_unref);
}
