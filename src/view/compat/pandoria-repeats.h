/* One press of a key, one act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Lets a repeat of a held key type and move, but do no act, in every window. May be called
 * repeatedly. */
void pandoria_repeats_install (void);
