/* Functions for the tests of the catalogue's editor: the handlers of its file dialogs, and a
 * button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue-window.h"

/** Do what the dialogs of the window do after a file was chosen. @as_table: writes CSV instead of
 * JSON. */
void pandoria_catalogue_window_import (PandoriaCatalogueWindow *self, const char *path);
void pandoria_catalogue_window_export (PandoriaCatalogueWindow *self, GFile *to, gboolean as_table);
/**
 * Makes a button that asks whether @value replaces the value of @printed in @games (element-type
 * PandoriaCardUse). If so, corrects them, and reports which games were not changed, and why.
 */
GtkWidget *pandoria_catalogue_correct_new (const PandoriaPrinted *printed, guint value,
                                           GPtrArray *games);
