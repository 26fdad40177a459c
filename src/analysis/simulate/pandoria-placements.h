/* The best places for a tile or a castle, with the figure that follows, as a player model sees them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-survey.h"
#include "pandoria-table.h"

G_BEGIN_DECLS

/** PandoriaPlacement: what is laid (6.1), and the figure that is placed on it (6.2). */
typedef struct
{
  guint8 n_hexes; /* 2: a double tile; 1: a castle at hexes[0].at */
  guint8 artifacts;
  guint8 tile; /* which one of the hand */
  guint8 leader;
  PandoriaHex hexes[2];
  PandoriaSpace figure; /* or PANDORIA_SPACE_NONE */
  gint32 worth;         /* of all that it changes, in hundredths of a point */
} PandoriaPlacement;

/**
 * Fills @best with the @max best placements for what is seen, best first; equal ones in the order of the board. Each place for
 * a tile or castle stands there once, with its best figure.
 * Returns: how many.
 */
guint pandoria_list_placements (const PandoriaView *view, const PandoriaSurvey *survey, PandoriaPlacement *best,
                                guint max);

/** Makes @action what lays @placement. */
void pandoria_placement_to_action (const PandoriaPlacement *placement, PandoriaAction *action);
/** Makes @action what places its figure. Returns: FALSE when there is none. */
gboolean pandoria_placement_to_figure (const PandoriaPlacement *placement, PandoriaAction *action);

G_END_DECLS
