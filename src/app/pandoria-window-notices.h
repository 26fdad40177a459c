/* The bar below the header bar of the window: what is to stay said, the most urgent first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notice.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/** PandoriaWindowNotice: what is said. The first of them is shown, the next when that is gone. */
typedef enum
{
  PANDORIA_WINDOW_NOTICE_UNSAVED, /* the game */
  PANDORIA_WINDOW_NOTICE_COSTS,   /* learnt costs are not, or a damaged list of them was put aside */
  PANDORIA_WINDOW_NOTICE_LAST,    /* which game is open */
  PANDORIA_WINDOW_NOTICE_PARTED,  /* another program wrote the game's file */
  PANDORIA_WINDOW_NOTICE_OPENED,  /* how the game came here */
} PandoriaWindowNotice;
#define PANDORIA_N_WINDOW_NOTICES 5

/** Says @text. Returns: (transfer none) (nullable): the bar, when it was not there yet, to be given its buttons. */
PandoriaNotice *pandoria_window_say (PandoriaWindow *window, PandoriaWindowNotice which, const char *text);
/** Takes the bar off, if it is there. */
void pandoria_window_unsay (PandoriaWindow *window, PandoriaWindowNotice which);
void pandoria_window_set_notices_narrow (PandoriaWindow *window, gboolean narrow);

G_END_DECLS
