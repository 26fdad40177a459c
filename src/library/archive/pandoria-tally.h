/* PandoriaTally: the sources of the points of each player in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PandoriaTallySource: the rows of the table of points, in the displayed order. */
typedef enum
{
  PANDORIA_TALLY_START,      /* from the setup */
  PANDORIA_TALLY_TAKEN_OVER, /* in a position that the game began with */
  PANDORIA_TALLY_FOREST,     /* forest, mountains and hills bring points only in the family variants
                                (14) */
  PANDORIA_TALLY_MOUNTAINS,
  PANDORIA_TALLY_HILLS,
  PANDORIA_TALLY_CITY,            /* without the additions of Statue and realm */
  PANDORIA_TALLY_STATUE,          /* 1 point for each space of a scored city (7.2) */
  PANDORIA_TALLY_SURPLUS_CRYSTAL, /* overflow (7.2), in the order of PandoriaCounter */
  PANDORIA_TALLY_SURPLUS_GOLD,
  PANDORIA_TALLY_SURPLUS_WOOD,
  PANDORIA_TALLY_STORE,
  PANDORIA_TALLY_MONUMENTS,
  PANDORIA_TALLY_SHRINE,
  PANDORIA_TALLY_RELICS,
  PANDORIA_TALLY_REALM, /* abilities during the game, also within a scored region */
  PANDORIA_TALLY_FINAL_HAND,
  PANDORIA_TALLY_FINAL_RESOURCES,
  PANDORIA_TALLY_FINAL_REALM,
  PANDORIA_TALLY_CORRECTIONS,
} PandoriaTallySource;
#define PANDORIA_N_TALLY_SOURCES 19

/**
 * PandoriaTally: points by source and seat; sums holds each seat's total, which is the points
 * marker.
 */
typedef struct
{
  guint n_players;
  gboolean partnership;
  gint points[PANDORIA_N_TALLY_SOURCES][PANDORIA_MAX_PLAYERS];
  gint sums[PANDORIA_MAX_PLAYERS];
  gint teams[PANDORIA_MAX_PLAYERS]; /* each seat's total with the opposite seat; only
                                       pandoria_tally_init() sets it */
} PandoriaTally;

/** Computes @tally from the start values of @game and its ledger so far. */
void pandoria_tally_init (PandoriaTally *tally, PandoriaGame *game);

/** Initializes @tally for a game that begins with @start, before any event. */
void pandoria_tally_begin (PandoriaTally *tally, const PandoriaState *start);
/** Adds the points of @event, a correction of the position that the game began with. */
void pandoria_tally_take_over (PandoriaTally *tally, const PandoriaEvent *event);
/** Adds the points of @event, if any. */
void pandoria_tally_add (PandoriaTally *tally, const PandoriaEvent *event);

/** Returns: the seat of @column in a table, where partners are side by side (13). */
guint pandoria_tally_get_seat (const PandoriaTally *tally, guint column);

/** Returns: whether any player got or lost points from @source. */
gboolean pandoria_tally_has_source (const PandoriaTally *tally, PandoriaTallySource source);

/** Returns: (transfer none): the name of @source, translated ("Cities", "Surplus wood" …). */
const char *pandoria_tally_source_name (PandoriaTallySource source);

/** Returns: the untranslated key of @source ("city", "surplus-wood" …). */
const char *pandoria_tally_source_key (PandoriaTallySource source);
