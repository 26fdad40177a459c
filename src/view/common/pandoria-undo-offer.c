/* Offers to undo deletions: one toast for all deletions since the last offer ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-undo-offer.h"

#include <glib/gi18n.h>

#include "pandoria-toasts.h"

/* The shown offer, not owned, is data of its overlay; what it would restore is data of the toast.
 */
#define KEY "pandoria-undo-offer"

static void
on_dismissed (AdwToastOverlay *toasts, AdwToast *offer)
{
  if (g_object_get_data (G_OBJECT (toasts), KEY) == offer)
    g_object_set_data (G_OBJECT (toasts), KEY, NULL);
}

void
pandoria_offer_undo (AdwToastOverlay *toasts, const char *const *deleted,
                     char *(*describe) (guint n), const char *action, gboolean failed)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) before = NULL;
  g_autofree char *text = NULL, *escaped = NULL;
  AdwToast *offer;
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
  offer = adw_toast_new (escaped);
  adw_toast_set_button_label (offer, _ ("_Undo"));
  adw_toast_set_action_name (offer, action);
  adw_toast_set_timeout (offer, failed ? 0 : 15);
  g_object_set_data_full (G_OBJECT (offer), KEY, all, (GDestroyNotify) g_strfreev);
  g_object_set_data (G_OBJECT (toasts), KEY, offer);
  g_signal_connect_object (offer, "dismissed", G_CALLBACK (on_dismissed), toasts,
                           G_CONNECT_SWAPPED);
  pandoria_toasts_add (toasts, offer, TRUE);
}

GStrv
pandoria_take_undo (AdwToastOverlay *toasts)
{
  AdwToast *offer;
  GStrv deleted;

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  offer = g_object_steal_data (G_OBJECT (toasts), KEY);
  if (offer == NULL)
    return NULL;
  deleted = g_object_steal_data (G_OBJECT (offer), KEY);
  pandoria_toasts_dismiss (toasts, offer);
  return deleted;
}
