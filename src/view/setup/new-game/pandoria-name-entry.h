/* PandoriaNameEntry: the entry of a player's name, with the names that have been played under before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Signals: "changed": the name is another one; "entered": Enter was pressed, and what was picked from the list is in the entry. */
#define PANDORIA_TYPE_NAME_ENTRY (pandoria_name_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNameEntry, pandoria_name_entry, PANDORIA, NAME_ENTRY, AdwBin)

/** Returns: (transfer none): the entry itself. */
GtkEntry *pandoria_name_entry_get_entry (PandoriaNameEntry *self);
/** Sets the names that are offered, the likeliest first; copied. */
void pandoria_name_entry_set_names (PandoriaNameEntry *self, const char *const *names);
