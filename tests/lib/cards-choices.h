/* Makes choices on the pages of cards as a player does, and reads whether the act is possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-build-picker.h"
#include "pandoria-card-name-panel.h"
#include "pandoria-card-page.h"
#include "pandoria-cards-panel.h"
#include "pandoria-choice-row.h"
#include "pandoria-cost-picker.h"
#include "pandoria-members-panel.h"
#include "template-child.h"

/* Counts *@index down at each widget of @type below @widget. Returns: (transfer none) (nullable):
 * the one at 0. */
static inline gpointer
find_below (GtkWidget *widget, GType type, guint *index)
{
  gpointer found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*index)-- == 0 ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below (child, type, index);
  return found;
}

/* @cost: the printed one; -1: none. */
static inline void
choose_printed_cost (PandoriaCostPicker *picker, int cost)
{
  gtk_spin_button_set_value (template_child (picker, "spin"), cost);
}

/* @level: 0 if the building has none. */
static inline void
choose_built_building (PandoriaBuildPicker *picker, PandoriaBuilding building, guint level)
{
  pandoria_choice_row_set_value (template_child (picker, "building_row"),
                                 (int) building << 8 | (int) level);
}

/* Chooses the player whose spell is copied. */
static inline void
choose_copied_player (PandoriaMembersPanel *panel, guint player)
{
  pandoria_choice_row_set_value (template_child (panel, "player_row"), (int) player);
}

/* Makes player number @index in the list take a card instead of points. */
static inline void
take_scored_card (GtkWidget *group, guint index)
{
  gtk_switch_set_active (find_below (group, GTK_TYPE_SWITCH, &index), TRUE);
}

/* Returns: (transfer none): the row of suggestion @index, visible if there is one. */
static inline gpointer
get_suggestion (PandoriaCardNamePanel *panel, guint index)
{
  return find_below (GTK_WIDGET (panel), ADW_TYPE_ACTION_ROW, &index);
}

/* Returns: whether the act of @page can be entered. */
static inline gboolean
is_card_possible (PandoriaCardPage *page)
{
  return gtk_widget_get_sensitive (pandoria_card_page_get_button (page));
}
