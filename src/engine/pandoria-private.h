/* The private functions and types of the engine, ordered by file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-members.h"
#include "pandoria-options.h"

#define ACT(name) (1u << PANDORIA_ACT_##name)

/* --- pandoria-types.c ----------------------------------------------------------------------- */

/** Returns: the index of @level in @levels, which ends with 0; -1 if missing. In an empty list, 0
 * is the only level. */
int pandoria_level_find (const guint8 *levels, guint level);

/* --- pandoria-query.c ----------------------------------------------------------------------- */

/** Returns: whether the game has one of the family variants (14). */
gboolean pandoria_state_is_family (const PandoriaState *s);
/** Returns: the number of the turn, computed from the round and the active player (rulings 75). */
guint pandoria_state_find_turn (const PandoriaState *s);
/** Returns: the spaces where a region of @terrain is open (7.1): next to @empty (empty plain) or to
 * an open exit. */
PandoriaSpaces pandoria_state_openings (const PandoriaState *s, PandoriaSpaces empty,
                                        PandoriaTerrain terrain);
/** Returns: spaces next to something that a tile may adjoin (6.1, 3). */
PandoriaSpaces pandoria_state_contact (const PandoriaState *s);
/** Returns: (nullable): the exit with @space. */
const PandoriaExit *pandoria_state_find_exit (const PandoriaState *s, PandoriaSpace space);
/** Returns: the player haunted by a ghost at @space, or -1. */
int pandoria_state_haunted_at (const PandoriaState *s, PandoriaSpace space);
/** Returns: the seat of the host at @space, or -1. Sets *@leader (nullable) to whether it is the
 * leader. */
int pandoria_state_host_at (const PandoriaState *s, PandoriaSpace space, gboolean *leader);
/** Returns: the index of the ship at @space, or -1. */
int pandoria_state_ship_at (const PandoriaState *s, PandoriaSpace space);

/* --- pandoria-spells.c ---------------------------------------------------------------------- */

/** Returns: the bits of the spells of a variant (14), including PANDORIA_SPELL_NONE if the variant
 * has all spells. */
guint32 pandoria_variant_spells (guint variant);
/** Returns: whether the active player can pay for @player's top spell plus @extra, perhaps with a
 * ship's discount (15). */
gboolean pandoria_options_may_recast (const PandoriaState *s, guint player, int extra);

/* --- pandoria-buildings.c ------------------------------------------------------------------- */

/** PandoriaConversion: @points for @used resources, @rate for each full @per. */
typedef struct
{
  guint points, used;
  guint8 rate, per;
} PandoriaConversion;

/** Returns: the conversion of @surplus of @resource at the best rate of @player (7.2, 10). */
PandoriaConversion pandoria_buildings_convert (const PandoriaState *s, guint player, guint resource,
                                               guint surplus);
/** Returns: whether @building is identical to a visible one of @player (6.3.2), ignoring @slot. */
gboolean pandoria_buildings_is_duplicate (const PandoriaState *s, guint player,
                                          PandoriaBuilding building, int slot);
/** Returns: whether both are the same building in this edition (6.3.2). */
gboolean pandoria_buildings_are_identical (const PandoriaState *s, PandoriaBuilding a,
                                           PandoriaBuilding b);
/** Returns: Carpenter's discount on a building or monument in @slot. A Carpenter that it covers
 * gives none. */
guint pandoria_buildings_find_discount (const PandoriaState *s, guint player, guint slot);
/** Adds to @slots, by building, the slots (bits) of the active player that can take it (6.3.2). */
void pandoria_buildings_options (const PandoriaState *s, guint8 slots[PANDORIA_N_BUILDINGS]);

/* --- pandoria-work.c ------------------------------------------------------------------------ */

/**
 * PandoriaWork: one action being carried out. A function that refuses notes the reason and returns
 * FALSE. The caller then undoes everything. After a missing payment (unpaid) work continues: other
 * faults come first (rulings 20).
 */
