/* A toast with several lines, which is shown over the board and leaves most of it in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @text: one line or more; @button: (nullable): what its button says, with a mnemonic; @seconds: how long it stays, 0: until it is dismissed.
 *
 * Returns: (transfer full): a toast to be shown over @board.
 */
AdwToast *pandoria_told_toast_new (GtkWidget *board, const char *text, const char *button, guint seconds);

G_END_DECLS
