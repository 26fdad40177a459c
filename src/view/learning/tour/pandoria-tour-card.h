/* PandoriaTourCard: the step of an explanation or a quiz, next to the board. It keeps its height,
 * so that a longer text moves nothing. A text that does not fit scrolls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-tour.h"

/** Signals: "walk" (int step): like pandoria_tour_walk(); "answer" (uint choice): like
 * pandoria_tour_answer(). */
#define PANDORIA_TYPE_TOUR_CARD (pandoria_tour_card_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTourCard, pandoria_tour_card, PANDORIA, TOUR_CARD, AdwBin)

/** Shows @step, of an explanation or a quiz. */
void pandoria_tour_card_show (PandoriaTourCard *self, const PandoriaTourStep *step);
/** Sets the number of lines for which it reserves height. */
void pandoria_tour_card_set_lines (PandoriaTourCard *self, guint lines);
