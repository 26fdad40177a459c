/* The parts of the table display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"
#include "pandoria-record.h"

/* --- pandoria-table-face.c --------------------------------------------------------------------------------------- */
/* All that those round the table want to see of a game from where they sit: the board, the points, whose turn it is,
 * the last gains, how far it has come. It shows the present, never a preview, and takes no input. */

/**
 * Properties: "turn" (uint, 0…3): quarters by which it is turned clockwise, for a screen that is flat on the table; "faces-player"
 * (boolean): it turns on to the edge of whose turn it is, seats going clockwise from the lower edge.
 */
#define PANDORIA_TYPE_TABLE_FACE (pandoria_table_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableFace, pandoria_table_face, PANDORIA, TABLE_FACE, GtkWidget)

/** Shows the present position of @game (nullable), and follows it. */
void pandoria_table_face_set_game (PandoriaTableFace *self, PandoriaGame *game);

/* --- pandoria-table-plate.c: a player's points, or a team's, as large as they can be ----------------------------- */

#define PANDORIA_TABLE_MAX_MEMBERS 2

/**
 * PandoriaTableStanding: what a plate shows.
 * @n: how many players share the points: 1, in a team 2
 * @names, @colors, @own: of each of them; @own: what a partner has brought of the team's points
 * @active: which of them has the turn; @n: none
 * @points: of the player, or of the team
 * @note: (nullable): a further sentence, as in “leads by 5 points”
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
/** Shows @standing, which is copied; the points count up to the new ones, if numbers may move and @counts is set. */
void pandoria_table_plate_show (PandoriaTablePlate *self, const PandoriaTableStanding *standing, gboolean counts);

/* --- pandoria-table-text.c: a text as large as its room lets it be, to be read from across the table ------------- */

#define PANDORIA_TYPE_TABLE_TEXT (pandoria_table_text_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableText, pandoria_table_text, PANDORIA, TABLE_TEXT, GtkWidget)

/** Returns: (transfer floating): one that is at most @lines lines high in its room, and bold if @bold is set. */
GtkWidget *pandoria_table_text_new (guint lines, gboolean bold);
/** Shows @text; NULL: nothing. */
void pandoria_table_text_set (PandoriaTableText *self, const char *text);

/**
 * PandoriaTableLine: how a text is written into a rectangle.
 * @rect: in the coordinates of the widget
 * @most: the greatest size of the letters, in px
 * @xalign: its place in @rect: 0 at its start, 1 at its end; from right to left the other way round
 */
typedef struct
{
  const char *text;
  graphene_rect_t rect;
  double most, xalign;
  gboolean bold;
  GdkRGBA color;
} PandoriaTableLine;

/**
 * Writes @line for @widget as large as it fits, over as many lines as there is room for; only what does not fit in the
 * smallest letters loses its end. Returns: the size of its letters in px.
 */
double pandoria_table_line_draw (const PandoriaTableLine *line, GtkWidget *widget, GtkSnapshot *snapshot);
