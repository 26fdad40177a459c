/* PandoriaQuickChoices: the list of words that could stand at the cursor of the quick entry, below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-notation.h"

/** PandoriaQuickChoices: a popover that leaves the keyboard to the entry. Signal "chosen" (guint index): a row was pressed. */
#define PANDORIA_TYPE_QUICK_CHOICES (pandoria_quick_choices_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuickChoices, pandoria_quick_choices, PANDORIA, QUICK_CHOICES, GtkPopover)

/** Sets how wide the list is, in pixels. */
void pandoria_quick_choices_set_width (PandoriaQuickChoices *self, int width);
/** Shows @choices (PandoriaChoice, of which a reference is kept) with none of them selected; NULL or empty: hides. */
void pandoria_quick_choices_set (PandoriaQuickChoices *self, GPtrArray *choices);
/** Selects the next (@by 1) or previous (−1) choice. Returns: (nullable): it; NULL when there are none. */
const PandoriaChoice *pandoria_quick_choices_move (PandoriaQuickChoices *self, int by);
/** Returns: (nullable): the selected choice. */
const PandoriaChoice *pandoria_quick_choices_get_selected (PandoriaQuickChoices *self);
