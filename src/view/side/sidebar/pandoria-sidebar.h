/* PandoriaSidebar: the side panel next to the board: the players, and below them the ledger and the
 * history. A panel can replace these: cards, a question, a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/**
 * PandoriaSidebar: signals "entry-selected" (PandoriaLedgerEntry, nullable): the selected entry of
 * the ledger has changed; "closed" (GtkWidget): the user pressed the Close button of a shown panel,
 * which should be hidden.
 */
#define PANDORIA_TYPE_SIDEBAR (pandoria_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSidebar, pandoria_sidebar, PANDORIA, SIDEBAR, GtkBox)

/** Shows @parts (PandoriaPlayParts) of @view. Keeps the pointer. */
void pandoria_sidebar_show_view (PandoriaSidebar *self, const PandoriaPlayView *view, guint parts);

/** Sets whether the panel has its own width, and whether the ledger has a column next to the
 * players. */
void pandoria_sidebar_set_layout (PandoriaSidebar *self, gboolean has_width, gboolean has_columns);
/** Moves players and ledger to @players and @ledger, pages of a narrow window (@lends), or takes
 * them back. */
void pandoria_sidebar_lend (PandoriaSidebar *self, AdwBin *players, AdwBin *ledger, gboolean lends);

/**
 * Shows @panel instead of the ledger, or over the shown panel, and remembers the focused widget.
 * Hides the players if they leave the panel less than @least_height pixels; -1: less than it needs.
 */
void pandoria_sidebar_show (PandoriaSidebar *self, GtkWidget *panel, int least_height);
/** Hides @panel. Returns: (transfer full) (nullable): the widget that had the focus before the
 * panel was shown. */
GtkWidget *pandoria_sidebar_hide (PandoriaSidebar *self, GtkWidget *panel);

/** Shows "ledger" or "history". */
void pandoria_sidebar_show_ledger (PandoriaSidebar *self, const char *page);
/** Focuses the ledger or the history. */
void pandoria_sidebar_focus_ledger (PandoriaSidebar *self);
/** Opens the search of the shown page. */
void pandoria_sidebar_search_ledger (PandoriaSidebar *self);
/** Focuses a slot on the player cards that can be chosen. */
void pandoria_sidebar_focus_slot (PandoriaSidebar *self);

/** Returns: (transfer none): the players, and in @lower the panel below them. */
GtkWidget *pandoria_sidebar_get_parts (PandoriaSidebar *self, GtkWidget **lower);
/** Returns whether @part, one of these two, is visible. */
gboolean pandoria_sidebar_has_part (PandoriaSidebar *self, GtkWidget *part);
/** Returns: (transfer full): an action that shows or hides the ledger. */
GAction *pandoria_sidebar_create_action (PandoriaSidebar *self, const char *name);
/** Returns: (transfer none) (nullable): the selected entry of the ledger. */
PandoriaLedgerEntry *pandoria_sidebar_get_entry (PandoriaSidebar *self);