typedef struct
{
  PandoriaState *s;
  const PandoriaAction *a;
  PandoriaEvents *events;
  guint me; /* the active player */
  gboolean unpaid;
  PandoriaErrorCode code;
  const char *rule;
  PandoriaSpace at;
  guint unpaid_counter, unpaid_cost; /* the missing payment; cost 0: none */
} PandoriaWork;

/** Carries out the action of @w. Returns: FALSE if it is refused. */
typedef gboolean PandoriaActRun (PandoriaWork *w);
/** Adds the choices of an allowed act to @o, sometimes with those of acts after it. */
typedef void PandoriaActList (const PandoriaState *s, PandoriaOptions *o);

static inline PandoriaPlayerState *
pandoria_work_me (PandoriaWork *w)
{
  return &w->s->players[w->me];
}

/** Notes the reason for refusing the action. Returns: always FALSE. */
gboolean pandoria_work_refuse (PandoriaWork *w, PandoriaErrorCode code, const char *rule,
                               PandoriaSpace at);
/** Changes a counter with a ledger (crystal … points) by @amount and notes the event. Returns:
 * (transfer none): the event. */
PandoriaEvent *pandoria_work_change (PandoriaWork *w, PandoriaEventKind kind, guint player,
                                     PandoriaCounter counter, int amount);

/** PandoriaBill: a payment: @printed plus @extra minus @covered and @discount, but at least 1. */
typedef struct
{
  guint8 kind; /* PandoriaEventKind */
  guint8 resource;
  gint8 with; /* the other resource, or -1 */
  const char *rule;
  guint8 printed, covered, discount, subject, level;
  gint8 extra;
} PandoriaBill;

/** Pays @bill, at the Market if necessary (Paying). A payment that is not possible is noted as
 * missing. */
void pandoria_work_pay (PandoriaWork *w, const PandoriaBill *bill);

/** PandoriaCast: a spell to cast, and its cost. */
typedef struct
{
  guint8 spell, level, printed;
  guint8 ship; /* the discount of the ship (15) */
  int extra;   /* added to the printed cost */
} PandoriaCast;

/** Pays for @cast (6.3.1) with the School's discount, and counts Shrine. */
void pandoria_work_pay_spell (PandoriaWork *w, const PandoriaCast *cast, const char *rule);

/* --- pandoria-figures.c --------------------------------------------------------------------- */

/** Adds a figure to the reserve of @owner, or removes one from it. */
static inline void
pandoria_reserve_change (PandoriaPlayerState *owner, gboolean leader, gboolean add)
{
  if (leader)
    owner->leader = (guint8) add;
  else
    owner->workers = (guint16) (owner->workers + (add ? 1 : -1));
}

/** Checks that the active player's reserve has @n figures and that rule 4 allows placing them one
 * after the other. */
gboolean pandoria_work_hold_figures (PandoriaWork *w, const PandoriaPlacing *figures, guint n,
                                     const char *rule);
/** The same for one figure. */
gboolean pandoria_work_hold_figure (PandoriaWork *w, gboolean leader, const char *rule);
/** Moves a figure of the active player from the reserve to @at, with the haunter that waits for it
 * (17). */
void pandoria_work_put (PandoriaWork *w, PandoriaSpace at, gboolean leader);
/** Returns the host at @at and its haunter to their reserves. */
void pandoria_work_send_home (PandoriaWork *w, PandoriaSpace at);
/** Returns the figure in @slot, if there is one, to the reserve. */
void pandoria_work_occupant_home (PandoriaWork *w, PandoriaSlot *slot);
/** Returns the ghost that haunts player @haunted to its reserve. */
void pandoria_work_haunter_home (PandoriaWork *w, guint haunted);
/** Moves the host of the active player (or of @player) from @from to @to. Its haunter returns to
 * the reserve. */
