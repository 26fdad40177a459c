/* PandoriaQuickChoices: the list of possible words below the cursor of the quick entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-notation.h"

/** PandoriaQuickChoices: leaves the focus in the entry. Emits "chosen" (guint index) when a row is
 * pressed. */
#define PANDORIA_TYPE_QUICK_CHOICES (pandoria_quick_choices_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuickChoices, pandoria_quick_choices, PANDORIA, QUICK_CHOICES,
                      GtkPopover)

/** Sets the width of the list, in px. */
void pandoria_quick_choices_set_width (PandoriaQuickChoices *self, int width);
/** Shows @choices (of PandoriaChoice; keeps a reference) and selects none of them; NULL or empty:
 * hides the list. */
void pandoria_quick_choices_set (PandoriaQuickChoices *self, GPtrArray *choices);
/** Selects the next (@by 1) or previous (−1) choice. Returns: (nullable): the choice; NULL if the
 * list is empty. */
const PandoriaChoice *pandoria_quick_choices_move (PandoriaQuickChoices *self, int by);
/** Returns: (nullable): the selected choice. */
const PandoriaChoice *pandoria_quick_choices_get_selected (PandoriaQuickChoices *self);
