/* The dialog in which a player of the statistics is renamed, or made one with another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Called when the table of names was changed, or (@error) could not be. */
typedef void (*PandoriaRenameFunc) (gpointer data, const GError *error);

/**
 * Makes the dialog for the player @name over @parent (nullable). @changed is called with @data, a GObject that may go before. No
 * game is changed: which names are one player's is kept beside them.
 */
GtkWidget *pandoria_rename_dialog_new (GtkWindow *parent, const char *name, PandoriaRenameFunc changed, gpointer data);

G_END_DECLS
