/* PandoriaApplication: a single instance that opens files, and has the commands and styles of all
 * windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_APPLICATION (pandoria_application_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaApplication, pandoria_application, PANDORIA, APPLICATION,
                      AdwApplication)

PandoriaApplication *pandoria_application_new (void);
