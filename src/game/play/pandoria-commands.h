/* The commands of an object: rows that become its actions, with their keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-play.h"

/** PandoriaCommandFlags: when a command is unavailable. */
typedef enum
{
  PANDORIA_COMMAND_NEEDS_GAME = 1 << 0,
  PANDORIA_COMMAND_NOT_CORRECTING
      = 1 << 1, /* not during a correction, because it affects the whole game */
  PANDORIA_COMMAND_NOT_LOOKING_BACK = 1 << 2,
  PANDORIA_COMMAND_LOOKING_BACK = 1 << 3, /* only at an earlier position */
  PANDORIA_COMMAND_NEEDS_PAST = 1 << 4,   /* an act led to the shown position */
} PandoriaCommandFlags;

/**
 * PandoriaCommand: an action of an object, its owner. It is enabled if @flags and @is_possible
 * allow it, or if the property @enabled of the owner does.
 */
typedef struct
{
  const char *name;
  GCallback activate;    /* void (*) (owner, GVariant *parameter) */
  const char *parameter; /* (nullable): the type of the parameter */
  PandoriaCommandFlags flags;
  gboolean (*is_possible) (const PandoriaPlayView *view); /* nullable */
  const char *enabled;                                    /* nullable */
  GVariant *(*get_state) (const PandoriaPlayView *view);  /* (nullable): of a switch or a choice */
  const char
      *accels[3];  /* keys with modifiers: accelerators of the application; the last is NULL */
  const char *key; /* (nullable): keys without modifiers */
} PandoriaCommand;

/**
 * Adds the actions of @owner to @map. @commands ends with a row without a name. The actions follow
 * the view of @play (nullable: the owner enables them).
 */
void pandoria_commands_add (const PandoriaCommand *commands, GActionMap *map, gpointer owner,
                            PandoriaPlay *play);
