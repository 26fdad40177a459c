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

/** Makes a heading; @turn 0: not that of a turn. */
PandoriaLine *pandoria_line_new_heading (const char *title, guint turn);
/** Makes the line of @entry (a PandoriaLedgerEntry or PandoriaHistoryEntry). */
PandoriaLine *pandoria_line_new_entry (GObject *entry, gboolean foreseen);

PandoriaLineKind pandoria_line_get_kind (PandoriaLine *self);
/** Returns: (nullable): the title of a heading. */
const char *pandoria_line_get_title (PandoriaLine *self);
/** Returns: (transfer none) (nullable): the entry. */
GObject *pandoria_line_get_entry (PandoriaLine *self);
/** Returns: whether both lines show the same. */
gboolean pandoria_line_equal (PandoriaLine *a, PandoriaLine *b);

/** PandoriaLineTurnFunc: tells the number of the turn that an entry belongs to. */
typedef guint (*PandoriaLineTurnFunc) (GObject *entry);

/**
 * Makes @lines (of PandoriaLine) show @foreseen (nullable, under @title), then @entries grouped by turns, the newest turn
 * first, each turn in its order. What is the same as before keeps its place, so that selection and scrolling survive.
 */
void pandoria_lines_update (GListStore *lines, PandoriaGame *game, GListModel *entries, PandoriaLineTurnFunc turn_of,
                            GPtrArray *foreseen, const char *title);

G_END_DECLS
