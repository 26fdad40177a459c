/* Waits for a place that a test is about to aim at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * Waits until @widget is laid out and has kept its place for four frames. A window that was just
 * opened is laid out more than once, panels slide, and lists scroll.
 */
void still_wait (GtkWidget *widget);
