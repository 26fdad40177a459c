/* PandoriaPlayerCard: what its files share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "pandoria-player-card.h"
#include "pandoria-record.h"
#include "pandoria-state.h"
#include "pandoria-types.h"

/* --- pandoria-explainer.c: a name that, pressed, explains itself in a sentence: a realm, a spell ---------------- */

#define PANDORIA_TYPE_EXPLAINER (pandoria_explainer_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaExplainer, pandoria_explainer, PANDORIA, EXPLAINER, AdwBin)

/** Sets the sign before the name; NULL: none. */
void pandoria_explainer_set_icon_name (PandoriaExplainer *self, const char *icon_name);

/**
 * Shows @name on the button; @title and @text in the popover, and both to assistive technology and as tooltip, so that
 * pressing is not needed to know them.
 */
void pandoria_explainer_set_words (PandoriaExplainer *self, const char *name, const char *title, const char *text);

/* --- pandoria-explanation.c --------------------------------------------------------------------------------------- */
/* The explanation behind a button of the players' cards: a name, and a sentence about it. */

/**
 * Lets @button show @title, @text and @footnote (nullable) in a popover. It is made when the button is pressed: the cards have
 * dozens of these buttons.
 */
void pandoria_explanation_set (GtkMenuButton *button, const char *title, const char *text, const char *footnote);

/* --- pandoria-reserve-view.c ------------------------------------------------------------------------------------- */
/* The pieces of a player off the board: workers, leader, castles, cards, and what belongs to modules and realms. */

#define PANDORIA_TYPE_RESERVE_VIEW (pandoria_reserve_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaReserveView, pandoria_reserve_view, PANDORIA, RESERVE_VIEW, AdwBin)

/** Shows the pieces in @color; to be called again when the scale of the display changes. */
void pandoria_reserve_view_set_color (PandoriaReserveView *self, PandoriaColor color);

/** Shows what the player at @seat has in @state, and where @foreseen differs what that act would lead to. */
void pandoria_reserve_view_update (PandoriaReserveView *self, const PandoriaState *state, const PandoriaState *foreseen,
                                   guint seat);

/* --- pandoria-card-foot.c ---------------------------------------------------------------------------------------- */
/* The slots, the counts and a surplus of a player card, side by side as far as there is room. */

#define PANDORIA_TYPE_CARD_FOOT (pandoria_card_foot_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardFoot, pandoria_card_foot, PANDORIA, CARD_FOOT, GtkWidget)

/** Returns: (transfer none): the box for the slots. */
GtkBox *pandoria_card_foot_get_slots (PandoriaCardFoot *self);
/** Returns: (transfer none): the counts. */
PandoriaReserveView *pandoria_card_foot_get_reserve (PandoriaCardFoot *self);

/** Whether the slots have their own line, on which they have names; then there is room for a surplus, too. */
void pandoria_card_foot_set_named (PandoriaCardFoot *self, gboolean named);
/** Shows the surplus; "": none. Its room is kept, so that nothing moves when there is something. @lost: it brings no points. */
void pandoria_card_foot_set_surplus (PandoriaCardFoot *self, const char *surplus, gboolean lost);

/* --- pandoria-resource-row.c ------------------------------------------------------------------------------------- */
/* One resource of a player: its sign, its track, and its value or the change foreseen. */

#define PANDORIA_TYPE_RESOURCE_ROW (pandoria_resource_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaResourceRow, pandoria_resource_row, PANDORIA, RESOURCE_ROW, AdwBin)

GtkWidget *pandoria_resource_row_new (PandoriaCounter resource);

/** Shows @value of @cap. @target: the marker's place after the act being considered; @gain: what that act brings in all. */
void pandoria_resource_row_set_value (PandoriaResourceRow *self, guint value, guint target, int gain, guint cap);

/** Moves the marker to @value, if it may move; to be followed by set_value. */
void pandoria_resource_row_move (PandoriaResourceRow *self, guint value);
/** Ends the movement. */
void pandoria_resource_row_settle (PandoriaResourceRow *self);
/** Shows the latest gain, the surplus included, until the next set_value. */
void pandoria_resource_row_set_gained (PandoriaResourceRow *self, int gain);

/** A small row has a low track and the value next to it; a large one the value in the track and the gain next to it. */
void pandoria_resource_row_set_small (PandoriaResourceRow *self, gboolean small_row);

/** Leaves the track out: the sign and the number are enough. */
void pandoria_resource_row_set_brief (PandoriaResourceRow *self, gboolean brief);

/* --- pandoria-slot-view.c ---------------------------------------------------------------------------------------- */
/* One building slot of a tableau: sign, level, name; pressed it explains the building. */

/** Signal "chosen": a slot that may be chosen was pressed. */
#define PANDORIA_TYPE_SLOT_VIEW (pandoria_slot_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotView, pandoria_slot_view, PANDORIA, SLOT_VIEW, AdwBin)

/** Shows @slot as number @number (1…5) of its tableau. */
void pandoria_slot_view_set_slot (PandoriaSlotView *self, const PandoriaSlot *slot, guint number);

