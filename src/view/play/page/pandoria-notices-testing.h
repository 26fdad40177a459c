/* Test-only functions of PandoriaNotices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notices.h"

/** Returns: (transfer none) (nullable): the toast in the window of @widget whose button undoes the
 * last step. */
AdwToast *pandoria_notices_get_undo_toast (GtkWidget *widget);
