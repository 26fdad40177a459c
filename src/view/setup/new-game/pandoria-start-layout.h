/* PandoriaStartLayout: what lies on the board at the start, as far as it is chosen: the two starting double tiles (5), and the
 * expansion's start tile (16). Without widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-state.h"

#define PANDORIA_N_PRINTED     2
#define PANDORIA_N_START_SLOTS (PANDORIA_N_START + PANDORIA_N_PRINTED)

/**
 * PandoriaStartLayout: a slot is one space that something is chosen for: 0…3 the start spaces of the board, then the two of the
 * expansion's start tile. PANDORIA_N_START_SLOTS: none.
 * @hexes: at is PANDORIA_SPACE_NONE as long as the slot has no place
 * @order: the start spaces, two and two as the tiles cover them
 */
typedef struct
{
  PandoriaBoard board;
  gboolean has_board;
  PandoriaHex hexes[PANDORIA_N_START_SLOTS];
  guint known; /* bits: whose terrain and symbols are chosen */
  gboolean printed;
  guint8 order[PANDORIA_N_START];
  guint last; /* the slot that was chosen last */
} PandoriaStartLayout;

/** Makes @self one in which nothing is chosen, without a board. */
void pandoria_start_layout_init (PandoriaStartLayout *self);
/** Takes the start spaces of @board; on another board than before, what was chosen is forgotten. */
void pandoria_start_layout_set_board (PandoriaStartLayout *self, const PandoriaBoard *board);

gboolean pandoria_start_layout_is_placed (const PandoriaStartLayout *self, guint slot);
gboolean pandoria_start_layout_is_known (const PandoriaStartLayout *self, guint slot);
/** Returns: the first slot that is not known, the other half of the tile chosen last before all others. */
guint pandoria_start_layout_find_open (const PandoriaStartLayout *self);
/** Returns: the slot at @space. */
guint pandoria_start_layout_find_slot (const PandoriaStartLayout *self, PandoriaSpace space);
/** Chooses what lies on @slot, which has a place. */
void pandoria_start_layout_choose (PandoriaStartLayout *self, guint slot, guint terrain, guint symbols);

/** Returns: the slot that the tile on the start space @slot covers, too. */
guint pandoria_start_layout_get_partner (const PandoriaStartLayout *self, guint slot);
/** Returns: in how many ways two tiles can cover the start spaces; 0 without a board. */
guint pandoria_start_layout_count_ways (const PandoriaStartLayout *self);
/** Returns: whether one tile can cover the start spaces @a and @b, and the other tile the others. */
gboolean pandoria_start_layout_can_join (const PandoriaStartLayout *self, guint a, guint b);
/** Lays one tile on @a and @b, which can be joined. */
void pandoria_start_layout_join (PandoriaStartLayout *self, guint a, guint b);
/** Lays the tiles in the next way. */
void pandoria_start_layout_turn (PandoriaStartLayout *self);

/**
 * Lays the next half of the expansion's start tile on @space. One that is no neighbour of the first half, or comes when both lie,
 * begins anew. Returns: whether it is the first half.
 */
gboolean pandoria_start_layout_place_printed (PandoriaStartLayout *self, PandoriaSpace space);
/**
 * Fills @state with the board and what is chosen. *@possible: the spaces of the expansion's start tile, which are plain and no start
 * spaces. Returns: FALSE when there is no board on which a game can begin.
 */
gboolean pandoria_start_layout_make_state (const PandoriaStartLayout *self, PandoriaState *state,
                                           PandoriaSpaces *possible);
/** Returns: those of @possible where a press lays a half of the expansion's start tile as it goes on; none while it is not asked for. */
PandoriaSpaces pandoria_start_layout_find_places (const PandoriaStartLayout *self, PandoriaSpaces possible);

/** Takes over what @setup, which is played on the board that was set, has. */
void pandoria_start_layout_read (PandoriaStartLayout *self, const PandoriaSetup *setup);
/** Writes what is chosen. Returns: FALSE when something is open; of the expansion's start tile there is nothing then. */
gboolean pandoria_start_layout_fill (const PandoriaStartLayout *self, PandoriaSetup *setup);

/* --- pandoria-start-sentences.c: what is said while the start tiles are chosen ------------------------------------ */

/** Returns: (transfer full): what is to be done for @slot. */
char *pandoria_start_sentence_slot (const PandoriaStartLayout *self, guint slot);
/** Returns: (transfer full): which spaces each start tile covers. */
char *pandoria_start_sentence_way (const PandoriaStartLayout *self);
/**
 * Returns: (transfer full): what can be done now that @slot is asked for, or (PANDORIA_N_START_SLOTS) everything is chosen;
 * @artifacts: they are played with.
 */
char *pandoria_start_sentence_next (const PandoriaStartLayout *self, guint slot, gboolean artifacts);

/* --- pandoria-realm-deal.c: dealing realms by chance (5, 11, 17) -------------------------------------------------- */

/** PandoriaRealmSet: from which realms they are dealt; the promo realms only together with others (17). */
typedef enum
{
  PANDORIA_REALM_SET_BASE,
  PANDORIA_REALM_SET_BASE_AND_EXPANSION,
  PANDORIA_REALM_SET_EXPANSION,
  PANDORIA_REALM_SET_ALL,
} PandoriaRealmSet;
#define PANDORIA_N_REALM_SETS 4

/**
 * Gives every player of @setup whose realm is NONE one of @set that the variant allows, each only once unless same_realm is
 * set. Returns: FALSE when there are too few.
 */
gboolean pandoria_realm_deal (PandoriaSetup *setup, PandoriaRealmSet set, GRand *rand);
