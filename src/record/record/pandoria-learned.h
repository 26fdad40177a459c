/* PandoriaLearned: in which game a printed cost was learnt. It stands in the entry of the player's own catalogue as
 * "learned": {"game": "…uuid…", "title": "Friday", "time": "2026-11-21T19:30:00Z"}, a member that other readers keep without knowing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

typedef struct
{
  char *title; /* (nullable) of the game, as it is shown */
  gint64 time; /* Unix seconds; 0: not known */
} PandoriaLearned;

/** Says in the entry @entry that it was learnt now, in the game of @record. */
void pandoria_learned_write (JsonObject *entry, PandoriaRecord *record);
/**
 * Returns: whether @entry says where it was learnt, and then in @learned, for pandoria_learned_clear(). What is not as this program
 * writes it is somebody else's member of that name: nothing is said of it.
 */
gboolean pandoria_learned_read (JsonObject *entry, PandoriaLearned *learned);
void pandoria_learned_clear (PandoriaLearned *learned);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaLearned, pandoria_learned_clear)

G_END_DECLS
