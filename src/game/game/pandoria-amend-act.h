/* One act of a correction: as the file has it, and whether it fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

typedef struct
{
  PandoriaRecordAct *act;
  gboolean fits;
} PandoriaAmendAct;

/** Takes a reference of @act. */
PandoriaAmendAct *pandoria_amend_act_new (PandoriaRecordAct *act);
void pandoria_amend_act_free (PandoriaAmendAct *act);
/** Gives @act, which takes the place of @old, what was written beside the old one: time, note, unknown members. */
void pandoria_amend_act_inherit (PandoriaAmendAct *act, const PandoriaAmendAct *old);

G_END_DECLS
