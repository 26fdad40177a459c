/* PandoriaShareCodeView: a QR code, black on white in every style. Property "text" (string,
 * nullable): its contents; screen readers read it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PANDORIA_TYPE_SHARE_CODE_VIEW (pandoria_share_code_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaShareCodeView, pandoria_share_code_view, PANDORIA, SHARE_CODE_VIEW,
                      GtkWidget)
