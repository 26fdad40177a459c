/* Where the chips hang that tell what figures are about to earn.
 *
 * Pure arithmetic without GTK. A chip never covers a figure, another chip, or a space that is kept free (the preview and its
 * region); of the places that are left it takes the one that hides least: closed regions first, then the empty board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"

G_BEGIN_DECLS

/** PandoriaChipCover: what a chip over a space would hide, the least important first. */
typedef enum
{
  PANDORIA_CHIP_COVER_MUTED,
  PANDORIA_CHIP_COVER_PLAIN,
  PANDORIA_CHIP_COVER_WATER,
  PANDORIA_CHIP_COVER_CHOICE,
  PANDORIA_CHIP_COVER_TILE,
  PANDORIA_CHIP_COVER_NEVER,
} PandoriaChipCover;

/** PandoriaChipTable: what chips are placed on. */
typedef struct
{
  const PandoriaBoardLayout *layout;
  PandoriaRect bounds;                         /* chips stay within */
  PandoriaRect taken;                          /* something else stands there; empty for nothing */
  guint8 cover[PANDORIA_N_SPACES];             /* PandoriaChipCover */
  PandoriaRect figures[3 * PANDORIA_N_SPACES]; /* all of them, and their badges */
  guint n_figures;
} PandoriaChipTable;

/** PandoriaChipWish: a chip that wants a place. */
typedef struct
{
  PandoriaRect figure; /* on which it hangs */
  int width, height;
  int small_width, small_height; /* without its second line */
} PandoriaChipWish;

/** PandoriaChipPlace: where it hangs, and its line to the figure. */
typedef struct
{
  gboolean shown; /* FALSE: there is no room */
  gboolean small; /* without its second line */
  PandoriaRect rect;
  PandoriaPoint from, to;
} PandoriaChipPlace;

/** Fills @places for @n chips, which are placed in their order. */
void pandoria_chip_places_find (const PandoriaChipTable *table, const PandoriaChipWish *wishes, guint n,
                                PandoriaChipPlace *places);

G_END_DECLS
