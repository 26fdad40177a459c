/* Needless from libadwaita 1.8 on: shows toasts one after another, and can remove them early.
 * pandoria-toasts.c explains why libadwaita cannot do it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/**
 * Shows @toast (transfer full) on @overlay after earlier toasts; or @at_once, instead of the shown
 * one. Add all toasts of an overlay with this function.
 */
void pandoria_toasts_add (AdwToastOverlay *overlay, AdwToast *toast, gboolean at_once);
/** Dismisses @toast of @overlay when it has appeared, or removes it from the queue. Does nothing if
 * it is gone. */
void pandoria_toasts_dismiss (AdwToastOverlay *overlay, AdwToast *toast);
/** Dismisses all toasts that were added to @overlay. */
void pandoria_toasts_clear (AdwToastOverlay *overlay);