void pandoria_work_move (PandoriaWork *w, guint player, PandoriaSpace from, PandoriaSpace to);
/** Returns a figure of the active player from the place @ref to the reserve (6.2, Flee). */
gboolean pandoria_work_take (PandoriaWork *w, const PandoriaPlaceRef *ref, const char *rule);
/** Checks that @at has no host and is not in a closed region. */
gboolean pandoria_work_check_free (PandoriaWork *w, PandoriaSpace at, const char *rule);
/** The same, and that @at has terrain. */
gboolean pandoria_work_check_free_terrain (PandoriaWork *w, PandoriaSpace at, const char *rule);
PandoriaActRun pandoria_act_place_figure, pandoria_act_take_figure;

/* --- pandoria-scoring.c --------------------------------------------------------------------- */

/** Converts the surplus over the caps into points (7.2). Ledger entries from @first on are the
 * gains that caused it. */
void pandoria_work_overflow (PandoriaWork *w, guint first);
/** Runs the scoring of 6.4 if it has not run yet. */
void pandoria_work_score (PandoriaWork *w);
PandoriaActRun pandoria_act_score;

/* --- pandoria-river.c ----------------------------------------------------------------------- */

/** Returns: free ships that are not enclosed, on side B. */
PandoriaSpaces pandoria_options_ships (const PandoriaState *state);
/** Moves figures from ships that @laid has enclosed downstream (15). */
gboolean pandoria_work_drift (PandoriaWork *w, PandoriaSpaces laid);
/** Checks that the reserve has a figure and that @at is a free ship that is not enclosed. */
gboolean pandoria_work_check_ship (PandoriaWork *w, PandoriaSpace at, gboolean leader,
                                   const char *rule);
PandoriaActRun pandoria_act_river_ship;

/* --- pandoria-closing.c --------------------------------------------------------------------- */

/* Corrections may add any number of figures: a host and a haunter on every space. */
#define PANDORIA_MAX_REMOVED (2 * PANDORIA_N_SPACES)

/**
 * Removes all figures from @region, host before haunter, in the order of spaces, and notes the
 * gains of realms (17). Does not add them to a reserve yet. Returns: the number in @removed.
 */
guint pandoria_work_lift (PandoriaWork *w, const PandoriaRegion *region,
                          PandoriaFigure removed[PANDORIA_MAX_REMOVED]);
/** Closes the regions that laying @laid completes (7.1); only those of @terrain if not -1. Then
 * ships drift (15). */
gboolean pandoria_work_close (PandoriaWork *w, PandoriaSpaces laid, int terrain);

/* --- pandoria-artifacts.c ------------------------------------------------------------------- */

/** Sets the relics that the active player can take (16). */
PandoriaActList pandoria_artifacts_options;
PandoriaActRun pandoria_act_relic;

/* --- pandoria-placing.c --------------------------------------------------------------------- */

/** Lay hexes, a castle or a fortress of the active player (6.1), and close regions (7.1). The space
 * must be allowed. @rule: the section that a refusal cites. @artifacts (bits): those on the first
 * hex. Return: FALSE if it is refused. */
gboolean pandoria_work_lay_hexes (PandoriaWork *w, const PandoriaHex *hexes, guint n,
                                  guint artifacts, const char *rule);
gboolean pandoria_work_lay_castle (PandoriaWork *w, PandoriaSpace at, const char *rule);
gboolean pandoria_work_lay_fortress (PandoriaWork *w, PandoriaSpace at, const char *rule);

/** Sets the places for the active player's 6.1 in @o. */
PandoriaActList pandoria_placing_options;
PandoriaActRun pandoria_act_place_tile, pandoria_act_place_castle, pandoria_act_place_fortress,
    pandoria_act_place_single, pandoria_act_skip_placement;

/* --- pandoria-building-acts.c --------------------------------------------------------------- */

/** Builds (6.3.2). @discount: further wood to deduct; @free: nothing is paid; @same_card: no card
 * leaves the hand. */
gboolean pandoria_work_build (PandoriaWork *w, const PandoriaBuild *build, guint discount,
                              gboolean free, gboolean same_card);
