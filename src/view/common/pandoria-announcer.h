/* Tells screen readers what has happened, in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Has @text (a sentence, or several) read out to who listens; @widget: anything in the window that it concerns. What is
 * announced in one act, up to the moment when the program waits again, is read out as one announcement, in the order given; so
 * is what is announced while the keyboard moves, for what has it is read out first. Nothing is lost, and the same text is read out
 * again when it is announced again after it was read out; what waits already is said once. NULL or an empty text, or a widget
 * that is in no window, announces nothing.
 */
void pandoria_announce (GtkWidget *widget, const char *text);

/** As pandoria_announce(), for what is chosen in @widget now: the choice before, where it still waits, is no longer said. */
void pandoria_announce_choice (GtkWidget *widget, const char *text);

/**
 * Gives @window the title @title, which is read out where it is another one, behind what is announced in the same act. Set when
 * the program waits again.
 */
void pandoria_announce_title (GtkWindow *window, const char *title);

/** Sets the accessible description of @widget; NULL: its tooltip, or none. */
void pandoria_describe (GtkWidget *widget, const char *description);

G_END_DECLS
