/* What laying a tile somewhere does, as data: what closes for whom, what it opens, which exit it stays clear of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-placements.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_HINT_CLOSES,     /* the region, what it brings whom (7.2), with the figure that is placed */
  PANDORIA_HINT_COMES_HOME, /* how many own figures come home (7.1) */
  PANDORIA_HINT_GROWS,      /* an own region that is open: what it would bring now, and how many spaces are missing */
  PANDORIA_HINT_DENIES,     /* a region of others comes to an exit of its terrain and never closes (8) */
  PANDORIA_HINT_OPENS,      /* others get more than before from a region that is open */
  PANDORIA_HINT_OPENS_NOTHING, /* none of the latter */
  PANDORIA_HINT_CLEAR_OF_EXIT, /* it lies at an exit of that terrain, which none of its halves has (8) */
} PandoriaHintKind;
#define PANDORIA_N_HINT_KINDS     7
#define PANDORIA_MAX_HINT_REASONS 8

typedef struct
{
  guint8 kind; /* PandoriaHintKind */
  guint8 terrain, counter;
  guint8 missing; /* grows: spaces */
  guint8 figures; /* comes home */
  PandoriaSpaces region;
  gint16 gains[PANDORIA_MAX_PLAYERS]; /* closes, grows, denies: what it brings; opens: how much more than before */
} PandoriaHintReason;

/** Fills @reasons with what @placement does in @state, what closes first. Returns: how many. */
guint pandoria_hint_list_reasons (const PandoriaState *state, const PandoriaPlacement *placement,
                                  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS]);

G_END_DECLS
