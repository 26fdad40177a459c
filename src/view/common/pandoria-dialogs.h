/* Toasts and small dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Shows @text, without markup, in a toast. */
void pandoria_show_toast (AdwToastOverlay *toasts, const char *text);

/** Shows the failure @heading and its reason @body in a dialog with one button over @parent
 * (nullable). */
void pandoria_show_failure (GtkWindow *parent, const char *heading, const char *body);

/** Shows the lines of @text, which can be many, below @heading in a dialog over @parent. Returns:
 * (transfer none): the AdwMessageDialog, which has the response "close". */
GtkWidget *pandoria_show_lines (GtkWindow *parent, const char *heading, const char *text);

/**
 * Makes a dialog with @body (nullable), Cancel, and an entry called @label for at most @most
 * characters, which starts as
 * @text. Returns: the dialog, whose extra child is the entry.
 */
GtkWidget *pandoria_text_dialog_new (GtkWindow *parent, const char *heading, const char *body,
                                     const char *label, const char *text, int most);

/** PandoriaAnswered: what happens with the @response to @dialog. @data belongs to the question. */
typedef void (*PandoriaAnswered) (gpointer self, AdwMessageDialog *dialog, const char *response,
                                  gpointer data);

/**
 * Calls @answered with the object @self, if that is still there, when the user answers @dialog.
 * Takes @data, and frees it with @free_data (nullable) together with the dialog.
 */
void pandoria_dialog_when_answered (GtkWidget *dialog, PandoriaAnswered answered, gpointer self,
                                    gpointer data, GDestroyNotify free_data);

/** Makes @dialog as large as its text needs, but not larger than its parent. Call it before
 * presenting it. */
void pandoria_fit_to_parent (GtkWindow *dialog);
