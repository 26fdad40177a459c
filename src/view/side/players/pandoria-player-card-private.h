/* PandoriaPlayerCard: what its files share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-card-foot.h"
#include "pandoria-player-card.h"
#include "pandoria-resource-row.h"
#include "pandoria-explainer.h"
#include "pandoria-record.h"

#define PANDORIA_TYPE_SLOT_FACE (pandoria_slot_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotFace, pandoria_slot_face, PANDORIA, SLOT_FACE, GtkWidget)

/** Shows what stands in the slot. @icon_name (nullable): its sign; @value: beside the sign, may be empty. */
void pandoria_slot_face_set_content (PandoriaSlotFace *self, const char *icon_name, const char *value,
                                     const char *name);

/** Shows the figure of a Goblins player on the building: @color is a PandoriaColor, or -1 for none. */
void pandoria_slot_face_set_occupant (PandoriaSlotFace *self, int color, gboolean leader);

/** A small face has the sign alone. */
void pandoria_slot_face_set_small (PandoriaSlotFace *self, gboolean small_face);

#define PANDORIA_TYPE_SCORE_CHIP (pandoria_score_chip_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScoreChip, pandoria_score_chip, PANDORIA, SCORE_CHIP, AdwBin)

GtkWidget *pandoria_score_chip_new (void);
/**
 * Shows the points of @side (a seat, or in a partnership a team) in the position that @game shows, and what they would become
 * in @foreseen (nullable).
 */
void pandoria_score_chip_update (PandoriaScoreChip *self, PandoriaGame *game, guint side,
                                 const PandoriaState *foreseen);
/** With the name, and by how many points its owner leads; without for little room. */
void pandoria_score_chip_set_named (PandoriaScoreChip *self, gboolean named);

#define PANDORIA_TYPE_POINTS_VIEW (pandoria_points_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsView, pandoria_points_view, PANDORIA, POINTS_VIEW, AdwBin)

/** Shows @now, and where they differ @then, what the act being considered would lead to: “41 → 43”. */
void pandoria_points_view_set_points (PandoriaPointsView *self, int now, int then);
/** Counts up to @now, if numbers may move; to be followed by set_points. */
void pandoria_points_view_count_to (PandoriaPointsView *self, int now);
/** Ends the counting. */
void pandoria_points_view_settle (PandoriaPointsView *self);
/** Shows beside the points what was just gained; 0: nothing. What would be gained has precedence. */
void pandoria_points_view_set_gain (PandoriaPointsView *self, int gain);

#define PANDORIA_TYPE_COUNT_VIEW (pandoria_count_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCountView, pandoria_count_view, PANDORIA, COUNT_VIEW, AdwBin)

/** Sets the sign; @paintable NULL and @icon_name NULL: none. */
void pandoria_count_view_set_paintable (PandoriaCountView *self, GdkPaintable *paintable);
void pandoria_count_view_set_icon_name (PandoriaCountView *self, const char *icon_name);

/** Shows @count; @words say it in full ("2 workers in the reserve"), as tooltip and to assistive technology. */
void pandoria_count_view_set_count (PandoriaCountView *self, guint count, const char *words);
/** The same of a count that an act being considered would lead to; it looks different. */
void pandoria_count_view_set_foreseen (PandoriaCountView *self, guint count, const char *words);

#define PANDORIA_TYPE_CARD_HEAD (pandoria_card_head_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardHead, pandoria_card_head, PANDORIA, CARD_HEAD, GtkWidget)

/** Shows the player's sign and @name; where that is cut off its tooltip says it in full. */
void pandoria_card_head_set_sign (PandoriaCardHead *self, GdkPaintable *sign);
void pandoria_card_head_set_name (PandoriaCardHead *self, const char *name);

/** Returns: (transfer none): its parts, to be filled by the card. */
PandoriaExplainer *pandoria_card_head_get_realm (PandoriaCardHead *self);
PandoriaExplainer *pandoria_card_head_get_spell (PandoriaCardHead *self);
PandoriaPointsView *pandoria_card_head_get_points (PandoriaCardHead *self);

/* --- pandoria-card-change.c: what has changed, or would change, for one player: in numbers and in words ----------- */

/** PandoriaCardChange: what an act brings of each resource, the surplus included, and of points in all. */
typedef struct
{
  int gains[PANDORIA_N_RESOURCES];
  int points;
  char *surplus; /* “4 wood surplus → 2 points”, or "" */
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

  GtkBox *content, *tracks;
  PandoriaCardHead *head;
  PandoriaCardFoot *foot;
  PandoriaResourceRow *resources[PANDORIA_N_RESOURCES];
  PandoriaSlotView *slot_views[PANDORIA_MAX_SLOTS];
  guint seat;
  int color; /* PandoriaColor, or -1: no sign yet */
  gboolean active, roomy;
  gboolean folds, opened;  /* it is a line unless the player is active; but the user has opened it */
  guint choices;           /* slots that can be chosen */
  gboolean foresees;       /* what an act would change is shown */
  PandoriaCardChange gain; /* what the last act changed, as long as it is shown */
  guint gain_source;       /* ends that; 0: nothing is shown */
};

/* Shows points and tracks of @state, what @foreseen (nullable) and @events (nullable) would change, or what was just gained. */
void pandoria_player_card_update_gains (PandoriaPlayerCard *self, const PandoriaState *state,
                                        const PandoriaState *foreseen, const PandoriaEvents *events);

/** Forgets what was gained. */
void pandoria_player_card_clear_gain (PandoriaPlayerCard *self);
