/* The kinds of members that few acts have: hexes, payments, counters, the table, spells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-members.h"

/* Each of these handles one kind of member (pandoria-notation-kinds.c). */
PandoriaReadMember pandoria_notation_read_hex, pandoria_notation_read_hexes,
    pandoria_notation_read_pay, pandoria_notation_read_counters, pandoria_notation_read_table,
    pandoria_notation_read_spell, pandoria_notation_read_second;
PandoriaWriteMember pandoria_notation_write_hex, pandoria_notation_write_hexes,
    pandoria_notation_write_pay, pandoria_notation_write_counters, pandoria_notation_write_table,
    pandoria_notation_write_spell, pandoria_notation_write_second;

/**
 * Reads @min to @max hexes, and the artifacts after two of them (nullable: none).
 * Returns: the number of hexes.
 */
guint pandoria_notation_read_some_hexes (PandoriaNotationReader *self, guint min, guint max,
                                         PandoriaHex *hexes, guint8 *artifacts);
/** Appends @n @hexes, and the bits of @artifacts after the first one. */
void pandoria_notation_add_hexes (GString *text, guint n, const PandoriaHex *hexes,
                                  guint artifacts);
