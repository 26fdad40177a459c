/* The acts of the game that have a button and a key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"

typedef enum
{
  PANDORIA_ACT_SECTION_FIGURE,
  PANDORIA_ACT_SECTION_CARD,
  PANDORIA_ACT_SECTION_END,
} PandoriaActSection;

#define PANDORIA_N_ACT_SECTIONS 3

/** PandoriaActCommand: @name: of the action "play.NAME"; @leader: places the leader, with
 * PANDORIA_ACT_PLACE_FIGURE. */
typedef struct
{
  const char *name;
  const char *key; /* lower case; nullable */
  PandoriaActKind kind;
  gboolean leader;
  PandoriaActSection section; /* in the tray's list */
  const char *label;          /* untranslated; NULL: the list does not have it */
  gboolean has_cards;         /* the player chooses it among cards */
} PandoriaActCommand;

/** Returns: (transfer none) (nullable): row number @index, from 0; NULL after the last. */
const PandoriaActCommand *pandoria_act_command_get (guint index);

/** Returns: (transfer none) (nullable): the row with @name. */
const PandoriaActCommand *pandoria_act_command_find (const char *name);
