/* PandoriaBoardScene: what a board shows. The position, its highlights, the open regions, and where
 * pointer and keyboard are. The layers of the board read it; only the board changes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play-view.h"
#include "pandoria-space-look.h"

typedef struct
{
  PandoriaState state; /* empty if nothing is shown */
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  PandoriaHighlights highlights;
  PandoriaSpace pointed; /* under the pointer, or PANDORIA_SPACE_NONE */
  PandoriaSpace hovered; /* under the pointer, or with the focus, or PANDORIA_SPACE_NONE */

  gboolean drawing; /* a board is being edited */
  PandoriaBoard drawn;

  GArray *open;        /* of PandoriaOpenRegion */
  PandoriaSpaces told; /* the first space of each shown open region */
} PandoriaBoardScene;

void pandoria_board_scene_init (PandoriaBoardScene *scene);
void pandoria_board_scene_clear (PandoriaBoardScene *scene);

/** Shows the position of @game after @position acts, and marks its last turn. */
void pandoria_board_scene_show_game (PandoriaBoardScene *scene, PandoriaGame *game, guint position);
/** Shows @state, which belongs to no game. @colors: nullable without players. */
void pandoria_board_scene_show_state (PandoriaBoardScene *scene, const PandoriaState *state,
                                      const PandoriaColor *colors);
/** Shows @board, which is being edited. */
void pandoria_board_scene_show_drawing (PandoriaBoardScene *scene, const PandoriaBoard *board);
/** Shows the preview of @view: its tile, artifacts, figure, castle, and figures that would return.
 */
void pandoria_board_scene_show_preview (PandoriaBoardScene *scene, const PandoriaPlayView *view);
/** Sets the regions that could close. */
void pandoria_board_scene_set_regions (PandoriaBoardScene *scene, const PandoriaOpenRegion *regions,
                                       guint n);
/** Sets the hovered space. Returns: whether other open regions are shown than before. */
gboolean pandoria_board_scene_set_hovered (PandoriaBoardScene *scene, PandoriaSpace space);

/** Returns: the spaces of the board; all of the field while it is edited. */
PandoriaSpaces pandoria_board_scene_get_spaces (const PandoriaBoardScene *scene);
/** Returns: (transfer container): the shown open regions, of type const PandoriaOpenRegion *. The
 * first ones are to be labelled first. */
GPtrArray *pandoria_board_scene_list_told (const PandoriaBoardScene *scene);
/** Fills @looks, every byte. */
void pandoria_board_scene_make_looks (const PandoriaBoardScene *scene,
                                      PandoriaSpaceLook looks[PANDORIA_N_SPACES]);
