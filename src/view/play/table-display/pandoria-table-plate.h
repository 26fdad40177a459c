/* PandoriaTablePlate: a player's points, or a team's, as large as they can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-record.h"

#define PANDORIA_TABLE_MAX_MEMBERS 2

/**
 * PandoriaTableStanding: what a plate shows.
 * @n: how many players share the points: 1, in a team 2
 * @names, @colors, @own: of each of them; @own: what a partner has brought of the team's points
 * @active: which of them has the turn; @n: none
 * @points: of the player, or of the team
 * @note: (nullable): what else is to be said, as in “leads by 5 points”
 */
typedef struct
{
  guint n;
  const char *names[PANDORIA_TABLE_MAX_MEMBERS];
  PandoriaColor colors[PANDORIA_TABLE_MAX_MEMBERS];
  int own[PANDORIA_TABLE_MAX_MEMBERS];
  guint active;
  int points;
  const char *note;
} PandoriaTableStanding;

#define PANDORIA_TYPE_TABLE_PLATE (pandoria_table_plate_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTablePlate, pandoria_table_plate, PANDORIA, TABLE_PLATE, GtkWidget)

GtkWidget *pandoria_table_plate_new (void);
/** Shows @standing, which is copied; the points count up to the new ones, if numbers may move and @counts says so. */
void pandoria_table_plate_show (PandoriaTablePlate *self, const PandoriaTableStanding *standing, gboolean counts);