/** Erects the next monument (6.3.3). @discount and @free as above. */
gboolean pandoria_work_erect (PandoriaWork *w, const PandoriaErect *erect, guint discount,
                              gboolean free);
PandoriaActRun pandoria_act_build, pandoria_act_monument;

/* --- pandoria-spells-figures.c -------------------------------------------------------------- */

/** Returns: free terrain next to own figures. */
PandoriaSpaces pandoria_options_clone (const PandoriaState *state);
/* Each casts one spell at @level for the active player; FALSE if it is refused. Missing members
 * have no effect. */
typedef gboolean PandoriaSpellEffect (PandoriaWork *w, guint level, const PandoriaSpellMembers *m);
PandoriaSpellEffect pandoria_cast_astral_ship, pandoria_cast_clone, pandoria_cast_flee,
    pandoria_cast_muster, pandoria_cast_rage, pandoria_cast_teleport;

/* --- pandoria-spells.c ---------------------------------------------------------------------- */

/** Pays for a spell and carries out its effect. */
gboolean pandoria_work_cast (PandoriaWork *w, const PandoriaCast *cast,
                             const PandoriaSpellMembers *members);
/** Casts a spell with a card from the hand, which then becomes the top spell. */
gboolean pandoria_work_cast_card (PandoriaWork *w, int extra);
PandoriaActRun pandoria_act_cast;

/* --- pandoria-turn.c ------------------------------------------------------------------------ */

/** Returns: the resources (bits) from which Poorhouse will raise one at the end of this turn. */
guint8 pandoria_state_find_poor (const PandoriaState *s);
/** Draws the card that replaces a bought one. Without a deck, the card market gets smaller. */
void pandoria_work_draw_market (PandoriaWork *w);
/* Gives the turn to the next player who has not left, or ends the game after the last round (9,
 * rulings 83). */
void pandoria_work_pass_turn (PandoriaWork *w);
PandoriaActRun pandoria_act_buy, pandoria_act_end_turn;

/* --- pandoria-corrections.c ----------------------------------------------------------------- */

/** Notes that a correction cannot set this value. Returns: always FALSE. */
gboolean pandoria_work_refuse_value (PandoriaWork *w, PandoriaSpace at);
/** Takes a figure of @player from the reserve; refuses the value if there is none. */
gboolean pandoria_work_take_from_reserve (PandoriaWork *w, guint player, gboolean leader,
                                          PandoriaSpace at);
PandoriaActRun pandoria_act_adjust, pandoria_act_edit_space;

/* --- pandoria-edits.c ----------------------------------------------------------------------- */

/** Returns: the section of a value in edit-player or edit-table that this game lacks (rulings 74,
 * 75), or NULL. */
const char *pandoria_edits_find_foreign (const PandoriaState *s, const PandoriaAction *a);
/** Sets the named values of the table, and the turn that follows from them (rulings 75). */
void pandoria_table_edit_apply (const PandoriaTableEdit *edit, PandoriaState *s);
/** Sets or removes the top spell of @player, if @edit names it. */
void pandoria_player_edit_presence (const PandoriaPlayerEdit *edit, PandoriaPlayerState *player);
void pandoria_player_edit_top_spell (const PandoriaPlayerEdit *edit, PandoriaPlayerState *player);
PandoriaActRun pandoria_act_edit_player, pandoria_act_edit_table;

/* --- pandoria-members.c --------------------------------------------------------------------- */

#define STEP(name)          (1u << PANDORIA_STEP_##name)
#define PANDORIA_CARD_STEPS (STEP (FIGURE) | STEP (CARD))

/* PandoriaActRow.needs */
#define NEEDS_ARTIFACTS (1u << 0) /* the module (16) */
#define NEEDS_SIDE_B    (1u << 1) /* the river (15) */
#define NEEDS_REVISED   (1u << 2) /* that edition */

