/* What is said while the start tiles are chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-start-layout.h"

G_BEGIN_DECLS

/** Returns: (transfer full): what is to be done for @slot. */
char *pandoria_start_sentence_slot (const PandoriaStartLayout *self, guint slot);
/** Returns: (transfer full): which spaces each start tile covers. */
char *pandoria_start_sentence_way (const PandoriaStartLayout *self);
/**
 * Returns: (transfer full): what can be done now that @slot is asked for, or (PANDORIA_N_START_SLOTS) everything is chosen;
 * @artifacts: they are played with.
 */
char *pandoria_start_sentence_next (const PandoriaStartLayout *self, guint slot, gboolean artifacts);

G_END_DECLS
