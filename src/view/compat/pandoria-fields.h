/* Fields for texts and numbers: the wheel, and undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Lets the wheel over @widget scroll the page if it is a number, and lets Ctrl+Z take back only
 * the typing if it is a text. Does nothing to other widgets. May be called repeatedly. */
void pandoria_fields_mend (GtkWidget *widget);