/** PandoriaActRow: the facts of an act: its names, when it is possible, and its members. */
typedef struct
{
  const char *key;  /* in files (docs/format.md, Actions) */
  const char *rule; /* the section of the rules */
  guint steps, variants;
  const PandoriaMemberRow *members;
  guint needs;         /* NEEDS_…: what the game must have */
  PandoriaRealm realm; /* the only realm that has it; NONE: all */
  gboolean extra;      /* also as the Halflings' further spell (11) */
} PandoriaActRow;

extern const PandoriaActRow pandoria_act_rows[]; /* by PandoriaActKind */

/* --- pandoria-acts.c ------------------------------------------------------------------------ */

/** Returns: whether the current step has the act, and an act of once a step is not done yet. */
gboolean pandoria_act_fits_step (const PandoriaState *s, PandoriaActKind kind);
/** Returns: whether the variant, the edition and the modules of this game have the act. */
gboolean pandoria_act_fits_game (const PandoriaState *s, PandoriaActKind kind);

/* --- pandoria-fast.c ------------------------------------------------------------------------ */

/** Returns: the acts (bits) that the current step, the game and the active player's realm allow. */
guint32 pandoria_state_allowed_acts (const PandoriaState *s);
/** Returns: those of @acts (bits) that need a choice but have none in @o. */
guint32 pandoria_options_find_empty (const PandoriaOptions *o, guint32 acts);

/* --- pandoria-realms.c, pandoria-realm-acts.c (11, 17) -------------------------------------- */

typedef struct
{
  const char *key;
  guint8 start[2][3];       /* regular game, by edition: crystal, gold, wood */
  guint8 beginner[3];       /* 12 */
  guint8 beginner_building; /* the building marked A (12) */
  PandoriaOrigin origin;
  guint8 cap; /* the maximum of every resource marker */
  guint8 n_slots;
  guint8 tiles;             /* double tiles in the hand */
  gboolean leader_any_time; /* 4 */
  gboolean buys_always;     /* 6.4 */
  gboolean haunts;          /* its figures haunt the player who removes them */
  gboolean captures;   /* other players' figures become prisoners when its closings remove them */
  gboolean extra_cast; /* in the first edition a spell may follow a building or monument (11) */
  guint8 removal_gain; /* of the region's resource, for each own figure removed by a closing */
  /* Returns the extra gain from a scored region (7.2); @strengths are those of all players. */
  int (*scoring_bonus) (const PandoriaState *s, const PandoriaRegion *region, guint player,
                        const guint *strengths);
} PandoriaRealmRow;

extern const PandoriaRealmRow pandoria_realm_rows[]; /* by PandoriaRealm */

/** Returns: the realm of @player in this game: NONE in the beginner's and the family variants. */
static inline PandoriaRealm
pandoria_state_realm_of (const PandoriaState *s, guint player)
{
  return s->variant == PANDORIA_VARIANT_REGULAR ? (PandoriaRealm) s->players[player].realm
                                                : PANDORIA_REALM_NONE;
}

/** Returns: the abilities of @player in this game. */
static inline const PandoriaRealmRow *
pandoria_state_realm (const PandoriaState *s, guint player)
{
  return &pandoria_realm_rows[pandoria_state_realm_of (s, player)];
}

/** Returns: whether only other realms than that of @player have the act @kind. */
static inline gboolean
pandoria_act_is_foreign (const PandoriaState *s, guint player, PandoriaActKind kind)
{
  const PandoriaRealm realm = pandoria_act_rows[kind].realm;

  return realm != PANDORIA_REALM_NONE && realm != pandoria_state_realm_of (s, player);
}

/** Returns: the row of @realm. */
const PandoriaRealmRow *pandoria_realm_row (PandoriaRealm realm);

PandoriaActList pandoria_elves_options, pandoria_goblins_options, pandoria_golems_options,
    pandoria_hanbok_options;
PandoriaActRun pandoria_act_elf_move, pandoria_act_goblin_cast, pandoria_act_goblin_occupy,
    pandoria_act_golem_figure, pandoria_act_halfling, pandoria_act_ransom, pandoria_act_recast;
