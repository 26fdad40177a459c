/* PandoriaHistoryBar: the banner in the header bar while another position is looked at, or an old act is corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-banner.h"
#include "pandoria-tour.h"

/** PandoriaHistoryBarMode: what the bar is there for. Its buttons are actions of the window. */
typedef enum
{
  PANDORIA_HISTORY_BAR_HIDDEN,
  PANDORIA_HISTORY_BAR_LOOKING,    /* first, previous, next, last, back to now */
  PANDORIA_HISTORY_BAR_CORRECTING, /* leave the act out, cancel */
  PANDORIA_HISTORY_BAR_INSERTING,  /* done, cancel */
  PANDORIA_HISTORY_BAR_UNFIT,      /* acts that no longer fit: resolve them */
} PandoriaHistoryBarMode;

#define PANDORIA_TYPE_HISTORY_BAR (pandoria_history_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryBar, pandoria_history_bar, PANDORIA, HISTORY_BAR, AdwBin)

/** Shows the bar with the sentence @text, which is also announced when it is another one. */
void pandoria_history_bar_show (PandoriaHistoryBar *self, PandoriaHistoryBarMode mode, const char *text);
/** Whether the game plays itself through, or would, at @speed (0: slow, 1, 2: fast). */
void pandoria_history_bar_set_replay (PandoriaHistoryBar *self, gboolean playing, guint speed);
/** Shows @detail (nullable), the second line of the hidden title, below the sentence. */
void pandoria_history_bar_set_detail (PandoriaHistoryBar *self, const char *detail);
/** Lets it have @room; with that of a sign its buttons are icons. */
void pandoria_history_bar_set_room (PandoriaHistoryBar *self, PandoriaBannerRoom room);

/* --- pandoria-history-menu.c -------------------------------------------------------------------------------------- */
/* The actions on the act whose position is shown: the menu of the history and of the bar above the board. */

/** Returns: (transfer full): the menu; its items are actions of the window. */
GMenuModel *pandoria_history_menu_new (void);
/** Lets @button open it; it is made with the first press. */
void pandoria_history_menu_attach (GtkMenuButton *button);
