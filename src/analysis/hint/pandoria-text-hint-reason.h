/* What a hint says for a place, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-hint.h"

G_BEGIN_DECLS

/** Returns: (transfer full): @reason in a sentence; players are called as in @game. */
char *pandoria_text_hint_reason (PandoriaGame *game, const PandoriaHintReason *reason);

/** Returns: (transfer full): what is laid, and the figure on it, in a few words: “Tile at F7 E7, worker at F7”. */
char *pandoria_text_placement (const PandoriaPlacement *placement);

/** Returns: (transfer full): @hundredths of a point as a number of the language, with its sign: “+1.5”, “−0.3”. */
char *pandoria_text_worth (gint32 hundredths);
/** Returns: (transfer full): how sure that is: “±0.4”. */
char *pandoria_text_worth_error (gint32 hundredths);

/** Returns: (transfer full): all that @placement does in @state, sentence after sentence. */
char *pandoria_text_hint_reasons (PandoriaGame *game, const PandoriaState *state, const PandoriaPlacement *placement);
/** Returns: (transfer full): how far place @index of @answer is from the others, and how sure that is, in a sentence. */
char *pandoria_text_hint_certainty (const PandoriaHintAnswer *answer, guint index);

G_END_DECLS
