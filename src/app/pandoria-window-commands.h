/* PandoriaWindow: a row of its table of commands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/** PandoriaCommand: something that the window can do, a GAction “win.NAME” with its keys. */
typedef struct
{
  const char *name;
  void (*activate) (PandoriaWindow *self);        /* NULL (acts only): begins the act */
  gboolean (*is_possible) (PandoriaWindow *self); /* NULL: always, an act when it is offered; asked only with a game */
  const char *accels[2];                          /* with modifiers */
  const char *key;                                /* plain: counts where the focused widget has no use for it */
  gboolean is_act;                                /* of the game: when it is impossible, its key says why */
  PandoriaActKind act;
  gboolean leader;
} PandoriaCommand;

/** Returns: (nullable): row number @index, from 0, of all commands: pandoria-window-commands.c, then -acts.c; NULL after the last. */
const PandoriaCommand *pandoria_window_get_command (guint index);
/** Returns: (nullable): the row of the command that is called @name. */
const PandoriaCommand *pandoria_window_find_command (const char *name);

/* pandoria-window-acts.c */
extern const PandoriaCommand pandoria_window_acts[];
extern const guint pandoria_window_n_acts;

G_END_DECLS
