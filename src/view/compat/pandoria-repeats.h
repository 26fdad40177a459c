/* One press of a key, one act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Lets a repeat of a held key type and move in @window, but do no act. May be called repeatedly.
 */
void pandoria_repeats_watch (GtkWindow *window);
