/* PandoriaWindow: another set-up, or another board, for the game that is played, and the window that it was entered in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** @dialog has led to another game, and goes. */
typedef void (*PandoriaSetupDone) (PandoriaWindow *window, GtkWindow *dialog);

/** @dialog may hand something to pandoria_window_apply_setup(). @done is nullable. */
void pandoria_window_prepare_setup (PandoriaWindow *window, GtkWindow *dialog, PandoriaSetupDone done);
/**
 * Plays the game on the set-up of @edited, which was entered in @dialog, as pandoria_play_edit_setup(). As long as it is asked what becomes of acts
 * that no longer fit, @dialog is hidden. Returns: FALSE and the reason; @dialog is then no longer the one that is open, but as it was.
 */
gboolean pandoria_window_apply_setup (PandoriaWindow *window, GtkWindow *dialog, PandoriaRecord *edited,
                                      const guint8 *origins, GError **error);
/**
 * It is decided what becomes of the acts that do not fit with @amend. When that is given up (@accepted is FALSE) and it was another
 * set-up that led there, its window is there again with what was entered.
 */
void pandoria_window_settle_setup (PandoriaWindow *window, PandoriaAmend *amend, gboolean accepted);

G_END_DECLS
