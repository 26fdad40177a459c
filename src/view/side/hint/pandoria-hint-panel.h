/* PandoriaHintPanel: the best places for the tile in the tray, or the best acts for the rest of the
 * turn, with reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-hint.h"

#define PANDORIA_HINT_ROWS 6

/** PandoriaHintPanel: signals "chosen" (pointer to the PandoriaPlacement, without hexes for only a
 * figure): the player wants to enter it; "closed": the panel should be hidden. */
#define PANDORIA_TYPE_HINT_PANEL (pandoria_hint_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHintPanel, pandoria_hint_panel, PANDORIA, HINT_PANEL, AdwBin)

/** Shows the results of @search, with the names of the players of @game. */
void pandoria_hint_panel_set_search (PandoriaHintPanel *self, PandoriaGame *game,
                                     PandoriaHintSearch *search);
/** Shows the best acts for the rest of the turn of @game. Returns: whether there are any. */
gboolean pandoria_hint_panel_set_acts (PandoriaHintPanel *self, PandoriaGame *game,
                                       PandoriaCatalogue *catalogue);
/** Returns: (transfer none) (nullable): the search for places; NULL for acts. */
PandoriaHintSearch *pandoria_hint_panel_get_search (PandoriaHintPanel *self);
/** Returns: (transfer none): the position that the hint is for. */
const PandoriaState *pandoria_hint_panel_get_state (PandoriaHintPanel *self);
/** Fills @marks with the space of each row (or PANDORIA_SPACE_NONE), and @outline. Returns: the
 * number of rows. */
guint pandoria_hint_panel_list_marks (PandoriaHintPanel *self,
                                      PandoriaSpace marks[PANDORIA_HINT_ROWS],
                                      PandoriaSpaces *outline);
/** Shows that the result is final because the search was canceled. */
void pandoria_hint_panel_stop (PandoriaHintPanel *self);
/** Focuses the best place. */
void pandoria_hint_panel_focus (PandoriaHintPanel *self);
/** Returns: (transfer full) (nullable): describes the best place or act with its reason, in
 * sentences. */
char *pandoria_hint_panel_describe_best (PandoriaHintPanel *self);
