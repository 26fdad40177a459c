/* PandoriaPanelHost: where the panels of a play are shown: in the side panel if it has room,
 * otherwise in a dialog. Only one dialog is open at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-adaptive-bin.h"
#include "pandoria-play.h"
#include "pandoria-sidebar.h"

/** PandoriaPanelHost: signal "opening" (GtkWindow): this dialog will be shown, and the earlier one
 * was closed. */
#define PANDORIA_TYPE_PANEL_HOST (pandoria_panel_host_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPanelHost, pandoria_panel_host, PANDORIA, PANEL_HOST, GObject)

/** For the panels of @play in @window, whose layout is that of @adaptive. */
PandoriaPanelHost *pandoria_panel_host_new (GtkWindow *window, PandoriaAdaptiveBin *adaptive,
                                            PandoriaPlay *play);
/** Shows panels in @sidebar; without another place, the keyboard returns to @home. Call it once,
 * before the first panel. */
void pandoria_panel_host_set_places (PandoriaPanelHost *self, PandoriaSidebar *sidebar,
                                     GtkWidget *home);

/* Panels in the side panel */

/** Returns: whether panels have room in the side panel. */
gboolean pandoria_panel_host_has_room (PandoriaPanelHost *self);
/** Shows @panel in the side panel: pandoria_sidebar_show(). */
void pandoria_panel_host_show (PandoriaPanelHost *self, GtkWidget *panel, int least_height);
/** Hides @panel: pandoria_sidebar_hide(). */
GtkWidget *pandoria_panel_host_hide (PandoriaPanelHost *self, GtkWidget *panel);
/** Moves the focus to @before (nullable) if it is shown, otherwise home. */
void pandoria_panel_host_return_focus (PandoriaPanelHost *self, GtkWidget *before);

/* Dialogs */

/** Makes a dialog with @panel, which ends with the shown game: pandoria_panel_window_new(). */
GtkWindow *pandoria_panel_host_make_dialog (PandoriaPanelHost *self, GtkWidget *panel,
                                            const char *title, int width, int height);
/** Makes @dialog fill a narrow window; otherwise at most @most_width px wide. */
void pandoria_panel_host_fit_dialog (PandoriaPanelHost *self, GtkWindow *dialog, int most_width);
/** Opens @dialog, and closes the one that is open. */
void pandoria_panel_host_present (PandoriaPanelHost *self, GtkWindow *dialog);
/** Forgets @dialog if it is the open one. The caller decides whether to close it. */
void pandoria_panel_host_release (PandoriaPanelHost *self, GtkWindow *dialog);
/** Closes the open dialog once it has reported its result. */
void pandoria_panel_host_close_dialog (PandoriaPanelHost *self);
/** Returns: (transfer none) (nullable): the open dialog. */
GtkWindow *pandoria_panel_host_get_dialog (PandoriaPanelHost *self);
