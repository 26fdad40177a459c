/* PandoriaMonumentChoice: the number of monuments of each value in a new game (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-catalogue.h"
#include "pandoria-setup.h"

/**
 * PandoriaMonumentChoice: the usual split for the number of players, or another one.
 *
 * Property "chosen" (boolean, notifies): the user has chosen another split. Signal "changed": the
 * split has changed.
 */
#define PANDORIA_TYPE_MONUMENT_CHOICE (pandoria_monument_choice_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentChoice, pandoria_monument_choice, PANDORIA, MONUMENT_CHOICE,
                      GObject)

PandoriaMonumentChoice *pandoria_monument_choice_new (void);
/** Sets the source of the usual split: the box in @catalogue, which is followed; (5) if it has no
 * numbers. */
void pandoria_monument_choice_set_catalogue (PandoriaMonumentChoice *self,
                                             PandoriaCatalogue *catalogue);
/** Offers the usual split for @n_players, unless the user has chosen another. */
void pandoria_monument_choice_set_players (PandoriaMonumentChoice *self, guint n_players);
/** Returns: whether the user has chosen another split. */
gboolean pandoria_monument_choice_is_chosen (PandoriaMonumentChoice *self);
/** Returns: the number of monuments worth @value (PANDORIA_LOWEST_MONUMENT …). */
guint pandoria_monument_choice_get_number (PandoriaMonumentChoice *self, guint value);
/** Returns: the most that this number can be, so that all of them fit into a setup. */
guint pandoria_monument_choice_get_most (PandoriaMonumentChoice *self, guint value);
/** Sets this number; more than fit are left out. */
void pandoria_monument_choice_set_number (PandoriaMonumentChoice *self, guint value, guint number);
/** Takes over the monuments of @setup; omits values that are not offered. */
void pandoria_monument_choice_read (PandoriaMonumentChoice *self, const PandoriaSetup *setup);
/** Writes the monuments, bottom to top; PANDORIA_DEFAULT for the usual split of (5). Keeps the
 * order of @setup if it already has these monuments. */
void pandoria_monument_choice_fill (PandoriaMonumentChoice *self, PandoriaSetup *setup);
