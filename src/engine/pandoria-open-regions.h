/* Forecasts for open regions: the spaces that they still need to close, and the gains of all
 * players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-event.h"
#include "pandoria-state.h"

/** PandoriaOpenGain: what one player would get from a region. */
typedef struct
{
  gint32
      amount; /* of the region's resource (7.2), including realms' gains for removed figures (17) */
  gint32 surplus, points; /* the surplus over the cap, and the points for it (7.2) */
} PandoriaOpenGain;

/** PandoriaOpenRegion: a region that is not closed (7.1). */
typedef struct
{
  PandoriaRegion region;
  PandoriaSpaces
      missing;    /* empty plain spaces next to it: other terrain on all of them would close it */
  guint8 at_exit; /* next to an open exit of its terrain: never closes, unless a fortress covers the
                     exit (8, 16) */
  guint8 counter; /* PandoriaCounter: the counter of @gains */
  guint8 n_tiles; /* the fewest tiles that cover @missing; a double tile covers two neighbours */
  PandoriaOpenGain gains[PANDORIA_MAX_PLAYERS];
} PandoriaOpenRegion;

/**
 * Returns: the strength of the figures of @player on @spaces (7.2), also of those that haunt (17).
 * This is the player's strength at a region that is next to exactly these spaces, without rage. In
 * pandoria-query.c.
 */
guint pandoria_state_strength_of_figures (const PandoriaState *state, PandoriaSpaces spaces,
                                          guint player);

/* The maximum number of regions on a board. */
#define PANDORIA_MAX_OPEN_REGIONS PANDORIA_N_SPACES

/**
 * Fills @events with the ledger entries that the acts would make if the active player of @state
 * closed @region now and it were scored alone. Ignores regions that this turn has already closed,
 * and cards taken instead of points (14 b).
 */
void pandoria_state_foretell_region (const PandoriaState *state, const PandoriaRegion *region,
                                     PandoriaEvents *events);

/**
 * Fills @regions with all open regions (7.1), ordered by their first spaces, each with the forecast
 * of pandoria_state_foretell_region(). Returns: their number.
 */
guint pandoria_state_list_open_regions (const PandoriaState *state,
                                        PandoriaOpenRegion regions[PANDORIA_MAX_OPEN_REGIONS]);
