/* PandoriaPlayShown: the view, which is a function of the turn. pandoria-play-view.c makes it, and
 * pandoria-play-preview.c the preview in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-draft.h"
#include "pandoria-play-turn.h"

/** PandoriaPlayShown: the view, and where it keeps what it points to. */
typedef struct
{
  PandoriaPlayView view;
  PandoriaForesight *foresight;
  PandoriaOpenRegion *open; /* nullable */
} PandoriaPlayShown;

/** Initializes @shown without a game. */
void pandoria_play_shown_init (PandoriaPlayShown *shown);
void pandoria_play_shown_clear (PandoriaPlayShown *shown);
/**
 * Rebuilds @parts of the view from @turn. @own (nullable) is the real game, and @draft (nullable)
 * the correction under way.
 */
void pandoria_play_shown_update (PandoriaPlayShown *shown, const PandoriaPlayTurn *turn,
                                 PandoriaGame *own, const PandoriaDraft *draft, guint parts);
/** Rebuilds the open regions in the view. */
void pandoria_play_shown_update_open (PandoriaPlayShown *shown, const PandoriaPlayTurn *turn);
/** Rebuilds the preview in the view, and the sentence. */
void pandoria_play_shown_update_preview (PandoriaPlayShown *shown, const PandoriaPlayTurn *turn);
/**
 * Returns: whether @view has only the open region that the pointer rests on, and @space belongs to
 * it.
 */
gboolean pandoria_play_view_rests_on_region (const PandoriaPlayView *view,
                                             const PandoriaPlayTurn *turn, PandoriaSpace space);
