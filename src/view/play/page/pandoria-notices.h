/* PandoriaNotices: the short messages over the board of a window, as toasts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/** PandoriaNotices: a toast whose button undoes the last step disappears when that changes. */
#define PANDORIA_TYPE_NOTICES (pandoria_notices_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNotices, pandoria_notices, PANDORIA, NOTICES, GObject)

/** Creates the notices of @window, which shows the view of @play. pandoria_toast() finds them. */
PandoriaNotices *pandoria_notices_new (GtkWindow *window, PandoriaPlay *play);
/** Shows the toasts on @overlay from now on. Without it, messages are only announced. */
void pandoria_notices_set_overlay (PandoriaNotices *self, AdwToastOverlay *overlay);
/** Dismisses the toasts that do not belong to @view. */
void pandoria_notices_show (PandoriaNotices *self, const PandoriaPlayView *view);

/* The @widget of these functions: any widget of the window, or of a window over it. */

/** Shows @text in a toast; @undo: adds a button that undoes the last step. */
void pandoria_toast (GtkWidget *widget, const char *text, gboolean undo);
/** Shows @text in a toast with a button @label for @action; @target (nullable): sunk if it is
 * floating. */
void pandoria_toast_act (GtkWidget *widget, const char *text, const char *label, const char *action,
                         GVariant *target);
