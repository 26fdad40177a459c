/* PandoriaPlayView: everything that widgets show of the turn, as one flat value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-foresight.h"
#include "pandoria-open-regions.h"

/** PandoriaPlayMode: the shown position and its purpose. */
typedef enum
{
  PANDORIA_PLAY_MODE_NOW,
  PANDORIA_PLAY_MODE_LOOKING_BACK,
  PANDORIA_PLAY_MODE_CORRECTING, /* replacing an old act */
  PANDORIA_PLAY_MODE_INSERTING,  /* inserting missing acts */
  PANDORIA_PLAY_MODE_UNFIT,      /* the present position; the record has unfit acts */
} PandoriaPlayMode;

/** PandoriaPlayNext: the action of the main button. */
typedef enum
{
  PANDORIA_PLAY_NEXT_NOTHING,
  PANDORIA_PLAY_NEXT_ENTER,
  PANDORIA_PLAY_NEXT_SKIP_PLACEMENT,
  PANDORIA_PLAY_NEXT_SCORE,
  PANDORIA_PLAY_NEXT_END_TURN,
  PANDORIA_PLAY_NEXT_RESULT,
} PandoriaPlayNext;

/** PandoriaPlayAsks: a request for a dialog. */
typedef enum
{
  PANDORIA_PLAY_ASKS_NOTHING,
  PANDORIA_PLAY_ASKS_QUESTION,  /* question and answers; pandoria_play_answer() */
  PANDORIA_PLAY_ASKS_CARDS,     /* which players take a card instead of points (14 b);
                                   pandoria_play_begin() */
  PANDORIA_PLAY_ASKS_CONFLICTS, /* acts that no longer fit; pandoria_play_get_amend() */
  PANDORIA_PLAY_ASKS_RESULT,    /* the game is over */
} PandoriaPlayAsks;

/** PandoriaPlayAct: the availability of an act. */
typedef struct
{
  gboolean possible;
  char *reason;     /* a sentence; NULL: it is possible */
  const char *rule; /* section of the rules; nullable */
} PandoriaPlayAct;

/** PandoriaPlayHex: one hex of the tray. */
typedef struct
{
  gboolean known;
  guint8 terrain, symbols;
} PandoriaPlayHex;

/** PandoriaPlayPiece: the piece that replaces the tile (6.1, 16). */
typedef enum
{
  PANDORIA_PLAY_PIECE_NONE,
  PANDORIA_PLAY_PIECE_CASTLE,
  PANDORIA_PLAY_PIECE_FORTRESS,
} PandoriaPlayPiece;

/**
 * PandoriaPlayResults: results of the last input, until they are taken or the next input clears
 * them.
 */
typedef struct
{
  char *entered;   /* the entered act, in a few words; nullable */
  char *gains;     /* gains from the entered acts; nullable */
  char *leavers;   /* figures and artifacts that these acts took off the board; nullable */
  gboolean typed;  /* the acts were typed as a line */
  char *biggest;   /* set if one of them was the biggest scoring so far; nullable */
  char *corrected; /* the accepted correction, or the undone or redone step, with the markers to
                      move on the table; nullable */
  char *moves;     /* everything to move on the table after it, a line for each; nullable */
  char *fault;     /* why the input cannot replace the old act; nullable */
  PandoriaPlayAsks asks;
} PandoriaPlayResults;

void pandoria_play_results_clear (PandoriaPlayResults *results);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaPlayResults, pandoria_play_results_clear)

/**
 * PandoriaPlayView: owned by its PandoriaPlay and valid until the next "changed". Without a game,
 * everything is empty.
 */
typedef struct
{
  /* The position of the game itself, or of the draft of a correction */
  PandoriaGame *game, *own_game;
  PandoriaPlayMode mode;
  char *mode_text;      /* a sentence about the mode; nullable */
  guint marked_act;     /* index of the corrected act in own_game; PANDORIA_MAX_ACTIONS: none */
  gboolean is_settling; /* a correction waits until its conflicts are decided */
  gboolean can_correct, can_remove, can_finish_inserting, can_resolve;
  PandoriaPlayAct acts[PANDORIA_N_ACTS], leader; /* leader: for placing the leader */

  /* The act being chosen */
  gboolean is_begun; /* FALSE: no act, or only the automatic tile */
  PandoriaSpaces choices, chosen;
  guint slots[PANDORIA_MAX_PLAYERS], chosen_slots[PANDORIA_MAX_PLAYERS]; /* bits 0…4 */
  guint n_laid;  /* number of hexes that the act places */
  guint n_hexes; /* number of hexes in the tray; 0: the tray shows the acts */
  PandoriaPlayHex hexes[2];
  PandoriaPlayPiece piece; /* shown instead of the tile */
  guint current_hex;       /* the next hex to choose */
  gboolean has_hexes;      /* all hexes of the act are chosen */
  gboolean can_have_artifacts, can_choose_leader, leader_is_next, can_choose_figure, with_figure;
  guint artifacts;
  char *question; /* asked before the act can be entered; nullable */
  GStrv answers;  /* to the question; nullable */
  char *prompt;   /* the first choice on the board, unless it is the tile of the turn; nullable */
  gboolean can_cancel;
  guint n_presses; /* presses that can be undone */
  PandoriaPlayNext next;
  const char *next_label;

  /* The preview */
  PandoriaSpace hovered;
  PandoriaHex shown[2]; /* preview on the board */
  guint n_shown;
  PandoriaSpaces refused; /* spaces of a refused placement */
  guint n_artifacts;      /* on the first hex */
  PandoriaSpace figure_at;
  PandoriaFigure figure;              /* previewed at figure_at */
  const PandoriaForesight *foresight; /* nullable */
  char *title;                        /* of the foresight */
  PandoriaSpaces homeward;
  guint n_gains;
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];

  /* Open regions: all (pandoria_play_show_open()), or the one that the pointer rests on */
  gboolean shows_open;
  guint n_open;
  const PandoriaOpenRegion *open; /* of the shown position */
  GStrv open_sentences;           /* one for each region; nullable */

  /* The sentence; NULL: show the default hint */
  char *sentence;
  gboolean is_refusal;
  gboolean is_answer; /* the refusal answers a press, not a resting pointer */
  const char *rule;   /* cited by a refusal; nullable */

  PandoriaPlayResults results;
} PandoriaPlayView;

/**
 * Returns: (transfer none): the availability of @kind. @leader: with PANDORIA_ACT_PLACE_FIGURE, for
 * the leader.
 */
const PandoriaPlayAct *pandoria_play_view_get_act (const PandoriaPlayView *view,
                                                   PandoriaActKind kind, gboolean leader);

/**
 * Returns: (transfer full) (nullable): a description of the open region of @space. For an empty
 * space, describes the two regions that need it and miss the fewest spaces.
 */
char *pandoria_play_view_describe_open (const PandoriaPlayView *view, PandoriaSpace space);
