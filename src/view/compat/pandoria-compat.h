/* What works around one version of GTK or libadwaita, and what newer ones do differently.
 * The program is written for GTK 4.8 and libadwaita 1.2. HACKING has the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Returns whether pandoria_compat_announce() works here: GTK has the call from 4.14 on. */
gboolean pandoria_compat_can_announce (void);

/** Has screen readers read out @text, a sentence. Does nothing in GTK's accessibility for tests, which has no announcements. */
void pandoria_compat_announce (GtkAccessible *accessible, const char *text);

/**
 * Creates a message dialog as adw_message_dialog_new() does. libadwaita measures a heading that is longer than a line with less width than
 * it needs, of which GTK warns from 4.18 on.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *pandoria_compat_message_dialog_new (GtkWindow *parent, const char *heading, const char *body);

/**
 * Scrolls @list, a GtkListView or GtkGridView, to the row at @position. From 4.12 on GTK only estimates where a row is that was not in
 * sight, and leaves it cut off. It knows in the next frame, and this scrolls again then.
 */
void pandoria_compat_scroll_to (GtkWidget *list, guint position);

/* --- pandoria-announcer.c: tells screen readers what has happened, in a sentence ---------------------------------- */

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

/* --- pandoria-crossing.c ------------------------------------------------------------------------------------------ */
/* PandoriaCrossing: what it leads to that pointer or keyboard leave one widget and come to the next, one turn of the main loop later. */

/**
 * PandoriaCrossing: a member of the widget that is left or entered, all 0 at first.
 *
 * GTK 4.8 is still on its way from the widget that is left to the one that pointer or keyboard go to while it tells of this. Whatever takes
 * that other widget away (a row of the ledger that was there for a preview alone) would let GTK walk up from it into nothing. So such
 * a thing is done when GTK has arrived. Several are done in the order in which they were told.
 */
typedef struct
{
  guint source; /* 0: nothing is to be done */
  void (*tell) (gpointer widget);
  gpointer widget;
} PandoriaCrossing;

/** Calls @tell with @widget (not owned) soon; once, however often this is called before. */
void pandoria_crossing_tell_later (PandoriaCrossing *self, void (*tell) (gpointer widget), gpointer widget);
/** Nothing is to be done any more: for who is back, and for dispose. */
void pandoria_crossing_drop (PandoriaCrossing *self);

/* --- pandoria-focus.c: where the keyboard comes and goes ---------------------------------------------------------- */

/** Puts the keyboard on @widget, of which screen readers hear also where it comes into sight only later. */
void pandoria_focus (GtkWidget *widget);

/**
 * Puts the keyboard behind the text of @editable, of which nothing is selected: GTK 4.8 lets the mark of a place blink on in what is
 * selected with the focus, and warns of itself. Like pandoria_focus() else.
 */
void pandoria_focus_text (GtkEditable *editable);

/**
 * Takes the keyboard from @part if it is in there, before @part is hidden: GTK 4.8 looks for another place in the next frame, holds
 * @part until then, and forgets to let go of it when a second part that has the keyboard is hidden in the same frame.
 *
 * Returns: whether the keyboard was there; it is nowhere then.
 */
gboolean pandoria_take_focus_from (GtkWidget *part);

/** Remembers in *@before, a weak pointer, what has the keyboard in the window of @widget, unless that is in @part. */
void pandoria_focus_remember (GtkWidget **before, GtkWidget *widget, GtkWidget *part);
/** Puts the keyboard on @before (nullable) if it is shown, otherwise into @fallback. */
void pandoria_focus_return (GtkWidget *before, GtkWidget *fallback);

/* --- pandoria-names.c: takes the names of classes out of what screen readers say ---------------------------------- */

/**
 * From now on, no widget of the program brings the name of a class into what is read out: the picture of a button that has a name
 * of its own, the pages of a stack that have no title, menus. To be called as often as one likes.
 */
void pandoria_names_install (void);

/* --- pandoria-shortcuts.c: the order of pages of shortcuts ------------------------------------------------------- */

/** Puts the page with @first_group before the others in the window of shortcuts @overlay. */
void pandoria_compat_order_shortcuts (GtkWidget *overlay, GtkWidget *first_group);

/* --- pandoria-switcher.c: how a bar of pages appears where the header has no room for it -------------------------- */

/** Reveals @bar as long as @title has no room for its switcher and shows its title. To be called once, when both are there. */
void pandoria_switcher_follow (AdwViewSwitcherBar *bar, AdwViewSwitcherTitle *title);

/* --- pandoria-toasts.c: toasts one after the other, which can be taken away before their time --------------------- */

/**
 * Shows @toast (transfer full) on @overlay, when those that were added before it are over; or @at_once, in the place of the one
 * that is shown. All toasts of an overlay go through here.
 */
void pandoria_toasts_add (AdwToastOverlay *overlay, AdwToast *toast, gboolean at_once);
/**
 * Takes @toast away, which was added to @overlay, or out of the line; one that has hardly come, in a moment. Nothing is done when it
 * is over.
 */
void pandoria_toasts_dismiss (AdwToastOverlay *overlay, AdwToast *toast);
