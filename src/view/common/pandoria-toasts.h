/* Toasts one after the other, which can be taken away before their time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Shows @toast (transfer full) on @overlay, when those that were added before it are over; or @at_once, in the place of the one
 * that is shown. All toasts of an overlay go through here.
 */
void pandoria_toasts_add (AdwToastOverlay *overlay, AdwToast *toast, gboolean at_once);
/**
 * Takes @toast away, which was added to @overlay, or out of the line; one that has hardly come, in a moment. Nothing is done when it
 * is over.
 */
void pandoria_toasts_dismiss (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
