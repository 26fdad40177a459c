/* PandoriaStartValues: what players begin with, and how many double tiles there are, where it is not as in the rules (5, 11, 12, 17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-setup.h"

G_BEGIN_DECLS

/** PandoriaStartValue: each of a player but the last, which is of the game. */
typedef enum
{
  PANDORIA_START_CRYSTAL, /* the resources in the order of PandoriaCounter */
  PANDORIA_START_GOLD,
  PANDORIA_START_WOOD,
  PANDORIA_START_POINTS,
  PANDORIA_START_HAND,
  PANDORIA_START_DOUBLE_TILES,
} PandoriaStartValue;
#define PANDORIA_N_START_VALUES 6

/**
 * Signal "set" (uint seat, uint value, int number): the player wants another number for a PandoriaStartValue of @seat;
 * PANDORIA_DEFAULT: that of the rules.
 */
#define PANDORIA_TYPE_START_VALUES (pandoria_start_values_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartValues, pandoria_start_values, PANDORIA, START_VALUES, AdwExpanderRow)

/** Shows what @setup says, whose players are called @names; start tiles and other faults of it are nothing here. Emits nothing. */
void pandoria_start_values_show (PandoriaStartValues *self, const PandoriaSetup *setup, const char *const *names);
/** Returns: where @setup has @value of @seat. */
gint16 *pandoria_start_values_find (PandoriaSetup *setup, guint seat, PandoriaStartValue value);

G_END_DECLS
