/* The table of what the window can do besides the acts of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** PandoriaCommandFlags: when a command must wait, or what it needs. */
typedef enum
{
  PANDORIA_COMMAND_NEEDS_GAME = 1 << 0,
  PANDORIA_COMMAND_NOT_CORRECTING = 1 << 1, /* it concerns the game as a whole, not the act that is entered again */
  PANDORIA_COMMAND_NOT_LOOKING_BACK = 1 << 2,
} PandoriaCommandFlags;

/**
 * PandoriaWindowCommand: a row: the action "win.NAME". It calls @activate, @play or @page, or activates the action @forward of the board or of GTK.
 * With a @parameter of that type it calls @choose, and with a choice that is on or off @set.
 * It is possible if its @flags, @is_possible and @fact allow it, or the property @enabled of the document or the page.
 */
typedef struct
{
  const char *name;
  void (*activate) (PandoriaWindow *self);
  gboolean (*is_possible) (const PandoriaPlayView *view);
  PandoriaCommandFlags flags;
  void (*play) (PandoriaPlay *play);
  void (*page) (PandoriaPlayPage *page);
  void (*set) (PandoriaPlay *play, gboolean on);
  const char *parameter;
  void (*choose) (PandoriaWindow *self, GVariant *parameter);
  const char *forward;
  gsize fact;  /* offset in PandoriaPlayView of a member that is not 0 then, or 0 */
  gsize state; /* offset there of the state, which is on or off, or has the type of the parameter; or 0 */
  const char *enabled;
  const char *accels[2]; /* with modifiers: accelerators of the application */
  const char *key;       /* plain, see pandoria-window-keys.h */
} PandoriaWindowCommand;

/** Makes the actions of the window and their keys. */
void pandoria_window_init_commands (PandoriaWindow *window);
/** Makes the keys of all actions known to @application. */
void pandoria_window_add_accelerators (GtkApplication *application);

/** Returns: (transfer none) (nullable): row number @index, from 0; NULL after the last. */
const PandoriaWindowCommand *pandoria_window_command_get (guint index);
