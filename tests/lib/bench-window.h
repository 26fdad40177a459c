/* The window of the program, as the benchmarks use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-application.h"
#include "pandoria-window.h"

/** Opens a window of a new @application (out) (transfer full), even if another is running. Returns:
 * (transfer none) */
PandoriaWindow *bench_window_open (PandoriaApplication **application);
/** Waits until @window has been painted again. */
void bench_window_wait_until_painted (PandoriaWindow *window);
