/* PandoriaPlayerCard: declarations for its files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-glide.h"
#include "pandoria-player-card.h"

/* --- pandoria-reserve-view.c ---------------------------------------------------------------- */
/* The pieces of a player that are not on the board, also those of modules and realms. */

#define PANDORIA_TYPE_RESERVE_VIEW (pandoria_reserve_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaReserveView, pandoria_reserve_view, PANDORIA, RESERVE_VIEW, AdwBin)

/** Shows the pieces in @color. Call it again when the scale of the display changes. */
void pandoria_reserve_view_set_color (PandoriaReserveView *self, PandoriaColor color);

/** Shows the pieces of the player at @seat in @state, or, if they differ, in @foreseen, after a
 * previewed act. */
void pandoria_reserve_view_update (PandoriaReserveView *self, const PandoriaState *state,
                                   const PandoriaState *foreseen, guint seat);

/* --- pandoria-card-layout.c ----------------------------------------------------------------- */

/** PANDORIA_CARD_FOOT_NAMED: the style class of a foot with slots and their names in a separate
 * line, and a surplus. */
#define PANDORIA_CARD_FOOT_NAMED "named"
/** Lays out @head (sign, name, realm, spell, points) and @foot (slots, reserve, surplus) of a card.
 */
void pandoria_card_layout_install (GtkWidget *head, GtkWidget *foot);

/* --- pandoria-track.c ----------------------------------------------------------------------- */
/* The track of one resource, like that of the tableau: cells from 0 to the cap, filled up to the
 * marker. */

#define PANDORIA_TYPE_TRACK (pandoria_track_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrack, pandoria_track, PANDORIA, TRACK, GtkWidget)

struct _PandoriaTrack
{
  GtkWidget parent_instance;

  PandoriaCounter resource;
  guint value, target, cap;
  PandoriaGlide *marker; /* the position of the marker while it glides to its value */
  gboolean small_track;
};

GtkWidget *pandoria_track_new (PandoriaCounter resource);

/**
 * Shows @value on a track that ends at @cap (10, Fairies 8), and @target, the value after the
 * previewed act. A small track is low and contains no number.
 */
void pandoria_track_set_value (PandoriaTrack *self, guint value, guint target, guint cap,
                               gboolean is_small);

/** Shows @value without a preview. The marker glides there if animations are enabled. */
void pandoria_track_move (PandoriaTrack *self, guint value);
/** Ends the animation of the marker at the value. */
void pandoria_track_settle (PandoriaTrack *self);

/* --- pandoria-resource-row.c ---------------------------------------------------------------- */
/* One resource of a player: its icon, its track, and its value or its change. */

#define PANDORIA_TYPE_RESOURCE_ROW (pandoria_resource_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaResourceRow, pandoria_resource_row, PANDORIA, RESOURCE_ROW, AdwBin)

struct _PandoriaResourceRow
{
  AdwBin parent_instance;

  GtkBox *box;
  GtkImage *sign;
  GtkLabel *number;
  PandoriaTrack *track; /* hidden on a folded card: icon and number are enough */
  int gain;             /* in a preview, or by the last act */
};

GtkWidget *pandoria_resource_row_new (PandoriaCounter resource);

/** Shows the same as a track. A small row has the value next to its low track; a large one has it
 * in the track. */
void pandoria_resource_row_set_value (PandoriaResourceRow *self, guint value, guint target,
                                      guint cap, gboolean is_small);
/** Shows the total gain, including the surplus, of the previewed or the last act. */
void pandoria_resource_row_set_gain (PandoriaResourceRow *self, int gain);

/* --- pandoria-slot-view.c ------------------------------------------------------------------- */
/* One building slot of a tableau: icon, level, name. A press explains the building. */

#define PANDORIA_TYPE_SLOT_VIEW (pandoria_slot_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotView, pandoria_slot_view, PANDORIA, SLOT_VIEW, AdwBin)

struct _PandoriaSlotView
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkWidget
      *choose_button; /* visible if a press chooses the figure on the building: page.choose-slot */
  GtkWidget *face, *top;
  GtkImage *icon, *occupant;
  GtkLabel *value, *name;
  gboolean small_slot;
  int occupant_color; /* PandoriaColor, or -1 */
  gboolean occupant_leader;
};

/** Creates the view of slot @index (0…4) of the player at @seat. */
PandoriaSlotView *pandoria_slot_view_new (guint seat, guint index);
/** Shows @slot as number @number (1…5) of its tableau, with a figure of Goblins in @occupant, a
 * PandoriaColor; -1: none. */
void pandoria_slot_view_set_slot (PandoriaSlotView *self, const PandoriaSlot *slot, guint number,
                                  int occupant);
/** Sets whether a press chooses the figure on the building, whether it is @chosen, and whether only
 * its icon fits. */
void pandoria_slot_view_set_look (PandoriaSlotView *self, gboolean choosable, gboolean chosen,
                                  gboolean small_slot);

/** Makes @button show @title, @text and @footnote (nullable) in a popover, which is created by the
 * first press. */
void pandoria_explanation_set (GtkMenuButton *button, const char *title, const char *text,
                               const char *footnote);

/* --- pandoria-points-view.c ----------------------------------------------------------------- */

/** Returns: (transfer full): describes @points, and the points after a previewed act. */
char *pandoria_describe_points (int points, int foreseen);

#define PANDORIA_TYPE_POINTS_VIEW (pandoria_points_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsView, pandoria_points_view, PANDORIA, POINTS_VIEW, AdwBin)

/** Shows @now; if @then, the points after the previewed act, differ, shows both: “41 → 43”. */
void pandoria_points_view_set_points (PandoriaPointsView *self, int now, int then);
/** Counts up to @now if animations are enabled. Call set_points afterwards. */
void pandoria_points_view_count_to (PandoriaPointsView *self, int now);
/** Ends the animation. */
void pandoria_points_view_settle (PandoriaPointsView *self);
/** Shows the latest gain next to the points; 0: none. A preview has priority. */
void pandoria_points_view_set_gain (PandoriaPointsView *self, int gain);

/* --- pandoria-player-card.c ----------------------------------------------------------------- */

/** PandoriaCardChange: the gains of each resource by an act, including the surplus, and the points
 * in total. */
typedef struct
{
  int gains[PANDORIA_N_RESOURCES];
  int points;
  char *surplus; /* (nullable): “4 wood surplus → 2 points” */
  int surplus_points;
} PandoriaCardChange;

struct _PandoriaPlayerCard
{
  AdwBin parent_instance;

  GtkBox *content, *tracks, *slots;
  GtkWidget *head, *foot;
  GtkImage *sign;
  GtkLabel *name; /* if it is ellipsized, its tooltip has the full name */
  GtkMenuButton *realm, *spell;
  GtkLabel *realm_name, *spell_name;
  PandoriaPointsView *points;
  PandoriaReserveView *reserve;
  GtkLabel *surplus; /* without a text it keeps its room, so that nothing moves later */
  PandoriaResourceRow *resources[PANDORIA_N_RESOURCES];
  PandoriaSlotView *slot_views[PANDORIA_MAX_SLOTS];
  guint n_slot_views;
  guint seat;
  int color; /* PandoriaColor, or -1: no sign yet */
  gboolean active, roomy;
  gboolean folds, opened;  /* it folds unless the player is active; the user has opened it */
  guint choices;           /* slots that can be chosen */
  gboolean foresees;       /* a preview is shown */
  PandoriaCardChange gain; /* the changes of the last act, while shown */
  guint gain_source;       /* clears the gain; 0: no gain is shown */
};
