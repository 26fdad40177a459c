/* The parts of the table display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-view.h"
#include "pandoria-game.h"

/* --- pandoria-table-plate.c: a player's points, or a team's, as large as they can be -------- */

#define PANDORIA_TYPE_TABLE_PLATE (pandoria_table_plate_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTablePlate, pandoria_table_plate, PANDORIA, TABLE_PLATE, GtkWidget)

/**
 * Shows the points of @unit, a player or a team of @result, which is that of @game. @note
 * (nullable): another sentence, such as “leads by 5 points”. With @counts, the points count up to
 * the new ones if animations are enabled.
 */
void pandoria_table_plate_show (PandoriaTablePlate *self, PandoriaGame *game,
                                const PandoriaResult *result, guint unit, const char *note,
                                gboolean counts);

/* --- a text as large as its room lets it be, to be read from across the table ------------- */

#define PANDORIA_TYPE_TABLE_TEXT (pandoria_table_text_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableText, pandoria_table_text, PANDORIA, TABLE_TEXT, GtkWidget)

struct _PandoriaTableText
{
  GtkWidget parent_instance;

  char *text;
  guint lines;
  gboolean bold;
};

/** Returns: (transfer floating): a text of at most @lines lines, bold if @bold is set. */
GtkWidget *pandoria_table_text_new (guint lines, gboolean bold);
/** Shows @text; NULL: an empty text. */
void pandoria_table_text_set (PandoriaTableText *self, const char *text);

/* --- pandoria-table-face.c ------------------------------------------------------------------ */
/* What players around the table want to see of a game: the board, the points, the active player,
 * the last gains, the progress. It shows the present position, never a preview, and takes no input.
 */

/**
 * Properties: "turn" (uint, 0…3): clockwise quarter turns, for a screen flat on the table;
 * "faces-player" (boolean): also turns to the edge of the active player. Seats go clockwise from
 * the lower edge.
 */
#define PANDORIA_TYPE_TABLE_FACE (pandoria_table_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableFace, pandoria_table_face, PANDORIA, TABLE_FACE, GtkWidget)

enum
{
  PANDORIA_TABLE_TURN,
  PANDORIA_TABLE_GAIN,
  PANDORIA_TABLE_PROGRESS,
  PANDORIA_N_TABLE_TEXTS,
};

struct _PandoriaTableFace
{
  GtkWidget parent_instance;

  PandoriaBoardView *board;
  PandoriaTableText *texts[PANDORIA_N_TABLE_TEXTS];
  PandoriaTablePlate *plates[PANDORIA_MAX_PLAYERS];
  guint n_plates;
  PandoriaGame *game;
  guint turn; /* quarters, clockwise */
  gboolean faces_player;
};

/** Shows the present position of @game (nullable), and follows its changes. */
void pandoria_table_face_set_game (PandoriaTableFace *self, PandoriaGame *game);
