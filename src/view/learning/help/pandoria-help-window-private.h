/* Shared by the files of the window of the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help-window.h"

/* --- pandoria-help-page.c: one text of the rules, with links to others, marks and pictures --- */

/** Shows @text in @page. Parts that do not apply to @game are shown only with @all. Returns:
 * whether there are any. */
gboolean pandoria_help_page_show (GtkBox *page, const PandoriaHelpText *text,
                                  PandoriaHelpTerms game, gboolean all);

/* --- pandoria-help-picture.c: a position as a picture of the rules, in which acts can be tried ---
 */

#define PANDORIA_TYPE_HELP_PICTURE (pandoria_help_picture_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHelpPicture, pandoria_help_picture, PANDORIA, HELP_PICTURE, AdwBin)

/** Returns: (transfer floating): a picture of the position @id, with @caption. */
GtkWidget *pandoria_help_picture_new (const char *id, const char *caption);
