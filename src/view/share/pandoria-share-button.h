/* PandoriaShareButton: the symbol in the header bar while phones can watch, with their number. A
 * press activates "win.phones".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-share.h"

#define PANDORIA_TYPE_SHARE_BUTTON (pandoria_share_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaShareButton, pandoria_share_button, PANDORIA, SHARE_BUTTON, GtkWidget)

/** Returns: (transfer floating): the button of @share, visible while it is active. */
GtkWidget *pandoria_share_button_new (PandoriaShare *share);
