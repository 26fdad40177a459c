/* PandoriaPlayerCard: what its files share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-card-foot.h"
#include "pandoria-card-head.h"
#include "pandoria-player-card.h"
#include "pandoria-resource-row.h"

G_BEGIN_DECLS

/* --- pandoria-card-change.c: what has changed, or would change, for one player: in numbers and in words ----------- */

/** PandoriaCardChange: what an act brings of each resource, the surplus included, and of points in all. */
typedef struct
{
  int gains[PANDORIA_N_RESOURCES];
  int points;
  char *surplus; /* “4 wood over → 2 points”, or "" */
  int surplus_points;
} PandoriaCardChange;

/**
 * Reads what leads from @from to @to for the player at @seat. @events (nullable): the entries of the ledger that say what was
 * gained, also of what was over; without them the difference counts. To be cleared.
 */
void pandoria_card_change_read (PandoriaCardChange *change, guint seat, const PandoriaState *from,
                                const PandoriaState *to, const PandoriaEvents *events);
void pandoria_card_change_clear (PandoriaCardChange *change);
/** Returns: whether anything changes that a card shows as a gain or a loss. */
gboolean pandoria_card_change_is_any (const PandoriaCardChange *change);

/**
 * Returns: (transfer full): the card of the player at @seat, as it is read out: “Marta, Humans, 41 points, 4 crystals of 10,
 * …”.
 */
char *pandoria_card_words (PandoriaGame *game, const PandoriaState *state, guint seat);

struct _PandoriaPlayerCard
{
  AdwBin parent_instance;

  GtkBox *tracks;
  PandoriaCardHead *head;
  PandoriaCardFoot *foot;
  PandoriaResourceRow *resources[PANDORIA_N_RESOURCES];
  PandoriaSlotView *slot_views[PANDORIA_MAX_SLOTS];
  guint seat;
  int color; /* PandoriaColor, or -1: no sign yet */
  gboolean active, roomy;
  gboolean foresees;       /* what an act would change is shown */
  PandoriaCardChange gain; /* what the last act changed, as long as it is shown */
  guint gain_source;       /* ends that; 0: nothing is shown */
};

/* Shows points and tracks of @state, what @foreseen (nullable) and @events (nullable) would change, or what was just gained. */
void pandoria_player_card_update_gains (PandoriaPlayerCard *self, const PandoriaState *state,
                                        const PandoriaState *foreseen, const PandoriaEvents *events);

/** Forgets what was gained. */
void pandoria_player_card_clear_gain (PandoriaPlayerCard *self);

G_END_DECLS
