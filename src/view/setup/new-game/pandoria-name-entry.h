/* PandoriaNameEntry: the entry of a player's name, with the names of earlier games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaNameEntry: the entry of a player's name, with the names of earlier games. */
#define PANDORIA_TYPE_NAME_ENTRY (pandoria_name_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNameEntry, pandoria_name_entry, PANDORIA, NAME_ENTRY, GtkEntry)

/** Sets the offered names, likeliest first; copied. */
void pandoria_name_entry_set_names (PandoriaNameEntry *self, const char *const *names);
