/* The choice between the two forms of a table in a dialog that saves one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Offers both forms of a table in @dialog; the one that the language expects comes first. */
void pandoria_csv_choice_add (GtkNativeDialog *dialog);
/** Returns: (transfer full): @csv, a table with commas, in the form that was chosen in @chooser. */
GBytes *pandoria_csv_choice_write (GtkFileChooser *chooser, const char *csv);
