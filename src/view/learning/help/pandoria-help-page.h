/* PandoriaHelpPage: one text of the rules, with links to others, marks and pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-help.h"

/** Signal "link" (const char *id): a reference to the text @id was followed. */
#define PANDORIA_TYPE_HELP_PAGE (pandoria_help_page_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHelpPage, pandoria_help_page, PANDORIA, HELP_PAGE, AdwBin)

/**
 * Shows @text; what does not hold in a game of @game (0: in any) is left out. Returns: whether something is.
 */
gboolean pandoria_help_page_show (PandoriaHelpPage *self, const PandoriaHelpText *text, PandoriaHelpTerms game);
