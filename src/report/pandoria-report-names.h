/* What a report calls things: players on one line, editions, variants, the day of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Returns: (transfer full): @text on one line: whatever cannot be printed is a space, none at its ends. */
char *pandoria_report_clean (const char *text);

/** Returns: (transfer full): the name of the player at @seat on one line; the colour for one without a name. */
char *pandoria_report_player (PandoriaRecord *record, guint seat);

/** Returns: (transfer full): who stands in row @team of a PandoriaResult: a player, or both partners. */
char *pandoria_report_team (PandoriaRecord *record, const PandoriaState *state, guint team);

/** Returns: (transfer none): "First edition", "Regular game" …, translated. */
const char *pandoria_report_edition (PandoriaEdition edition);
const char *pandoria_report_variant (PandoriaVariant variant);

/**
 * Returns: (transfer full) (nullable): when the game was begun, in the zone that the record says (UTC for none); NULL
 * when the record says nothing that is a time.
 */
GDateTime *pandoria_report_created (PandoriaRecord *record);

G_END_DECLS
