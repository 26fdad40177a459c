/* Who gains and pays what by entries of the ledger, in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Returns: (transfer full) (nullable): who gained what by the entries of @game's ledger from number @from on: “Marta gains 6 wood (2
 * points from surplus)”; NULL: nobody.
 */
char *pandoria_text_gains_since (PandoriaGame *game, guint from);
/** Returns: (transfer full) (nullable): the same of the entries from number @from up to, not with, number @to. */
char *pandoria_text_gains_between (PandoriaGame *game, guint from, guint to);
/** Returns: (transfer full) (nullable): who gained what by @events; NULL: nobody. */
char *pandoria_text_gains (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full) (nullable): who paid what: “Marta pays 3 crystals”; NULL: nobody. */
char *pandoria_text_payments (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full) (nullable): who would gain what by @events, which have not happened; NULL: nobody. */
char *pandoria_text_possible_gains (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full) (nullable): who would pay what: “Marta would pay 3 crystals”; NULL: nobody. */
char *pandoria_text_possible_payments (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full) (nullable): the same of the last act of @game that brought anybody something; NULL: none has. */
char *pandoria_text_last_gains (PandoriaGame *game);
/**
 * Returns: (transfer full) (nullable): "The biggest scoring of this game: Jonas, 15 crystals", when a region among the entries
 * of @game's ledger from number @from on has brought a player more than any before it; NULL: none has, or none came before.
 */
char *pandoria_text_biggest_scoring (PandoriaGame *game, guint from);
/** Returns: (transfer full) (nullable): "2 points from surplus"; NULL when nothing is over. */
char *pandoria_text_surplus (int surplus, int points);
/** Returns: (transfer full) (nullable): what was added to @parts with “; ” between; NULL when that is nothing. */
char *pandoria_text_join (GStrvBuilder *parts);

G_END_DECLS
