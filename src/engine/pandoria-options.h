/* Options: the sets of possible choices. Validation calls the same functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"

/**
 * PandoriaOptions: everything that the active player may do. Bit i of @acts is PandoriaActKind i,
 * bit i of @spells is PandoriaSpell i, and so on. Slots are bits 0…4. An act whose bit is missing
 * in @acts is always refused. An act with a cost is offered if the player can pay some printed cost
 * (see pandoria_state_can_pay()).
 */
typedef struct
{
  guint32 acts;

  /* 6.1 */
  PandoriaSpaces tile[PANDORIA_N_DIRECTIONS]; /* first spaces of pairs; the second space is in that
                                                 direction */
  PandoriaSpaces castle;
  PandoriaSpaces fortress; /* first spaces of exits */
  PandoriaSpaces single;

  /* 6.2 */
  PandoriaSpaces worker, leader;           /* the spaces where one may be placed */
  PandoriaSpaces take;                     /* own figures on the board */
  guint8 take_slots[PANDORIA_MAX_PLAYERS]; /* own figures on buildings of that player (Goblins) */
  struct
  {
    guint8 workers[PANDORIA_MAX_PLAYERS], leader[PANDORIA_MAX_PLAYERS];
  } ransom; /* own prisoners of that Hanbok player, as many as can be ransomed */
  PandoriaSpaces golem_worker, golem_leader;

  /* 6.3 */
  guint32 spells;                           /* cast: which spells the variant and hand allow */
  guint8 build_slots[PANDORIA_N_BUILDINGS]; /* slots for that building */
  guint8 monument_slots;                    /* affordable ones */
  guint8 goblin_cast;                       /* players whose top spell may be used */
  guint8 goblin_occupy_worker[PANDORIA_MAX_PLAYERS],
      goblin_occupy_leader[PANDORIA_MAX_PLAYERS]; /* slots */
  PandoriaSpaces ship_worker, ship_leader;        /* river-ship: affordable ships */
  guint64
      relics[2]; /* affordable numbers of artifacts that are in the game: bit n % 64 of [n / 64] */

  /* end of turn */
  PandoriaSpaces elf_from;
  guint8 poorhouse; /* one of these resources becomes 2; if there are several, the player chooses */
} PandoriaOptions;

/** Returns: whether the player may do an act of @kind. */
static inline gboolean
pandoria_options_has_act (const PandoriaOptions *options, PandoriaActKind kind)
{
  return (options->acts >> kind & 1) != 0;
}

static inline gboolean
pandoria_options_has_relic (const PandoriaOptions *options, guint artifacts)
{
  return (options->relics[artifacts / 64] >> artifacts % 64 & 1) != 0;
}

/** PandoriaOptionKind: what an option contains. */
typedef enum
{
  PANDORIA_OPTION_PAIRS,     /* PandoriaSpaces for each direction: first spaces */
  PANDORIA_OPTION_SPACES,    /* PandoriaSpaces */
  PANDORIA_OPTION_SLOTS,     /* guint8 for each player: slots */
  PANDORIA_OPTION_OWN_SLOTS, /* guint8: slots of the active player */
  PANDORIA_OPTION_SEATS,     /* guint8: players */
  PANDORIA_OPTION_RANSOM,
  PANDORIA_OPTION_SPELLS,    /* guint32 */
  PANDORIA_OPTION_BUILDINGS, /* guint8 for each building: slots */
  PANDORIA_OPTION_RELICS,
  PANDORIA_OPTION_MOVES,     /* PandoriaSpaces: first spaces; the second is one of
                                pandoria_options_elf_to() */
  PANDORIA_OPTION_RESOURCES, /* guint8 */
} PandoriaOptionKind;

/** PandoriaOptionRow: a member of PandoriaOptions. */
typedef struct
{
  const char *name; /* in the output of pandoria-cli */
  PandoriaOptionKind kind;
  PandoriaActKind act;
  gsize offset, size;
  gboolean leader; /* the act with the leader */
} PandoriaOptionRow;

#define PANDORIA_N_OPTIONS 22
extern const PandoriaOptionRow pandoria_option_rows[PANDORIA_N_OPTIONS];

/** Fills @options with everything that the active player of @state may do. @acts always includes
 * corrections. */
void pandoria_state_get_options (const PandoriaState *state, PandoriaOptions *options);

/** In pandoria-artifacts.c. Returns: whether this game has a relic for @artifacts, taken or not
 * (16). */
