/* What the files of pandoria-text share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-text.h"

/** Returns: (transfer full): the formula of a cost's entry: “5 − 2 (Carpenter) = 3” (6.3, 6.4). */
char *pandoria_text_cost (const PandoriaEvent *event);