/** Shows the figure of a Goblins player on the building: @color is a PandoriaColor, or -1 for none. */
void pandoria_slot_view_set_occupant (PandoriaSlotView *self, int color, gboolean leader);

/** Whether the figure on the building may be chosen now: then a press on the slot chooses it. */
void pandoria_slot_view_set_choosable (PandoriaSlotView *self, gboolean choosable);
gboolean pandoria_slot_view_is_choosable (PandoriaSlotView *self);
/** Marks the slot as one whose figure has been chosen. */
void pandoria_slot_view_set_chosen (PandoriaSlotView *self, gboolean chosen);

/** A small slot shows the sign alone. */
void pandoria_slot_view_set_small (PandoriaSlotView *self, gboolean small_slot);

/* --- pandoria-track.c -------------------------------------------------------------------------------------------- */
/* The track of one resource as on the tableau: cells from 0 to the cap, filled to the marker. */

#define PANDORIA_TYPE_TRACK (pandoria_track_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrack, pandoria_track, PANDORIA, TRACK, GtkWidget)

GtkWidget *pandoria_track_new (PandoriaCounter resource);

/**
 * Shows @value on a track that ends at @cap (10, Fairies 8). @target: where the marker would go, or the same as @value
 * when nothing is foreseen; a gain is hatched and the target outlined.
 */
void pandoria_track_set_value (PandoriaTrack *self, guint value, guint target, guint cap);

/** Shows @value, with nothing foreseen; the marker moves there from where it is, if it may. */
void pandoria_track_move (PandoriaTrack *self, guint value);
/** Ends the marker's movement: it is at the value. */
void pandoria_track_settle (PandoriaTrack *self);

/** A small track is low and has no number in it. */
void pandoria_track_set_small (PandoriaTrack *self, gboolean small_track);

#define PANDORIA_TYPE_SLOT_FACE (pandoria_slot_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotFace, pandoria_slot_face, PANDORIA, SLOT_FACE, GtkWidget)

/** Shows the contents of the slot. @icon_name (nullable): its sign; @value: next to the sign, may be empty. */
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
/** Shows the latest gain next to the points; 0: nothing. A preview has precedence. */
void pandoria_points_view_set_gain (PandoriaPointsView *self, int gain);

#define PANDORIA_TYPE_COUNT_VIEW (pandoria_count_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCountView, pandoria_count_view, PANDORIA, COUNT_VIEW, AdwBin)

/** Sets the sign; @paintable NULL and @icon_name NULL: none. */
void pandoria_count_view_set_paintable (PandoriaCountView *self, GdkPaintable *paintable);
void pandoria_count_view_set_icon_name (PandoriaCountView *self, const char *icon_name);

/** Shows @count; @words: the same in full ("2 workers in the reserve"), as tooltip and to assistive technology. */
void pandoria_count_view_set_count (PandoriaCountView *self, guint count, const char *words);
/** The same of a count that an act being considered would lead to; it looks different. */
void pandoria_count_view_set_foreseen (PandoriaCountView *self, guint count, const char *words);

#define PANDORIA_TYPE_CARD_HEAD (pandoria_card_head_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardHead, pandoria_card_head, PANDORIA, CARD_HEAD, GtkWidget)

/** Shows the player's sign and @name; where that is cut off its tooltip has the full name. */
void pandoria_card_head_set_sign (PandoriaCardHead *self, GdkPaintable *sign);
void pandoria_card_head_set_name (PandoriaCardHead *self, const char *name);

/** Returns: (transfer none): its parts, to be filled by the card. */
PandoriaExplainer *pandoria_card_head_get_realm (PandoriaCardHead *self);
PandoriaExplainer *pandoria_card_head_get_spell (PandoriaCardHead *self);
PandoriaPointsView *pandoria_card_head_get_points (PandoriaCardHead *self);

/* --- pandoria-card-change.c: the changes, or those of a preview, for one player: in numbers and words ------------- */

/** PandoriaCardChange: what an act brings of each resource, the surplus included, and of points in all. */
typedef struct
{
  int gains[PANDORIA_N_RESOURCES];
  int points;
  char *surplus; /* “4 wood surplus → 2 points”, or "" */
  int surplus_points;
} PandoriaCardChange;

/**
 * Reads what leads from @from to @to for the player at @seat. @events (nullable): the entries of the ledger about the
 * gains and the surplus; without them the difference counts. To be cleared.
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
  guint n_slot_views;
  guint seat;
  int color; /* PandoriaColor, or -1: no sign yet */
  gboolean active, roomy;
  gboolean folds, opened;  /* it is a line unless the player is active; but the user has opened it */
  guint choices;           /* slots that can be chosen */
  gboolean foresees;       /* what an act would change is shown */
  PandoriaCardChange gain; /* the changes of the last act, while shown */
  guint gain_source;       /* ends that; 0: nothing is shown */
};

/* Shows points and tracks of @state, the changes by @foreseen (nullable) and @events (nullable), or the latest gain. */
void pandoria_player_card_update_gains (PandoriaPlayerCard *self, const PandoriaState *state,
                                        const PandoriaState *foreseen, const PandoriaEvents *events);

/** Forgets the gain. */
void pandoria_player_card_clear_gain (PandoriaPlayerCard *self);
