/* For the tests of the table display only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-table-face.h"
#include "pandoria-table-text.h"

/** Returns: (transfer none) (nullable): the shown game. */
PandoriaGame *pandoria_table_face_get_game (PandoriaTableFace *self);
/** Returns: (transfer none) (nullable): the shown code. */
GtkWidget *pandoria_table_face_get_code (PandoriaTableFace *self);
/** Returns: (transfer none) (nullable): the shown text. */
const char *pandoria_table_text_get (PandoriaTableText *self);
/** Returns: (transfer full) (nullable): the first of @monitors (of GdkMonitor) except @taken. */
GdkMonitor *pandoria_table_display_choose_monitor (GListModel *monitors, GdkMonitor *taken);
/** Shows the final scoring of the next player, as after some seconds. */
void pandoria_table_face_reveal_next (PandoriaTableFace *self);
