/* PandoriaSpeaker: announces changes of the view of a play to screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-play.h"

/** PandoriaSpeaker: signal "announced" (string): this sentence should be announced. */
#define PANDORIA_TYPE_SPEAKER (pandoria_speaker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSpeaker, pandoria_speaker, PANDORIA, SPEAKER, GObject)

PandoriaSpeaker *pandoria_speaker_new (void);
/** Announces the changes of @view since the last call; @parts (PandoriaPlayParts) may have changed.
 * @entered (nullable): the act that was just entered, in a few words. */
void pandoria_speaker_show (PandoriaSpeaker *self, const PandoriaPlayView *view, guint parts,
                            const char *entered);
