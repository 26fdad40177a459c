/* PandoriaNumberRow: a row of settings with a number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaNumberRow: a number, with the row's title as accessible label. Signal "changed": it has
 * changed. */
#define PANDORIA_TYPE_NUMBER_ROW (pandoria_number_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNumberRow, pandoria_number_row, PANDORIA, NUMBER_ROW, AdwActionRow)

/** Makes a row for a number from 0 to @most, with @title without markup. */
PandoriaNumberRow *pandoria_number_row_new (const char *title, guint most);
/** Sets the range; Page Up and Page Down change the number by @page. */
void pandoria_number_row_set_range (PandoriaNumberRow *self, guint least, guint most, guint page);
/** Returns: the number that is shown. */
int pandoria_number_row_get_value (PandoriaNumberRow *self);
/** Shows @value. */
void pandoria_number_row_set_value (PandoriaNumberRow *self, int value);
