/* Finds places for the chips that show gains. Pure arithmetic without GTK.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"
#include "pandoria-spaces.h"

/* A chip never covers a figure, another chip, or a space that must stay free (the preview and its
 * region). Of the other places it takes the one that hides least. It prefers closed regions, then
 * the empty board. */

/** PandoriaChipCover: what a chip over a space would hide, least important first. */
typedef enum
{
  PANDORIA_CHIP_COVER_MUTED,
  PANDORIA_CHIP_COVER_PLAIN,
  PANDORIA_CHIP_COVER_WATER,
  PANDORIA_CHIP_COVER_CHOICE,
  PANDORIA_CHIP_COVER_TILE,
  PANDORIA_CHIP_COVER_NEVER,
} PandoriaChipCover;

/** PandoriaChipTable: the area in which chips are placed. */
typedef struct
{
  const PandoriaBoardLayout *layout;
  PandoriaRect bounds;                         /* chips stay within */
  PandoriaRect taken;                          /* an area that chips avoid; may be empty */
  guint8 cover[PANDORIA_N_SPACES];             /* PandoriaChipCover */
  PandoriaRect figures[3 * PANDORIA_N_SPACES]; /* all figures and their badges */
  guint n_figures;
} PandoriaChipTable;

/** PandoriaChipWish: a chip to be placed. */
typedef struct
{
  PandoriaRect figure; /* on which it hangs */
  int width, height;
  int small_width, small_height; /* without its second line */
} PandoriaChipWish;

/** PandoriaChipPlace: the place of a chip, and its line to the figure. */
typedef struct
{
  gboolean shown; /* FALSE: there is no room */
  gboolean small; /* without its second line */
  PandoriaRect rect;
  PandoriaPoint from, to;
} PandoriaChipPlace;

/** Fills @places for @n chips, placing them in their order. */
void pandoria_chip_places_find (const PandoriaChipTable *table, const PandoriaChipWish *wishes,
                                guint n, PandoriaChipPlace *places);
