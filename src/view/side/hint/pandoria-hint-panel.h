/* PandoriaHintPanel: the best places for the tile in the tray, or the best acts for the rest of the turn, with reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-hint-search.h"

#define PANDORIA_HINT_ROWS 6

/** Signals "chosen" (pointer to the PandoriaPlacement, without hexes: only a figure): it is to be put into the play; "closed": the panel
 * is to go. */
#define PANDORIA_TYPE_HINT_PANEL (pandoria_hint_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHintPanel, pandoria_hint_panel, PANDORIA, HINT_PANEL, AdwBin)

/** Shows what @search finds; players are called as in @game. */
void pandoria_hint_panel_set_search (PandoriaHintPanel *self, PandoriaGame *game, PandoriaHintSearch *search);
/** Shows the best acts for the rest of the turn of @game. Returns: whether there are any. */
gboolean pandoria_hint_panel_set_acts (PandoriaHintPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Returns: (transfer none): the position that it is about. */
const PandoriaState *pandoria_hint_panel_get_state (PandoriaHintPanel *self);
/** Fills @marks with the space of each row, or PANDORIA_SPACE_NONE, and @outline with the places. Returns: how many rows. */
guint pandoria_hint_panel_list_marks (PandoriaHintPanel *self, PandoriaSpace marks[PANDORIA_HINT_ROWS],
                                      PandoriaSpaces *outline);
/** Shows that the result is final: its search was canceled. */
void pandoria_hint_panel_stop (PandoriaHintPanel *self);
/** Lets its header bar be that of the window that it fills. */
void pandoria_hint_panel_fill_window (PandoriaHintPanel *self);
/** Puts the keyboard on the best place. */
void pandoria_hint_panel_focus (PandoriaHintPanel *self);
/** Returns: (transfer full) (nullable): the best place or act with its reason, in sentences. */
char *pandoria_hint_panel_describe_best (PandoriaHintPanel *self);
