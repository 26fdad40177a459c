/* The commands of PandoriaPlayPage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-commands.h"

/** The commands "page.NAME", until a row without a name. Their owner is a PandoriaPlayPage. */
extern const PandoriaCommand pandoria_play_page_commands[];
