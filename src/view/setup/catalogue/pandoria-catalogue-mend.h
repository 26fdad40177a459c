/* PandoriaCatalogueMend: the question whether games are corrected that were played with a wrong number, and what has become of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue-counter.h"

G_BEGIN_DECLS

/**
 * Asks over the window of @toasts whether @value takes the place of the value of @printed in @games (element-type PandoriaCardUse). If so,
 * they are corrected, @counter forgets what it has counted, and it is said which games were left as they were, and why.
 */
void pandoria_catalogue_mend_ask (AdwToastOverlay *toasts, PandoriaCatalogueCounter *counter,
                                  const PandoriaPrinted *printed, guint value, GPtrArray *games);

G_END_DECLS
