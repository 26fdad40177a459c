/* Checks that a window has room for all that it shows, and reports a fault in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** RoomPlace: where a check is made, as the sentence of a fault names it. */
typedef struct
{
  const char *window; /* “the summary” */
  const char *state;  /* “the page of the course” */
  const char *part;   /* nullable: which of several in this state */
  int width, height;  /* of the content, in px */
  double text;        /* the size of text, 1 is normal */
  gboolean rtl;
} RoomPlace;

/**
 * Fails the test for each of these faults of @window:
 *
 * - its @content needs more than @width or @height of @place; or, if @is_dialog, more than a small
 *   screen has next to an on-screen keyboard, or turned sideways;
 * - a label is cut off, is beyond the edge of the window or of its row, or has an ellipsis although
 *   it must be complete;
 * - a control has no name for screen readers;
 * - in the test language PSEUDO: a text is not translated.
 */
void room_check (GtkWidget *window, GtkWidget *content, gboolean is_dialog, const RoomPlace *place);
/** Returns: whether the language of the environment is the pseudo-English of tests. */
gboolean room_is_pseudo (void);
