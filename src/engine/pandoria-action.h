/* Actions: the choices made at the table, as in the record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-state.h"
#include "pandoria-error.h"
#include "pandoria-event.h"

typedef enum
{
  PANDORIA_ACT_PLACE_TILE,
  PANDORIA_ACT_PLACE_CASTLE,
  PANDORIA_ACT_PLACE_FORTRESS,
  PANDORIA_ACT_PLACE_SINGLE,
  PANDORIA_ACT_SKIP_PLACEMENT,
  PANDORIA_ACT_PLACE_FIGURE,
  PANDORIA_ACT_TAKE_FIGURE,
  PANDORIA_ACT_RANSOM,
  PANDORIA_ACT_GOLEM_FIGURE,
  PANDORIA_ACT_CAST,
  PANDORIA_ACT_BUILD,
  PANDORIA_ACT_MONUMENT,
  PANDORIA_ACT_RECAST,
  PANDORIA_ACT_HALFLING,
  PANDORIA_ACT_GOBLIN_CAST,
  PANDORIA_ACT_GOBLIN_OCCUPY,
  PANDORIA_ACT_RIVER_SHIP,
  PANDORIA_ACT_RELIC,
  PANDORIA_ACT_SCORE,
  PANDORIA_ACT_BUY,
  PANDORIA_ACT_ELF_MOVE,
  PANDORIA_ACT_END_TURN,
  PANDORIA_ACT_ADJUST,
  PANDORIA_ACT_EDIT_SPACE,
  PANDORIA_ACT_EDIT_PLAYER,
  PANDORIA_ACT_EDIT_TABLE,
} PandoriaActKind;
#define PANDORIA_N_ACTS 26

/* pandoria-acts.c */

/** Returns: the name of the act in files (docs/format.md, Actions); pandoria_act_from_key() returns
 * -1 for an unknown name. */
const char *pandoria_act_key (PandoriaActKind kind);
int pandoria_act_from_key (const char *key);
/** Returns: the last step of a turn in which the rules allow @kind. */
PandoriaStep pandoria_act_last_step (PandoriaActKind kind);
/** Returns: whether @kind is a correction. Only impossible values make a correction fail, not the
 * rules (docs/format.md, Corrections). */
gboolean pandoria_act_is_correction (PandoriaActKind kind);

#define PANDORIA_MAX_FLEE  16
#define PANDORIA_MAX_DRIFT 16
#define PANDORIA_MAX_CARDS 80
#define PANDORIA_MAX_PAY   24

/** PandoriaPlacing: a figure from the reserve and where it goes. */
typedef struct
{
  PandoriaSpace at;
  guint8 leader;
} PandoriaPlacing;

typedef struct
{
  PandoriaSpace from, to;
} PandoriaMove;

/** PandoriaPlaceRef: a space of the board (player is then PANDORIA_NOBODY), or a slot of a player's
 * tableau (Goblins). */
typedef struct
{
  PandoriaSpace at;
  guint8 player;
  guint8 slot; /* 0…4 */
} PandoriaPlaceRef;

typedef struct
{
  guint8 building; /* PANDORIA_BUILDING_NONE: this part is absent */
  guint8 level, cost;
  guint8 slot; /* 0…4; the record counts from 1 */
  gint8 with;  /* the other resource of a Market payment, or -1 */
} PandoriaBuild;

typedef struct
{
  guint8 present;
  guint8 slot; /* 0…4 */
  gint8 with;
} PandoriaErect;

/** PandoriaMember: the possible choices of spells, named as in docs/format.md, Spell members; the
 * row of a spell lists its own. */
typedef enum
{
  PANDORIA_MEMBER_AT = 1 << 0,       /* the space of its figure or castle */
  PANDORIA_MEMBER_FORTRESS = 1 << 1, /* the exit of a fortress instead (16) */
  PANDORIA_MEMBER_LEADER = 1 << 2,   /* whether its figure is the leader */
  PANDORIA_MEMBER_FIGURE = 1 << 3,   /* whether there is a figure */
  PANDORIA_MEMBER_FIGURES = 1 << 4,  /* figures from the reserve, as many as the level */
  PANDORIA_MEMBER_MOVES = 1 << 5,    /* figures on the board, as many as the level */
  PANDORIA_MEMBER_HEXES
      = 1 << 6, /* the placed spaces, as many as the level, with their artifacts */
  PANDORIA_MEMBER_RESOURCE = 1 << 7,
  PANDORIA_MEMBER_FROM = 1 << 8,   /* own figures that return to the reserve */
  PANDORIA_MEMBER_REGION = 1 << 9, /* a closed region */
  PANDORIA_MEMBER_BUILD = 1 << 10,
  PANDORIA_MEMBER_MONUMENT = 1 << 11,
  PANDORIA_MEMBER_FIRST
      = 1 << 12, /* which of the two comes first; a spell without it does only one of them */
  PANDORIA_MEMBER_ADOPT
      = 1 << 13, /* "player", and "copy" with the members of that player's top spell */
} PandoriaMember;
#define PANDORIA_N_MEMBERS    13 /* without PANDORIA_MEMBER_ADOPT, which is read separately */
#define PANDORIA_EVERY_MEMBER (PANDORIA_MEMBER_ADOPT - 1)

