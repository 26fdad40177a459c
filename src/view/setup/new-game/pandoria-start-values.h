/* PandoriaStartValues: the start values of players and the number of double tiles, if they differ
 * from the rules; the points at the start are in another row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-setup.h"
#include "pandoria-start-value.h"

/**
 * Property "head-start" (AdwExpanderRow, set once): the row that asks for the points.
 *
 * Signal "set" (uint seat, uint value, int number): the user changed a PandoriaStartValue of @seat;
 * PANDORIA_DEFAULT: the number of the rules.
 */
#define PANDORIA_TYPE_START_VALUES (pandoria_start_values_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartValues, pandoria_start_values, PANDORIA, START_VALUES,
                      AdwExpanderRow)

/** Shows the values of @setup, with @names for its players; ignores start tiles and other faults.
 * Emits nothing. */
void pandoria_start_values_show (PandoriaStartValues *self, const PandoriaSetup *setup,
                                 const char *const *names);
