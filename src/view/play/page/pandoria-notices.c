/* PandoriaNotices: the short messages over the board of a window, as toasts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notices.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-notices-testing.h"
#include "pandoria-text.h"
#include "pandoria-toasts.h"

#define KEY           "pandoria-notices"
#define TOAST_SECONDS 5

struct _PandoriaNotices
{
  GObject parent_instance;

  GtkWindow *window;        /* not owned: this is its data */
  AdwToastOverlay *overlay; /* (weak) (nullable) */
  PandoriaPlay *play;
  PandoriaGame *game, *own_game; /* the shown games of the view, only compared */
  AdwToast *undo_toast;          /* (nullable): its button undoes this step: */
  char *undo_label;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaNotices, pandoria_notices, G_TYPE_OBJECT)

static PandoriaNotices *
find (GtkWidget *widget)
{
  PandoriaNotices *notices = NULL;

  for (GtkWindow *window = (GtkWindow *) gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW);
       window != NULL && notices == NULL; window = gtk_window_get_transient_for (window))
    notices = g_object_get_data (G_OBJECT (window), KEY);
  return notices;
}

static AdwToast *
add_toast (PandoriaNotices *self, const char *text, const char *label, const char *action,
           GVariant *target)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TOAST_SECONDS);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);
  pandoria_toasts_add (self->overlay, toast, FALSE);
  return toast;
}

/* Returns: (transfer full) (nullable): what Undo would undo now. */
static char *
get_undo_label (PandoriaNotices *self)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->own_game;
  g_autofree char *what = game != NULL ? pandoria_text_undo (game) : NULL;

  return what != NULL ? g_strdup_printf ("%u %s", pandoria_game_get_position (game), what) : NULL;
}

/* Dismisses the toast with Undo if Undo would now undo another step, or none. */
static void
check_undo_toast (PandoriaNotices *self)
{
  g_autoptr (AdwToast) toast = NULL;
  g_autofree char *label = NULL;

  if (self->undo_toast == NULL)
    return;
  label = get_undo_label (self);
  if (g_strcmp0 (label, self->undo_label) == 0)
    return;
  toast = g_steal_pointer (&self->undo_toast);
  pandoria_toasts_dismiss (self->overlay, toast);
}

static void
pandoria_notices_class_init (PandoriaNoticesClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_WATCHES (PandoriaNotices, overlay),
                           PANDORIA_OWNS (PandoriaNotices, play, g_object_unref),
                           PANDORIA_OWNS (PandoriaNotices, undo_toast, g_object_unref),
                           PANDORIA_OWNS (PandoriaNotices, undo_label, g_free), NULL);
}

PandoriaNotices *
pandoria_notices_new (GtkWindow *window, PandoriaPlay *play)
{
  PandoriaNotices *self = g_object_new (PANDORIA_TYPE_NOTICES, NULL);

  g_return_val_if_fail (GTK_IS_WINDOW (window) && PANDORIA_IS_PLAY (play), self);

  self->window = window;
  self->play = g_object_ref (play);
  g_object_set_data_full (G_OBJECT (window), KEY, g_object_ref (self), g_object_unref);
  return self;
}

void
pandoria_notices_set_overlay (PandoriaNotices *self, AdwToastOverlay *overlay)
{
  g_return_if_fail (PANDORIA_IS_NOTICES (self) && ADW_IS_TOAST_OVERLAY (overlay));
  g_set_weak_pointer (&self->overlay, overlay);
}

void
pandoria_notices_show (PandoriaNotices *self, const PandoriaPlayView *view)
{
  g_return_if_fail (PANDORIA_IS_NOTICES (self) && view != NULL);

  check_undo_toast (self);
  if (self->game == view->game)
    return;
  if (self->own_game != view->own_game)
    pandoria_toasts_clear (self->overlay);
  self->game = view->game;
  self->own_game = view->own_game;
}

void
pandoria_toast_act (GtkWidget *widget, const char *text, const char *label, const char *action,
                    GVariant *target)
{
  PandoriaNotices *self = find (widget);
  g_autoptr (GVariant) kept = target != NULL ? g_variant_ref_sink (target) : NULL;

  if (self == NULL)
    return;
  if (self->overlay != NULL)
    add_toast (self, text, label, action, kept);
  pandoria_announce (GTK_WIDGET (self->window), text);
}

/* Toasts are queued, so an older toast with Undo would undo the wrong step. */
void
pandoria_toast (GtkWidget *widget, const char *text, gboolean undo)
{
  PandoriaNotices *self = find (widget);

  if (!undo)
    pandoria_toast_act (widget, text, NULL, NULL, NULL);
  if (!undo || self == NULL || self->overlay == NULL)
    return;
  check_undo_toast (self);
  g_free (self->undo_label);
  self->undo_label = get_undo_label (self);
  g_set_object (&self->undo_toast, add_toast (self, text, _ ("_Undo"), "document.undo", NULL));
}

AdwToast *
pandoria_notices_get_undo_toast (GtkWidget *widget)
{
  return find (widget)->undo_toast;
}
