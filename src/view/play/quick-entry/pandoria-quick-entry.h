/* PandoriaQuickEntry: the bar into which a whole turn is typed in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-notation.h"

/**
 * PandoriaQuickEntry: reads its text as done in the game's present state. Signals: "line-changed": pandoria_quick_entry_get_line()
 * is another one; "entered": the line is without fault and is to be done; "opened": the bar is to be seen, and gets the keyboard; "closed": it has been
 * closed. It replaces the turn bar, and shows its texts.
 */
#define PANDORIA_TYPE_QUICK_ENTRY (pandoria_quick_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuickEntry, pandoria_quick_entry, PANDORIA, QUICK_ENTRY, AdwBin)

/** @game: (nullable): whose turn is typed; @catalogue: (nullable): knows printed costs. */
void pandoria_quick_entry_set_game (PandoriaQuickEntry *self, PandoriaGame *game, PandoriaCatalogue *catalogue);

/** Shows the bar and gives it the keyboard. */
void pandoria_quick_entry_open (PandoriaQuickEntry *self);
void pandoria_quick_entry_close (PandoriaQuickEntry *self);
gboolean pandoria_quick_entry_is_open (PandoriaQuickEntry *self);

/** Signs take the place of words, where there is little room; @stacked: the buttons are below the line. */
void pandoria_quick_entry_set_narrow (PandoriaQuickEntry *self, gboolean narrow, gboolean stacked);

/** Shows @words (nullable) of the turn bar besides: what the line would bring, or (@is_refusal) why a press did nothing. */
void pandoria_quick_entry_set_board_words (PandoriaQuickEntry *self, const char *words, gboolean is_refusal);

/** Returns: (nullable): the meaning of the text, while the bar is open: acts and perhaps a fault; valid until it changes. */
const PandoriaNotedLine *pandoria_quick_entry_get_line (PandoriaQuickEntry *self);
void pandoria_quick_entry_set_text (PandoriaQuickEntry *self, const char *text);
const char *pandoria_quick_entry_get_text (PandoriaQuickEntry *self);
