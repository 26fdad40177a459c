/* PandoriaHelpPicture: a position as a picture of the rules, in which acts can be tried.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_HELP_PICTURE (pandoria_help_picture_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHelpPicture, pandoria_help_picture, PANDORIA, HELP_PICTURE, AdwBin)

/** Makes the picture of the position @id, in which @caption is seen. Returns: (transfer floating): it. */
GtkWidget *pandoria_help_picture_new (const char *id, const char *caption);
