/* PandoriaRelicChoice: the relics next to the board, chosen for a new game, and their points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-catalogue.h"
#include "pandoria-setup.h"

/** PandoriaRelicOffer: a relic that can be chosen. */
typedef struct
{
  guint artifacts; /* what it costs */
  guint points;
  guint known; /* the points that were filled in: those of the catalogue, or 0 */
  gboolean chosen;
} PandoriaRelicOffer;

/**
 * PandoriaRelicChoice: any relics are in the game, or only the chosen ones. At first it offers one
 * relic for each number of artifacts.
 *
 * Signal "changed": the relics of the game, or their points, have changed.
 */
#define PANDORIA_TYPE_RELIC_CHOICE (pandoria_relic_choice_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRelicChoice, pandoria_relic_choice, PANDORIA, RELIC_CHOICE, GObject)

PandoriaRelicChoice *pandoria_relic_choice_new (void);
/** Sets the catalogue. A chosen relic gets the first points in @catalogue, unless the user has
 * entered others. */
void pandoria_relic_choice_set_catalogue (PandoriaRelicChoice *self, PandoriaCatalogue *catalogue);
guint pandoria_relic_choice_get_n (PandoriaRelicChoice *self);
/** Returns: offer number @index, in the order of artifacts; valid until the next change. */
const PandoriaRelicOffer *pandoria_relic_choice_get (PandoriaRelicChoice *self, guint index);
guint pandoria_relic_choice_count (PandoriaRelicChoice *self);
gboolean pandoria_relic_choice_is_any (PandoriaRelicChoice *self);
/** Allows any relics (then none is chosen), or only the chosen ones. */
void pandoria_relic_choice_set_any (PandoriaRelicChoice *self, gboolean any);
/**
 * Chooses the relic that costs @artifacts, or no longer; offers it if necessary. Returns: FALSE if
 * a setup has no room for another relic; nothing has then changed.
 */
gboolean pandoria_relic_choice_choose (PandoriaRelicChoice *self, guint artifacts, gboolean chosen);
/** Sets the points of the relic that costs @artifacts; offers it if necessary. */
void pandoria_relic_choice_set_points (PandoriaRelicChoice *self, guint artifacts, guint points);
/** Takes over the relics of @setup. */
void pandoria_relic_choice_read (PandoriaRelicChoice *self, const PandoriaSetup *setup);
/** Writes the relics; PANDORIA_DEFAULT if any may be used, or @setup has no artifacts. Keeps the
 * order of @setup if it already has these relics. */
void pandoria_relic_choice_fill (PandoriaRelicChoice *self, PandoriaSetup *setup);
