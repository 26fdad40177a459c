/* PandoriaSidebar: the side panel next to the board: the players, and below them the ledger and the history, or a panel instead of
 * these: cards, a question, a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/**
 * Signals "entry-selected" (PandoriaLedgerEntry, nullable): in the ledger; "closed" (GtkWidget): the button of a shown panel asks that it
 * is hidden.
 */
#define PANDORIA_TYPE_SIDEBAR (pandoria_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSidebar, pandoria_sidebar, PANDORIA, SIDEBAR, GtkBox)

/** Sends input to @play, whose view is shown by the functions below. */
void pandoria_sidebar_set_play (PandoriaSidebar *self, PandoriaPlay *play);
/** Shows the games of the view; the act that is put together; what it would lead to. */
void pandoria_sidebar_update_games (PandoriaSidebar *self);
void pandoria_sidebar_update_act (PandoriaSidebar *self);
void pandoria_sidebar_update_preview (PandoriaSidebar *self);

/** Sets whether it has its own width, and whether the ledger has a column next to the players. */
void pandoria_sidebar_set_layout (PandoriaSidebar *self, gboolean has_width, gboolean has_columns);
/** Puts players and ledger into @players and @ledger, pages of a narrow window, or takes them back from there. */
void pandoria_sidebar_lend (PandoriaSidebar *self, AdwBin *players, AdwBin *ledger, gboolean lends);

/**
 * Shows @panel instead of the ledger, or over the panel that is shown, and remembers the focused widget. The players are hidden where
 * they would leave it less than @least_height pixels; -1: than it needs.
 */
void pandoria_sidebar_show (PandoriaSidebar *self, GtkWidget *panel, int least_height);
/** Hides @panel. Returns: (transfer full) (nullable): what had the keyboard before it was shown. */
GtkWidget *pandoria_sidebar_hide (PandoriaSidebar *self, GtkWidget *panel);

/** Shows "ledger" or "history". */
void pandoria_sidebar_show_ledger (PandoriaSidebar *self, const char *page);
/** Puts the keyboard on it. */
void pandoria_sidebar_focus_ledger (PandoriaSidebar *self);
/** Opens the search of the page that is shown. */
void pandoria_sidebar_search_ledger (PandoriaSidebar *self);
/** Puts the keyboard on a slot of the player cards that can be chosen. */
void pandoria_sidebar_focus_slot (PandoriaSidebar *self);

/** Returns: (transfer none): the players; @lower: the panel below them. */
GtkWidget *pandoria_sidebar_get_parts (PandoriaSidebar *self, GtkWidget **lower);
/** Returns whether @part, one of the two, is not hidden. */
gboolean pandoria_sidebar_has_part (PandoriaSidebar *self, GtkWidget *part);
/** Returns: (transfer full): an action that shows and hides the ledger. */
GAction *pandoria_sidebar_create_action (PandoriaSidebar *self, const char *name);
/** Returns: (transfer none) (nullable): the entry that is selected in the ledger. */
PandoriaLedgerEntry *pandoria_sidebar_get_entry (PandoriaSidebar *self);
