/* PandoriaPlayerCard: what its files share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-card-change.h"
#include "pandoria-card-foot.h"
#include "pandoria-card-head.h"
#include "pandoria-player-card.h"
#include "pandoria-resource-row.h"
#include "pandoria-slot-view.h"

G_BEGIN_DECLS

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
