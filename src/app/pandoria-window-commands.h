/* The commands of PandoriaWindow, and the actions and keys of all objects in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-commands.h"
#include "pandoria-window.h"

/** The commands "win.NAME", until a row without a name. Their owner is a PandoriaWindow. */
extern const PandoriaCommand pandoria_window_commands[];

/** Creates the actions in the window and their keys. */
void pandoria_window_init_commands (PandoriaWindow *window);
/** Adds the keys of all actions to @application. */
void pandoria_window_add_accelerators (GtkApplication *application);
