/* PandoriaScoreChip: the points of one player or one team, as small as can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_SCORE_CHIP (pandoria_score_chip_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScoreChip, pandoria_score_chip, PANDORIA, SCORE_CHIP, AdwBin)

GtkWidget *pandoria_score_chip_new (void);
/**
 * Shows the points of @side (a seat, or in a partnership a team) in the position that @game shows, and what they would become
 * in @foreseen (nullable).
 */
void pandoria_score_chip_update (PandoriaScoreChip *self, PandoriaGame *game, guint side,
                                 const PandoriaState *foreseen);
/** With the name, and by how many points its owner leads; without for little room. */
void pandoria_score_chip_set_named (PandoriaScoreChip *self, gboolean named);

G_END_DECLS
