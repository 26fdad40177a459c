/* PandoriaTextRoom: a container that is as high as a scrolled text needs at its width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Its child is a GtkScrolledWindow that only scrolls up and down, around texts that wrap. */
#define PANDORIA_TYPE_TEXT_ROOM (pandoria_text_room_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTextRoom, pandoria_text_room, PANDORIA, TEXT_ROOM, AdwBin)
