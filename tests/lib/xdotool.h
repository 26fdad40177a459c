/* Controls the pointer and the keyboard of the display itself with xdotool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Returns: whether it is installed; otherwise the test is skipped. */
gboolean xdotool_is_there (void);
/** Presses @key like a keyboard: its meaning depends on the layout. */
void xdotool_press_key (const char *key);
/** Types @text, letter by letter, at the speed of a good typist. The main loop runs meanwhile. */
void xdotool_type (const char *text);
/**
 * Moves the pointer directly to (@x, @y) in @widget, without crossing anything in between. Waits
 * until @widget keeps its place, like all functions here that aim at one.
 */
void xdotool_move (GtkWidget *widget, double x, double y);
/** Moves the pointer directly to the middle of @widget. */
void xdotool_move_onto (GtkWidget *widget);
/** Moves the pointer to the corner of the display, where it begins, if it was moved. Otherwise it
 * rests on the next window. */
void xdotool_put_back (void);
/** Presses the button of the pointer, or releases it. */
void xdotool_hold (gboolean down);
/** Presses the middle of @widget. */
void xdotool_click (GtkWidget *widget);
/** Turns the wheel by @n notches over the middle of @widget. */
void xdotool_turn_wheel (GtkWidget *widget, gboolean down, guint n);
/** Presses @key of the keyboard and holds it, or releases it. */
void xdotool_hold_key (const char *key, gboolean down);
/** Presses the middle of each of @n @widgets, as fast as possible. The main loop runs meanwhile. */
void xdotool_click_fast (GtkWidget *const *widgets, guint n);
