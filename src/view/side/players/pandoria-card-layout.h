/* The layouts of a player card: its head with name, realm, top spell and points, on two lines with
 * large text; its foot with slots, counts and a surplus, next to each other if there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PANDORIA_CARD_FOOT_NAMED: the style class of a foot with slots and their names in a separate
 * line, and a surplus. */
#define PANDORIA_CARD_FOOT_NAMED "named"
/** Lays out @head (sign, name, realm, spell, points) and @foot (slots, reserve, surplus) of a card.
 */
void pandoria_card_layout_install (GtkWidget *head, GtkWidget *foot);
