/* The table of what the window can do besides the acts of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** PandoriaCommandFlags: when a command must wait, or what it needs. */
typedef enum
{
  PANDORIA_COMMAND_NEEDS_GAME = 1 << 0,
  PANDORIA_COMMAND_NOT_CORRECTING = 1 << 1, /* it concerns the game as a whole, not the act that is entered anew */
  PANDORIA_COMMAND_NOT_LOOKING_BACK = 1 << 2,
} PandoriaCommandFlags;

/**
 * PandoriaWindowCommand: a row: the action "win.NAME"; @activate is NULL where @play does it all, @is_possible where the flags say it
 * all. @enabled: (nullable): the property of the document that says instead whether it is possible.
 */
typedef struct
{
  const char *name;
  void (*activate) (PandoriaWindow *self);
  gboolean (*is_possible) (const PandoriaPlayView *view);
  PandoriaCommandFlags flags;
  void (*play) (PandoriaPlay *play);
  const char *enabled;
  const char *accels[2];                            /* with modifiers: accelerators of the application */
  const char *key;                                  /* plain, see pandoria-window-keys.h */
  gboolean (*is_on) (const PandoriaPlayView *view); /* of one that is on or off; else NULL */
} PandoriaWindowCommand;

/** Returns: (transfer none) (nullable): row number @index, from 0; NULL after the last. */
const PandoriaWindowCommand *pandoria_window_command_get (guint index);

G_END_DECLS
