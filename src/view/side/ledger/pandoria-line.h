/* PandoriaLine: one line of a list that is grouped by turns: a turn's heading, an entry, or an entry only foreseen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_LINE_HEADING,
  PANDORIA_LINE_ENTRY,
  PANDORIA_LINE_FORESEEN,
} PandoriaLineKind;

#define PANDORIA_TYPE_LINE (pandoria_line_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLine, pandoria_line, PANDORIA, LINE, GObject)

/** Makes a heading; @foreseen: that of what is only foreseen, not of a turn. */
PandoriaLine *pandoria_line_new_heading (const char *title, gboolean foreseen);
/** Makes the line of @entry (a PandoriaLedgerEntry or PandoriaHistoryEntry). */
PandoriaLine *pandoria_line_new_entry (GObject *entry, gboolean foreseen);

PandoriaLineKind pandoria_line_get_kind (PandoriaLine *self);
/** Returns: whether the line shows what would be, not what is. */
gboolean pandoria_line_is_foreseen (PandoriaLine *self);
/** Returns: (nullable): the title of a heading. */
const char *pandoria_line_get_title (PandoriaLine *self);
/** Returns: (transfer none) (nullable): the entry. */
GObject *pandoria_line_get_entry (PandoriaLine *self);
/** Returns: whether both lines show the same. */
gboolean pandoria_line_equal (PandoriaLine *a, PandoriaLine *b);

G_END_DECLS
