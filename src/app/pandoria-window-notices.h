/* The banners of the window, in the place of its title: the most urgent first. Each is shown until its reason is gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-banner.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/** PandoriaWindowNotice: what is said. The first of them is shown, the next when that is gone. */
typedef enum
{
  PANDORIA_WINDOW_NOTICE_UNSAVED, /* the game */
  PANDORIA_WINDOW_NOTICE_COSTS,   /* learnt costs are not, or a damaged list of them was put aside */
  PANDORIA_WINDOW_NOTICE_LAST,    /* which game is open */
  PANDORIA_WINDOW_NOTICE_PARTED,  /* another program wrote the game's file */
  PANDORIA_WINDOW_NOTICE_OPENING, /* a file that takes long */
  PANDORIA_WINDOW_NOTICE_OPENED,  /* how the game came here */
} PandoriaWindowNotice;
#define PANDORIA_N_WINDOW_NOTICES 6

/** Shows what the document and the catalogue of @window report from now on. */
void pandoria_window_init_notices (PandoriaWindow *window);
/** Says @text. Returns: (transfer none) (nullable): the banner, when it was not there yet, to be given its buttons. */
PandoriaBanner *pandoria_window_say (PandoriaWindow *window, PandoriaWindowNotice which, const char *text);
/** Takes it off, if it is there. */
void pandoria_window_unsay (PandoriaWindow *window, PandoriaWindowNotice which);
/**
 * Shows the banners that are there as the room allows, with @detail (nullable) below: what the title says besides. The bar of the
 * history comes before what is said; of that a sign stays beside it, where something may be lost.
 */
void pandoria_window_update_banners (PandoriaWindow *window, const char *detail);

G_END_DECLS