/** PANDORIA_MEMBERS_ON_BOARD: the members chosen on the board. For Adopt, the members of the copied
 * spell count. */
#define PANDORIA_MEMBERS_ON_BOARD                                                                  \
  (PANDORIA_MEMBER_AT | PANDORIA_MEMBER_FORTRESS | PANDORIA_MEMBER_FIGURES | PANDORIA_MEMBER_MOVES \
   | PANDORIA_MEMBER_HEXES | PANDORIA_MEMBER_FROM | PANDORIA_MEMBER_REGION)

/** PandoriaSpellMembers: the choices of a spell (docs/format.md, Spell members); an absent one has
 * no effect. */
typedef struct
{
  guint8 n_figures;
  PandoriaPlacing figures[2];
  guint8 n_moves;
  PandoriaMove moves[2];
  guint8 n_hexes;
  PandoriaHex hexes[2];
  guint8 artifacts;       /* on the first hex (16) */
  gint8 resource;         /* or -1 */
  PandoriaSpace at;       /* or PANDORIA_SPACE_NONE */
  PandoriaSpace fortress; /* the first space of an exit, or PANDORIA_SPACE_NONE */
  guint8 leader;
  guint8 no_figure;
  PandoriaSpace region; /* one of its spaces, or PANDORIA_SPACE_NONE */
  guint8 n_flee;
  PandoriaPlaceRef flee[PANDORIA_MAX_FLEE];
  PandoriaBuild build;
  PandoriaErect monument;
  guint8 monument_first;
  gint8 player; /* whose top spell Adopt copies, or -1; the members of that spell are
                   PandoriaAction.copy */
} PandoriaSpellMembers;

/* pandoria-spells.c */

/** Returns: the members that @spell has at all levels together (bits of PandoriaMember); 0 if it
 * offers no choice. */
guint pandoria_spell_get_members (PandoriaSpell spell);

/** PandoriaEdit: whether a correction keeps, removes or sets something optional. */
typedef enum
{
  PANDORIA_EDIT_KEEP,
  PANDORIA_EDIT_CLEAR,
  PANDORIA_EDIT_SET,
} PandoriaEdit;

/** PandoriaPlayerEdit: the values of a player's tableau that edit-player sets. It keeps all others.
 */
typedef struct
{
  guint8 n_slots; /* 0: keeps the slots; else the number of slots of the player */
  PandoriaSlot slots[PANDORIA_MAX_SLOTS];
  guint8 edit_top_spell, edit_haunter; /* PandoriaEdit */
  PandoriaTopSpell top_spell;
  PandoriaFigure haunter;
  guint8 edit_left;      /* PandoriaEdit: the player leaves (SET) or returns (CLEAR), rulings 83 */
  guint8 edit_prisoners; /* whether to set the prisoners, even to none */
  guint8 n_prisoners;
  PandoriaFigure prisoners[PANDORIA_MAX_PRISONERS];
} PandoriaPlayerEdit;

/** PandoriaTableMember: the values that edit-table can set: seven numbers, then two lists of
 * numbers. */
typedef enum
{
  PANDORIA_TABLE_ROUND,
  PANDORIA_TABLE_ACTIVE,     /* a seat */
  PANDORIA_TABLE_LAST_ROUND, /* 0 or 1 */
  PANDORIA_TABLE_DOUBLE_TILES,
  PANDORIA_TABLE_DECK,
  PANDORIA_TABLE_MARKET,
  PANDORIA_TABLE_SINGLES,
  PANDORIA_TABLE_MONUMENTS, /* bottom to top */
  PANDORIA_TABLE_RELICS,    /* the relics already taken, by their numbers of artifacts */
} PandoriaTableMember;
#define PANDORIA_N_TABLE_NUMBERS 7
#define PANDORIA_N_TABLE_MEMBERS 9

/** PandoriaTableEdit: the values that edit-table sets. It keeps all others. */
typedef struct
{
  guint16 members; /* bits of PandoriaTableMember */
  guint16 numbers[PANDORIA_N_TABLE_NUMBERS];
  guint8 n_monuments, n_relics;
  guint8 monuments[PANDORIA_MAX_STACK];
  guint8 relics[PANDORIA_MAX_RELICS];
} PandoriaTableEdit;

