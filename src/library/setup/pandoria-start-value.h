/* The start values of players and the number of double tiles, if they differ from the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-setup.h"

/** PandoriaStartValue: values of a player; only the last belongs to the game. */
typedef enum
{
  PANDORIA_START_CRYSTAL, /* the resources in the order of PandoriaCounter */
  PANDORIA_START_GOLD,
  PANDORIA_START_WOOD,
  PANDORIA_START_HAND,
  PANDORIA_START_POINTS,
  PANDORIA_START_DOUBLE_TILES,
} PandoriaStartValue;
#define PANDORIA_N_START_VALUES 6

/** Returns: the member of @setup for @value of @seat. */
gint16 *pandoria_start_value_find (PandoriaSetup *setup, guint seat, PandoriaStartValue value);
/**
 * Fills in @usual: @setup with the start values of the rules. Players without a realm get those of
 * some realm; start tiles do not matter. Returns: FALSE if no game can start with @setup.
 */
gboolean pandoria_start_value_find_usual (const PandoriaSetup *setup, PandoriaSetup *usual);
