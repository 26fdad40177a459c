/* PandoriaQuickEntry: the bar into which a whole turn is typed in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/**
 * PandoriaQuickEntry: reads its text as a turn in the present state of the game, and previews it.
 * It replaces the turn bar, and shows its sentence: the effects of the line, or why a press was
 * refused. Signals: "entered": the line has no error and should be performed; "opened": the bar
 * should be shown and focused; "closed" (GtkWidget, nullable): the bar was closed, and this widget
 * had the focus before.
 */
#define PANDORIA_TYPE_QUICK_ENTRY (pandoria_quick_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuickEntry, pandoria_quick_entry, PANDORIA, QUICK_ENTRY, AdwBin)

/** Enters lines into @play; @catalogue contains printed costs. Call it once, before the other
 * functions. */
void pandoria_quick_entry_set_play (PandoriaQuickEntry *self, PandoriaPlay *play,
                                    PandoriaCatalogue *catalogue);
/** Shows the changed @parts of the view, as in "changed" of the play. Previewing an open line
 * is another input, so call it after everything else shows this one. */
void pandoria_quick_entry_show (PandoriaQuickEntry *self, guint parts);

/** Shows the bar and focuses it. */
void pandoria_quick_entry_open (PandoriaQuickEntry *self);
/** Hides the bar, and keeps its text. */
void pandoria_quick_entry_close (PandoriaQuickEntry *self);
/** Returns: whether the bar is shown. */
gboolean pandoria_quick_entry_is_open (PandoriaQuickEntry *self);

/** Shows icons instead of words if there is little room; @stacked: puts the buttons below the line.
 */
void pandoria_quick_entry_set_narrow (PandoriaQuickEntry *self, gboolean narrow, gboolean stacked);

/** Replaces the line by @text, which Ctrl+Z does not take back. */
void pandoria_quick_entry_set_text (PandoriaQuickEntry *self, const char *text);
/** Puts back @text, a line that the game did not take, and shows @reason until the user types. */
void pandoria_quick_entry_refuse (PandoriaQuickEntry *self, const char *text, const char *reason);
/** Returns: (transfer none): the line. */
const char *pandoria_quick_entry_get_text (PandoriaQuickEntry *self);
