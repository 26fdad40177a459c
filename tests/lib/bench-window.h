/* The window of the program, as the benchmarks use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-application.h"
#include "pandoria-window.h"

/** Opens a window of an @application (out) (transfer full) that is not the one that may be running. Returns: (transfer none): it. */
PandoriaWindow *bench_window_open (PandoriaApplication **application);
/** Returns when @window has been painted again. */
void bench_window_wait_until_painted (PandoriaWindow *window);
