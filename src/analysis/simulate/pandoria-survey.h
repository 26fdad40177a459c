/* What a position is worth to one player: its regions, and what laying something would make of them.
 *
 * Worths are in hundredths of a point, whole numbers, so that they are the same on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-state.h"

G_BEGIN_DECLS

#define PANDORIA_TASTE_MISSING 10
#define PANDORIA_MAX_SURVEY    64 /* regions; what is beyond counts for nobody */

/** PandoriaTaste: what a player model cares for. */
typedef struct
{
  gint16 chances[PANDORIA_TASTE_MISSING]; /* per mille: that a region closes which so many spaces are missing round */
  gint16 hole;                            /* what a hole, into which no double tile fits, counts for as missing */
  gint16 others;                          /* per cent: what opponents gain is subtracted, divided by their number */
  gint16 reserve;                         /* per cent of the worth of figures in the reserve */
  gint16 keeping;                         /* per cent of the worth of what is kept: cards, buildings, castles */
  gint16 resource;                        /* hundredths of a point for one, when the game is long */
  gboolean ending;                        /* whether it looks at how many tiles are left */
} PandoriaTaste;

/** PandoriaSurveyed: a region and who stands beside it. */
typedef struct
{
  PandoriaSpaces spaces, beside, missing;
  guint8 terrain, symbols, n;
  guint8 at_exit, closed; /* closed: in this turn, and scored at its end */
  guint8 strength[PANDORIA_MAX_PLAYERS];
  gint32 worth;
} PandoriaSurveyed;

/** PandoriaSurvey: a position as @me sees it. */
typedef struct
{
  const PandoriaState *state;
  const PandoriaTaste *taste;
  guint me, tiles_left;               /* double tiles that will still be laid */
  gint32 unit;                        /* of one resource */
  gint32 signs[PANDORIA_MAX_PLAYERS]; /* per cent */
  guint8 bonus[PANDORIA_MAX_PLAYERS][PANDORIA_N_TERRAINS];
  PandoriaSpaces empty, holes;
  PandoriaSpaces figures[PANDORIA_MAX_PLAYERS]; /* workers and leaders */
  guint n;
  PandoriaSurveyed regions[PANDORIA_MAX_SURVEY];
  gint32 worth; /* of all regions */
} PandoriaSurvey;

/** PandoriaLayout: what laying something would lead to. */
typedef struct
{
  gint32 worth; /* of all regions then, and of the own figures that come home */
  guint n;      /* regions that would be others than before */
  PandoriaSurveyed regions[PANDORIA_MAX_SURVEY];
  PandoriaSpaces closed, open; /* spaces of regions that close; of what is laid, where a figure could stand */
} PandoriaLayout;

void pandoria_survey_init (PandoriaSurvey *survey, const PandoriaState *state, guint me, const PandoriaTaste *taste);

/** Says what laying @n @hexes (a castle at the place of the first one with @castle) leads to; that it is allowed is known. */
void pandoria_survey_lay (const PandoriaSurvey *survey, const PandoriaHex *hexes, guint n, gboolean castle,
                          PandoriaLayout *layout);

/** Returns: how much a figure of @me that counts @strength at @at changes the worth of @n @regions (negative @strength: without it). */
gint32 pandoria_survey_figure (const PandoriaSurvey *survey, const PandoriaSurveyed *regions, guint n, PandoriaSpace at,
                               int strength);

/** Returns: the worth of @workers and @leader in the reserve. */
gint32 pandoria_survey_reserve (const PandoriaSurvey *survey, guint workers, gboolean leader);

/** Returns: the worth of the whole state: points, resources, cards, buildings, figures, regions. */
gint32 pandoria_survey_judge (const PandoriaSurvey *survey);

/** Returns: what @region brings @player when it is scored (7.2), in its terrain's counter, overflow left out of account. */
guint pandoria_survey_gain (const PandoriaSurvey *survey, const PandoriaSurveyed *region, guint player);

G_END_DECLS
