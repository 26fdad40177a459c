/* PandoriaStartValues: the start values of players and the number of double tiles, if they differ
 * from the rules; the points at the start are in another row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-setup.h"

/** PandoriaStartValue: values of a player; only the last belongs to the game. */
typedef enum
{
  PANDORIA_START_CRYSTAL, /* the resources in the order of PandoriaCounter */
  PANDORIA_START_GOLD,
  PANDORIA_START_WOOD,
  PANDORIA_START_HAND,
  PANDORIA_START_POINTS, /* entered in another row */
  PANDORIA_START_DOUBLE_TILES,
} PandoriaStartValue;
#define PANDORIA_N_START_VALUES 6

/**
 * Signal "set" (uint seat, uint value, int number): the user changed a PandoriaStartValue of @seat;
 * PANDORIA_DEFAULT: the number of the rules.
 */
#define PANDORIA_TYPE_START_VALUES (pandoria_start_values_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartValues, pandoria_start_values, PANDORIA, START_VALUES,
                      AdwExpanderRow)

/** Asks for the points in @head_start, which must outlive @self. Call it once. */
void pandoria_start_values_set_head_start (PandoriaStartValues *self, AdwExpanderRow *head_start);
/** Shows the values of @setup, with @names for its players; ignores start tiles and other faults.
 * Emits nothing. */
void pandoria_start_values_show (PandoriaStartValues *self, const PandoriaSetup *setup,
                                 const char *const *names);
/** Returns: the member of @setup for @value of @seat. */
gint16 *pandoria_start_values_find (PandoriaSetup *setup, guint seat, PandoriaStartValue value);
