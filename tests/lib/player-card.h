/* Finds the players' cards, and reads their tracks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-glide.h"
#include "pandoria-player-card-testing.h"
#include "pandoria-track.h"

/* Returns: (transfer none) (nullable): the card of @seat below @widget, in any order of the cards.
 */
static inline GtkWidget *
find_player_card (gpointer widget, guint seat)
{
  GtkWidget *found = NULL;

  if (PANDORIA_IS_PLAYER_CARD (widget))
    return pandoria_player_card_get_seat (PANDORIA_PLAYER_CARD (widget)) == seat ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_player_card (child, seat);
  return found;
}
