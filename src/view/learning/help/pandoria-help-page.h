/* One text of the rules, with links to others, marks and pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-help.h"

/** Shows @text in @page. Parts that do not apply to @game are shown only with @all. Returns:
 * whether there are any. */
gboolean pandoria_help_page_show (GtkBox *page, const PandoriaHelpText *text,
                                  PandoriaHelpTerms game, gboolean all);
