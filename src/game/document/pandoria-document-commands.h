/* The commands of PandoriaDocument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-commands.h"

/** The commands "document.NAME", until a row without a name. Their owner is a PandoriaDocument. */
extern const PandoriaCommand pandoria_document_commands[];
