/* The acts of a correction, in another setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

/**
 * Returns: (transfer full) (nullable): @acts (PandoriaRecordAct), converted to the setup of @head;
 * @origins as for an edited record.
 */
GPtrArray *pandoria_amend_move_acts (GPtrArray *acts, PandoriaRecord *head, const guint8 *origins,
                                     GError **error);
