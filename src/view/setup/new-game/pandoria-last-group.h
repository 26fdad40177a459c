/* The group that played last, kept in the settings, so that the next game begins with few presses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

typedef struct
{
  guint n_players; /* 0: nobody has played yet */
  char *names[PANDORIA_MAX_PLAYERS];
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  guint8 realms[PANDORIA_MAX_PLAYERS]; /* PandoriaRealm; NONE: not known, or none in the variant */
  guint edition;
  gboolean partnership;
  char *board; /* its id */
} PandoriaLastGroup;

void pandoria_last_group_free (PandoriaLastGroup *last);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLastGroup, pandoria_last_group_free)

/** Returns: (transfer full): what is kept; empty when there is nothing, or no settings at all. */
PandoriaLastGroup *pandoria_last_group_load (void);
void pandoria_last_group_save (const PandoriaLastGroup *last);

G_END_DECLS
