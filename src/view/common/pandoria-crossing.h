/* PandoriaCrossing: what it leads to that pointer or keyboard leave one widget and come to the next, one turn of the main loop later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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

G_END_DECLS
