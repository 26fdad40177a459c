/* PandoriaPlayView: all that widgets show of the turn being played, as one flat value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-foresight.h"
#include "pandoria-open-regions.h"

G_BEGIN_DECLS

/** PandoriaPlayMode: which position is shown, and what for. */
typedef enum
{
  PANDORIA_PLAY_MODE_NOW,
  PANDORIA_PLAY_MODE_LOOKING_BACK,
  PANDORIA_PLAY_MODE_CORRECTING, /* an old act is being entered anew */
  PANDORIA_PLAY_MODE_INSERTING,  /* acts that were missing are being entered */
  PANDORIA_PLAY_MODE_UNFIT,      /* now; acts that no longer fit are kept apart */
} PandoriaPlayMode;

/** PandoriaPlayNext: what the main button would do. */
typedef enum
{
  PANDORIA_PLAY_NEXT_NOTHING,
  PANDORIA_PLAY_NEXT_ENTER,
  PANDORIA_PLAY_NEXT_SKIP_PLACEMENT,
  PANDORIA_PLAY_NEXT_SCORE,
  PANDORIA_PLAY_NEXT_END_TURN,
  PANDORIA_PLAY_NEXT_RESULT,
} PandoriaPlayNext;

/** PandoriaPlayAsks: what only a dialog can do. */
typedef enum
{
  PANDORIA_PLAY_ASKS_NOTHING,
  PANDORIA_PLAY_ASKS_QUESTION, /* question and answers; pandoria_play_answer() */
  PANDORIA_PLAY_ASKS_CARDS,    /* who takes a card instead of points (14 b); pandoria_play_begin() */
  PANDORIA_PLAY_ASKS_MISFITS,  /* acts that no longer fit; pandoria_play_get_amend() */
  PANDORIA_PLAY_ASKS_RESULT,   /* the game is over */
} PandoriaPlayAsks;

/** PandoriaPlayAct: whether an act is possible now. */
typedef struct
{
  gboolean possible;
  char *reason;     /* why not, in a sentence; NULL: it is possible */
  const char *rule; /* section of the rules; nullable */
} PandoriaPlayAct;

/** PandoriaPlayHex: what one hex of the tray shows. */
typedef struct
{
  gboolean known;
  guint8 terrain, symbols;
} PandoriaPlayHex;

/** PandoriaPlayPiece: what is being laid in the place of the tile (6.1, 16). */
typedef enum
{
  PANDORIA_PLAY_PIECE_NONE,
  PANDORIA_PLAY_PIECE_CASTLE,
  PANDORIA_PLAY_PIECE_FORTRESS,
} PandoriaPlayPiece;

/** PandoriaPlayNews: what the last input has led to; all of it is gone with the next one. */
typedef struct
{
  char *entered;   /* the act that was entered, in a few words; nullable */
  char *gains;     /* who gained what by the acts that were entered; nullable */
  gboolean typed;  /* … as a line */
  char *biggest;   /* that one of them was the biggest scoring so far; nullable */
  char *corrected; /* the correction that was accepted; nullable */
  char *fault;     /* why what was entered cannot take the place of an old act; nullable */
  PandoriaPlayAsks asks;
} PandoriaPlayNews;

/** PandoriaPlayView: owned by its PandoriaPlay and valid until the next "changed"; without a game everything is empty. */
typedef struct
{
  /* The position: shown is the game itself, or a draft in which an old act is entered anew. */
  PandoriaGame *game, *own_game;
  PandoriaPlayMode mode;
  char *mode_text;  /* about it, in a sentence; nullable */
  guint marked_act; /* of the game itself: the one being corrected; PANDORIA_MAX_ACTIONS: none */
  gboolean can_correct, can_remove, can_finish_inserting, can_mend;
  PandoriaPlayAct acts[PANDORIA_N_ACTS], leader; /* leader: placing that figure */

  /* The act being put together */
  gboolean is_begun; /* FALSE: at most the tile that is ready by itself */
  gboolean is_complete;
  PandoriaSpaces choices, chosen;
  guint slots[PANDORIA_MAX_PLAYERS], chosen_slots[PANDORIA_MAX_PLAYERS]; /* bits 0…4 */
  guint n_laid;                                                          /* how many hexes it lays */
  guint n_hexes; /* … the tray asks for; 0: it shows the acts */
  PandoriaPlayHex hexes[2];
  PandoriaPlayPiece piece; /* shown where the tile was */
  guint current_hex;       /* which of them is asked for next */
  gboolean has_hexes;      /* all that the act lays are known */
  gboolean can_have_artifacts, can_choose_leader, leader_is_next, can_choose_figure, with_figure;
  guint artifacts;
  char *question; /* what must be decided before it can be entered; nullable */
  GStrv answers;  /* to it; nullable */
  gboolean can_cancel;
  guint n_presses; /* that can be taken back */
  PandoriaPlayNext next;
  const char *next_label;

  /* What would be done now */
  PandoriaSpace hovered;
  PandoriaHex shown[2]; /* on the board, not laid yet */
  guint n_shown;
  PandoriaSpaces refused; /* where they, or anything, may not be placed */
  guint n_artifacts;      /* on the first of them */
  PandoriaSpace figure_at;
  PandoriaFigure figure;              /* … that would stand there */
  const PandoriaForesight *foresight; /* nullable */
  char *title;                        /* of what is foreseen */
  PandoriaSpaces homeward;
  guint n_gains;
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];

  /* What would close (pandoria_play_show_open()) */
  gboolean shows_open;
  guint n_open;
  const PandoriaOpenRegion *open; /* of the position that is shown */
  GStrv open_sentences;           /* one for each of them; nullable */

  /* The sentence; NULL: the hint on what may be done */
  char *sentence;
  gboolean is_refusal;
  gboolean is_answer; /* … of what was pressed, not of where the pointer rests */
  const char *rule;   /* of a refusal; nullable */

  PandoriaPlayNews news;
} PandoriaPlayView;

/** Returns: (transfer none): whether the act @kind is possible; @leader: with PANDORIA_ACT_PLACE_FIGURE, the leader is meant. */
const PandoriaPlayAct *pandoria_play_view_get_act (const PandoriaPlayView *view, PandoriaActKind kind, gboolean leader);

/**
 * In pandoria-play-open.c. Returns: (transfer full) (nullable): what is said of the open region to which @space belongs, or of the two
 * that are nearest to closing for which it is missing.
 */
char *pandoria_play_view_describe_open (const PandoriaPlayView *view, PandoriaSpace space);

G_END_DECLS
