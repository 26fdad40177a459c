/* Rows of lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Makes a list row with @title and @subtitle (nullable), both without markup. */
AdwActionRow *pandoria_new_row (const char *title, const char *subtitle);
/** Sets the texts of @row, an AdwActionRow, both without markup. @title: NULL keeps it. @subtitle:
 * NULL removes it. */
void pandoria_set_row (gpointer row, const char *title, const char *subtitle);

/** Adds @widget, with the accessible label @label, to the end of @row. A press on the row activates
 * it. */
void pandoria_add_control (AdwActionRow *row, GtkWidget *widget, const char *label);

/** Removes all rows of @list. */
void pandoria_clear_list (GtkListBox *list);
