/* PandoriaLine: a line of the ledger or the history: an entry, or the heading of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#define PANDORIA_TYPE_LINE (pandoria_line_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLine, pandoria_line, PANDORIA, LINE, GObject)

/** Makes a heading with @title, or (@title is NULL) the line of @entry, a PandoriaLedgerEntry or
 * PandoriaHistoryEntry. @foreseen: it belongs to a preview. */
PandoriaLine *pandoria_line_new (const char *title, GObject *entry, gboolean foreseen);
/** Returns: (transfer none) (nullable): the title of a heading; NULL for an entry. */
const char *pandoria_line_get_title (PandoriaLine *self);
/** Returns: (transfer none) (nullable): the PandoriaLedgerEntry or PandoriaHistoryEntry; NULL for a
 * heading. */
GObject *pandoria_line_get_entry (PandoriaLine *self);
/** Returns: whether the line belongs to a preview. */
gboolean pandoria_line_is_foreseen (PandoriaLine *self);
