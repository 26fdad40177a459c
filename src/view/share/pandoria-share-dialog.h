/* PandoriaShareDialog: shows the game on phones: the QR code and the address of the page, how many
 * phones watch, and Stop. Opening it begins to share; closing it changes nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-share.h"

#define PANDORIA_TYPE_SHARE_DIALOG (pandoria_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaShareDialog, pandoria_share_dialog, PANDORIA, SHARE_DIALOG, AdwWindow)

/** Makes the dialog over @parent, and begins to share unless @share is active already. */
GtkWidget *pandoria_share_dialog_new (GtkWindow *parent, PandoriaShare *share);
