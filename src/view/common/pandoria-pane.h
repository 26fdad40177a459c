/* PandoriaPane: a box that GTK redraws as one area after an update.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaPane: a box that GTK redraws as one area after an update. */
#define PANDORIA_TYPE_PANE (pandoria_pane_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPane, pandoria_pane, PANDORIA, PANE, GtkBox)

/** Makes the pane one changed area of its next snapshot. Call it when many of its contents may
 * change. */
void pandoria_pane_renew (PandoriaPane *self);
/** Appends @content, which it frees, of @widget to @snapshot. It is one changed area if @odd
 * differs from before. */
void pandoria_pane_append (GtkWidget *widget, GtkSnapshot *snapshot, GtkSnapshot *content,
                           gboolean odd);
