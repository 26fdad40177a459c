/* Offers to undo deletions: one toast for all deletions since the last offer ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-undo-offer.h"

#include <glib/gi18n.h>

#include "pandoria-toasts.h"

#define KEY "pandoria-undo-offer"

/** Offer: the shown offer of an overlay. */
typedef struct
{
  AdwToast *toast; /* not owned */
  GStrv deleted;   /* what it would restore */
} Offer;

static void
free_offer (gpointer data)
{
  Offer *offer = data;

  g_strfreev (offer->deleted);
  g_free (offer);
}

static void
on_dismissed (AdwToastOverlay *toasts, AdwToast *toast)
{
  const Offer *offer = g_object_get_data (G_OBJECT (toasts), KEY);

  if (offer != NULL && offer->toast == toast)
    free_offer (g_object_steal_data (G_OBJECT (toasts), KEY));
}

void
pandoria_offer_undo (AdwToastOverlay *toasts, const char *const *deleted,
                     char *(*describe) (guint n), const char *action, gboolean failed)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) before = NULL;
  g_autofree char *text = NULL, *escaped = NULL;
  AdwToast *toast;
  Offer *offer;
  GStrv all;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts) && describe != NULL && action != NULL);

  if (deleted == NULL || *deleted == NULL)
    return;
  before = pandoria_take_undo (toasts);
  if (before != NULL)
    g_strv_builder_addv (builder, (const char **) before);
  g_strv_builder_addv (builder, (const char **) deleted);
  all = g_strv_builder_end (builder);
  text = describe (g_strv_length (all));
  escaped = g_markup_escape_text (text, -1);
  toast = adw_toast_new (escaped);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, action);
  adw_toast_set_timeout (toast, failed ? 0 : 15);
  offer = g_new (Offer, 1);
  *offer = (Offer){ toast, all };
  g_object_set_data_full (G_OBJECT (toasts), KEY, offer, free_offer);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), toasts,
                           G_CONNECT_SWAPPED);
  pandoria_toasts_add (toasts, toast, TRUE);
}

GStrv
pandoria_take_undo (AdwToastOverlay *toasts)
{
  Offer *offer;
  AdwToast *toast;
  GStrv deleted;

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  offer = g_object_steal_data (G_OBJECT (toasts), KEY);
  if (offer == NULL)
    return NULL;
  toast = offer->toast;
  deleted = g_steal_pointer (&offer->deleted);
  free_offer (offer);
  pandoria_toasts_dismiss (toasts, toast);
  return deleted;
}
