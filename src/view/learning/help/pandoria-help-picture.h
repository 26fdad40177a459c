/* PandoriaHelpPicture: a position as a picture in the rules, with acts to try.
 *
 * The program's own board draws it, so it is correct and follows light and dark. When the user
 * tries an act, it becomes a board with spaces that shows the effect.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_HELP_PICTURE (pandoria_help_picture_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHelpPicture, pandoria_help_picture, PANDORIA, HELP_PICTURE, AdwBin)

/** Returns: (transfer floating): a picture of the position @id, with @caption. */
GtkWidget *pandoria_help_picture_new (const char *id, const char *caption);
