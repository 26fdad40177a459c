/* PandoriaChoiceRow: a row of settings with a list of options, each of which has a number as its
 * value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"

/** PandoriaChoiceRow: a list of options, each with its value. */
#define PANDORIA_TYPE_CHOICE_ROW (pandoria_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaChoiceRow, pandoria_choice_row, PANDORIA, CHOICE_ROW, AdwComboRow)

/** Starts a new list without options. */
void pandoria_choice_row_clear (PandoriaChoiceRow *self);
/** Adds the option @name, whose value is @value. */
void pandoria_choice_row_add (PandoriaChoiceRow *self, int value, const char *name);
/** Adds each level of each spell or building (@kind); the value is PANDORIA_CHOICE_OF_CARD(). */
void pandoria_choice_row_add_cards (PandoriaChoiceRow *self, PandoriaPrintedKind kind);
#define PANDORIA_CHOICE_OF_CARD(card, level) ((int) (card) << 8 | (int) (level))
#define PANDORIA_CARD_OF_CHOICE(value)       ((guint8) ((value) >> 8))
#define PANDORIA_LEVEL_OF_CHOICE(value)      ((guint8) ((value) &0xff))
/** Returns: how many options there are. */
guint pandoria_choice_row_count (PandoriaChoiceRow *self);
/** Selects @value if it is offered. */
void pandoria_choice_row_set_value (PandoriaChoiceRow *self, int value);
/** Returns: the selected value; -1: none. */
int pandoria_choice_row_get_value (PandoriaChoiceRow *self);