gboolean pandoria_artifacts_has_relic (const PandoriaState *state, guint artifacts);

/* --- pandoria-realms.c: what a player’s realm can do in this game (11, 17), whether it is possible
 * now or not --- */

/** Returns: whether @player may buy in every turn. */
gboolean pandoria_state_buys_always (const PandoriaState *state, guint player);
/** Returns: whether figures that @player removes by closing regions become prisoners. */
gboolean pandoria_state_takes_prisoners (const PandoriaState *state, guint player);
/** Returns: whether @player's figures haunt the player who removes them. */
gboolean pandoria_state_haunts (const PandoriaState *state, guint player);
/** Returns: how many double tiles @player holds in hand until the stack is empty (6.5, 11). */
guint pandoria_state_hand_tiles (const PandoriaState *state, guint player);

/* --- pandoria-acts.c ------------------------------------------------------------------------ */

/** Returns: whether this game has the act @kind for @player: variant, modules, edition and realm
 * allow it in some step. */
gboolean pandoria_state_has_act (const PandoriaState *state, guint player, PandoriaActKind kind);

/* --- pandoria-realm-acts.c ------------------------------------------------------------------ */

/** Returns: the spaces to which an elf at @from may walk (11). */
PandoriaSpaces pandoria_options_elf_to (const PandoriaState *state, PandoriaSpace from);

/* --- pandoria-spells.c: on @state as it is now, for the active player; those below likewise --- */

/** Returns: where @spell may place the active player's figures, or the castle with one; empty if it
 * places none. */
PandoriaSpaces pandoria_options_spell (const PandoriaState *state, PandoriaSpell spell);
/** Returns: whether the variant has this spell (14). */
gboolean pandoria_variant_has_spell (guint variant, PandoriaSpell spell);
/** Returns: the players (bits) whose top spell the active player's Adopt may copy. */
guint8 pandoria_options_adopt (const PandoriaState *state);

/* --- pandoria-spells-figures.c -------------------------------------------------------------- */

/** Returns: "free terrain" (Spells). */
PandoriaSpaces pandoria_options_free_terrain (const PandoriaState *state);
/** Returns: own figures on the board that can be moved by Teleport (haunters cannot). */
PandoriaSpaces pandoria_options_own_figures (const PandoriaState *state);
/** Returns: own figures on the board that can return to the reserve (6.2, Flee), own haunters
 * included. */
PandoriaSpaces pandoria_options_take (const PandoriaState *state);
/** Returns: own workers, haunters included, next to @region, for Rage. */
PandoriaSpaces pandoria_options_rage (const PandoriaState *state, PandoriaSpaces region);

/* --- pandoria-placing.c --------------------------------------------------------------------- */

/** Fills @pairs with the places of a double tile (6.1), as in PandoriaOptions.tile. */
void pandoria_options_tile (const PandoriaState *state,
                            PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS]);
/** Returns: where one hex may be laid: a castle (6.1, Enchanted Castle), or the single tile of the
 * spell Terrain 1. */
PandoriaSpaces pandoria_options_single (const PandoriaState *state);
/** Returns: first spaces of the exits where a fortress may be laid (16). */
PandoriaSpaces pandoria_options_fortress (const PandoriaState *state);

/* --- pandoria-figures.c --------------------------------------------------------------------- */

/** Returns: whether the active player has such a figure in the reserve and rule 4 allows placing it
 * now. */
gboolean pandoria_options_may_place (const PandoriaState *state, gboolean leader);

/* --- pandoria-buildings.c ------------------------------------------------------------------- */

/** Returns: the slots (bits) of the active player's tableau that may take @building (6.3.2). */
guint8 pandoria_options_build_slots (const PandoriaState *state, PandoriaBuilding building);
/** Returns: the slots (bits) over which a monument may be erected, whether affordable or not
 * (6.3.3). */
guint8 pandoria_options_monument_slots (const PandoriaState *state);

/* --- pandoria-edits.c: what edit-player may set (rulings 74) -------------------------------- */

/** Returns: whether a figure of @ghosts can haunt @player (17). */
gboolean pandoria_options_may_haunt (const PandoriaState *state, guint ghosts, guint player);
/** Returns: whether any player's figure can haunt @player. */
gboolean pandoria_options_may_be_haunted (const PandoriaState *state, guint player);
/** Returns: whether a figure of @goblin can occupy a building of @player (17). */
gboolean pandoria_options_may_occupy (const PandoriaState *state, guint goblin, guint player);
