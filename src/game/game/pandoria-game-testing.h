/* Test-only function of corrections (pandoria-amend.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

/** Returns: how many acts have been replayed so far. */
guint pandoria_amend_get_n_replayed (PandoriaAmend *self);
