/* PandoriaHistoryBar: the bar above the board while another position is looked at, or an old act is corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** PandoriaHistoryBarMode: what the bar is there for. Its buttons are actions of the window. */
typedef enum
{
  PANDORIA_HISTORY_BAR_HIDDEN,
  PANDORIA_HISTORY_BAR_LOOKING,    /* first, previous, next, last, back to now */
  PANDORIA_HISTORY_BAR_CORRECTING, /* leave the act out, cancel */
  PANDORIA_HISTORY_BAR_INSERTING,  /* done, cancel */
  PANDORIA_HISTORY_BAR_UNFIT,      /* acts that no longer fit: mend them */
} PandoriaHistoryBarMode;

#define PANDORIA_N_REPLAY_SPEEDS 3

#define PANDORIA_TYPE_HISTORY_BAR (pandoria_history_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryBar, pandoria_history_bar, PANDORIA, HISTORY_BAR, AdwBin)

/** Shows the bar with the sentence @text, which is also announced when it is another one. */
void pandoria_history_bar_show (PandoriaHistoryBar *self, PandoriaHistoryBarMode mode, const char *text);
/** Whether the game plays itself through, or would, at @speed (0: slow, 1, 2: fast). */
void pandoria_history_bar_set_replay (PandoriaHistoryBar *self, gboolean playing, guint speed);
/** Puts the buttons below the sentence, where there is little room. */
void pandoria_history_bar_set_narrow (PandoriaHistoryBar *self, gboolean narrow);

G_END_DECLS
