/* The acts of the game that have a button and a key: how the window's action of each is called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"

G_BEGIN_DECLS

/** PandoriaActCommand: @name: of the window's action; @leader: with PANDORIA_ACT_PLACE_FIGURE, the leader is meant. */
typedef struct
{
  const char *name;
  const char *key; /* lower case; nullable */
  PandoriaActKind kind;
  gboolean leader;
} PandoriaActCommand;

/** Returns: (transfer none) (nullable): row number @index, from 0; NULL after the last. */
const PandoriaActCommand *pandoria_act_command_get (guint index);
/** Returns: (transfer none) (nullable): the row that is called @name. */
const PandoriaActCommand *pandoria_act_command_find (const char *name);

G_END_DECLS
