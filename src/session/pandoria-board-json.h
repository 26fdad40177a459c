/* Reading a pandoria-board object.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/** Reads @object, a whole pandoria-board with format and version, into @board and checks it. Faults go to @reader. */
void pandoria_board_read (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board);

G_END_DECLS
