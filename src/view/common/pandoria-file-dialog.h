/* Asks for a file or a folder, and exports into it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaFileChosen: what happens with the @file that the user has chosen in @chooser. @data
 * belongs to the question. */
typedef void (*PandoriaFileChosen) (gpointer self, GFile *file, GtkFileChooser *chooser,
                                    gpointer data);

/**
 * Makes a dialog over @window, which keeps it until it is closed. @name (nullable) is the suggested
 * name. Calls @chosen with the object @self, if that is still there. Takes @data, and frees it with
 * @free_data (nullable) together with the dialog. Returns: (transfer none): the dialog, to show.
 */
GtkNativeDialog *pandoria_file_dialog_new (GtkWindow *window, GtkFileChooserAction action,
                                           const char *title, const char *name,
                                           PandoriaFileChosen chosen, gpointer self, gpointer data,
                                           GDestroyNotify free_data);

/** Writes @bytes to @to. Shows the result, or why there are no @bytes (NULL; @error), in the window
 * with @toasts. */
void pandoria_export (AdwToastOverlay *toasts, GFile *to, GBytes *bytes, const GError *error);