/* pandoria-edits.c */

/** Returns: the name of @member in files ("lastRound"). */
const char *pandoria_table_member_key (PandoriaTableMember member);
/** Sets the range of a number, or of each number of a list (rulings 75). For a seat @most is the
 * highest seat of any game. */
void pandoria_table_member_get_range (PandoriaTableMember member, guint *least, guint *most);
/** Fills @edit with the values of @state, and marks none of them to be set. */
void pandoria_table_edit_init (PandoriaTableEdit *edit, const PandoriaState *state);
/** Returns: whether @a and @b differ in @member. */
gboolean pandoria_table_edit_differs (const PandoriaTableEdit *a, const PandoriaTableEdit *b,
                                      PandoriaTableMember member);
/** Returns: whether the game has @member, so that it can be corrected (rulings 75). */
gboolean pandoria_state_has_table_member (const PandoriaState *state, PandoriaTableMember member);

/**
 * PandoriaAction: one entry of a record. Only the members that belong to @kind (and @spell) are
 * used. Initialize it with pandoria_action_init(), so that the others are defined.
 */
typedef struct
{
  guint8 kind; /* PandoriaActKind */

  /* place-tile, place-single: hexes; place-castle, place-fortress, place-figure, golem-figure,
   * river-ship, take-figure, edit-space: at */
  PandoriaHex hexes[2];
  guint8 artifacts;      /* place-tile: artifacts on the first hex, 0…2 (16); edit-space: 0…9 */
  PandoriaSpace at;      /* PANDORIA_SPACE_NONE when absent */
  guint8 leader;         /* place-figure, golem-figure, goblin-occupy, river-ship, ransom */
  PandoriaPlaceRef take; /* take-figure: the place */

  guint8 player; /* ransom: from; goblin-cast, goblin-occupy, adjust, edit-player */
  guint8 slot;   /* goblin-occupy: 0…4 */

  guint8 workers; /* ransom */
  guint8 n_pay;
  guint8 pay[PANDORIA_MAX_PAY];

  guint8 spell, level, cost;    /* cast and the cast of halfling; cost is printed; buy: cost */
  gint8 with;                   /* the other resource of a Market payment, or -1 */
  PandoriaSpellMembers members; /* cast, halfling, recast, goblin-cast */
  PandoriaSpellMembers copy;    /* the members of the spell that Adopt copies */
  PandoriaBuild build;          /* build, halfling */
  PandoriaErect monument;       /* monument, halfling */
  guint8 monument_first; /* halfling: whether to erect the monument before the spell is cast */

  guint8 relic_artifacts, relic_points;

  guint8 n_cards; /* score (14 b) */
  struct
  {
    guint8 player;
    PandoriaSpace region;
  } cards[PANDORIA_MAX_CARDS];

  PandoriaSpace from, to; /* elf-move */
  gint8 poorhouse;        /* end-turn: a resource, or -1 */

  gint64 adjust[PANDORIA_N_COUNTERS]; /* adjust: differences, as a file has them */

  guint8 edit_terrain, edit_symbols, edit_castle, edit_figure, edit_artifacts; /* PandoriaEdit */
  guint8 terrain, symbols;                                                     /* edit-space */
  guint8 castle;         /* edit-space: a seat */
  PandoriaFigure figure; /* edit-space */

  union
  {
    PandoriaPlayerEdit tableau; /* edit-player */
    PandoriaTableEdit table;    /* edit-table */
  };

  guint8 n_drift; /* any action that lays something (15) */
  PandoriaMove drift[PANDORIA_MAX_DRIFT];
  guint8 n_haunt; /* any action that closes something (17) */
  PandoriaFigure haunt[PANDORIA_MAX_PLAYERS];
} PandoriaAction;

/** Initializes @action as an action of @kind without any other members. */
void pandoria_action_init (PandoriaAction *action, PandoriaActKind kind);

/* pandoria-apply.c */

/**
 * Validates @action against @state and carries it out.
 *
 * @out: (out) (nullable): the state afterwards; may be @state itself; unchanged when the action is
 * refused
 * @events: (out) (nullable): filled with the ledger entries of this action; empty when it is
 * refused
 * @error: a PANDORIA_ERROR with the first fault in the order of docs/format.md, Order of faults
 *
 * Returns: TRUE if the action was carried out.
 */
gboolean pandoria_state_apply (const PandoriaState *state, const PandoriaAction *action,
                               PandoriaState *out, PandoriaEvents *events, GError **error);
/**
 * Returns: whether @action is refused because it covers a building whose printed cost is unknown
 * (rulings 82).
 */
gboolean pandoria_state_misses_cost (const PandoriaState *state, const PandoriaAction *action);
