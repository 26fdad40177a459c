/* Needless from libadwaita 1.8 on: shows toasts one after another, and can remove them early.
 *
 * libadwaita before 1.3 frees a dismissed toast after 300 ms, even while it still appears. A toast
 * takes 300 ms to appear, but 500 ms if it replaces another one. Before 1.8, libadwaita aborts if
 * it shows a postponed toast again before that has disappeared. So libadwaita never gets a queue:
 * the next toast is added only after the previous one has disappeared. No toast is dismissed while
 * it appears, which takes frames as well as time: a window that closes meanwhile, or draws its next
 * frame late, would use freed memory.
 *
 * AdwToast shows its title in one line and cuts it off. So a toast gets its words in as many lines
 * as they need, and its button below them if it leaves too little room next to it.
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
