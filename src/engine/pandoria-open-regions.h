/* What would close: the regions that are open, which spaces are missing round them, and what everyone would get.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-event.h"
#include "pandoria-state.h"

/** PandoriaOpenGain: what one player would get from a region. */
typedef struct
{
  gint32 amount;          /* of the region's resource (7.2), with what a realm gets for figures that leave (17) */
  gint32 surplus, points; /* how much of it would be over the cap, and the points for that (7.2) */
} PandoriaOpenGain;

/** PandoriaOpenRegion: a region that is not closed (7.1). */
typedef struct
{
  PandoriaRegion region;
  PandoriaSpaces missing; /* empty spaces of the plain next to it: another terrain on each of them would close it */
  guint8 at_exit; /* an open exit of its terrain is next to it: it never closes, unless a fortress covers the exit (8, 16) */
  guint8 counter; /* PandoriaCounter: what @gains are of */
  guint8 n_tiles; /* the fewest tiles that cover @missing: a double tile covers two neighbours of it */
  PandoriaOpenGain gains[PANDORIA_MAX_PLAYERS];
} PandoriaOpenRegion;

/* As many as there could be regions at all. */
#define PANDORIA_MAX_OPEN_REGIONS PANDORIA_N_SPACES

/**
 * Fills @events with the ledger's entries if the active player of @state closed @region now as it is, and it were scored alone: the
 * same entries as those of the acts. What the turn has closed already is left out of account, and cards taken in the
 * place of points (14 b).
 */
void pandoria_state_foretell_region (const PandoriaState *state, const PandoriaRegion *region, PandoriaEvents *events);

/**
 * Fills @regions with all open ones (7.1), ordered by their first spaces, each with the forecast of pandoria_state_foretell_region().
 * Returns: their number.
 */
guint pandoria_state_list_open_regions (const PandoriaState *state,
                                        PandoriaOpenRegion regions[PANDORIA_MAX_OPEN_REGIONS]);
