/* Workarounds for single versions of GTK or libadwaita, and for what newer ones do differently. The
 * program is written for GTK 4.8 and libadwaita 1.2. HACKING has the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Whether GTK announces texts itself. */
#define PANDORIA_GTK_ANNOUNCES GTK_CHECK_VERSION (4, 14, 0)

/** Does the same as adw_message_dialog_new(). The text scrolls if it does not fit. */
GtkWidget *pandoria_compat_message_dialog_new (GtkWindow *parent, const char *heading,
                                               const char *body);

/** Scrolls @list, a GtkListView or GtkGridView, to the row at @position. */
void pandoria_compat_scroll_to (GtkWidget *list, guint position);

/** Does the same as g_set_str() of GLib 2.76. Returns: whether @to, which is copied, is another
 * text than *@text. */
gboolean pandoria_set_str (char **text, const char *to);

/** Keeps a layout of @window from cancelling a click whose release GTK has not read yet. */
void pandoria_compat_keep_presses (GtkWidget *window);

/* --- crossings ------------------------------------------------------------------------------ */

/**
 * PandoriaCrossing: a member of the widget that is left or entered, all 0 at first.
 *
 * GTK 4.8 emits "leave" before the pointer or the focus has reached the other widget. A handler
 * that removes that widget (such as a row of the ledger that belongs to a preview) would make GTK
 * use a dead widget. So handlers are called when GTK has finished, in the order of the events.
 */
typedef struct
{
  guint source; /* 0: nothing waits */
  void (*tell) (gpointer widget);
  gpointer widget;
} PandoriaCrossing;

/** Calls the function with @widget (not owned) soon, only once even after repeated calls. */
void pandoria_crossing_tell_later (PandoriaCrossing *self, void (*tell) (gpointer widget),
                                   gpointer widget);
/** Cancels the call: when the pointer or focus returns, and in dispose. */
void pandoria_crossing_drop (PandoriaCrossing *self);

/* --- where the keyboard comes and goes ------------------------------------------------------ */

/** Moves the focus to @widget. Screen readers also hear of it if the widget is shown only later. */
void pandoria_focus (GtkWidget *widget);

/**
 * Moves the focus like pandoria_focus(), but places the cursor after the text of @editable and
 * selects nothing: GTK 4.8 lets the cursor blink in a selection, and prints a warning.
 */
void pandoria_focus_text (GtkEditable *editable);

/**
 * Removes the focus from @part before it is hidden. Otherwise GTK 4.8 holds @part until it finds
 * another focus in the next frame, and leaks it if a second part with the focus is hidden in the
 * same frame.
 *
 * Returns: whether the focus was in @part; afterwards no widget has it.
 */
gboolean pandoria_take_focus_from (GtkWidget *part);

/** Stores in *@before, a weak pointer, the focused widget of the window of @widget, unless it is in
 * @part. */
void pandoria_focus_remember (GtkWidget **before, GtkWidget *widget, GtkWidget *part);
/** Moves the focus to @before (nullable) if it is shown, otherwise to @fallback. */
void pandoria_focus_return (GtkWidget *before, GtkWidget *fallback);

/* --- how a bar of pages appears where the header has no room for it ------------------------- */

/** Reveals @bar while @title shows its title, because its switcher does not fit. Call it once, when
 * both exist. */
void pandoria_switcher_follow (AdwViewSwitcherBar *bar, AdwViewSwitcherTitle *title);
