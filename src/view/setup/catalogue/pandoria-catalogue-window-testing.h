/* Functions for the tests of the catalogue's editor: the handlers of its file dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue-window.h"

void pandoria_catalogue_window_import (PandoriaCatalogueWindow *self, const char *path);
void pandoria_catalogue_window_export (PandoriaCatalogueWindow *self, GFile *to, gboolean as_table);
