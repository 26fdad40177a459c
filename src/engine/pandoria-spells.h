/* The effects of the spells, for the rows of pandoria-spells.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-private.h"

G_BEGIN_DECLS

#define PANDORIA_SPELL_RULE "6.3.1"

/* Each carries out one spell at @level for the active player; FALSE when it is refused. Absent members have no effect. */
gboolean pandoria_cast_astral_ship (PandoriaWork *w, guint level, const PandoriaSpellMembers *m);
gboolean pandoria_cast_clone (PandoriaWork *w, guint level, const PandoriaSpellMembers *m);
gboolean pandoria_cast_flee (PandoriaWork *w, guint level, const PandoriaSpellMembers *m);
gboolean pandoria_cast_muster (PandoriaWork *w, guint level, const PandoriaSpellMembers *m);
gboolean pandoria_cast_rage (PandoriaWork *w, guint level, const PandoriaSpellMembers *m);
gboolean pandoria_cast_teleport (PandoriaWork *w, guint level, const PandoriaSpellMembers *m);

G_END_DECLS
