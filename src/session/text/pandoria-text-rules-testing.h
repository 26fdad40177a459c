/* What only tests of the rules' texts ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-text-rules.h"

G_BEGIN_DECLS

/** Returns: (transfer none) (nullable): section @index; they are in the order of their numbers; NULL behind the last. */
const PandoriaRule *pandoria_text_get_rule (guint index);

G_END_DECLS
