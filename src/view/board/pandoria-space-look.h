/* The look of a space of the board: a small value made from the state. If its bytes differ, the
 * space is redrawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

typedef enum
{
  PANDORIA_SPACE_KIND_NOTHING, /* beyond the edge of the board */
  PANDORIA_SPACE_KIND_PLAIN,
  PANDORIA_SPACE_KIND_TERRAIN,
  PANDORIA_SPACE_KIND_LAKE,
  PANDORIA_SPACE_KIND_SHIP,
  PANDORIA_SPACE_KIND_EXIT,
  PANDORIA_SPACE_KIND_CASTLE,
  PANDORIA_SPACE_KIND_FORTRESS,
  PANDORIA_SPACE_KIND_PAVED, /* the second space of an exit under a fortress */
} PandoriaSpaceKind;

typedef enum
{
  PANDORIA_FADE_UP,
  PANDORIA_FADE_RIGHT,
  PANDORIA_FADE_DOWN,
  PANDORIA_FADE_LEFT,
} PandoriaFade;

/** PandoriaMark: bits of the marks drawn over a space. */
typedef enum
{
  PANDORIA_MARK_LAST = 1 << 0,    /* the last turn changed it */
  PANDORIA_MARK_CHOICE = 1 << 1,  /* may be chosen now */
  PANDORIA_MARK_PREVIEW = 1 << 2, /* not laid yet */
  PANDORIA_MARK_CLOSING = 1 << 3, /* the preview would close its region */
  PANDORIA_MARK_SELECTED = 1 << 4,
  PANDORIA_MARK_HOVER = 1 << 5,
  PANDORIA_MARK_FOCUS = 1 << 6,
  PANDORIA_MARK_ON_PLAIN
      = 1 << 7, /* an empty space: highlighted as a whole, without the ring of a choice */
  PANDORIA_MARK_REFUSED = 1 << 8,
  PANDORIA_MARK_HOMEWARD = 1 << 9, /* the preview would return the figure to the reserve */
  PANDORIA_MARK_MISSING = 1 << 10, /* a region would close if this and other spaces were covered */
  PANDORIA_MARK_MISSING_ALONE = 1 << 11, /* … when this was */
} PandoriaMark;

/** PandoriaOutline: the owner of the border along an edge of the space. */
typedef enum
{
  PANDORIA_OUTLINE_REGION,  /* of the hovered, focused or selected space */
  PANDORIA_OUTLINE_ENTRY,   /* of the shown ledger entry */
  PANDORIA_OUTLINE_CLOSING, /* of a region that the preview would close */
  PANDORIA_OUTLINE_WANTED,  /* a lesson wants it to be pressed */
} PandoriaOutline;
#define PANDORIA_N_OUTLINES 4

/** PandoriaSpaceGround: the ground of the space; everything that its texture depends on. */
typedef struct
{
  guint8 kind; /* PandoriaSpaceKind */
  guint8 terrain, symbols, printed, closed;
  guint8 artifacts; /* tiles */
  guint8 owner;     /* PandoriaColor of a castle or fortress */
  guint8 discount;  /* ships (15) */
  guint8 joined;    /* the PandoriaHexEdge to the other space of its tile, plus 1; 0 for none */
  guint8 fade;      /* exits: PandoriaFade outward */
  guint8 stage; /* exits: 0 the only space, 1 the inner, 2 the outer of two; 3 next to each other */
  guint8 lit;   /* a plain space that may be chosen */
  guint8 faint; /* refused: half transparent */
} PandoriaSpaceGround;

typedef struct
{
  PandoriaSpaceGround ground;
  PandoriaSpaceGround under; /* the ground below a preview */
  guint8 n_figures;
  guint8 color[2], leader[2]; /* the host's, then the haunter's */
  guint8 is_ghost;            /* the figure is only previewed */
  guint8
      outline[PANDORIA_N_OUTLINES]; /* bits of the edges (PandoriaHexEdge) that border the region */
  guint16 marks;                    /* PandoriaMark */
} PandoriaSpaceLook;

/** PandoriaHighlights: the highlights over the state. */
typedef struct
{
  PandoriaSpaces choices, selected, outline, wanted, last;
  PandoriaHex preview[2]; /* a hex is refused if its space is in @refused */
  guint n_preview;
  PandoriaSpace artifacts_at; /* of the preview, or PANDORIA_SPACE_NONE */
  guint8 n_artifacts;
  PandoriaSpace figure_at; /* the figure of the preview, or PANDORIA_SPACE_NONE */
  guint8 figure_color, figure_leader;
  PandoriaSpace castle_at; /* the castle of the preview, or PANDORIA_SPACE_NONE */
  guint8 castle_color;
  PandoriaSpaces homeward, refused, missing, missing_alone;
  gint16
      other_half[PANDORIA_N_SPACES]; /* the other space of a space's tile, or PANDORIA_SPACE_NONE */
} PandoriaHighlights;

void pandoria_highlights_init (PandoriaHighlights *highlights);

/** Sets @outline of the spaces of @region: the edges where it ends. */
void pandoria_space_looks_outline (PandoriaSpaceLook looks[], PandoriaSpaces region,
                                   PandoriaOutline outline);

/** Returns: every space of the board of @state. */
PandoriaSpaces pandoria_space_looks_spaces (const PandoriaState *state);

/** Fills @looks from @state, every byte, with the @colors of the players by seat. @highlights
 * (nullable) are added. */
void pandoria_space_looks_make (PandoriaSpaceLook looks[PANDORIA_N_SPACES],
                                const PandoriaState *state, const PandoriaColor *colors,
                                const PandoriaHighlights *highlights);

/** Returns: the spaces of the preview and the regions that it would belong to. */
PandoriaSpaces pandoria_space_looks_get_preview_region (const PandoriaState *state,
                                                        const PandoriaHighlights *highlights);

/** Returns: the spaces where @after has a new tile or figure; if there are none, those where
 * @before has more. */
PandoriaSpaces pandoria_space_looks_diff (const PandoriaState *before, const PandoriaState *after);
